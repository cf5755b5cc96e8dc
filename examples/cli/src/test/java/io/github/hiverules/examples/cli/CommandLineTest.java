// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.StandardOutput;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.record.GameRecord;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the commands. */
class CommandLineTest {
    private static final String OPENING = "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1-\n";

    @TempDir
    private Path folder = Path.of("");

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void readsSavedAnalysesOfHivegame() throws IOException {
        String nodes = "{\"node_id\":-1,\"value\":null,\"parent\":null},"
                + "{\"node_id\":0,\"value\":{\"turn\":1,\"piece\":\"wP\",\"position\":\".\"},\"parent\":-1},"
                + "{\"node_id\":1,\"value\":{\"turn\":2,\"piece\":\"bS1\",\"position\":\"wP-\"},\"parent\":0},"
                + "{\"node_id\":2,\"value\":{\"turn\":2,\"piece\":\"bG1\",\"position\":\"-wP\"},\"parent\":0}";
        String json =
                "{\"tree\":{\"name\":\"analysis\",\"nodes\":[" + nodes + "]},\"hashes\":{},\"game_type\":\"MLP\"}";
        String file = Files.writeString(folder.resolve("study.json"), json).toString();
        assertThat(run("validate", file).code()).isZero();
        assertThat(run("convert", "--to", "pgn", file).out()).contains("2. bS1 wP-\n(2. bG1 -wP");
        Files.writeString(folder.resolve("study.json"), json.replace("wP-", "wP"));
        Answer broken = run("validate", file);
        assertThat(broken.lines().get(0)).startsWith("invalid " + file + "#1 1:1 ply 2: ");
        assertThat(broken.code()).isEqualTo(1);
        assertThat(run("validate", "--threads", "1", file).out()).isEqualTo(broken.out());
        assertThat(run("convert", "--to", "pgn", file).err()).startsWith("broken " + file + ":1:1 ply 2: ");
        Files.writeString(folder.resolve("study.json"), "{\"other\":1}");
        assertThat(run("validate", file).out()).contains("JSON");
    }

    @Test
    void reportsPlacesOfErrorsInJson() throws IOException {
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1");
        String json =
                new ObjectMapper().registerModule(new HiveJackson2Module()).writeValueAsString(GameRecord.of(game));
        Map<String, String> errors = Map.of(
                json,
                "",
                "{\"moves\":[],\"moves\":[]}",
                "1:1: Duplicate field 'moves'",
                json + json,
                "1:1: Trailing token (of type START_OBJECT) found after value",
                json.replace("wQ -wS1", "wS1 bS1-"),
                "1:1 ply 3: ",
                json.replace("\"bS1 wS1-\"", "5"),
                "1:1: moves[1].move: Expected a string, found 5.",
                json.replace("\"moves\":[", "\n\"moves\":[}"),
                "2:10: ");
        for (Map.Entry<String, String> each : errors.entrySet()) {
            Path file = file("game.json", each.getKey());
            String error = each.getValue();
            assertThat(run("validate", file).lines().get(0))
                    .startsWith(error.isEmpty() ? "valid " + file : "invalid " + file + "#1 " + error)
                    .doesNotContain("`");
        }
    }

    @Test
    void countsOmissionsOfGameStrings() throws IOException {
        String pgn = """
            [GameType "Base"]
            [White "Ada"]
            [Black "Ben"]
            [Termination "resignation"]
            [Result "WhiteWins"]
            {before} {it begins}
            1. wS1 {a} {b} {[%clk 0:01:00]} (1. wA1) (1. wG1)
            2. bS1 wS1- {c} {[%clk 0:00:59]} WhiteWins
            """;
        String file = Files.writeString(folder.resolve("notes.pgn"), pgn).toString();
        assertThat(run("convert", "--to", "uhp", file).err().lines().map(line -> line.replace(file + "#1: ", "")))
                .containsExactly(
                        "A GameString can't represent tags: 2 omitted.",
                        "A GameString can't represent comments: 5 omitted.",
                        "A GameString can't represent clock times: 2 omitted.",
                        "A GameString can't represent variations: 2 omitted.",
                        "A GameString can't represent the reason of the result: resignation.");
        assertThat(run("convert", "--to", "sgf", file).err()).isEmpty();
    }

