// SPDX-License-Identifier: Apache-2.0
/** Tests of the bot. */
@NullMarked
package io.github.hiverules.examples.bot;

import org.jspecify.annotations.NullMarked;
