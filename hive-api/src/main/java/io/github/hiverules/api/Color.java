// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** The two sides. White moves first (R1.1). There will never be others, and the ordinals 0 and 1 stay. */
public enum Color {
    WHITE('w'),
    BLACK('b');

    private final char letter;

    Color(char letter) {
        this.letter = letter;
    }

    /** The letter that record formats put before a piece: {@code w} or {@code b}. */
    public char letter() {
        return letter;
    }

    /** The other side. */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
