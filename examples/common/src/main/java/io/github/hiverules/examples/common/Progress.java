// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A progress line, which appears on a terminal after two seconds. */
public final class Progress {
    private static final long DELAY_NANOS = 2_000_000_000L;
    private static final long INTERVAL_NANOS = 500_000_000L;
    private static final String ERASE_LINE = "\r\u001B[K";

    private final @Nullable PrintWriter terminal;
    private final boolean sharesTerminal;
    private final LongSupplier nanoTime;
    private long dueAt;
    private String shown = "";

    /**
     * Creates a progress line.
     *
     * @param terminal the terminal, or null to print nothing
     * @param sharesTerminal whether results are printed on the same terminal
     */
    public Progress(@Nullable PrintWriter terminal, boolean sharesTerminal, LongSupplier nanoTime) {
        this.terminal = terminal;
        this.sharesTerminal = sharesTerminal;
        this.nanoTime = nanoTime;
        dueAt = nanoTime.getAsLong() + DELAY_NANOS;
    }

    /** Creates a progress line that appears only if the error output is a terminal. */
    public static Progress on(PrintWriter err) {
        return new Progress(Terminal.showsErrors() ? err : null, Terminal.showsOutput(), System::nanoTime);
    }

    /** Erases the progress line, prints results, and redraws the progress line. */
    public void around(Runnable printing, String state) {
        if (sharesTerminal) {
            replaceLine("");
        }
        printing.run();
        boolean isDue = nanoTime.getAsLong() - dueAt >= 0;
        if (isDue) {
            shown = state;
            dueAt = nanoTime.getAsLong() + INTERVAL_NANOS;
        }
        if (isDue || sharesTerminal) {
            replaceLine(shown);
        }
    }

    /** Removes the line. */
    public void end() {
        replaceLine("");
        shown = "";
    }

    private void replaceLine(String text) {
        if (terminal != null && !shown.isEmpty()) {
            terminal.print(ERASE_LINE + text);
            terminal.flush();
        }
    }
}
