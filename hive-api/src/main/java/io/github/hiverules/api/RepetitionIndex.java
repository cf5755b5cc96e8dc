// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.jspecify.annotations.Nullable;

/**
 * An immutable index of a game's positions, used to count repetitions (R7.3). After a move, the new index shares most
 * nodes with the old index.
 *
 * <p>The index is a binary trie over arrangement hashes. A node holds all positions with the same hash, usually one or
 * two positions. All other positions are in the node's children. At each level, one bit of the hash selects the child.
 */
final class RepetitionIndex {
    private final Occurrences occurrences;
    private final @Nullable RepetitionIndex zeros;
    private final @Nullable RepetitionIndex ones;

    /** A linked list of different positions with equal hashes. */
    private record Occurrences(
            Position position, int times, @Nullable Occurrences next) {
        static int times(@Nullable Occurrences all, Position position) {
            for (Occurrences entry = all; entry != null; entry = entry.next) {
                if (position.isRepetitionOf(entry.position)) {
                    return entry.times;
                }
            }
            return 0;
        }

        static Occurrences with(@Nullable Occurrences all, Position position) {
            if (all == null) {
                return new Occurrences(position, 1, null);
            }
            return position.isRepetitionOf(all.position)
                    ? new Occurrences(all.position, all.times + 1, all.next)
                    : new Occurrences(all.position, all.times, with(all.next, position));
        }
    }

    private RepetitionIndex(Occurrences occurrences, @Nullable RepetitionIndex zeros, @Nullable RepetitionIndex ones) {
        this.occurrences = occurrences;
        this.zeros = zeros;
        this.ones = ones;
    }

    static RepetitionIndex of(Position start) {
        return new RepetitionIndex(Occurrences.with(null, start), null, null);
    }

    RepetitionIndex with(Position position) {
        return with(position, 0);
    }

    private RepetitionIndex with(Position position, int level) {
        if (matches(position)) {
            return new RepetitionIndex(Occurrences.with(occurrences, position), zeros, ones);
        }
        boolean one = isOne(position, level);
        RepetitionIndex below = one ? ones : zeros;
        RepetitionIndex grown = below == null ? of(position) : below.with(position, level + 1);
        return new RepetitionIndex(occurrences, one ? zeros : grown, one ? grown : ones);
    }

    int occurrences(Position position) {
        RepetitionIndex node = this;
        for (int level = 0; node != null && !node.matches(position); level++) {
            node = isOne(position, level) ? node.ones : node.zeros;
        }
        return node == null ? 0 : Occurrences.times(node.occurrences, position);
    }

    private boolean matches(Position position) {
        return occurrences.position.repetitionHash() == position.repetitionHash();
    }

    /** Hashes have 32 bits, so the trie has at most 32 levels. */
    private static boolean isOne(Position position, int level) {
        return (position.repetitionHash() >> level & 1) != 0;
    }
}
