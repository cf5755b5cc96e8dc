// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import java.util.Arrays;

/**
 * The moves made on a {@link Board}. Each move is packed into a {@code long} together with the data to undo the move.
 */
final class MadeMoves {
    // From the lowest bit: origin + 1, move, previous resting piece + 1, previous tally.
    private static final int FROM_MASK = (1 << 11) - 1;
    private static final int MOVE_SHIFT = 11;
    private static final int MOVE_MASK = (1 << 15) - 1;
    private static final int REST_SHIFT = 26;
    private static final int REST_MASK = (1 << 5) - 1;
    private static final int TALLY_SHIFT = 32;

    private long[] moves = new long[64];

    private int size;

    /** Removes all moves. */
    void clear() {
        size = 0;
    }

    /**
     * Adds a move.
     *
     * @param from the origin, or {@link Pieces#NONE} for a placement or a pass
     */
    void add(int move, int from, int resting, int tally) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = (long) tally << TALLY_SHIFT | (resting + 1 << REST_SHIFT | move << MOVE_SHIFT | from + 1);
    }

    /**
     * Removes the last move and returns its index. The data of the removed move stays valid until {@link #add} is
     * called.
     */
    int removeLast() {
        return --size;
    }

    int size() {
        return size;
    }

    int move(int index) {
        return (int) moves[index] >> MOVE_SHIFT & MOVE_MASK;
    }

    int from(int index) {
        return ((int) moves[index] & FROM_MASK) - 1;
    }

    int resting(int index) {
        return ((int) moves[index] >> REST_SHIFT & REST_MASK) - 1;
    }

    int tally(int index) {
        return (int) (moves[index] >> TALLY_SHIFT);
    }
}
