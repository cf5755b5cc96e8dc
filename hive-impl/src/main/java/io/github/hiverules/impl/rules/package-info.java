// SPDX-License-Identifier: Apache-2.0
/**
 * The rules, each decided in one place: one file for each bug, and one file each for placing (R2), lifting (R3.1, R3.3), one
 * hive (R3.2), sliding (R3.4, R3.5), throwing (R4.9), rest (R5.1), the surrounded Queen Bee (R7.1) and repetition (R7.3). The
 * classes about placing, lifting, sliding and throwing answer with a set of violations, which is a mask with a bit for each
 * broken rule, and 0 when no rule is broken. The move generator needs only to know whether the set is 0; the package
 * {@code explain} turns each bit into a reason.
 */
@NullMarked
package io.github.hiverules.impl.rules;

import org.jspecify.annotations.NullMarked;
