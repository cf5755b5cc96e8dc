// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/**
 * What searches know of positions that they met before, by their keys. Threads share a table without locks: an entry is two
 * numbers, of which one is the key combined with the other, so what two threads wrote at once does not look like an entry.
 */
final class TranspositionTable {
    /** The score is exact, or the true one is at least as high, or at most. */
    static final int EXACT = 1;

    static final int LOWER_BOUND = 2;
    static final int UPPER_BOUND = 3;

    /** No such entry. */
    static final long NONE = 0;

    /** An entry, from the lowest bit: the bound, the depth, the search that wrote it, the score, the move. */
    private static final int DEPTH = 2;

    private static final int AGE = 9;
    private static final int SCORE = 15;
    private static final int MOVE = 32;

    private static final int AGES = 1 << SCORE - AGE;
    private static final int SCORE_MIDDLE = 1 << MOVE - SCORE - 1;

    private static final int BYTES = 16;

    private final long[] entries;
    private long salt;
    private int age;

    /**
     * An empty table.
     *
     * @param megabytes the memory it may take, from 1
     */
    TranspositionTable(int megabytes) {
        entries = new long[2 * Integer.highestOneBit(megabytes * (1 << 20) / BYTES)];
    }

    /** Begins a search: entries of those before give way to its own. */
    void age() {
        age = (age + 1) % AGES;
    }

    /** Forgets everything, at no cost: keys of different times differ. */
    void forget() {
        salt += 0x9E3779B97F4A7C15L;
    }

    /** A position's entry, or {@link #NONE}. */
    long find(long key) {
        int index = index(key);
        long entry = entries[index + 1];
        return (entries[index] ^ entry) == key + salt ? entry : NONE;
    }

    /**
     * Notes what a search has found, unless the place belongs to a much deeper look at another position in the same search.
     *
     * @param move a number below 2<sup>31</sup>
     */
    void store(long key, int move, int score, int depth, int bound) {
        int index = index(key);
        long old = entries[index + 1];
        boolean isOther = (entries[index] ^ old) != key + salt;
        if (isOther && ((int) (old >>> AGE) & AGES - 1) == age && depth(old) > depth + 3) {
            return;
        }
        long entry = bound
                | (long) Math.max(depth, 0) << DEPTH
                | (long) age << AGE
                | (long) (score + SCORE_MIDDLE) << SCORE
                | (long) move << MOVE;
        entries[index] = key + salt ^ entry;
        entries[index + 1] = entry;
    }

    private int index(long key) {
        return (int) (key >>> 32) & entries.length - 2;
    }

    static int move(long entry) {
        return (int) (entry >>> MOVE);
    }

    static int score(long entry) {
        return ((int) (entry >>> SCORE) & 2 * SCORE_MIDDLE - 1) - SCORE_MIDDLE;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH) & (1 << AGE - DEPTH) - 1;
    }

    static int bound(long entry) {
        return (int) entry & (1 << DEPTH) - 1;
    }
}
