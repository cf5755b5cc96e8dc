// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses and prints the results that BoardSpace's clients write: a sentence in the client's language ("Game won by X",
 * "X vann spelet", "Partie nulle"). Parsing takes linear time.
 */
public final class ResultProse {
    private static final String WON_BY = "Game won by ";
    private static final String DRAW = "The game is a draw";

    private static final Pattern WORD_FOR_DRAW = Pattern.compile(
            "(?iu)(?<![\\p{L}\\p{Nd}])(?:drawn?|nulle|remise?|ничья|patta|tablas|empate)(?![\\p{L}\\p{Nd}])");

    private static final int LONGEST_NAME = 100;

    private ResultProse() {}

    /** Parses a result. Returns empty for an unknown text. Unknown players have empty names. */
    public static Optional<Outcome> read(String prose, String white, String black) {
        String text = prose.trim();
        boolean named = !white.equals(black);
        if (named && isWinner(text, white) != isWinner(text, black)) {
            return won(isWinner(text, white));
        }
        if (text.equals(DRAW) || namesADraw(text, white, black)) {
            return Optional.of(Outcome.drawn(Termination.UNKNOWN));
        }
        int whiteAt = lastMention(text, white);
        int blackAt = lastMention(text, black);
        if (!named || whiteAt < 0 && blackAt < 0) {
            return Optional.empty();
        }
        boolean both = whiteAt >= 0 && blackAt >= 0;
        return won(both && white.length() != black.length() ? white.length() > black.length() : whiteAt > blackAt);
    }

    private static Optional<Outcome> won(boolean byWhite) {
        return Optional.of(Outcome.wonBy(byWhite ? Color.WHITE : Color.BLACK, Termination.UNKNOWN));
    }

    /** Returns whether a text is a known sentence with this winner's name. */
    private static boolean isWinner(String text, String name) {
        return !name.isEmpty() && (text.equals(WON_BY + name) || text.equals(name + " vann spelet"));
    }

    /** Returns whether a text contains a word for a draw outside the players' names, or is such a word. */
    private static boolean namesADraw(String text, String white, String black) {
        Set<String> words = wordsForDraw(text);
        boolean alone = words.contains(text.toLowerCase(Locale.ROOT));
        if (!words.isEmpty()) {
            words.removeAll(wordsForDraw(white));
            words.removeAll(wordsForDraw(black));
        }
        return alone || !words.isEmpty();
    }

    private static Set<String> wordsForDraw(String text) {
        Set<String> words = new HashSet<>();
        for (Matcher word = WORD_FOR_DRAW.matcher(text); word.find(); ) {
            words.add(word.group().toLowerCase(Locale.ROOT));
        }
        return words;
    }

    /**
     * Returns the end of the last occurrence of a name as a separate word, or -1 if there is none. Ignores very long
     * names, so that the search takes linear time.
     */
    public static int lastMention(String text, String name) {
        int length = name.length();
        int start = length == 0 || length > LONGEST_NAME ? -1 : text.lastIndexOf(name);
        while (start >= 0) {
            int end = start + length;
            if ((start == 0 || isBorder(text.charAt(start - 1)))
                    && (end == text.length() || isBorder(text.charAt(end)))) {
                return end;
            }
            start = text.lastIndexOf(name, start - 1);
        }
        return -1;
    }

    /**
     * Returns whether a word ends before or after a character. Letters outside ASCII are borders, too, because in
     * Japanese sentences no space follows the name.
     */
    private static boolean isBorder(char c) {
        return c >= 0x80 || !Character.isLetterOrDigit(c);
    }

    /** Prints a result as an English client does. Returns empty if the game is in progress. */
    public static Optional<String> print(Outcome outcome, String white, String black) {
        if (!outcome.isOver()) {
            return Optional.empty();
        }
        return Optional.of(outcome.winner()
                .map(color -> WON_BY + (color == Color.WHITE ? white : black))
                .orElse(DRAW));
    }
}
