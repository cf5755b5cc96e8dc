// SPDX-License-Identifier: Apache-2.0
/**
 * Classes for bots: a mutable board with make and undo, perft, and a solver. A {@code Solution} is immutable,
 * thread-safe and comparable with {@code equals}. Programs that only need the rules use {@code io.github.hiverules.api}
 * instead.
 */
@NullMarked
package io.github.hiverules.search;

import org.jspecify.annotations.NullMarked;
