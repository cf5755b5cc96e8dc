// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.cli.Engines;
import io.github.hiverules.examples.cli.Main;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.StandardOutput;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the engine command and plays it against a random player. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class UhpCommandTest {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static int run(String input, Writer out, Writer err) {
        InputStream standard = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(UTF_8)));
        try {
            return Main.execute(new PrintWriter(out), new PrintWriter(err), "uhp");
        } finally {
            System.setIn(standard);
        }
    }

    @Test
    void commandSpeaksOnlyTheProtocol() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String input = "newgame Base+MLP\r\n"
                + "nonsense\n"
                + "play wS1\n"
                + "play wQ wS1-\n"
                + "options\n"
                + "options set MaxNodes 500\n"
                + "options set AvoidDraws false\n"
                + "options set MaxSeconds 5\n"
                + "options set Seed 1\n"
                + "bestmove depth 1\n"
                + "exit\n"
                + "info\n";
        assertThat(run(input, out, err)).isZero();
        assertThat(err).hasToString("");
        assertThat(out.toString()).startsWith("id hive-rules v").doesNotContain("\r");
        List<String> lines = out.toString().lines().skip(1).toList();
        assertThat(lines.get(lines.size() - 3)).startsWith("b");
        assertThat(lines.subList(0, lines.size() - 3))
                .containsExactly(
                        "Mosquito;Ladybug;Pillbug",
                        "ok",
                        "Base+MLP;NotStarted;White[1]",
                        "ok",
                        "err Expected a command such as newgame or play, found \"nonsense\".",
                        "ok",
                        "Base+MLP;InProgress;Black[1];wS1",
                        "ok",
                        "invalidmove wQ belongs to the other side. [R6.1]",
                        "ok",
                        "Seed;int;0;0;0;2147483647",
                        "MaxSeconds;int;60;60;1;3600",
                        "MaxNodes;int;0;0;0;2147483647",
                        "Threads;int;1;1;1;64",
                        "TableMegabytes;int;16;16;1;1024",
                        "AvoidDraws;bool;True;True",
                        "Variety;bool;True;True",
                        "Ponder;bool;False;False",
                        "TimeTotal;double;0;0;0.0;360000.0",
                        "TimeIncrement;double;0;0;0.0;360000.0",
                        "ShowBestMoves;bool;False;False",
                        "ReportIntermediateBestMoves;bool;False;False",
                        "ok",
                        "MaxNodes;int;500;0;0;2147483647",
                        "ok",
                        "AvoidDraws;bool;False;True",
                        "ok",
                        "MaxSeconds;int;5;60;1;3600",
                        "ok",
                        "Seed;int;1;0;0;2147483647",
                        "ok");
    }

    @Test
    void engineAnswersPerftAndPv() {
        StringWriter out = new StringWriter();
        String input =
                "perft\nnewgame Base+MLP\nperft 2\nperft 0\npv\nbestmove depth 4\npv\nplay wS1\npv\nhelp\nexit\n";
        assertThat(run(input, out, new StringWriter())).isZero();
        List<String> lines = out.toString().lines().skip(3).toList();
        assertThat(lines)
                .startsWith(
                        "err No game in progress; start one with newgame.", "ok", "Base+MLP;NotStarted;White[1]", "ok")
                .contains("err Expected a depth from 1 to 9, found \"0\".", "perft", "pv");
        assertThat(lines.get(4)).matches("perft\\(1\\) = 7 in \\d+\\.\\d{6} s");
        assertThat(lines.get(5)).matches("perft\\(2\\) = 294 in \\d+\\.\\d{6} s");
        assertThat(lines.stream().filter("err The last search was for another game; use bestmove."::equals))
                .hasSize(2);
        int best = lines.lastIndexOf("err The last search was for another game; use bestmove.") - 3;
        assertThat(lines.get(best - 1)).isNotEqualTo("ok");
    }

    @Test
    void engineReportsBestMoves() {
        Game game = Game.start(Ruleset.full());
        List<Move> reported = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient bot = Engines.connect(UhpCommand.engine(Bot::new)::run, PATIENCE)) {
            bot.setOption("ReportIntermediateBestMoves", "True");
            Move best = bot.bestMove(game, SearchLimit.depth(3), (found, line) -> {
                reported.add(found.move());
                boolean isAnswer = reported.size() > 3;
                assertThat(found.depth()).isEqualTo(isAnswer ? OptionalInt.empty() : OptionalInt.of(reported.size()));
                assertThat(found.line()).hasSizeBetween(isAnswer ? 0 : 1, reported.size());
            });
            assertThat(reported).hasSize(4).endsWith(best);
            Move quick = bot.bestMove(game, SearchLimit.time(Duration.ofMillis(100)));
            assertThat(game.isLegal(quick)).isTrue();
            assertThat(bot.remarks()).isEmpty();
        }
    }

    @Test
    void engineStopsOnClosedPipe() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        StringWriter err = new StringWriter();
        assertThat(run("info\ninfo\n", StandardOutput.to(closed), err)).isEqualTo(Failures.CLOSED_PIPE);
        assertThat(err).asString().isEmpty();
    }
}
