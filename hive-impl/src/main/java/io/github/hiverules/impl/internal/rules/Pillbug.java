package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The Pillbug's special ability (R4.9): it takes a neighbouring piece, own or enemy, over its back to another empty cell
 * beside it. Both halves obey R3.4 as a climb. The thrown piece stands alone on the ground, does not rest (R5.1), and lifting
 * it does not split the hive (R3.2). The Pillbug itself may be pinned, but neither covered nor at rest. A Mosquito beside a
 * Pillbug throws as well (R4.7). How the Pillbug moves on its own (R4.8) is in {@link QueenBee}.
 */
public final class Pillbug {
    /** The height from which a thrown piece goes over the Pillbug's back. */
    private static final int BACK = 1;

    private Pillbug() {}

    /** The pieces of the side to move that may throw in this turn: its Pillbug, its Mosquito beside a Pillbug. */
    public static int throwers(Board board) {
        int color = board.sideToMove();
        int candidates = 1 << Pieces.pillbug(color) | 1 << Pieces.mosquito(color);
        int able = candidates & board.placed & ~board.covered;
        if (board.resting >= 0) {
            able &= ~(1 << board.resting);
        }
        int mosquito = Pieces.mosquito(color);
        if ((able >> mosquito & 1) != 0 && !Mosquito.copiesPillbug(board, board.cellOf[mosquito])) {
            able &= ~(1 << mosquito);
        }
        return able;
    }

    /** Whether the piece on that cell may be thrown as far as it itself is concerned. */
    private static boolean mayBeThrown(Board board, int cell) {
        return board.height[cell] == 1 && board.top[cell] != board.resting && !OneHive.isPinned(board, cell);
    }

    /** The directions in which a thrower may put a piece down. */
    private static int putsDown(Board board, int thrower) {
        return Slide.openAbove(board, thrower, BACK, ~board.occupiedAround(thrower) & Grid.ALL_AROUND);
    }

    /** Collects where the piece on that cell may be thrown to. */
    public static void collectThrows(Board board, int throwers, int from, CellSet into) {
        for (int rest = throwers; rest != 0; rest &= rest - 1) {
            int thrower = board.cellOf[Integer.numberOfTrailingZeros(rest)];
            int direction = Grid.directionTo(thrower, from);
            if (direction >= 0
                    && mayBeThrown(board, from)
                    && Slide.openAbove(board, thrower, BACK, 1 << direction) != 0) {
                Steps.collect(thrower, putsDown(board, thrower), into);
            }
        }
    }

    /** Where the piece on that cell, which stands alone and may leave it, may be thrown to, from {@link Nearby} its own. */
    static long thrown(Board board, int throwers, int from) {
        long thrown = 0;
        for (int rest = throwers; rest != 0; rest &= rest - 1) {
            int thrower = board.cellOf[Integer.numberOfTrailingZeros(rest)];
            int direction = Grid.directionTo(from, thrower);
            if (direction >= 0 && Slide.openAbove(board, thrower, BACK, 1 << Grid.opposite(direction)) != 0) {
                thrown |= Nearby.neighbors(Nearby.step(Nearby.CENTER, direction), putsDown(board, thrower));
            }
        }
        return thrown;
    }

    /** The uppermost pieces beside those. */
    static int besides(Board board, int throwers) {
        int beside = 0;
        for (int rest = throwers; rest != 0; rest &= rest - 1) {
            int cell = board.cellOf[Integer.numberOfTrailingZeros(rest)];
            for (int directions = board.occupiedAround(cell); directions != 0; directions &= directions - 1) {
                beside |= 1 << board.top[Grid.neighbor(cell, Integer.numberOfTrailingZeros(directions))];
            }
        }
        return beside;
    }
}
