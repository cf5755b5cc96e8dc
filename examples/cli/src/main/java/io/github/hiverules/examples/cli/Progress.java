// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.board.BoardCommand;
import java.io.PrintWriter;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A line on a terminal that tells how far a long job has come; silent for short jobs and where there is no terminal. */
final class Progress {
    private static final long PATIENCE_NANOS = 2_000_000_000L;
    private static final long PAUSE_NANOS = 500_000_000L;
    private static final String ERASE_LINE = "\r\u001B[K";

    private final @Nullable PrintWriter terminal;
    private final boolean sharesTerminal;
    private final LongSupplier nanoTime;
    private long dueAt;
    private String shown = "";

    /**
     * Progress on a terminal.
     *
     * @param terminal the terminal, or null for none
     * @param sharesTerminal whether the results go to the same terminal, so that the line must make way for them
     */
    Progress(@Nullable PrintWriter terminal, boolean sharesTerminal, LongSupplier nanoTime) {
        this.terminal = terminal;
        this.sharesTerminal = sharesTerminal;
        this.nanoTime = nanoTime;
        dueAt = nanoTime.getAsLong() + PATIENCE_NANOS;
    }

    /**
     * Returns which outputs are terminals: 1 the output, 2 the error output. {@code examples/run} knows, and sets the property
     * {@code hive.terminals}; otherwise the JVM knows only about both together.
     */
    static String terminals() {
        return System.getProperty("hive.terminals", BoardCommand.hasConsole() ? "12" : "");
    }

    /** Returns progress on the error output, if it is a terminal. */
    static Progress on(PrintWriter err) {
        String terminals = terminals();
        return new Progress(terminals.contains("2") ? err : null, terminals.contains("1"), System::nanoTime);
    }

    /** Prints results, and behind them how far the job has come. */
    void around(Runnable printing, String state) {
        if (terminal == null) {
            printing.run();
            return;
        }
        if (sharesTerminal) {
            erase();
        }
        printing.run();
        if (nanoTime.getAsLong() - dueAt >= 0) {
            shown = state;
            dueAt = nanoTime.getAsLong() + PAUSE_NANOS;
            draw();
        } else if (sharesTerminal) {
            draw();
        }
    }

    private void draw() {
        if (terminal != null && !shown.isEmpty()) {
            terminal.print(ERASE_LINE + shown);
            terminal.flush();
        }
    }

    private void erase() {
        if (terminal != null && !shown.isEmpty()) {
            terminal.print(ERASE_LINE);
            terminal.flush();
        }
    }

    /** Takes the line away. */
    void end() {
        erase();
        shown = "";
    }
}
