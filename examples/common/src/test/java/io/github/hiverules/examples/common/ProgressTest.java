// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Tests the progress line. */
class ProgressTest {
    private static final long SECOND = 1_000_000_000L;

    private final StringWriter screen = new StringWriter();
    private final PrintWriter terminal = new PrintWriter(screen);
    private long now;

    private void print(Progress progress, String result, int count, long seconds) {
        now += seconds * SECOND;
        progress.around(() -> screen.write(result + "\n"), count + " games so far");
    }

    /** Returns what a terminal shows, without erased lines. */
    private String shown() {
        return screen.toString().replaceAll("[^\n]*\r\u001B\\[K", "");
    }

    @Test
    void shortJobShowsNoProgress() {
        Progress progress = new Progress(terminal, true, () -> now);
        print(progress, "a", 1, 0);
        print(progress, "b", 2, 1);
        progress.end();
        assertThat(screen).hasToString("a\nb\n");
    }

    @Test
    void longJobShowsProgressAfterResults() {
        Progress progress = new Progress(terminal, true, () -> now);
        print(progress, "a", 1, 3);
        assertThat(shown()).isEqualTo("a\n1 games so far");
        print(progress, "b", 2, 0);
        assertThat(shown()).isEqualTo("a\nb\n1 games so far");
        print(progress, "c", 3, 1);
        assertThat(shown()).isEqualTo("a\nb\nc\n3 games so far");
        progress.end();
        assertThat(shown()).isEqualTo("a\nb\nc\n");
    }

    @Test
    void keepsLineIfResultsAreElsewhere() {
        Progress progress = new Progress(terminal, false, () -> now);
        progress.around(() -> {}, "1 games so far");
        now += 3 * SECOND;
        progress.around(() -> {}, "2 games so far");
        String before = screen.toString();
        progress.around(() -> {}, "3 games so far");
        assertThat(screen).hasToString(before);
        assertThat(shown()).isEqualTo("2 games so far");
    }

    @Test
    void printsNothingWithoutTerminal() {
        Progress progress = new Progress(null, true, () -> now);
        print(progress, "a", 1, 3);
        progress.end();
        assertThat(screen).hasToString("a\n");
    }
}
