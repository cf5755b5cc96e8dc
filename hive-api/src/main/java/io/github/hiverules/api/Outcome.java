// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.immutables.value.Value;

/** How a game stands: in progress, won by a side, or drawn; and why (R7). */
@Value.Immutable
@PackagePrivateValue
public abstract class Outcome {
    private static final Outcome IN_PROGRESS = ImmutableOutcome.of(Optional.empty(), Optional.empty());

    Outcome() {}

    /** The game goes on. */
    public static Outcome inProgress() {
        return IN_PROGRESS;
    }

    /**
     * A side has won.
     *
     * @throws IllegalArgumentException if a game can't be won in that way
     */
    public static Outcome wonBy(Color winner, Termination termination) {
        return ImmutableOutcome.of(
                Optional.of(requireNonNull(winner, "winner")), Optional.of(requireNonNull(termination, "termination")));
    }

    /**
     * The game is drawn.
     *
     * @throws IllegalArgumentException if a game can't be drawn in that way
     */
    public static Outcome drawn(Termination termination) {
        return ImmutableOutcome.of(Optional.empty(), Optional.of(requireNonNull(termination, "termination")));
    }

    /** The side that has won; empty in a draw and while the game goes on. */
    public abstract Optional<Color> winner();

    /** Why the game is over; empty while it goes on. */
    public abstract Optional<Termination> termination();

    @Value.Check
    void check() {
        termination().ifPresent(reason -> {
            boolean fits = switch (reason) {
                case QUEEN_SURROUNDED, RESIGNATION -> winner().isPresent();
                case BOTH_QUEENS_SURROUNDED, REPETITION, AGREEMENT -> winner().isEmpty();
                case TIME, UNKNOWN -> true;
            };
            if (!fits) {
                throw new IllegalArgumentException("The reason " + reason
                        + (winner().isPresent()
                                ? " draws a game, and nobody wins by it."
                                : " makes a winner, and no draw."));
            }
        });
    }

    /** Whether the game has ended, won or drawn. */
    public boolean isOver() {
        return termination().isPresent();
    }

    /** Whether that side has won. */
    public boolean isWonBy(Color color) {
        return winner().filter(requireNonNull(color, "color")::equals).isPresent();
    }

    /** Whether the game has ended without a winner. */
    public boolean isDraw() {
        return isOver() && winner().isEmpty();
    }

    @Override
    public String toString() {
        return !isOver()
                ? "in progress"
                : winner().map(color -> color + " wins").orElse("draw") + " ("
                        + termination().get() + ")";
    }
}
