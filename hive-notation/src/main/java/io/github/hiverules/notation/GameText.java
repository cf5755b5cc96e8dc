// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * The text of one game, and where it was found. {@link Records#split} finds the texts of a source, and
 * {@link Records#judge} judges one; several threads may judge texts at the same time.
 *
 * @param source the name of the source, for messages
 * @param number the number of the text in its source, from 1
 * @param line the line of the first character, from 1
 * @param column the column of the first character, from 1; a column is a {@code char}
 * @param format the format of the text; empty if the text is no record that is known
 * @param text the text as it is in the source. A text longer than {@link ReaderOptions#maxGameLength()} is cut one character
 *     behind that length; its game is broken
 */
public record GameText(String source, int number, int line, int column, Optional<RecordFormat> format, String text) {
    /**
     * Checks the numbers.
     *
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
