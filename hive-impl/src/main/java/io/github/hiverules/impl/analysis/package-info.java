// SPDX-License-Identifier: Apache-2.0
/** Computes the metrics of positions, and searches for races (R8). */
@NullMarked
package io.github.hiverules.impl.analysis;

import org.jspecify.annotations.NullMarked;
