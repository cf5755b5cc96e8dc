// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The three expansions, each of which adds one piece per side (R1.2). A game may use any combination of expansions.
 *
 * <p>New versions may add expansions and change ordinals. To store an expansion, use {@link #name},
 * not the ordinal. A {@code switch} over expansions needs a {@code default}.
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

    /** {@return the letter of this expansion, for example {@code M} in the game type {@code Base+M}} */
    public char letter() {
        return letter;
    }
}
