// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.reading.Line;
import io.github.hiverules.notation.reading.ParseError;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable place in a record: before the first move, or at a move of the main line or of a variation. A cursor
 * navigates and edits the record. Edit methods return a cursor in the edited record. To undo an edit, a program goes
 * back to the earlier cursor. If a move already follows in the record, {@code play} adds nothing and goes to
 * that move.
 *
 * <pre>{@code
 * RecordCursor cursor = GameRecord.of(Game.start(Ruleset.tournament())).cursor();
 * cursor = cursor.play("wS1").play("bS1 wS1-");
 * RecordCursor variation = cursor.previous().orElseThrow().play("bG1 wS1-").withComments("sharper");
 * GameRecord record = variation.promote().record();
 * }</pre>
 *
 * <p>At the start there is no move, so methods that edit the move throw an {@link IllegalStateException}.
 */
public final class RecordCursor {
    private final RecordPath path;
    private final Game game;

    /**
     * A {@link GameRecord}, or the cursor before the move that was just added. Every edit of a line copies the line, so
     * {@link #record} adds all new moves at once.
     */
    private Object source;

    private RecordCursor(Object source, RecordPath path, Game game) {
        this.source = source;
        this.path = path;
        this.game = game;
    }

    /** Creates a cursor. A resignation, an agreed draw or a loss on time applies only at the end of the main line. */
    static RecordCursor at(GameRecord record, RecordPath path, Game game) {
        boolean isEnd = path.depth() == 0 && path.move() == record.mainLine().size();
        Game due = Results.reasonOf(game.outcome()).isPresent() ? game.reopen() : game;
        if (isEnd && record.outcome().isOver() && !due.isOver()) {
            due = due.conclude(record.outcome());
        }
        return new RecordCursor(record, path, due);
    }

    /** {@return the record} */
    public GameRecord record() {
        Deque<Move> added = new ArrayDeque<>();
        RecordCursor extended = this;
        Object found = source;
        while (found instanceof RecordCursor shorter) {
            added.addFirst(extended.lastMove());
            extended = shorter;
            found = shorter.source;
        }
        GameRecord record = (GameRecord) found;
        if (!added.isEmpty()) {
            Line line = LineEdits.extend(record.mainLine(), path, List.copyOf(added));
            record = record.with(line, path.depth() == 0 ? game.outcome() : record.outcome());
            source = record;
        }
        return record;
    }

    private Move lastMove() {
        return game.lastMove().orElseThrow();
    }

    /** {@return the path} */
    public RecordPath path() {
        return path;
    }

    private boolean isStart() {
        return path.move() == 0;
    }

    private Line line() {
        return LineEdits.lineOf(record().mainLine(), path);
    }

    /** {@return the move with its notes; empty at the start} */
    public Optional<RecordedMove> move() {
        return isStart()
                ? Optional.empty()
                : Optional.of(RecordedMove.of(line().node(path.move()), game.position()::cellOf));
    }

    /** {@return the MoveString of the move, such as {@code wS1 bQ-}; an empty string at the start} */
    public String moveString() {
        return game.previous()
                .map(before -> MoveStringPrinter.in(before.position()).print(lastMove()))
                .orElse("");
    }

    /** {@return the game after the move} At the end of the main line the game has the record's outcome. */
    public Game game() {
        return game;
    }

    /** {@return the comments on the move, or the comments on the game if the cursor is at the start} */
    public List<String> comments() {
        return isStart() ? line().comments() : line().node(path.move()).comments();
    }

    /** {@return the {@link #comments} without circles, arrows and evaluations} */
    public List<String> texts() {
        return List.copyOf(data().texts());
    }

    /** {@return the circled cells in the {@link #comments}, see {@link RecordedMove#circles}} */
    public List<Hex> circles() {
        return data().circles();
    }

    /** {@return the arrows in the {@link #comments}, see {@link RecordedMove#arrows}} */
    public List<Arrow> arrows() {
        return List.copyOf(data().arrows());
    }

    private CommentData data() {
        return new CommentData(comments(), game.position()::cellOf);
    }

    /** {@return the comments before the move, if it is the first move of a variation; otherwise empty} */
    public List<String> openingComments() {
        return isFirstOfVariation() ? line().comments() : List.of();
    }

