// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

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
            GameRecord record = question.has("line") ? record(question.path("line"), game) : GameRecord.of(game);
            String[] comments = StreamSupport.stream(question.path("comments").spliterator(), false)
                    .map(JsonNode::asText)
                    .toArray(String[]::new);
            return Records.print(
                    withTags(record, question).cursor().withComments(comments).record(), format);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-writable", String.valueOf(e.getMessage()));
        }
    }

    /** @throws BadRequest if the line is another game's */
    private static GameRecord record(JsonNode line, Game game) {
        GameRecord record = new GameTree().parse(line, game.startPosition());
        if (!record.moves().equals(GameRecord.of(game).moves())) {
            throw new BadRequest("other-game");
        }
        return record.withOutcome(game.outcome());
    }

    /** Adds the question's tags, or today's date if it has none, and the players if the tags don't name them. */
    private static GameRecord withTags(GameRecord untagged, JsonNode question) {
        List<Tag> tags = new ArrayList<>();
        for (JsonNode tag : question.path("tags")) {
            tags.add(new Tag(Json.text(tag, "name"), Json.text(tag, "value")));
        }
        GameRecord record = untagged.withTags(tags);
        if (!question.has("tags")) {
            tags.add(new Tag("Date", LocalDate.now(ZoneId.systemDefault()).format(PGN_DAY)));
        }
        for (String side : List.of("White", "Black")) {
            String name = question.path(side.toLowerCase(Locale.ROOT)).asText().strip();
            if (record.tag(side).isEmpty() && !name.isEmpty()) {
                tags.removeIf(tag -> tag.isNamed(side));
                tags.add(new Tag(side, name));
            }
        }
        return untagged.withTags(tags);
    }
}
