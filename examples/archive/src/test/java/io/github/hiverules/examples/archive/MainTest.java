// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.examples.common.Output;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                "archive: Invalid value for option '--positions': expected a whole number of at most 9 digits, found"
                        + " 'ten'",
                "--positions",
                "ten",
                "x");
        assertRefused("archive: --out must name a folder", "--out", "", "x");
        assertThat(run("--help").code()).isZero();
    }

    @Test
    void refusesOutputOfAnotherRun(@TempDir Path folder) throws IOException {
        try (Output other = Output.folder(folder, List.of())) {
            assertThat(other.isDevice()).isFalse();
            assertRefused("error: another run is writing " + folder, "--out", folder.toString(), "../records");
        }
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("error: can't write " + file + ": not a folder", "--out", file.toString(), "../records");
    }

    @ParameterizedTest
    @CsvSource({
        "games, '', games",
        "games/mine.pgn, mine, games",
        "games/part-00000-8a2c54b1-9d5a-4f0e-8c5e-3c1f0a5a7b11-c000.zstd.parquet, PAR1, games",
        "games/_SUCCESS, '', games",
        "twins/a/b, mine, twins",
        "positions, mine, positions",
        "positions/_hive-rules, mine, positions",
        "report.html, '<!DOCTYPE html><title>My report</title>', report.html",
        "report.html, '', report.html",
        "report.html/a, a, report.html",
        ".lock, mine, .lock"
    })
    void namesForeignFileAndChangesNothing(String name, String content, String named, @TempDir Path folder)
            throws IOException {
        Path out = Files.createDirectory(folder.resolve("my archive"));
        Path foreign = out.resolve(name);
        Files.createDirectories(foreign.getParent());
        Files.writeString(foreign, content);
        assertRefused(
                "error: can't write " + out + ": " + out.resolve(named) + " exists and is not ",
                "--out",
                out.toString(),
                "../records");
        assertThat(foreign).content().isEqualTo(content);
        assertThat(out.toFile().list()).containsExactly(Path.of(name).getName(0).toString());
    }

    /** Another program may have added its data to a table. */
    @Test
    void tableWithOtherFilesIsForeign(@TempDir Path folder) throws IOException {
        Configuration configuration = new Configuration(false);
        ArchiveFolder archive = ArchiveFolder.of(folder.toUri().toString(), configuration);
        String part = "games/part-00000-%s-c000.zstd.parquet";
        archive.check();
        archive.clear("games");
        Files.writeString(folder.resolve(part.formatted("8a2c54b1-9d5a-4f0e-8c5e-3c1f0a5a7b11")), "PAR1");
        Files.createDirectories(folder.resolve("games/_temporary/0"));
        archive.check();
        for (String other : List.of(part.formatted("8a2c54b1-9d5a-4f0e-8c5e-3c1f0a5a7b12"), "games/mine.parquet")) {
            Path foreign = Files.writeString(folder.resolve(other), "PAR1");
            assertThatThrownBy(archive::check).hasMessageMatching("can't write .* is not from an archive; .*");
            Files.delete(foreign);
        }
        archive.check();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void linkInPlaceOfTableIsForeign(@TempDir Path folder) throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        for (Path target : List.of(other, folder.resolve("none"))) {
            Path link = Files.createSymbolicLink(folder.resolve("twins"), target);
            assertRefused(
                    "error: can't write " + folder + ": " + link + " exists and is not",
                    "--out",
                    folder.toString(),
                    "x");
            assertThat(link).isSymbolicLink();
            Files.delete(link);
        }
    }

    @Test
    void inputInArchiveIsRefused(@TempDir Path folder) throws IOException {
        Path out = Files.createDirectory(folder.resolve("out"));
        Path table = Files.createDirectory(out.resolve("games"));
        Path marker = Files.createFile(table.resolve("_hive-rules"));
        for (Path input : List.of(out, folder.resolve("./out"), table, marker)) {
            assertRefused(
                    "error: can't write " + out + ": the input " + input + " is a part of it",
                    "--out",
                    out.toString(),
                    input.toString());
        }
    }

    @Test
    void describesErrorsInOneLine() {
        IOException full = new IOException("No space left on device");
        assertThat(Main.describe(new RuntimeException("Job aborted: java.io.IOException:\n\tat x.Y", full), "out"))
                .contains("can't write out: No space left on device");
        IllegalStateException stopped = new IllegalStateException("It has stopped.\n\nIt was created at:\n\tat x.Y");
        assertThat(Main.describe(stopped, "out")).isEmpty();
        stopped.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("org.apache.spark.SparkContext", "assertNotStopped", "SparkContext.scala", 1)
        });
        assertThat(Main.describe(stopped, "out")).contains("It has stopped.");
        assertThat(Main.describe(new BindException("Service 'sparkDriver' failed."), "out"))
                .contains("Service 'sparkDriver' failed.");
        assertThat(Main.describe(new NullPointerException("x"), "out")).isEmpty();
    }
}
