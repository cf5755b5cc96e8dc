// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.common.OutputLock;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests command lines that fail. */
class MainTest {
    private record Answer(int code, String text) {}

    private static Answer run(String... arguments) {
        StringWriter text = new StringWriter();
        int code =
                Main.commandLine(new PrintWriter(text), new PrintWriter(text)).execute(arguments);
        return new Answer(code, text.toString());
    }

    private static void assertRefused(String reason, String... arguments) {
        Answer answer = run(arguments);
        assertThat(answer.text()).startsWith(reason).doesNotContain("Exception", "an int");
        assertThat(answer.code()).isEqualTo(2);
    }

    @Test
    void rejectsWrongCommandBeforeSparkStarts() {
        assertRefused("archive: Missing required parameter: 'PATH'");
        assertRefused("archive: --positions must be at least 0, but is -1. See", "--positions", "-1", "x");
        assertRefused(
                "archive: Invalid value for option '--positions': expected a whole number of at most 9 digits, found 'ten'",
                "--positions",
                "ten",
                "x");
        assertRefused("archive: --out must name a folder", "--out", "", "x");
        assertThat(run("--help").code()).isZero();
    }

    @Test
    void refusesOutputOfAnotherRun(@TempDir Path folder) throws IOException {
        OutputLock other = OutputLock.ofFolder(folder);
        try {
            assertRefused("error: another run is writing " + folder, "--out", folder.toString(), "../records");
        } finally {
            other.close();
        }
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("error: can't write " + file + ": not a folder", "--out", file.toString(), "../records");
    }

    @Test
    void describesErrorsInOneLine() {
        IOException full = new IOException("No space left on device");
        assertThat(Main.describe(new RuntimeException("Job aborted: java.io.IOException:\n\tat x.Y", full), "out"))
                .isEqualTo("can't write out: No space left on device");
        assertThat(Main.describe(new IllegalStateException("It has stopped.\n\nIt was created at:\n\tat x.Y"), "out"))
                .isEqualTo("It has stopped.");
        assertThat(Main.describe(new BindException("Service 'sparkDriver' failed."), "out"))
                .isEqualTo("Service 'sparkDriver' failed.");
        assertThat(Main.describe(new NullPointerException(), "out")).startsWith("internal error");
    }
}
