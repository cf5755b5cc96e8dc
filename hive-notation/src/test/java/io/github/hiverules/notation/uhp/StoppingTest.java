// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that stop waiting, with engines that think for ever, hear nothing, or die. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class StoppingTest {
    private static final Duration LONG = Duration.ofSeconds(100);
    private static final Duration SHORT = Duration.ofMillis(5);
    /** How often two threads meet; by hand, with {@code -Dtest.options=-Dhive.stops=5000}, more often. */
    private static final int TIMES = Integer.getInteger("hive.stops", 100);

    /** What ends the wait for a best move. */
    private enum Stop {
        CLOSE(Kind.CLOSED, UhpClient::close),
        CANCEL(Kind.CANCELLED, UhpClient::cancel),
        TIME(Kind.TIMEOUT, client -> {}),
        DEATH(Kind.ENDED, client -> {});

        private final Kind kind;
        private final Consumer<UhpClient> act;

        Stop(Kind kind, Consumer<UhpClient> act) {
            this.kind = kind;
            this.act = act;
        }
    }

    /** An engine that answers well until it is asked for a move; then it waits for the latch, and answers or is gone. */
    private static PipedEngine thinking(CountDownLatch latch, boolean answers) {
        return new PipedEngine((hears, says) -> {
            UhpSession session = UhpEngine.builder(
                            "Thinker", "1", (game, limit) -> game.legalMoves().get(0))
                    .build()
                    .session();
            says.write((String.join("\n", session.greeting()) + "\n").getBytes(UTF_8));
            says.flush();
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                if (line.startsWith("bestmove")) {
                    try {
                        latch.await();
                    } catch (InterruptedException e) {
                        return;
                    }
                    if (!answers) {
                        return;
                    }
                }
                says.write((String.join("\n", session.answer(line)) + "\n").getBytes(UTF_8));
                says.flush();
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Stop.class)
    void whoWaitsForAMoveIsWokenAndToldWhy(Stop stop) throws Exception {
        for (int i = 0; i < TIMES; i++) {
            CountDownLatch latch = new CountDownLatch(1);
            CountDownLatch asked = new CountDownLatch(1);
            PipedEngine piped = thinking(latch, false);
            UhpListener listener = new UhpListener() {
                @Override
                public void sent(String line) {
                    if (line.startsWith("bestmove")) {
                        asked.countDown();
                    }
                }
            };
            try (UhpClient client = UhpClient.builder(piped.mouth, piped.ears)
                    .timeout(LONG)
                    .listener(listener)
                    .start()) {
                client.newGame(Ruleset.tournament());
                CompletableFuture<UhpException> woken = CompletableFuture.supplyAsync(() -> catchThrowableOfType(
                        UhpException.class,
                        () -> client.bestMove(SearchLimit.depth(9), stop == Stop.TIME ? SHORT : LONG)));
                asked.await();
                if (stop == Stop.DEATH) {
                    latch.countDown();
                }
                stop.act.accept(client);
                // the engine is silent, and the time is long: only the stop can have ended the wait
                assertThat(woken.get(60, TimeUnit.SECONDS).kind()).isEqualTo(stop.kind);
            } finally {
                latch.countDown();
            }
        }
    }

    @Test
    void afterACancelTheSessionGoesOnWhenTheEngineHasAnswered() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        PipedEngine piped = thinking(latch, true);
        try (UhpClient client = UhpClient.connect(piped.mouth, piped.ears, LONG)) {
            client.cancel(); // nobody waits
            client.newGame(Ruleset.tournament());
            for (int i = 0; i < 3; i++) {
                Thread.currentThread().interrupt();
                UhpException error =
                        catchThrowableOfType(UhpException.class, () -> client.bestMove(SearchLimit.depth(9)));
                assertThat(Thread.interrupted()).isTrue();
                assertThat(error.kind()).isEqualTo(Kind.CANCELLED);
                assertThat(error).hasCauseInstanceOf(InterruptedException.class);
            }
            latch.countDown();
            Move move = client.bestMove(SearchLimit.depth(1));
            assertThat(client.play(move).moves()).containsExactly(move);
        }
    }

    @Test
    void anInterruptedPlayEndsTheSession() {
        PipedEngine piped = thinking(new CountDownLatch(1), true);
        try (UhpClient client = UhpClient.connect(piped.mouth, piped.ears, LONG)) {
            Thread.currentThread().interrupt();
            UhpException error = catchThrowableOfType(UhpException.class, () -> client.newGame(Ruleset.tournament()));
            assertThat(Thread.interrupted()).isTrue();
            assertThat(error.kind()).isEqualTo(Kind.CANCELLED);
            assertThatThrownBy(client::options).isInstanceOf(UhpException.class).hasCause(error);
        }
    }

    @Test
    void theListenerIsToldAllLinesAndTheMovesOnTheWay() throws InterruptedException {
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch left = new CountDownLatch(1);
        UhpListener listener = new UhpListener() {
            @Override
            public void sent(String line) {
                told.add("> " + line);
                if (line.equals("exit")) {
                    left.countDown();
                }
            }

            @Override
            public void received(String line) {
                told.add("< " + line);
            }

            @Override
            public void bestMove(Move move, String line) {
                told.add(move + " by " + line);
            }
        };
        PipedEngine piped = new PipedEngine((hears, says) -> {
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            says.write("id A v1\n\nok\n".getBytes(UTF_8));
            says.flush();
            for (String answer : List.of(
                    "Base;NotStarted;White[1]\nok\n", "thinking\nwA1;1;0.5\nbA1 wA1-\nwS1;2;0.75\nok\n", "ok\n")) {
                commands.readLine();
                says.write(answer.getBytes(UTF_8));
                says.flush();
            }
        });
        try (UhpClient client =
                UhpClient.builder(piped.mouth, piped.ears).listener(listener).start()) {
            client.newGame(Ruleset.tournament());
            client.bestMove(SearchLimit.depth(2).withTime(Duration.ofSeconds(1)));
            assertThat(client.remarks()).contains("The engine is not told the depth: UHP knows one limit only.");
        }
        assertThat(left.await(60, TimeUnit.SECONDS)).isTrue(); // the engine may be gone before the listener is told
        assertThat(told)
                .containsExactly(
                        "< id A v1",
                        "< ",
                        "< ok",
                        "> newgame Base",
                        "< Base;NotStarted;White[1]",
                        "< ok",
                        "> bestmove time 00:00:01",
                        "< thinking",
                        "< wA1;1;0.5",
                        "place wA1 (0,0) by wA1;1;0.5",
                        "< bA1 wA1-",
                        "< wS1;2;0.75",
                        "place wS1 (0,0) by wS1;2;0.75",
                        "< ok",
                        "> exit");
    }

    @Test
    void aListenerThatFailsEndsTheSession() {
        UhpListener listener = new UhpListener() {
            @Override
            public void sent(String line) {
                throw new IllegalStateException("tired");
            }
        };
        PipedEngine piped = thinking(new CountDownLatch(1), true);
        try (UhpClient client =
                UhpClient.builder(piped.mouth, piped.ears).listener(listener).start()) {
            assertThatThrownBy(client::options).hasMessage("tired");
            assertThatThrownBy(client::options).isInstanceOf(UhpException.class);
        }
    }

    @Test
    void namesThatSteerATerminalAreHarmless() {
        PipedEngine piped = new PipedEngine((hears, says) -> {
            says.write("id \u001B[2JEvil\u202E v1\u0007\n\nok\nerr \u001B[31m\nok\n".getBytes(UTF_8));
            says.flush();
            hears.read();
        });
        try (UhpClient client = UhpClient.connect(piped.mouth, piped.ears, LONG)) {
            assertThat(client.name()).isEqualTo("?[2JEvil?");
            assertThat(client.version()).isEqualTo("1?");
            assertThatThrownBy(client::options).hasMessage("the engine refuses the command: err ?[31m");
        }
    }

    private static UhpClient start(String behaviour, Duration timeout) {
        String java = ProcessHandle.current().info().command().orElse("java");
        return UhpClient.start(
                List.of(java, "-cp", System.getProperty("java.class.path"), FakeEngine.class.getName(), behaviour),
                timeout);
    }

    /** More than a pipe holds. */
    private static String muchText() {
        return "options get " + "x".repeat(1 << 20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"deaf-greeting", "deaf-newgame", "deaf-bestmove", "deaf-exit"})
    void aProcessThatHearsNothingIsEndedInTime(String behaviour) {
        // how long it takes is not asserted; a close that waited for the engine would outlast the test's time
        Duration timeout = Duration.ofSeconds(behaviour.equals("deaf-greeting") ? 1 : 20);
        List<Long> before =
                ProcessHandle.current().children().map(ProcessHandle::pid).toList();
        if (behaviour.equals("deaf-greeting")) {
            assertThat(catchThrowableOfType(UhpException.class, () -> start(behaviour, timeout))
                            .kind())
                    .isEqualTo(Kind.TIMEOUT);
        } else {
            try (UhpClient client = start(behaviour, timeout)) {
                if (!behaviour.equals("deaf-newgame")) {
                    client.newGame(Ruleset.tournament());
                }
                if (behaviour.equals("deaf-bestmove")) {
                    assertThat(kindOf(() -> client.bestMove(SearchLimit.depth(1), Duration.ofMillis(300))))
                            .isEqualTo(Kind.TIMEOUT);
                } else if (behaviour.equals("deaf-newgame")) {
                    UhpException full = catchThrowableOfType(
                            UhpException.class, () -> client.send(muchText(), Duration.ofMillis(300)));
                    assertThat(full).hasMessage("the engine does not take the command");
                }
            }
        }
        assertThat(ProcessHandle.current().children().filter(child -> !before.contains(child.pid())))
                .as("a process that was killed is gone when the system has time for it")
                .allSatisfy(child -> child.onExit().get(20, TimeUnit.SECONDS));
        assertThat(Thread.getAllStackTraces().keySet().stream().map(Thread::getName))
                .noneMatch(name -> name.startsWith("uhp-"));
    }

    private static Kind kindOf(org.assertj.core.api.ThrowableAssert.ThrowingCallable command) {
        return catchThrowableOfType(UhpException.class, command).kind();
    }

    @Test
    void theFolderOfAnEngineIsSetAndOneThatRunsHasNone(@TempDir Path folder) throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        List<String> command =
                List.of(java, "-cp", System.getProperty("java.class.path"), FakeEngine.class.getName(), "folder");
        try (UhpClient client =
                UhpClient.builder(command).directory(folder).timeout(LONG).start()) {
            assertThat(Path.of(client.name()).toRealPath()).isEqualTo(folder.toRealPath());
        }
        PipedEngine piped = thinking(new CountDownLatch(1), true);
        UhpClient.Builder builder = UhpClient.builder(piped.mouth, piped.ears);
        assertThatThrownBy(() -> builder.directory(folder)).isInstanceOf(IllegalStateException.class);
    }
}
