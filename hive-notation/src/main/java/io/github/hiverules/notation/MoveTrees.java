// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.RecordTrees.Node;
import io.github.hiverules.notation.record.Line;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Converts the moves of a record to MoveStrings and back. Checks that parsed moves are legal. */
final class MoveTrees {
    private MoveTrees() {}

    static List<Node> print(Line line, MutableGame game) {
        List<Node> nodes = new ArrayList<>(line.size());
        List<String> openingComments = line.comments();
        for (Line.Node node : line.nodes()) {
            List<List<Node>> variations = new ArrayList<>();
            for (Line variation : node.variations()) {
                variations.add(print(variation, game));
                undo(game, variation.size());
            }
            String move = MoveStringPrinter.in(game).print(node.move());
            nodes.add(new Node(move, node.nags(), node.clock(), openingComments, node.comments(), variations));
            openingComments = List.of();
            game.play(node.move());
        }
        return nodes;
    }

    private static void undo(MutableGame game, int moves) {
        for (int i = 0; i < moves; i++) {
            game.undo();
        }
    }

    /**
     * Parses a line and plays the moves in the game. Throws an {@link IllegalArgumentException} if a MoveString is
     * malformed, a move is illegal, or a note is out of range. The message begins with the path of the move.
     */
    static Line parse(List<Node> moves, RecordPath anyPathInLine, MutableGame game) {
        List<Line.Node> nodes = new ArrayList<>(moves.size());
        for (Node move : moves) {
            RecordPath path = anyPathInLine.withMove(nodes.size() + 1);
            List<Line> variations = new ArrayList<>();
            for (List<Node> variation : move.variations()) {
                RecordPath beside = path.variation(variations.size() + 1, 1);
                if (variation.isEmpty() || beside.depth() > Line.MAX_DEPTH) {
                    throw wrong(
                            beside, variation.isEmpty() ? "The variation has no move." : "Too many nested variations.");
                }
                Line parsed = parse(variation, beside, game);
                variations.addAll(parsed.flat());
                undo(game, parsed.size());
            }
            if (!move.openingComments().isEmpty() && (path.depth() == 0 || path.move() > 1)) {
                throw wrong(path, "Only the first move of a variation has opening comments.");
            }
            try {
                nodes.add(play(move, game).withVariations(variations));
            } catch (IllegalArgumentException e) {
                throw wrong(path, String.valueOf(e.getMessage()));
            }
        }
        return new Line(moves.isEmpty() ? List.of() : moves.get(0).openingComments(), nodes);
    }

    private static Line.Node play(Node node, MutableGame game) {
        Move move = MoveStrings.parse(node.move(), game);
        Legality legality = game.tryPlay(move);
        if (!legality.isLegal()) {
            Violation reason = legality.violations().get(0);
            Position position = game.position();
            throw new IllegalArgumentException(Sentences.of(Locale.ENGLISH).describe(reason, position) + " ["
                    + reason.rule().number() + "]");
        }
        return new Line.Node(move, node.nags(), node.comments(), node.clock(), List.of());
    }

    private static IllegalArgumentException wrong(RecordPath path, String reason) {
        return new IllegalArgumentException("Move " + path + ": " + reason);
    }
}
