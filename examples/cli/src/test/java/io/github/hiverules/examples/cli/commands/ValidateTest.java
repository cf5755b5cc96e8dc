// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of several threads equals that of one thread. */
class ValidateTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        int code = Main.execute(writer, new PrintWriter(new StringWriter()), arguments);
        return out + "exit code " + code;
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String games(Convert.Format format, int count) {
        return run("generate", "--games", String.valueOf(count), "--plies", "40", "--to", format.name())
                .replaceFirst("exit code 0$", "");
    }

    @Test
    void keepsOrderOfSources() throws IOException {
        Convert.Format[] formats = Convert.Format.values();
        List<String> arguments = new ArrayList<>(List.of("validate", "--json", "--threads", "1"));
        for (int i = 0; i < 30; i++) {
            String text = i % 7 == 0 ? "" : i % 5 == 0 ? "(;GM[27]" : games(formats[i % 3], i == 13 ? 300 : i % 4);
            arguments.add(file("games" + i, text));
        }
        String alone = run(arguments.toArray(String[]::new));
        arguments.set(3, "3");
        assertThat(run(arguments.toArray(String[]::new))).isEqualTo(alone);
    }

    @Test
    void outputDoesNotDependOnThreads() throws IOException {
        String file = file("games", games(Convert.Format.uhp, 300) + "Base;nonsense\n");
        String alone =
                run("validate", "--threads", "1", file, folder.resolve("none").toString(), file);
        assertThat(run(
                        "validate",
                        "--threads",
                        "3",
                        file,
                        folder.resolve("none").toString(),
                        file))
                .isEqualTo(alone);
        assertThat(run("validate", file, folder.resolve("none").toString(), file))
                .isEqualTo(alone);
        assertThat(alone).contains("602 games: 600 valid, 2 invalid").endsWith("exit code 2");
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
            assertThat(run("validate", "-")).contains("#300").endsWith("exit code 2");
        } finally {
            System.setIn(standard);
        }
    }
}
