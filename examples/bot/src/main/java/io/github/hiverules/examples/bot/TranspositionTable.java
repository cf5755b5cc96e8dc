// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/**
 * A hash table of search results that threads share without locks. An entry is the pair (key ^ value, value). If
 * concurrent writes mix two pairs, the key is wrong and the lookup fails.
 */
final class TranspositionTable {
    static final int EXACT = 1;
    static final int LOWER_BOUND = 2;
    static final int UPPER_BOUND = 3;

    /** No entry. */
    static final long NONE = 0;

    // bit offsets of an entry's fields; the offset of the bound is 0
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

    /** Creates an empty table. The number of megabytes must be at least 1. */
    TranspositionTable(int megabytes) {
        entries = new long[2 * Integer.highestOneBit(megabytes * (1 << 20) / BYTES)];
    }

    /** Starts a new search, which may overwrite the entries of earlier searches. */
    void age() {
        age = (age + 1) % AGES;
    }

    /** Clears the table in constant time by changing the salt of all keys. */
    void clear() {
        salt += 0x9E3779B97F4A7C15L;
    }

    /** Returns a position's entry, or {@link #NONE}. */
    long find(long key) {
        int index = index(key);
        long entry = entries[index + 1];
        return (entries[index] ^ entry) == key + salt ? entry : NONE;
    }

    /** Stores a result. Keeps another position's entry if the current search stored it at a much greater depth. */
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
