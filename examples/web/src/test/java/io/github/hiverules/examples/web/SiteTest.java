// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.examples.questions.RuleQuestions;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The static site, and the answers of its worker. */
class SiteTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The maximum size of the first load in bytes, after compression. */
    private static final int MAX_SIZE = 587_000;

    private static final int QUESTIONS = 200;
    private static final String[] GAME_TYPES = {"Base", "Base+M", "Base+LP", "Base+MLP", "Base+MLP rulebook"};
    private static final List<Path> RECORDS = List.of(
            Path.of("../records/all-eight-games.txt"),
            Path.of("../records/lantern-club.sgf"),
            Path.of("../records/meadow-open.pgn"));

    @TempDir
    private static Path folder;

    private static Path version = Path.of("");

    private final Random random = new Random(11);

    @BeforeAll
    static void build() throws IOException {
        Site.write(folder);
        try (Stream<Path> paths = Files.list(folder)) {
            version = paths.filter(Files::isDirectory).findAny().orElseThrow();
        }
    }

    /** Returns the files that browsers load. */
    private static Map<String, byte[]> loaded() throws IOException {
        Map<String, byte[]> files = files();
        assertThat(files.keySet().removeIf(name -> name.endsWith("LICENSE") || name.endsWith("/NOTICE")))
                .isTrue();
        return files;
    }

    private static Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
            }
        }
        return files;
    }

    @Test
    void cachedFilesAreInTheFolderOfTheirVersion() throws IOException {
        Map<String, byte[]> files = loaded();
        String offline = new String(files.remove("service-worker.js"), UTF_8);
        String page = new String(files.remove("index.html"), UTF_8);
        assertThat(files.keySet()).allMatch(name -> name.startsWith(version.getFileName() + "/"));
        assertThat(files.keySet()).allMatch(name -> offline.contains("\"" + name + "\""));
        Matcher links = Pattern.compile("(?:href|src)=\"([^#\"].*?)\"").matcher(page);
        assertThat(links.results().map(link -> link.group(1))).isNotEmpty().isSubsetOf(files.keySet());
    }

    @Test
    void siteHasLicences() throws IOException {
        assertThat(version.resolve("LICENSE")).content().contains("Apache License");
        assertThat(version.resolve("NOTICE")).content().contains("TeaVM", "Preact");
        assertThat(version.resolve("preact-LICENSE")).content().contains("MIT License", "Jason Miller");
    }

    /** Runs the command, which must fail, and returns its error. */
    private static String error(Path folder) {
        StringWriter err = new StringWriter();
        int code = HiveCommand.commandLine(new Site(), "site", new PrintWriter(err), new PrintWriter(err))
                .execute(folder.toString());
        assertThat(code).isEqualTo(2);
        return err.toString().replaceFirst("error: ", "");
    }

    /** A full disk takes the same path. */
    @Test
    void folderThatRejectsFilesIsNamed(@TempDir Path other) throws IOException {
        Path inner = Files.createDirectory(other.resolve(version.getFileName()));
        assumeTrue(
                inner.toFile().setWritable(false) && !Files.isWritable(inner),
                "root may write everything: a run by another user runs this test");
        assertThat(error(other)).isEqualToNormalizingNewlines("can't write " + other + ": permission denied\n");
        assertThat(inner.toFile().setWritable(true)).isTrue();
    }

    @Test
    void replacesOnlySite(@TempDir Path other) throws IOException {
        Map<String, byte[]> before = files();
        Site.write(folder);
        assertThat(files()).containsExactlyInAnyOrderEntriesOf(before);
        for (String name : List.of("index.html", "service-worker.js", version.getFileName() + "/app.js")) {
            Path file = folder.resolve(name);
            String content = Files.readString(file);
            String changed = content.replaceFirst("\n", "\n ");
            Files.writeString(file, changed);
            assertThat(error(folder)).startsWith("can't write " + folder + ": " + file + " exists and is not the ");
            assertThat(Files.readString(file)).isEqualTo(changed);
            Files.writeString(file, content);
        }
        Files.writeString(other.resolve("mine.html"), "mine");
        for (String name : List.of("index.html", "service-worker.js", version.getFileName() + "/app.js", ".lock")) {
            Path foreign = other.resolve(name);
            Files.createDirectories(foreign.getParent());
            Files.writeString(foreign, "<!DOCTYPE html>mine");
            assertThat(error(other)).startsWith("can't write " + other + ": " + foreign + " exists and is not ");
            assertThat(foreign).content().isEqualTo("<!DOCTYPE html>mine");
            Files.delete(foreign);
        }
        Site.write(other);
        assertThat(other.toFile().list())
                .containsExactlyInAnyOrder(
                        "index.html",
                        "mine.html",
                        "service-worker.js",
                        version.getFileName().toString());
    }

    @Test
    void firstLoadIsSmall() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] content : loaded().values()) {
            try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
                zip.write(content);
            }
        }
        assertThat(bytes.size()).isLessThan(MAX_SIZE);
    }

    @Test
    void workerAnswersAsTheServer() throws Exception {
        assumeTrue(Chromium.isWanted(), "a browser test: HIVE_BROWSER=chromium mvn -B -Pwasm verify runs it");
        List<String> asked = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        while (asked.size() < QUESTIONS) {
            String name = List.of(
                            "game", "move", "why", "paths", "throws", "setup", "export", "record", "records", "bot",
                            "judge")
                    .get(asked.size() % 11);
            Json question = question(name);
            question.put("language", random.nextBoolean() ? "ru" : "en");
            asked.add("[\"" + name + "\"," + MAPPER.writeValueAsString(question.tree()) + "]");
            expected.add(MAPPER.writeValueAsString(answers(name, question)));
        }
        List<String> answers = new ArrayList<>();
        Chromium.ask("questions.js", version, asked.iterator(), text -> text, (text, answer) -> answers.add(answer));
        assertThat(answers).hasSize(QUESTIONS);
        for (int i = 0; i < QUESTIONS; i++) {
            assertThat(MAPPER.readTree(answers.get(i))).as(asked.get(i)).isEqualTo(MAPPER.readTree(expected.get(i)));
        }
    }

    /** Returns the parts of an answer. Parts of {@code judge} contain the moves of the bot at a number of nodes. */
    private static List<@Nullable Object> answers(String name, Json question) {
        List<@Nullable Object> parts = new ArrayList<>();
        try {
            requireNonNull(Questions.ALL.get(name)).answer(question, part -> parts.add(part.tree()));
        } catch (BadRequest e) {
            parts.add(Json.error(e, RuleQuestions.language(question)).tree());
        }
        return parts;
    }

    /** Returns a random question. About a third of the questions can't be answered, for example an illegal move. */
    private Json question(String name) throws IOException {
        Game game = randomGame();
        Json question = Json.object().put("game", line(game));
        List<Piece> pieces = Piece.values();
        String piece = pieces.get(random.nextInt(pieces.size())).toString();
        List<Move> moves = game.legalMoves();
        String legal = moves.isEmpty() ? "pass" : MoveStrings.print(moves.get(random.nextInt(moves.size())), game);
        String move = random.nextInt(3) > 0 ? legal : piece + " wQ" + "-/\\".charAt(random.nextInt(3));
        return switch (name) {
            case "move", "paths" -> question.put("move", move);
            case "why", "throws" -> question.put("piece", random.nextInt(9) > 0 ? piece : "wX");
            case "setup" -> Json.object().put("position", PositionStrings.print(game.position()));
            case "export" ->
                question.put(
                        "format", List.of("game", "pgn", "sgf", "svg", "doc").get(random.nextInt(5)));
            case "record" -> {
                Json play = Json.object().put("path", String.valueOf(game.length()));
                yield question.put(
                        "edits",
                        List.of(
                                play.put("play", move),
                                Json.object().put("comments", List.of("Ёж 🐝 {" + random.nextInt() + "}")),
                                Json.object().put("nags", List.of(random.nextInt(300) - 9))));
            }
            case "records" -> {
                String text = new String(Files.readAllBytes(RECORDS.get(random.nextInt(3))), UTF_8);
                yield Json.object()
                        .put("text", text.substring(0, Math.min(text.length(), 500 + random.nextInt(4000))))
                        .put("index", random.nextInt(2));
            }
            case "judge" -> question.put("from", Math.max(0, game.length() - 3)).put("nodes", 3000);
            case "bot" -> question.put(random.nextBoolean() ? "draw" : "level", "white");
            default -> question;
        };
    }

    private Game randomGame() {
        Game game = Game.start(Ruleset.parse(GAME_TYPES[random.nextInt(GAME_TYPES.length)]));
        int plies = random.nextInt(30);
        while (!game.isOver() && game.length() < plies) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private String line(Game game) {
        String start = PositionStrings.print(game.startPosition());
        String moves = MoveStrings.print(game).stream().map(move -> ";" + move).collect(Collectors.joining());
        return start + moves + (random.nextInt(9) == 0 ? ";wQ9" : "");
    }
}
