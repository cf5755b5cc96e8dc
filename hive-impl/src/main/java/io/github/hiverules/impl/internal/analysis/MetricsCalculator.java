package io.github.hiverules.impl.internal.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CoordinateMap;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.Placing;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import io.github.hiverules.impl.internal.rules.Slide;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Counts what can be counted about a position (R8), by putting the rules' own questions for one side after the other. */
public final class MetricsCalculator {
    private final Board board;
    private final CoordinateMap whereabouts;

    private MetricsCalculator(Board board, CoordinateMap whereabouts) {
        this.board = board;
        this.whereabouts = whereabouts;
    }

    /** The figures of both sides. Turns are passed on the board meanwhile, so that it shows another turn afterwards. */
    public static PositionMetrics of(Board board, CoordinateMap whereabouts) {
        MetricsCalculator survey = new MetricsCalculator(board, whereabouts);
        boolean whiteMoves = board.sideToMove() == Pieces.WHITE;
        SideMetrics mover = survey.passedTo(whiteMoves ? Color.WHITE : Color.BLACK);
        SideMetrics other = survey.passedTo(whiteMoves ? Color.BLACK : Color.WHITE);
        return whiteMoves ? new PositionMetrics(mover, other) : new PositionMetrics(other, mover);
    }

    /** The figures of that side, after passes until it is its turn and nothing rests. */
    private SideMetrics passedTo(Color color) {
        while (board.sideToMove() != color.ordinal() || board.resting() >= 0) {
            board.make(PackedMove.PASS);
        }
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        List<Piece> pinned = new ArrayList<>();
        List<Piece> gated = new ArrayList<>();
        List<Piece> covered = new ArrayList<>();
        boolean mayMove = MoveGenerator.mayMovePieces(board);
        for (int rest = board.placed & Pieces.ofColor(color.ordinal()); rest != 0; rest &= rest - 1) {
            int index = Integer.numberOfTrailingZeros(rest);
            Piece piece = Piece.values().get(index);
            int cell = board.cellOf[index];
            if (board.isCovered(index)) {
                covered.add(piece);
            } else if (board.height[cell] == 1) {
                if (OneHive.isPinned(board, cell)) {
                    pinned.add(piece);
                }
                if (isGated(board, index, cell)) {
                    gated.add(piece);
                }
            }
            if (mayMove) {
                MoveGenerator.destinations(board, index, 0);
            } else {
                board.reach.clear();
            }
            reach.put(piece, cells());
        }
        board.reach.clear();
        Placing.collectCells(board, board.reach);
        return new SideMetrics(
                color,
                liberties(color.ordinal()),
                reach,
                Set.copyOf(pinned),
                Set.copyOf(gated),
                Set.copyOf(covered),
                cells());
    }

    private OptionalInt liberties(int color) {
        return board.isPlaced(Pieces.queen(color))
                ? OptionalInt.of(QueenSurround.queenLiberties(board, color))
                : OptionalInt.empty();
    }

    /**
     * Whether a piece alone on the ground can't slide out, though a cell beside it is empty, and has no other movement.
     *
     * <p>Beside a piece with empty and occupied cells around it there is always an empty cell with an occupied one on one side;
     * with an empty one on the other side it would be a ground step. So where there is none, each is barred by R3.4.
     */
    public static boolean isGated(Board board, int piece, int cell) {
        if (board.occupiedAround(cell) == 0
                || board.occupiedAround(cell) == Grid.ALL_AROUND
                || Slide.groundSteps(board, cell) != 0) {
            return false;
        }
        board.reach.clear();
        MoveGenerator.collect(board, Pieces.bug(piece), cell, board.reach);
        return board.reach.size() == 0;
    }

    private Set<Hex> cells() {
        Set<Hex> cells = new HashSet<>();
        for (int i = 0; i < board.reach.size(); i++) {
            cells.add(whereabouts.hexOf(board, board.reach.get(i)));
        }
        return cells;
    }
}
