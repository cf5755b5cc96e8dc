// SPDX-License-Identifier: Apache-2.0
/**
 * Counts the legal moves of a side without listing them, for speed. {@link io.github.hiverules.impl.internal.counting.MoveCounter} is
 * the only way in. It counts what {@link io.github.hiverules.impl.internal.rules.MoveGenerator} lists, and tests hold one against
 * the other; what a rule is stands in the package of the rules.
 */
@NullMarked
package io.github.hiverules.impl.internal.counting;

import org.jspecify.annotations.NullMarked;
