// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The eight bugs (R1.1, R1.2). The bugs of the base game come first.
 *
 * <p>Later versions may add constants and change ordinals. To store a bug, use {@link #letter} or {@link #name}, not
 * the ordinal. A {@code switch} over bugs needs a {@code default}.
 */
public enum Bug {
    /** Queen Bee (R4.1). */
    QUEEN_BEE('Q', 1, null),
    /** Spider (R4.4). */
    SPIDER('S', 2, null),
    /** Beetle (R4.2). */
    BEETLE('B', 2, null),
    /** Grasshopper (R4.3). */
    GRASSHOPPER('G', 3, null),
    /** Soldier Ant (R4.5). */
    SOLDIER_ANT('A', 3, null),
    /** Mosquito (R4.7). */
    MOSQUITO('M', 1, Expansion.MOSQUITO),
    /** Ladybug (R4.6). */
    LADYBUG('L', 1, Expansion.LADYBUG),
    /** Pillbug (R4.8, R4.9). */
    PILLBUG('P', 1, Expansion.PILLBUG);

    private static final @Nullable Bug[] BY_LETTER = new Bug[128];

    static {
        for (Bug bug : values()) {
            BY_LETTER[bug.letter] = bug;
            BY_LETTER[Character.toLowerCase(bug.letter)] = bug;
        }
    }

    private final char letter;
    private final int count;
    private final @Nullable Expansion expansion;

    Bug(char letter, int count, @Nullable Expansion expansion) {
        this.letter = letter;
        this.count = count;
        this.expansion = expansion;
    }

    /**
     * Returns the bug with the given letter.
     *
     * @param letter the letter, in upper or lower case
     * @return the bug
     * @throws IllegalArgumentException if no bug has the letter
     */
    public static Bug of(char letter) {
        Bug bug = ofLetter(letter);
        if (bug == null) {
            throw new IllegalArgumentException(
                    "Expected the letter of a bug, found " + Messages.quoted(String.valueOf(letter)) + ".");
        }
        return bug;
    }

    static @Nullable Bug ofLetter(char letter) {
        return letter < BY_LETTER.length ? BY_LETTER[letter] : null;
    }

    /** {@return the letter of this bug in notations, for example {@code A} for the Soldier Ant} */
    public char letter() {
        return letter;
    }

    /** {@return the number of pieces of this bug that each side has, 1 to 3} */
    public int count() {
        return count;
    }

    /** {@return the expansion that includes this bug, or empty for a bug of the base game} */
    public Optional<Expansion> expansion() {
        return Optional.ofNullable(expansion);
    }

    /**
     * {@return whether a piece of this bug can be on top of other pieces: true for Beetles (R4.2) and Mosquitoes
     * (R4.7)}
     */
    public boolean canStandOnTop() {
        return this == BEETLE || this == MOSQUITO;
    }
}
