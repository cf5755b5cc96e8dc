// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests an engine with streams, invalid input and incorrect choosers. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class UhpEngineTest {
    private static final MoveChooser FIRST = (game, limit) -> game.legalMoves().get(0);

    private static UhpEngine engine(MoveChooser chooser) {
        return UhpEngine.builder("Test", "1", chooser)
                .intOption("Seed", 0, 0, 9, (same, seed) -> {})
                .build();
    }

    private static List<String> run(UhpEngine engine, String input) throws IOException {
        return run(engine, new ByteArrayInputStream(input.getBytes(UTF_8)));
    }

    private static List<String> run(UhpEngine engine, InputStream input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        engine.run(input, out);
        return out.toString(UTF_8).lines().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void answersBeforeNextInput(String end) throws IOException {
        PipedEngine piped = new PipedEngine(engine(FIRST)::run);
        BufferedReader answers = new BufferedReader(new InputStreamReader(piped.mouth, UTF_8));
        while (!"ok".equals(answers.readLine())) {} // the greeting
        for (int i = 0; i < 50; i++) {
            piped.ears.write(("newgame" + end).getBytes(UTF_8));
            piped.ears.flush();
            assertThat(answers.readLine()).isEqualTo("Base;NotStarted;White[1]");
            assertThat(answers.readLine()).isEqualTo("ok");
        }
        piped.ears.close();
        assertThat(answers.readLine()).isNull();
    }

    /** A chooser that reports all moves but the last, which it returns. */
    private static final class Talker implements MoveChooser {
        @Override
        public Move choose(Game game, SearchLimit limit) {
            return choose(game, limit, move -> {});
        }

        @Override
        public Move choose(Game game, SearchLimit limit, Consumer<BestMove> best) {
            List<Move> moves = game.legalMoves();
            for (Move move : moves.subList(0, moves.size() - 1)) {
                best.accept(BestMove.of(move));
                best.accept(BestMove.of(move));
            }
            if (limit.time().isPresent()) {
                Thread.currentThread().interrupt(); // simulates the end of its time
                best.accept(BestMove.of(moves.get(0)));
            }
            return moves.get(moves.size() - 1);
        }
    }

    @Test
    void printsBestMovesOnRequest() throws IOException {
        UhpEngine engine = UhpEngine.builder("Test", "1", Talker::new).build();
        String input = "newgame\nbestmove depth 1\noptions set showbestmoves true\nbestmove depth 1\n"
                + "bestmove seconds 5\noptions set ShowBestMoves False\nbestmove depth 1\nexit\n";
        assertThat(String.join(" ", run(engine, input)))
                .endsWith(
                        " ok wA1 ok ShowBestMoves;bool;True;False ok wS1 wB1 wG1 wA1 ok wS1 wB1 wG1 wS1 wA1 ok ShowBestMoves;bool;False;False ok wA1 ok ok");
    }

    @Test
    void reportsBestMovesWithDepthScoreAndLine() throws IOException {
        MoveChooser chooser = new MoveChooser() {
            @Override
            public Move choose(Game game, SearchLimit limit) {
                return game.legalMoves().get(0);
            }

            @Override
            public Move choose(Game game, SearchLimit limit, Consumer<BestMove> best) {
                Move first = choose(game, limit);
                best.accept(BestMove.of(game.legalMoves().get(1)));
                best.accept(BestMove.of(List.of(first), 1, -2.5));
                best.accept(BestMove.of(List.of(first), 1, -2.5));
                best.accept(BestMove.of(List.of(first, choose(game.play(first), limit)), 2, 1.0 / 3));
                best.accept(BestMove.of(List.of(first), 3, Double.NEGATIVE_INFINITY));
                return first;
            }
        };
        String input = "newgame\noptions set showbestmoves true\nbestmove depth 1\n"
                + "options set ReportIntermediateBestMoves True\nbestmove depth 1\n"
                + "options set ReportIntermediateBestMoves False\nbestmove depth 1\nexit\n";
        String plain = " ok wB1 wS1 wS1 ok ";
        assertThat(String.join(" ", run(engine(chooser), input)))
                .endsWith(plain + "ReportIntermediateBestMoves;bool;True;False ok wB1 wS1;1;-2.50;wS1"
                        + " wS1;2;0.33;wS1;bS1 wS1- wS1;3;-Infinity;wS1 wS1 ok"
                        + " ReportIntermediateBestMoves;bool;False;False" + plain + "ok");
    }

    @Test
    void interruptedSessionEnds() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<IOException> thrown = new CompletableFuture<>();
        PipedEngine piped = new PipedEngine((hears, says) -> {
            try {
                engine((game, limit) -> {
                            begun.countDown();
                            new Semaphore(0).acquireUninterruptibly(); // continues after the test
                            return game.legalMoves().get(0);
                        })
                        .run(hears, says);
            } catch (IOException e) {
                thrown.complete(e);
            }
        });
        piped.ears.write("newgame\nbestmove depth 9\n".getBytes(UTF_8));
        piped.ears.flush();
        begun.await();
        piped.thread.interrupt();
        assertThat(thrown.get()).isInstanceOf(InterruptedIOException.class);
    }

    @Tag("slow")
    @Test
    void sessionEndsIfClientDisconnectsWithoutReading() throws Exception {
        PipedInputStream neverRead = new PipedInputStream(1024);
        PipedOutputStream says = new PipedOutputStream(neverRead);
        // both commands and answers are larger than all buffers
        byte[] commands = "info\n".repeat(500_000).getBytes(UTF_8);
        CompletableFuture<Throwable> end = CompletableFuture.supplyAsync(
                () -> catchThrowable(() -> engine(FIRST).run(new ByteArrayInputStream(commands), says)));
        while (neverRead.available() < 1024) {
            LockSupport.parkNanos(1_000_000);
        }
        neverRead.close();
        assertThat(end.get()).isInstanceOf(IOException.class);
    }

    /** A chooser with a setting of its own. */
    private static final class Chooser implements MoveChooser {
        private int index;

        void index(int number) {
            index = number;
        }

        @Override
        public Move choose(Game game, SearchLimit limit) {
            return game.legalMoves().get(index);
        }
    }

    @Test
    void eachSessionHasOwnChooserAndOptions() {
        UhpEngine engine = UhpEngine.builder("Test", "1", Chooser::new)
                .intOption("Index", 0, 0, 9, Chooser::index)
                .command("Where", (chooser, game, argument) -> List.of(chooser.index + " " + argument, ""))
                .build();
        UhpSession one = engine.session();
        UhpSession other = engine.session();
        one.answer("options set Index 1");
        assertThat(one.answer("where  am I ")).containsExactly("1 am I", "", "ok");
        assertThat(other.answer("WHERE")).containsExactly("0 ", "", "ok");
        one.answer("newgame");
        other.answer("newgame");
        assertThat(one.answer("bestmove depth 1")).isNotEqualTo(other.answer("bestmove depth 1"));
    }

    @Test
    void customCommandsGetGame() {
        UhpSession session = UhpEngine.builder("Test", "1", FIRST)
                .command(
                        "plies",
                        (chooser, game, argument) -> List.of(
                                game.map(open -> open.moves().size() + " plies").orElse("no game")))
                .build()
                .session();
        assertThat(session.answer("plies")).containsExactly("no game", "ok");
        session.answer("newgame Base;InProgress;Black[1];wS1");
        assertThat(session.answer("plies")).containsExactly("1 plies", "ok");
    }

    @Test
    void engineOfBaseGameRefusesExpansions() {
        UhpSession base =
                UhpEngine.builder("Test", "1", FIRST).expansions().build().session();
        assertThat(base.greeting()).containsExactly("id Test v1", "", "ok");
        assertThat(base.answer("newgame Base+M"))
                .containsExactly("err Expected a game type that this engine supports, found \"Base+M\".", "ok");
        assertThat(base.answer("newgame Base+MLP;InProgress;Black[1];wS1"))
                .first()
                .asString()
                .startsWith("err ");
        assertThat(base.answer("newgame")).containsExactly("Base;NotStarted;White[1]", "ok");
        UhpSession some = UhpEngine.builder("Test", "1", FIRST)
                .expansions(Expansion.PILLBUG, Expansion.MOSQUITO)
                .build()
                .session();
        assertThat(some.greeting()).contains("Mosquito;Pillbug");
        assertThat(some.answer("newgame Base+MP")).first().isEqualTo("Base+MP;NotStarted;White[1]");
    }

    @ParameterizedTest
    @CsvSource({"x, x", "exit, ' '"})
    void skipsAndAnswersEndlessLineOnce(String begin, char more) throws IOException {
        InputStream rest = new InputStream() {
            private int left = 5_000_000;

            @Override
            public int read() {
                return left-- > 0 ? more : -1;
            }
        };
        InputStream endless = new SequenceInputStream(Collections.enumeration(List.of(
                new ByteArrayInputStream(begin.getBytes(UTF_8)),
                rest,
                new ByteArrayInputStream("\nnewgame\n".getBytes(UTF_8)))));
        assertThat(run(engine(FIRST), endless).stream().skip(3))
                .containsExactly(
                        "err Expected at most 1000000 characters in a line.", "ok", "Base;NotStarted;White[1]", "ok");
    }

    @Test
    void answersInvalidBytes() throws IOException {
        byte[] bytes = new byte[100_000];
        new Random(1).nextBytes(bytes);
        List<String> all = run(engine(FIRST), new ByteArrayInputStream(bytes));
        List<String> lines = all.subList(3, all.size());
        assertThat(lines).hasSizeGreaterThan(500).allMatch(line -> line.equals("ok") || line.startsWith("err "));
        assertThat(lines.stream().filter("ok"::equals).count() * 2).isEqualTo(lines.size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bestmove depth 1 | The engine failed: the chooser returned null.",
                "none | The engine failed: the command none returned null.",
                "NoLine | The engine failed: the command NoLine returned null.",
                "ok2 | The engine failed: its answer contains \"ok\" or a control character.",
                "options set Seed 1 | one is taken",
                "options set Seed 2 | The engine failed: java.lang.IllegalArgumentException",
                "options set Seed 3 | The engine failed: java.lang.IllegalStateException: three",
                "options set Seed 4 | The engine failed: java.lang.StackOverflowError"
            })
    @SuppressWarnings("NullAway") // the callbacks break their contract
    void callbacksMayReturnNullOrThrow(String line, String message) {
        UhpSession session = UhpEngine.builder("Test", "1", (game, limit) -> null)
                .intOption("Seed", 0, 0, 9, (same, seed) -> {
                    switch (seed) {
                        case 1 -> throw new IllegalArgumentException("one is taken");
                        case 2 -> throw new IllegalArgumentException();
                        case 3 -> throw new IllegalStateException("three");
                        case 4 -> throw new StackOverflowError();
                        default -> {}
                    }
                })
                .command("none", (chooser, game, argument) -> null)
                .command("noline", (chooser, game, argument) -> Collections.singletonList(null))
                .command("ok2", (chooser, game, argument) -> List.of("OK"))
                .build()
                .session();
        session.answer("newgame");
        assertThat(session.answer(line)).containsExactly("err " + message, "ok");
        assertThat(session.answer("options get Seed")).containsExactly("Seed;int;0;0;0;9", "ok");
    }

    @Test
    void quotedInputAddsNoLines() {
        UhpSession session = engine((game, limit) -> {
                    throw new IllegalStateException("bad\nok\nBase;WhiteWins;White[1]\u2028\u0085 luck");
                })
                .session();
        session.answer("newgame");
        assertThat(session.answer("bestmove depth 1"))
                .containsExactly(
                        "err The engine failed: java.lang.IllegalStateException: bad?ok?Base;WhiteWins;White[1]?? luck",
                        "ok");
        assertThat(session.answer("x\nok"))
                .containsExactly("err Expected a command such as newgame or play, found \"x\".", "ok");
        assertThat(session.answer("play a\nb\u001Bok"))
                .hasSize(2)
                .allMatch(line -> line.chars().noneMatch(Character::isISOControl));
    }

    @Test
    void failingChooserDoesNotEndSession() {
        List<MoveChooser> bad = List.of(
                (game, limit) -> Move.pass(),
                (game, limit) -> Move.move(Piece.values().get(0), Hex.of(90, 90)),
                (game, limit) ->
                        game.resign(game.position().sideToMove()).legalMoves().get(0),
                new MoveChooser() {
                    @Override
                    public Move choose(Game game, SearchLimit limit) {
                        return game.legalMoves().get(0);
                    }

                    @Override
                    public Move choose(Game game, SearchLimit limit, Consumer<BestMove> best) {
                        best.accept(BestMove.of(Move.pass()));
                        return choose(game, limit);
                    }
                });
        for (MoveChooser chooser : bad) {
            UhpSession session = engine(chooser).session();
            session.answer("newgame");
            assertThat(session.answer("bestmove depth 1"))
                    .hasSize(2)
                    .first()
                    .asString()
                    .startsWith("err The engine ");
            assertThat(session.answer("play wS1")).first().isEqualTo("Base;InProgress;Black[1];wS1");
        }
    }

    @Test
    void usesRulesOfBuilder() {
        UhpSession session = UhpEngine.builder("Test", "1", FIRST)
                .ruleset(Ruleset.rulebook())
                .build()
                .session();
        session.answer("newgame");
        assertThat(session.answer("play wQ")).first().isEqualTo("Base;InProgress;Black[1];wQ");
        assertThat(session.answer("newgame Base+P;InProgress;Black[1];wQ"))
                .first()
                .isEqualTo("Base+P;InProgress;Black[1];wQ");
    }

    @Test
    void chooserGetsGameAndLimit() {
        List<String> asked = new ArrayList<>();
        UhpSession session = engine((game, limit) -> {
                    asked.add(game.length() + " " + limit);
                    return game.legalMoves().get(0);
                })
                .session();
        session.answer("newgame Base;InProgress;White[2];wS1;bS1 wS1-");
        session.answer("bestmove DEPTH 7");
        session.answer("bestmove depthorseconds 3 0.2");
        assertThat(asked).containsExactly("2 depth 7", "2 time 00:00:00.200 depth 3");
    }

    @Test
    void settersReceiveDefaultAndEachValueAndMayReject() {
        List<Object> told = new ArrayList<>();
        UhpSession session = UhpEngine.builder("Test", "1", FIRST)
                .boolOption("Loud", true, (chooser, loud) -> told.add(loud))
                .choiceOption("Style", "A", List.of("A", "B"), (chooser, style) -> told.add(style))
                .intOption("Odd", 1, 0, 9, (chooser, number) -> {
                    if (number % 2 == 0) {
                        throw new IllegalArgumentException("Odd is odd.");
                    }
                    told.add(number);
                })
                .build()
                .session();
        session.answer("options set loud FALSE");
        session.answer("options set style b");
        session.answer("options set odd 7");
        assertThat(session.answer("options set odd 8")).containsExactly("err Odd is odd.", "ok");
        assertThat(session.answer("options get odd")).containsExactly("Odd;int;7;1;0;9", "ok");
        assertThat(told).containsExactly(true, "A", 1, false, "B", 7);
    }

    @Test
    void acceptsGameOfThousandsOfPliesAndRefusesLonger() {
        Random random = new Random(2);
        Game game = Game.start(Ruleset.tournament().withRepetition(RepetitionRule.OFF));
        UhpSession session = UhpEngine.builder("Test", "1", FIRST)
                .ruleset(game.ruleset())
                .build()
                .session();
        session.answer("newgame");
        while (game.length() < 600) {
            List<Move> wandering = game.legalMoves().stream()
                    .filter(Movement.class::isInstance)
                    .toList();
            List<Move> from = game.length() < 10 || wandering.isEmpty() ? game.legalMoves() : wandering;
            Game next = game.play(from.get(random.nextInt(from.size())));
            if (!next.outcome().isOver()) {
                game = next;
            }
        }
        String gameString = GameStrings.print(game);
        assertThat(session.answer("newgame " + gameString)).containsExactly(gameString, "ok");
        String longer = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
                + ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(5000);
        assertThat(session.answer("newgame " + longer.replace("White[3]", "White[10003]")))
                .containsExactly("err Expected a game of at most 5000 plies.", "ok");
        assertThat(session.answer("undo 600")).first().isEqualTo("Base;NotStarted;White[1]");
    }
}
