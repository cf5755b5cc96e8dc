// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the end of a session. Engines wait for events, never for a time: sessions that must not abandon anything have
 * no time to exit, and sessions that must not be cut short have all the time.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class EndOfSessionTest {
    private static final Duration NO_TIME = Duration.ZERO;
    private static final Duration MUCH_TIME = Duration.ofHours(1);
    private static final String GREETING = "id End v1\nMosquito;Ladybug;Pillbug\nok\n";

    /** An input that counts down when the reader has seen its end. */
    private static final class Input extends ByteArrayInputStream {
        private final CountDownLatch ended = new CountDownLatch(1);

        Input(String text) {
            super(text.getBytes(UTF_8));
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            int count = super.read(bytes, offset, length);
            if (count < 0) {
                ended.countDown();
            }
            return count;
        }
    }

    /** An engine whose commands, options and searches wait for an event. */
    private static final class Waiter implements MoveChooser {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch event;
        private boolean isInterrupted;

        Waiter(CountDownLatch event) {
            this.event = event;
        }

        /** Waits for the event or for an interrupt. */
        void await() {
            begun.countDown();
            try {
                event.await();
            } catch (InterruptedException e) {
                isInterrupted = true;
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public Move choose(Game game, SearchLimit limit) {
            await();
            return game.legalMoves().get(isInterrupted ? 1 : 0);
        }

        UhpEngine engine() {
            return UhpEngine.builder("End", "1", () -> this)
                    .boolOption("Load", false, (waiter, value) -> {
                        if (value) {
                            waiter.await();
                        }
                    })
                    .command("perft", (waiter, game, depth) -> {
                        waiter.await();
                        return List.of(isInterrupted ? "interrupted" : "perft " + depth);
                    })
                    .build();
        }
    }

    private static String run(UhpEngine engine, InputStream in, Duration exitTime) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SessionLoop(engine.session(), out, exitTime).run(in);
        String answers = out.toString(UTF_8);
        assertThat(answers).startsWith(GREETING);
        return answers.substring(GREETING.length()).replace("\nok\n", "|").replace("ok\n", "|");
    }

    @ParameterizedTest
    @CsvSource({
        "options set Load true, Load;bool;True;False, Load;bool;True;False",
        "perft 3, perft 3, perft 3",
        "bestmove depth 9, wS1, bS1 wS1-",
        "bestmove time 10:00:00, wS1, bS1 wS1-",
    })
    void endOfInputEndsNothingThatWasRead(String command, String answer, String next) throws IOException {
        for (String last : List.of("validmoves\n", "validmoves")) {
            Input input = new Input("newgame Base\n" + command + "\nplay wS1\n" + command + "\nundo\n" + last);
            UhpEngine engine = new Waiter(input.ended).engine();
            assertThat(run(engine, input, NO_TIME))
                    .isEqualTo("Base;NotStarted;White[1]|" + answer + "|Base;InProgress;Black[1];wS1|" + next
                            + "|Base;NotStarted;White[1]|wS1;wB1;wG1;wA1|");
        }
    }

    @Test
    void endOfInputInTheMiddleOfNewgame() throws IOException {
        String game = "newgame Base;InProgress;White[2];wS1;bS1 wS1-";
        assertThat(run(new Waiter(new CountDownLatch(0)).engine(), new Input(game), NO_TIME))
                .isEqualTo("Base;InProgress;White[2];wS1;bS1 wS1-|");
    }

    @Test
    void timeLimitEndsSearchAfterEndOfInput() throws IOException {
        CountDownLatch never = new CountDownLatch(1);
        assertThat(run(new Waiter(never).engine(), new Input("newgame\nbestmove time 00:00:00\npass\n"), NO_TIME))
                .startsWith("Base;NotStarted;White[1]|wB1|invalidmove ");
    }

    @Test
    void exitInterruptsRunningSearch() throws Exception {
        Waiter waiter = new Waiter(new CountDownLatch(1));
        PipedEngine piped = new PipedEngine(
                (hears, says) -> new SessionLoop(waiter.engine().session(), says, MUCH_TIME).run(hears));
        piped.ears.write("newgame\nbestmove depth 9\n".getBytes(UTF_8));
        waiter.begun.await();
        piped.ears.write("exit\n".getBytes(UTF_8));
        assertThat(new String(piped.mouth.readAllBytes(), UTF_8))
                .isEqualTo(GREETING + "Base;NotStarted;White[1]\nok\nwB1\nok\nok\n");
    }

    @Test
    void exitStopsSearchesThatWait() throws IOException {
        CountDownLatch never = new CountDownLatch(1);
        assertThat(run(
                        new Waiter(never).engine(),
                        new Input("newgame\nbestmove depth 9\nplay wS1\nbestmove depth 9\nexit\nvalidmoves\n"),
                        MUCH_TIME))
                .isEqualTo("Base;NotStarted;White[1]|wB1|Base;InProgress;Black[1];wS1|bS1 wS1\\||");
    }

    @Test
    void exitStopsSearchBeforeMegabyteOfLines() throws IOException {
        CountDownLatch never = new CountDownLatch(1);
        String lines = "help\n".repeat(9_000) + ("help " + "x".repeat(9_000) + "\n").repeat(100);
        String answers =
                run(new Waiter(never).engine(), new Input("newgame\nbestmove depth 9\n" + lines + "exit\n"), MUCH_TIME);
        assertThat(answers).startsWith("Base;NotStarted;White[1]|wB1|info\n").endsWith("||");
        assertThat(answers.split("err Expected no argument", -1)).hasSize(101);
    }

    @Test
    void exitInterruptsCommandThatTakesLong() throws IOException {
        CountDownLatch never = new CountDownLatch(1);
        String input = "newgame\nperft 9\nexit\n";
        Duration exitTime = Duration.ofMillis(50); // doubled until the interrupted command returns in time
        while (!run(new Waiter(never).engine(), new Input(input), exitTime)
                .equals("Base;NotStarted;White[1]|interrupted||")) {
            exitTime = exitTime.multipliedBy(2);
        }
    }

    @Test
    void exitLetsCommandsFinish() throws IOException {
        String input = "newgame\nperft 2\noptions set Load true\nexit\n";
        assertThat(run(new Waiter(new CountDownLatch(0)).engine(), new Input(input), MUCH_TIME))
                .isEqualTo("Base;NotStarted;White[1]|perft 2|Load;bool;True;False||");
        assertThat(run(new Waiter(new CountDownLatch(0)).engine(), new Input("newgame\nvalidmoves\nexit\n"), NO_TIME))
                .as("the session's own commands are never cut short")
                .isEqualTo("Base;NotStarted;White[1]|wS1;wB1;wG1;wA1||");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bestmove depth 9", "perft 9"})
    void exitAbandonsCodeThatIgnoresInterrupts(String command) throws IOException {
        Semaphore never = new Semaphore(0);
        UhpEngine engine = UhpEngine.builder("End", "1", (game, limit) -> {
                    never.acquireUninterruptibly(); // continues after the test, without using the processor
                    return game.legalMoves().get(0);
                })
                .command("perft", (chooser, game, depth) -> {
                    never.acquireUninterruptibly();
                    return List.of();
                })
                .build();
        assertThat(run(engine, new Input("newgame\n" + command + "\nexit\n"), NO_TIME))
                .isEqualTo("Base;NotStarted;White[1]|");
    }
}
