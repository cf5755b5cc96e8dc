// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Line;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Games and positions as files to keep. */
final class Exports {
    private static final DateTimeFormatter PGN_DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private Exports() {}

    /** @throws BadRequest if the format can't hold the game, or is none */
    static String print(Game game, JsonNode question) {
        return switch (Json.text(question, "format", "")) {
            case "game" -> GameLine.print(game) + "\n";
            case "pgn" -> print(game, question, RecordFormat.PGN);
            case "sgf" -> print(game, question, RecordFormat.SGF);
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

    private static String print(Game game, JsonNode question, RecordFormat format) {
        try {
            GameRecord.Builder record = GameRecord.of(game).toBuilder();
            if (question.has("line")) {
                record.recordedMoves(moves(question.path("line"), game));
            }
            question.path("comments").forEach(comment -> record.addComments(comment.asText()));
            tags(record, question);
            return Records.print(record.build(), format);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-writable", String.valueOf(e.getMessage()));
        }
    }

    /** @throws BadRequest if the line is another game's */
    private static List<RecordedMove> moves(JsonNode line, Game game) {
        List<RecordedMove> moves = new GameTree().parse(line, Game.of(game.startPosition()));
        if (!Line.of(moves).moves().equals(game.moves())) {
            throw new BadRequest("other-game");
        }
        return moves;
    }

    /** The tags that the question brings; the day and the players where they are not among them. */
    private static void tags(GameRecord.Builder record, JsonNode question) {
        for (JsonNode tag : question.path("tags")) {
            record.addTags(new Tag(Json.text(tag, "name"), Json.text(tag, "value")));
        }
        GameRecord told = record.build();
        if (told.date().or(() -> told.tag("DT")).isEmpty()) {
            record.tag("Date", LocalDate.now(ZoneId.systemDefault()).format(PGN_DAY));
        }
        for (String side : List.of("White", "Black")) {
            String name = question.path(side.toLowerCase(Locale.ROOT)).asText().strip();
            if (told.tag(side).isEmpty() && !name.isEmpty()) {
                record.tag(side, name);
            }
        }
    }
}
