// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.PieceMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Finds and edits moves of a line with variations by their paths. Lines that an edit does not touch are shared. */
final class RecordTree {
    private RecordTree() {}

    /** The element of that number, from 1. */
    private static <T> T get(List<T> list, int number, String what) {
        if (number < 1 || number > list.size()) {
            throw new IllegalArgumentException("There is no " + what + " " + number + ", only " + list.size() + ".");
        }
        return list.get(number - 1);
    }

    private static RecordedMove move(Line line, int number) {
        return get(line.recordedMoves(), number, "move");
    }

    private static Line variation(RecordedMove move, int number) {
        return get(move.variations(), number, "variation");
    }

    static RecordedMove moveAt(Line main, RecordPath path) {
        return move(lineOf(main, path), path.move());
    }

    private static Line lineOf(Line main, RecordPath path) {
        Line line = main;
        List<Integer> steps = path.steps();
        for (int i = 0; i + 1 < steps.size(); i += 2) {
            line = variation(move(line, steps.get(i)), steps.get(i + 1));
        }
        return line;
    }

    /** The moves from the start to the move at a path, that one included. */
    static List<Move> movesTo(Line main, RecordPath path) {
        List<Move> moves = new ArrayList<>();
        Line line = main;
        List<Integer> steps = path.steps();
        for (int i = 0; i < steps.size(); i += 2) {
            int number = steps.get(i);
            if (number > 0) {
                move(line, number); // there is one
            }
            boolean last = i + 1 == steps.size();
            line.recordedMoves().subList(0, last ? number : number - 1).forEach(move -> moves.add(move.move()));
            if (!last) {
                line = variation(move(line, number), steps.get(i + 1));
            }
        }
        return moves;
    }

    static List<RecordPath> paths(Line main) {
        List<RecordPath> paths = new ArrayList<>();
        addPaths(main, RecordPath.start(), paths);
        return paths;
    }

    private static void addPaths(Line line, RecordPath before, List<RecordPath> paths) {
        for (int i = 0; i < line.recordedMoves().size(); i++) {
            RecordPath path = before.plus(i + 1);
            paths.add(path);
            List<Line> variations = line.recordedMoves().get(i).variations();
            for (int v = 0; v < variations.size(); v++) {
                addPaths(variations.get(v), path.variation(v + 1, 0), paths);
            }
        }
    }

    /** The line with an edited line in place of the one that a path leads into; a variation that has no move left is gone. */
    static Line edit(Line line, RecordPath path, UnaryOperator<Line> edit) {
        return edit(line, path.steps(), edit);
    }

    private static Line edit(Line line, List<Integer> steps, UnaryOperator<Line> edit) {
        if (steps.size() == 1) {
            return edit.apply(line);
        }
        RecordedMove move = move(line, steps.get(0));
        Line edited = edit(variation(move, steps.get(1)), steps.subList(2, steps.size()), edit);
        return with(line, steps.get(0), withVariations(move, variations -> {
            variations.set(steps.get(1) - 1, edited);
            variations.removeIf(variation -> variation.recordedMoves().isEmpty());
        }));
    }

    private static RecordedMove withVariations(RecordedMove move, Consumer<List<Line>> edit) {
        List<Line> variations = new ArrayList<>(move.variations());
        edit.accept(variations);
        return move.withVariations(variations);
    }

    private static Line with(Line line, int number, RecordedMove move) {
        List<RecordedMove> moves = new ArrayList<>(line.recordedMoves());
        moves.set(number - 1, move);
        return line.withMoves(moves);
    }

    static Line editMove(Line main, RecordPath path, UnaryOperator<RecordedMove> edit) {
        return edit(main, path, line -> with(line, path.move(), edit.apply(move(line, path.move()))));
    }

    static Line addVariation(Line main, RecordPath path, Line variation) {
        return editMove(main, path, move -> withVariations(move, variations -> variations.add(variation)));
    }

    static Line addContinuation(Line main, RecordPath path, Line more) {
        if (path.move() < lineOf(main, path).recordedMoves().size()) {
            return addVariation(main, path.plus(1), more);
        }
        return edit(main, path, line -> join(line, path.move(), more));
    }

    /** The first moves of a line, and behind them another line, whose first comments come beside the move before it. */
    private static Line join(Line line, int count, Line more) {
        List<RecordedMove> moves = new ArrayList<>(line.recordedMoves().subList(0, count));
        List<String> comments = new ArrayList<>(line.comments());
        if (count == 0) {
            comments.addAll(more.comments());
        } else if (!more.comments().isEmpty()) {
            RecordedMove.Builder last = moves.get(count - 1).toBuilder();
            moves.set(
                    count - 1,
                    last.addComments(more.comments().toArray(new String[0])).build());
        }
        moves.addAll(more.recordedMoves());
        return ImmutableLine.of(comments, moves);
    }

