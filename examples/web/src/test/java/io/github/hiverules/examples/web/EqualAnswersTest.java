// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.bot.Player;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.search.SolverOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The npm package in Chromium answers as the Java library does, in every member of every answer. */
class EqualAnswersTest {
    /** Escapes unpaired surrogates, too. */
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final Path PROJECT = Path.of("../..");

    /** The number of random games with new seeds. A game has about 30 positions. */
    private static final int GAMES = Integer.getInteger("web.games", 16);

    /** The number of random texts with new seeds. */
    private static final int TEXTS = Integer.getInteger("web.texts", 1000);

    /** The divisor of both numbers for fixed seeds, which only find what a change breaks. */
    private static final int FIXED = 4;

    @BeforeEach
    void browserIsWanted() {
        assumeTrue(Chromium.isWanted(), "a browser test: HIVE_BROWSER=chromium mvn -B -Pwasm verify runs it");
    }

    @Test
    void positionsEqualTheJvms() throws Exception {
        comparePositions(7, GAMES / FIXED);
    }

    @Test
    @Tag("slow")
    void newPositionsEqualTheJvms() throws Exception {
        comparePositions(new Random().nextLong(), GAMES);
    }

    @Test
    void textsEqualTheJvms() throws Exception {
        compareTexts(8, TEXTS / FIXED);
    }

    @Test
    @Tag("slow")
    void newTextsEqualTheJvms() throws Exception {
        compareTexts(new Random().nextLong(), TEXTS);
    }

