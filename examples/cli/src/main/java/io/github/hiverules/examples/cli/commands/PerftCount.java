// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The number of move sequences of one length, and the time to count them. The command line and the engine print it in
 * different lines, which programs parse.
 */
record PerftCount(int plies, long leaves, double seconds) {
    /** Runs a counter. */
    static PerftCount of(int plies, LongSupplier counter) {
        long start = System.nanoTime();
        long leaves = counter.getAsLong();
        return new PerftCount(plies, leaves, Math.max(1, System.nanoTime() - start) / 1e9);
    }

    /** Returns the line of the command {@code hive perft}. */
    String commandLine() {
        return String.format(Locale.ROOT, "perft %d %d %.3f %.0f", plies, leaves, seconds, leaves / seconds);
    }

    /** Returns the line of the engine's command {@code perft}. */
    String engineLine() {
        return String.format(Locale.ROOT, "perft(%d) = %d in %.6f s", plies, leaves, seconds);
    }
}
