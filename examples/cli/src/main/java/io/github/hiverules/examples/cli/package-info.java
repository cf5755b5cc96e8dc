// SPDX-License-Identifier: Apache-2.0
/**
 * Command-line programs, each a small class: {@code validate} judges records, {@code explain} gives reasons in words,
 * {@code convert} prints records in another format, {@code show} draws positions, {@code uhp} is an engine, {@code match} lets
 * two engines play, {@code generate} makes up games, {@code perft} counts move sequences.
 */
@NullMarked
package io.github.hiverules.examples.cli;

import org.jspecify.annotations.NullMarked;