    @Test
    void recordsOfFilesEqualTheJvms() throws Exception {
        List<String> files = new ArrayList<>();
        for (Path folder : List.of(PROJECT.resolve("examples/records"), PROJECT.resolve("../shared/corpus/records"))) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> paths = Files.walk(folder)) {
                    for (Path file : paths.filter(Files::isRegularFile).sorted().toList()) {
                        files.add(Files.readString(file, StandardCharsets.ISO_8859_1));
                    }
                }
            }
        }
        compare("records.js", files.iterator(), EqualAnswersTest::describe, "files");
    }

    private void comparePositions(long seed, int games) throws Exception {
        Random random = new Random(seed);
        RandomTexts source = new RandomTexts(random);
        Iterator<GameOfTest> asked = Stream.generate(() -> GameOfTest.of(source.game(), random))
                .limit(games)
                .iterator();
        compare("games.js", asked, EqualAnswersTest::describe, "seed " + seed);
    }

    private void compareTexts(long seed, int texts) throws Exception {
        RandomTexts source = new RandomTexts(new Random(seed));
        Iterator<String> asked =
                Stream.generate(source::damagedText).limit(texts).iterator();
        compare("records.js", asked, EqualAnswersTest::describe, "seed " + seed);
    }

    /** Asks the package questions, and compares the answers with the Java library's answers. */
    private static <Q> void compare(String script, Iterator<Q> questions, Function<Q, Object> answer, String source)
            throws IOException, InterruptedException {
        Chromium.ask(script, Path.of("target"), questions, EqualAnswersTest::json, (question, actual) -> {
            List<String> found = actual.matches("(?s)[\\[{].*") ? lines(tree(actual)) : List.of(actual);
            List<String> lines = lines(answer.apply(question));
            int difference = 0;
            while (difference < found.size()
                    && difference < lines.size()
                    && found.get(difference).equals(lines.get(difference))) {
                difference++;
            }
            assertThat(found.stream().skip(difference).findFirst())
                    .as("%s, line %s of the answer to %s", source, difference, json(question))
                    .isEqualTo(lines.stream().skip(difference).findFirst());
        });
    }

    /** Prints a tree in lines. Numbers of different classes look equal. */
    private static List<String> lines(Object tree) {
        return List.of(String.valueOf(tree)
                .replace("}, {", "},\n{")
                .replace("], ", "],\n")
                .split("\n"));
    }

    private static Object tree(String json) {
        try {
            return MAPPER.readValue(json, Object.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String json(Object tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A game to replay.
     *
     * @param position the start position
     */
    private record GameOfTest(String position, List<Ply> plies) {
        static GameOfTest of(Game game, Random random) {
            Game start = Game.of(game.startPosition());
            List<Ply> plies = new ArrayList<>();
            Game played = Game.of(PositionStrings.parse(PositionStrings.print(start.position())));
            for (String move : MoveStrings.print(game)) {
                plies.add(new Ply(
                        move, tried(played, random), any(Piece.values(), random).toString()));
                played = MoveStrings.play(played, move);
            }
            return new GameOfTest(PositionStrings.print(start.position()), plies);
        }

        /** Returns a move that is probably illegal. */
        private static String tried(Game game, Random random) {
            List<Piece> pieces = game.position().stacks().values().stream()
                    .flatMap(stack -> stack.pieces().stream())
                    .toList();
            Piece moved = any(Piece.values(), random);
            String place = "-/\\".substring(random.nextInt(3)).substring(0, 1);
            return random.nextInt(20) == 0
                    ? "pass"
                    : pieces.isEmpty()
                            ? moved.toString()
                            : random.nextBoolean()
                                    ? moved + " " + any(pieces, random) + place
                                    : any(pieces, random) + " " + place + any(pieces, random);
        }

        private static <T> T any(List<T> values, Random random) {
            return values.get(random.nextInt(values.size()));
        }

        List<Game> games() {
            List<Game> games = new ArrayList<>(List.of(Game.of(PositionStrings.parse(position))));
            plies.forEach(ply -> games.add(MoveStrings.play(games.get(games.size() - 1), ply.move())));
            return games;
        }
    }

    /**
     * A position to describe.
     *
     * @param move the next move
     * @param tried a move to judge
     * @param piece a piece to ask for its mobility
     */
    private record Ply(String move, String tried, String piece) {}

    private static Object describe(GameOfTest asked) {
        List<Game> games = asked.games();
        List<Object> answers = new ArrayList<>();
        for (int i = 0; i < asked.plies().size(); i++) {
            answers.add(describe(games.get(i), asked.plies().get(i)));
        }
        Game last = games.get(games.size() - 1);
        Map<String, @Nullable Object> end = new LinkedHashMap<>();
        end.put("records", printed(GameRecord.of(last)));
        end.put("solution", BotModule.solve(last, SolverOptions.turns(2).withNodes(3000)));
        end.put("best", last.isOver() ? null : MoveStrings.print(new Player(300, 0, false).choose(last, 5), last));
        answers.add(end);
        if (last.startPosition().equals(Game.start(last.ruleset()).position())) {
            answers.add(Map.of("same", true));
        }
        return answers;
    }

    private static Object describe(Game game, Ply ply) {
        GameView view = new GameView(game);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("state", view.state());
        answer.put(
                "texts",
                List.of(
                        PositionStrings.print(game.position()),
                        PositionStrings.print(game.startPosition()),
                        CanonicalPosition.of(game.position()).key(),
                        PositionStrings.printHop(game.position()),
                        SvgDiagram.standard().draw(game),
                        TextDiagram.print(game.position())));
        List<Hex> destinations = game.legalMoves().stream()
                .flatMap(move -> move.destination().stream())
                .toList();
        answer.put(
                "highlighted",
                SvgDiagram.builder().highlight(destinations).build().draw(game));
        answer.put("legalMoves", view.legalMoves());
        answer.put("judge", inBoth(language -> attempt(() -> view.judge(ply.tried(), language))));
        answer.put("play", attempt(() -> new GameView(MoveStrings.play(game, ply.tried())).state()));
        answer.put("mobility", inBoth(language -> view.mobility(ply.piece(), language)));
        answer.put("paths", view.paths(ply.move()));
        answer.put("canonical", view.toCanonical(ply.move()));
        answer.put("back", true);
        return answer;
    }

    private static List<Object> inBoth(Function<String, Object> answer) {
        return List.of(answer.apply("en"), answer.apply("ru"));
    }

    /** Returns the answer or the error of a call. */
    private static Object attempt(Supplier<?> call) {
        try {
            return call.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            return failure(e);
        }
    }

    private static Object failure(RuntimeException error) {
        Map<String, Object> failure = new LinkedHashMap<>();
        failure.put("name", "HiveError");
        failure.put(
                "message",
                error instanceof NotationException notation
                        ? notation.sentence(Locale.ENGLISH)
                        : String.valueOf(error.getMessage()));
        failure.put("code", error instanceof NotationException notation ? notation.code() : "argument");
        return failure;
    }

    private static List<Object> printed(GameRecord record) {
        return Arrays.stream(RecordFormat.values())
                .map(format -> attempt(() -> Records.print(record, format)))
                .toList();
    }

    private static Object describe(String text) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("russian", RecordView.scan(text, new Locale("ru")));
        List<Map<String, Object>> english = RecordView.scan(text, Locale.ENGLISH);
        try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
            Iterator<Map<String, Object>> views = english.iterator();
            games.forEach(game -> {
                Map<String, Object> view = views.next();
                game.record().ifPresent(record -> {
                    view.put("texts", printed(record));
                    view.put("position", PositionStrings.print(record.game().position()));
                    view.put("drawn", SvgDiagram.standard().draw(record.cursor().end()));
                    view.put("places", places(record.cursor(), new ArrayList<>()));
                    view.put("again", true);
                });
            });
        }
        answer.put("english", english);
        return answer;
    }

    private static List<Object> places(RecordCursor cursor, List<Object> places) {
        places.add(RecordView.of(cursor));
        cursor.choices().forEach(choice -> places(choice, places));
        return places;
    }
}
