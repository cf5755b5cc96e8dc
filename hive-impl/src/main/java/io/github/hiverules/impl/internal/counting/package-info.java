// SPDX-License-Identifier: Apache-2.0
/**
 * Counts the legal moves of the side to move without listing them, for speed. The entry point is
 * {@link io.github.hiverules.impl.internal.counting.MoveCounter}. Its count equals the length of the list that
 * {@link io.github.hiverules.impl.internal.rules.MoveGenerator} makes, and tests compare the two. The rules themselves are in
 * the package {@link io.github.hiverules.impl.internal.rules}.
 */
@NullMarked
package io.github.hiverules.impl.internal.counting;

import org.jspecify.annotations.NullMarked;
