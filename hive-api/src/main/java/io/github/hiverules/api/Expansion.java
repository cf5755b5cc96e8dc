// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * One of the three expansions, each of which adds one piece a side (R1.2). They combine freely. A later version may bring more: a
 * program writes a {@code default} where it switches over expansions, and stores {@link #letter} or {@link #name}, not the ordinal.
 */
public enum Expansion {
    MOSQUITO('M'),
    LADYBUG('L'),
    PILLBUG('P');

    private final char letter;

    Expansion(char letter) {
        this.letter = letter;
    }

    /** The letter in a game type such as {@code Base+MLP}. */
    public char letter() {
        return letter;
    }
}