    @Test
    void indexesOpeningsAndExploresThem() throws IOException {
        String one = file(
                        "one.pgn",
                        OPENING + "\n"
                                + OPENING.replace("wQ -wS1", "wQ wS1-")
                                        .replace("bS1 wS1-", "bS1 -wS1")
                                        .replace("bQ bS1-", "bQ -bS1"))
                .toString();
        String broken = file("broken.pgn", OPENING + "5. wQ bQ\n").toString();
        String index = folder.resolve("openings").toString();
        Answer indexed = run("index", "--out", index, one, broken);
        assertThat(indexed.out())
                .isEqualTo("2 games in " + index + ", 1 invalid game omitted" + System.lineSeparator());
        assertThat(indexed.code()).isEqualTo(1);
        assertThat(run("explore", index, "Base;InProgress;Black[1];wS1").lines())
                .containsExactly(
                        "bS1 wS1-: 2 games, 0 White wins, 0 draws, 0 Black wins",
                        "    " + one + "#1: ? - ?, *",
                        "    " + one + "#2: ? - ?, *");
        assertThat(run("explore", index).out()).startsWith("not in the index, which has 2 games");
        run("index", "--out", index, file("one.pgn", OPENING));
        assertThat(run("explore", index).lines()).containsExactly("not in the index, which has 1 game");
        for (String other : List.of(one, file("empty", "").toString())) {
            assertThat(run("explore", other).err())
                    .startsWith("error: " + other + " is not an index")
                    .hasLineCount(1);
        }
        assertThat(run("index", "--out", folder.resolve("no/where"), one).err())
                .startsWith("error: can't write")
                .hasLineCount(1);
        assertThat(folder.toFile().list()).hasSize(4);
    }

    @Test
    void helpNamesEachCommandInOneLine() {
        Answer answer = run();
        assertThat(answer.code()).isZero();
        assertThat(answer.lines()).hasSize(16).first().asString().startsWith("hive COMMAND");
        assertThat(run("--help").lines()).isEqualTo(answer.lines());
        assertThat(run("help")).isEqualTo(answer);
        assertThat(run("help", "solve")).isEqualTo(run("solve", "--help"));
        assertThat(run("--version").out()).matches("hive [0-9.]+\\R");
        for (String line : answer.lines().subList(1, 16)) {
            String command = line.strip().split(" ", 2)[0];
            assertThat(run(command, "--help").lines().get(0)).startsWith("Usage: hive " + command + " ");
        }
    }

    @Test
    void mainClassRunsOnJavaEight() throws IOException {
        try (DataInputStream hive = new DataInputStream(Hive.class.getResourceAsStream("Hive.class"))) {
            assertThat(hive.readInt()).isEqualTo(0xCAFEBABE);
            assertThat(hive.readInt()).isEqualTo(52);
        }
    }

    @Test
    void sampleRecordsAreValid() {
        Answer answer = run("validate", "../records");
        assertThat(answer.lines()).last().asString().isEqualTo("12 games: 12 valid, 0 invalid");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("valid " + Path.of("../records/all-eight-games.txt")
                        + "#9 Base 3 plies InProgress (only by rulebook)");
    }

