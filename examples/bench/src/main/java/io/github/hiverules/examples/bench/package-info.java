// SPDX-License-Identifier: Apache-2.0
/**
 * Benchmarks: perft on six positions, the speed of listing and playing moves in these positions, and the cost of single
 * operations. {@code examples/run bench} runs the benchmarks and prints tables.
 */
@NullMarked
package io.github.hiverules.examples.bench;

import org.jspecify.annotations.NullMarked;
