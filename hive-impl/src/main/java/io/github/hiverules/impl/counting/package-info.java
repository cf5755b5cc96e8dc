// SPDX-License-Identifier: Apache-2.0
/**
 * Counts legal moves without listing them. The entry point is {@link io.github.hiverules.impl.counting.MoveCounter}. Tests
 * compare this package with {@link io.github.hiverules.impl.rules}, which defines the rules.
 *
 * <p>The borders of the ground ({@code Ground}, {@code Lagoons}) halve the time of perft and of evaluations by mobility.
 * For example, perft to depth 4 of the four middlegames of the program {@code bench} takes 0.28 s of CPU time with
 * borders, and 0.55 s if each Soldier Ant searches step by step. Searches that only list moves don't call this package,
 * so their speed doesn't depend on it.
 */
@NullMarked
package io.github.hiverules.impl.counting;

import org.jspecify.annotations.NullMarked;
