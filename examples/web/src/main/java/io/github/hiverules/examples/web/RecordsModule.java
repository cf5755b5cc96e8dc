// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.RuleQuestions;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of {@code records.js}: the rules, records and pictures. */
public final class RecordsModule {
    private RecordsModule() {}

    /** Sets the host. The caller must set the host before any other call. */
    @JSExport
    public static void connect(Host host) {
        JsTrees.connect(host);
    }

    /** Starts a game under rules such as {@code Base+MLP}. */
    @JSExport
    public static JsGame start(String rules) {
        return JsGame.start(rules);
    }

    /** Starts a game from a position string or a HOP string. */
    @JSExport
    public static JsGame fromPosition(String position) {
        return JsGame.fromPosition(position);
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

    /** Draws the position of a game. Highlights cells. */
    @JSExport
    public static String svg(JsGame game, JSObject highlight) {
        return Failure.orThrow(() -> JsCursor.highlighting(highlight).draw(game.game()));
    }

    /** Reads all games in a text. */
    @JSExport
    public static @Nullable JSObject scan(String text, String language) {
        return Failure.treeOrThrow(() -> RecordView.scan(text, new Locale(language)));
    }

    /**
     * Answers a question of {@code <hive-board>}. {@code api.html} of the board documents the questions. The answer to an
     * impossible question has a member {@code error}.
     */
    @JSExport
    public static @Nullable JSObject answer(String name, JSObject question) {
        Json asked = new Json(JsTrees.fromJs(question));
        @Nullable Object[] answer = new Object[1];
        try {
            requireNonNull(RuleQuestions.ALL.get(name), name).answer(asked, part -> answer[0] = part.tree());
        } catch (BadRequest e) {
            answer[0] = Json.error(e, RuleQuestions.language(asked)).tree();
        }
        return JsTrees.toJs(answer[0]);
    }

    /** Prints a record in a format: {@code GAME_STRING}, {@code PGN} or {@code SGF}. */
    @JSExport
    public static String printRecord(JSObject record, String format) {
        return Failure.orThrow(() -> Records.print(read(record), RecordFormat.valueOf(format)));
    }

    /** Returns the game at the end of a record's main line. */
    @JSExport
    public static JsGame game(JSObject record) {
        return Failure.orThrow(() -> new JsGame(read(record).game()));
    }

    /** Returns a cursor at the start of a record. */
    @JSExport
    public static JsCursor cursor(JSObject record) {
        return Failure.orThrow(() -> new JsCursor(read(record).cursor()));
    }

    /** Returns a cursor at the start of a record of a game. */
    @JSExport
    public static JsCursor cursorOfGame(JsGame game) {
        return new JsCursor(GameRecord.of(game.game()).cursor());
    }

    private static GameRecord read(JSObject record) {
        return HiveJson.read(JsTrees.fromJs(record), GameRecord.class);
    }
}