    private boolean isFirstOfVariation() {
        return path.depth() > 0 && path.move() == 1;
    }

    /** {@return a cursor at the next move of this line; empty at the end of the line} */
    public Optional<RecordCursor> next() {
        int number = path.move() + 1;
        Line line = line();
        return number > line.size()
                ? Optional.empty()
                : Optional.of(at(
                        record(),
                        path.withMove(number),
                        game.playUnchecked(line.node(number).move())));
    }

    /** {@return a cursor at the previous move, which may be in the parent line; empty at the start} */
    public Optional<RecordCursor> previous() {
        if (isStart()) {
            return Optional.empty();
        }
        RecordPath line = isFirstOfVariation() ? path.departure() : path;
        return Optional.of(at(record(), line.withMove(line.move() - 1), game.undo()));
    }

    /**
     * {@return cursors at all moves that can follow in the record: {@link #next}, then the first move of each
     * variation}
     */
    public List<RecordCursor> choices() {
        Optional<RecordCursor> next = next();
        List<RecordCursor> choices = new ArrayList<>(next.stream().toList());
        next.ifPresent(move -> choices.addAll(move.alternatives()));
        return List.copyOf(choices);
    }

    private List<RecordCursor> alternatives() {
        List<RecordCursor> alternatives = new ArrayList<>();
        for (Line variation : line().node(path.move()).variations()) {
            Game after = game.undo().playUnchecked(variation.node(1).move());
            alternatives.add(at(record(), path.variation(alternatives.size() + 1, 1), after));
        }
        return alternatives;
    }

    /**
     * {@return cursors at all moves after this move} The order is as in PGN: a move, the variations beside the move,
     * the next move. The stream computes the cursors on demand.
     */
    public Stream<RecordCursor> descendants() {
        Deque<RecordCursor> open = new ArrayDeque<>();
        return Stream.iterate(next(), Optional::isPresent, visited -> {
                    RecordCursor move = visited.orElseThrow();
                    move.next().ifPresent(open::push);
                    List<RecordCursor> beside = move.alternatives();
                    Collections.reverse(beside);
                    beside.forEach(open::push);
                    return Optional.ofNullable(open.poll());
                })
                .map(Optional::orElseThrow);
    }

    /** {@return a cursor at the last move of this line, possibly this cursor} */
    public RecordCursor end() {
        Line line = line();
        Game last = game;
        for (int number = path.move() + 1; number <= line.size(); number++) {
            last = last.playUnchecked(line.node(number).move());
        }
        return path.move() == line.size() ? this : at(record(), path.withMove(line.size()), last);
    }

    /**
     * Plays a move. If the move is one of the {@link #choices}, returns the choice. Otherwise adds the move: at the end
     * of a line as the next move, elsewhere as a new variation.
     *
     * @param moveString a MoveString such as {@code bA1 wS1-}
     * @return a cursor at the move
     * @throws NotationException if the text is not a MoveString
     * @throws IllegalMoveException if the move is illegal or the game is over (R7.4). {@link GameRecord#withOutcome}
     *     can reopen a game, for example after a resignation
     * @throws IllegalStateException if variations would be nested deeper than 100
     */
    public RecordCursor play(String moveString) {
        requireNonNull(moveString, "moveString");
        try {
            return play(new MoveStringParser(game.position()::cellOf, false).parse(moveString));
        } catch (ParseError e) {
            throw NotationException.of(moveString, e);
        }
    }

    /**
     * Plays the last move of a longer game, like {@link #play(String)}. The longer game must consist of {@link #game}
     * and one more move, but may have shifted coordinates. The method ignores a resignation, an agreed draw or a loss
     * on time in the longer game.
     *
     * @param after the longer game
     * @return a cursor at the move
     * @throws IllegalArgumentException if {@code after} is not {@link #game} and one more move
     * @throws IllegalMoveException if the move is illegal or {@link #game} is over (R7.4)
     * @throws IllegalStateException if variations would be nested deeper than 100
     */
    public RecordCursor play(Game after) {
        GameRecord own = GameRecord.unchecked(requireNonNull(after, "after"));
        int last = own.moves().size() - 1;
        if (last != game.length()
                || !own.startPosition().equals(game.startPosition())
                || !own.moves().subList(0, last).equals(game.moves())) {
            throw new IllegalArgumentException(
                    "Expected the game at " + path + " and one more move, found " + after + ".");
        }
        return play(own.moves().get(last));
    }

