// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * Whether a piece, on the table or in the hand, has legal moves in this turn, and why not if it has none (R8).
 * There will never be a third answer, so a {@code switch} over these needs no {@code default}.
 *
 * @see Position#mobility(Piece)
 * @see Game#mobility(Piece)
 */
public sealed interface Mobility {
    /** The piece. */
    Piece piece();

    /** Whether there is a legal move of the piece. */
    default boolean isFree() {
        return this instanceof Free;
    }

    /** The legal moves of the piece; empty if it is blocked. */
    List<Move> moves();

    /** Every reason why the piece has no legal move, the most fundamental first; empty if it is free. */
    List<Violation> reasons();

    /**
     * The piece has moves. A piece of the side that is not to move has the throws of it (R4.9).
     *
     * @param moves its legal moves, at least one
     */
    record Free(Piece piece, List<Move> moves) implements Mobility {
        /**
         * Copies the moves.
         *
         * @throws IllegalArgumentException if there are none
         */
        public Free {
            requireNonNull(piece, "piece");
            moves = List.copyOf(requireNonNull(moves, "moves"));
            if (moves.isEmpty()) {
                throw new IllegalArgumentException("A free piece has a move: " + piece + ".");
            }
        }

        /** No reasons. */
        @Override
        public List<Violation> reasons() {
            return List.of();
        }
    }

    /**
     * The piece has no move.
     *
     * @param reasons every reason, at least one: first that the game is over or the piece not the mover's, then what is wrong
     *     with the piece, then that no path leads anywhere
     */
    record Blocked(Piece piece, List<Violation> reasons) implements Mobility {
        /**
         * Copies the reasons.
         *
         * @throws IllegalArgumentException if there are none
         */
        public Blocked {
            requireNonNull(piece, "piece");
            reasons = List.copyOf(requireNonNull(reasons, "reasons"));
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("A blocked piece needs a reason: " + piece + ".");
            }
        }

        /** No moves. */
        @Override
        public List<Move> moves() {
            return List.of();
        }
    }
}
