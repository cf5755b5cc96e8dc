/**
 * Command-line programs, each a small class: {@code validate} judges records, {@code perft} counts move sequences, {@code uhp}
 * is an engine.
 */
@NullMarked
package io.github.hiverules.examples.cli;

import org.jspecify.annotations.NullMarked;
