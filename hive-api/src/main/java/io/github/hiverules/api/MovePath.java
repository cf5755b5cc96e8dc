// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * The steps by which a piece gets from its cell to another, as an animation shows them.
 *
 * <p>New versions may add kinds of paths, so a {@code switch} over these needs a {@code default}.
 *
 * @see Position#paths(Move)
 */
public sealed interface MovePath permits MovePath.Walk, MovePath.Jump, MovePath.Throw, FutureKind.OfMovePath {
    /** The piece that moves or is thrown. */
    Piece piece();

    /**
     * The bug it moves as: its own, or the one that a Mosquito copies (R4.7). For a throw the Pillbug, whose ability it is
     * (R4.9), whoever throws.
     */
    Bug movesAs();

    /** The cell where the piece stands before the move. */
    Hex from();

    /** The steps from cell to neighbouring cell, at least one; the last one ends where the piece comes down. */
    List<Step> steps();

    /** The rule that lets the piece take this path. */
    default Rule rule() {
        return Rule.of(movesAs());
    }

    /** The cell where the piece comes down. */
    default Hex to() {
        return steps().get(length() - 1).to();
    }

    /** The number of steps, from 1. */
    default int length() {
        return steps().size();
    }

    /**
     * A step to a neighbouring cell.
     *
     * @param to the cell it leads to
     * @param height the height at which the piece is there: 1 on the ground, one more than there are pieces below it
     */
    record Step(Hex to, int height) {
        /**
         * Checks the height.
         *
         * @throws IllegalArgumentException if it is less than 1
         */
        public Step {
            requireNonNull(to, "to");
            Checks.atLeast(1, height, "height");
        }

        @Override
        public String toString() {
            return to + (height == 1 ? "" : "^" + height);
        }
    }

    /** Steps on the ground, up, on top of the hive and down, each of which has room (R3.4) and contact (R3.5). */
    record Walk(Piece piece, Bug movesAs, Hex from, List<Step> steps) implements MovePath {
        /**
         * Copies the steps.
         *
         * @throws IllegalArgumentException if there are none, or one does not lead to a neighbouring cell
         */
        public Walk {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            steps = checked(from, steps);
        }
    }

    /** A straight jump over all cells between the first and the last (R4.3). */
    record Jump(Piece piece, Hex from, List<Step> steps) implements MovePath {
        /**
         * Copies the steps.
         *
         * @throws IllegalArgumentException if there are none, or one does not lead to a neighbouring cell
         */
        public Jump {
            requireNonNull(piece, "piece");
            steps = checked(from, steps);
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * A throw: up onto the thrower's back and down again (R4.9).
     *
     * @param thrower the Pillbug, or the Mosquito beside a Pillbug, that throws
     */
    record Throw(Piece piece, Piece thrower, Hex from, List<Step> steps) implements MovePath {
        /**
         * Copies the steps.
         *
         * @throws IllegalArgumentException if there are none, or one does not lead to a neighbouring cell
         */
        public Throw {
            requireNonNull(piece, "piece");
            requireNonNull(thrower, "thrower");
            steps = checked(from, steps);
        }

        @Override
        public Bug movesAs() {
            return Bug.PILLBUG;
        }

        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    private static List<Step> checked(Hex from, List<Step> steps) {
        requireNonNull(from, "from");
        if (requireNonNull(steps, "steps").isEmpty()) {
            throw new IllegalArgumentException("A path has at least one step.");
        }
        Hex last = from;
        for (Step step : steps) {
            if (!last.isNeighbor(step.to())) {
                throw new IllegalArgumentException("No step leads from " + last + " to " + step.to() + ".");
            }
            last = step.to();
        }
        return List.copyOf(steps);
    }
}