    @Test
    void tournamentRulesForbidQueenOpening() throws IOException {
        Path file = file("opening", "Base;InProgress;Black[1];wQ");
        assertThat(run("validate", "--rules", "tournament", file).lines().get(0))
                .isEqualTo("invalid " + file + "#1 1:26 ply 1: wQ may not be a player's first piece. [R2.5]");
        assertThat(run("validate", "--rules", "rulebook", file).lines().get(0))
                .isEqualTo("valid " + file + "#1 Base 1 plies InProgress");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        validate @none | can't read @none: no such file
        validate NOTHING | can't read "": no such file
        validate DIR/empty | can't read DIR/empty: the folder is empty
        validate DIR/a.zip | can't read DIR/a.zip: the zip has no readable file
        show DIR/a.zip | error: can't read DIR/a.zip: the zip has no readable file
        validate | hive validate: Missing required parameter: 'PATH'; see "hive validate --help"
        validate -x | hive validate: Unknown option: '-x'; see "hive validate --help"
        train --out NOTHING x | hive train: Invalid value for option '--out': expected a file name, found ''; see "hive train --help"
        perft --depth 0 Base | hive perft: --depth must be 1 to 100, but is 0. See "hive perft --help"
        perft --depth 2 Base;wM | error: Invalid GameString: 1:6 ply 1: wM is not in this game. [R1.2]
        perft --depth \uFF12 Base | hive perft: Invalid value for option '--depth': expected a whole number of at most 9 digits, found '\uFF12'; see "hive perft --help"
        match --time \uFF12 a b | hive match: Invalid value for option '--time': expected a number such as 0.1, found '\uFF12'; see "hive match --help"
        check --minutes \uFF12 a | hive check: Invalid value for option '--minutes': expected a number such as 0.1, found '\uFF12'; see "hive check --help"
        perft --depth 2 none.pgn | error: expected a game type, a GameString or a position, found "none.pgn"
        explain NOTHING | error: expected a game type, a GameString or a position, found ""
        explain Base wQ x | hive explain: Unexpected argument: 'x'; see "hive explain --help"
        solve none.pgn | error: expected a game type, a GameString or a position, found "none.pgn"
        show none.pgn | error: can't read "none.pgn": no such file, and not a GameString or a position
        show --game 0 ../records/meadow-open.pgn | hive show: --game must be at least 1, but is 0. See "hive show --help"
        show DIR/cut.gz | error: can't read DIR/cut.gz: the file ends too early
        match one | hive match: ENGINE: Expected 2 to 26 engines, found 1. See "hive match --help"
        match | hive match: ENGINE: Expected 2 to 26 engines, found 0. See "hive match --help"
        match --openings DIR/cut.gz a b | error: can't read DIR/cut.gz: the file ends too early
        train --out DIR/network none | can't read none: no such file
        generate --games 1 --out DIR/none/x | error: can't write DIR/none/x: no such folder
        generate --players bot --games 1 --network DIR/cut.gz | error: can't read DIR/cut.gz: not a text in UTF-8
        explore DIR/empty | error: can't read DIR/empty: Is a directory
        explore ../records/meadow-open.pgn | error: ../records/meadow-open.pgn is not an index of openings, or is damaged
        board --openings none | error: --openings: can't read none: no such file
        nonsense | hive: unknown command "nonsense"; "hive --help" lists the commands
        --nonsense | hive: unknown option "--nonsense"; "hive --help" lists the commands
        """)
    void refusesUnusableArguments(String command, String error) throws IOException {
        Files.createDirectory(folder.resolve("empty"));
        Files.write(folder.resolve("a.zip"), new byte[] {'P', 'K', 5, 6});
        Files.write(folder.resolve("cut.gz"), new byte[] {0x1F, (byte) 0x8B, 8});
        String path = folder + File.separator;
        Answer answer = run(
                (Object[]) command.replace("DIR/", path).replace("NOTHING", "").split(" ", -1));
        assertThat(answer.err().lines()).containsExactly(error.replace("DIR/", path));
        assertThat(answer.code()).isEqualTo(2);
    }

    /** All numeric options, with numbers that are out of range. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board --no-open                         | --port         | -1 65536
            validate GAMES                          | --threads      | 0 -1 257
            show GAMES                              | --game         | 0 -1
            show GAMES                              | --ply          | -1 44
            index --out OUT GAMES                   | --plies        | 0 -1
            match a b                               | --games        | 0 -1 1000001
            match a b                               | --time         | 0 -1 -0 0.0009 360001 1e9 1e-999999 1e999999
            match a b                               | --depth        | 0 -1 1001
            match a b                               | --nodes        | 0 -1
            match a b                               | --clock        | 0 -1 1e9 360001 60+360000 60+-1
            match a b                               | --sprt         | 0 0,0 5,1 0,NaN
            match a b                               | --concurrency  | 0 -1 65
            match a b                               | --plies        | 0 -1
            match a b                               | --timeout      | 0 -1
            match a b                               | --seed         | 0.5
            check a                                 | --minutes      | 0 -1 0.0009 10001 1e-999999 1e999999
            check a                                 | --timeout      | 0 -1
            check a                                 | --seed         | 0.5
            generate                                | --games        | -1
            generate --games 1                      | --plies        | -1
            generate --games 1                      | --nodes        | 0 -1
            generate --games 1                      | --random-moves | -1 101
            generate --games 1 --players bot        | --random-plies | -1 3 3-2 1-99999
            generate --games 1                      | --seed         | 0.5
            features --out OUT GAMES                | --radius       | 0 -1 32
            train --out OUT GAMES                   | --units        | 0 -1 65
            train --out OUT GAMES                   | --epochs       | 0 -1
            train --out OUT GAMES                   | --seed         | 0.5
            perft Base                              | --depth        | 0 -1
            perft --depth 1 Base                    | --threads      | 0 -1
            solve Base                              | --turns        | 0 -1
            solve Base                              | --nodes        | 0 -1
            """)
    void numberOutOfRangeIsNamedInOneLine(String command, String option, String numbers) {
        String[] words = command.replace("OUT", folder.resolve("out").toString())
                .replace("GAMES", "../records/meadow-open.pgn")
                .split(" ");
        for (String number : (numbers + " NaN Infinity 1e 0x1 ten \u0661 99999999999999999999").split(" ")) {
            Answer answer = run(Stream.concat(Stream.of(words), Stream.of(option + "=" + number))
                    .toArray());
            assertThat(answer.err().lines())
                    .as("%s %s", option, number)
                    .singleElement()
                    .satisfies(line -> assertThat(line)
                            .startsWith("hive " + words[0] + ": ")
                            .contains(option)
                            .containsPattern("[Ee]xpected |must be (at least )?[\\d.]+"));
            assertThat(answer.code()).isEqualTo(2);
        }
        assertThat(folder.toFile().list()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', Windows 11, C:\\bin\\javaw.exe, false, false, true",
        "'', Windows 11, C:\\bin\\java.exe, false, false, false",
        "'', Mac OS X, /bin/java, false, false, true",
        "'', Linux, /bin/java, true, false, true",
        "'', Linux, /bin/java, true, true, false", // hive | cat
        "'', Linux, /bin/java, false, false, false", // a build server
        "board, Mac OS X, /bin/java, false, false, false"
    })
    void opensBoardOnlyAfterDoubleClick(
            String word, String os, String java, boolean hasDisplay, boolean isTerminal, boolean opens) {
        List<String> words = word.isEmpty() ? List.of() : List.of(word);
        Map<String, String> environment = hasDisplay ? Map.of("DISPLAY", ":0") : Map.of();
        assertThat(Main.isDoubleClick(words, os, java, environment, isTerminal)).isEqualTo(opens);
    }

