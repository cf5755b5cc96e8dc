package io.github.hiverules.examples.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/** A line on a terminal that tells how far a long job has come; silent for short jobs and for other outputs. */
final class Progress {
    /** By this variable {@code examples/run} says that the error output is a terminal. */
    private static final String TERMINAL = "HIVE_STDERR_IS_TERMINAL";

    private static final long PATIENCE_NANOS = 2_000_000_000L;
    private static final long PAUSE_NANOS = 500_000_000L;
    private static final String ERASE_LINE = "\r\u001B[K";

    private final @Nullable PrintWriter terminal;
    private long nextAt = System.nanoTime() + PATIENCE_NANOS;
    private boolean shown;

    private Progress(@Nullable PrintWriter terminal) {
        this.terminal = terminal;
    }

    static Progress none() {
        return new Progress(null);
    }

    static Progress onTerminal(PrintWriter err) {
        return "1".equals(System.getenv(TERMINAL)) ? new Progress(err) : none();
    }

    void show(int games) {
        if (terminal != null && System.nanoTime() - nextAt > 0) {
            terminal.print(ERASE_LINE + games + " games so far");
            terminal.flush();
            shown = true;
            nextAt = System.nanoTime() + PAUSE_NANOS;
        }
    }

    void clear() {
        if (terminal != null && shown) {
            terminal.print(ERASE_LINE);
            terminal.flush();
            shown = false;
        }
    }
}
