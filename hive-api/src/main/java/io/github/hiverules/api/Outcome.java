// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.Optional;
import org.immutables.value.Value;

/** The outcome of a game (R7): in progress, won by a side, or drawn. If the game is over, the outcome has a reason. */
@Value.Immutable
@PackagePrivateValue
public abstract class Outcome {
    private static final Outcome IN_PROGRESS = ImmutableOutcome.of(Optional.empty(), Optional.empty());

    static {
        AnswerFactory.register();
    }

    Outcome() {}

    /** {@return the outcome of a game that is not over} */
    public static Outcome inProgress() {
        return IN_PROGRESS;
    }

    /**
     * Returns the outcome of a game that a side has won without a winning move.
     *
     * @param winner the side that has won
     * @param termination the reason: {@code RESIGNATION}, {@code TIME} or {@code UNKNOWN}
     * @return the outcome
     * @throws IllegalArgumentException if the reason always means a draw, or if only a move can cause the reason
     */
    public static Outcome wonBy(Color winner, Termination termination) {
        return withoutMove(Optional.of(requireNonNull(winner, "winner")), termination);
    }

    /**
     * Returns the outcome of a game that is drawn without a drawing move.
     *
     * @param termination the reason: {@code AGREEMENT}, {@code TIME} or {@code UNKNOWN}
     * @return the outcome
     * @throws IllegalArgumentException if the reason always means a win, or if only a move can cause the reason
     */
    public static Outcome drawn(Termination termination) {
        return withoutMove(Optional.empty(), termination);
    }

    private static Outcome withoutMove(Optional<Color> winner, Termination termination) {
        if (requireNonNull(termination, "termination").isByMove()) {
            throw new IllegalArgumentException("Expected a reason that no move causes, found " + termination + ".");
        }
        return ImmutableOutcome.of(winner, Optional.of(termination));
    }

    /** {@return the side that has won; empty for a draw and for a game in progress} */
    public abstract Optional<Color> winner();

    /** {@return the reason why the game is over; empty for a game in progress} */
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
                throw new IllegalArgumentException("Expected a "
                        + (winner().isPresent() ? "win" : "draw") + ", but " + reason + " is always a "
                        + (winner().isPresent() ? "draw." : "win."));
            }
        });
    }

    /** {@return whether the game is over} */
    public boolean isOver() {
        return termination().isPresent();
    }

    /**
     * Returns whether a side has won.
     *
     * @param color the side
     * @return true if the side is the winner
     */
    public boolean isWonBy(Color color) {
        return winner().filter(requireNonNull(color, "color")::equals).isPresent();
    }

    /** {@return whether the game is over without a winner} */
    public boolean isDraw() {
        return isOver() && winner().isEmpty();
    }

    /**
     * Returns the score as in chess: {@code 1-0} if White has won, {@code 0-1} if Black has won, {@code 1/2-1/2} for a
     * draw, and {@code *} for a game in progress. Records of Hive contain the {@link #uhpState} instead.
     *
     * @return the score
     */
    public String score() {
        if (!isOver()) {
            return "*";
        }
        return winner().map(color -> color == Color.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
    }

    /**
     * Returns the state of the game as in UHP, PGN and JSON (N1): {@code WhiteWins}, {@code BlackWins}, {@code Draw} or
     * {@code InProgress}. Only a game without moves has another state, {@code NotStarted}.
     *
     * @return the state
     */
    public String uhpState() {
        if (!isOver()) {
            return "InProgress";
        }
        return winner().map(color -> color == Color.WHITE ? "WhiteWins" : "BlackWins")
                .orElse("Draw");
    }

    /** Returns a debug string, for example {@code in progress} or {@code WHITE wins (QUEEN_SURROUNDED)}. */
    @Override
    public String toString() {
        return !isOver()
                ? "in progress"
                : winner().map(color -> color + " wins").orElse("draw") + " ("
                        + termination().get() + ")";
    }
}
