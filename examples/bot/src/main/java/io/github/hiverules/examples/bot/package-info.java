// SPDX-License-Identifier: Apache-2.0
/**
 * A small bot based on {@code SearchBoard}. {@link io.github.hiverules.examples.bot.Bot} chooses moves. {@code Root}
 * searches the root position, {@code Search} searches the deeper nodes, and {@code Evaluation} scores the leaves with a
 * {@link io.github.hiverules.examples.bot.Network}.
 */
@NullMarked
package io.github.hiverules.examples.bot;

import org.jspecify.annotations.NullMarked;
