// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.github.hiverules.notation.uhp.UhpClient;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Compares rows with a scripted engine. */
class ComparisonTest {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** Returns the output of a comparison of P1 after the four header lines. */
    private static List<String> compare(List<Row> rows, String greeting, UnaryOperator<String> perft)
            throws IOException {
        Pipe toEngine = Pipe.open();
        Pipe fromEngine = Pipe.open();
        InputStream heard = Channels.newInputStream(toEngine.source());
        OutputStream commands = Channels.newOutputStream(toEngine.sink());
        InputStream answers = Channels.newInputStream(fromEngine.source());
        PrintStream said = new PrintStream(Channels.newOutputStream(fromEngine.sink()), true, UTF_8);
        Thread fake = new Thread(() -> answer(heard, said, greeting, perft));
        fake.setDaemon(true);
        fake.start();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (UhpClient engine =
                UhpClient.builder(answers, commands).timeout(PATIENCE).start()) {
            new Comparison(engine, new Timing(Duration.ZERO, 1), new PrintStream(printed, true, UTF_8)).run(rows);
        }
        List<String> lines = printed.toString(UTF_8).lines().toList();
        assertThat(lines.get(0)).isEqualTo("against Fake 1");
        assertThat(lines.get(1)).startsWith("listed: ");
        assertThat(lines.get(2)).startsWith("single: ");
        return lines.subList(4, lines.size());
    }

    private static void answer(InputStream heard, PrintStream said, String greeting, UnaryOperator<String> perft) {
        said.println(greeting + "\nok");
        BufferedReader commands = new BufferedReader(new InputStreamReader(heard, UTF_8));
        try {
            for (String command = commands.readLine(); command != null; command = commands.readLine()) {
                String[] words = command.split(" ", 2);
                String answer = switch (words[0]) {
                    case "newgame" -> words[1].contains(";") ? words[1] : words[1] + ";NotStarted;White[1]";
                    case "perft" -> perft.apply(words[1]);
                    default -> "err";
                };
                said.println(answer + "\nok");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void printsSpeedRatio() throws IOException {
        List<String> lines = compare(
                List.of(Row.P1),
                "id Fake v1",
                depth -> "perft(" + depth + ") = 5949329 in 00:00:10.0000000. 594.9 KN/s");
        String[] fields = lines.get(0).split(" +");
        assertThat(fields).hasSize(10).startsWith("P1", "4", "5949329");
        assertThat(fields[4]).isEqualTo("0.6");
        assertThat(Double.parseDouble(fields[5]))
                .isCloseTo(Double.parseDouble(fields[3]) / 0.5949, withinPercentage(20));
        assertThat(Double.parseDouble(fields[7]))
                .isCloseTo(Double.parseDouble(fields[6]) / 0.5949, withinPercentage(20));
        assertThat(Double.parseDouble(fields[9]))
                .isCloseTo(Double.parseDouble(fields[8]) / 0.5949, withinPercentage(20));
    }

    @Test
    void skipsRowsThatEngineCannotCount() throws IOException {
        assertThat(compare(List.of(Row.P2), "id Fake v1\nMosquito;Ladybug", depth -> "err"))
                .containsExactly("P2          skipped: the engine does not play Base+MLP");
        assertThat(compare(List.of(Row.P1), "id Fake v1", depth -> "5949330 in 1 s"))
                .containsExactly("P1          skipped: no line of the engine's answer has 5949329 leaves");
        assertThat(compare(List.of(Row.P1), "id Fake v1", depth -> "err unknown command")
                        .get(0))
                .startsWith("P1          skipped: the engine Fake 1 refuses \"perft 4\": err unknown command");
    }

    @Test
    void reportsEngineThatFailsToStart() {
        StringWriter errors = new StringWriter();
        PrintWriter err = new PrintWriter(errors, true);
        CommandLine bench = Bench.commandLine(new Bench(), "bench", new PrintWriter(new StringWriter()), err);
        assertThat(bench.execute("--against", "./no-such-engine")).isEqualTo(2);
        assertThat(errors.toString())
                .startsWith("error: the engine \"./no-such-engine\" can't be started: ")
                .hasLineCount(1);
        assertThat(bench.execute("--against", " ")).isEqualTo(2);
    }
}
