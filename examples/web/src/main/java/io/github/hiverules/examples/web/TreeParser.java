// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.notation.Line;
import io.github.hiverules.notation.RecordedMove;
import java.util.ArrayList;
import java.util.List;

/** Turns the nodes of a {@link TreeView} into moves with their variations. */
final class TreeParser {
    private static final int MAX_COMMENT = 100_000;

    private final GameLine lines;
    private final List<JsonNode> nodes = new ArrayList<>();

    /** The indices of the nodes behind each node; those at the start come first, so that everything is one further on. */
    private final List<List<Integer>> children = new ArrayList<>();

    private TreeParser(GameLine lines) {
        this.lines = lines;
    }

    /**
     * The moves of a tree's game, each with its variations.
     *
     * @param game the game that is the tree's
     * @throws BadRequest if the nodes are no tree of legal moves, or another game's
     */
    static List<RecordedMove> parse(JsonNode nodes, Game game, GameLine lines) {
        TreeParser parser = new TreeParser(lines);
        parser.take(nodes);
        List<Integer> first = parser.children.get(0);
        List<RecordedMove> moves =
                first.isEmpty() ? List.of() : parser.line(first.get(0), Game.of(game.startPosition()), 0);
        if (!moves.stream().map(RecordedMove::move).toList().equals(game.moves())) {
            throw new BadRequest("other-game");
        }
        return moves;
    }

    private void take(JsonNode tree) {
        if (!tree.isArray() || tree.size() > TreeView.MAX_NODES) {
            throw new BadRequest("tree", TreeView.MAX_NODES);
        }
        children.add(new ArrayList<>());
        for (JsonNode node : tree) {
            children.get(Json.number(node, "parent", -1, nodes.size() - 1, -1) + 1)
                    .add(nodes.size());
            nodes.add(node);
            children.add(new ArrayList<>());
        }
    }

    /** The line that begins with a node and goes on with what was played, with the variations beside it. */
    private List<RecordedMove> line(int first, Game start, int depth) {
        if (depth > TreeView.MAX_DEPTH) {
            throw new BadRequest("too-deep", TreeView.MAX_DEPTH);
        }
        List<RecordedMove> moves = new ArrayList<>();
        Game game = start;
        for (int node = first; node >= 0; ) {
            Game next = lines.play(game, Json.text(nodes.get(node), "move"));
            RecordedMove.Builder move =
                    RecordedMove.builder().move(next.lastMove().orElseThrow());
            note(move, nodes.get(node));
            List<Integer> all = children.get(Json.number(nodes.get(node), "parent", -1, node, -1) + 1);
            if (all.get(0) == node) {
                for (int other : all.subList(1, all.size())) {
                    move.addVariations(Line.of(line(other, game, depth + 1)));
                }
            }
            moves.add(move.build());
            game = next;
            List<Integer> behind = children.get(node + 1);
            node = behind.isEmpty() ? -1 : behind.get(0);
        }
        return moves;
    }

    private static void note(RecordedMove.Builder move, JsonNode node) {
        for (JsonNode comment : node.path("comments")) {
            if (comment.asText().length() > MAX_COMMENT) {
                throw new BadRequest("comment-too-long", MAX_COMMENT);
            }
            move.addComments(comment.asText());
        }
        node.path("marks").forEach(mark -> move.addMarks(mark.asInt()));
        int clock = Json.number(node, "clock", 0, Integer.MAX_VALUE, -1);
        if (clock >= 0) {
            move.clockMillis(clock);
        }
    }
}
