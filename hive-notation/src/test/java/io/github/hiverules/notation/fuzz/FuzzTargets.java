// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * One method per parser, for a coverage-guided fuzzer. Parsers may throw only documented exceptions. Printing and reading
 * a value must return an equal value.
 */
public final class FuzzTargets {
    private static final ReaderOptions OPTIONS = ReaderOptions.strict().withMaxGameLength(100_000);

    private static final Position STACK = Records.parseOne(
                    "Base+MLP;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bP bQ-;wB1 wQ;bA1 bP-")
            .game()
            .position();

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new HiveJackson2Module());

    private static final List<Class<?>> JSON_TYPES = List.of(
            Game.class, Position.class, Setup.class, Move.class, Ruleset.class, Outcome.class, GameRecord.class);

    /** The parsers by name. Most parsers read the bytes after a beginning, which the fuzzer would hardly find. */
    static final Map<String, Consumer<byte[]>> TARGETS = Map.ofEntries(
            Map.entry("Pgn", data -> records("[GameType \"Base+MLP\"]\n", data, RecordFormat.PGN)),
            Map.entry("Sgf", data -> records("(;GM[27]SU[hive-plm]", data, RecordFormat.SGF)),
            Map.entry(
                    "PgnTree",
                    data -> tree(
                            "[GameType \"Base+MLP\"]\n1. wS1 2. bS1 wS1- 3. wQ -wS1 4. bQ bS1- 5. wA1 -wQ (", data)),
            Map.entry(
                    "SgfTree",
                    data -> tree(
                            "(;GM[27]SU[hive-plm];P0[1 Dropb wS1 N 13 .];P0[2 Done](;P1[3 Dropb bS1 O 13 .];P1[4 Done])(;",
                            data)),
            Map.entry("GameString", data -> records("Base+MLP;", data, RecordFormat.GAME_STRING)),
            Map.entry("AnyRecord", data -> records("", data, RecordFormat.PGN)),
            Map.entry("MoveString", data -> move(new String(data, StandardCharsets.UTF_8))),
            Map.entry("PositionString", data -> position(new String(data, StandardCharsets.UTF_8))),
            Map.entry("UhpCommands", data -> commands(new String(data, StandardCharsets.UTF_8))),
            Map.entry("UhpAnswers", data -> answers(new String(data, StandardCharsets.UTF_8))),
            Map.entry("Json", FuzzTargets::json));

    private static Consumer<byte[]> target = data -> {};

    private FuzzTargets() {}

    /** Called by the fuzzer with the name of a parser. */
    public static void fuzzerInitialize(String[] arguments) {
        target = Objects.requireNonNull(TARGETS.get(arguments[0]), arguments[0]);
    }

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        target.accept(data);
    }

    private static void move(String text) {
        Move move;
        try {
            move = MoveStrings.parse(text, STACK);
        } catch (NotationException e) {
            return;
        }
        Legality legality = Game.of(STACK).judge(move);
        String printed = MoveStrings.print(move, STACK);
        if (legality.isLegal() && !MoveStrings.parse(printed, STACK).equals(move)) {
            throw new AssertionError(printed + " is not " + move);
        }
    }

    private static void position(String text) {
        try {
            Position position = PositionStrings.parse(text);
            if (!PositionStrings.parse(PositionStrings.print(position)).equals(position)) {
                throw new AssertionError(position + " does not come back");
            }
            Position read = PositionStrings.parse(PositionStrings.printHop(position));
            if (!CanonicalPosition.of(read)
                    .key()
                    .equals(CanonicalPosition.of(position).key())) {
                throw new AssertionError(position + " does not come back from HOP");
            }
            SvgDiagram.standard().draw(position);
            TextDiagram.print(position);
        } catch (NotationException | ImpossiblePositionException e) {
            return; // as documented
        }
    }

    /** Sends lines to an engine. */
    private static void commands(String lines) {
        UhpLines.answers(lines.lines().limit(100)).forEach(answer -> {
            boolean sound = answer.get(answer.size() - 1).equals("ok")
                    && answer.stream().noneMatch(text -> text.chars().anyMatch(Character::isISOControl));
            if (!sound) {
                throw new AssertionError(answer.toString());
            }
        });
    }

    /** Lets an engine send lines to a client. */
    private static void answers(String lines) {
        String all = "id fuzz v1\nMosquito;Ladybug;Pillbug\nok\n" + lines;
        ByteArrayInputStream answers = new ByteArrayInputStream(all.getBytes(StandardCharsets.UTF_8));
        try (UhpClient client =
                UhpClient.builder(answers, OutputStream.nullOutputStream()).start()) {
            client.options();
            Game game = Game.start(Ruleset.tournament());
            client.follow(game);
            client.follow(game.play(client.bestMove(game, SearchLimit.depth(1))));
            client.setOption("Number", "1");
        } catch (UhpException e) {
            if (e.getMessage().isEmpty()) {
                throw new AssertionError("an error without reason", e);
            }
        }
    }

    /** Reads a value of the type that the first byte selects. */
    private static void json(byte[] data) {
        if (data.length == 0) {
            return;
        }
        Class<?> type = JSON_TYPES.get(Math.floorMod(data[0] - 'a', JSON_TYPES.size()));
        try {
            Object value = MAPPER.readValue(data, 1, data.length - 1, type);
            if (value != null
                    && !MAPPER.readValue(MAPPER.writeValueAsString(value), type).equals(value)) {
                throw new AssertionError(value + " does not come back");
            }
            if (value instanceof Position position) {
                position.legalMoves();
            }
        } catch (IOException e) {
            return; // as documented
        }
    }

    private static void records(String head, byte[] data, RecordFormat format) {
        byte[] start = head.getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[start.length + data.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(data, 0, all, start.length, data.length);
        for (ReaderOptions options : List.of(OPTIONS, OPTIONS.withCorrections(true))) {
            try (Stream<ScannedGame> games = Records.scan(new ByteArrayInputStream(all), "fuzz", options)) {
                games.forEach(game -> {
                    game.error().ifPresent(FuzzTargets::check);
                    game.record().ifPresent(record -> comesBack(record, format));
                });
            }
        }
    }

    private static void tree(String head, byte[] data) {
        String text = head + new String(data, StandardCharsets.UTF_8);
        try (Stream<ScannedGame> games = Records.scanText(text, OPTIONS)) {
            games.flatMap(game -> game.record().stream()).forEach(FuzzTargets::edit);
        }
    }

    /** Edits a record. Every result must be legal, and printing and reading it in both formats must return it. */
    private static void edit(GameRecord record) {
        comesBack(record, RecordFormat.PGN);
        comesBack(record, RecordFormat.SGF);
        record.cursor().descendants().limit(40).forEach(cursor -> {
            comesBack(cursor.remove().record(), RecordFormat.SGF);
            comesBack(cursor.withNags(1).withComments("x").record(), RecordFormat.PGN);
            if (cursor.path().toString().contains(".")) {
                comesBack(cursor.promote().record(), RecordFormat.PGN);
            }
        });
    }

    /** Checks that an error can be shown to users. */
    private static void check(NotationException error) {
        if (error.line() < 1
                || error.sentence(Locale.ENGLISH).isEmpty()
                || !error.getMessage().startsWith("fuzz:")) {
            throw new AssertionError("an error without place or reason", error);
        }
    }

    private static void comesBack(GameRecord record, RecordFormat format) {
        ReaderOptions unbounded = ReaderOptions.strict().withRulesets(Ruleset.tournament());
        if (format == RecordFormat.GAME_STRING
                && !Ruleset.tournament().variant().equals(record.ruleset().variant())) {
            return;
        }
        GameRecord again = Records.parseOne(Records.print(record, format), unbounded);
        boolean same = format == RecordFormat.GAME_STRING ? again.moves().equals(record.moves()) : again.equals(record);
        if (!same) {
            throw new AssertionError(record + "\ncomes back as\n" + again);
        }
    }
}
