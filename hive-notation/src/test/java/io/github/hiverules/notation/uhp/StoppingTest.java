// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static io.github.hiverules.notation.uhp.UhpClientTest.assertNoThreads;
import static io.github.hiverules.notation.uhp.UhpClientTest.kindOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests clients that stop waiting, with engines that never answer, don't read or exit. Tests that sessions leave no
 * resources open.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class StoppingTest {
    private static final Duration LONG = Duration.ofMinutes(5);

    /** The time-out of commands that are never answered. */
    private static final Duration SHORT = Duration.ofMillis(300);

    private static final Game START = Game.start(Ruleset.tournament());
    private static final SearchLimit DEPTH = SearchLimit.depth(9);

    /** The number of repetitions of races between two threads. {@code -Dtest.options=-Dhive.stops=5000} runs more. */
    private static final int TIMES = Integer.getInteger("hive.stops", 25);

    /** The event that ends the wait for a best move. */
    private enum Stop {
        CLOSE(Kind.CLOSED, UhpClient::close),
        CANCEL(Kind.CANCELLED, UhpClient::cancel),
        TIME(Kind.TIMEOUT, client -> {}),
        DEATH(Kind.EXITED, client -> {});

        private final Kind kind;
        private final Consumer<UhpClient> act;

        Stop(Kind kind, Consumer<UhpClient> act) {
            this.kind = kind;
            this.act = act;
        }
    }

    /** Returns an engine that waits for a latch before it answers {@code bestmove}; then it answers or exits. */
    private static PipedEngine.Speaker thinking(CountDownLatch latch, boolean answers) {
        return waiting("bestmove", latch, answers);
    }

    /** Returns an engine that waits for a latch before it answers a command; then it answers or exits. */
    private static PipedEngine.Speaker waiting(String command, CountDownLatch latch, boolean answers) {
        UhpSession session = PipedEngine.firstMover();
        return PipedEngine.answering(session.greeting(), line -> {
            if (line.startsWith(command)) {
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new PipedEngine.Leaves();
                }
                if (!answers) {
                    throw new PipedEngine.Leaves();
                }
            }
            return session.answer(line);
        });
    }

    private static UhpClient connect(PipedEngine.Speaker engine, Consumer<String> transcript) {
        return PipedEngine.builder(engine).timeout(LONG).transcript(transcript).start();
    }

    /** Returns a listener that counts down when a command was sent. */
    private static Consumer<String> sent(String command, CountDownLatch asked) {
        return line -> {
            if (line.startsWith("> " + command)) {
                asked.countDown();
            }
        };
    }

    @ParameterizedTest
    @EnumSource(Stop.class)
    void stopWakesWaitingThread(Stop stop) throws Exception {
        for (int i = 0; i < TIMES; i++) {
            CountDownLatch latch = new CountDownLatch(1);
            CountDownLatch asked = new CountDownLatch(1);
            try (UhpClient client = connect(thinking(latch, false), sent("bestmove", asked))) {
                client.follow(START);
                client.setTimeout(stop == Stop.TIME ? SHORT : LONG);
                CompletableFuture<UhpException> woken = CompletableFuture.supplyAsync(
                        () -> catchThrowableOfType(UhpException.class, () -> client.bestMove(START, DEPTH)));
                asked.await();
                if (stop == Stop.DEATH) {
                    latch.countDown();
                }
                stop.act.accept(client);
                // the engine doesn't answer, and the time-out is long: only the stop can have ended the wait
                assertThat(woken.get().kind()).isEqualTo(stop.kind);
                assertThat(client.isOpen()).isEqualTo(stop == Stop.CANCEL);
            } finally {
                latch.countDown();
            }
            if (stop == Stop.TIME && i == 3) {
                return;
            }
        }
    }

    @Test
    void sessionContinuesAfterCancelWhenEngineHasAnswered() {
        CountDownLatch latch = new CountDownLatch(1);
        try (UhpClient client = PipedEngine.connect(thinking(latch, true), LONG)) {
            client.cancel(); // no command runs
            client.follow(START);
            for (int i = 0; i < 3; i++) {
                Thread.currentThread().interrupt();
                UhpException error = catchThrowableOfType(UhpException.class, () -> client.bestMove(START, DEPTH));
                assertThat(Thread.interrupted()).isTrue();
                assertThat(error.kind()).isEqualTo(Kind.CANCELLED);
                assertThat(error).hasCauseInstanceOf(InterruptedException.class);
            }
            latch.countDown();
            client.follow(START.play(client.bestMove(START, DEPTH)));
        }
    }

    @Test
    void firstFailureStaysReasonWhenEngineExitsLater() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        PipedEngine engine = new PipedEngine(thinking(latch, false));
        try (UhpClient client =
                UhpClient.builder(engine.mouth, engine.ears).timeout(LONG).start()) {
            client.follow(START);
            client.setTimeout(SHORT);
            assertThat(kindOf(() -> client.bestMove(START, DEPTH))).isEqualTo(Kind.TIMEOUT);
            latch.countDown();
            engine.thread.join();
            for (int i = 0; i < 1000; i++) { // meanwhile, the client reads the end of the output
                assertThat(kindOf(client::options)).isEqualTo(Kind.TIMEOUT);
            }
        }
    }

    @Test
    void interruptedFollowSendsGameAgain() {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch latch = new CountDownLatch(1);
        try (UhpClient client = connect(waiting("newgame", latch, true), lines::add)) {
            Thread.currentThread().interrupt();
            assertThat(kindOf(() -> client.follow(START))).isEqualTo(Kind.CANCELLED);
            assertThat(Thread.interrupted()).isTrue();
            latch.countDown();
            client.follow(START);
        }
        assertThat(lines.stream().filter(line -> line.startsWith("> newgame"))).hasSize(2);
    }

    @Test
    void nextCommandWaitsForAnswerToCancelledSearch() {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch latch = new CountDownLatch(1);
        try (UhpClient client = connect(thinking(latch, true), lines::add)) {
            client.follow(START);
            client.setTimeout(SHORT);
            Thread.currentThread().interrupt();
            assertThat(kindOf(() -> client.bestMove(START, DEPTH))).isEqualTo(Kind.CANCELLED);
            assertThat(Thread.interrupted()).isTrue();
            for (int i = 0; i < 2; i++) {
                UhpException late = catchThrowableOfType(UhpException.class, client::options);
                assertThat(late).hasMessage("The engine First 1 has not answered the cancelled command.");
                assertThat(late.kind()).isEqualTo(Kind.TIMEOUT);
                assertThat(client.isOpen()).isTrue();
            }
            assertThat(lines).last().asString().startsWith("> bestmove");
            client.setTimeout(LONG);
            latch.countDown();
            assertThat(client.options()).isNotEmpty();
            assertThat(lines).containsSubsequence("< wS1", "< ok", "> options");
        }
    }

    @Test
    void cancelStopsReportsAndFollowingCommands() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        List<String> reported = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch asked = new CountDownLatch(1);
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient client =
                connect(waiting("newgame", latch, true), sent("newgame", asked).andThen(lines::add))) {
            CompletableFuture<Kind> search = CompletableFuture.supplyAsync(
                    () -> kindOf(() -> client.bestMove(START, DEPTH, (move, line) -> reported.add(line))));
            asked.await();
            client.cancel();
            latch.countDown();
            assertThat(search.get()).isEqualTo(Kind.CANCELLED);
            client.options();
            assertThat(lines).noneMatch(line -> line.startsWith("> bestmove"));
            assertThat(reported).isEmpty();
        }
    }

    @Test
    void secondCommandDuringCommandIsRefused() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        CountDownLatch asked = new CountDownLatch(1);
        try (UhpClient client = connect(thinking(latch, true), sent("bestmove", asked))) {
            CompletableFuture<Move> search = CompletableFuture.supplyAsync(() -> client.bestMove(START, DEPTH));
            asked.await();
            List<ThrowingCallable> commands = List.of(
                    client::options,
                    () -> client.follow(START),
                    () -> client.send("info"),
                    () -> client.setOption("ShowBestMoves", "True"),
                    () -> client.bestMove(START, DEPTH));
            assertThat(commands)
                    .allSatisfy(command -> assertThatThrownBy(command)
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessage("Another command waits for the engine. Send one command at a time."));
            latch.countDown();
            assertThat(search.get()).isEqualTo(START.legalMoves().get(0));
            assertThat(client.options()).isNotEmpty();
        }
    }

    private static List<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid).toList();
    }

    private static void assertNothingLeft(List<Long> childrenBefore) {
        assertThat(ProcessHandle.current().children().filter(child -> !childrenBefore.contains(child.pid())))
                .as("a process that was killed is gone when the system has time for it")
                .allSatisfy(child -> child.onExit().get(5, TimeUnit.MINUTES));
        assertNoThreads();
    }

    @ParameterizedTest
    @ValueSource(strings = {"deaf-greeting", "deaf-newgame", "deaf-bestmove", "deaf-exit"})
    void endsProcessThatDoesNotRead(String behaviour) {
        // durations are not asserted; if close waited for the engine, the test would time out
        List<Long> before = children();
        if (behaviour.equals("deaf-greeting")) {
            assertThat(kindOf(() -> FakeEngine.start(behaviour, SHORT))).isEqualTo(Kind.TIMEOUT);
        } else {
            try (UhpClient client = FakeEngine.start(behaviour, LONG)) {
                if (behaviour.equals("deaf-newgame")) {
                    client.setTimeout(SHORT);
                    assertThatThrownBy(() -> client.send("options get " + "x".repeat(1 << 20)))
                            .hasMessage("The engine Fake 0 does not read the command.");
                } else {
                    client.follow(START);
                }
                if (behaviour.equals("deaf-bestmove")) {
                    client.setTimeout(SHORT);
                    assertThat(kindOf(() -> client.bestMove(START, DEPTH))).isEqualTo(Kind.TIMEOUT);
                }
            }
        }
        assertNothingLeft(before);
    }

    @Test
    void engineProcessPlaysAndExits() {
        List<Long> before = children();
        try (UhpClient engine = FakeEngine.start("good", LONG)) {
            assertThat(engine.name()).isEqualTo("Fake");
            Game game = START;
            for (int i = 0; i < 10; i++) {
                game = game.play(engine.bestMove(game, SearchLimit.depth(1)));
            }
        }
        assertThat(children()).isSubsetOf(before);
        assertNoThreads();
    }

    @Tag("slow")
    @Test
    void endsProcessThatMisbehaves() {
        List<Long> before = children();
        assertThat(kindOf(() -> FakeEngine.start("silent", SHORT))).isEqualTo(Kind.TIMEOUT);
        assertThat(catchThrowableOfType(UhpException.class, () -> FakeEngine.start("unlicensed", LONG)))
                .hasMessageMatching(
                        "The engine \".*java.*\" has ended with exit code 4 \\(error output: No licence\\.\\)\\.")
                .returns(Kind.EXITED, UhpException::kind);
        assertThat(catchThrowableOfType(UhpException.class, () -> UhpClient.start("/no/such/engine", "uhp")))
                .hasMessageStartingWith("The engine \"/no/such/engine uhp\" can't be started: ")
                .returns(Kind.EXITED, UhpException::kind);
        assertThatThrownBy(UhpClient::start).isInstanceOf(IllegalArgumentException.class);
        try (UhpClient engine = FakeEngine.start("dying", LONG)) {
            assertThat(catchThrowableOfType(UhpException.class, () -> engine.follow(START)))
                    .hasMessage(
                            "The engine Fake 0 has ended with exit code 3 (error output: error 2 / error 3 / error 4"
                                    + " / error 5 / error 6).")
                    .returns(Kind.EXITED, UhpException::kind);
        }
        try (UhpClient engine = FakeEngine.start("stubborn", LONG)) {
            assertThat(engine.expansions()).containsExactly(Expansion.MOSQUITO);
        }
        assertThat(children()).isSubsetOf(before);
        assertNoThreads();
    }

    @ParameterizedTest
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @CsvSource({
        "exec <&-; sleep 1000, does not read commands.",
        "exec >&-; sleep 1000, has ended.",
        "echo oops >&2; kill -9 $$, has ended with exit code 137 (error output: oops).",
        "read line; echo last words; sleep 3 & exit 5, has ended with exit code 5: last words",
    })
    void detectsEngineThatEndsOneWayOrAnother(String script, String message) {
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", "echo 'id Shell v1'; echo; echo ok; " + script);
        try (UhpClient client = UhpClient.builder(shell).timeout(LONG).start()) {
            assertThatThrownBy(() -> client.follow(START)).hasMessage("The engine Shell 1 " + message);
            assertThat(kindOf(() -> client.follow(START))).isEqualTo(Kind.EXITED);
        }
    }

    /** The number of sessions to begin and end. {@code -Dtest.options=-Dhive.sessions=2000} runs more. */
    private static final int SESSIONS = Integer.getInteger("hive.sessions", 12);

    private static int openFiles() {
        String[] files = new File("/proc/self/fd").list();
        return files == null ? 0 : files.length;
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void sessionsReleaseAllResources() throws IOException {
        List<String> script = List.of(
                "echo 'id Shell v1'; echo; echo ok; read x; echo 'Base;NotStarted;White[1]'; echo ok; read x; echo ok",
                "echo 'id Dying v1'; echo; echo ok; read x",
                "echo 'id Deaf v1'; echo; echo ok; sleep 1000",
                "echo ok");
        List<Long> before = children();
        int filesBefore = 0;
        for (int i = 0; i < SESSIONS; i++) {
            if (i == 4) {
                filesBefore = openFiles(); // files that the first sessions load stay open
            }
            int kind = i % 50 < script.size() ? i % 50 : 0;
            ProcessBuilder shell = new ProcessBuilder("sh", "-c", script.get(kind));
            try (UhpClient client = UhpClient.builder(shell).timeout(LONG).start()) {
                if (kind < 2) {
                    client.follow(START);
                }
            } catch (UhpException e) {
                assertThat(e.kind()).isIn(Kind.EXITED, Kind.PROTOCOL);
            }
        }
        assertNothingLeft(before);
        assertThat(openFiles()).isLessThanOrEqualTo(filesBefore + 2);
    }
}
