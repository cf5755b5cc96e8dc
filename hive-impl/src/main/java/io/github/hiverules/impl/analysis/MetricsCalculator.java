// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.SideMetrics;
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

/** Computes the metrics of a position (R8), for one side after the other. */
public final class MetricsCalculator {
    private final MoveGenerator generator;
    private final Board board;

    private MetricsCalculator(MoveGenerator generator) {
        this.generator = generator;
        board = generator.board();
    }

    /** Returns the metrics of both sides. Passes on the board if needed, so the board's turn changes. */
    public static PositionMetrics of(Board board) {
        MetricsCalculator calculator = new MetricsCalculator(new MoveGenerator(board));
        board.endRest();
        boolean whiteMoves = board.sideToMove() == Pieces.WHITE;
        SideMetrics mover = calculator.metrics(whiteMoves ? Color.WHITE : Color.BLACK);
        board.make(PackedMove.PASS);
        SideMetrics other = calculator.metrics(whiteMoves ? Color.BLACK : Color.WHITE);
        return whiteMoves ? PositionMetrics.of(mover, other) : PositionMetrics.of(other, mover);
    }

    /** Returns the metrics of the side to move. */
    private SideMetrics metrics(Color color) {
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        Set<Piece> pinned = new HashSet<>();
        Set<Piece> gated = new HashSet<>();
        Set<Piece> covered = new HashSet<>();
        for (int remaining = board.placed & Pieces.ofColor(color.ordinal());
                remaining != 0;
                remaining &= remaining - 1) {
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
        return SideMetrics.of(
                color, liberties(color.ordinal()), reach, pinned, gated, covered, cells(generator.placementCells()));
    }

    private OptionalInt liberties(int color) {
        return board.isPlaced(Pieces.queen(color))
                ? OptionalInt.of(QueenSurround.queenLiberties(board, color))
                : OptionalInt.empty();
    }

    private Set<Hex> cells(CellSet cells) {
        Set<Hex> hexes = new HashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            hexes.add(board.coordinates.hexOf(cells.get(i)));
        }
        return hexes;
    }
}
