// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Data in comments: circles ({@code [%csl wA1,bQ/]}), arrows ({@code [%cal wA1 bQ/,wQ wQ-]}) and evaluations
 * ({@code [%eval 47 62 wA1 bQ/]}). As in a MoveString, a cell is named after a piece on the cell or beside the cell.
 */
record CommentData(List<String> comments) {
    static final String CIRCLES = "csl";
    static final String ARROWS = "cal";
    static final String EVALUATION = "eval";
    private static final List<String> KINDS = List.of(EVALUATION, CIRCLES, ARROWS);

    /** Stands for any piece, because the parser needs a moving piece. */
    private static final Piece ANY = Piece.parse("wQ");

    /** Returns the circled cells in the position after the move. */
    List<Hex> circles(Position after) {
        return values(CIRCLES).stream()
                .flatMap(name -> cell(name, after).stream())
                .toList();
    }

    /** Returns the arrows in the position after the move. */
    List<Arrow> arrows(Position after) {
        List<Arrow> arrows = new ArrayList<>();
        for (String names : values(ARROWS)) {
            int space = names.indexOf(' ');
            Optional<Hex> from = space < 0 ? Optional.empty() : cell(names.substring(0, space), after);
            from.flatMap(tail -> cell(names.substring(space + 1), after).map(head -> Arrow.of(tail, head)))
                    .ifPresent(arrows::add);
        }
        return List.copyOf(arrows);
    }

    Optional<Evaluation> evaluation() {
        List<String> items = items(EVALUATION);
        return items.isEmpty() ? Optional.empty() : Evaluation.parse(items.get(0));
    }

    private List<String> values(String kind) {
        List<String> values = new ArrayList<>();
        items(kind).forEach(item -> values.addAll(List.of(item.split(","))));
        return values;
    }

    private List<String> items(String kind) {
        List<String> items = new ArrayList<>();
        comments.forEach(comment -> split(comment, kind, items));
        return items;
    }

    private static Optional<Hex> cell(String name, Position position) {
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            MoveStringParser parser = new MoveStringParser(position::cellOf, true);
            return parser.parse(ANY.toString(), name).move().destination();
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns the name of a cell. The cell must contain or touch a piece. */
    static String name(Hex cell, Position position) {
        String name = MoveStringPrinter.in(position).of(null, cell);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("Expected a cell on or beside a piece, found " + cell + ".");
        }
        return name;
    }

    /** Removes the items of one kind from a comment, and adds the contents of the items to a list. */
    private static String split(String comment, String kind, List<String> items) {
        String open = "[%" + kind + " ";
        StringBuilder rest = new StringBuilder();
        int from = 0;
        for (int at = comment.indexOf(open); at >= 0; at = comment.indexOf(open, from)) {
            int end = comment.indexOf(']', at);
            if (end < 0) {
                break;
            }
            items.add(comment.substring(at + open.length(), end));
            rest.append(comment, from, at > from && comment.charAt(at - 1) == ' ' ? at - 1 : at);
            from = end + 1;
        }
        return rest.append(comment, from, comment.length()).toString();
    }

    /** Replaces the items of one kind. An empty text removes the items. */
    List<String> with(String kind, String item) {
        List<String> edited = without(kind);
        if (!item.isEmpty()) {
            edited.add("[%" + kind + " " + item + "]");
        }
        return edited;
    }

    private List<String> without(String kind) {
        List<String> edited = new ArrayList<>();
        for (String comment : comments) {
            String rest = split(comment, kind, new ArrayList<>());
            if (!rest.isEmpty() || comment.isEmpty()) {
                edited.add(rest);
            }
        }
        return edited;
    }

    /** Returns the comments without data. */
    List<String> texts() {
        if (comments.stream().noneMatch(comment -> comment.contains("[%"))) {
            return comments;
        }
        List<String> texts = comments;
        for (String kind : KINDS) {
            texts = new CommentData(texts).without(kind);
        }
        return texts;
    }

    /** Replaces the comments, but keeps the data. */
    List<String> withTexts(List<String> texts) {
        List<String> edited = new ArrayList<>(texts);
        for (String kind : KINDS) {
            items(kind).forEach(item -> edited.add("[%" + kind + " " + item + "]"));
        }
        return edited;
    }
}
