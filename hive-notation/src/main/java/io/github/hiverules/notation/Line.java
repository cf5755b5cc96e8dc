// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive moves with their notes and variations: the main line of a record, or a variation. The first move of a variation
 * has no variations; its alternatives are variations beside it.
 *
 * @param comments the comments before the first move
 */
record Line(List<String> comments, List<Node> nodes) {
    /** How deep variations may be nested. */
    static final int MAX_DEPTH = 100;

    /** A move and its alternatives, each of which has a move. */
    record Node(RecordedMove recorded, List<Line> variations) {
        Node {
            variations = List.copyOf(variations);
        }

        static Node of(Move move) {
            return new Node(RecordedMove.of(move), List.of());
        }

        Move move() {
            return recorded.move();
        }

        Node with(RecordedMove other) {
            return new Node(other, variations);
        }

        Node withVariations(List<Line> others) {
            return new Node(recorded, others);
        }

        Node translate(int dq, int dr) {
            return new Node(
                    recorded.translate(dq, dr),
                    variations.stream().map(line -> line.translate(dq, dr)).toList());
        }
    }

    Line {
        comments = List.copyOf(comments);
        nodes = List.copyOf(nodes);
        comments.forEach(comment -> Texts.requireWellFormed(comment, "A comment"));
    }

    static Line of(List<Move> moves) {
        return new Line(List.of(), moves.stream().map(Node::of).toList());
    }

    int size() {
        return nodes.size();
    }

    /** Returns a move by its number, from 1. */
    Node node(int number) {
        return nodes.get(number - 1);
    }

    List<Move> moves() {
        return nodes.stream().map(Node::move).toList();
    }

    Line withComments(List<String> others) {
        return new Line(others, nodes);
    }

    Line withNodes(List<Node> others) {
        return new Line(comments, others);
    }

    /** Returns the line with another node at a number, from 1. */
    Line with(int number, Node node) {
        List<Node> edited = new ArrayList<>(nodes);
        edited.set(number - 1, node);
        return withNodes(edited);
    }

    /** Returns how deep variations are nested in the line: 0 if it has none. */
    int depth() {
        int depth = 0;
        for (Node node : nodes) {
            for (Line variation : node.variations()) {
                depth = Math.max(depth, 1 + variation.depth());
            }
        }
        return depth;
    }

    /** Returns the cell of the first piece that the line plays; the origin if it plays none. */
    Hex firstCell() {
        for (Node node : nodes) {
            if (node.move() instanceof PieceMove first) {
                return first.to();
            }
        }
        return Hex.ORIGIN;
    }

    Line translate(int dq, int dr) {
        return dq == 0 && dr == 0
                ? this
                : withNodes(nodes.stream().map(node -> node.translate(dq, dr)).toList());
    }

    /** Returns the line with its first piece on the origin. */
    Line fromOrigin() {
        Hex first = firstCell();
        return translate(-first.q(), -first.r());
    }
}