    static Line promote(Line main, RecordPath path) {
        int last = path.steps().size() - 1;
        moveAt(main, path);
        if (last == 0) {
            throw new IllegalArgumentException("The move " + path + " is one of the game itself.");
        }
        int number = path.steps().get(last - 1);
        RecordPath departure = ImmutableRecordPath.of(path.steps().subList(0, last - 1));
        if (number == 1) {
            return edit(main, departure, line -> exchange(line, departure.move()));
        }
        return editMove(
                main,
                departure,
                move -> withVariations(move, variations -> variations.add(number - 2, variations.remove(number - 1))));
    }

    /** The line that goes on with the first variation beside a move, beside which then stands what followed before. */
    private static Line exchange(Line line, int number) {
        RecordedMove move = move(line, number);
        Line variation = variation(move, 1);
        List<RecordedMove> tail = new ArrayList<>(
                line.recordedMoves().subList(number - 1, line.recordedMoves().size()));
        tail.set(0, move.withVariations(List.of()));
        List<Line> variations = new ArrayList<>(move.variations());
        variations.set(0, Line.of(tail));
        return replaceFrom(line, number, variation, variations);
    }

    /** The line with another in place of a move and what follows; comments before the other's first move stand first beside it. */
    private static Line replaceFrom(Line line, int number, Line other, List<Line> variations) {
        List<RecordedMove> moves = new ArrayList<>(line.recordedMoves().subList(0, number - 1));
        List<String> comments = new ArrayList<>(other.comments());
        comments.addAll(move(other, 1).comments());
        moves.addAll(other.recordedMoves());
        moves.set(
                number - 1,
                move(other, 1).toBuilder()
                        .comments(comments)
                        .variations(variations)
                        .build());
        return line.withMoves(moves);
    }

    static Line demote(Line main, RecordPath path) {
        moveAt(main, path);
        int last = path.steps().size() - 1;
        if (last == 0 || path.move() > 1) {
            return promote(main, path.variation(1, 1));
        }
        RecordPath departure = ImmutableRecordPath.of(path.steps().subList(0, last - 1));
        return promote(main, departure.variation(path.steps().get(last - 1) + 1, 1));
    }

    static Line remove(Line main, RecordPath path) {
        RecordedMove removed = moveAt(main, path);
        return edit(main, path, line -> {
            if (removed.variations().isEmpty()) {
                return line.withMoves(line.recordedMoves().subList(0, path.move() - 1));
            }
            Line next = removed.variations().get(0);
            List<Line> others =
                    removed.variations().subList(1, removed.variations().size());
            return replaceFrom(line, path.move(), next, others);
        });
    }

    /** Throws an exception unless a line is legal there, its variations included. */
    static void requireLegal(Line line, Game before) {
        if (line.recordedMoves().isEmpty()) {
            throw new IllegalArgumentException("The line has no move.");
        }
        requireLegal(line, MutableGame.of(before));
    }

    private static void requireLegal(Line line, MutableGame game) {
        for (RecordedMove move : line.recordedMoves()) {
            move.variations().forEach(variation -> requireLegal(variation, game));
            game.play(move.move());
        }
        line.recordedMoves().forEach(move -> game.undo());
    }

    /**
     * A line on a table where that cell becomes the origin. Where the game begins on the empty table, each variation of the first
     * move has a first piece of its own, which stands on the origin.
     */
    static Line inOwnCoordinates(Line main, Hex zero, boolean isFromEmptyTable) {
        Line line = zero.equals(Hex.ORIGIN) ? main : main.translate(-zero.q(), -zero.r());
        if (!isFromEmptyTable || line.recordedMoves().isEmpty()) {
            return line;
        }
        RecordedMove first = move(line, 1);
        if (first.variations().stream()
                .allMatch(variation -> firstCell(variation).equals(Hex.ORIGIN))) {
            return line;
        }
        List<Line> variations = first.variations().stream()
                .map(variation -> variation.translate(
                        -firstCell(variation).q(), -firstCell(variation).r()))
                .toList();
        return with(line, 1, first.withVariations(variations));
    }

    /** The cell of the first piece that a line plays. */
    static Hex firstCell(Line line) {
        for (RecordedMove recorded : line.recordedMoves()) {
            if (recorded.move() instanceof PieceMove first) {
                return first.to();
            }
        }
        return Hex.ORIGIN;
    }
}
