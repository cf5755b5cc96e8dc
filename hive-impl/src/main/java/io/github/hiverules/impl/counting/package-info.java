// SPDX-License-Identifier: Apache-2.0
/**
 * Counts and lists legal moves. The package is faster than {@link io.github.hiverules.impl.rules.MoveGenerator},
 * because it caches results across the positions of a search. The entry points are
 * {@link io.github.hiverules.impl.counting.MoveCounter} and {@link io.github.hiverules.impl.counting.MoveLister}.
 * Tests compare this package with {@link io.github.hiverules.impl.rules}, which defines the rules.
 */
@NullMarked
package io.github.hiverules.impl.counting;

import org.jspecify.annotations.NullMarked;
