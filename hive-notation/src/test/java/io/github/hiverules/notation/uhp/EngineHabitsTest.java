// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static io.github.hiverules.notation.uhp.UhpClientTest.kindOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.EngineOption.Type;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the client with engines that deviate from the protocol, and with engines that misbehave at any command. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class EngineHabitsTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final SearchLimit FRACTION = SearchLimit.time(Duration.ofMillis(300));

    @Test
    void understandsEngineLikeMzinga() throws Exception {
        Transcript transcript = Transcript.of("like-mzinga");
        try (UhpClient engine = PipedEngine.connect(transcript, LONG)) {
            assertThat(engine.name()).isEqualTo("LikeMzinga");
            assertThat(engine.version()).isEqualTo("0.16.1");
            List<String> tasks = List.of("Disabled", "SingleThreaded", "MultiThreaded");
            assertThat(engine.options())
                    .containsExactly(
                            EngineOption.of("BackgroundTasks", Type.CHOICE, "Disabled", "Disabled", tasks),
                            EngineOption.of("MaxBranchingFactor", Type.INT, "500", "500", List.of("1", "500")),
                            EngineOption.of("QuiescentSearchMaxDepth", Type.INT, "12", "12", List.of()),
                            EngineOption.of("AspirationWindow", Type.REAL, "0.5", "0.25", List.of("0", "10.75")),
                            EngineOption.of("Temperature", Type.REAL, "1.5", "-2", List.of()),
                            EngineOption.of("ReportIntermediateBestMoves", Type.BOOL, "True", "False", List.of()),
                            EngineOption.of("StartMetrics", Type.OTHER, "none at all", "", List.of()),
                            EngineOption.of("Nonsense", Type.OTHER, "", "", List.of()));
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .containsExactly(
                            "This option can't be read: StartMetrics;text;none at all",
                            "This option can't be read: Nonsense");
            assertThat(engine.send("options get MaxBranchingFactor"))
                    .containsExactly("MaxBranchingFactor;int;500;500;1;500");
            engine.setOption("ReportIntermediateBestMoves", "True");
            assertThat(kindOf(() -> engine.send("options get Missing"))).isEqualTo(Kind.REFUSED);
            Game game = Game.start(Ruleset.full());
            engine.follow(game);
            for (String moveString : List.of("wS1", "bS1 wS1-", "wQ -wS1")) {
                game = MoveStrings.play(game, moveString);
                engine.follow(game);
            }
            Move best = engine.bestMove(game, FRACTION);
            assertThat(MoveStrings.print(best, game.position())).isEqualTo("bQ bS1-");
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .endsWith("The engine's answer contains more than a move: 3;4.75");
            engine.follow(game.play(best));
            assertThat(engine.send("perft 1")).hasSize(3).last().asString().startsWith("perft(1) =          41");
            engine.follow(game.at(2));
        }
        assertThat(transcript.differences()).isEmpty();
    }

    @Test
    void understandsEngineLikeNokamute() throws Exception {
        Transcript transcript = Transcript.of("like-nokamute");
        try (UhpClient engine = PipedEngine.connect(transcript, LONG)) {
            assertThat(engine.name()).isEqualTo("LikeNokamute");
            assertThat(engine.version()).isEqualTo("1.0.0");
            Game start = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
            Game game = MoveStrings.play(start, "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-");
            engine.follow(game);
            Game before = MoveStrings.play(game, "wP -wQ");
            Move best = engine.bestMove(before, SearchLimit.depth(2));
            assertThat(MoveStrings.print(best, before.position())).isEqualTo("bQ bS1\\");
            Game after = before.play(best);
            for (int i = 0; i < 2; i++) {
                // the engine rejects fractions after "time" and accepts them after "seconds"; the client remembers this
                assertThat(MoveStrings.print(engine.bestMove(after, FRACTION), after))
                        .isEqualTo("wA1 -wP");
            }
            assertThat(engine.remarks()).isEmpty();
        }
        assertThat(transcript.differences()).isEmpty();
    }

    @Test
    void roundsTimeUpForEngineThatRefusesFractions() {
        List<String> asked = new ArrayList<>();
        PipedEngine.Speaker wholeSeconds = PipedEngine.changing((line, answer) -> {
            if (line.startsWith("bestmove")) {
                asked.add(line);
            }
            return line.contains(".") ? List.of("err What is a fraction?", "ok") : answer;
        });
        Game game = Game.start(Ruleset.tournament());
        try (UhpClient engine = PipedEngine.connect(wholeSeconds, LONG)) {
            engine.bestMove(game, FRACTION);
            engine.bestMove(game, FRACTION);
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .containsExactly("The engine thinks 1 s instead of 300 ms, because it accepts whole seconds only.");
        }
        assertThat(asked)
                .containsExactly(
                        "bestmove time 00:00:00.300",
                        "bestmove seconds 0.300",
                        "bestmove time 00:00:01",
                        "bestmove time 00:00:01");
    }

    @Test
    void triesFractionsAgainIfEngineRefusedForAnotherReason() {
        List<String> asked = new ArrayList<>();
        PipedEngine.Speaker moody = PipedEngine.changing((line, answer) -> {
            if (line.startsWith("bestmove")) {
                asked.add(line);
            }
            return line.startsWith("bestmove") && asked.size() <= 3 ? List.of("err not now", "ok") : answer;
        });
        Game game = Game.start(Ruleset.tournament());
        try (UhpClient engine = PipedEngine.connect(moody, LONG)) {
            assertThat(kindOf(() -> engine.bestMove(game, FRACTION))).isEqualTo(Kind.REFUSED);
            engine.bestMove(game, FRACTION);
        }
        assertThat(asked).hasSize(4).endsWith("bestmove time 00:00:00.300");
    }

    /** Returns an engine that doesn't carry out some commands, but answers each of them with the same line. */
    private static PipedEngine.Speaker lacking(String commands, String answer) {
        UhpSession session = PipedEngine.firstMover();
        return PipedEngine.answering(
                session.greeting(), line -> line.matches(commands) ? List.of(answer, "ok") : session.answer(line));
    }

    private static List<String> commandsFor(PipedEngine.Speaker engine, int remarks, Game... games) {
        List<String> sent = new ArrayList<>();
        try (UhpClient client =
                PipedEngine.builder(engine).transcript(sent::add).start()) {
            for (Game game : games) {
                client.follow(game);
            }
            assertThat(client.remarks())
                    .extracting(Remark::code)
                    .filteredOn("command-missing"::equals)
                    .hasSize(remarks);
        }
        return sent.stream()
                .filter(line -> line.startsWith("> ") && !line.equals("> exit"))
                .map(line -> line.substring(2))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"err Unknown command", "invalidmove undo", "Base;NotStarted;White[1]"})
    void loadsGameOnceEngineHasNotUndone(String answer) {
        Game two = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-");
        Game four = MoveStrings.play(two, "wQ -wS1", "bQ bS1-");
        assertThat(commandsFor(lacking("undo.*", answer), 1, two, four, two, four.at(3), two.at(1)))
                .containsExactly(
                        "newgame Base;InProgress;White[2];wS1;bS1 wS1-",
                        "play wQ -wS1",
                        "play bQ bS1-",
                        "undo 2",
                        "newgame Base;InProgress;White[2];wS1;bS1 wS1-",
                        "play wQ -wS1",
                        "newgame Base;InProgress;Black[1];wS1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"err Loading is not supported", "invalidmove 1", "Base;NotStarted;White[1]"})
    void playsMovesOnceEngineHasNotLoadedGame(String answer) {
        Game four = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-");
        Game seven = MoveStrings.play(four, "wA1 -wQ", "bA1 bQ-", "wA1 bA1-");
        Game other = MoveStrings.play(Game.start(Ruleset.parse("Base+M")), "wM");
        assertThat(commandsFor(lacking("newgame .*;.*", answer), 1, four, seven, four.at(1), other))
                .containsExactly(
                        "newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
                        "newgame Base",
                        "play wS1",
                        "play bS1 wS1-",
                        "play wQ -wS1",
                        "play bQ bS1-",
                        "play wA1 -wQ",
                        "play bA1 bQ-",
                        "play wA1 bA1-",
                        "undo 6",
                        "newgame Base+M",
                        "play wM");
        assertThat(commandsFor(lacking("newgame .*;.*|undo.*", answer), 2, four, four.at(1)))
                .endsWith("play bQ bS1-", "undo 3", "newgame Base", "play wS1");
    }

    @Test
    void engineWithoutOptionsCommandHasNoOptions() {
        try (UhpClient client = PipedEngine.connect(lacking("options", "err Unknown command"), LONG)) {
            assertThat(client.options()).isEmpty();
            assertThat(client.remarks())
                    .extracting(Remark::toString)
                    .containsExactly("The engine doesn't support the command options.");
            assertThat(client.setOption("ShowBestMoves", "True").value()).isEqualTo("True");
        }
    }

    @Test
    void resultOffBoardNeedsEngineThatLoadsGames() {
        Game resigned =
                MoveStrings.play(Game.start(Ruleset.tournament()), "wS1").resign(Color.BLACK);
        try (UhpClient client = PipedEngine.connect(lacking("newgame .*;.*", "err no"), LONG)) {
            assertThat(kindOf(() -> client.follow(resigned))).isEqualTo(Kind.REFUSED);
            client.follow(resigned.reopen());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo.*", "newgame .*;.*", "undo.*|newgame .*;.*"})
    void playsGameWithEngineThatLacksCommands(String commands) {
        try (UhpClient one = PipedEngine.connect(lacking(commands, "err Unknown command"), LONG);
                UhpClient other = PipedEngine.connect(lacking(commands, "err Unknown command"), LONG)) {
            for (String opening : List.of("wA1", "wG1")) {
                Game game = MoveStrings.play(Game.start(Ruleset.tournament()), opening);
                while (!game.isOver() && game.length() < 40) {
                    game = game.play((game.length() % 2 == 0 ? one : other).bestMove(game, SearchLimit.depth(1)));
                }
                assertThat(game.length()).isGreaterThan(10);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft\nexit", "a\u2028b", "a\tb"})
    void sendsOneLineOnly(String command) {
        try (UhpClient engine = PipedEngine.connect(UhpClientTest.FIRST_MOVER::run, LONG)) {
            assertThatThrownBy(() -> engine.send(command)).isInstanceOf(IllegalArgumentException.class);
            assertThat(engine.send("info")).hasSize(2);
            assertThat(kindOf(() -> engine.send(""))).isEqualTo(Kind.REFUSED);
        }
    }

    @Tag("slow")
    @Test
    void closeEndsChildrenOfEngine() throws Exception {
        UhpClient engine = FakeEngine.start("parent", LONG);
        long child = Long.parseLong(engine.send("child").get(0));
        assertThat(ProcessHandle.of(child))
                .hasValueSatisfying(process -> assertThat(process.isAlive()).isTrue());
        engine.close();
        assertEnds(child);
    }

    @Tag("slow")
    @Test
    void endsChildrenOfEngineThatExitsBeforeItsGreeting() throws Exception {
        UhpException error = catchThrowableOfType(UhpException.class, () -> FakeEngine.start("leaving", LONG));
        assertThat(error).hasMessageContaining(" has ended with exit code 0: ");
        assertEnds(Long.parseLong(error.engineText().split(" ", 2)[0]));
    }

    private static void assertEnds(long child) throws InterruptedException, ExecutionException {
        Optional<ProcessHandle> process = ProcessHandle.of(child);
        if (process.isPresent()) {
            process.get().onExit().get(); // the time-out of the test ends the wait
        }
        UhpClientTest.assertNoThreads();
    }
}
