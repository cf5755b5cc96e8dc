// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The rules for draws by repetition (R7.3). The rules differ in which positions count as equal. Except under
 * {@link #OFF}, the third occurrence of a position draws the game. New versions may add rules, so a {@code switch}
 * needs a {@code default}.
 */
public enum RepetitionRule {
    /** Repetition never draws the game. */
    OFF,
    /** Positions that differ only by a shift count as equal, as in tournaments and in UHP engines. */
    SHIFT,
    /** Positions that differ only by a shift, a rotation or a reflection count as equal, as on hivegame.com. */
    SYMMETRY
}