    /**
     * Plays a move, like {@link #play(String)}. On the empty table, the piece goes to {@link Hex#ORIGIN}.
     *
     * @param move the move, in the coordinates of {@link #game}
     * @return a cursor at the move
     * @throws IllegalMoveException if the move is illegal or {@link #game} is over (R7.4)
     * @throws IllegalStateException if variations would be nested deeper than 100
     */
    public RecordCursor play(Move move) {
        Hex given = requireNonNull(move, "move").destination().orElse(Hex.ORIGIN);
        if (game.length() == 0 && game.startsOnEmptyTable() && !given.equals(Hex.ORIGIN)) {
            return play(move.translate(-given.q(), -given.r()));
        }
        RecordPath next = path.withMove(path.move() + 1);
        List<RecordCursor> choices = source instanceof GameRecord ? choices() : List.of();
        if (choices.isEmpty()) {
            return new RecordCursor(this, next, game.play(move));
        }
        for (RecordCursor choice : choices) {
            if (choice.lastMove().equals(move)) {
                return choice;
            }
        }
        Game after = game.play(move);
        requireDepth(path.depth() + 1);
        GameRecord edited = record().withMainLine(LineEdits.addVariation(record().mainLine(), next, move));
        return at(edited, next.variation(choices.size(), 1), after);
    }

    private static void requireDepth(int depth) {
        if (depth > Line.MAX_DEPTH) {
            throw new IllegalStateException("Variations would be nested deeper than " + Line.MAX_DEPTH + ".");
        }
    }

    /**
     * Moves the cursor's variation one place forward. A first variation becomes the continuation of the parent line,
     * and the replaced moves become the first variation. The promoted variation's opening comments become comments on
     * the variation's first move. If the main line changes, a resignation, an agreed draw or a loss on time stays,
     * unless the new moves end the game.
     *
     * @return a cursor at the same move
     * @throws IllegalStateException if the move is in the main line, or variations would be nested deeper than 100
     */
    public RecordCursor promote() {
        if (path.depth() == 0) {
            throw new IllegalStateException("The move at " + path + " is in the main line.");
        }
        RecordPath departure = path.departure();
        RecordPath moved = path.variation() > 1
                ? departure.variation(path.variation() - 1, path.move())
                : departure.withMove(departure.move() + path.move() - 1);
        Line line = LineEdits.promote(record().mainLine(), path);
        requireDepth(line.depth());
        return at(record().withMoves(line), moved, game);
    }

    /**
     * Removes the move and all moves after it. If the move has variations, the first variation replaces the removed
     * moves. The outcome changes as in {@link #promote}.
     *
     * @return a cursor at the previous move
     * @throws IllegalStateException at the start
     */
    public RecordCursor remove() {
        RecordCursor previous = previous().orElseThrow(RecordCursor::noMove);
        return at(record().withMoves(LineEdits.remove(record().mainLine(), path)), previous.path, previous.game);
    }

    /**
     * {@return a copy with the given comments on the move, or on the game if the cursor is at the start}
     *
     * @param comments the new comments; none removes all comments
     * @throws IllegalArgumentException if a comment has an unpaired surrogate
     */
    public RecordCursor withComments(String... comments) {
        return withComments(Elements.of(comments, "comments"));
    }

    private RecordCursor withComments(List<String> all) {
        return isStart() ? with(record().mainLine().withComments(all)) : withMove(node -> node.withComments(all));
    }

    /**
     * {@return a copy with one more comment on the move, or on the game if the cursor is at the start}
     *
     * @param comment the comment
     * @throws IllegalArgumentException if the comment has an unpaired surrogate
     */
    public RecordCursor addComment(String comment) {
        List<String> all = new ArrayList<>(comments());
        all.add(requireNonNull(comment, "comment"));
        return withComments(all);
    }

    /**
     * {@return a copy with the given comments, and with the circles, arrows and evaluations of this cursor}
     *
     * @param texts the new comments; none removes all texts
     * @throws IllegalArgumentException if a text has an unpaired surrogate
     */
    public RecordCursor withTexts(String... texts) {
        return withComments(data().withTexts(Elements.of(texts, "texts")));
    }

