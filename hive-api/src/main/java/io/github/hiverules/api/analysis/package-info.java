// SPDX-License-Identifier: Apache-2.0
/**
 * Analysis of positions and games beyond legal moves: metrics of both sides, the race to surround a Queen Bee (R8), previews of
 * the legal moves, and canonical keys for archives and opening books.
 *
 * <p>Start with {@link io.github.hiverules.api.analysis.Analysis} or {@link io.github.hiverules.api.analysis.CanonicalPosition}.
 * Later versions may add to the answers.
 */
@NullMarked
package io.github.hiverules.api.analysis;

import org.jspecify.annotations.NullMarked;
