// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/** Games and positions as files to keep. */
final class Exports {
    private static final DateTimeFormatter PGN_DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd");
    private static final int MAX_NAME = 100;

    private Exports() {}

    /** @throws BadRequest if the format can't hold the game, or is none */
    static String print(Game game, JsonNode question) {
        return switch (Json.text(question, "format", "")) {
            case "game" -> GameLine.print(game) + "\n";
            case "pgn" -> Records.print(record(game, question), RecordFormat.PGN);
            case "sgf" -> Records.print(record(game, question), RecordFormat.SGF);
            case "svg" -> diagram(question).draw(game);
            default -> throw new BadRequest("format");
        };
    }

    /** The picture of an arrangement, possible or not. */
    static String draw(Setup setup, JsonNode question) {
        try {
            return diagram(question).draw(setup);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-drawable");
        }
    }

    private static SvgDiagram diagram(JsonNode question) {
        return SvgDiagram.builder()
                .background(
                        Json.flag(question, "dark", false) ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT)
                .build();
    }

    private static GameRecord record(Game game, JsonNode question) {
        GameRecord.Builder record = GameRecord.builder().from(GameRecord.of(game));
        record.addTags(new Tag("Date", LocalDate.now(ZoneId.systemDefault()).format(PGN_DAY)));
        name(record, "White", question.path("white"));
        name(record, "Black", question.path("black"));
        return record.build();
    }

    private static void name(GameRecord.Builder record, String tag, JsonNode name) {
        String text = name.asText().strip();
        if (text.length() > MAX_NAME) {
            throw new BadRequest("name-too-long", MAX_NAME);
        }
        if (!text.isEmpty()) {
            record.addTags(new Tag(tag, text));
        }
    }
}
