package io.github.hiverules.notation;

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

    private Results() {}

    /** The result that a word stands for, its reason unknown; empty for any other word. */
    public static Optional<Outcome> parse(String word) {
        return Optional.ofNullable(SPELLINGS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The result as UHP writes it (N1): {@code InProgress}, {@code Draw}, {@code WhiteWins}, {@code BlackWins}. */
    public static String nameOf(Outcome outcome) {
        if (!outcome.isOver()) {
            return "InProgress";
        }
        return outcome.winner().map(color -> color == Color.WHITE ? "WhiteWins" : "BlackWins").orElse("Draw");
    }
}
