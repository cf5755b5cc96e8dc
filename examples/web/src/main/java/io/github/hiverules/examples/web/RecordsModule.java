// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of {@code hive-records.js}: the rules, records and pictures. */
public final class RecordsModule {
    private RecordsModule() {}

    /** Starts a game under rules such as {@code Base+MLP}. */
    @JSExport
    public static JsGame start(String rules) {
        return JsGame.start(rules);
    }

    /** Starts a game from a position string or a HOP string. */
    @JSExport
    public static JsGame fromPosition(String position) {
        return Failure.orThrow(() -> new JsGame(Game.of(PositionStrings.parse(position))));
    }

    /** Parses a GameString. */
    @JSExport
    public static JsGame parse(String gameString) {
        return Failure.orThrow(() -> new JsGame(GameStrings.parse(gameString)));
    }

    /** Returns a game as a GameString, PGN or SGF, or its position as {@code HOP}, {@code SVG} or {@code TEXT}. */
    @JSExport
    public static String print(JsGame game, String format) {
        return Failure.orThrow(() -> switch (format) {
            case "HOP" -> PositionStrings.printHop(game.game().position());
            case "SVG" -> SvgDiagram.standard().draw(game.game());
            case "TEXT" -> TextDiagram.print(game.game().position());
            default -> Records.print(GameRecord.of(game.game()), RecordFormat.valueOf(format));
        });
    }

    /** Reads all games in a text. */
    @JSExport
    public static @Nullable JSObject scan(String text, String language) {
        Locale locale = new Locale(language);
        return Failure.orThrow(() -> {
            try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
                return JsTrees.toJs(
                        Json.of(games.map(game -> describe(game, locale)).toList())
                                .tree());
            }
        });
    }

    private static Json describe(ScannedGame game, Locale language) {
        return Json.object()
                .put("isValid", game.isValid())
                .put("format", game.format().map(Enum::name))
                .put("record", game.record())
                .put(
                        "error",
                        game.error()
                                .map(error ->
                                        new Json(Failure.describe(error)).put("message", error.sentence(language))))
                .put(
                        "remarks",
                        game.remarks().stream()
                                .map(remark -> remark.sentence(language))
                                .toList());
    }

    /** Prints a record in a format: {@code GAME_STRING}, {@code PGN} or {@code SGF}. */
    @JSExport
    public static String printRecord(JSObject record, String format) {
        return Failure.orThrow(() ->
                Records.print(HiveJson.read(JsTrees.fromJs(record), GameRecord.class), RecordFormat.valueOf(format)));
    }

    /** Returns the game at the end of a record's main line. */
    @JSExport
    public static JsGame game(JSObject record) {
        return Failure.orThrow(() -> new JsGame(
                HiveJson.read(JsTrees.fromJs(record), GameRecord.class).game()));
    }
}
