// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Property;
import java.nio.CharBuffer;

/** Scans a line of PGN for GameType tags. */
final class TagLine {
    private static final String GAME_TYPE = "gametype";

    /** The number of GameType tags. */
    int types;

    /** The index after the scanned tags. */
    int end;

    /** Whether the scanned line consists of tags only. */
    boolean isWhole;

    /** Whether the last tag is a GameType tag. */
    boolean isType;

    /**
     * Scans a line.
     *
     * @param anyQuotes whether values may have the quotation marks of a word processor
     */
    void scan(char[] chars, int from, int lineEnd, boolean anyQuotes) {
        types = 0;
        end = from;
        isWhole = end < lineEnd;
        while (isWhole && end < lineEnd) {
            int value = chars[end] == '[' ? value(chars, end, lineEnd, anyQuotes) : -1;
            if (value < 0) {
                isWhole = false;
            } else {
                // before ], a quote closes a value instead of opening one
                types += isType && (value == lineEnd || chars[value] != ']') ? 1 : 0;
                takeRest(chars, value, lineEnd);
            }
        }
    }

    /** Returns the index after a tag's opening quote, or -1 if there is no tag. */
    int value(char[] chars, int bracket, int lineEnd, boolean anyQuotes) {
        int name = skipSpace(chars, bracket + 1, lineEnd);
        int nameEnd = name;
        while (nameEnd < lineEnd && !Property.endsName(chars[nameEnd])) {
            nameEnd++;
        }
        int quote = skipSpace(chars, nameEnd, lineEnd);
        isType = nameEnd - name == GAME_TYPE.length();
        for (int i = 0; isType && i < GAME_TYPE.length(); i++) {
            isType = (chars[name + i] | 0x20) == GAME_TYPE.charAt(i);
        }
        boolean isTag = nameEnd > name
                && nameEnd - name <= Property.MAX_NAME_LENGTH
                && quote < lineEnd
                && (chars[quote] == '"' || anyQuotes && bracketAfter(chars, quote, lineEnd) >= 0);
        return isTag ? quote + 1 : -1;
    }

    /** Returns the index of the bracket after a value in the quotation marks of a word processor, or -1. */
    static int bracketAfter(char[] chars, int quote, int lineEnd) {
        return Marks.isQuote(chars[quote])
                ? Marks.valueIn(CharBuffer.wrap(chars, quote, lineEnd - quote))
                        .map(value -> quote + value.end())
                        .orElse(-1)
                : -1;
    }

    /** Scans the rest of a tag: the value, the closing bracket and white space. */
    private void takeRest(char[] chars, int value, int lineEnd) {
        int bracket = bracketAfter(chars, value - 1, lineEnd);
        int i = Math.max(value, bracket - 1);
        while (bracket < 0 && i < lineEnd && chars[i] != '"') {
            boolean isEscape = chars[i] == '\\' && i + 1 < lineEnd && (chars[i + 1] == '"' || chars[i + 1] == '\\');
            i += isEscape ? 2 : 1;
        }
        i = skipSpace(chars, Math.min(i + 1, lineEnd), lineEnd);
        isWhole = i < lineEnd && chars[i] == ']';
        end = isWhole ? skipSpace(chars, i + 1, lineEnd) : i;
    }

    private static int skipSpace(char[] chars, int from, int lineEnd) {
        int i = from;
        while (i < lineEnd && Texts.isSpace(chars[i])) {
            i++;
        }
        return i;
    }

    /** Returns whether a character continues a tag before the opening quote. White space may include line ends. */
    static boolean continuesName(boolean isInName, char c) {
        return c == '[' || isInName && (Texts.isSpace(c) || !Property.endsName(c));
    }
}
