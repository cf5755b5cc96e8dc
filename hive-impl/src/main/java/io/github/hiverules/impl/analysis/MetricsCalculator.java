// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.spi.MetricsOfSide;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.QueenSurround;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Computes the metrics of one side (R8). */
public final class MetricsCalculator {
    private final MoveGenerator generator;
    private final Board board;

    private MetricsCalculator(MoveGenerator generator) {
        this.generator = generator;
        board = generator.board();
    }

    /** Returns the metrics of a side. If the other side is to move, first makes a pass on the board. */
    public static MetricsOfSide of(Board board, int side) {
        board.endRest();
        if (board.sideToMove() != side) {
            board.make(PackedMove.PASS);
        }
        return new MetricsCalculator(new MoveGenerator(board)).metrics(side);
    }

    private MetricsOfSide metrics(int side) {
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        Set<Piece> pinned = new HashSet<>();
        Set<Piece> gated = new HashSet<>();
        Set<Piece> covered = new HashSet<>();
        for (int remaining = board.placed() & Pieces.ofColor(side); remaining != 0; remaining &= remaining - 1) {
            int index = Integer.numberOfTrailingZeros(remaining);
            Piece piece = Piece.values().get(index);
            if (board.isCovered(index)) {
                covered.add(piece);
            }
            if (OneHive.isPinned(board, board.cellOf[index])) {
                pinned.add(piece);
            }
            if (generator.isGated(index)) {
                gated.add(piece);
            }
            reach.put(piece, cells(generator.destinations(index, 0)));
        }
        return new MetricsOfSide(liberties(side), reach, pinned, gated, covered, placementCells(side));
    }

    private OptionalInt liberties(int color) {
        int liberties = QueenSurround.queenLiberties(board, color);
        return liberties < 0 ? OptionalInt.empty() : OptionalInt.of(liberties);
    }

    /** Returns the placement cells of a side. Only White can place the game's first piece. */
    private Set<Hex> placementCells(int side) {
        return board.placed() == 0 && side == Pieces.BLACK ? Set.of() : cells(generator.placementCells());
    }

    private Set<Hex> cells(CellSet cells) {
        Set<Hex> hexes = new HashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            hexes.add(board.coordinates.hexOf(cells.get(i)));
        }
        return hexes;
    }
}
