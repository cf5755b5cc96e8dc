// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The client with engines whose habits are known, and with those that misbehave at any command. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class EngineHabitsTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(500);

    private static UhpClient connect(PipedEngine.Speaker engine, Duration timeout) {
        PipedEngine piped = new PipedEngine(engine);
        return UhpClient.connect(piped.mouth, piped.ears, timeout);
    }

    private static Game playAll(UhpClient engine, String... moveStrings) {
        Game game = engine.game().orElseThrow();
        for (String string : moveStrings) {
            game = engine.play(MoveStrings.parse(string, game.position()));
        }
        return game;
    }

    @Test
    void anEngineLikeMzingaIsUnderstood() throws Exception {
        Transcript transcript = Transcript.of("like-mzinga");
        try (UhpClient engine = connect(transcript, LONG)) {
            assertThat(engine.name()).isEqualTo("LikeMzinga");
            assertThat(engine.version()).isEqualTo("0.16.1");
            assertThat(engine.options())
                    .containsExactly(
                            EngineOption.choice(
                                    "BackgroundTasks",
                                    "Disabled",
                                    List.of("Disabled", "SingleThreaded", "MultiThreaded")),
                            EngineOption.integer("MaxBranchingFactor", 500, 1, 500),
                            EngineOption.integer("QuiescentSearchMaxDepth", 12, Integer.MIN_VALUE, Integer.MAX_VALUE),
                            new EngineOption.Real("AspirationWindow", 0.5, 0.25, 0, 10.75),
                            EngineOption.real("Temperature", -2, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                                    .with("1.5"),
                            new EngineOption.Bool("ReportIntermediateBestMoves", true, false),
                            new UnknownOption("StartMetrics;text;none at all"),
                            new UnknownOption("Nonsense"));
            assertThat(engine.remarks())
                    .containsExactly(
                            "This option can't be read: StartMetrics;text;none at all",
                            "This option can't be read: Nonsense");
            assertThat(engine.option("MaxBranchingFactor").text()).isEqualTo("500");
            engine.setOption("ReportIntermediateBestMoves", "True");
            assertThat(catchThrowableOfType(UhpException.class, () -> engine.option("Missing"))
                            .kind())
                    .isEqualTo(Kind.ERR);
            engine.newGame(Ruleset.parse("Base+MLP"));
            Game game = playAll(engine, "wS1", "bS1 wS1-", "wQ -wS1");
            Move best = engine.bestMove(SearchLimit.time(Duration.ofMillis(300)));
            assertThat(MoveStrings.print(best, game.position())).isEqualTo("bQ bS1-");
            assertThat(engine.remarks())
                    .endsWith(
                            "The engine thinks 1 s instead of 300 ms: UHP knows whole seconds only.",
                            "The engine says more than its move: 3;4.75");
            engine.play(best);
            assertThat(engine.send("perft 1")).hasSize(3).last().asString().startsWith("perft(1) =          41");
            assertThat(engine.undo(2).moves()).hasSize(2);
        }
        assertThat(transcript.differences()).isEmpty();
    }

    @Test
    void anEngineLikeNokamuteIsUnderstood() throws Exception {
        Transcript transcript = Transcript.of("like-nokamute");
        try (UhpClient engine = connect(transcript, LONG)) {
            assertThat(engine.name()).isEqualTo("LikeNokamute");
            assertThat(engine.version()).isEqualTo("1.0.0");
            Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
            for (String string : List.of("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")) {
                game = game.play(MoveStrings.parse(string, game.position()));
            }
            engine.newGame(game);
            Game before = playAll(engine, "wP -wQ");
            Move best = engine.bestMove(SearchLimit.depth(2));
            assertThat(MoveStrings.print(best, before.position())).isEqualTo("bQ bS1\\");
            assertThat(engine.play(best).moves()).endsWith(best);
            assertThat(new ArrayList<>(engine.validMoves())).doesNotHaveDuplicates();
            assertThat(engine.remarks()).last().asString().startsWith("The engine lists moves more than once");
            assertThat(engine.send("bestmove seconds 1", LONG)).containsExactly("wA1 -wP");
        }
        assertThat(transcript.differences()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "newgame", "Play wS1", "PASS", "undo 1", " exit", "perft\nexit", "a\u2028b"})
    void commandsThatKeepTheGameOrAreNoLineAreNotSent(String command) {
        try (UhpClient engine = connect(
                UhpEngine.builder("Own", "1", (game, limit) -> game.legalMoves().get(0))
                        .build()::run,
                LONG)) {
            assertThatThrownBy(() -> engine.send(command)).isInstanceOf(IllegalArgumentException.class);
            assertThat(engine.send("info")).hasSize(2);
            assertThat(catchThrowableOfType(UhpException.class, () -> engine.send("perft"))
                            .kind())
                    .isEqualTo(Kind.ERR);
        }
    }

    /** What an engine does instead of answering. */
    private enum Misbehaviour {
        HANG("", Kind.TIMEOUT),
        FLOOD_WITHOUT_LINES("x".repeat(1 << 14), Kind.TIMEOUT),
        FLOOD_OF_LINES("x\n".repeat(1 << 13), Kind.BROKEN),
        RUBBISH("rub;bish\nmore;rub bish/\nok\n", Kind.BROKEN),
        NOTHING("ok\n", Kind.BROKEN),
        BYTES("\u0000\u00ff;\u0007\nok\n", Kind.BROKEN),
        DIE("", Kind.ENDED);

        private final String text;
        private final Kind kind;

        Misbehaviour(String text, Kind kind) {
            this.text = text;
            this.kind = kind;
        }

        Duration timeout() {
            return kind == Kind.TIMEOUT ? SHORT : LONG;
        }
    }

    private static final List<Consumer<UhpClient>> COMMANDS = List.of(
            engine -> engine.newGame(Ruleset.tournament()),
            engine -> engine.play(engine.game().orElseThrow().legalMoves().get(0)),
            engine -> engine.undo(1),
            UhpClient::validMoves,
            engine -> engine.bestMove(SearchLimit.depth(1)));

    /** An engine that answers some lines well, and then no line well. */
    private static PipedEngine.Speaker turning(Misbehaviour misbehaviour, int goodAnswers) {
        return (hears, says) -> {
            UhpSession session = UhpEngine.builder(
                            "Good", "1", (game, limit) -> game.legalMoves().get(0))
                    .build()
                    .session();
            says.write((String.join("\n", session.greeting()) + "\n").getBytes(UTF_8));
            says.flush();
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (int i = 0; i < goodAnswers; i++) {
                String answer = String.join("\n", session.answer(String.valueOf(commands.readLine())));
                says.write((answer + "\n").getBytes(UTF_8));
                says.flush();
            }
            while (commands.readLine() != null && misbehaviour != Misbehaviour.DIE) {
                boolean floods = misbehaviour.name().startsWith("FLOOD");
                do {
                    says.write(misbehaviour.text.getBytes(UTF_8));
                    says.flush();
                } while (floods);
            }
        };
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Misbehaviour.class)
    void misbehaviourAtAnyCommandIsAnExceptionInTime(Misbehaviour misbehaviour) {
        for (int command = 0; command < COMMANDS.size(); command++) {
            // a game and a move come first, unless they are what fails
            int goodAnswers = Math.min(command, 2);
            try (UhpClient engine = connect(turning(misbehaviour, goodAnswers), misbehaviour.timeout())) {
                for (int i = 0; i < goodAnswers; i++) {
                    COMMANDS.get(i).accept(engine);
                }
                Consumer<UhpClient> failing = COMMANDS.get(command);
                UhpException failure = catchThrowableOfType(UhpException.class, () -> failing.accept(engine));
                assertThat(failure.kind()).isEqualTo(misbehaviour.kind);
                assertThat(failure.engineText().length()).isLessThan(400);
                UhpException after = catchThrowableOfType(UhpException.class, () -> engine.send("info"));
                assertThat(after.kind()).isEqualTo(failure.kind());
                assertThat(after).hasCause(failure);
            }
        }
    }

    @Tag("slow")
    @Test
    void childrenThatAnEngineLeavesBehindEndWithTheClient() throws Exception {
        String java = ProcessHandle.current().info().command().orElse("java");
        UhpClient engine = UhpClient.start(
                List.of(java, "-cp", System.getProperty("java.class.path"), FakeEngine.class.getName(), "parent"),
                LONG);
        long child = Long.parseLong(engine.send("child").get(0));
        assertThat(ProcessHandle.of(child))
                .hasValueSatisfying(process -> assertThat(process.isAlive()).isTrue());
        engine.close();
        assertEnds(child);
    }

    @Tag("slow")
    @Test
    void childrenOfAnEngineThatLeavesBeforeItGreetsEndToo() throws Exception {
        String java = ProcessHandle.current().info().command().orElse("java");
        List<String> leaving =
                List.of(java, "-cp", System.getProperty("java.class.path"), FakeEngine.class.getName(), "leaving");
        UhpException error = catchThrowableOfType(UhpException.class, () -> UhpClient.start(leaving, LONG));
        assertThat(error).hasMessageStartingWith("the engine has ended");
        assertEnds(Long.parseLong(error.engineText()));
    }

    private static void assertEnds(long child) throws InterruptedException {
        long deadline = System.nanoTime() + LONG.toNanos();
        while (ProcessHandle.of(child).filter(ProcessHandle::isAlive).isPresent() && System.nanoTime() < deadline) {
            Thread.sleep(10);
        }
        assertThat(ProcessHandle.of(child).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(Thread.getAllStackTraces().keySet().stream().map(Thread::getName))
                .noneMatch(name -> name.startsWith("uhp-"));
    }
}
