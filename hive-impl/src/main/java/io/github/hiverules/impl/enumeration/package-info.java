// SPDX-License-Identifier: Apache-2.0
/**
 * Counts and lists legal moves faster than {@link io.github.hiverules.impl.rules.MoveGenerator}, by caching across the positions
 * of a search. The entry points are {@link io.github.hiverules.impl.enumeration.MoveCounter} and
 * {@link io.github.hiverules.impl.enumeration.MoveLister}. The package {@link io.github.hiverules.impl.rules} decides the rules;
 * tests compare both packages.
 */
@NullMarked
package io.github.hiverules.impl.enumeration;

import org.jspecify.annotations.NullMarked;
