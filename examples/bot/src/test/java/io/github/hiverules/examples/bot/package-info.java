// SPDX-License-Identifier: Apache-2.0
/** What the bot promises. */
@NullMarked
package io.github.hiverules.examples.bot;

import org.jspecify.annotations.NullMarked;
