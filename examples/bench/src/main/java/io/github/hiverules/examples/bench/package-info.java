// SPDX-License-Identifier: Apache-2.0
/**
 * Benchmarks of perft, of listing and playing moves, and of single operations. {@code examples/run bench} runs the
 * benchmarks and prints tables.
 */
@NullMarked
package io.github.hiverules.examples.bench;

import org.jspecify.annotations.NullMarked;
