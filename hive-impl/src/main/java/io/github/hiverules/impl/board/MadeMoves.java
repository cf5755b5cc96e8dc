// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import java.util.Arrays;

/**
 * The moves made on a {@link Board}. Each move is packed into a {@code long} together with the data to undo the move.
 */
final class MadeMoves {
    /** The result of {@link #parent} if there are no moves. No position has this identifier. */
    static final long NO_PARENT = 0;

    // From the lowest bit: origin + 1, move, previous resting piece + 1, previous tally.
    private static final int FROM_MASK = (1 << 11) - 1;
    private static final int MOVE_SHIFT = 11;
    private static final int MOVE_MASK = (1 << 15) - 1;
    private static final int REST_SHIFT = 26;
    private static final int REST_MASK = (1 << 5) - 1;
    private static final int TALLY_SHIFT = 32;

    private long[] moves = new long[64];

    /** The identifier of the position after each move. Different positions of a board have different identifiers. */
    private long[] positions = new long[64];

    /** The identifier of the position before the first move. */
    private long first;

    /** The last identifier used. */
    private long last;

    private int size;

    /** Removes all moves. */
    void clear() {
        size = 0;
        first = ++last;
    }

    /**
     * Adds a move.
     *
     * @param from the origin, or {@link Pieces#NONE} for a placement or a pass
     */
    void add(int move, int from, int resting, int tally) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            positions = Arrays.copyOf(positions, 2 * size);
        }
        positions[size] = ++last;
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

    /** Returns the identifier of the position before the last move, or {@link #NO_PARENT} if there are no moves. */
    long parent() {
        return size > 1 ? positions[size - 2] : size == 1 ? first : NO_PARENT;
    }
}
