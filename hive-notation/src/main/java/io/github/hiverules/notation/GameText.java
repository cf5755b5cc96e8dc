// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * The text of one game and the place of the text in a source. {@link Records#split} creates the texts for {@link
 * Records#judge}.
 *
 * @param source the name of the source, for messages
 * @param number the number of the text in its source, from 1
 * @param line the line of the first character, from 1
 * @param column the column of the first character, in {@code char}s from 1
 * @param format the format of the text; empty if unknown
 * @param text the text of the game. A text longer than {@link ReaderOptions#maxGameLength()} is broken and is cut one
 *     character after the maximum
 */
public record GameText(String source, int number, int line, int column, Optional<RecordFormat> format, String text) {
    /**
     * Creates a text.
     *
     * @param source the name of the source
     * @param number the number of the text, at least 1
     * @param line the line, at least 1
     * @param column the column, at least 1
     * @param format the format
     * @param text the text
     * @throws IllegalArgumentException if a number is less than 1
     */
    public GameText {
        requireNonNull(source, "source");
        requireNonNull(format, "format");
        requireNonNull(text, "text");
        if (number < 1 || line < 1 || column < 1) {
            throw new IllegalArgumentException("Numbers, lines and columns count from 1.");
        }
    }
}
