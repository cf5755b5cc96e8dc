// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The eight bugs (R1.1, R1.2), the base game's first. A later version may bring more, anywhere in the order: a program writes a
 * {@code default} where it switches over bugs, and stores {@link #letter} or {@link #name}, not the ordinal.
 */
public enum Bug {
    QUEEN_BEE('Q', 1, null),
    SPIDER('S', 2, null),
    BEETLE('B', 2, null),
    GRASSHOPPER('G', 3, null),
    SOLDIER_ANT('A', 3, null),
    MOSQUITO('M', 1, Expansion.MOSQUITO),
    LADYBUG('L', 1, Expansion.LADYBUG),
    PILLBUG('P', 1, Expansion.PILLBUG);

    /** By letter in either case. */
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
     * The bug of that letter, in any case.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Bug of(char letter) {
        Bug bug = ofLetter(letter);
        if (bug == null) {
            throw new IllegalArgumentException("No bug has the letter '" + letter + "'.");
        }
        return bug;
    }

    static @Nullable Bug ofLetter(char letter) {
        return letter < BY_LETTER.length ? BY_LETTER[letter] : null;
    }

    /** The letter that record formats use, for example {@code A} for the Soldier Ant. */
    public char letter() {
        return letter;
    }

    /** How many pieces of this bug each side has in a game that includes it: 1, 2 or 3. */
    public int count() {
        return count;
    }

    /** The expansion that brings this bug, or empty for the base game's bugs. */
    public Optional<Expansion> expansion() {
        return Optional.ofNullable(expansion);
    }

    /** Whether a piece of this bug can come to stand on top of other pieces: Beetles, and Mosquitoes that copy one (R3.3). */
    public boolean canStandOnTop() {
        return this == BEETLE || this == MOSQUITO;
    }
}
