// SPDX-License-Identifier: Apache-2.0
/**
 * How fast the rules are: perft on six positions, how fast a bot lists and makes moves there, and what single questions cost.
 * {@code examples/run bench} runs a short set and prints a table; speeds are also given in leaves per yardstick step, because
 * machines differ and are noisy.
 */
@NullMarked
package io.github.hiverules.examples.bench;

import org.jspecify.annotations.NullMarked;
