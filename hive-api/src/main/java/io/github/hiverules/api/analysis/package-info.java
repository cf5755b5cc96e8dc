// SPDX-License-Identifier: Apache-2.0
/**
 * Analysis of positions: metrics of a side and races to surround a Queen Bee (R8). Canonical keys identify positions in
 * archives and opening books.
 *
 * <p>Start with {@link io.github.hiverules.api.analysis.Analysis} or {@link
 * io.github.hiverules.api.analysis.CanonicalPosition}. The results are
 * immutable, thread-safe and comparable with {@code equals}. New versions may add values to the results.
 */
@NullMarked
package io.github.hiverules.api.analysis;

import org.jspecify.annotations.NullMarked;
