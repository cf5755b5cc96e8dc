// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A main line or a variation: moves with notes and variations.
 *
 * @param comments the comments before the first move
 */
public record Line(List<String> comments, List<Node> nodes) {
    /** The maximum nesting depth of variations. */
    public static final int MAX_DEPTH = 100;

    /** The maximum clock time: 1,000,000 hours. */
    public static final long MAX_CLOCK_MILLIS = 3_600_000_000_000L;

    public static final int MAX_NAG = 255;

    /**
     * A move with its notes and variations. Every variation contains at least one move. The constructor truncates the
     * clock to milliseconds.
     */
    public record Node(
            Move move, List<Integer> nags, List<String> comments, Optional<Duration> clock, List<Line> variations) {
        public Node {
            nags = List.copyOf(nags);
            comments = List.copyOf(comments);
            variations = List.copyOf(variations);
            for (int nag : nags) {
                if (nag < 0 || nag > MAX_NAG) {
                    throw new IllegalArgumentException("A NAG must be 0 to " + MAX_NAG + ", but is " + nag + ".");
                }
            }
            comments.forEach(comment -> Texts.requireWellFormed(comment, "A comment"));
            clock = clock.map(Node::milliseconds);
        }

        private static Duration milliseconds(Duration time) {
            if (time.isNegative() || time.compareTo(Duration.ofMillis(MAX_CLOCK_MILLIS)) > 0) {
                throw new IllegalArgumentException("A clock must be 0 to 1,000,000 hours, but is " + time + ".");
            }
            return Duration.ofMillis(time.toMillis());
        }

        public static Node of(Move move) {
            return new Node(move, List.of(), List.of(), Optional.empty(), List.of());
        }

        public Node withNags(List<Integer> others) {
            return new Node(move, others, comments, clock, variations);
        }

        public Node withComments(List<String> others) {
            return new Node(move, nags, others, clock, variations);
        }

        public Node withClock(Optional<Duration> other) {
            return new Node(move, nags, comments, other, variations);
        }

        public Node withVariations(List<Line> others) {
            return new Node(move, nags, comments, clock, others);
        }

        public Node translate(int dq, int dr) {
            List<Line> translated =
                    variations.stream().map(line -> line.translate(dq, dr)).toList();
            return new Node(move.translate(dq, dr), nags, comments, clock, translated);
        }
    }

    public Line {
        comments = List.copyOf(comments);
        nodes = List.copyOf(nodes);
        comments.forEach(comment -> Texts.requireWellFormed(comment, "A comment"));
    }

    public static Line of(List<Move> moves) {
        return new Line(List.of(), moves.stream().map(Node::of).toList());
    }

    public int size() {
        return nodes.size();
    }

    /** Returns one move. The first move has number 1. */
    public Node node(int number) {
        return nodes.get(number - 1);
    }

    public List<Move> moves() {
        return nodes.stream().map(Node::move).toList();
    }

    public Line withComments(List<String> others) {
        return new Line(others, nodes);
    }

    public Line withNodes(List<Node> others) {
        return new Line(comments, others);
    }

    /** Replaces one move. The first move has number 1. */
    public Line with(int number, Node node) {
        List<Node> edited = new ArrayList<>(nodes);
        edited.set(number - 1, node);
        return withNodes(edited);
    }

    /** Returns the maximum nesting depth of the variations, or 0 without variations. */
    public int depth() {
        return nodes.stream()
                .flatMap(node -> node.variations().stream())
                .mapToInt(variation -> 1 + variation.depth())
                .max()
                .orElse(0);
    }

    /** Returns the first destination, or the origin if the line has only passes. */
    public Hex firstCell() {
        for (Node node : nodes) {
            if (node.move() instanceof PieceMove move) {
                return move.to();
            }
        }
        return Hex.ORIGIN;
    }

    public Line translate(int dq, int dr) {
        return dq == 0 && dr == 0
                ? this
                : withNodes(nodes.stream().map(node -> node.translate(dq, dr)).toList());
    }

    /** Shifts the line so that its first destination is the origin. */
    public Line fromOrigin() {
        Hex first = firstCell();
        Line line = translate(-first.q(), -first.r());
        List<Line> others = nodes.isEmpty() ? List.of() : node(1).variations();
        return others.isEmpty()
                ? line
                : line.with(
                        1,
                        line.node(1)
                                .withVariations(
                                        others.stream().map(Line::fromOrigin).toList()));
    }

    /**
     * Separates the alternatives to the first move from this variation. Returns this variation, then the separate
     * variations.
     */
    public List<Line> flat() {
        Node first = node(1);
        List<Line> flat = new ArrayList<>();
        flat.add(first.variations().isEmpty() ? this : with(1, first.withVariations(List.of())));
        first.variations().forEach(beside -> flat.addAll(beside.flat()));
        return flat;
    }
}
