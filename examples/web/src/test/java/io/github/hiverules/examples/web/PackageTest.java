// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The npm package in Chromium. The package's answers equal the Java library's answers byte for byte. */
class PackageTest {
    private static final Path PACKAGE = Path.of("target/npm");
    private static final Path PROJECT = Path.of("../..");

    /** The maximum size of the rules with the runtime and the scripts, in bytes after gzip. */
    private static final int MAX_RULES = 125_000;

    private static final String[] GAME_TYPES = {
        "Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP rulebook"
    };
    private static final int PLIES = 45;
    private static final Locale RUSSIAN = new Locale("ru");

    /** The number of games that one page receives. The answers have about half a megabyte per game. */
    private static final int BATCH = 16;

    /** The number of texts that one page receives. */
    private static final int TEXTS = 96;

    /** The number of games per game type. Each game has about 45 positions. */
    private final int count = Integer.getInteger("web.games", 1);

    @BeforeEach
    void browserIsWanted() {
        assumeTrue(Chromium.isWanted(), "skipped: not asked for by HIVE_BROWSER=chromium");
    }

    @Test
    void positionsAndMovesEqualTheJvms() throws Exception {
        Random random = new Random(7);
        List<String> asked = new ArrayList<>();
        StringBuilder expected = new StringBuilder();
        for (int i = 1; i <= count * GAME_TYPES.length; i++) {
            asked.add(playRandomly(GAME_TYPES[i % GAME_TYPES.length], random, expected));
            if (i % BATCH == 0 || i == count * GAME_TYPES.length) {
                assertEqualTexts(run("games.js", String.join("\n", asked)), expected.toString());
                asked.clear();
                expected.setLength(0);
            }
        }
    }

