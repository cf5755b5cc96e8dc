// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static io.github.hiverules.examples.cli.Answer.output;
import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.cli.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of several threads equals that of one thread. */
class ValidateTest {
    @TempDir
    private Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String games(Convert.Format format, int count) {
        return output("generate", "--games", count, "--plies", 40, "--to", format.name());
    }

    @Test
    void outputDoesNotDependOnThreads() throws IOException {
        Convert.Format[] formats = Convert.Format.values();
        List<Object> arguments = new ArrayList<>(List.of("validate", "--json", "--threads", "1"));
        for (int i = 0; i < 30; i++) {
            String text = i % 7 == 0 ? "" : i % 5 == 0 ? "(;GM[27]" : games(formats[i % 3], i == 13 ? 300 : i % 4);
            arguments.add(file("games" + i, text));
        }
        arguments.add(folder.resolve("none"));
        Answer alone = run(arguments.toArray());
        assertThat(alone.lines()).hasSizeGreaterThan(300);
        assertThat(alone.code()).isEqualTo(2);
        arguments.set(3, "3");
        assertThat(run(arguments.toArray())).isEqualTo(alone);
    }

    @Test
    void readsMembersOfZip() throws IOException {
        Path zip = folder.resolve("a.zip");
        try (ZipOutputStream packed = new ZipOutputStream(Files.newOutputStream(zip))) {
            packed.putNextEntry(new ZipEntry("folder/"));
            packed.putNextEntry(new ZipEntry("folder/bad"));
            packed.write(new byte[] {0x1F, (byte) 0x8B, 0, 0, 0, 0, 0, 0, 0, 0});
            packed.putNextEntry(new ZipEntry("games.pgn"));
            packed.write(games(Convert.Format.pgn, 1).getBytes(StandardCharsets.UTF_8));
        }
        Answer answer = run("validate", zip);
        assertThat(answer.err()).startsWith("can't read " + zip + "!folder/bad: Unsupported compression method");
        assertThat(answer.lines().get(0)).startsWith("valid " + zip + "!games.pgn#1 ");
        assertThat(answer.code()).isEqualTo(2);
    }

    @Test
    void judgesGamesBeforeReadError() {
        byte[] games = games(Convert.Format.uhp, 300).getBytes(StandardCharsets.UTF_8);
        InputStream standard = System.in;
        try {
            System.setIn(new SequenceInputStream(new ByteArrayInputStream(games), new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("it broke");
                }
            }));
            Answer answer = run("validate", "-");
            assertThat(answer.out()).contains("#300");
            assertThat(answer.code()).isEqualTo(2);
        } finally {
            System.setIn(standard);
        }
    }
}
