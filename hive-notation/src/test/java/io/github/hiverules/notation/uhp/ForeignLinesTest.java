// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static io.github.hiverules.notation.uhp.UhpClientTest.kindOf;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the client assigns lines to the command that they answer. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class ForeignLinesTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Game START = Game.start(Ruleset.tournament());
    private static final Game PLAYED = MoveStrings.play(START, "wS1");
    private static final SearchLimit DEPTH = SearchLimit.depth(1);

    private static void say(OutputStream says, String text) throws IOException {
        says.write(text.getBytes(UTF_8));
        says.flush();
    }

    private static void playWith(UhpClient engine) {
        engine.follow(START);
        engine.follow(PLAYED);
        engine.follow(START);
        Game game = START.play(engine.bestMove(START, DEPTH));
        engine.follow(game);
        assertThat(engine.setOption("ShowBestMoves", "True").value()).isEqualTo("True");
        assertThat(engine.options()).extracting(EngineOption::name).hasSize(2).contains("ShowBestMoves");
        game = game.play(engine.bestMove(game, DEPTH));
        engine.follow(game);
        assertThat(engine.send("validmoves")).hasSize(1);
        assertThat(kindOf(() -> engine.send("play x"))).isEqualTo(Kind.ILLEGAL_MOVE);
        engine.follow(game);
        assertThat(engine.isOpen()).isTrue();
    }

    /** Lines before an answer arrive after the command was sent, so the client can't read them before. */
    @ParameterizedTest
    @CsvSource({
        "'', 'ok'",
        "'', 'ok\nok\n\nok'",
        "'', 'info depth 3 nodes 12'",
        "'info depth 3\ninfo depth 4 wQ', ''",
        "'INFO depth 3\n info\tdepth 4', ''",
        "'info string hello', 'ok\ninfo string bye'",
        "'ok', ''",
        "'ok\ninfo depth 5\nok', ''",
    })
    void foreignLinesAreRemarks(String before, String after) {
        PipedEngine.Speaker speaker = PipedEngine.changing((line, answer) -> {
            boolean mayBeEmpty = line.startsWith("options"); // an engine may have no options, so "ok" can be the answer
            Stream<String> first = before.lines().filter(foreign -> !mayBeEmpty || !foreign.equals("ok"));
            return Stream.of(first, answer.stream(), after.lines())
                    .flatMap(lines -> lines)
                    .toList();
        });
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            playWith(engine);
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .isNotEmpty()
                    .allMatch(text -> text.startsWith("The engine printed lines that are not part of the answer: "));
        }
    }

    /** Engines print colors and prompts for terminals. */
    @ParameterizedTest
    @ValueSource(strings = {"\u001B[32m#\u001B[0m", " >> #", "\uFEFF#", "#\0", "\0\u001B[0;1m> #\u001B[m"})
    void understandsOutputForTerminals(String form) {
        UhpSession session = PipedEngine.firstMover();
        List<String> greeting = form(form, session.greeting());
        PipedEngine.Speaker speaker = PipedEngine.answering(greeting, line -> form(form, session.answer(line)));
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.name() + engine.version()).isEqualTo("First1");
            assertThat(engine.expansions()).hasSize(3);
            playWith(engine);
            assertThat(engine.remarks()).isEmpty();
        }
    }

    private static List<String> form(String form, List<String> lines) {
        return lines.stream().map(line -> form.replace("#", line)).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Warning: slow disk", "wS1 is thinking", "Done.", ";", "wS1;12;0.5"})
    void linesBesideGameStringAreRemarks(String noise) {
        PipedEngine.Speaker speaker = PipedEngine.changing((line, answer) -> line.startsWith("bestmove")
                ? answer
                : Stream.concat(Stream.of(noise), answer.stream()).toList());
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            engine.follow(START);
            engine.follow(PLAYED);
            assertThat(engine.bestMove(START, DEPTH))
                    .isEqualTo(PLAYED.lastMove().orElseThrow());
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .containsExactly("The engine printed lines that are not part of the answer: " + noise);
        }
    }

    @Test
    void engineMayPrintInfoForEver() {
        UhpSession session = PipedEngine.firstMover();
        ReentrantLock turn = new ReentrantLock(true); // fair, so that answers and lines alternate
        PipedEngine.Speaker speaker = (hears, says) -> {
            say(says, String.join("\n", session.greeting()) + "\n");
            new Thread(() -> {
                        try {
                            for (long depth = 1; ; depth++) {
                                say(turn, says, "info depth " + depth + "\n");
                            }
                        } catch (IOException e) {
                            // the client has left
                        }
                    })
                    .start();
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                say(turn, says, String.join("\n", session.answer(line)) + "\n");
            }
        };
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            for (int i = 0; i < 5; i++) {
                engine.follow(PLAYED);
                assertThat(engine.bestMove(PLAYED, DEPTH)).isNotNull();
                engine.follow(START);
            }
            assertThat(engine.remarks()).isNotEmpty();
        }
    }

    private static void say(ReentrantLock turn, OutputStream says, String text) throws IOException {
        turn.lock();
        try {
            say(says, text);
        } finally {
            turn.unlock();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"wS1", "wS1;2;0.75", "w"})
    void fragmentOfDeadEngineIsNoMove(String fragment) {
        List<String> reported = new ArrayList<>();
        try (UhpClient engine = PipedEngine.connect(PipedEngine.exiting("wA1\n" + fragment), LONG)) {
            UhpException failure = catchThrowableOfType(
                    UhpException.class, () -> engine.bestMove(START, DEPTH, (move, line) -> reported.add(line)));
            assertThat(failure.kind()).isEqualTo(Kind.EXITED);
        }
        assertThat(reported).containsExactly("wA1");
    }

    @ParameterizedTest
    @CsvSource({"bestmove wA1, [", "BestMove: wA1 12 0.5, 12 0.5", "'wA1, then bA1 wA1-', then bA1 wA1-"})
    void wordsBesideBestMoveAreIgnored(String line, String rest) {
        PipedEngine.Speaker speaker =
                PipedEngine.changing((command, answer) -> command.startsWith("best") ? List.of(line, "ok") : answer);
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(MoveStrings.print(engine.bestMove(START, DEPTH), START)).isEqualTo("wA1");
            assertThat(engine.remarks().toString()).endsWith(rest + "]");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"OK", " ok\t", "ok\r", "\uFEFFok", "ok\u00A0", "ok\u0000", "ok;", "ok (3 ms)", "> ok", "\"OK\","
            })
    void readsOtherSpellingsOfOk(String end) {
        UhpSession session = PipedEngine.firstMover();
        PipedEngine.Speaker speaker = PipedEngine.answering(ending(session.greeting(), end), line -> {
            List<String> answer = line.startsWith("play") ? List.of("InvalidMove: no", "ok") : session.answer(line);
            return ending(answer, end);
        });
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.bestMove(START, DEPTH))
                    .isEqualTo(PLAYED.lastMove().orElseThrow());
            assertThat(engine.remarks()).isEmpty();
            assertThat(kindOf(() -> engine.send("play x"))).isEqualTo(Kind.ILLEGAL_MOVE);
        }
    }

    private static List<String> ending(List<String> answer, String end) {
        List<String> lines = new ArrayList<>(answer);
        lines.set(lines.size() - 1, end);
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        "\uFEFFid, 0",
        "'id\t', 0",
        "'  ID', 0",
        "id:, 0",
        "> id, 0",
        "'Welcome!\nid', 1",
        "'(c) 2026 ann\nLoading …\nid', 1",
        "'id\nid', 1",
        "'identity crisis\nid', 1"
    })
    void readsOtherGreetings(String id, int remarks) {
        PipedEngine.Speaker speaker = (hears, says) -> say(says, id + " Loud v1.2\nMosquito\nok\n");
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.name() + engine.version() + engine.expansions()).isEqualTo("Loud1.2[MOSQUITO]");
            assertThat(engine.remarks())
                    .hasSize(remarks)
                    .allMatch(remark -> remark.code().equals("foreign-lines"));
        }
    }
}
