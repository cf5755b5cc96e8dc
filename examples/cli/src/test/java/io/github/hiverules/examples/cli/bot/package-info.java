/** What the bot promises. */
@NullMarked
package io.github.hiverules.examples.cli.bot;

import org.jspecify.annotations.NullMarked;
