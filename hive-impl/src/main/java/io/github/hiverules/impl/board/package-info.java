// SPDX-License-Identifier: Apache-2.0
/**
 * A mutable board packed into arrays. The board makes and undoes moves without checking legality.
 *
 * <p>A cell is represented by its index in the {@link io.github.hiverules.impl.board.Grid}. A piece is represented by
 * an index from 0 to 27. A set of directions is a mask of six bits in the order of
 * {@link io.github.hiverules.api.Direction}. A set of pieces is a mask of 28 bits.
 */
@NullMarked
package io.github.hiverules.impl.board;

import org.jspecify.annotations.NullMarked;
