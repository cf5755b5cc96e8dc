// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The three expansions, each of which adds one piece per side (R1.2). They can be combined freely.
 *
 * <p>New versions may add expansions and change ordinals. So store {@link #letter} or {@link #name}, not the ordinal. A
 * {@code switch} over expansions needs a {@code default}.
 */
public enum Expansion {
    /** Adds the {@link Bug#MOSQUITO}. */
    MOSQUITO('M'),
    /** Adds the {@link Bug#LADYBUG}. */
    LADYBUG('L'),
    /** Adds the {@link Bug#PILLBUG}. */
    PILLBUG('P');

    private final char letter;

    Expansion(char letter) {
        this.letter = letter;
    }

    /** {@return the letter in a game type such as {@code Base+MLP}} */
    public char letter() {
        return letter;
    }
}
