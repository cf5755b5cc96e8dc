// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.EngineOption.Type;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the client with correct and incorrect engines. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class UhpClientTest {
    static final UhpEngine FIRST_MOVER = UhpEngine.builder(
                    "First", "1.0", (game, limit) -> game.legalMoves().get(0))
            .intOption("Seed", 0, 0, 9, (chooser, value) -> {})
            .build();

    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final List<String> GREETING = List.of("id Fake v0", "Mosquito", "ok");
    private static final Game START = Game.start(Ruleset.tournament());
    private static final Move SPIDER = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN);
    private static final SearchLimit DEPTH = SearchLimit.depth(1);

    /** Returns a client of an engine that answers every line with the same text. */
    private static UhpClient saying(String answer, Duration timeout) {
        return PipedEngine.connect(
                (hears, says) -> {
                    says.write((String.join("\n", GREETING) + "\n").getBytes(UTF_8));
                    says.flush();
                    while (hears.read() >= 0) {
                        while (hears.read() != '\n') {}
                        says.write(answer.getBytes(UTF_8));
                        says.flush();
                    }
                },
                timeout);
    }

    static Kind kindOf(ThrowingCallable command) {
        return catchThrowableOfType(UhpException.class, command).kind();
    }

    /** Asserts that the threads of all clients end. They may still be ending when {@code close} returns. */
    static void assertNoThreads() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("uhp-")) {
                assertThatCode(() -> thread.join(300_000)).doesNotThrowAnyException();
                assertThat(thread.isAlive()).as("%s", thread).isFalse();
            }
        }
    }

    /** Returns the commands that a client has sent to follow games one after the other. */
    private static String commandsFor(Game... games) {
        List<String> sent = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient engine =
                PipedEngine.builder(FIRST_MOVER::run).transcript(sent::add).start()) {
            for (Game game : games) {
                engine.follow(game);
            }
        }
        return sent.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .collect(Collectors.joining(", "));
    }

    @Test
    void followPlaysUndoesOrStartsNewGame() {
        Game two = MoveStrings.play(START, "wS1", "bS1 wS1-");
        Game four = MoveStrings.play(two, "wQ -wS1", "bQ bS1-");
        Game other = MoveStrings.play(two, "wA1 -wS1");
        assertThat(commandsFor(START, two, two, four, other, four.at(1)))
                .isEqualTo("newgame Base, play wS1, play bS1 wS1-, play wQ -wS1, play bQ bS1-, undo 2, "
                        + "play wA1 -wS1, undo 2, exit");
        assertThat(commandsFor(four, START, four))
                .as("many moves are sent as one game")
                .isEqualTo("newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-, undo 4, "
                        + "newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-, exit");
        Game resigned = two.resign(Color.BLACK);
        assertThat(commandsFor(two, resigned, two))
                .as("a result off the board can't be played")
                .isEqualTo("newgame Base;InProgress;White[2];wS1;bS1 wS1-, "
                        + "newgame Base;WhiteWins;White[2];wS1;bS1 wS1-, "
                        + "newgame Base;InProgress;White[2];wS1;bS1 wS1-, exit");
        assertThat(commandsFor(two, START.at(0), Game.start(Ruleset.parse("Base+M"))))
                .endsWith("undo 2, newgame Base+M, exit");
    }

    @Test
    void followsPassesAndShiftedGames() {
        Game game = MoveStrings.play(
                START, "wB1", "bG1 \\wB1", "wA1 /wB1", "bQ -bG1", "wQ -wA1", "bQ /bG1", "wB1 bG1", "pass");
        assertThat(commandsFor(game.undo(), game)).endsWith("pass, exit");
        Move far = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(40, -7)); // R2.1: on any cell
        Game elsewhere = START.play(far);
        try (UhpClient engine = PipedEngine.connect(FIRST_MOVER::run, LONG)) {
            Move reply = engine.bestMove(elsewhere, DEPTH);
            assertThat(elsewhere.isLegal(reply)).isTrue();
        }
    }

    @Test
    void sendsWholeGameAfterCommandThatMayChangeIt() {
        List<String> sent = Collections.synchronizedList(new ArrayList<>());
        Game game = START.play(SPIDER);
        try (UhpClient engine =
                PipedEngine.builder(FIRST_MOVER::run).transcript(sent::add).start()) {
            engine.bestMove(game, DEPTH);
            assertThat(engine.send("validmoves")).singleElement().asString().contains("bS1 wS1-");
            assertThat(engine.send("help")).contains("undo [N]");
            engine.bestMove(game, DEPTH);
            assertThat(engine.send("undo")).containsExactly("Base;NotStarted;White[1]");
            engine.bestMove(game, DEPTH);
        }
        assertThat(sent.stream().filter(line -> line.startsWith("> newgame"))).hasSize(2);
    }

    @Test
    void refusesGamesThatUhpCannotExpress() {
        Game setUp = Game.of(PositionStrings.parse("Base r White[5] - wA1wQbQbA1"));
        try (UhpClient engine = saying("", LONG)) {
            assertThatThrownBy(() -> engine.follow(setUp)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> engine.bestMove(setUp, DEPTH)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> engine.bestMove(START.resign(Color.WHITE), DEPTH))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void readsAndSetsOptions() {
        try (UhpClient engine = PipedEngine.connect(FIRST_MOVER::run, LONG)) {
            EngineOption seed = EngineOption.of("Seed", Type.INT, "0", "0", List.of("0", "9"));
            assertThat(engine.options())
                    .containsExactly(
                            seed,
                            EngineOption.of("ShowBestMoves", Type.BOOL, "False", "False", List.of()),
                            EngineOption.of("ReportIntermediateBestMoves", Type.BOOL, "False", "False", List.of()));
            assertThat(engine.setOption("Seed", "4")).isEqualTo(seed.with("4"));
            UhpException refused = catchThrowableOfType(UhpException.class, () -> engine.setOption("Seed", "44"));
            assertThat(refused.kind()).isEqualTo(Kind.REFUSED);
            assertThat(refused.engineText()).isEqualTo("err Expected a number from 0 to 9 for Seed, found \"44\".");
            assertThat(engine.options()).contains(seed.with("4"));
            assertThat(kindOf(() -> engine.setOption("Missing", "4"))).isEqualTo(Kind.REFUSED);
            assertThatThrownBy(() -> engine.setOption("Seed", "4\nexit")).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> engine.setOption("a b", "4")).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void timeoutIsPositive(long millis) {
        assertThatThrownBy(() -> saying("", Duration.ofMillis(millis))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void acceptsOtherMoveNamesAndLineEnds() {
        try (UhpClient engine = saying("Base;InProgress;Black[1];wS1;\r\nok\r\n", LONG)) {
            engine.follow(START.play(SPIDER));
        }
        try (UhpClient engine = saying("Base;InProgress;White[1]\nok\n", LONG)) {
            engine.follow(START);
            assertThat(engine.remarks()).isEmpty();
        }
        Game game = MoveStrings.play(START, "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wQ /wS1");
        try (UhpClient engine =
                saying("base;inprogress;black[3];wS1;bS1 wS1-;wQ1 -wS1;bQ bS1-;wQ \\wQ/ \nok\n", LONG)) {
            assertThat(kindOf(() -> engine.follow(game))).isEqualTo(Kind.PROTOCOL);
        }
        try (UhpClient engine = saying("base;inprogress;black[3];wS1;bS1 wS1-;wQ1 -wS1;bQ bS1-;wQ wQ\\\nok\n", LONG)) {
            engine.follow(game);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'err not now\nok\n', REFUSED",
        "'invalidmove no\nok\n', ILLEGAL_MOVE",
        "'ok\n', PROTOCOL",
        "'hello\nok\n', PROTOCOL",
        "'Base;NotStarted;White[1]\nBase;NotStarted;White[1]\nok\n', PROTOCOL",
        "'Base+M;NotStarted;White[1]\nok\n', PROTOCOL",
        "'Base;Draw;White[1]\nok\n', PROTOCOL",
        "'Base;InProgress;Black[1];wA1\nok\n', PROTOCOL",
        "'Base;InProgress;Black[1];wQ\nok\n', PROTOCOL",
        "'(;GM[27]SU[hive])\nok\n', PROTOCOL",
        "'Base;NotStarted;White[1]\n', TIMEOUT",
        "'', TIMEOUT"
    })
    void wrongAnswerToNewgameHasItsKind(String answer, Kind kind) {
        boolean waits = kind == Kind.TIMEOUT || answer.equals("ok\n"); // the client waits for the game
        assertThat(patiently(kind, waits ? SHORT : LONG, time -> {
                    try (UhpClient engine = saying(answer, LONG)) {
                        engine.setTimeout(time);
                        Kind found = kindOf(() -> engine.follow(START));
                        assertThat(engine.isOpen()).isEqualTo(found == Kind.REFUSED || found == Kind.ILLEGAL_MOVE);
                        assertThat(kindOf(() -> engine.follow(START))).isEqualTo(found);
                        return found;
                    }
                }))
                .isEqualTo(kind);
    }

    /** Returns the kind of a failure. Doubles the time until the engine's first lines arrive in time. */
    private static Kind patiently(Kind expected, Duration time, Function<Duration, Kind> asked) {
        Kind found = asked.apply(time);
        return found == Kind.TIMEOUT && found != expected ? patiently(expected, time.multipliedBy(2), asked) : found;
    }

    /** Returns a client of an engine that accepts games, and answers every {@code bestmove} with the same text. */
    private static UhpClient choosing(String... answer) {
        return PipedEngine.connect(
                PipedEngine.changing((line, move) -> line.startsWith("bestmove") ? List.of(answer) : move), LONG);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ok", "wQ\nok", "bS1 wS1-\nok", "nonsense\nok", "wQ;wS1\nok"})
    void detectsIllegalOrMissingBestMove(String answer) {
        Duration first = answer.equals("ok") ? SHORT : LONG; // the client waits for a move
        assertThat(patiently(Kind.PROTOCOL, first, time -> {
                    try (UhpClient engine = choosing(answer.split("\n"))) {
                        engine.follow(START);
                        engine.setTimeout(time);
                        return kindOf(() -> engine.bestMove(START, DEPTH));
                    }
                }))
                .isEqualTo(Kind.PROTOCOL);
    }

    @Test
    void reportsBestMovesDuringSearch() {
        List<String> reported = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient engine =
                choosing("thinking", "wA1;1;0.5;wA1;bA1 wA1-", "bA1 wA1-", "wS1;2;0.75", "", "Done.", "ok")) {
            Move move = engine.bestMove(
                    START,
                    SearchLimit.depth(2).withTime(Duration.ofSeconds(1)),
                    (best, line) -> reported.add(
                            best.depth().orElse(0) + " " + best.score().orElse(0) + " " + best.line() + " by " + line));
            assertThat(move).isEqualTo(SPIDER);
            assertThat(engine.remarks())
                    .extracting(Remark::toString)
                    .containsExactly(
                            "The depth was not sent to the engine: UHP accepts only one limit.",
                            "The engine printed lines that are not part of the answer: thinking / Done.",
                            "The engine's answer contains more than a move: 2;0.75");
        }
        assertThat(reported)
                .containsExactly(
                        "1 0.5 [place wA1 (0,0), place bA1 (1,0)] by wA1;1;0.5;wA1;bA1 wA1-",
                        "2 0.75 [place wS1 (0,0)] by wS1;2;0.75");
    }

    @Test
    void refusalAfterBestMovesLeavesSessionOpen() {
        List<String> reported = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient engine = choosing("wA1", "wS1;2;0.75", "err The engine failed.", "ok")) {
            UhpException refused = catchThrowableOfType(
                    UhpException.class, () -> engine.bestMove(START, DEPTH, (best, line) -> reported.add(line)));
            assertThat(refused.kind()).isEqualTo(Kind.REFUSED);
            assertThat(refused.engineText()).isEqualTo("err The engine failed.");
            assertThat(engine.isOpen()).isTrue();
        }
        assertThat(reported).containsExactly("wA1", "wS1;2;0.75");
    }

    @ParameterizedTest
    @CsvSource({
        "'wA1\nwS1\n', EXITED, The engine First 1 has ended.",
        "'wA1\nout of memory\n', EXITED, The engine First 1 has ended: out of memory",
        "'wA1\n"
                + "wS1\n"
                + "wQ\n"
                + "ok\n"
                + "', PROTOCOL, The engine First 1 returns a move that can't be played (wQ may not be a player's first piece. [R2.5]): wQ"
    })
    void messageOfFailureOmitsBestMoves(String lines, Kind kind, String message) {
        try (UhpClient engine = PipedEngine.connect(PipedEngine.exiting(lines), LONG)) {
            assertThatThrownBy(() -> engine.bestMove(START, DEPTH))
                    .hasMessage(message)
                    .asInstanceOf(type(UhpException.class))
                    .returns(kind, UhpException::kind);
        }
    }

    @Test
    void rethrowsExceptionsOfConsumersAndContinues() {
        try (UhpClient engine = choosing("wA1;1;0.5", "wS1;2;0.75", "ok")) {
            assertThatThrownBy(() -> engine.bestMove(START, DEPTH, (best, line) -> {
                        throw new IllegalStateException("tired of " + line);
                    }))
                    .hasMessage("tired of wA1;1;0.5");
            assertThat(engine.isOpen()).isTrue();
            assertThat(engine.bestMove(START, DEPTH)).isEqualTo(SPIDER);
        }
        PipedEngine.Speaker speaker = FIRST_MOVER::run;
        try (UhpClient engine = PipedEngine.builder(speaker)
                .transcript(line -> {
                    if (line.endsWith("wA1")) {
                        throw new IllegalStateException("tired of " + line);
                    }
                })
                .start()) {
            assertThatThrownBy(() -> engine.send("play wA1")).hasMessage("tired of > play wA1");
            assertThatThrownBy(() -> engine.follow(MoveStrings.play(START, "wA1")))
                    .hasMessageStartingWith("tired of ");
            assertThat(engine.bestMove(START, DEPTH)).isEqualTo(SPIDER);
        }
    }

    @Test
    void keepsExceptionsOfConsumersThrownBeforeWait() {
        byte[] greeting = (String.join("\n", GREETING) + "\n").getBytes(UTF_8);
        for (int i = 0; i < 200; i++) {
            UhpClient.Builder builder = UhpClient.builder(
                            new ByteArrayInputStream(greeting), OutputStream.nullOutputStream())
                    .transcript(line -> {
                        throw new IllegalStateException("tired of " + line);
                    });
            assertThatThrownBy(() -> builder.start().close()).hasMessage("tired of < id Fake v0");
        }
    }

    @Test
    void transcriptHasAllLinesInOrder() {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        try (UhpClient engine =
                PipedEngine.builder(FIRST_MOVER::run).transcript(lines::add).start()) {
            engine.bestMove(START, DEPTH);
        }
        assertThat(String.join(" ", lines))
                .isEqualTo(
                        "< id First v1.0 < Mosquito;Ladybug;Pillbug < ok > newgame Base < Base;NotStarted;White[1] < ok"
                                + " > bestmove depth 1 < wS1 < ok > exit < ok");
    }

    @Test
    void removesControlCharactersFromNames() {
        List<String> greeting = List.of("id \u001B[2JEvil\u202E v1\u0007", "", "ok");
        PipedEngine.Speaker speaker = PipedEngine.answering(greeting, line -> List.of("err \u001B[31m", "ok"));
        try (UhpClient client = PipedEngine.connect(speaker, LONG)) {
            assertThat(client.name()).isEqualTo("?[2JEvil?");
            assertThat(client.version()).isEqualTo("1?");
            assertThatThrownBy(() -> client.send("options"))
                    .hasMessage("The engine ?[2JEvil? 1? refuses \"options\": err ?[31m");
        }
    }

    @ParameterizedTest
    @CsvSource({"'x', TIMEOUT", "'x\n', PROTOCOL", "'\n', PROTOCOL", "'\r\n', PROTOCOL"})
    void refusesEndlessGreeting(String endless, Kind kind) {
        byte[] much = endless.repeat(1000).getBytes(UTF_8);
        PipedEngine.Speaker babbler = (hears, says) -> {
            while (true) {
                says.write(much);
            }
        };
        assertThat(kindOf(() -> PipedEngine.connect(babbler, kind == Kind.TIMEOUT ? SHORT : LONG)
                        .close()))
                .isEqualTo(kind);
        assertNoThreads();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base\nok\n", "ok\n", "\nok\n"})
    void requiresGreeting(String greeting) {
        PipedEngine.Speaker speaker = (hears, says) -> says.write(greeting.getBytes(UTF_8));
        assertThat(kindOf(() -> PipedEngine.connect(speaker, LONG).close())).isEqualTo(Kind.PROTOCOL);
        assertThat(kindOf(() -> PipedEngine.connect((hears, says) -> {}, LONG).close()))
                .isEqualTo(Kind.EXITED);
    }

    @Test
    void sendsNothingAfterClose() {
        UhpClient engine = PipedEngine.connect(FIRST_MOVER::run, LONG);
        engine.follow(START);
        engine.close();
        engine.close();
        assertThat(engine.isOpen()).isFalse();
        assertThat(kindOf(() -> engine.send("validmoves"))).isEqualTo(Kind.CLOSED);
    }
}
