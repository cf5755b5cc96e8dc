// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.Pieces;

/**
 * The Pillbug's special ability (R4.9). A Pillbug can throw a neighbouring piece of either side. The Pillbug lifts the
 * piece over its back to an empty cell beside the Pillbug.
 *
 * <p>R3.4 applies to both halves of the throw. The thrown piece must be alone on the ground. The rules of {@link
 * Lifting} apply to the thrown piece. A pinned Pillbug can throw, but a covered or resting Pillbug can't. A Mosquito
 * beside a Pillbug can throw too (R4.7). For the Pillbug's own movement (R4.8), see {@link QueenBee}.
 *
 * <p>Other classes depend on how throws work:
 *
 * <ul>
 * <li>{@code RestCheck} in hive-api checks whether a resting piece may have been thrown to its cell.
 * <li>{@link Lifting#candidates} includes pieces of both colours beside throwers.
 * <li>{@link io.github.hiverules.impl.board.Nearby} must include all cells two steps away, because a throw may end
 * there.
 * <li>{@code MoveCounter.countReplies} assumes that the opponent can't throw a placed piece. The placed piece touches
 * no enemy piece (R2.2), or the opponent's Queen Bee is in the hand (R3.1).
 * <li>{@code RaceSearch.hasTrapNear} assumes that a throw moves the Queen Bee at most two cells.
 * <li>{@code RaceSearch} assumes that only a throw can take several liberties from the Queen Bee in one move.
 * <li>{@code Solver.canBeThrown}: a throw of the Queen Bee may win even if she has several liberties.
 * </ul>
 */
public final class Pillbug {
    // Each violation is one bit of a mask.
    /** The throwing piece is covered (R3.3). */
    public static final int THROWER_COVERED = 1;

    /** The throwing piece is resting (R5.1). */
    public static final int THROWER_RESTING = 1 << 1;

    /** The thrown piece is part of a stack. */
    public static final int THROWN_FROM_STACK = 1 << 2;

    /** The destination of the throw is occupied. */
    public static final int THROWN_ONTO_PIECES = 1 << 3;

    /** The thrown piece has no room for the step up onto the thrower (R3.4). */
    public static final int NO_ROOM_UP = 1 << 4;

    /** The thrown piece has no room for the step down from the thrower (R3.4). */
    public static final int NO_ROOM_DOWN = 1 << 5;

    /** The height of a thrower's cell. A thrower is never part of a stack. */
    private static final int THROWER_HEIGHT = 1;

    private Pillbug() {}

    /**
     * Returns the pieces of the side to move that have the Pillbug's ability, even if they may not throw now. These are
     * a Pillbug on the table and a Mosquito beside a Pillbug.
     */
    public static int withAbility(Board board) {
        int color = board.sideToMove();
        int able = 1 << Pieces.pillbug(color) & board.placed();
        int mosquito = Pieces.mosquito(color);
        return board.isPlaced(mosquito) && Mosquito.copiesPillbug(board, board.cellOf[mosquito])
                ? able | 1 << mosquito
                : able;
    }

    private static int throwerViolations(Board board, int thrower) {
        return (board.isCovered(thrower) ? THROWER_COVERED : 0) | (board.isResting(thrower) ? THROWER_RESTING : 0);
    }

    /**
     * Returns the violations of a throw between two cells beside the thrower, or 0 if there are none. Ignores the rules
     * of {@link Lifting}.
     */
    public static int violations(Board board, int thrower, int from, int to) {
        int throwerCell = board.cellOf[thrower];
        return throwerViolations(board, thrower)
                | (standsAlone(board, from) ? 0 : THROWN_FROM_STACK)
                | (board.isEmpty(to) ? 0 : THROWN_ONTO_PIECES)
                | (withRoom(board, throwerCell, 1 << Grid.directionTo(throwerCell, from)) == 0 ? NO_ROOM_UP : 0)
                | (withRoom(board, throwerCell, 1 << Grid.directionTo(throwerCell, to)) == 0 ? NO_ROOM_DOWN : 0);
    }

    /** Returns the throwers: the pieces of the side to move that may throw this turn. */
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

    private static int withRoom(Board board, int throwerCell, int directions) {
        return Slide.openAbove(board, throwerCell, THROWER_HEIGHT, directions);
    }

    /**
     * Returns the cells that a piece may be thrown to, as a set of {@link Nearby} around the piece's cell. Ignores the
     * rules of {@link Lifting}.
     *
     * @param from the cell of the thrown piece
     */
    public static long thrown(Board board, int throwers, int from) {
        long thrown = 0;
        if (standsAlone(board, from)) {
            for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
                int throwerCell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
                int direction = Grid.directionTo(from, throwerCell);
                if (direction >= 0 && withRoom(board, throwerCell, 1 << Grid.opposite(direction)) != 0) {
                    int empty = ~board.occupiedAround(throwerCell) & Grid.ALL_AROUND;
                    thrown |= Nearby.neighbors(
                            Nearby.step(Nearby.CENTER, direction), withRoom(board, throwerCell, empty));
                }
            }
        }
        return thrown;
    }
}
