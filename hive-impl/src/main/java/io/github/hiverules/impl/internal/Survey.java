package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Figures;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.SideFigures;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Counts what can be counted about a position (R8), by putting the rules' own questions for one side after the other. */
public final class Survey {
    private final Board board;
    private final Whereabouts whereabouts;

    private Survey(Board board, Whereabouts whereabouts) {
        this.board = board;
        this.whereabouts = whereabouts;
    }

    /** The figures of both sides. Turns are passed on the board meanwhile, so that it shows another turn afterwards. */
    public static Figures of(Board board, Whereabouts whereabouts) {
        Survey survey = new Survey(board, whereabouts);
        boolean whiteMoves = board.sideToMove() == Pieces.WHITE;
        SideFigures mover = survey.passedTo(whiteMoves ? Color.WHITE : Color.BLACK);
        SideFigures other = survey.passedTo(whiteMoves ? Color.BLACK : Color.WHITE);
        return whiteMoves ? new Figures(mover, other) : new Figures(other, mover);
    }

    /** The figures of that side, after passes until it is its turn and nothing rests. */
    private SideFigures passedTo(Color color) {
        while (board.sideToMove() != color.ordinal() || board.resting() >= 0) {
            board.make(PackedMove.PASS);
        }
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        List<Piece> pinned = new ArrayList<>();
        List<Piece> shutIn = new ArrayList<>();
        List<Piece> covered = new ArrayList<>();
        boolean mayMove = Rules.mayMovePieces(board);
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
                if (isShutIn(board, index, cell)) {
                    shutIn.add(piece);
                }
            }
            if (mayMove) {
                Rules.destinations(board, index, 0);
            } else {
                board.reach.clear();
            }
            reach.put(piece, cells());
        }
        board.reach.clear();
        Placing.collectCells(board, board.reach);
        return new SideFigures(
                color,
                liberties(color.ordinal()),
                reach,
                Set.copyOf(pinned),
                Set.copyOf(shutIn),
                Set.copyOf(covered),
                cells());
    }

    private OptionalInt liberties(int color) {
        return board.isPlaced(Pieces.queen(color))
                ? OptionalInt.of(Ending.queenLiberties(board, color))
                : OptionalInt.empty();
    }

    /**
     * Whether a piece alone on the ground can't slide out, though a cell beside it is empty, and has no other movement.
     *
     * <p>Beside a piece with empty and occupied cells around it there is always an empty cell with an occupied one on one side;
     * with an empty one on the other side it would be a ground step. So where there is none, each is barred by R3.4.
     */
    static boolean isShutIn(Board board, int piece, int cell) {
        if (board.occupiedAround(cell) == 0
                || board.occupiedAround(cell) == Grid.ALL_AROUND
                || Slide.groundSteps(board, cell) != 0) {
            return false;
        }
        board.reach.clear();
        Rules.collect(board, Pieces.bug(piece), cell, board.reach);
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
