// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;

/** Exports records as files, and positions as pictures. */
final class Exports {
    private Exports() {}

    /** @throws BadRequest if the format is unknown or can't represent the record */
    static String print(GameRecord record, JsonNode question) {
        return switch (Json.text(question, "format", "")) {
            case "game" -> GameLine.print(record.game()) + "\n";
            case "pgn" -> print(record, RecordFormat.PGN);
            case "sgf" -> print(record, RecordFormat.SGF);
            case "svg" -> diagram(question).draw(Api.game(question));
            default -> throw new BadRequest("format");
        };
    }

    /** Draws a set-up, which may be impossible. */
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

    private static String print(GameRecord record, RecordFormat format) {
        try {
            return Records.print(record, format);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-writable", String.valueOf(e.getMessage()));
        }
    }
}
