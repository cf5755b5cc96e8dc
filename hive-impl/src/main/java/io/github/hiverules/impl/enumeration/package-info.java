// SPDX-License-Identifier: Apache-2.0
/**
 * Counts and lists legal moves. It is faster than {@link io.github.hiverules.impl.rules.MoveGenerator}, because it
 * caches results across the positions of a search. The entry points are {@link
 * io.github.hiverules.impl.enumeration.MoveCounter} and {@link io.github.hiverules.impl.enumeration.MoveLister}. Tests
 * compare it with {@link io.github.hiverules.impl.rules}, which defines the rules.
 */
@NullMarked
package io.github.hiverules.impl.enumeration;

import org.jspecify.annotations.NullMarked;
