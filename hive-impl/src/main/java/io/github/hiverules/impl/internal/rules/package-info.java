// SPDX-License-Identifier: Apache-2.0
/**
 * The rules, each decided once: one file for each bug, and one each for placing (R2), lifting (R3.1, R3.3), one hive (R3.2),
 * sliding (R3.4, R3.5), throwing (R4.9), rest (R5.1), the end (R7.1) and repetition (R7.3). The move generator asks them, and the
 * explanations translate the same answers: sets of violations, 0 where nothing is forbidden.
 */
@NullMarked
package io.github.hiverules.impl.internal.rules;

import org.jspecify.annotations.NullMarked;