    @Test
    void twoRunsDoNotWriteOneFile() throws IOException {
        String out = folder.resolve("g.pgn").toString();
        String set = Files.createDirectory(folder.resolve("set")).toString();
        String games = "../records/meadow-open.pgn";
        List<Object[]> commands = List.of(
                new Object[] {"generate", "--games", "3", "--out", out},
                new Object[] {"index", "--out", out, games},
                new Object[] {"match", "--pgn", out, "a", "b"},
                new Object[] {"train", "--out", out, games},
                new Object[] {"features", "--out", set, games});
        for (Object[] command : commands) {
            String target = command[0].equals("features") ? set : out;
            try (Output lock = target.equals(set)
                    ? Output.folder(Path.of(set), List.of())
                    : Output.file(Path.of(out), "", file -> false, List.of())) {
                assertThat(lock.isDevice()).isFalse();
                assertThat(run(command).err())
                        .isEqualToNormalizingNewlines("error: another run is writing " + target + "\n");
            }
        }
        assertThat(run(commands.get(0)).code()).isZero();
        Files.delete(Path.of(out));
        assertThat(run(commands.get(1)).code()).isZero();
        assertThat(run(commands.get(4)).code()).isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("g.pgn", "set");
        assertThat(folder.resolve("set").toFile().list()).doesNotContain(".lock");
    }

