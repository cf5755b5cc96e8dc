// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Parses and prints BoardSpace's results. A result is a sentence in the client's language, such as "Game won by X" or
 * "Partie nulle". Parsing takes linear time.
 */
public final class ResultProse {
    private static final String WON_BY = "Game won by ";
    private static final String DRAW = "The game is a draw";

    /** Each array contains the text before and the text after the winner's name. */
    private static final List<String[]> SENTENCES =
            List.of(new String[] {WON_BY, ""}, new String[] {"", " vann spelet"});

    private static final Set<String> WORDS_FOR_DRAW =
            Set.of("draw", "drawn", "nulle", "remis", "ничья", "patta", "tablas", "empate", "remise");

    private static final int LONGEST_NAME = 100;

    private static final int LONGEST_WORD_FOR_DRAW = "empate".length();

    private ResultProse() {}

    /** Parses a result. Returns empty if the text is unknown. Pass an empty name for an unknown player. */
    public static Optional<Outcome> read(CharSequence prose, String white, String black) {
        int from = 0;
        int to = prose.length();
        while (from < to && prose.charAt(from) <= ' ') {
            from++;
        }
        while (to > from && prose.charAt(to - 1) <= ' ') {
            to--;
        }
        CharSequence text = prose.subSequence(from, to);
        boolean named = !white.equals(black);
        if (named && isWinner(text, white) != isWinner(text, black)) {
            return won(isWinner(text, white));
        }
        if (matches(text, 0, DRAW) && text.length() == DRAW.length() || namesADraw(text, white, black)) {
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

    private static boolean isWinner(CharSequence text, String name) {
        for (String[] sentence : SENTENCES) {
            int nameEnd = sentence[0].length() + name.length();
            if (text.length() == nameEnd + sentence[1].length()
                    && matches(text, 0, sentence[0])
                    && matches(text, sentence[0].length(), name)
                    && matches(text, nameEnd, sentence[1])) {
                return !name.isEmpty();
            }
        }
        return false;
    }

    private static boolean matches(CharSequence text, int at, String part) {
        for (int i = 0; i < part.length(); i++) {
            if (at + i >= text.length() || text.charAt(at + i) != part.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether a text says that the game is a draw. Ignores words of the players' names, unless the text is a
     * single word.
     */
    private static boolean namesADraw(CharSequence text, String white, String black) {
        Set<String> words = wordsForDraw(text);
        if (words.isEmpty()) {
            return false;
        }
        boolean alone = words.size() == 1 && words.iterator().next().length() == text.length();
        words.removeAll(wordsForDraw(white));
        words.removeAll(wordsForDraw(black));
        return alone || !words.isEmpty();
    }

    private static Set<String> wordsForDraw(CharSequence text) {
        Set<String> words = new TreeSet<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !Character.isLetterOrDigit(text.charAt(i))) {
                if (i - start <= LONGEST_WORD_FOR_DRAW) {
                    String word = text.subSequence(start, i).toString().toLowerCase(Locale.ROOT);
                    if (WORDS_FOR_DRAW.contains(word)) {
                        words.add(word);
                    }
                }
                start = i + 1;
            }
        }
        return words;
    }

    /**
     * Returns the index after the last occurrence of a name as a separate word, or -1. Ignores names longer than 100
     * characters, so that the search takes linear time.
     */
    public static int lastMention(CharSequence text, String name) {
        int length = name.length();
        for (int end = text.length(); end >= length && length > 0 && length <= LONGEST_NAME; end--) {
            int start = end - length;
            if (matches(text, start, name)
                    && (start == 0 || isBorder(name.charAt(0), text.charAt(start - 1)))
                    && (end == text.length() || isBorder(name.charAt(length - 1), text.charAt(end)))) {
                return end;
            }
        }
        return -1;
    }

    /**
     * Returns whether two adjacent characters belong to different words. A change of script separates words, because
     * Japanese sentences have no spaces.
     */
    private static boolean isBorder(char inside, char outside) {
        return !Character.isLetterOrDigit(outside)
                || Character.isLetter(inside)
                        && Character.isLetter(outside)
                        && Character.UnicodeScript.of(inside) != Character.UnicodeScript.of(outside);
    }

    /** Prints a result in English. Returns empty if the game is in progress. */
    public static Optional<String> print(Outcome outcome, String white, String black) {
        if (!outcome.isOver()) {
            return Optional.empty();
        }
        return Optional.of(outcome.winner()
                .map(color -> WON_BY + (color == Color.WHITE ? white : black))
                .orElse(DRAW));
    }
}
