// SPDX-License-Identifier: Apache-2.0
/**
 * Analysis of positions and games beyond legal moves: metrics of both sides and the race to surround a Queen Bee (R8), the
 * outcome of each legal move, a replay of a game with all of these, the twelve symmetries of the table, and a canonical key for
 * positions that are equal under them.
 *
 * <p>Figures and previews are values with accessors; later versions may count more. The twelve symmetries are closed for ever.
 *
 * <p>Start with {@link io.github.hiverules.api.analysis.Analysis}. Archives and opening books use
 * {@link io.github.hiverules.api.analysis.CanonicalPosition}.
 */
@NullMarked
package io.github.hiverules.api.analysis;

import org.jspecify.annotations.NullMarked;