    @Test
    void indexWithoutGamesIsNotWritten() throws IOException {
        Path broken = file("broken.pgn", "[GameType \"Base\"]\n\n1. wQ9\n");
        Path index = folder.resolve("index");
        assertThat(run("index", "--out", index, broken))
                .isEqualTo(new Answer(
                        1,
                        "",
                        "broken " + broken + ":3:4 ply 1: Expected a piece name such as wA1, found" + " \"wQ9\"."
                                + System.lineSeparator()));
        Path nothing = folder.resolve("nothing");
        assertThat(run("index", "--out", index, nothing))
                .isEqualTo(new Answer(2, "", "can't read " + nothing + ": no such file" + System.lineSeparator()));
        assertThat(folder.toFile().list()).containsExactly("broken.pgn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"index --out OUT", "train --out OUT", "features --out OUT"})
    void namesFirstBrokenGame(String command) throws IOException {
        Path one = file("one.txt", "hello\n");
        Path two = file("two.pgn", "[GameType \"Base\"]\n\n1. wQ9\n");
        Object[] words = (command + " " + one + " " + two)
                .replace("OUT", folder.resolve("out").toString())
                .split(" ");
        assertThat(run(words).err())
                .isEqualToNormalizingNewlines("broken " + one
                        + ":1:1: Expected a record of Hive games in PGN, SGF or GameStrings. (and 1 other game)\n");
    }

    /** An exception of the library is a fault of the program, even if its message is a sentence. */
    @ParameterizedTest
    @ValueSource(classes = {ClassCastException.class, IllegalStateException.class, IllegalArgumentException.class})
    void internalErrorNamesFileWithTrace(Class<? extends Exception> type) throws Exception {
        StringWriter err = new StringWriter();
        Exception fault = type.getConstructor(String.class).newInstance("There is no move to undo.");
        assertThat(Failures.report(fault, new PrintWriter(err))).isEqualTo(2);
        Matcher file = Pattern.compile("error: internal error, please report it with the file (.*): java.lang."
                        + type.getSimpleName() + ": There is no move to undo.\\R")
                .matcher(err.toString());
        assertThat(file.matches()).as("%s", err).isTrue();
        Path trace = Path.of(file.group(1));
        assertThat(trace).content().contains("internalErrorNamesFileWithTrace");
        Files.delete(trace);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void continuesAfterUnreadableFile() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("records/deep"));
        Path broken = Files.createSymbolicLink(deep.resolve("a"), folder.resolve("nowhere"));
        Path circle = Files.createSymbolicLink(deep.resolve("b"), folder.resolve("records"));
        Path good = Files.writeString(deep.resolve("c"), OPENING);
        Path linked = Files.createSymbolicLink(folder.resolve("records/d"), good);
        Answer answer = run("validate", folder.resolve("records"));
        assertThat(answer.lines())
                .containsExactly(
                        "valid " + linked + "#1 Base 4 plies InProgress",
                        "valid " + good + "#1 Base 4 plies InProgress",
                        "2 games: 2 valid, 0 invalid");
        assertThat(answer.err().lines())
                .containsExactlyInAnyOrder(
                        "can't read " + broken + ": no such file",
                        "can't read " + circle + ": the link points to a parent folder");
        assertThat(answer.code()).isEqualTo(2);
        Path device = Files.createSymbolicLink(folder.resolve("device"), Path.of("/dev/null"));
        assertThat(run("index", "--out", device, good).err()).contains("can't write " + device + ": not a file");
        assertThat(device).isSymbolicLink();
        assertThat(run("generate", "--games", "1", "--out", broken).code()).isZero();
        assertThat(broken).isSymbolicLink().hasSameBinaryContentAs(folder.resolve("nowhere"));
    }

    @ParameterizedTest
    @CsvSource({"Broken pipe, validate GAMES", "No space left on device, validate GAMES", "Broken pipe, explain --help"
    })
    void stopsWhenItCannotWrite(String message, String command) throws IOException {
        AtomicInteger writes = new AtomicInteger();
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                writes.incrementAndGet();
                throw new IOException(message);
            }
        };
        StringWriter err = new StringWriter();
        String games = file("games", OPENING.repeat(1000)).toString();
        String[] words = command.replace("GAMES", games).split(" ");
        int code = Main.execute(StandardOutput.to(broken), new PrintWriter(err), words);
        boolean isFull = message.startsWith("No space");
        assertThat(code).isEqualTo(isFull ? Failures.COULD_NOT_RUN : Failures.CLOSED_PIPE);
        assertThat(err).hasToString(isFull ? "error: can't write the output: " + message + System.lineSeparator() : "");
        assertThat(writes).hasValue(1);
    }

    @Test
    void replacesControlCharacters() throws IOException {
        Path file = file("game", "[GameType \"\u001B[2JBase\"]\n");
        assertThat(run("validate", file).out()).doesNotContain("\u001B");
    }

    @Test
    void printsOneJsonObjectPerLine() throws IOException {
        Answer answer = run("validate", "--json", "../records", file("bad", OPENING + "5. wQ bQ-"));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines()).hasSize(13);
        for (String line : answer.lines()) {
            assertThat(new ObjectMapper().readTree(line).fieldNames())
                    .toIterable()
                    .contains("file index gameType rules plies state result white black gameString error".split(" "));
        }
        assertThat(run("validate", "--json", file("nothing", "?")).out())
                .contains("\"gameType\":null", "\"state\":null", "\"gameString\":null", "\"error\":{\"line\":1");
        assertThat(answer.lines().get(12))
                .contains("\"error\":{\"line\":7,\"column\":4,\"ply\":5")
                .contains("\"rule\":\"R4.1\",\"code\":\"illegal-move\"");
    }

    @Test
    void solvePrintsOneLinePerPosition() {
        String problem = "Base+M r White[13] -"
                + " .......(bA2bB2)/......wQbA1/....wA1wS1/...bB1/..bG1bS1/..bM/(wMwB2)(bQwB1)/wG1wS2";
        Answer solved = run("solve", problem);
        assertThat(solved.code()).isZero();
        assertThat(solved.out()).matches("win in 2, unique, [0-9]+ nodes: wB1 bQ-; [^;]+; [^;]+\\R");
        Answer none = run("solve", "--turns", "1", problem, "Base;InProgress;Black[1];wA1");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.lines()).hasSize(2).allMatch(line -> line.startsWith("no win in 1, "));
        Answer given = run("solve", "--nodes", "10", problem);
        assertThat(given.code()).isEqualTo(1);
        assertThat(given.lines().get(0)).startsWith("not solved, ");
        assertThat(run("solve", "--turns", "0", problem).code()).isEqualTo(2);
        assertThat(run("solve", "nonsense").err())
                .startsWith("error: expected a game type, a GameString or a position");
        assertThat(run("solve", "--turns", "1", "Base").out()).startsWith("no win in 1");
        assertThat(run("solve").code()).isEqualTo(2);
    }

    @Test
    void perftPrintsOneLinePerDepth() {
        Answer answer = run("perft", "--depth", "3", "--divide", "--threads", "2", "Base");
        assertThat(answer.lines().get(2)).startsWith("perft 3 1440 ");
        assertThat(answer.lines().subList(3, 7)).containsExactlyInAnyOrder("wS1 360", "wB1 360", "wG1 360", "wA1 360");
        assertThat(run("perft", "--depth", "2", "Base;InProgress;Black[1];wA1")
                        .lines()
                        .get(0))
                .startsWith("perft 1 24 ");
    }

    @Test
    void convertsGamesByOtherRulesToGameStrings() throws IOException {
        String game = "Base;InProgress;White[2];wQ;bQ wQ-";
        String setUp = "Base q White[2] - wQbQ;InProgress;Black[2];wA1 -wQ";
        Path file = file("rulebook.txt", game + "\n" + setUp + "\n");
        Answer answer = run("convert", "--to", "uhp", file);
        assertThat(answer.lines()).containsExactly(game, setUp);
        assertThat(answer.err().lines())
                .containsExactly(file + "#1: A GameString can't represent the rules: rulebook.");
        assertThat(answer.code()).isZero();
    }

    @Test
    void convertReportsOmissionsAndBrokenGames() throws IOException {
        Path file = file("notes.pgn", OPENING + "{nice}\n\n" + OPENING + "5. wX\n");
        Answer answer = run("convert", "--to", "uhp", file);
        assertThat(answer.lines()).containsExactly("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        assertThat(answer.err().lines())
                .containsExactly(
                        file + "#1: A GameString can't represent comments: 1 omitted.",
                        "broken " + file + ":15:4 ply 5: Expected a piece name such as wA1, found \"wX\".");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(run("convert", "--to", "uhp", "--legal-part", file).lines()).hasSize(2);
        assertThat(run("convert", "--to", "uhp", folder.resolve("none")).code()).isEqualTo(2);
    }

    @Test
    void showPrintsTextLineAndSvg() {
        String meadow = "../records/meadow-open.pgn";
        assertThat(run("show", meadow).out()).contains("wQ").contains("White wins: Black's Queen Bee is surrounded.");
        assertThat(run("show", "--ply", "2", meadow).lines().get(1)).startsWith("after ply 2, b");
        String line = run("show", "--line", meadow).out().trim();
        assertThat(run("show", "--line", line).out().trim()).isEqualTo(line);
        String hop = run("show", "--hop", meadow).out().trim();
        assertThat(run("show", "--hop", hop).out().trim()).isEqualTo(hop);
        assertThat(run("show", "QD,w").err()).contains("The Dragonfly is not supported.");
        assertThat(run("show", "nothing,here.pgn").err()).contains("no such file, and not a GameString");
        String link = "found a link; copy the game's PGN or GameString.";
        assertThat(run("show", "https://hivegame.com/game/x1").err()).contains(link);
        assertThat(run("solve", "https://hivegame.com/game/x1").err()).contains(link);
        assertThat(run("show", "--svg", "--dark", meadow).out())
                .startsWith("<svg")
                .contains("</svg>");
        assertThat(run("show", "--line", "Base;NotStarted;White[1]").out())
                .isEqualTo("Base r White[1] - -" + System.lineSeparator());
        assertThat(run("show", "--ply", "999", meadow).code()).isEqualTo(2);
        assertThat(run("show", "Base;InProgress;Black[1];wX").err())
                .startsWith("broken 1:26 ply 1: Expected a piece name such as wA1, found \"wX\".");
        assertThat(run("show", "wS1;bG1 wS1-").lines()).contains("after ply 2, bG1 wS1-");
        assertThat(run("show", "wS1;wX").err()).startsWith("broken 1:5 ply 2: Expected a piece name");
        assertThat(run("show", "Base r White[2] - wS1.bS1").err()).contains("[R3.2]");
        assertThat(run("show", "Base r Red[2] - wS1").err()).contains("found \"Red[2]\"");
    }
}
