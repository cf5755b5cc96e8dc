// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordPath;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs in examples/first compile without warnings, run, and fit on a screen. */
@Timeout(600)
class FirstTest {
    private static final Path FIRST = Path.of("../first");
    private static final Path RECORDS = Path.of("../records");

    @TempDir
    private static Path classes = Path.of("");

    @TempDir
    private Path folder = Path.of("");

    /** Compiles files in one go, without warnings. */
    static void compile(List<Path> files, Path classes) {
        List<String> arguments = new ArrayList<>(List.of(
                "-proc:none",
                "-Xlint:all,-path,-classfile",
                "-Werror",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path")));
        files.forEach(file -> arguments.add(file.toString()));
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int code = ToolProvider.getSystemJavaCompiler().run(null, errors, errors, arguments.toArray(String[]::new));
        assertThat(code).as(errors.toString(UTF_8)).isZero();
    }

    @BeforeAll
    static void compileAll() throws IOException {
        try (Stream<Path> files = Files.list(FIRST)) {
            compile(files.filter(Files::isRegularFile).toList(), classes);
        }
    }

    private static Class<?> load(String name) throws IOException, ReflectiveOperationException {
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}).loadClass(name);
    }

    /** Runs a program and returns its output. */
    private static List<String> run(String name, String input, String... arguments)
            throws IOException, ReflectiveOperationException {
        Method main = load(name).getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream(input.getBytes(UTF_8)));
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            main.invoke(null, (Object) arguments);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return printed.toString(UTF_8).lines().toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"FirstGame", "Validate", "WhyNot", "EditTree", "Bot", "AskEngine", "MoveServer", "Openings"})
    void programsAreShortAndListed(String name) throws IOException {
        assertThat(Files.readAllLines(FIRST.resolve(name + ".java"))).hasSizeBetween(30, 80);
        assertThat(Files.readString(Path.of("../README.md"))).contains("`" + name + "`");
        try (Stream<Path> all = Files.list(FIRST)) {
            assertThat(all.filter(Files::isRegularFile)).hasSize(8);
        }
    }

    @Test
    void firstGameIsPlayedToItsEnd() throws Exception {
        List<String> lines = run("FirstGame", "", "3");
        assertThat(lines.get(0)).matches("\\d+ legal moves, such as .*");
        assertThat(lines.get(lines.size() - 1)).matches("\\d+ plies: .*");
        assertThat(lines.get(lines.size() - 2)).startsWith("wS1; bG1 wS1-; ");
    }

    @Test
    void validateSumsUp() throws Exception {
        List<String> lines =
                run("Validate", "", RECORDS.resolve("meadow-open.pgn").toString());
        assertThat(lines.get(0)).contains("43 plies");
        assertThat(lines.get(lines.size() - 1)).endsWith(" valid, 0 broken");
    }

    @Test
    void whyNotGivesReasons() throws Exception {
        String game = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
        assertThat(run("WhyNot", "", game, "wS1 bQ-"))
                .contains("illegal:")
                .anyMatch(line -> line.contains("pinned [R3.2]"));
        assertThat(run("WhyNot", "", game)).hasSizeGreaterThan(11).anyMatch(line -> line.matches("wQ: [1-9] moves"));
    }

    @Test
    void editTreeAddsPromotesRemovesAndSaves() throws Exception {
        Path file = Files.writeString(
                folder.resolve("game.pgn"), "[GameType \"Base\"]\n1. wS1 2. bS1 wS1- (2. bG1 wS1- {so}) 3. wQ -wS1\n");
        Path pgn = folder.resolve("out.pgn");
        Path sgf = folder.resolve("out.sgf");
        String commands =
                "go 1\nplay bA1 wS1-\ncomment better\npromote\nundo\nredo\nplay bX\ngo 1\nplay bG1 wS1-\nremove\n";
        List<String> lines = run("EditTree", commands + "save " + pgn + "\nsave " + sgf + "\n", file.toString());
        assertThat(lines).anyMatch(line -> line.startsWith("error: "));
        GameRecord saved = Records.parseOne(Files.readString(pgn));
        assertThat(Records.parseOne(Files.readString(sgf))).isEqualTo(saved);
        assertThat(saved.cursor().descendants().map(move -> move.moveString())).contains("bA1 wS1-", "bS1 wS1-");
        assertThat(saved.cursor().descendants().flatMap(move -> move.comments().stream()))
                .contains("better");
        assertThat(saved.cursor(RecordPath.parse("1")).choices()).hasSize(2);
    }

    @Test
    void botRunsAsEngine() throws Exception {
        List<String> answers = run("Bot", "newgame Base\nplay wS1\nbestmove depth 1\nexit\n");
        assertThat(answers.get(0)).startsWith("id small-bot");
        assertThat(answers).anyMatch(line -> line.matches("b[SBGAQ]\\d? .*")).noneMatch(line -> line.startsWith("err"));
        // stops a search without a limit of depth, of 30 plies otherwise
        answers = run("Bot", "newgame Base+MLP;wS1;bS1 wS1-;wQ -wS1;bQ bS1-\nbestmove time 00:00:00.2\n");
        assertThat(answers).anyMatch(line -> line.matches("w[SBGAQMLP]\\d? .*"));
        // the engine interrupts a search, and the bot returns its best move
        answers = run("Bot", "newgame Base+MLP;wS1;bS1 wS1-;wQ -wS1;bQ bS1-\nbestmove depth 30\nexit\n");
        assertThat(answers).anyMatch(line -> line.matches("w[SBGAQMLP]\\d? .*"));
        List<String> asked = run(
                "AskEngine",
                "",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classes + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                "Bot");
        assertThat(asked.get(0)).startsWith("small-bot 1.0");
        assertThat(asked.stream().filter(line -> line.startsWith("option "))).hasSize(2);
        assertThat(asked).hasSize(9);
    }

    @Test
    void moveServerJudges() throws Exception {
        Method start = load("MoveServer").getDeclaredMethod("start", int.class);
        start.setAccessible(true);
        HttpServer server = (HttpServer) start.invoke(null, 0);
        try {
            URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
            assertThat(post(address, "{\"game\":\"Base;InProgress;Black[1];wS1\",\"move\":\"bS1 wS1-\"}"))
                    .contains("\"legal\":true", "White[2];wS1;bS1 wS1-");
            assertThat(post(address, "{\"game\":\"Base;InProgress;Black[1];wS1\",\"move\":\"bQ wS1-\"}"))
                    .contains("\"legal\":false", "R2.5");
            assertThat(post(address, "{\"game\":\"chess\",\"move\":\"e4\"}")).contains("\"error\"");
            assertThat(post(address, "nonsense")).contains("\"error\"");
        } finally {
            server.stop(0);
        }
    }

    private static String post(URI address, String body) throws IOException, InterruptedException {
        HttpRequest question = HttpRequest.newBuilder(address)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient()
                .send(question, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void openingsAreCounted() throws Exception {
        List<String> lines = run(
                "Openings",
                "",
                RECORDS.resolve("meadow-open.pgn").toString(),
                RECORDS.resolve("lantern-club.sgf").toString());
        assertThat(lines).isNotEmpty().allMatch(line -> line.matches("\\d+ games, White scores \\d+%: .*"));
    }
}
