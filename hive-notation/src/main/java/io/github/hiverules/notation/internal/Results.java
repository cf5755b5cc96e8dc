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
            Map.entry("1/2", DRAW),
            Map.entry("½", DRAW),
            Map.entry("whitewins", WHITE),
            Map.entry("blackwins", BLACK));

    /** The points of a side in a score, and their number of half points. */
    private static final Map<String, Integer> POINTS = Map.of("1/2", 1, "½", 1, "0.5", 1, "1", 2, "0", 0);

    /** Reasons that the moves don't show, such as a resignation (R7.2). */
    private static final Map<String, Termination> REASONS = Map.of(
            "resignation", Termination.RESIGNATION,
            "time", Termination.TIME,
            "agreement", Termination.AGREEMENT,
            "unknown", Termination.UNKNOWN);

    /** The sign of Kelvin, whose lower case is the letter k. */
    private static final char KELVIN = '\u212A';

    private Results() {}

    /**
     * Parses a result without a reason: a word of UHP, or a score such as {@code 1-0}, {@code 0 : 1} or {@code ½-½}.
     * Returns empty for any other text.
     */
    public static Optional<Outcome> parse(String text) {
        if (text.indexOf(KELVIN) >= 0) {
            return Optional.empty();
        }
        Optional<Outcome> word = Optional.ofNullable(SPELLINGS.get(text.toLowerCase(Locale.ROOT)));
        return word.isPresent() || scoreLength(text, 0) != text.length() ? word : score(text);
    }

    private static Optional<Outcome> score(String text) {
        int white = POINTS.getOrDefault(pointsAt(text, 0), 0);
        int mark = Texts.skipSpace(text, pointsAt(text, 0).length());
        int black = POINTS.getOrDefault(pointsAt(text, Texts.skipSpace(text, mark + 1)), 0);
        return white + black != 2 ? Optional.empty() : Optional.of(white == 2 ? WHITE : black == 2 ? BLACK : DRAW);
    }

    /** Returns the length of the score at an index of a text, or 0 if there is none. */
    public static int scoreLength(String text, int from) {
        String first = pointsAt(text, from);
        int mark = first.isEmpty() ? text.length() : Texts.skipSpace(text, from + first.length());
        if (mark == text.length() || Marks.plain(text.charAt(mark)) != '-' && text.charAt(mark) != ':') {
            return 0;
        }
        int second = Texts.skipSpace(text, mark + 1);
        int length = pointsAt(text, second).length();
        return length == 0 ? 0 : second + length - from;
    }

    /** Returns the longest points at an index, or an empty text. */
    private static String pointsAt(String text, int at) {
        String longest = "";
        for (String points : POINTS.keySet()) {
            longest = points.length() > longest.length() && text.startsWith(points, at) ? points : longest;
        }
        return longest;
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
        return plies == 0 && !outcome.isOver() ? "NotStarted" : outcome.uhpState();
    }
}
