// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Remark;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
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

    /** Returns an engine that prints lines before and after each answer. */
    private static PipedEngine.Speaker printing(String before, String after) {
        UhpSession session = PipedEngine.firstMover();
        return (hears, says) -> {
            say(says, String.join("\n", session.greeting()) + "\n");
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                say(says, before + String.join("\n", session.answer(line)) + "\n" + after);
            }
        };
    }

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
        game = game.play(engine.bestMove(game, DEPTH));
        engine.follow(game);
        assertThat(engine.send("validmoves")).hasSize(1);
        assertThat(catchThrowableOfType(UhpException.class, () -> engine.send("play x"))
                        .kind())
                .isEqualTo(Kind.ILLEGAL_MOVE);
        engine.follow(game);
        assertThat(engine.isOpen()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'ok\n'",
        "'', 'ok\nok\n\nok\n'",
        "'', 'info depth 3 nodes 12\n'",
        "'info depth 3\ninfo depth 4 wQ\n', ''",
        "'INFO depth 3\n info\tdepth 4\n', ''",
        "'info string hello\n', 'ok\ninfo string bye\n'",
    })
    void foreignLinesAreRemarks(String before, String after) {
        try (UhpClient engine = PipedEngine.connect(printing(before, after), LONG)) {
            playWith(engine);
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .isNotEmpty()
                    .allMatch(text -> text.startsWith("The engine printed lines that are not part of the answer: "));
        }
    }

    /** The lines arrive after the next command was sent, so the client can't read them before. */
    @ParameterizedTest
    @ValueSource(strings = {"ok\n", "info depth 5\n", "ok\ninfo depth 5\nok\n"})
    void lateLinesDoNotAnswerNextCommand(String late) {
        UhpSession session = PipedEngine.firstMover();
        PipedEngine.Speaker speaker = PipedEngine.answering(session.greeting(), line -> {
            List<String> answer = new ArrayList<>();
            if (!line.startsWith("options")) { // an engine may have no options, so "ok" can be the answer
                late.lines().forEach(answer::add);
            }
            answer.addAll(session.answer(line));
            return answer;
        });
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            playWith(engine);
            assertThat(engine.remarks()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Warning: slow disk", "wS1 is thinking", "Done.", ";", "wS1;12;0.5"})
    void linesBesideGameStringAreRemarks(String noise) {
        UhpSession session = PipedEngine.firstMover();
        PipedEngine.Speaker speaker = PipedEngine.answering(session.greeting(), line -> {
            List<String> answer = new ArrayList<>(session.answer(line));
            if (!line.startsWith("bestmove")) {
                answer.add(0, noise);
            }
            return answer;
        });
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
    void linesAfterMoveDoNotHideIt() {
        UhpSession session = PipedEngine.firstMover();
        PipedEngine.Speaker speaker = PipedEngine.answering(
                session.greeting(),
                line -> line.startsWith("bestmove")
                        ? List.of("wA1;1;0.5", "wS1;2;0.5", "Search finished.", "ok")
                        : session.answer(line));
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.bestMove(START, DEPTH))
                    .isEqualTo(PLAYED.lastMove().orElseThrow());
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .containsExactly(
                            "The engine printed lines that are not part of the answer: Search finished.",
                            "The engine's answer contains more than a move: 2;0.5");
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
            for (int i = 0; i < 20; i++) {
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
        UhpSession session = PipedEngine.firstMover();
        List<String> reported = new ArrayList<>();
        PipedEngine.Speaker speaker = (hears, says) -> {
            say(says, String.join("\n", session.greeting()) + "\n");
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            String line = commands.readLine();
            for (; !line.startsWith("bestmove"); line = commands.readLine()) {
                say(says, String.join("\n", session.answer(line)) + "\n");
            }
            say(says, "wA1\n" + fragment);
        };
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            UhpException failure = catchThrowableOfType(
                    UhpException.class, () -> engine.bestMove(START, DEPTH, (move, line) -> reported.add(line)));
            assertThat(failure.kind()).isEqualTo(Kind.EXITED);
        }
        assertThat(reported).containsExactly("wA1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Welcome!", "(c) 2026 ann\nLoading …", "id", "identity crisis", "\uFEFFhello"})
    void bannerBeforeNameIsRemark(String banner) {
        PipedEngine.Speaker speaker = (hears, says) -> say(says, banner + "\nid Loud v1.2\nMosquito\nok\n");
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.name() + engine.version() + engine.expansions()).isEqualTo("Loud1.2[MOSQUITO]");
            assertThat(engine.remarks()).extracting(Remark::code).containsExactly("foreign-lines");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"OK", "Ok", " ok\t", "ok\r", "\uFEFFok", "ok\u00A0", "ok\u0000"})
    void readsOtherSpellingsOfOk(String end) {
        UhpSession session = PipedEngine.firstMover();
        PipedEngine.Speaker speaker = PipedEngine.answering(ending(session.greeting(), end), line -> {
            List<String> answer = line.startsWith("play") ? List.of("InvalidMove no", "ok") : session.answer(line);
            return ending(answer, end);
        });
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.bestMove(START, DEPTH))
                    .isEqualTo(PLAYED.lastMove().orElseThrow());
            assertThat(engine.remarks()).isEmpty();
            assertThat(catchThrowableOfType(UhpException.class, () -> engine.send("play x"))
                            .kind())
                    .isEqualTo(Kind.ILLEGAL_MOVE);
        }
    }

    private static List<String> ending(List<String> answer, String end) {
        List<String> lines = new ArrayList<>(answer);
        lines.set(lines.size() - 1, end);
        return lines;
    }

    @Test
    void greetingMayBeginWithByteOrderMark() {
        PipedEngine.Speaker speaker =
                (InputStream hears, OutputStream says) -> say(says, "\uFEFFid Marked v1.2\nMosquito\nok\n");
        try (UhpClient engine = PipedEngine.connect(speaker, LONG)) {
            assertThat(engine.name()).isEqualTo("Marked");
            assertThat(engine.version()).isEqualTo("1.2");
        }
    }
}
