// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.TextSource;
import java.util.function.IntUnaryOperator;

/**
 * A line that begins with {@code [GameType "} begins a game, wherever it stands: in a comment, a variation or the value of a tag
 * that is not closed too, so that what a broken game leaves open can't swallow the games behind it.
 */
final class GameStart {
    private static final String NAME = "gametype";
    private static final int MAX_SPACES = 8;

    private GameStart() {}

    /** Whether a game begins with the next character. */
    static boolean isNext(TextSource text) {
        return text.isAtLineStart() && text.peek() == '[' && isAt(text::peek);
    }

    /** Whether a line of the text, other than its first, would be taken for the beginning of a game. */
    static boolean isIn(String text) {
        for (int i = text.indexOf('['); i >= 0; i = text.indexOf('[', i + 1)) {
            int start = i;
            boolean begins = i > 0
                    && TextSource.isLineEnd(text.charAt(i - 1))
                    && isAt(k -> start + k < text.length() ? text.charAt(start + k) : TextSource.END);
            if (begins) {
                return true;
            }
        }
        return false;
    }

    /** The quote may not close a value that ends so: {@code "… [GameType "]}. */
    private static boolean isAt(IntUnaryOperator characters) {
        int i = behindSpaces(characters, 1);
        for (int k = 0; k < NAME.length(); k++) {
            int c = characters.applyAsInt(i++);
            if (c < 0 || Character.toLowerCase((char) c) != NAME.charAt(k)) {
                return false;
            }
        }
        i = behindSpaces(characters, i);
        return characters.applyAsInt(i) == '"' && characters.applyAsInt(i + 1) != ']';
    }

    private static int behindSpaces(IntUnaryOperator characters, int start) {
        int i = start;
        while (i < start + MAX_SPACES && (characters.applyAsInt(i) == ' ' || characters.applyAsInt(i) == '\t')) {
            i++;
        }
        return i;
    }
}
