// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.reading.Line;
import io.github.hiverules.notation.reading.ParseError;
import io.github.hiverules.notation.strings.MoveStringParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Converts the moves of a record to JSON and back. Checks that the moves are legal. */
final class MoveTrees {
    private final MutableGame game;
    private final MoveStringPrinter printer;
    private final MoveStringParser parser;
    private int depth;

    /** Creates a converter. The game must contain the start position, and then contains the moves of the main line. */
    MoveTrees(MutableGame game) {
        this.game = game;
        printer = MoveStringPrinter.in(game);
        parser = new MoveStringParser(game::cellOf, false);
    }

    List<Object> write(Line line) {
        List<Object> moves = new ArrayList<>(line.size());
        for (Line.Node node : line.nodes()) {
            List<Object> variations = new ArrayList<>();
            for (Line variation : node.variations()) {
                variations.add(write(variation));
                undo(variation);
            }
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("move", printer.print(node.move()));
            put("nags", node.nags(), json);
            node.clock().ifPresent(clock -> json.put("clock", clock.toMillis()));
            put("openingComments", moves.isEmpty() ? line.comments() : List.of(), json);
            put("comments", node.comments(), json);
            put("variations", variations, json);
            moves.add(json);
            game.play(node.move());
        }
        return moves;
    }

    private void undo(Line line) {
        line.nodes().forEach(node -> game.undo());
    }

    /** Adds a member unless the list is empty. */
    static void put(String name, Collection<?> members, Map<String, Object> json) {
        if (!members.isEmpty()) {
            json.put(name, new ArrayList<Object>(members));
        }
    }

    /**
     * Reads a line and plays the moves in the game. Throws an {@link IllegalArgumentException} if a MoveString is
     * malformed, a move is illegal, or a note is out of range.
     */
    Line read(Object json) {
        List<String> openingComments = new ArrayList<>();
        List<Line.Node> nodes = new ArrayList<>();
        JsonTree.list(json, move -> {
            List<String> before = texts(move, "openingComments");
            if (!before.isEmpty() && (depth == 0 || !nodes.isEmpty())) {
                throw new IllegalArgumentException("Only the first move of a variation has opening comments.");
            }
            openingComments.addAll(before);
            return nodes.add(node(move));
        });
        return new Line(openingComments, nodes);
    }

    private Line.Node node(Object json) {
        List<Line> variations = new ArrayList<>();
        JsonTree.member(json, "variations", all -> JsonTree.list(all, line -> variations.addAll(variation(line))));
        return new Line.Node(
                play(JsonTree.required(json, "move", JsonTree::text)),
                JsonTree.member(json, "nags", nags -> JsonTree.list(nags, JsonTree::number))
                        .orElse(List.of()),
                texts(json, "comments"),
                JsonTree.member(json, "clock", JsonTree::longNumber).map(Duration::ofMillis),
                variations);
    }

    static List<String> texts(Object json, String name) {
        return JsonTree.member(json, name, texts -> JsonTree.list(texts, JsonTree::text))
                .orElse(List.of());
    }

    private List<Line> variation(Object json) {
        depth++;
        if (depth > Line.MAX_DEPTH) {
            throw new IllegalArgumentException("Too many nested variations.");
        }
        Line line = read(json);
        if (line.nodes().isEmpty()) {
            throw new IllegalArgumentException("The variation has no move.");
        }
        undo(line);
        depth--;
        return line.flat();
    }

    private Move play(String moveString) {
        Move move = parser.parse(moveString);
        Legality legality = game.tryPlay(move);
        if (!legality.isLegal()) {
            throw ParseError.illegal(0, 0, moveString, legality, game.position());
        }
        return move;
    }
}
