// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

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

/** A line of moves as JSON: a list of moves, each with its notes and with the lines that might have been played instead. */
final class GameTree {
    /** How many moves a tree has at most. */
    static final int MAX_MOVES = 10_000;

    /** How deep variations stand in variations at most. */
    static final int MAX_DEPTH = 40;

    private int moves;

    /** How many moves there are in what was printed or parsed. */
    int moves() {
        return moves;
    }

    /** A line as JSON, with as many variations as there may be; the game stands before it. */
    ArrayNode print(List<RecordedMove> line, MutableGame game, int depth) {
        moves += line.size();
        ArrayNode nodes = Json.array();
        for (RecordedMove move : line) {
            ObjectNode node = nodes.addObject().put("move", MoveStrings.print(move.move(), game));
            move.comments().forEach(comment -> node.withArray("comments").add(comment));
            move.marks().forEach(mark -> node.withArray("marks").add(mark));
            move.clockMillis().ifPresent(millis -> node.put("clock", millis));
            for (Line variation : move.variations()) {
                if (depth < MAX_DEPTH && moves + variation.recordedMoves().size() <= MAX_MOVES) {
                    // The page has no other place for what opens a variation.
                    variation
                            .comments()
                            .forEach(comment -> node.withArray("comments").add(comment));
                    node.withArray("variations").add(print(variation.recordedMoves(), game, depth + 1));
                }
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
    List<RecordedMove> parse(JsonNode nodes, Game start, GameLine lines, int depth) {
        moves += nodes.size();
        if (!nodes.isArray() || moves > MAX_MOVES) {
            throw new BadRequest("tree", MAX_MOVES);
        }
        if (depth > MAX_DEPTH) {
            throw new BadRequest("too-deep", MAX_DEPTH);
        }
        List<RecordedMove> line = new ArrayList<>();
        Game game = start;
        for (JsonNode node : nodes) {
            Game next = lines.play(game, Json.text(node, "move"));
            RecordedMove.Builder move =
                    RecordedMove.builder().move(next.lastMove().orElseThrow());
            node.path("comments").forEach(comment -> move.addComments(comment.asText()));
            node.path("marks").forEach(mark -> move.addMarks(mark.asInt(-1)));
            if (node.has("clock")) {
                move.clockMillis(Json.number(node, "clock", 0, Integer.MAX_VALUE, 0));
            }
            for (JsonNode variation : node.path("variations")) {
                move.addVariations(Line.of(parse(variation, game, lines, depth + 1)));
            }
            line.add(move.build());
            game = next;
        }
        return line;
    }
}