    /**
     * {@return a copy with the given circles in the comments}
     *
     * @param cells the cells; none removes all circles
     * @throws IllegalArgumentException if a cell is neither on nor beside a piece
     */
    public RecordCursor withCircles(Hex... cells) {
        String names = Elements.of(cells, "cells").stream()
                .map(cell -> CommentData.name(cell, game.position()))
                .collect(Collectors.joining(","));
        return withComments(data().with(CommentData.CIRCLES, names));
    }

    /**
     * {@return a copy with the given arrows in the comments}
     *
     * @param arrows the arrows; none removes all arrows
     * @throws IllegalArgumentException if a cell is neither on nor beside a piece
     */
    public RecordCursor withArrows(Arrow... arrows) {
        String names = Elements.of(arrows, "arrows").stream()
                .map(arrow -> CommentData.name(arrow.from(), game.position()) + " "
                        + CommentData.name(arrow.to(), game.position()))
                .collect(Collectors.joining(","));
        return withComments(data().with(CommentData.ARROWS, names));
    }

    /**
     * {@return a copy with the given evaluation of the move}
     *
     * @param evaluation the evaluation
     * @throws IllegalStateException at the start
     */
    public RecordCursor withEvaluation(Evaluation evaluation) {
        return evaluated(requireNonNull(evaluation, "evaluation").toString());
    }

    /**
     * {@return a copy without the evaluation of the move}
     *
     * @throws IllegalStateException at the start
     */
    public RecordCursor withoutEvaluation() {
        return evaluated("");
    }

    private RecordCursor evaluated(String evaluation) {
        return withMove(node -> node.withComments(data().with(CommentData.EVALUATION, evaluation)));
    }

    /**
     * {@return a copy with the given comments before the first move of a variation}
     *
     * @param comments the new comments; none removes all comments
     * @throws IllegalArgumentException if a comment has an unpaired surrogate
     * @throws IllegalStateException if the move is not the first move of a variation
     */
    public RecordCursor withOpeningComments(String... comments) {
        List<String> all = Elements.of(comments, "comments");
        if (!isFirstOfVariation()) {
            throw new IllegalStateException("The move at " + path + " is not the first one of a variation.");
        }
        return with(LineEdits.edit(record().mainLine(), path, line -> line.withComments(all)));
    }

    /**
     * {@return a copy with the given NAGs of the move}
     *
     * @param nags {@linkplain RecordedMove#nags NAGs} from 0 to 255; none removes all NAGs
     * @throws IllegalArgumentException if a number is out of range
     * @throws IllegalStateException at the start
     */
    public RecordCursor withNags(int... nags) {
        List<Integer> all = IntStream.of(requireNonNull(nags, "nags")).boxed().toList();
        return withMove(node -> node.withNags(all));
    }

    /**
     * {@return a copy with the given time that the mover has left after the move}
     *
     * @param clock the time, 0 to 1,000,000 hours; fractions of a millisecond are dropped
     * @throws IllegalArgumentException if the time is out of range
     * @throws IllegalStateException at the start
     */
    public RecordCursor withClock(Duration clock) {
        Optional<Duration> time = Optional.of(requireNonNull(clock, "clock"));
        return withMove(node -> node.withClock(time));
    }

    /**
     * {@return a copy without the clock of the move}
     *
     * @throws IllegalStateException at the start
     */
    public RecordCursor withoutClock() {
        return withMove(node -> node.withClock(Optional.empty()));
    }

    private RecordCursor withMove(UnaryOperator<Line.Node> edit) {
        if (isStart()) {
            throw noMove();
        }
        return with(LineEdits.editNode(record().mainLine(), path, edit));
    }

    private RecordCursor with(Line line) {
        return new RecordCursor(record().withMainLine(line), path, game);
    }

    private static IllegalStateException noMove() {
        return new IllegalStateException("There is no move at the start.");
    }

    /** Returns whether both cursors are at the same path of equal records. */
    @Override
    public boolean equals(@Nullable Object object) {
        return this == object
                || object instanceof RecordCursor other && path.equals(other.path) && record().equals(other.record());
    }

    @Override
    public int hashCode() {
        return Objects.hash(path, record());
    }

    /** Returns a debug string. */
    @Override
    public String toString() {
        return path + " " + moveString();
    }
}
