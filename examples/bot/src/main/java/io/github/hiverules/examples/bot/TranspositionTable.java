// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/** What the search knows of positions that it met before, by their keys; a new entry takes the place of an old one. */
final class TranspositionTable {
    /** The score is exact, or the true one is at least as high, or at most. */
    static final int EXACT = 1;

    static final int LOWER_BOUND = 2;
    static final int UPPER_BOUND = 3;

    /** No such entry. */
    static final int NONE = -1;

    /** About 4 MB. */
    private static final int SIZE = 1 << 18;

    private final long[] keys = new long[SIZE];
    private final int[] moves = new int[SIZE];
    private final int[] scores = new int[SIZE];
    private final byte[] depths = new byte[SIZE];
    private final byte[] bounds = new byte[SIZE];
    private long search;

    /** Forgets everything, at no cost: keys of different searches differ. */
    void forget() {
        search += 0x9E3779B97F4A7C15L;
    }

    /** The index of a position's entry, or {@link #NONE}. */
    int find(long key) {
        int index = index(key);
        return keys[index] == key + search && bounds[index] != 0 ? index : NONE;
    }

    void store(long key, int move, int score, int depth, int bound) {
        int index = index(key);
        keys[index] = key + search;
        moves[index] = move;
        scores[index] = score;
        depths[index] = (byte) depth;
        bounds[index] = (byte) bound;
    }

    private static int index(long key) {
        return (int) (key >>> 40) & SIZE - 1;
    }

    int move(int index) {
        return moves[index];
    }

    int score(int index) {
        return scores[index];
    }

    int depth(int index) {
        return depths[index];
    }

    int bound(int index) {
        return bounds[index];
    }
}
