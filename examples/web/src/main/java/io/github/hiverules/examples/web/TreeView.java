// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game with its variations as JSON: a list of nodes, each a move with the index of the node before it, -1 at the start. The
 * game itself comes first; of the moves behind one node the first is the one that was played.
 */
final class TreeView {
    /** How many nodes a tree has at most. */
    static final int MAX_NODES = 10_000;

    /** How deep variations stand in variations at most. */
    static final int MAX_DEPTH = 40;

    /**
     * How many moves are played at most for the variations of one question, those that lead to them included; each costs some
     * more.
     */
    static final int MAX_WORK = 200_000;

    /** What a variation costs besides its moves. */
    static final int WORK_EACH = 50;

    private final ArrayNode nodes = Json.array();
    private int work = MAX_WORK;

    /** The nodes of a record. A variation that is not legal as a whole stands in the comments, in brackets. */
    ArrayNode of(GameRecord record) {
        Game start = Game.of(record.startPosition());
        add(start, List.of(), record.recordedMoves(), -1, 0);
        return nodes;
    }

    /** Adds moves that are played one after the other, and then what might have been played instead of each. */
    private void add(Game start, List<RecordedMove> before, List<RecordedMove> moves, int parent, int depth) {
        MutableGame game = MutableGame.of(start.startPosition());
        before.forEach(move -> game.tryPlay(move.move()));
        List<String> names =
                MoveStrings.print(moves.stream().map(RecordedMove::move).toList(), game);
        int first = nodes.size();
        for (int i = 0; i < moves.size(); i++) {
            ObjectNode node = nodes.addObject().put("parent", i == 0 ? parent : nodes.size() - 2);
            note(node.put("move", names.get(i)), moves.get(i));
        }
        List<RecordedMove> played = new ArrayList<>(before);
        for (int i = 0; i < moves.size(); i++) {
            for (String text : moves.get(i).variations()) {
                Optional<List<RecordedMove>> variation = parse(start, played, text, depth);
                if (variation.isPresent()) {
                    add(start, played, variation.get(), i == 0 ? parent : first + i - 1, depth + 1);
                } else {
                    ((ObjectNode) nodes.get(first + i)).withArray("comments").add("(" + text.strip() + ")");
                }
            }
            played.add(moves.get(i));
        }
    }

    private Optional<List<RecordedMove>> parse(Game start, List<RecordedMove> played, String text, int depth) {
        work -= WORK_EACH + played.size() + text.length() / 8;
        return depth < MAX_DEPTH && work > 0 && nodes.size() < MAX_NODES
                ? Variations.parse(start, played, text)
                : Optional.empty();
    }

    private static void note(ObjectNode node, RecordedMove move) {
        move.source().ifPresent(source -> node.put("source", source));
        move.clockMillis().ifPresent(millis -> node.put("clock", millis));
        if (!move.comments().isEmpty()) {
            move.comments().forEach(node.putArray("comments")::add);
        }
    }
}
