// SPDX-License-Identifier: Apache-2.0
/**
 * Counts and lists the legal moves of the side to move for a search, with what the positions of a search have in common. The entry
 * points are {@link io.github.hiverules.impl.enumeration.MoveCounter} and
 * {@link io.github.hiverules.impl.enumeration.MoveLister}. Both agree with the list that
 * {@link io.github.hiverules.impl.rules.MoveGenerator} makes, and tests compare them. The rules themselves are in the
 * package {@link io.github.hiverules.impl.rules}.
 */
@NullMarked
package io.github.hiverules.impl.enumeration;

import org.jspecify.annotations.NullMarked;
