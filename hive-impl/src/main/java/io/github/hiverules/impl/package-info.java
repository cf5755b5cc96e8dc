// SPDX-License-Identifier: Apache-2.0
/**
 * The rules, for programs that want more than the interface {@link io.github.hiverules.api.spi.HiveRules}: a mutable board
 * with make and undo for bots, perft, and a solver of problems.
 */
@NullMarked
package io.github.hiverules.impl;

import org.jspecify.annotations.NullMarked;
