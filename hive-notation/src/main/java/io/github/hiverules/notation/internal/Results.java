// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.BitSet;
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

    /** The spellings' lengths and first characters. Nearly every word of a game is looked up, and is none of them. */
    private static final BitSet SHAPES = new BitSet();

    static {
        SPELLINGS.keySet().forEach(word -> SHAPES.set(shape(word)));
    }

    /** The reasons that lie off the board (R7.2), and so have to be told. */
    private static final Map<String, Termination> REASONS = Map.of(
            "resignation", Termination.RESIGNATION,
            "time", Termination.TIME,
            "agreement", Termination.AGREEMENT,
            "unknown", Termination.UNKNOWN);

    private Results() {}

    /** The result that a word stands for, its reason unknown; empty for any other word. */
    public static Optional<Outcome> parse(String word) {
        return word.isEmpty() || !SHAPES.get(shape(word))
                ? Optional.empty()
                : Optional.ofNullable(SPELLINGS.get(word.toLowerCase(Locale.ROOT)));
    }

    private static int shape(String word) {
        return Math.min(word.length(), 15) << 16 | Character.toLowerCase(word.charAt(0));
    }

    /** The result that two words stand for, the second of which is a reason and may be missing; empty for any other text. */
    public static Optional<Outcome> parseWithReason(String text) {
        String[] words = text.split("\\s+", 2);
        Optional<Termination> reason = parseReason(words.length > 1 ? words[1] : "unknown");
        return parse(words[0])
                .filter(outcome -> words.length == 1 || reason.isPresent() && canEnd(outcome, reason.get()))
                .map(outcome -> withReason(outcome, reason.orElse(Termination.UNKNOWN)));
    }

    /** The reason off the board that a word stands for: resignation, time, agreement, unknown; empty for any other word. */
    public static Optional<Termination> parseReason(String word) {
        return Optional.ofNullable(REASONS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The word for an outcome's reason, where that lies off the board; empty where the board tells it. */
    public static Optional<String> reasonOf(Outcome outcome) {
        return outcome.termination()
                .map(reason -> reason.name().toLowerCase(Locale.ROOT))
                .filter(REASONS::containsKey);
    }

    /** Whether a game can end so for that reason: players agree on draws, and a resignation has a winner. */
    public static boolean canEnd(Outcome outcome, Termination reason) {
        return outcome.isOver()
                && switch (reason) {
                    case AGREEMENT -> outcome.winner().isEmpty();
                    case RESIGNATION -> outcome.winner().isPresent();
                    default -> REASONS.containsValue(reason);
                };
    }

    /** The outcome with its reason, where the game can have ended so; unchanged otherwise. */
    public static Outcome withReason(Outcome outcome, Termination reason) {
        return canEnd(outcome, reason)
                ? outcome.winner().map(winner -> Outcome.wonBy(winner, reason)).orElseGet(() -> Outcome.drawn(reason))
                : outcome;
    }

    /** Whether both are open, or both are won by the same side, or both are drawn; the reason does not matter. */
    public static boolean agree(Outcome one, Outcome other) {
        return one.isOver() == other.isOver() && one.winner().equals(other.winner());
    }

    /** The state of a game after that many plies: {@code NotStarted}, {@code InProgress}, {@code Draw} or who wins. */
    public static String stateOf(Outcome outcome, int plies) {
        return plies == 0 && !outcome.isOver() ? "NotStarted" : nameOf(outcome);
    }

    /** The result as UHP writes it (N1): {@code InProgress}, {@code Draw}, {@code WhiteWins}, {@code BlackWins}. */
    public static String nameOf(Outcome outcome) {
        if (!outcome.isOver()) {
            return "InProgress";
        }
        return outcome.winner()
                .map(color -> color == Color.WHITE ? "WhiteWins" : "BlackWins")
                .orElse("Draw");
    }
}
