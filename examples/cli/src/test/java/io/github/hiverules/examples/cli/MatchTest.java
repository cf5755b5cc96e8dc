// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches between engines that behave well, and with others. */
@Timeout(value = 180, unit = TimeUnit.SECONDS)
class MatchTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofSeconds(1);

    private static final List<String> SHUFFLE = List.of("wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-");

    @TempDir
    private Path folder = Path.of("");

    private SearchLimit limit = SearchLimit.depth(1);
    private final StringWriter pgn = new StringWriter();
    private final StringWriter out = new StringWriter();

    private static UhpClient good() {
        return Engines.connect(UhpCommand.engine()::run, LONG);
    }

    /** Returns an engine that knows games, but answers {@code bestmove} with that text, or never, or exits. */
    private static UhpClient bad(String answer) {
        return Engines.connect(
                (in, says) -> {
                    says.write("id Bad v1\nMosquito;Ladybug;Pillbug\nok\n".getBytes(UTF_8));
                    says.flush();
                    Game game = Game.start(Ruleset.tournament());
                    BufferedReader commands = new BufferedReader(new InputStreamReader(in, UTF_8));
                    for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                        String[] words = line.split(" ", 2);
                        String text = answer;
                        if (words[0].equals("newgame")) {
                            game = Records.parseOne(words[1]).game();
                            text = GameStrings.print(game);
                        } else if (words[0].equals("play")) {
                            game = MoveStrings.play(game, words[1]);
                            text = GameStrings.print(game);
                        } else if (answer.equals("die")) {
                            return;
                        } else if (answer.equals("hang")) {
                            continue;
                        }
                        says.write((text + "\nok\n").getBytes(UTF_8));
                        says.flush();
                    }
                },
                answer.equals("hang") ? SHORT : LONG);
    }

    private Match match(Supplier<UhpClient> a, Supplier<UhpClient> b, int maxPlies) {
        return new Match(
                a, b, limit, maxPlies, pgn, new PrintWriter(out), Progress.on(new PrintWriter(new StringWriter())));
    }

    private List<GameRecord> records() {
        return Records.parse(pgn.toString(), ReaderOptions.strict());
    }

    private static Game opening(int pair) {
        return MatchOpenings.byChance(Ruleset.parse("Base+MLP"), pair);
    }

    @Test
    void twoOfOurEnginesPlayTwentyGames() throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        String engine = "\"" + java + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \""
                + System.getProperty("java.class.path") + "\" " + Main.class.getName() + " uhp";
        Path file = folder.resolve("match.pgn");
        StringWriter err = new StringWriter();
        int code = Main.execute(
                new PrintWriter(out),
                new PrintWriter(err),
                "match",
                "--games",
                "20",
                "--depth",
                "1",
                "--concurrency",
                "2",
                "--plies",
                "40",
                "--pgn",
                file.toString(),
                engine,
                engine);
        assertThat(code).as("%s%s", out, err).isZero();
        List<GameRecord> games = Records.parse(Files.readString(file), ReaderOptions.strict());
        assertThat(games).hasSize(20);
        assertThat(games.stream().map(game -> game.tag("Round").orElseThrow()).collect(Collectors.toSet()))
                .hasSize(20);
        // each opening is played twice, with colours changed
        assertThat(games.stream()
                        .map(game -> game.moves().subList(0, 4))
                        .distinct()
                        .count())
                .isBetween(8L, 10L);
        assertThat(games.stream().map(game -> game.tag("White").orElseThrow()).filter(name -> name.endsWith(" A")))
                .hasSize(10);
        assertThat(out.toString().lines().filter(line -> line.contains(" in "))).hasSize(20);
        assertThat(out.toString())
                .contains("% of 20 games", "Elo difference ", " s each on average")
                .doesNotContain("loses");
    }

    @ParameterizedTest
    @CsvSource({
        "wS9 bQ-, UNKNOWN, the engine's move can't be read",
        "wA3 /wA3, UNKNOWN, the engine's move ",
        "pass, UNKNOWN, the engine's move is illegal",
        "hang, TIME, the engine's answer is not complete in time",
        "die, UNKNOWN, the engine has ended",
        "err no idea, UNKNOWN, the engine refuses the command: err no idea"
    })
    void anEngineThatNamesNoLegalMoveInTimeLoses(String answer, Termination termination, String reason) {
        match(MatchTest::good, () -> bad(answer), 100).play(4, 1, MatchTest::opening);
        assertThat(records()).hasSize(4).allSatisfy(game -> {
            boolean badIsWhite = game.tag("White").orElseThrow().equals("Bad 1");
            assertThat(game.outcome().winner().orElseThrow().name()).isEqualTo(badIsWhite ? "BLACK" : "WHITE");
            assertThat(game.outcome().termination()).contains(termination);
            assertThat(String.join(" ", game.cursor().comments()) + game.recordedMoves())
                    .contains((badIsWhite ? "White" : "Black") + " loses: " + reason);
        });
        assertThat(out.toString())
                .contains("4 wins, 0 draws, 0 losses, 100.0% of 4 games", "Elo difference cannot be told");
    }

    @Test
    void fractionsOfASecondReachEnginesOfBothKinds() {
        List<String> asked = new CopyOnWriteArrayList<>();
        Supplier<UhpClient> fine = () -> Engines.connect(
                UhpEngine.builder("Fine", "1", (game, limit) -> {
                            asked.add("fine " + limit);
                            return game.legalMoves().get(0);
                        })
                        .build()::run,
                LONG);
        Supplier<UhpClient> coarse = () -> Engines.connect(
                (in, out) -> {
                    InputStream whole = new WholeSeconds(in);
                    UhpEngine.builder("Coarse", "1", (game, limit) -> {
                                asked.add("coarse " + limit);
                                return game.legalMoves().get(0);
                            })
                            .build()
                            .run(whole, out);
                },
                LONG);
        limit = SearchLimit.time(Duration.ofMillis(100));
        match(fine, coarse, 10).play(2, 1, MatchTest::opening);
        assertThat(out.toString()).contains("0 wins, 2 draws, 0 losses").doesNotContain("loses");
        assertThat(asked).containsOnly("fine time 00:00:00.100", "coarse time 00:00:01");
    }

    /** The commands for an engine that doesn't know fractions: spoils {@code bestmove} if it has one. */
    private static final class WholeSeconds extends InputStream {
        private final BufferedReader commands;
        private byte[] line = new byte[0];
        private int next;

        WholeSeconds(InputStream in) {
            commands = new BufferedReader(new InputStreamReader(in, UTF_8));
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (next == line.length) {
                String command = commands.readLine();
                if (command == null) {
                    return -1;
                }
                line = (command.replace(".", "?") + "\n").getBytes(UTF_8);
                next = 0;
            }
            int count = Math.min(length, line.length - next);
            System.arraycopy(line, next, bytes, offset, count);
            next += count;
            return count;
        }
    }

    @Test
    void tooManyPliesAreADraw() {
        match(MatchTest::good, MatchTest::good, 10).play(2, 1, MatchTest::opening);
        assertThat(records()).hasSize(2).allSatisfy(game -> {
            assertThat(game.outcome().isDraw()).isTrue();
            assertThat(game.recordedMoves()).hasSize(10);
        });
        assertThat(out.toString()).contains("draw after 10 plies", "0 wins, 2 draws, 0 losses");
    }

    @Test
    void aRepetitionIsADrawForEnginesThatDoNotKnowItToo() {
        // both engines move their Queens to and fro, by rules without the draw by repetition
        Supplier<UhpClient> shuffler = () -> Engines.connect(
                UhpEngine.builder(
                                "Shuffler",
                                "1",
                                (game, limit) -> MoveStrings.parse(SHUFFLE.get(game.length() % 4), game.position()))
                        .ruleset(Ruleset.tournament().withRepetitionDraws(false))
                        .build()::run,
                LONG);
        Game start = Records.parseOne("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .game();
        match(shuffler, shuffler, 100).play(1, 1, pair -> start);
        assertThat(records().get(0).outcome()).as(out.toString()).isEqualTo(Outcome.drawn(Termination.REPETITION));
    }

    @Test
    void anInterruptedMatchTellsWhatWasPlayedAndNoMore() {
        Match match = match(MatchTest::good, () -> bad("hang"), 100);
        match.interrupt();
        match.interrupt();
        assertThat(out.toString()).containsOnlyOnce("of 0 games");
        assertThatThrownBy(() -> match(() -> UhpClient.start("/no/such/engine"), MatchTest::good, 10)
                        .play(1, 1, MatchTest::opening))
                .isInstanceOf(UhpException.class);
    }

    @Test
    void aMatchThatIsInterruptedWhileEnginesThinkEndsAtOnceAndSavesNoGame() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        Supplier<UhpClient> thinker = () -> Engines.connect(
                UhpEngine.builder("Thinker", "1", (game, limit) -> {
                            begun.countDown();
                            while (!Thread.currentThread().isInterrupted()) {
                                LockSupport.parkNanos(1_000_000);
                            }
                            return game.legalMoves().get(0);
                        })
                        .build()::run,
                LONG);
        Match match = match(MatchTest::good, thinker, 100);
        CompletableFuture<Void> playing = CompletableFuture.runAsync(() -> match.play(4, 2, MatchTest::opening));
        begun.await();
        match.interrupt();
        playing.get();
        assertThat(pgn.toString()).isEmpty();
        assertThat(out.toString()).containsOnlyOnce("of 0 games").contains("hive-rules");
    }

    @Test
    void openingsOfAFileAreTakenInTurn() throws IOException {
        Path file = Files.writeString(
                folder.resolve("openings"), "Base;InProgress;Black[1];wG1\nBase;InProgress;Black[1];wA1\n");
        assertThat(MatchOpenings.read(file)).extracting(game -> game.length()).containsExactly(1, 1);
        Path over = Files.writeString(folder.resolve("over"), "Base;InProgress;Black[1];wQ\n");
        assertThatThrownBy(() -> MatchOpenings.read(over))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("first piece");
        Path bare = Files.writeString(folder.resolve("bare"), "Base;wS1;bS1 wS1-\n");
        assertThat(MatchOpenings.read(bare))
                .singleElement()
                .satisfies(game -> assertThat(game.moves()).hasSize(2));
        assertThatThrownBy(() -> MatchOpenings.read(folder.resolve("none")))
                .hasMessageContaining("there is no such file");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void gamesGoToAPipeAsToAFile() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.readString(pipe);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        try (Writer file = ReplacedFile.open(pipe)) {
            file.write("a game\n");
        }
        assertThat(read.get(10, TimeUnit.SECONDS)).isEqualTo("a game\n");
    }

    @Test
    void aMatchThatCannotBeginLeavesFilesAsTheyAre() throws IOException {
        Path file = Files.writeString(folder.resolve("old.pgn"), "[GameType \"Base\"]\n\n1. wS1\n");
        String[][] wrong = {
            {"--time", "1", "--depth", "2"},
            {"--time", "-0.1"},
            {"--time", "1e-20"},
            {"--type", "nonsense"},
            {"--depth", "1"},
            {"--depth", "0"},
            {"--depth", "1", "--openings", folder.resolve("none").toString()}
        };
        for (String[] options : wrong) {
            List<String> arguments = new ArrayList<>(List.of("match", "--games", "1", "--pgn", file.toString()));
            arguments.addAll(List.of(options));
            arguments.addAll(List.of("/no/such/engine", "/no/such/engine"));
            int code = Main.execute(
                    new PrintWriter(out), new PrintWriter(new StringWriter()), arguments.toArray(String[]::new));
            assertThat(code).as("%s", arguments).isEqualTo(2);
            assertThat(file).hasContent("[GameType \"Base\"]\n\n1. wS1\n");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, cannot be told: no game was played",
        "3, 0, 0, cannot be told: one side has all the points",
        "10, 0, 10, +0 +/- 163 (95%)",
        "30, 20, 10, '+120 +/- 75 (95%)'",
        "1, 1, 0, '+191, with too few games to tell the error'"
    })
    void theEloDifferenceComesWithItsError(int wins, int draws, int losses, String elo) {
        assertThat(new MatchScore(wins, draws, losses).elo()).isEqualTo(elo);
    }

    @Test
    void theWordsOfACommandAreKeptTogetherByQuotes() {
        assertThat(MatchCommand.words("  a 'b c' \"d  e\" f ")).containsExactly("a", "b c", "d  e", "f");
    }
}
