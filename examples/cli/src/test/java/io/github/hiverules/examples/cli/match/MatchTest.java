// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.cli.Answer;
import io.github.hiverules.examples.cli.BrokenEngine;
import io.github.hiverules.examples.cli.Engines;
import io.github.hiverules.examples.cli.Main;
import io.github.hiverules.examples.cli.commands.UhpCommand;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.MatchScore;
import io.github.hiverules.examples.common.Progress;
import io.github.hiverules.examples.common.RestartingEngine;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays matches with correct and faulty engines. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class MatchTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(200);

    private static final List<String> SHUFFLE = List.of("wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-");

    @TempDir
    private Path folder = Path.of("");

    private SearchLimit limit = SearchLimit.depth(1);
    private final StringWriter pgn = new StringWriter();
    private final StringWriter out = new StringWriter();

    private static UhpClient good() {
        return Engines.connect(UhpCommand.engine(Bot::new)::run, LONG);
    }

    /** Returns an engine that answers {@code bestmove} with a fixed text, hangs, or exits. */
    private static UhpClient bad(String answer) {
        return answer.equals("hang")
                ? hanging(SHORT)
                : Engines.connect((in, says) -> answerBadly(answer, in, says), LONG);
    }

    /** Returns an engine that hangs. Doubles the time-out until the greeting arrives in time. */
    private static UhpClient hanging(Duration timeout) {
        try {
            return Engines.connect((in, says) -> answerBadly("hang", in, says), timeout);
        } catch (UhpException e) {
            assertThat(e.kind()).isEqualTo(UhpException.Kind.TIMEOUT);
            return hanging(timeout.multipliedBy(2));
        }
    }

    private static void answerBadly(String answer, InputStream in, OutputStream says) throws IOException {
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
    }

    private Match match(Supplier<UhpClient> a, Supplier<UhpClient> b, int maxPlies) {
        return match(List.of(a, b), MatchLimits.of(limit, maxPlies), Optional.empty());
    }

    private Match match(List<Supplier<UhpClient>> engines, MatchLimits limits, Optional<Sprt> sprt) {
        return match(engines, limits, sprt, new MatchFile(Path.of("games.pgn"), Map.of(), pgn), out);
    }

    private static Match match(
            List<Supplier<UhpClient>> engines,
            MatchLimits limits,
            Optional<Sprt> sprt,
            MatchFile file,
            StringWriter report) {
        Progress silent = Progress.on(new PrintWriter(new StringWriter()));
        return new Match(engines, limits, sprt, file, new PrintWriter(report), silent);
    }

    /** Returns an engine with a chooser of its own. */
    private static Supplier<UhpClient> engine(String name, MoveChooser chooser) {
        return () -> Engines.connect(UhpEngine.builder(name, "1", chooser).build()::run, LONG);
    }

    private static MatchSchedule games(int number) {
        return new MatchSchedule(2, number, MatchTest::opening);
    }

    private List<GameRecord> records() {
        return Records.parse(pgn.toString(), ReaderOptions.strict());
    }

    private static Game opening(int pair) {
        return MatchCommand.randomOpening(Ruleset.full(), pair);
    }

    @Tag("slow")
    @Test
    void twoProcessesWithNodeLimitPlayFourGames() throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        String engine = "\"" + java + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \""
                + System.getProperty("java.class.path") + "\" " + Main.class.getName() + " uhp";
        Path file = folder.resolve("match.pgn");
        // without the limit of nodes, a move takes a minute
        String report = Answer.output(
                "match", "--games=4", "--nodes=30", "--concurrency=1", "--plies=20", "--pgn=" + file, engine, engine);
        List<GameRecord> games = Records.parse(Files.readString(file), ReaderOptions.strict());
        assertThat(games).hasSize(4);
        assertThat(games.stream().map(game -> game.tag("Round").orElseThrow()).collect(Collectors.toSet()))
                .hasSize(4);
        // each opening is played twice, with colours changed
        assertThat(games.stream()
                        .map(game -> game.moves().subList(0, 4))
                        .distinct()
                        .count())
                .isEqualTo(2);
        assertThat(games.stream().map(game -> game.tag("White").orElseThrow()).filter(name -> name.endsWith(" A")))
                .hasSize(2);
        assertThat(report.lines().filter(line -> line.contains(" in "))).hasSize(4);
        assertThat(report)
                .contains("% of 4 games", "Elo difference ", " s each on average")
                .doesNotContain("loses");
    }

    @ParameterizedTest
    @CsvSource({
        "wS9 bQ-, UNKNOWN, the engine Bad 1 returns a move that can't be played",
        "wA3 /wA3, UNKNOWN, the engine Bad 1 returns a move ",
        "pass, UNKNOWN, the engine Bad 1 returns a move that can't be played",
        "hang, TIME, the engine Bad 1 does not complete its answer in time",
        "die, UNKNOWN, the engine Bad 1 has ended",
        "err no idea, UNKNOWN, 'the engine Bad 1 refuses \"bestmove depth 1\": err no idea'"
    })
    void engineWithoutLegalMoveInTimeLoses(String answer, Termination termination, String reason) {
        match(MatchTest::good, () -> bad(answer), 100).play(games(2), 1);
        assertThat(records()).hasSize(2).allSatisfy(game -> {
            boolean badIsWhite = game.tag("White").orElseThrow().equals("Bad 1");
            assertThat(game.outcome().winner().orElseThrow().name()).isEqualTo(badIsWhite ? "BLACK" : "WHITE");
            assertThat(game.outcome().termination()).contains(termination);
            assertThat(String.join(" ", game.cursor().comments()) + game.recordedMoves())
                    .contains((badIsWhite ? "White" : "Black") + " loses: " + reason);
        });
        assertThat(out.toString()).contains("2 wins, 0 draws, 0 losses, 100.0% of 2 games", "Elo difference unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo.*", "newgame .*;.*"})
    void playsWholeGamesWithEngineThatLacksCommands(String commands) {
        Supplier<UhpClient> lacking = () -> Engines.connect(BrokenEngine.lacking(commands), LONG);
        match(MatchTest::good, lacking, 60).play(games(4), 1);
        assertThat(records())
                .hasSize(4)
                .allSatisfy(game -> assertThat(game.moves()).hasSizeGreaterThan(10));
        assertThat(out.toString()).doesNotContain("loses");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void namesEngineThatDoesNotStart() {
        // the other engine never greets; the test times out if the match waits for it
        Answer answer = Answer.run("match", "--timeout=3600", "sleep 3600", "sh -c 'echo No licence. >&2; exit 3'");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err())
                .isEqualTo("error: the engine \"sh -c echo No licence. >&2; exit 3\" has ended with exit code 3"
                        + " (error output: No licence.)" + System.lineSeparator());
    }

    @Test
    void drawsByRepetitionEvenIfEnginesIgnoreIt() {
        // both engines move their Queen Bees back and forth, by rules without draws by repetition
        Supplier<UhpClient> shuffler = () -> Engines.connect(
                UhpEngine.builder(
                                "Shuffler",
                                "1",
                                (game, limit) -> MoveStrings.parse(SHUFFLE.get(game.length() % 4), game.position()))
                        .ruleset(Ruleset.tournament().withRepetition(RepetitionRule.OFF))
                        .build()::run,
                LONG);
        Game start = Records.parseOne("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .game();
        match(shuffler, shuffler, 100).play(new MatchSchedule(2, 1, pair -> start), 1);
        assertThat(records().get(0).outcome().termination()).as(out.toString()).contains(Termination.REPETITION);
    }

    @Test
    void interruptStopsThinkingEnginesSavesNoGameAndPrintsResultsOnce() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        Supplier<UhpClient> thinker = engine("Thinker", (game, limit) -> {
            begun.countDown();
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(1_000_000);
            }
            return game.legalMoves().get(0);
        });
        Match match = match(MatchTest::good, thinker, 100);
        CompletableFuture<Void> playing = CompletableFuture.runAsync(() -> match.play(games(4), 2));
        begun.await();
        match.interrupt();
        match.interrupt();
        playing.get();
        assertThat(pgn.toString()).isEmpty();
        assertThat(out.toString()).containsOnlyOnce("of 0 games").contains("hive-rules");
    }

    @Test
    void readsOpenings() throws IOException {
        Path file = Files.writeString(
                folder.resolve("openings"), "Base;InProgress;Black[1];wG1\nBase;InProgress;Black[1];wA1\n");
        assertThat(MatchCommand.readOpenings(file))
                .extracting(game -> game.length())
                .containsExactly(1, 1);
        Path over = Files.writeString(folder.resolve("over"), "Base;InProgress;Black[1];wQ\n");
        assertThatThrownBy(() -> MatchCommand.readOpenings(over))
                .isInstanceOf(CommandException.class)
                .hasMessageContaining("first piece");
        Path bare = Files.writeString(folder.resolve("bare"), "Base;wS1;bS1 wS1-\n");
        assertThat(MatchCommand.readOpenings(bare))
                .singleElement()
                .satisfies(game -> assertThat(game.moves()).hasSize(2));
        assertThatThrownBy(() -> MatchCommand.readOpenings(folder.resolve("none")))
                .hasMessageContaining("no such file");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void writesToPipe() throws Exception {
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
        try (MatchFile file = MatchFile.open(pipe, false, List.of())) {
            file.out().write("a game\n");
        }
        assertThat(read.get(10, TimeUnit.MINUTES)).isEqualTo("a game\n");
    }

    @Test
    void failedStartLeavesFileUnchanged() throws IOException {
        match(MatchTest::good, MatchTest::good, 4).play(games(1), 1);
        Path file = Files.writeString(folder.resolve("old.pgn"), pgn.toString());
        String[][] wrong = {
            {"--time", "1", "--depth", "2"},
            {"--time", "-0.1"},
            {"--time", "1e-20"},
            {"--type", "nonsense"},
            {"--clock", "60", "--time", "1"},
            {"--clock", "0"},
            {"--sprt", "5,5"},
            {"--sprt", "1"},
            {"--depth", "1"},
            {"--depth", "0"},
            {"--depth", "1", "--openings", folder.resolve("none").toString()}
        };
        for (String[] options : wrong) {
            List<String> arguments =
                    new ArrayList<>(List.of("match", "--games", "1", "--resume", "--pgn", file.toString()));
            arguments.addAll(List.of(options));
            arguments.addAll(List.of("/no/such/engine", "/no/such/engine"));
            assertThat(Answer.run(arguments.toArray()).code())
                    .as("%s", arguments)
                    .isEqualTo(2);
            assertThat(file).content().isEqualTo(pgn.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, unknown: no games",
        "3, 0, 0, unknown: one side has all points",
        "10, 0, 10, +0 +/- 163 (95%)",
        "0, 2, 0, '+0, error unknown: too few games'",
        "30, 20, 10, '+120 +/- 75 (95%)'",
        "1, 1, 0, '+191, error unknown: too few games'"
    })
    void printsEloWithError(int wins, int draws, int losses, String elo) {
        assertThat(new MatchScore(wins, draws, losses).elo()).isEqualTo(elo);
    }

    @Test
    void everyPairPlaysEachOpeningWithBothColours() {
        MatchSchedule schedule = new MatchSchedule(3, 3, MatchTest::opening);
        assertThat(schedule.games()).isEqualTo(9);
        assertThat(IntStream.range(0, 9)
                        .mapToObj(schedule::pairing)
                        .map(game -> game.number() + " " + game.white() + game.black()))
                .containsExactly("1 01", "2 10", "3 02", "4 20", "5 12", "6 21", "7 01", "8 02", "9 12");
        assertThat(schedule.pairing(0).opening()).isEqualTo(opening(0));
        assertThat(schedule.pairing(5).opening()).isEqualTo(opening(0));
        assertThat(schedule.pairing(6).opening()).isEqualTo(opening(1));
    }

    @Test
    void threeEnginesPlayRoundRobin() {
        List<Supplier<UhpClient>> engines = List.of(MatchTest::good, () -> bad("pass"), MatchTest::good);
        match(engines, MatchLimits.of(limit, 6), Optional.empty()).play(new MatchSchedule(3, 2, MatchTest::opening), 2);
        assertThat(records()).hasSize(6);
        // the good engines draw at the limit of plies; the bad engine has no points, so it has no rating
        assertThat(out.toString().lines().filter(line -> line.matches(" .*(engine|hive-rules .*|Bad 1)")))
                .satisfiesExactly(
                        header -> assertThat(header).isEqualTo("   Elo    +/-   points  games  engine"),
                        first -> assertThat(first)
                                .startsWith("    +0    241      3.0      4  hive-rules")
                                .endsWith(" A"),
                        second -> assertThat(second)
                                .startsWith("    +0    241      3.0      4  hive-rules")
                                .endsWith(" C"),
                        last -> assertThat(last).isEqualTo("     -      -      0.0      4  Bad 1"));
    }

    @Test
    void ratingsEqualOrdo() {
        // closed form: odds of 3:1 and 3:1 give 9:1
        MatchScore three = new MatchScore(27, 6, 7); // 30:10
        MatchScore nine = new MatchScore(36, 0, 4);
        double step = 400 * Math.log10(3);
        assertThat(new Ratings(new MatchScore[][] {
                            {MatchScore.NONE, three, nine},
                            {three.reversed(), MatchScore.NONE, three},
                            {nine.reversed(), three.reversed(), MatchScore.NONE}
                        })
                        .elo())
                .containsExactly(new double[] {step, 0, -step}, offset(1e-6));
        // each rating makes the expected points equal the points scored, which is the model's definition
        MatchScore[][] uneven = {
            {MatchScore.NONE, new MatchScore(5, 3, 2), new MatchScore(1, 1, 6), new MatchScore(0, 4, 0)},
            {new MatchScore(2, 3, 5), MatchScore.NONE, new MatchScore(7, 0, 3), new MatchScore(2, 2, 1)},
            {new MatchScore(6, 1, 1), new MatchScore(3, 0, 7), MatchScore.NONE, new MatchScore(1, 0, 9)},
            {new MatchScore(0, 4, 0), new MatchScore(1, 2, 2), new MatchScore(9, 0, 1), MatchScore.NONE}
        };
        double[] elo = new Ratings(uneven).elo();
        for (int i = 0; i < uneven.length; i++) {
            double expected = 0;
            double scored = 0;
            for (int j = 0; j < uneven.length; j++) {
                expected += uneven[i][j].games() * MatchScore.share(elo[i] - elo[j]);
                scored += uneven[i][j].wins() + uneven[i][j].draws() / 2.0;
            }
            assertThat(expected).isCloseTo(scored, offset(1e-6));
        }
        assertThat(DoubleStream.of(elo).sum()).isCloseTo(0, offset(1e-9));
    }

    @Test
    void errorFollowsLogisticModel() {
        MatchScore even = new MatchScore(50, 0, 50);
        Ratings ratings = new Ratings(new MatchScore[][] {{MatchScore.NONE, even}, {even, MatchScore.NONE}});
        // half the difference's error: 1.96 * 400 / ln 10 / sqrt(100 / 4) / 2
        assertThat(ratings.errors(ratings.elo())).containsExactly(new double[] {34.05, 34.05}, offset(0.01));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 'LLR 0.00 (-2.94 to 2.94), undecided'",
        "60, 20, 40, 'LLR 1.18 (-2.94 to 2.94), undecided'",
        "300, 100, 200, 'LLR 5.91 (-2.94 to 2.94), H1 accepted'",
        "500, 1000, 520, 'LLR -8.89 (-2.94 to 2.94), H0 accepted'"
    })
    void sprtDecidesByLikelihoodRatio(int wins, int draws, int losses, String end) {
        Sprt test = Sprt.parse("0,20");
        MatchScore score = new MatchScore(wins, draws, losses);
        assertThat(test.describe(score)).isEqualTo("SPRT H0 +0.0, H1 +20.0 Elo: " + end);
        assertThat(test.isDecided(score)).isEqualTo(end.contains("accepted"));
    }

    @Test
    void sprtEndsMatch() {
        Optional<Sprt> test = Optional.of(Sprt.parse("0,400"));
        match(List.of(MatchTest::good, () -> bad("pass")), MatchLimits.of(limit, 100), test)
                .play(games(1000), 2);
        assertThat(records()).hasSizeBetween(2, 20);
        assertThat(out.toString()).containsOnlyOnce("H1 accepted");
    }

    @Test
    void resumesFromFile() throws IOException {
        Path file = folder.resolve("stopped.pgn");
        match(MatchTest::good, MatchTest::good, 10).play(games(2), 1);
        String two = pgn.toString();
        int second = two.indexOf("[GameType", 1);
        Files.writeString(file, two.substring(0, second + 90)); // cut off in the second game
        List<Supplier<UhpClient>> engines = List.of(MatchTest::good, MatchTest::good);
        StringWriter again = new StringWriter();
        try (MatchFile resumed = MatchFile.open(file, true, List.of())) {
            assertThat(resumed.played()).containsOnlyKeys(1);
            match(engines, MatchLimits.of(limit, 10), Optional.empty(), resumed, again)
                    .play(games(2), 1);
            assertThat(again.toString())
                    .contains("0 wins, 2 draws, 0 losses", "2 hive-rules")
                    .doesNotContain("1 hive-rules");
        }
        assertThat(Files.readString(file)).isEqualTo(two);
        try (MatchFile other = MatchFile.open(file, true, List.of())) {
            MatchLimits deeper = MatchLimits.of(SearchLimit.depth(2), 10);
            Match different = match(engines, deeper, Optional.empty(), other, again);
            assertThatThrownBy(() -> different.play(games(2), 1)).hasMessageContaining("resume");
        }
        assertThat(Files.readString(file)).isEqualTo(two);
    }

    /** A killed run may leave any beginning of a game behind the last whole game. */
    @Test
    void resumesAfterAnyByte() throws IOException {
        match(MatchTest::good, () -> bad("pass"), 10).play(games(2), 1);
        String two = pgn.toString();
        int second = two.indexOf("[GameType", 1);
        for (int end = second; end <= two.length(); end++) {
            Path file = Files.writeString(folder.resolve("stopped.pgn"), two.substring(0, end));
            try (MatchFile resumed = MatchFile.open(file, true, List.of())) {
                assertThat(resumed.played().keySet())
                        .as(two.substring(second, end))
                        .isEqualTo(end == two.length() ? Set.of(1, 2) : Set.of(1));
            }
            assertThat(file).content().isEqualTo(two.substring(0, end)); // nothing changes before a game ends
        }
    }

    @Test
    void continuesOnlyFilesOfMatches() throws IOException {
        match(MatchTest::good, MatchTest::good, 4).play(games(2), 1);
        String two = pgn.toString();
        int second = two.indexOf("[GameType", 1);
        List<String> others = List.of(
                "prose",
                "\n" + two,
                two + "my notes\n",
                two + "\n",
                two.substring(0, second) + "my notes\n" + two.substring(second),
                two.substring(0, second + 90) + "\nmy notes\n",
                two.replace("Match at", "My match at"),
                two.replaceFirst("\\[Round \"1\"]", "[Round \"one\"]"),
                two.replace("\n", "\r\n"),
                two.replaceFirst("1\\. ", "1. {my note} "));
        for (String other : others) {
            Path file = Files.writeString(folder.resolve("other.pgn"), other);
            assertThatThrownBy(() -> MatchFile.open(file, true, List.of()))
                    .as(other)
                    .hasMessageStartingWith("can't write " + file + ": it exists and is not a file that only");
            assertThat(file).content().isEqualTo(other);
        }
        Path file = folder.resolve("other.pgn");
        Files.writeString(file, two);
        assertThatThrownBy(() -> MatchFile.open(file, true, List.of(file.toString())))
                .hasMessageContaining("it is also an input");
        assertThatThrownBy(() -> MatchFile.open(file, false, List.of()))
                .hasMessageContaining("it exists and is not continued without --resume;");
        assertThat(file).content().isEqualTo(two);
    }

    /** A match that appends to a copy of the file leaves hard links to the old file alone. */
    @Test
    void hardLinkKeepsOldMatch() throws IOException {
        match(MatchTest::good, MatchTest::good, 4).play(games(2), 1);
        String two = pgn.toString();
        String one = two.substring(0, two.indexOf("[GameType", 1));
        Path file = Files.writeString(folder.resolve("match.pgn"), one);
        Path copy = Files.createLink(folder.resolve("copy.pgn"), file);
        try (MatchFile resumed = MatchFile.open(file, true, List.of())) {
            resumed.out().write(two.substring(one.length()));
        }
        assertThat(file).content().isEqualTo(two);
        assertThat(copy).content().isEqualTo(one);
    }

    /** A match has openings of its own. */
    @Test
    void enginesDoNotVaryTheirOpenings() {
        List<Boolean> asked = new CopyOnWriteArrayList<>();
        Supplier<UhpClient> varied = () -> Engines.connect(
                UhpEngine.builder(
                                "Varied",
                                "1",
                                (game, limit) -> game.legalMoves().get(0))
                        .boolOption("Variety", true, (engine, varies) -> asked.add(varies))
                        .build()::run,
                LONG);
        match(List.of(varied, varied), MatchLimits.ofClock("5000+4", 8), Optional.empty())
                .play(games(1), 1);
        assertThat(asked).endsWith(false, false);
    }

    @Test
    void clockIsDividedOrPassedToEngine() {
        List<String> asked = new CopyOnWriteArrayList<>();
        Supplier<UhpClient> simple = engine("Simple", (game, limit) -> {
            asked.add("simple " + limit);
            return game.legalMoves().get(0);
        });
        Supplier<UhpClient> manager = () -> Engines.connect(
                UhpEngine.builder(
                                "Manager",
                                "1",
                                (game, limit) -> game.legalMoves().get(0))
                        .realOption("TimeTotal", 0, 0, 1e6, (engine, seconds) -> asked.add("total " + seconds))
                        .intOption("TimeIncrement", 0, 0, 100, (engine, seconds) -> asked.add("increment " + seconds))
                        .build()::run,
                LONG);
        MatchLimits clock = MatchLimits.ofClock("5000+4", 8);
        match(List.of(simple, manager), clock, Optional.empty()).play(games(1), 1);
        assertThat(out.toString()).contains("draw after 8 plies");
        assertThat(records().get(0).outcome().isDraw()).isTrue();
        assertThat(records().get(0).moves()).hasSize(8);
        // 5000 / 25 + 3/4 * 4; then a little less, because of the time of the first move
        assertThat(asked).contains("simple time 00:03:23", "total 5000.0", "increment 4");
        assertThat(records().get(0).tag("Event")).contains("Match at 5000+4 s");
    }

    @Test
    void engineLosesOnTime() {
        Supplier<UhpClient> slow = engine("Slow", (game, limit) -> {
            long start = System.nanoTime();
            while (System.nanoTime() - start < 60_000_000) {
                Thread.onSpinWait();
            }
            return game.legalMoves().get(0);
        });
        MatchLimits clock = MatchLimits.ofClock("0.05", 100);
        match(List.of(slow, slow), clock, Optional.empty()).play(games(1), 1);
        assertThat(out.toString()).contains("White loses: its clock ran out");
        assertThat(records().get(0).outcome()).isEqualTo(Outcome.wonBy(Color.BLACK, Termination.TIME));
    }

    @Test
    void quotesKeepWordsTogether() {
        assertThat(RestartingEngine.words("  a 'b c' \"d  e\" f ")).containsExactly("a", "b c", "d  e", "f");
    }
}
