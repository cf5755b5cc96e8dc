// SPDX-License-Identifier: Apache-2.0
/**
 * A small bot on the search face of the rules: {@link io.github.hiverules.examples.bot.Bot} is what an engine asks for
 * moves, {@code Root} has the moves to choose from, {@code Search} looks ahead, {@code Evaluation} judges what it sees.
 */
@NullMarked
package io.github.hiverules.examples.bot;

import org.jspecify.annotations.NullMarked;
