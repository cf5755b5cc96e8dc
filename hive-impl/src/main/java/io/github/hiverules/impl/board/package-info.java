// SPDX-License-Identifier: Apache-2.0
/**
 * The packed board: pieces and cells in arrays, with make and undo. It doesn't check legality.
 *
 * <p>A cell is an index into the {@link io.github.hiverules.impl.board.Grid}, a piece its index from 0 to 27, a set of
 * directions a mask of six bits in the order of {@link io.github.hiverules.api.Direction}, a set of pieces a mask of 28 bits.
 */
@NullMarked
package io.github.hiverules.impl.board;

import org.jspecify.annotations.NullMarked;
