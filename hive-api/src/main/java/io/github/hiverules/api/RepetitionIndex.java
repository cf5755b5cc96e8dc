// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.jspecify.annotations.Nullable;

/**
 * An immutable index of the positions of a game, used to count repetitions (R7.3) in games of any length. A game shares
 * all but a few nodes with the game before its last move.
 *
 * <p>The index is a binary trie over arrangement hashes. A node holds all positions with one hash, usually one or two.
 * Positions with other hashes are in its children: at each level, one bit of the hash selects the child. Positions with
 * equal arrangements differ only in the side to move or in their legal moves.
 */
final class RepetitionIndex {
    private final Occurrences occurrences;
    private final @Nullable RepetitionIndex zeros;
    private final @Nullable RepetitionIndex ones;

    /**
     * A linked list of different positions with one hash.
     *
     * @param position the first occurrence of a position
     * @param times the number of its occurrences
     * @param others the other positions
     */
    private record Occurrences(
            Position position, int times, @Nullable Occurrences others) {
        static int times(@Nullable Occurrences all, Position position) {
            for (Occurrences entry = all; entry != null; entry = entry.others) {
                if (position.isRepetitionOf(entry.position)) {
                    return entry.times;
                }
            }
            return 0;
        }

        static Occurrences and(@Nullable Occurrences all, Position position) {
            if (all == null) {
                return new Occurrences(position, 1, null);
            }
            return position.isRepetitionOf(all.position)
                    ? new Occurrences(all.position, all.times + 1, all.others)
                    : new Occurrences(all.position, all.times, and(all.others, position));
        }
    }

    private RepetitionIndex(Occurrences occurrences, @Nullable RepetitionIndex zeros, @Nullable RepetitionIndex ones) {
        this.occurrences = occurrences;
        this.zeros = zeros;
        this.ones = ones;
    }

    /** Returns the index of a game without moves. */
    static RepetitionIndex of(Position start) {
        return new RepetitionIndex(Occurrences.and(null, start), null, null);
    }

    /** Returns this index with a position added. */
    RepetitionIndex and(Position position) {
        return and(position, 0);
    }

    private RepetitionIndex and(Position position, int level) {
        if (matches(position)) {
            return new RepetitionIndex(Occurrences.and(occurrences, position), zeros, ones);
        }
        boolean one = isOne(position, level);
        RepetitionIndex below = one ? ones : zeros;
        RepetitionIndex grown = below == null ? of(position) : below.and(position, level + 1);
        return new RepetitionIndex(occurrences, one ? zeros : grown, one ? grown : ones);
    }

    /** Returns the number of occurrences of a position (R7.3). */
    int count(Position position) {
        RepetitionIndex node = this;
        for (int level = 0; node != null && !node.matches(position); level++) {
            node = isOne(position, level) ? node.ones : node.zeros;
        }
        return node == null ? 0 : Occurrences.times(node.occurrences, position);
    }

    private boolean matches(Position position) {
        return occurrences.position.repetitionHash() == position.repetitionHash();
    }

    /** Returns the hash bit that selects the child at a level. Hashes have 32 bits, so there are at most 32 levels. */
    private static boolean isOne(Position position, int level) {
        return (position.repetitionHash() >> level & 1) != 0;
    }
}
