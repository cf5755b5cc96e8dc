// SPDX-License-Identifier: Apache-2.0
/** Metrics of positions and races (R8). */
@NullMarked
package io.github.hiverules.impl.analysis;

import org.jspecify.annotations.NullMarked;
