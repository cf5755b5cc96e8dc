// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.jspecify.annotations.Nullable;

/**
 * The positions of a game, looked up by their arrangement: what repetition (R7.3) is counted by, however long the game. A game
 * shares all but a few nodes with the one before its last move.
 *
 * <p>A node holds the positions of one hash; those of the other hashes hang below it, parted by one bit a level.
 */
final class RepetitionIndex {
    private final Seen seen;
    private final @Nullable RepetitionIndex zeros;
    private final @Nullable RepetitionIndex ones;

    /**
     * Positions of one hash, the latest first.
     *
     * @param times how often this position had come up by then, so that no earlier occurrence need be looked for
     */
    private record Seen(
            Position position, int times, @Nullable Seen earlier) {
        static int times(@Nullable Seen latest, Position position) {
            for (Seen seen = latest; seen != null; seen = seen.earlier) {
                if (position.equals(seen.position) || position.isRepetitionOf(seen.position)) {
                    return seen.times;
                }
            }
            return 0;
        }
    }

    private RepetitionIndex(Seen seen, @Nullable RepetitionIndex zeros, @Nullable RepetitionIndex ones) {
        this.seen = seen;
        this.zeros = zeros;
        this.ones = ones;
    }

    /** The only position of a game that begins. */
    static RepetitionIndex of(Position start) {
        return new RepetitionIndex(new Seen(start, 1, null), null, null);
    }

    /** These and one more. */
    RepetitionIndex and(Position position) {
        return and(position, 0);
    }

    private RepetitionIndex and(Position position, int level) {
        if (isHere(position)) {
            return new RepetitionIndex(new Seen(position, Seen.times(seen, position) + 1, seen), zeros, ones);
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
