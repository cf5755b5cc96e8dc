// SPDX-License-Identifier: Apache-2.0
/**
 * The rules of Hive. Each rule is decided in one place. Each bug has a class. Other classes decide these rules:
 *
 * <ul>
 * <li>{@link Placing}: R2
 * <li>{@link Lifting}: R3.1, R3.3, R5.1
 * <li>{@link OneHive}: R3.2
 * <li>{@link Slide}: R3.4, R3.5
 * <li>{@link Pillbug}: R4.9
 * <li>{@link QueenSurround}: R7.1
 * <li>{@link Repetition}: R7.3
 * </ul>
 *
 * <p>The classes for placing, lifting, sliding and throwing return sets of violations. A set is a mask with one bit for
 * each broken rule. The move generator only compares the mask with 0. The package {@code explain} converts each bit to
 * a reason.
 */
@NullMarked
package io.github.hiverules.impl.rules;

import org.jspecify.annotations.NullMarked;
