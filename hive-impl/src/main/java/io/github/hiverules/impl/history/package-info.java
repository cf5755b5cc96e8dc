// SPDX-License-Identifier: Apache-2.0
/**
 * The positions of a game on a {@link io.github.hiverules.impl.board.Board}: their Zobrist keys, and how often the
 * current position has occurred (R7.3). The entry point is {@link io.github.hiverules.impl.history.PositionHistory}.
 */
@NullMarked
package io.github.hiverules.impl.history;

import org.jspecify.annotations.NullMarked;
