// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.Pieces;

/**
 * The Pillbug's special ability (R4.9): it lifts a neighbouring piece of either side over its back to an empty cell
 * beside the Pillbug.
 *
 * <p>R3.4 applies to both halves of the throw. The thrown piece must be alone on the ground, and no rule may forbid
 * {@linkplain Lifting lifting} it. The Pillbug may be pinned, but neither covered nor resting. A Mosquito beside a
 * Pillbug can throw too (R4.7). For the Pillbug's own movement (R4.8), see {@link QueenBee}.
 *
 * <p>Code outside this class that depends on throws:
 *
 * <ul>
 * <li>{@code RestCheck} in hive-api: it checks whether a resting piece may have been thrown to its cell.
 * <li>{@link Lifting#candidates}: pieces beside throwers are candidates, regardless of their colour.
 * <li>{@link io.github.hiverules.impl.board.Nearby}: its radius of three cells includes the ends of throws, two steps
 * away.
 * <li>{@code MoveCounter.countReplies} and {@code MoveLister.list}: two placements on one cell have the same replies.
 * The placed piece is not beside a thrower of the other side (R2.2), or the other side's Queen Bee is in the hand.
 * <li>{@code RaceSearch}: a throw moves the Queen Bee at most two cells ({@code hasTrapNear}), and no other move can
 * take more than one liberty from her.
 * <li>{@code Solver}: a throw of the Queen Bee may win although she has several liberties ({@code canBeThrown}).
 * </ul>
 */
public final class Pillbug {
    // Each constant is one bit of a set of violations.
    /** The piece that would throw is covered (R3.3). */
    public static final int THROWER_COVERED = 1;

    /** The piece that would throw is resting (R5.1). */
    public static final int THROWER_RESTING = 1 << 1;

    /** The thrown piece is part of a stack. */
    public static final int THROWN_FROM_STACK = 1 << 2;

    /** The destination of the throw is occupied. */
    public static final int THROWN_ONTO_PIECES = 1 << 3;

    /** The first half of the throw, up onto the Pillbug, has no room (R3.4). */
    public static final int NO_ROOM_UP = 1 << 4;

    /** The second half of the throw, down from the Pillbug, has no room (R3.4). */
    public static final int NO_ROOM_DOWN = 1 << 5;

    /** The height of a thrower's cell. A thrower is alone on the ground. */
    private static final int THROWER_HEIGHT = 1;

    private Pillbug() {}

    /**
     * Returns the pieces of the side to move that have the Pillbug's ability: its Pillbug on the table, and its
     * Mosquito beside a Pillbug.
     */
    public static int withAbility(Board board) {
        int color = board.sideToMove();
        int able = 1 << Pieces.pillbug(color) & board.placed;
        int mosquito = Pieces.mosquito(color);
        return board.isPlaced(mosquito) && Mosquito.copiesPillbug(board, board.cellOf[mosquito])
                ? able | 1 << mosquito
                : able;
    }

    /**
     * Returns the violations if a piece with the Pillbug's ability throws, regardless of the thrown piece; 0 if there
     * are none.
     */
    private static int throwerViolations(Board board, int thrower) {
        return (board.isCovered(thrower) ? THROWER_COVERED : 0) | (board.isResting(thrower) ? THROWER_RESTING : 0);
    }

    /**
     * Returns the violations of a throw between two cells beside the thrower; 0 if there are none. Excludes the rules
     * of {@link Lifting}.
     */
    public static int violations(Board board, int thrower, int from, int to) {
        int throwerCell = board.cellOf[thrower];
        return throwerViolations(board, thrower)
                | (standsAlone(board, from) ? 0 : THROWN_FROM_STACK)
                | (board.isEmpty(to) ? 0 : THROWN_ONTO_PIECES)
                | (open(board, throwerCell, 1 << Grid.directionTo(throwerCell, from)) == 0 ? NO_ROOM_UP : 0)
                | (open(board, throwerCell, 1 << Grid.directionTo(throwerCell, to)) == 0 ? NO_ROOM_DOWN : 0);
    }

    /** Returns the pieces of the side to move that may throw in this turn. */
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

    /** Returns the top pieces on the cells beside the throwers. */
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

    /** Returns the directions of a set in which a thrower has room to lift a piece or to put it down. */
    private static int open(Board board, int throwerCell, int directions) {
        return Slide.openAbove(board, throwerCell, THROWER_HEIGHT, directions);
    }

    /**
     * Returns the cells that throwers may throw the piece on a cell to, as a set of {@link Nearby} around that cell.
     * Ignores the rules of {@link Lifting}.
     */
    public static long thrown(Board board, int throwers, int from) {
        long thrown = 0;
        if (standsAlone(board, from)) {
            for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
                int throwerCell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
                int direction = Grid.directionTo(from, throwerCell);
                if (direction >= 0 && open(board, throwerCell, 1 << Grid.opposite(direction)) != 0) {
                    int empty = ~board.occupiedAround(throwerCell) & Grid.ALL_AROUND;
                    thrown |= Nearby.neighbors(Nearby.step(Nearby.CENTER, direction), open(board, throwerCell, empty));
                }
            }
        }
        return thrown;
    }
}
