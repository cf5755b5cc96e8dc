// SPDX-License-Identifier: Apache-2.0
/**
 * A mutable board with make and undo for bots, perft, and a solver. Programs that only need the rules use the values of
 * {@code io.github.hiverules.api}.
 */
@NullMarked
package io.github.hiverules.search;

import org.jspecify.annotations.NullMarked;
