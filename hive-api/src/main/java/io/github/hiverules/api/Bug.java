// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The eight creatures (R1.1, R1.2), the base game's first. */
public enum Bug {
    QUEEN_BEE('Q', 1, null),
    SPIDER('S', 2, null),
    BEETLE('B', 2, null),
    GRASSHOPPER('G', 3, null),
    SOLDIER_ANT('A', 3, null),
    MOSQUITO('M', 1, Expansion.MOSQUITO),
    LADYBUG('L', 1, Expansion.LADYBUG),
    PILLBUG('P', 1, Expansion.PILLBUG);

    private static final Bug[] VALUES = values();

    private final char letter;
    private final int count;
    private final @Nullable Expansion expansion;

    Bug(char letter, int count, @Nullable Expansion expansion) {
        this.letter = letter;
        this.count = count;
        this.expansion = expansion;
    }

    /** The creature of that letter, in any case; empty if there is none. */
    public static Optional<Bug> of(char letter) {
        char upper = letter >= 'a' && letter <= 'z' ? (char) (letter - 32) : letter;
        for (Bug bug : VALUES) {
            if (bug.letter == upper) {
                return Optional.of(bug);
            }
        }
        return Optional.empty();
    }

    /** The letter that record formats use, for example {@code A} for the Soldier Ant. */
    public char letter() {
        return letter;
    }

    /** How many of this creature each side has in a game that includes it: 1, 2 or 3. */
    public int count() {
        return count;
    }

    /** The expansion that brings this creature, or empty for the base game's creatures. */
    public Optional<Expansion> expansion() {
        return Optional.ofNullable(expansion);
    }

    /** Whether this creature can come to stand on top of other pieces: Beetles, and Mosquitoes that copy one (R3.3). */
    public boolean canStandOnTop() {
        return this == BEETLE || this == MOSQUITO;
    }
}
