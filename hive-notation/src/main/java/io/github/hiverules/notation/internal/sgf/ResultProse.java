package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.Locale;
import java.util.Optional;

/**
 * The result as BoardSpace's clients write it: prose in the language of the player's client, in which the winner's name
 * stands ("Game won by X", "Dumbot vann spelet").
 */
final class ResultProse {
    private static final String WON_BY = "Game won by ";
    private static final String DRAW = "The game is a draw";

    private ResultProse() {}

    /** What the prose says, given the players' names; empty where it can't be read. */
    static Optional<Outcome> read(String prose, String white, String black) {
        String text = prose.trim();
        if (text.equalsIgnoreCase(DRAW)) {
            return Optional.of(Outcome.drawn(Termination.UNKNOWN));
        }
        int whiteAt = lastMention(text, white);
        int blackAt = lastMention(text, black);
        boolean named = (whiteAt >= 0 || blackAt >= 0) && !white.equals(black);
        if (named) {
            boolean isWhite = whiteAt == blackAt ? white.length() > black.length() : whiteAt > blackAt;
            return Optional.of(Outcome.wonBy(isWhite ? Color.WHITE : Color.BLACK, Termination.UNKNOWN));
        }
        return text.toLowerCase(Locale.ROOT).contains("draw")
                ? Optional.of(Outcome.drawn(Termination.UNKNOWN))
                : Optional.empty();
    }

    /** Where the name ends in the text for the last time, standing alone and in no longer word; -1 if it does not. */
    private static int lastMention(String text, String name) {
        int last = -1;
        for (int at = name.isEmpty() ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            last = begins && ends ? end : last;
        }
        return last;
    }

    /** The prose of an English client; empty while the game goes on. */
    static Optional<String> print(Outcome outcome, String white, String black) {
        if (!outcome.isOver()) {
            return Optional.empty();
        }
        return Optional.of(outcome.winner()
                .map(color -> WON_BY + (color == Color.WHITE ? white : black))
                .orElse(DRAW));
    }
}
