// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Parses and prints results. */
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

    /** Reasons that the moves don't show, such as a resignation (R7.2). */
    private static final Map<String, Termination> REASONS = Map.of(
            "resignation", Termination.RESIGNATION,
            "time", Termination.TIME,
            "agreement", Termination.AGREEMENT,
            "unknown", Termination.UNKNOWN);

    /** The sign of Kelvin, whose lower case is the letter k. */
    private static final char KELVIN = '\u212A';

    private Results() {}

    /** Parses a result without a reason. Returns empty for any other text. */
    public static Optional<Outcome> parse(String word) {
        return word.indexOf(KELVIN) >= 0
                ? Optional.empty()
                : Optional.ofNullable(SPELLINGS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** Parses a result with an optional reason. Returns empty for any other text. */
    public static Optional<Outcome> parseWithReason(String text) {
        int end = Texts.skipWord(text, 0);
        Optional<Outcome> result = parse(text.substring(0, end));
        return end == text.length()
                ? result
                : result.flatMap(outcome -> parseReason(Texts.strip(text.substring(end)))
                        .filter(reason -> canEnd(outcome, reason))
                        .map(reason -> withReason(outcome, reason)));
    }

    /**
     * Parses {@code resignation}, {@code time}, {@code agreement} or {@code unknown}. Returns empty for any other word.
     */
    public static Optional<Termination> parseReason(String word) {
        return Optional.ofNullable(REASONS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** Returns the word for an outcome's reason. Returns empty if the moves show the reason. */
    public static Optional<String> reasonOf(Outcome outcome) {
        return outcome.termination()
                .map(reason -> reason.name().toLowerCase(Locale.ROOT))
                .filter(REASONS::containsKey);
    }

    /** Returns whether an outcome can have a reason. For example, a resignation needs a winner. */
    public static boolean canEnd(Outcome outcome, Termination reason) {
        return outcome.isOver()
                && switch (reason) {
                    case AGREEMENT -> outcome.winner().isEmpty();
                    case RESIGNATION -> outcome.winner().isPresent();
                    default -> REASONS.containsValue(reason);
                };
    }

    /** Adds a reason to an outcome. Ignores a reason that the outcome can't have. */
    public static Outcome withReason(Outcome outcome, Termination reason) {
        return canEnd(outcome, reason)
                ? outcome.winner().map(winner -> Outcome.wonBy(winner, reason)).orElseGet(() -> Outcome.drawn(reason))
                : outcome;
    }

    /** Compares two outcomes, ignoring the reasons. */
    public static boolean agree(Outcome one, Outcome other) {
        return one.isOver() == other.isOver() && one.winner().equals(other.winner());
    }

    /** Returns the state of a game in UHP, for example {@code NotStarted}. */
    public static String stateOf(Outcome outcome, int plies) {
        return plies == 0 && !outcome.isOver() ? "NotStarted" : nameOf(outcome);
    }

    /** Returns the name of an outcome in UHP (N1), for example {@code WhiteWins}. */
    public static String nameOf(Outcome outcome) {
        if (!outcome.isOver()) {
            return "InProgress";
        }
        return outcome.winner()
                .map(color -> color == Color.WHITE ? "WhiteWins" : "BlackWins")
                .orElse("Draw");
    }
}
