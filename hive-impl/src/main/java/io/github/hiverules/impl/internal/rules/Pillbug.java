// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The Pillbug's special ability (R4.9): it takes a neighbouring piece, own or enemy, over its back to another empty cell
 * beside it. Both halves obey R3.4 as a climb. The thrown piece stands alone on the ground, and nothing forbids
 * {@linkplain Lifting lifting} it. The Pillbug itself may be pinned, but neither covered nor at rest. A Mosquito beside a
 * Pillbug throws as well (R4.7). How the Pillbug moves on its own (R4.8) is in {@link QueenBee}.
 */
public final class Pillbug {
    // Sets of violations are masks of these.
    /** The piece that would throw is covered (R3.3). */
    public static final int THROWER_COVERED = 1;

    /** The piece that would throw rests (R5.1). */
    public static final int THROWER_RESTING = 1 << 1;

    /** The piece to be thrown is part of a stack. */
    public static final int THROWN_FROM_STACK = 1 << 2;

    /** The cell it is to be thrown to is occupied. */
    public static final int THROWN_ONTO_PIECES = 1 << 3;

    /** The first half of the throw, up onto the Pillbug, has no room (R3.4). */
    public static final int NO_ROOM_UP = 1 << 4;

    /** The second half of the throw, down from the Pillbug, has no room (R3.4). */
    public static final int NO_ROOM_DOWN = 1 << 5;

    /** The height from which a thrown piece goes over the Pillbug's back. */
    private static final int BACK = 1;

    private Pillbug() {}

    /** The pieces on the table that have the ability and belong to the side to move: its Pillbug, and its Mosquito beside a Pillbug. */
    public static int withAbility(Board board) {
        int color = board.sideToMove();
        int able = 1 << Pieces.pillbug(color) & board.placed;
        int mosquito = Pieces.mosquito(color);
        return board.isPlaced(mosquito) && Mosquito.copiesPillbug(board, board.cellOf[mosquito])
                ? able | 1 << mosquito
                : able;
    }

    /** The rules that keep a piece with the ability from throwing anything; 0 if none does. */
    private static int throwerViolations(Board board, int thrower) {
        return (board.isCovered(thrower) ? THROWER_COVERED : 0)
                | (Rest.isResting(board, thrower) ? THROWER_RESTING : 0);
    }

    /**
     * The rules that keep a piece with the ability from throwing the piece on a neighbouring cell to another neighbouring cell, if
     * that piece may be lifted; 0 if none does.
     */
    public static int violations(Board board, int thrower, int from, int to) {
        int over = board.cellOf[thrower];
        return throwerViolations(board, thrower)
                | (standsAlone(board, from) ? 0 : THROWN_FROM_STACK)
                | (board.isEmpty(to) ? 0 : THROWN_ONTO_PIECES)
                | (takesUp(board, over, Grid.directionTo(over, from)) ? 0 : NO_ROOM_UP)
                | (putsDown(board, over, 1 << Grid.directionTo(over, to)) == 0 ? NO_ROOM_DOWN : 0);
    }

    /** The pieces of the side to move that may throw in this turn. */
    public static int throwers(Board board) {
        int throwers = withAbility(board);
        for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
            int thrower = Integer.numberOfTrailingZeros(remaining);
            if (throwerViolations(board, thrower) != 0) {
                throwers ^= 1 << thrower;
            }
        }
        return throwers;
    }

    /** The uppermost pieces on the cells beside any of those pieces. */
    public static int piecesBeside(Board board, int throwers) {
        int beside = 0;
        for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
            int cell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
            for (int directions = board.occupiedAround(cell); directions != 0; directions &= directions - 1) {
                beside |= 1 << board.top[Grid.neighbor(cell, Integer.numberOfTrailingZeros(directions))];
            }
        }
        return beside;
    }

    private static boolean standsAlone(Board board, int cell) {
        return board.height[cell] == 1;
    }

    private static boolean takesUp(Board board, int thrower, int direction) {
        return Slide.openAbove(board, thrower, BACK, 1 << direction) != 0;
    }

    /** Those of the directions in which there is room to put a piece down. */
    private static int putsDown(Board board, int thrower, int directions) {
        return Slide.openAbove(board, thrower, BACK, directions);
    }

    /** The cells that the piece on a cell may be thrown to, if it may be lifted: a set of {@link Nearby} that cell. */
    public static long thrown(Board board, int throwers, int from) {
        long thrown = 0;
        if (standsAlone(board, from)) {
            for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
                int thrower = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
                int direction = Grid.directionTo(from, thrower);
                if (direction >= 0 && takesUp(board, thrower, Grid.opposite(direction))) {
                    int empty = ~board.occupiedAround(thrower) & Grid.ALL_AROUND;
                    thrown |= Nearby.neighbors(Nearby.step(Nearby.CENTER, direction), putsDown(board, thrower, empty));
                }
            }
        }
        return thrown;
    }

    static void collectThrows(Board board, int throwers, int from, CellSet into) {
        Nearby.collect(from, thrown(board, throwers, from), into);
    }
}
