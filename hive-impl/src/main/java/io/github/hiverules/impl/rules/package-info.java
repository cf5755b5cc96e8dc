// SPDX-License-Identifier: Apache-2.0
/**
 * The rules, each decided in one place. There is a class for each bug. Other classes decide placing (R2), lifting
 * (R3.1, R3.3, R5.1), one hive (R3.2), sliding (R3.4, R3.5), throwing (R4.9), surrounded Queen Bees (R7.1) and
 * repetition (R7.3).
 *
 * <p>The classes for placing, lifting, sliding and throwing return sets of violations. A set is a mask with a bit for
 * each broken rule; it is 0 if no rule is broken. The move generator only tests for 0; the package {@code explain}
 * converts each bit to a reason.
 */
@NullMarked
package io.github.hiverules.impl.rules;

import org.jspecify.annotations.NullMarked;
