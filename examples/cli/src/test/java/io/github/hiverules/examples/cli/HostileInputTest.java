// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands process large hostile input in time and without a stack trace. */
@Tag("slow")
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class HostileInputTest {
    private static final int BIG = 3_000_000;

    @TempDir
    private static Path folder = Path.of("");

    private record Answer(int code, String lastLine) {}

    @BeforeAll
    static void writeRecords() throws IOException {
        HostileRecords.write(folder);
    }

    private static Answer run(InputStream input, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream standard = System.in;
        System.setIn(input);
        int code;
        try {
            code = Main.execute(new PrintWriter(out), new PrintWriter(err), arguments);
        } finally {
            System.setIn(standard);
        }
        assertThat(err.toString()).doesNotContain("Exception", "\tat ");
        String text = (out.toString() + err).strip();
        return new Answer(code, text.substring(text.lastIndexOf('\n') + 1));
    }

    private static Answer run(String... arguments) {
        return run(InputStream.nullInputStream(), arguments);
    }

    private static byte[] noise(int length) {
        byte[] noise = new byte[length];
        new Random(7).nextBytes(noise);
        return noise;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "noise", "(", "[", "[GameType \"Base\"]\n\n(", "(;GM[27]SU[hive]C[x"})
    void reportsInvalidText(String text) throws IOException {
        Path file = folder.resolve("wrong");
        if (text.equals("noise")) {
            Files.write(file, noise(BIG));
        } else {
            String last = text.isEmpty() ? "" : text.substring(text.length() - 1);
            Files.writeString(file, text + last.repeat(BIG));
        }
        assertThat(run("validate", file.toString()).code()).isEqualTo(1);
    }

    @Test
    void reportsNoiseOnStandardInput() {
        assertThat(run(new ByteArrayInputStream(noise(BIG)), "validate", "-").code())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "long-names, 2 valid",
        "equal-hashes, 1 game: ",
        "endless-tag, 2 valid",
        "carriage-returns, 1 game: 1 valid",
        "same-line, 2 games: 1 valid",
        "tags-before, 2 games: 1 valid"
    })
    void findsGamesAfterHostileRecords(String name, String summary) {
        assertThat(run("validate", folder.resolve(name).toString()).lastLine()).contains(summary);
    }

    @Test
    void readsRepeatedPartsOfEachFormat() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("repeated"))) {
            for (Path file : files.toList()) {
                assertThat(run("validate", file.toString()).lastLine())
                        .as("%s", file)
                        .matches("[0-9]+ games?: .*");
            }
        }
    }

    @Test
    void answersTwoThousandUhpCommandsInOrder() {
        List<String> commands = List.of(
                "newgame Base+MLP",
                "play wS1",
                "play bS1 wS1-",
                "validmoves",
                "play wS1 wS1",
                "bestmove depth 1",
                "undo",
                "undo 99",
                "nonsense",
                "",
                "options",
                "pass",
                "play wX",
                "options set Seed 7");
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 2_000; i++) {
            input.append(commands.get(i % commands.size())).append('\n');
        }
        StringWriter out = new StringWriter();
        InputStream standard = System.in;
        System.setIn(new ByteArrayInputStream(input.append("exit\n").toString().getBytes(UTF_8)));
        try {
            assertThat(Main.execute(new PrintWriter(out), new PrintWriter(new StringWriter()), "uhp"))
                    .isZero();
        } finally {
            System.setIn(standard);
        }
        assertThat(out.toString().lines().filter("ok"::equals)).hasSize(2_002);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1+(", "1=B", "+", "A", "9", "!", "("})
    void rejectsHostileHop(String part) {
        assertThat(run("show", "Q" + part.repeat(1_000) + ",w").code()).isEqualTo(2);
        assertThat(run("show", "Q" + part.repeat(1_000_000) + ",w").code()).isEqualTo(2);
    }

    @Test
    void answersNoiseOverUhp() {
        assertThat(run(new ByteArrayInputStream(noise(1_000_000)), "uhp").code())
                .isZero();
    }
}
