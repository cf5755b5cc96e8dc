// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.Line;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordedMove;
import java.util.ArrayList;
import java.util.List;

/** Lines of moves as JSON: lists of moves, each with its notes and with the lines that might have been played instead. */
final class GameTree {
    /** How many moves and remarks one question is about at most. */
    static final int MAX_WORK = 100_000;

    private int work;

    /** @throws BadRequest if that is too much, with all that was counted before */
    void count(int more) {
        work += more;
        if (work > MAX_WORK) {
            throw new BadRequest("too-much-work", MAX_WORK);
        }
    }

    /** A line as JSON, with its variations; the game stands before it. */
    ArrayNode print(List<RecordedMove> line, MutableGame game) {
        count(line.size());
        ArrayNode nodes = Json.array();
        for (RecordedMove move : line) {
            ObjectNode node = nodes.addObject().put("move", MoveStrings.print(move.move(), game));
            move.comments().forEach(comment -> node.withArray("comments").add(comment));
            move.marks().forEach(mark -> node.withArray("marks").add(mark));
            move.clockMillis().ifPresent(millis -> node.put("clock", millis));
            for (Line variation : move.variations()) {
                // The page has no other place for what opens a variation.
                variation
                        .comments()
                        .forEach(comment -> node.withArray("comments").add(comment));
                node.withArray("variations").add(print(variation.recordedMoves(), game));
            }
            game.play(move.move());
        }
        line.forEach(move -> game.undo());
        return nodes;
    }

    /**
     * The moves of a line that begins behind a game.
     *
     * @throws BadRequest if they are no legal moves, or too many
     */
    List<RecordedMove> parse(JsonNode nodes, Game start) {
        count(nodes.size());
        if (!nodes.isArray()) {
            throw new BadRequest("line");
        }
        List<RecordedMove> line = new ArrayList<>();
        Game game = start;
        for (JsonNode node : nodes) {
            Game next = GameLine.play(game, GameLine.move(Json.text(node, "move"), game));
            RecordedMove.Builder move =
                    RecordedMove.builder().move(next.lastMove().orElseThrow());
            node.path("comments").forEach(comment -> move.addComments(comment.asText()));
            node.path("marks").forEach(mark -> move.addMarks(mark.asInt(-1)));
            if (node.has("clock")) {
                move.clockMillis(Json.number(node, "clock", 0, Integer.MAX_VALUE, 0));
            }
            for (JsonNode variation : node.path("variations")) {
                move.addVariations(Line.of(parse(variation, game)));
            }
            line.add(move.build());
            game = next;
        }
        return line;
    }
}
