// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The client with engines that behave well, and with others. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class UhpClientTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final String GREETING = "id Fake v0\nMosquito\nok\n";
    private static final Move SPIDER = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN);

    private static UhpClient connect(PipedEngine.Speaker engine, Duration timeout) {
        PipedEngine piped = new PipedEngine(engine);
        return UhpClient.connect(piped.mouth, piped.ears, timeout);
    }

    private static UhpClient random(int seed) {
        Random random = new Random(seed);
        UhpEngine engine = UhpEngine.builder("Chance", "1.0", (game, limit) -> {
                    List<Move> moves = game.legalMoves();
                    return moves.get(random.nextInt(moves.size()));
                })
                .option(EngineOption.integer("Seed", 0, 0, 9), (chooser, value) -> random.setSeed(value))
                .build();
        return connect(engine::run, LONG);
    }

    /** An engine that greets and then answers every line with that text, as it is. */
    private static UhpClient saying(String answer, Duration timeout) {
        return connect(
                (hears, says) -> {
                    says.write(GREETING.getBytes(UTF_8));
                    says.flush();
                    BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
                    while (commands.readLine() != null) {
                        says.write(answer.getBytes(UTF_8));
                        says.flush();
                    }
                },
                timeout);
    }

    private static UhpClient start(String behaviour, Duration timeout) {
        String java = ProcessHandle.current().info().command().orElse("java");
        return UhpClient.start(
                List.of(java, "-cp", System.getProperty("java.class.path"), FakeEngine.class.getName(), behaviour),
                timeout);
    }

    private static Kind kindOf(ThrowingCallable command) {
        return catchThrowableOfType(UhpException.class, command).kind();
    }

    @Tag("slow")
    @Test
    void twoEnginesPlayGamesOfAllTypesAgainstEachOther() {
        try (UhpClient white = random(1);
                UhpClient black = random(2)) {
            for (int i = 0; i < 64; i++) {
                Ruleset ruleset = Ruleset.tournament()
                        .withExpansions(RandomRecords.expansionCombinations().get(i % 8));
                Game game = white.newGame(ruleset);
                black.newGame(ruleset);
                while (!game.outcome().isOver() && game.position().ply() < 60) {
                    UhpClient mover = game.position().sideToMove() == Color.WHITE ? white : black;
                    Move move = mover.bestMove(SearchLimit.depth(1));
                    game = white.play(move);
                    assertThat(black.play(move)).isEqualTo(game);
                }
            }
        }
    }

    @Test
    void theEngineSaysWhoItIs() {
        try (UhpClient engine = random(1)) {
            assertThat(engine.name()).isEqualTo("Chance");
            assertThat(engine.version()).isEqualTo("1.0");
            assertThat(engine.expansions()).containsExactlyInAnyOrder(Expansion.values());
        }
    }

    @Test
    void everyCommandKeepsTheGamesInStep() {
        try (UhpClient engine = random(3)) {
            assertThat(engine.game()).isEmpty();
            assertThatThrownBy(() -> engine.play(SPIDER)).isInstanceOf(IllegalStateException.class);
            Game start = engine.newGame(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
            Move far = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(40, -7)); // any cell is the first (R2.1)
            Game game = start.play(far).play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(41, -7)));
            assertThat(engine.newGame(game)).isEqualTo(game);
            assertThat(new HashSet<>(engine.validMoves())).isEqualTo(new HashSet<>(game.legalMoves()));
            Move move = engine.bestMove(SearchLimit.time(Duration.ofMillis(1)));
            assertThat(engine.play(move)).isEqualTo(game.play(move));
            assertThat(engine.undo(2)).isEqualTo(start.play(far));
            assertThat(engine.undo(1)).isEqualTo(start);
            assertThatThrownBy(() -> engine.undo(1)).isInstanceOf(IllegalArgumentException.class);
            assertThat(catchThrowableOfType(IllegalMoveException.class, engine::pass)
                            .reasons())
                    .isNotEmpty();
            assertThat(engine.validMoveStrings()).contains("wS1", "wA1").doesNotContain("");
            assertThat(engine.game()).contains(start);
        }
    }

    @Test
    void optionsAreReadAndSet() {
        try (UhpClient engine = random(3)) {
            assertThat(engine.options()).containsExactly(EngineOption.integer("Seed", 0, 0, 9));
            assertThat(engine.setOption("Seed", "4")).hasToString("Seed;int;4;0;0;9");
            UhpException refused = catchThrowableOfType(UhpException.class, () -> engine.setOption("Seed", "44"));
            assertThat(refused.kind()).isEqualTo(Kind.ERR);
            assertThat(refused.engineText()).isEqualTo("err Seed is a number from 0 to 9.");
            assertThat(engine.options()).hasToString("[Seed;int;4;0;0;9]");
            assertThatThrownBy(() -> engine.setOption("Seed", "4\nexit")).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aGameFromAPositionThatWasSetUpIsNotSent() {
        Game setUp = Game.of(PositionStrings.parse("Base r White[5] - wA1wQbQbA1"));
        try (UhpClient engine = saying("", LONG)) {
            assertThatThrownBy(() -> engine.newGame(setUp)).isInstanceOf(IllegalArgumentException.class);
            assertThat(engine.game()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void anEngineIsGivenSomeTime(long millis) {
        assertThatThrownBy(() -> saying("", Duration.ofMillis(millis))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void otherNamesOfTheSameMovesAndOtherLineEndsAreUnderstood() {
        Game game = Game.start(Ruleset.tournament());
        try (UhpClient engine = saying("Base;InProgress;Black[1];wS1;\r\nok\r\n", LONG)) {
            assertThat(engine.newGame(game.play(SPIDER))).isEqualTo(game.play(SPIDER));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'err not now\nok\n', ERR",
        "'invalidmove no\nok\n', INVALID_MOVE",
        "'ok\n', BROKEN",
        "'hello\nok\n', BROKEN",
        "'Base;NotStarted;White[1]\nBase;NotStarted;White[1]\nok\n', BROKEN",
        "'Base+M;NotStarted;White[1]\nok\n', BROKEN",
        "'Base;InProgress;Black[1];wA1\nok\n', BROKEN",
        "'Base;InProgress;Black[1];wQ\nok\n', BROKEN",
        "'(;GM[27]SU[hive])\nok\n', BROKEN",
        "'Base;NotStarted;White[1]\n', TIMEOUT",
        "'', TIMEOUT"
    })
    void aWrongAnswerToNewgameHasItsKind(String answer, Kind kind) {
        try (UhpClient engine = saying(answer, kind == Kind.TIMEOUT ? SHORT : LONG)) {
            assertThat(kindOf(() -> engine.newGame(Ruleset.tournament()))).isEqualTo(kind);
            Kind next = kindOf(() -> engine.newGame(Ruleset.tournament()));
            assertThat(next).isEqualTo(kind);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ok\n", "wQ\nok\n", "bS1 wS1-\nok\n", "nonsense\nok\n", "wQ;wS1\nok\n"})
    void movesThatAreNoneOrIllegalAreFound(String answer) {
        for (ThrowingCallable command : commands(answer)) {
            assertThat(kindOf(command)).isEqualTo(Kind.BROKEN);
        }
    }

    private static List<ThrowingCallable> commands(String answer) {
        return List.of(
                () -> {
                    try (UhpClient engine = afterNewGame(answer)) {
                        engine.bestMove(SearchLimit.depth(1));
                    }
                },
                () -> {
                    try (UhpClient engine = afterNewGame(answer)) {
                        engine.validMoves();
                    }
                });
    }

    /** A client in a new game, whose engine answers the second line and all others with that text. */
    private static UhpClient afterNewGame(String answer) {
        UhpClient client = connect(
                (hears, says) -> {
                    says.write((GREETING + "Base;NotStarted;White[1]\nok\n").getBytes(UTF_8));
                    says.flush();
                    BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
                    commands.readLine();
                    while (commands.readLine() != null) {
                        says.write(answer.getBytes(UTF_8));
                        says.flush();
                    }
                },
                LONG);
        client.newGame(Ruleset.tournament());
        return client;
    }

    @Test
    void wordsBeforeTheBestMoveAreLetPass() {
        try (UhpClient engine = afterNewGame("wA1;1;0.5\nwS1\nok\n")) {
            assertThat(engine.bestMove(SearchLimit.depth(1))).isEqualTo(SPIDER);
        }
    }

    @ParameterizedTest
    @CsvSource({"'x', TIMEOUT", "'x\n', BROKEN", "'\n', BROKEN", "'\r\n', BROKEN"})
    void anAnswerWithoutEndIsGivenUp(String endless, Kind kind) {
        byte[] much = endless.repeat(1000).getBytes(UTF_8);
        PipedEngine.Speaker babbler = (hears, says) -> {
            while (true) {
                says.write(much);
            }
        };
        assertThat(kindOf(() ->
                        connect(babbler, kind == Kind.TIMEOUT ? SHORT : LONG).close()))
                .isEqualTo(kind);
        assertNoThreads();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base\nok\n", "ok\n", "\nok\n"})
    void whoDoesNotGreetIsNoEngine(String greeting) {
        PipedEngine.Speaker speaker = (hears, says) -> says.write(greeting.getBytes(UTF_8));
        assertThat(kindOf(() -> connect(speaker, LONG).close())).isEqualTo(Kind.BROKEN);
        assertThat(kindOf(() -> connect((hears, says) -> {}, LONG).close())).isEqualTo(Kind.ENDED);
    }

    @Test
    void anEngineInAProcessPlaysAndIsGoneAfterwards() {
        List<Long> before =
                ProcessHandle.current().children().map(ProcessHandle::pid).toList();
        try (UhpClient engine = start("good", LONG)) {
            assertThat(engine.name()).isEqualTo("Fake");
            Game game = engine.newGame(Ruleset.tournament());
            for (int i = 0; i < 10; i++) {
                game = engine.play(engine.bestMove(SearchLimit.depth(1)));
            }
            assertThat(game.position().ply()).isEqualTo(10);
        }
        assertThat(ProcessHandle.current().children().map(ProcessHandle::pid)).isSubsetOf(before);
        assertNoThreads();
    }

    @Tag("slow")
    @Test
    void aProcessThatDoesNotPlayAlongIsEnded() {
        List<Long> before =
                ProcessHandle.current().children().map(ProcessHandle::pid).toList();
        assertThat(kindOf(() -> start("silent", SHORT).close())).isEqualTo(Kind.TIMEOUT);
        assertThat(kindOf(() -> start("gone", LONG).close())).isEqualTo(Kind.ENDED);
        assertThat(kindOf(
                        () -> UhpClient.start(List.of("/no/such/engine"), LONG).close()))
                .isEqualTo(Kind.ENDED);
        assertThatThrownBy(() -> UhpClient.start(List.of(), LONG)).isInstanceOf(IllegalArgumentException.class);
        try (UhpClient engine = start("dying", LONG)) {
            assertThat(catchThrowableOfType(UhpException.class, () -> engine.newGame(Ruleset.tournament())))
                    .hasMessage("the engine has ended with exit code 3")
                    .returns(Kind.ENDED, UhpException::kind);
        }
        try (UhpClient engine = start("stubborn", Duration.ofSeconds(5))) {
            assertThat(engine.expansions()).containsExactly(Expansion.MOSQUITO);
        }
        assertThat(ProcessHandle.current().children().map(ProcessHandle::pid)).isSubsetOf(before);
        assertNoThreads();
    }

    private static void assertNoThreads() {
        assertThat(Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.isAlive() && thread.getName().startsWith("uhp-")))
                .isEmpty();
    }

    @Test
    void afterClosingNothingIsSent() throws IOException {
        UhpClient engine = random(5);
        engine.newGame(Ruleset.tournament());
        engine.close();
        engine.close();
        assertThat(kindOf(engine::validMoves)).isEqualTo(Kind.CLOSED);
    }
}
