// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * The steps of a piece from its start cell to its destination: a walk, a jump of a Grasshopper, or a throw. Meant for
 * animations.
 *
 * @see Position#paths(Move)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class MovePath {
    MovePath() {}

    /** {@return the piece that moves or is thrown} */
    public abstract Piece piece();

    /**
     * Returns the bug that the piece moves as. For a Mosquito, returns the bug that the Mosquito copies (R4.7). For a
     * throw, returns the Pillbug (R4.9).
     *
     * @return the bug
     */
    public abstract Bug movesAs();

    /** {@return the thrower, a Pillbug or a Mosquito beside a Pillbug; empty if the piece moves by itself} */
    public abstract Optional<Piece> thrower();

    /** {@return the start cell} */
    public abstract Hex from();

    /**
     * Returns the steps. Each step leads to a neighbouring cell, and the last step leads to {@link #to()}.
     *
     * @return the steps, at least one
     */
    public abstract List<Step> steps();

    /** {@return the rule that allows this path} */
    public Rule rule() {
        return thrower().isPresent() ? Rule.THROW : Rule.of(movesAs());
    }

    /** {@return the destination} */
    public Hex to() {
        return steps().get(length() - 1).to();
    }

    /** {@return the number of steps, at least 1} */
    public int length() {
        return steps().size();
    }

    /**
     * A step to a neighbouring cell.
     *
     * @param to the cell
     * @param height the height of the piece after the step; 1 on the ground
     */
    public record Step(Hex to, int height) {
        /**
         * Creates a step.
         *
         * @param to the cell
         * @param height the height of the piece on the cell, from 1
         * @throws IllegalArgumentException if the height is less than 1
         */
        public Step {
            requireNonNull(to, "to");
            if (height < 1) {
                throw new IllegalArgumentException("Expected a height of at least 1, found " + height + ".");
            }
        }

        @Override
        public String toString() {
            return to + (height == 1 ? "" : "^" + height);
        }
    }
}
