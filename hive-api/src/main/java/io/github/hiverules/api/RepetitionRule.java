// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The rules for draws by repetition (R7.3): the third occurrence of a position draws the game. A later version may have
 * other rules, so a {@code switch} needs a {@code default}.
 */
public enum RepetitionRule {
    /** No repetition draws the game. */
    OFF,
    /** Positions that differ only by a shift are the same, as in tournaments and in UHP engines. */
    SHIFT,
    /** Positions that differ by a shift, a rotation or a reflection are the same, as on hivegame.com. */
    SYMMETRY
}