    private static String playRandomly(String rules, Random random, StringBuilder expected) {
        Game game = Game.start(Ruleset.parse(rules));
        List<String> plies = new ArrayList<>();
        while (!game.isOver() && game.length() < PLIES) {
            List<Move> moves = game.legalMoves();
            String move = MoveStrings.print(moves.get(random.nextInt(moves.size())), game);
            String tried = tried(game, random);
            describe(game, tried, expected);
            plies.add(move + "|" + tried);
            game = MoveStrings.play(game, move);
        }
        GameRecord record = GameRecord.of(game);
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            expected.append(Records.print(record, format)).append('\n');
        }
        expected.append(Records.print(record, RecordFormat.PGN)).append('\n');
        return rules + ";" + String.join(";", plies);
    }

    /** Returns a move that is probably illegal. */
    private static String tried(Game game, Random random) {
        List<Piece> pieces = game.position().stacks().values().stream()
                .flatMap(stack -> stack.pieces().stream())
                .toList();
        if (pieces.size() < 2) {
            return "pass";
        }
        Piece piece = pieces.get(random.nextInt(pieces.size()));
        Piece other = pieces.get(random.nextInt(pieces.size()));
        String text = piece + " " + other + "-/\\".charAt(random.nextInt(3));
        return piece.equals(other) ? "pass" : text;
    }

    private static void describe(Game game, String tried, StringBuilder expected) {
        List<String> parts = new ArrayList<>();
        parts.add(game.legalMoves().stream()
                .map(move -> MoveStrings.print(move, game))
                .collect(Collectors.joining(",")));
        parts.add(PositionStrings.print(game.position()));
        parts.add(CanonicalPosition.of(game.position()).key());
        parts.add(PositionStrings.printHop(game.position()));
        parts.add(SvgDiagram.standard().draw(game));
        for (Locale language : List.of(Locale.ENGLISH, RUSSIAN)) {
            game.judge(MoveStrings.parse(tried, game))
                    .violations()
                    .forEach(reason -> parts.add(reason.code() + " "
                            + reason.rule().number() + " "
                            + Sentences.of(language).describe(reason, game.position())));
        }
        try {
            MoveStrings.play(game, tried);
        } catch (NotationException e) {
            parts.add("HiveError " + e.code() + " " + e.getMessage());
        }
        parts.forEach(part -> expected.append(part).append('\n'));
    }

    @Test
    void recordsEqualTheJvms() throws Exception {
        List<String> texts = new ArrayList<>();
        for (Path folder : List.of(PROJECT.resolve("examples/records"), PROJECT.resolve("../shared/corpus/records"))) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.filter(Files::isRegularFile)
                            .sorted()
                            .limit(4L * count)
                            .toList()) {
                        texts.add(new String(Files.readAllBytes(file), UTF_8));
                    }
                }
            }
        }
        texts.add("1. wS1 2. bG1 wS1- {Игра 🐝} 3. wQ bG1\n[GameType \"Base\"]\n[White \"José 🐝\"]\n1. wS1 {🐝}");
        Random random = new Random(8);
        for (int i = 0; i < count * GAME_TYPES.length; i++) {
            String rules = GAME_TYPES[i % GAME_TYPES.length];
            texts.addAll(damagedRecords(rules.split(" ")[0], random)); // GameStrings name only tournament rules
        }
        for (int from = 0; from < texts.size(); from += TEXTS) {
            List<String> batch = texts.subList(from, Math.min(from + TEXTS, texts.size()));
            StringBuilder expected = new StringBuilder();
            for (String text : batch) {
                try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
                    games.forEach(game -> describe(game, expected));
                }
            }
            assertEqualTexts(run("records.js", String.join("\u0001", batch)), expected.toString());
        }
    }

    /** Returns a random game in each format, and again with a wrong character. */
    private static List<String> damagedRecords(String rules, Random random) {
        Game game = Game.start(Ruleset.parse(rules));
        while (!game.isOver() && game.length() < PLIES) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        List<String> texts = new ArrayList<>();
        for (RecordFormat format : RecordFormat.values()) {
            String text = Records.print(GameRecord.of(game), format);
            int place = random.nextInt(text.length());
            char wrong = "wA1-/ []é".charAt(random.nextInt(9));
            texts.add(text);
            texts.add(text.substring(0, place) + wrong + text.substring(place + 1));
        }
        return texts;
    }

    private static void describe(ScannedGame game, StringBuilder expected) {
        game.remarks()
                .forEach(remark -> expected.append(remark.sentence(RUSSIAN)).append('\n'));
        game.error().ifPresent(error -> expected.append(place(error)).append('\n'));
        game.record().ifPresent(record -> {
            for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
                expected.append(Records.print(record, format)).append('\n');
            }
        });
    }

    private static String place(NotationException error) {
        return error.code() + " " + error.line() + ":" + error.column() + " " + error.sentence(RUSSIAN);
    }

    @Test
    void wrongArgumentsAreErrors() throws Exception {
        assertThat(run("arguments.js", "")).isEmpty();
    }

    /** The page examples/first/web plays a move, refuses another move and draws the position. */
    @Test
    void firstPagePlays() throws Exception {
        String page = Files.readString(PROJECT.resolve("examples/first/web/index.html"));
        assertThat(page.lines().count()).isLessThanOrEqualTo(50);
        String script = Files.readString(Path.of("src/test/js/first.js"));
        String result = Chromium.run(
                Map.of("first.html", (page + "<script type=module>" + script + "</script>").getBytes(UTF_8)),
                Path.of("target"),
                "first.html");
        assertThat(result).isEqualTo("black, turn 1|R2.3|black, turn 1|true");
    }

    @Test
    void rulesAreSmall() throws IOException {
        int size = 0;
        for (String file : List.of("rules.wasm", "hive-rules.js", "module.js", "runtime.js")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
                zip.write(Files.readAllBytes(PACKAGE.resolve(file)));
            }
            size += bytes.size();
        }
        assertThat(size).isLessThan(MAX_RULES);
    }

    /** Runs a script of src/test/js, which fetches the input and returns a text. */
    private static String run(String script, String input) throws Exception {
        String page = "<!doctype html><script type=module src=run.js></script>";
        return Chromium.run(
                Map.of(
                        "run.html", page.getBytes(UTF_8),
                        "run.js", Files.readAllBytes(Path.of("src/test/js/" + script)),
                        "input", input.getBytes(UTF_8)),
                Path.of("target"),
                "run.html");
    }

    private static void assertEqualTexts(String actual, String expected) {
        List<String> lines = actual.lines().toList();
        List<String> expectedLines = expected.lines().toList();
        for (int i = 0; i < Math.min(lines.size(), expectedLines.size()); i++) {
            assertThat(lines.get(i)).as("line " + i).isEqualTo(expectedLines.get(i));
        }
        assertThat(actual).hasSameSizeAs(expected).isEqualTo(expected);
    }
}
