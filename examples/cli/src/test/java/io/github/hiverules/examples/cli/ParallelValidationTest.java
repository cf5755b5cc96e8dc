// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.cli.ParallelValidation.Line;
import io.github.hiverules.notation.ReaderOptions;
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
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Several threads say of the same records what one thread says, in the same order. */
class ParallelValidationTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        int code = Main.execute(writer, new PrintWriter(new StringWriter()), arguments);
        return out + "exit code " + code;
    }

    private static final ReaderOptions OPTIONS = Rules.options(Optional.empty());

    private static Line line(Verdict verdict) {
        return new Line(verdict.isValid(), new JsonVerdicts().print(verdict));
    }

    private static List<Line> alone(String text) throws IOException {
        List<Line> lines = new ArrayList<>();
        Sources.games(
                bytes(text),
                "source",
                OPTIONS,
                (index, game) -> lines.add(line(new Verdict("source", index, game, 0))));
        return lines;
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertSameVerdicts(String... texts) throws IOException {
        List<Line> expected = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        try (ParallelValidation validation =
                new ParallelValidation(3, 1000, OPTIONS, ParallelValidationTest::line, lines::addAll)) {
            for (String text : texts) {
                expected.addAll(alone(text));
                validation.judge("source", bytes(text));
            }
            validation.finish();
        }
        assertThat(lines).isEqualTo(expected);
    }

    private static final String[] PIECES = {
        "{",
        "}",
        "(",
        ")",
        ";",
        "[",
        "]",
        "\"",
        "\\",
        "\n",
        "\n\n",
        "\r\n",
        "\uFEFF",
        " ",
        "[GameType \"Base\"]\n",
        "\n\n[GameType \"Base\"]\n",
        "[White \"x\"]\n",
        "[Event \"open",
        "(;GM[27]",
        "\n(;GM[27]SU[hive]",
        "])",
        "%",
        "C[",
        "\nBased on\n",
        "\f",
        "Base;"
    };

    @ParameterizedTest
    @EnumSource(Convert.Format.class)
    void spoiltSourcesInPartsAreWhatTheyAreAsAWhole(Convert.Format format) throws IOException {
        String games = games(format, 30);
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            StringBuilder spoilt = new StringBuilder(games);
            for (int changes = random.nextInt(1, 30); changes > 0; changes--) {
                int at = random.nextInt(spoilt.length() + 1);
                if (random.nextInt(4) == 0) {
                    spoilt.delete(at, Math.min(spoilt.length(), at + random.nextInt(40)));
                } else {
                    spoilt.insert(at, PIECES[random.nextInt(PIECES.length)]);
                }
            }
            assertSameVerdicts(spoilt.toString());
        }
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String games(Convert.Format format, int count) {
        return run("generate", "--games", String.valueOf(count), "--plies", "40", "--to", format.name())
                .replaceFirst("exit code 0$", "");
    }

    @ParameterizedTest
    @EnumSource(Convert.Format.class)
    void aLargeSourceIsJudgedAsOneThreadDoes(Convert.Format format) throws IOException {
        String games = games(format, 60);
        assertThat(games).hasSizeGreaterThan(15_000);
        assertSameVerdicts(games);
        assertSameVerdicts(games.replace("\n", "\r\n"));
        assertSameVerdicts(games.replace("\n", "\r"));
        assertSameVerdicts("\uFEFF\n" + games);
        assertSameVerdicts(games.replaceAll("b[SGA]1 [^ \\n;\\]]+", "bS1 wS9"));
        assertSameVerdicts(games.replaceAll("(?m)(wG2|bS2)", "{ $1 (\"] "));
        assertSameVerdicts("x" + games);
    }

    @Test
    void gamesInACommentAreTakenAsOneThreadTakesThem() throws IOException {
        String games = games(Convert.Format.pgn, 20);
        String text = games + "\n{ " + games + " }\n\n" + games;
        assertSameVerdicts(text);
    }

    /** Of a game that breaks a rule nothing else is said: neither that branches follow, nor that a comment is open. */
    @Test
    void gamesThatBreakARuleEndWhereOneThreadSaysThatTheyEnd() throws IOException {
        String illegal = """
                (;GM[27]SU[hive];P0[0 Start P0];P0[1 Dropb wS1 N 13 .];P0[2 Done];P1[3 Dropb bS1 A 1 .];P1[4 Done]
                (;P0[5 Dropb wA1 M 13 .];P0[6 Done])
                (;P0[5 Dropb wA1 M 12 .];P0[6 Done])
                (;P0[5 Dropb wG1 M 12 .];P0[6 Done])
                )
                """;
        String open = "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done];P1[3 Dropb bS1 A 1 .];P1[4 Done]C[\\]"
                + "\n)\n(;GM[27\\]x".repeat(100) + "])\n";
        String comment =
                "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1\n{" + "x\n\n[GameTypeNote \"y\"]\n".repeat(100) + "}\n\n";
        assertSameVerdicts(
                illegal.repeat(60),
                illegal.replace("A 1", "O 13").repeat(60),
                (games(Convert.Format.sgf, 3) + open).repeat(3),
                (comment + games(Convert.Format.pgn, 3) + "\n").repeat(3));
    }

    @Test
    void manySourcesKeepTheirOrder() throws IOException {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            texts.add(i % 7 == 0 ? "" : i % 5 == 0 ? "(;GM[27]" : games(Convert.Format.sgf, i % 3));
            if (i % 20 == 0) {
                texts.add(games(Convert.Format.uhp, 20));
            }
        }
        assertSameVerdicts(texts.toArray(String[]::new));
    }

    @Test
    void theCommandPrintsTheSameWithAnyNumberOfThreads() throws IOException {
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
    void theGamesBeforeAFailureOfTheSourceAreJudged() {
        byte[] games = games(Convert.Format.uhp, 300).getBytes(StandardCharsets.UTF_8);
        InputStream standard = System.in;
        try {
            List<String> outputs = new ArrayList<>();
            for (String threads : List.of("1", "2")) {
                System.setIn(new SequenceInputStream(new ByteArrayInputStream(games), new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("it broke");
                    }
                }));
                outputs.add(run("validate", "--threads", threads, "-"));
            }
            assertThat(outputs.get(1))
                    .isEqualTo(outputs.get(0))
                    .contains("#300")
                    .endsWith("exit code 2");
        } finally {
            System.setIn(standard);
        }
    }

    @Test
    void aTextWithoutPlacesToCutIsOneChunk() {
        byte[] text = ("[GameType \"Base\"]\n\n{" + "x\n\n".repeat(1 << 19)).getBytes(StandardCharsets.UTF_8);
        GameChunks chunks = new GameChunks(new ByteArrayInputStream(text), 1000);
        Optional<GameChunks.Chunk> chunk = chunks.next();
        assertThat(chunk).hasValueSatisfying(first -> {
            assertThat(first.isWhole()).isFalse();
            assertThat(first.bytes().length).isLessThan(2 << 20);
        });
        assertThat(chunks.next()).isEmpty();
    }
}
