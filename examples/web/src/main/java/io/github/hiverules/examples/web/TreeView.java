// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Line;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordedMove;
import java.util.List;

/**
 * A game with its variations as JSON: a list of nodes, each a move with the index of the node before it, -1 at the start. The
 * game itself comes first; of the moves behind one node the first is the one that was played.
 */
final class TreeView {
    /** How many nodes a tree has at most. */
    static final int MAX_NODES = 10_000;

    /** How deep variations stand in variations at most. */
    static final int MAX_DEPTH = 40;

    private final ArrayNode nodes = Json.array();

    /** The nodes of a record, as many as there may be. */
    ArrayNode of(GameRecord record) {
        add(record.recordedMoves(), MutableGame.of(record.startPosition()), -1, 0);
        return nodes;
    }

    /** Adds moves that are played one after the other, and then what might have been played instead of each. */
    private void add(List<RecordedMove> moves, MutableGame game, int parent, int depth) {
        int first = nodes.size();
        for (int i = 0; i < moves.size(); i++) {
            ObjectNode node = nodes.addObject().put("parent", i == 0 ? parent : nodes.size() - 2);
            note(node.put("move", MoveStrings.print(moves.get(i).move(), game)), moves.get(i));
            game.play(moves.get(i).move());
        }
        moves.forEach(move -> game.undo());
        for (int i = 0; i < moves.size(); i++) {
            for (Line variation : moves.get(i).variations()) {
                if (depth < MAX_DEPTH
                        && nodes.size() + variation.recordedMoves().size() <= MAX_NODES) {
                    note(variation, first + i);
                    add(variation.recordedMoves(), game, i == 0 ? parent : first + i - 1, depth + 1);
                }
            }
            game.play(moves.get(i).move());
        }
        moves.forEach(move -> game.undo());
    }

    /** What opens a variation stands beside the move that it replaces: the page has no other place for it. */
    private void note(Line variation, int node) {
        variation
                .comments()
                .forEach(comment ->
                        ((ObjectNode) nodes.get(node)).withArray("comments").add(comment));
    }

    private static void note(ObjectNode node, RecordedMove move) {
        move.comments().forEach(comment -> node.withArray("comments").add(comment));
        move.marks().forEach(mark -> node.withArray("marks").add(mark));
        move.clockMillis().ifPresent(millis -> node.put("clock", millis));
    }
}
