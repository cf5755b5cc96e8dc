// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Every spelling of a result, in one table. */
public final class Results {
    private static final Outcome WHITE = Outcome.wonBy(Color.WHITE, Termination.UNKNOWN);
    private static final Outcome BLACK = Outcome.wonBy(Color.BLACK, Termination.UNKNOWN);
    private static final Outcome DRAW = Outcome.drawn(Termination.UNKNOWN);

    private static final Map<String, Outcome> SPELLINGS = Map.ofEntries(
            Map.entry("notstarted", Outcome.inProgress()),
            Map.entry("inprogress", Outcome.inProgress()),
            Map.entry("*", Outcome.inProgress()),
            Map.entry("draw", DRAW),
            Map.entry("1/2-1/2", DRAW),
            Map.entry("1/2", DRAW),
            Map.entry("½-½", DRAW),
            Map.entry("½", DRAW),
            Map.entry("whitewins", WHITE),
            Map.entry("1-0", WHITE),
            Map.entry("blackwins", BLACK),
            Map.entry("0-1", BLACK));

    /** The reasons that lie off the board (R7.2), and so have to be told. */
    private static final Map<String, Termination> REASONS = Map.of(
            "resignation", Termination.RESIGNATION,
            "time", Termination.TIME,
            "agreement", Termination.AGREEMENT,
            "unknown", Termination.UNKNOWN);

    private Results() {}

    /** The result that a word stands for, its reason unknown; empty for any other word. */
    public static Optional<Outcome> parse(String word) {
        requireNonNull(word, "word");
        return Optional.ofNullable(SPELLINGS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The reason off the board that a word stands for: resignation, time, agreement, unknown; empty for any other word. */
    public static Optional<Termination> parseReason(String word) {
        requireNonNull(word, "word");
        return Optional.ofNullable(REASONS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The word for an outcome's reason, where that lies off the board; empty where the board tells it. */
    public static Optional<String> reasonOf(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        return outcome.termination()
                .map(reason -> reason.name().toLowerCase(Locale.ROOT))
                .filter(REASONS::containsKey);
    }

    /** Whether a game can end so for that reason: players agree on draws, and a resignation has a winner. */
    public static boolean canEnd(Outcome outcome, Termination reason) {
        requireNonNull(outcome, "outcome");
        requireNonNull(reason, "reason");
        return outcome.isOver()
                && switch (reason) {
                    case AGREEMENT -> outcome.winner().isEmpty();
                    case RESIGNATION -> outcome.winner().isPresent();
                    default -> REASONS.containsValue(reason);
                };
    }

    /** The outcome with its reason, where the game can have ended so; unchanged otherwise. */
    public static Outcome withReason(Outcome outcome, Termination reason) {
        requireNonNull(outcome, "outcome");
        requireNonNull(reason, "reason");
        return canEnd(outcome, reason)
                ? outcome.winner().map(winner -> Outcome.wonBy(winner, reason)).orElseGet(() -> Outcome.drawn(reason))
                : outcome;
    }

    /** Whether both are open, or both are won by the same side, or both are drawn; the reason does not matter. */
    public static boolean agree(Outcome one, Outcome other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        return one.isOver() == other.isOver() && one.winner().equals(other.winner());
    }

    /** The result as UHP writes it (N1): {@code InProgress}, {@code Draw}, {@code WhiteWins}, {@code BlackWins}. */
    public static String nameOf(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        if (!outcome.isOver()) {
            return "InProgress";
        }
        return outcome.winner()
                .map(color -> color == Color.WHITE ? "WhiteWins" : "BlackWins")
                .orElse("Draw");
    }
}
