// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dashes that word processors write instead of {@code -}, and the shape of moves. */
public final class Marks {
    /** Non-breaking hyphen, en dash, em dash, minus sign. */
    private static final String DASHES = "‑–—−";

    private static final String MARKS = "-/\\";

    /** A backslash as JSON and source code escape it. */
    private static final String DOUBLED = "\\\\";

    /** A length above that of piece names and destinations. */
    private static final int MAX_MOVE = 6;

    /** Loaded on first use, so that the rules alone, compiled to WebAssembly, contain no regular expressions. */
    private static final class Shape {
        /** A piece name, perhaps with a wrong letter or number. */
        static final Pattern PIECE = Pattern.compile("(?i)[wb](?:[a-z][0-9]|[qsbgamlp])");
    }

    private Marks() {}

    /** Returns a hyphen for a dash, or the character itself. */
    public static char plain(char c) {
        return c >= 0x80 && DASHES.indexOf(c) >= 0 ? '-' : c;
    }

    /** Replaces marks by ASCII characters. The length doesn't change. */
    public static String plain(String text) {
        return firstIn(text) < 0
                ? text
                : text.chars()
                        .map(c -> plain((char) c))
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
    }

    /** Returns the index of the first mark in a text, or -1. */
    public static int firstIn(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (plain(text.charAt(i)) != text.charAt(i)) {
                return i;
            }
        }
        return -1;
    }

    /** Replaces a doubled backslash at the beginning or the end, as in texts copied from JSON or source code. */
    public static String undoubled(String place) {
        String text = place.startsWith(DOUBLED) ? place.substring(1) : place;
        return text.endsWith(DOUBLED) ? text.substring(0, text.length() - 1) : text;
    }

    /** Returns whether a word looks like a pass, a piece name or a destination, such as {@code wS1-}. */
    public static boolean isLikeMove(String word) {
        return word.length() <= MAX_MOVE
                && (Texts.isSame(word, "pass")
                        || Shape.PIECE.matcher(bare(word)).matches()
                        || pieceIn(word).isPresent());
    }

    /** Returns the piece in a piece name or a destination, such as {@code wS1-}. */
    public static Optional<Piece> pieceIn(String word) {
        return word.length() <= MAX_MOVE ? Piece.tryParse(bare(word)) : Optional.empty();
    }

    /** Returns the expansions whose pieces the words of some texts name. */
    public static Set<Expansion> expansionsIn(Stream<String> texts) {
        return texts.flatMap(text -> Texts.words(text).stream())
                .flatMap(word -> pieceIn(word).stream())
                .flatMap(piece -> piece.bug().expansion().stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Expansion.class)));
    }

    /** Removes the direction mark of a destination. */
    private static String bare(String word) {
        String move = undoubled(plain(word));
        int from = !move.isEmpty() && MARKS.indexOf(move.charAt(0)) >= 0 ? 1 : 0;
        int end = move.length();
        return move.substring(from, end - (end > from && MARKS.indexOf(move.charAt(end - 1)) >= 0 ? 1 : 0));
    }

    /** Describes a mark, for example {@code "–" (U+2013, en dash)}. */
    public static Function<Locale, String> describe(char mark) {
        String key = "mark." + Integer.toHexString(mark);
        return locale -> "\"" + mark + "\" (" + Messages.in(locale).text(key) + ")";
    }
}
