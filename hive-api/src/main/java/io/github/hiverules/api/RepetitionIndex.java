// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.jspecify.annotations.Nullable;

/**
 * The positions of a game, looked up by their arrangement: what repetition (R7.3) is counted by, however long the game. A game
 * shares all but a few nodes with the one before its last move.
 *
 * <p>A node holds the positions of one hash; those of the other hashes hang below it, parted by one bit a level. Positions of one
 * arrangement differ at most in the side to move and in the piece whose rest forbids something, so a node holds a few.
 */
final class RepetitionIndex {
    private final Seen seen;
    private final @Nullable RepetitionIndex zeros;
    private final @Nullable RepetitionIndex ones;

    /**
     * Different positions of one hash, in no order.
     *
     * @param position the first occurrence of a position
     * @param times how often it has come up
     * @param others the other positions of this hash
     */
    private record Seen(
            Position position, int times, @Nullable Seen others) {
        static int times(@Nullable Seen all, Position position) {
            for (Seen seen = all; seen != null; seen = seen.others) {
                if (position.isRepetitionOf(seen.position)) {
                    return seen.times;
                }
            }
            return 0;
        }

        static Seen and(@Nullable Seen all, Position position) {
            if (all == null) {
                return new Seen(position, 1, null);
            }
            return position.isRepetitionOf(all.position)
                    ? new Seen(all.position, all.times + 1, all.others)
                    : new Seen(all.position, all.times, and(all.others, position));
        }
    }

    private RepetitionIndex(Seen seen, @Nullable RepetitionIndex zeros, @Nullable RepetitionIndex ones) {
        this.seen = seen;
        this.zeros = zeros;
        this.ones = ones;
    }

    /** The only position of a game that begins. */
    static RepetitionIndex of(Position start) {
        return new RepetitionIndex(Seen.and(null, start), null, null);
    }

    /** These and one more. */
    RepetitionIndex and(Position position) {
        return and(position, 0);
    }

    private RepetitionIndex and(Position position, int level) {
        if (isHere(position)) {
            return new RepetitionIndex(Seen.and(seen, position), zeros, ones);
        }
        boolean one = isOne(position, level);
        RepetitionIndex below = one ? ones : zeros;
        RepetitionIndex grown = below == null ? of(position) : below.and(position, level + 1);
        return new RepetitionIndex(seen, one ? zeros : grown, one ? grown : ones);
    }

    /** How many of them are the same as a position of the game by R7.3. */
    int count(Position position) {
        RepetitionIndex node = this;
        for (int level = 0; node != null && !node.isHere(position); level++) {
            node = isOne(position, level) ? node.ones : node.zeros;
        }
        return node == null ? 0 : Seen.times(node.seen, position);
    }

    private boolean isHere(Position position) {
        return seen.position.arrangementHash() == position.arrangementHash();
    }

    /** Hashes that differ do so within 32 levels. */
    private static boolean isOne(Position position, int level) {
        return (position.arrangementHash() >> level & 1) != 0;
    }
}
