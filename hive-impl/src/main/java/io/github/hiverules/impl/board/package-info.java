// SPDX-License-Identifier: Apache-2.0
/**
 * The packed board: pieces and cells in arrays, with make and undo. It doesn't check legality.
 *
 * <p>Cells are indices into the {@link io.github.hiverules.impl.board.Grid}, pieces are indices from 0 to 27. Sets of directions
 * are masks of six bits in {@link io.github.hiverules.api.Direction} order. Sets of pieces are masks of 28 bits.
 */
@NullMarked
package io.github.hiverules.impl.board;

import org.jspecify.annotations.NullMarked;
