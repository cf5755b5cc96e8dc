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
    void commandsReadMembersOfZip() throws IOException {
        Path zip = folder.resolve("a.zip");
        try (ZipOutputStream packed = new ZipOutputStream(Files.newOutputStream(zip))) {
            packed.putNextEntry(new ZipEntry("folder/"));
            packed.putNextEntry(new ZipEntry("games.pgn"));
            packed.write(games(Convert.Format.pgn, 1).getBytes(StandardCharsets.UTF_8));
            packed.putNextEntry(new ZipEntry("folder/bad"));
            packed.write(new byte[] {0x1F, (byte) 0x8B, 0, 0, 0, 0, 0, 0, 0, 0});
            packed.putNextEntry(new ZipEntry("more"));
            packed.write(games(Convert.Format.sgf, 1).getBytes(StandardCharsets.UTF_8));
        }
        Answer answer = run("validate", zip);
        assertThat(answer.err()).startsWith("can't read " + zip + "!folder/bad: Unsupported compression method");
        assertThat(answer.lines().get(0)).startsWith("valid " + zip + "!games.pgn#1 ");
        assertThat(answer.lines().get(1)).startsWith("valid " + zip + "!more#1 ");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(output("show", zip)).startsWith("player");
        assertThat(run("show", "--game", "2", zip).err()).startsWith("error: can't read " + zip + ": Unsupported");
    }

    @Test
    void judgesGamesBeforeReadErrorOfStandardInput() {
        byte[] games = games(Convert.Format.uhp, 300).getBytes(StandardCharsets.UTF_8);
        InputStream standard = System.in;
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("it broke");
            }
        };
        try {
            System.setIn(new SequenceInputStream(new ByteArrayInputStream(games), broken));
            Answer answer = run("validate", "-");
            assertThat(answer.out()).contains("#300");
            assertThat(answer.err()).contains("can't read -: it broke");
            assertThat(answer.code()).isEqualTo(2);
            System.setIn(broken);
            assertThat(run("uhp").err()).contains("error: it broke");
        } finally {
            System.setIn(standard);
        }
    }
}
