// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * Which positions count as repetitions of each other (R7.3). The third occurrence draws the game. A later version may have other
 * rules, so a {@code switch} needs a {@code default}.
 */
public enum RepetitionRule {
    /** No repetition draws. */
    OFF,
    /** Positions that differ only by a shift are the same, as in tournaments and in UHP engines. */
    SHIFT,
    /** Positions that differ by a shift, a rotation or a reflection are the same, as on hivegame.com. */
    SYMMETRY
}
