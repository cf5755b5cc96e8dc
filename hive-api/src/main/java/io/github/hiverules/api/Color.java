// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The two sides. White moves first (R1.1).
 *
 * <p>No constant will be added, and the ordinals 0 and 1 won't change.
 */
public enum Color {
    /** White, the side that moves first. */
    WHITE('w'),
    /** Black. */
    BLACK('b');

    private final char letter;

    Color(char letter) {
        this.letter = letter;
    }

    /** {@return the letter at the start of a piece name, {@code w} or {@code b}} */
    public char letter() {
        return letter;
    }

    /** {@return the other side} */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
