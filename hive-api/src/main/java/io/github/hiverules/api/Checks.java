// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/** What constructors check of their parts, beside null. */
final class Checks {
    private Checks() {}

    /**
     * Checks that a number is large enough.
     *
     * @throws IllegalArgumentException if it is less
     */
    static void atLeast(long least, int number, String name) {
        if (number < least) {
            throw new IllegalArgumentException(
                    "The number " + name + " is at least " + least + ", not " + number + ".");
        }
    }

    /**
     * Checks that parts do not contradict each other.
     *
     * @throws IllegalArgumentException if they do
     */
    static void that(boolean fits, String otherwise) {
        if (!fits) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Checks that a piece is a Queen Bee. */
    static void isQueen(Piece queen) {
        that(requireNonNull(queen, "queen").bug() == Bug.QUEEN_BEE, queen + " is no Queen Bee.");
    }

    /** Checks that a piece is another one of the same bug and side, with a lower number. */
    static void hasLowerNumber(Piece lower, String name, Piece piece) {
        that(
                requireNonNull(lower, name).isAlike(requireNonNull(piece, "piece")) && lower.number() < piece.number(),
                lower + " does not enter before " + piece + ".");
    }

    /** Checks that a piece moves as a bug: as its own, or as one that a Mosquito copies. */
    static void canMoveAs(Piece piece, Bug movesAs) {
        requireNonNull(piece, "piece");
        requireNonNull(movesAs, "movesAs");
        that(piece.bug() == movesAs || piece.bug() == Bug.MOSQUITO, piece + " does not move as a " + movesAs + ".");
    }

    /** Checks the numbers of a side of which one is larger than the other. */
    static void isLess(Color color, int less, String lessName, int more, String moreName) {
        requireNonNull(color, "color");
        atLeast(0, less, lessName);
        atLeast(less + 1L, more, moreName);
    }
}
