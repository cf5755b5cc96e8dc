// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * The steps by which a piece gets from its cell to another, as an animation shows them: a walk, a Grasshopper's jump or a throw.
 *
 * @see Position#paths(Move)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class MovePath {
    MovePath() {}

    /**
     * Creates the path of a piece that moves by itself.
     *
     * @throws IllegalArgumentException if there are no steps, or a step does not lead to a neighbouring cell
     */
    public static MovePath of(Piece piece, Bug movesAs, Hex from, List<Step> steps) {
        return ImmutableMovePath.of(piece, movesAs, Optional.empty(), from, requireNonNull(steps, "steps"));
    }

    /**
     * Creates the path of a thrown piece (R4.9).
     *
     * @throws IllegalArgumentException if there are no steps, or a step does not lead to a neighbouring cell
     */
    public static MovePath thrown(Piece piece, Piece thrower, Hex from, List<Step> steps) {
        return ImmutableMovePath.of(
                piece,
                Bug.PILLBUG,
                Optional.of(requireNonNull(thrower, "thrower")),
                from,
                requireNonNull(steps, "steps"));
    }

    /** Returns the piece that moves or is thrown. */
    public abstract Piece piece();

    /**
     * Returns the bug that the piece moves as: its own, or the bug that a Mosquito copies (R4.7). For a throw the Pillbug,
     * whichever piece throws (R4.9).
     */
    public abstract Bug movesAs();

    /** Returns the Pillbug, or the Mosquito beside a Pillbug, that throws the piece; empty if the piece moves by itself. */
    public abstract Optional<Piece> thrower();

    /** Returns the cell of the piece before the move. */
    public abstract Hex from();

    /** Returns the steps from cell to neighbouring cell, at least one. The last step leads to {@link #to()}. */
    public abstract List<Step> steps();

    @Value.Check
    void check() {
        if (steps().isEmpty()) {
            throw new IllegalArgumentException("A path has at least one step.");
        }
        Hex last = from();
        for (Step step : steps()) {
            if (!last.isNeighbor(step.to())) {
                throw new IllegalArgumentException("No step leads from " + last + " to " + step.to() + ".");
            }
            last = step.to();
        }
    }

    /** Returns the rule that lets the piece take this path. */
    public Rule rule() {
        return thrower().isPresent() ? Rule.THROW : Rule.of(movesAs());
    }

    /** Returns the cell where the path ends. */
    public Hex to() {
        return steps().get(length() - 1).to();
    }

    /** Returns the number of steps, from 1. */
    public int length() {
        return steps().size();
    }

    /**
     * A step to a neighbouring cell.
     *
     * @param to the cell that the step leads to
     * @param height the height of the piece there: 1 on the ground, one more than the number of pieces below it
     */
    public record Step(Hex to, int height) {
        /**
         * Creates a step.
         *
         * @throws IllegalArgumentException if the height is less than 1
         */
        public Step {
            requireNonNull(to, "to");
            if (height < 1) {
                throw new IllegalArgumentException("The height is at least 1, not " + height + ".");
            }
        }

        @Override
        public String toString() {
            return to + (height == 1 ? "" : "^" + height);
        }
    }
}
