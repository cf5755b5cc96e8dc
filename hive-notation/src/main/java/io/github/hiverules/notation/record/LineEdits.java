// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.reading.Line;
import io.github.hiverules.notation.reading.Line.Node;
import io.github.hiverules.notation.text.RecordPath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Finds and edits moves of a record by their paths. An edit returns a new line that shares unchanged parts. */
final class LineEdits {
    private LineEdits() {}

    private static <T> T get(List<T> list, int number, String what) {
        if (number < 1 || number > list.size()) {
            throw new IllegalArgumentException("There is no " + what + " " + number + ", only " + list.size() + ".");
        }
        return list.get(number - 1);
    }

    private static Node node(Line line, int number) {
        return get(line.nodes(), number, "move");
    }

    static Line lineOf(Line main, RecordPath path) {
        Line line = main;
        List<Integer> steps = path.steps();
        for (int i = 0; i + 1 < steps.size(); i += 2) {
            line = get(node(line, steps.get(i)).variations(), steps.get(i + 1), "variation");
        }
        return line;
    }

    /** Returns the moves from the start of the game to the move at a path, inclusive. */
    static List<Move> movesTo(Line main, RecordPath path) {
        List<Move> moves = new ArrayList<>();
        if (path.depth() > 0) {
            moves.addAll(movesTo(main, path.departure()));
            moves.remove(moves.size() - 1);
        }
        Line line = lineOf(main, path);
        if (path.move() > 0) {
            node(line, path.move()); // exists
        }
        moves.addAll(line.moves().subList(0, path.move()));
        return moves;
    }

    /**
     * Edits the line that contains the move at a path. If the edit removes all moves of a variation, removes the
     * variation.
     */
    static Line edit(Line main, RecordPath path, UnaryOperator<Line> edit) {
        return edit(main, path.steps(), edit);
    }

    private static Line edit(Line line, List<Integer> steps, UnaryOperator<Line> edit) {
        if (steps.size() == 1) {
            return edit.apply(line);
        }
        Node node = node(line, steps.get(0));
        Line variation = get(node.variations(), steps.get(1), "variation");
        Line edited = edit(variation, steps.subList(2, steps.size()), edit);
        List<Line> variations = new ArrayList<>(node.variations());
        variations.set(steps.get(1) - 1, edited);
        variations.removeIf(any -> any.nodes().isEmpty());
        return line.with(steps.get(0), node.withVariations(variations));
    }

    static Line editNode(Line main, RecordPath path, UnaryOperator<Node> edit) {
        return edit(main, path, line -> line.with(path.move(), edit.apply(node(line, path.move()))));
    }

    /** Adds a variation of one move after the existing variations at a path. */
    static Line addVariation(Line main, RecordPath path, Move move) {
        return editNode(main, path, node -> {
            List<Line> variations = new ArrayList<>(node.variations());
            variations.add(Line.of(List.of(move)));
            return node.withVariations(variations);
        });
    }

    static Line extend(Line main, RecordPath path, List<Move> moves) {
        return edit(main, path, line -> {
            List<Node> nodes = new ArrayList<>(line.nodes());
            moves.forEach(move -> nodes.add(Node.of(move)));
            return line.withNodes(nodes);
        });
    }

    /** Swaps a variation with the previous variation, or with the parent line if there is no previous variation. */
    static Line promote(Line main, RecordPath path) {
        RecordPath departure = path.departure();
        int number = path.variation();
        if (number == 1) {
            return edit(main, departure, line -> {
                Node node = node(line, departure.move());
                List<Node> tail = new ArrayList<>(line.nodes().subList(departure.move() - 1, line.size()));
                tail.set(0, node.withVariations(List.of()));
                List<Line> variations = new ArrayList<>(node.variations());
                Line first = variations.set(0, new Line(List.of(), tail));
                return replaceFrom(line, departure.move(), first, variations);
            });
        }
        return editNode(main, departure, node -> {
            List<Line> variations = new ArrayList<>(node.variations());
            variations.add(number - 2, variations.remove(number - 1));
            return node.withVariations(variations);
        });
    }

    private static Line replaceFrom(Line line, int number, Line other, List<Line> variations) {
        List<Node> nodes = new ArrayList<>(line.nodes().subList(0, number - 1));
        nodes.addAll(other.nodes());
        Node first = other.node(1).withVariations(variations);
        List<String> comments = new ArrayList<>(other.comments());
        comments.addAll(first.comments());
        nodes.set(number - 1, first.withComments(comments));
        return line.withNodes(nodes);
    }

    /** Removes a move and all later moves of the line. The first variation, if any, replaces the removed moves. */
    static Line remove(Line main, RecordPath path) {
        return edit(main, path, line -> {
            List<Line> variations = node(line, path.move()).variations();
            return variations.isEmpty()
                    ? line.withNodes(line.nodes().subList(0, path.move() - 1))
                    : replaceFrom(line, path.move(), variations.get(0), variations.subList(1, variations.size()));
        });
    }
}
