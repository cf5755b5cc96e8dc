// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
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
    /** A move of a record, its index beside other moves, and the move before it; null is the start. */
    private record Trail(@Nullable Trail parent, int index, RecordedMove move) {
        /** Returns the moves from the start to this move. */
        List<RecordedMove> moves() {
            Deque<RecordedMove> moves = new ArrayDeque<>();
            for (Trail at = this; at != null; at = at.parent) {
                moves.addFirst(at.move);
            }
            return List.copyOf(moves);
        }
    }

    /** A place in a record. The trail is null at the start. */
    private record Place(GameRecord record, @Nullable Trail trail) {
        /** Finds the move at a path. Throws an {@link IllegalArgumentException} if the path doesn't exist. */
        static Place at(List<Integer> numbers, GameRecord record) {
            Place place = new Place(record, null);
            int index = 0;
            for (int i = 0; i < numbers.size(); i += 2) {
                int last = numbers.get(i);
                for (int number = 1; number <= last; number++) {
                    List<RecordedMove> children = place.children();
                    require(!children.isEmpty(), "move", last, number - 1);
                    if (number == last && i + 1 < numbers.size()) { // a variation replaces the move
                        index = numbers.get(i + 1);
                        require(index < children.size(), "variation", index, children.size() - 1);
                    } else {
                        place = place.child(index);
                        index = 0;
                    }
                }
            }
            return place;
        }

        private static void require(boolean exists, String what, int number, int count) {
            if (!exists) {
                throw new IllegalArgumentException("There is no " + what + " " + number + ", only " + count + ".");
            }
        }

        /** Returns the moves that can follow. */
        List<RecordedMove> children() {
            return trail == null ? record.children() : trail.move.children();
        }

        Place child(int index) {
            return new Place(record, new Trail(trail, index, children().get(index)));
        }

        Optional<Place> parent() {
            return trail == null ? Optional.empty() : Optional.of(new Place(record, trail.parent));
        }

        /** Replaces the moves that can follow. Returns the first moves of the edited record. */
        List<RecordedMove> withChildren(List<RecordedMove> children) {
            List<RecordedMove> moves = children;
            for (Trail at = trail; at != null; at = at.parent) {
                List<RecordedMove> edited = new ArrayList<>(new Place(record, at.parent).children());
                edited.set(at.index, at.move.withChildren(moves));
                moves = edited;
            }
            return moves;
        }
    }

    /** The numbers of the path. */
    private final List<Integer> numbers;

    private final Game game;

    /**
     * A {@link Place}, or the cursor before the move that was just added. Every edit copies the moves up to the start,
     * so {@link #place} adds all new moves at once.
     */
    private Object source;

    private RecordCursor(Object source, List<Integer> numbers, Game game) {
        this.source = source;
        this.numbers = numbers;
        this.game = game;
    }

    /** Creates a cursor. A resignation, an agreed draw or a loss on time applies only at the end of the main line. */
    private static RecordCursor at(Place place, List<Integer> numbers, Game game) {
        boolean isEnd = numbers.size() == 1 && place.children().isEmpty();
        Outcome outcome = place.record.outcome();
        Game due = Results.reasonOf(game.outcome()).isPresent() ? game.reopen() : game;
        return new RecordCursor(
                place, numbers, isEnd && outcome.isOver() && !due.isOver() ? due.conclude(outcome) : due);
    }

    static RecordCursor atStart(GameRecord record) {
        return at(new Place(record, null), List.of(0), Game.of(record.startPosition()));
    }

    /** Creates a cursor. Throws an {@link IllegalArgumentException} if the path doesn't exist. */
    static RecordCursor at(GameRecord record, RecordPath path) {
        Place place = Place.at(path.numbers(), record);
        Game game = Game.of(record.startPosition());
        for (RecordedMove move : place.trail == null ? List.<RecordedMove>of() : place.trail.moves()) {
            game = game.playUnchecked(move.move());
        }
        return at(place, path.numbers(), game);
    }

    /** Returns a cursor at a move of this line, or at this cursor's position, in an edited record. */
    private static RecordCursor edited(GameRecord edited, List<Integer> numbers, Game game) {
        return at(Place.at(numbers, edited), numbers, game);
    }

    /** {@return the record} */
    public GameRecord record() {
        return place().record;
    }

    /** Returns the place in the record. Creates the record if moves were just added. */
    private Place place() {
        Deque<Move> added = new ArrayDeque<>();
        RecordCursor extended = this;
        Object found = source;
        while (found instanceof RecordCursor shorter) {
            added.addFirst(extended.lastMove());
            extended = shorter;
            found = shorter.source;
        }
        Place place = (Place) found;
        if (!added.isEmpty()) {
            GameRecord known = place.record;
            List<RecordedMove> moves = place.withChildren(GameRecord.line(List.copyOf(added), List.of()));
            Outcome outcome = isInMainLine() ? game.outcome() : known.outcome();
            place = Place.at(numbers, known.with(known.comments(), moves, outcome));
            source = place;
        }
        return place;
    }

    private boolean isInMainLine() {
        return numbers.size() == 1;
    }

    private Move lastMove() {
        return game.lastMove().orElseThrow();
    }

    /** {@return the path} */
    public RecordPath path() {
        return RecordPath.of(numbers);
    }

    private boolean isStart() {
        return numbers.get(numbers.size() - 1) == 0;
    }

    /** {@return the move with its notes; empty at the start} */
    public Optional<RecordedMove> move() {
        return Optional.ofNullable(place().trail).map(Trail::move);
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
        return move().map(RecordedMove::comments).orElseGet(() -> record().comments());
    }

    /** {@return the {@link #comments} without circles, arrows and evaluations} */
    public List<String> texts() {
        return List.copyOf(data().texts());
    }

    /** {@return the circled cells in the {@link #comments}, see {@link RecordedMove#circles}} */
    public List<Hex> circles() {
        return data().circles(game.position());
    }

    /** {@return the arrows in the {@link #comments}, see {@link RecordedMove#arrows}} */
    public List<Arrow> arrows() {
        return data().arrows(game.position());
    }

    private CommentData data() {
        return new CommentData(comments());
    }

    /** {@return the comments before the move, if it is the first move of a variation; otherwise empty} */
    public List<String> openingComments() {
        return move().map(RecordedMove::openingComments).orElse(List.of());
    }

    private boolean isFirstOfVariation() {
        return numbers.size() > 1 && numbers.get(numbers.size() - 1) == 1;
    }

    /** {@return a cursor at the next move of this line; empty at the end of the line} */
    public Optional<RecordCursor> next() {
        return place().children().isEmpty() ? Optional.empty() : Optional.of(child(0));
    }

    /** Returns a cursor at a move that can follow. */
    private RecordCursor child(int index) {
        Place place = place();
        Move move = place.children().get(index).move();
        return at(place.child(index), numbersOfChild(index), game.playUnchecked(move));
    }

    private List<Integer> numbersOfChild(int index) {
        List<Integer> child = new ArrayList<>(numbers);
        child.set(child.size() - 1, child.get(child.size() - 1) + 1);
        if (index > 0) {
            child.add(index);
            child.add(1);
        }
        return child;
    }

    /** {@return a cursor at the previous move, which may be in the parent line; empty at the start} */
    public Optional<RecordCursor> previous() {
        return place().parent().map(parent -> at(parent, numbersOfParent(), game.undo()));
    }

    private List<Integer> numbersOfParent() {
        List<Integer> parent = new ArrayList<>(isFirstOfVariation() ? numbers.subList(0, numbers.size() - 2) : numbers);
        parent.set(parent.size() - 1, parent.get(parent.size() - 1) - 1);
        return parent;
    }

    /**
     * {@return cursors at all moves that can follow in the record: {@link #next}, then the first move of each
     * variation}
     */
    public List<RecordCursor> choices() {
        return IntStream.range(0, place().children().size())
                .mapToObj(this::child)
                .toList();
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
                    move.variations().forEach(open::push);
                    return Optional.ofNullable(open.poll());
                })
                .map(Optional::orElseThrow);
    }

    /** Returns cursors at the variations beside this move, the last first; empty in a variation's first move. */
    private List<RecordCursor> variations() {
        List<RecordCursor> variations = new ArrayList<>();
        if (!isFirstOfVariation()) {
            previous().ifPresent(previous -> {
                for (int index = previous.place().children().size() - 1; index > 0; index--) {
                    variations.add(previous.child(index));
                }
            });
        }
        return variations;
    }

    /** {@return a cursor at the last move of this line, possibly this cursor} */
    public RecordCursor end() {
        RecordCursor end = this;
        while (!end.place().children().isEmpty()) {
            end = end.child(0);
        }
        return end;
    }

    /**
     * Plays a move. If the move is one of the {@link #choices}, returns the choice. Otherwise adds the move: at the end
     * of a line as the next move, elsewhere as a new variation.
     *
     * @param moveString a MoveString such as {@code bA1 wS1-}
     * @return a cursor at the move
     * @throws NotationException if the text is not a MoveString, the move is illegal, or the game is over (R7.4).
     *     {@link GameRecord#withOutcome} can reopen a game, for example after a resignation
     * @throws IllegalStateException if variations would be nested deeper than 100
     */
    public RecordCursor play(String moveString) {
        return play(MoveStringParser.judged(requireNonNull(moveString, "moveString"), game));
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
                    "Expected the game at " + path() + " and one more move, found " + after + ".");
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
        if (source instanceof RecordCursor || place().children().isEmpty()) {
            return new RecordCursor(this, numbersOfChild(0), game.play(move));
        }
        List<RecordedMove> moves = new ArrayList<>(place().children());
        for (int index = 0; index < moves.size(); index++) {
            if (moves.get(index).move().equals(move)) {
                return child(index);
            }
        }
        Game after = game.play(move);
        requireDepth(numbers.size() / 2 + 1);
        moves.add(RecordedMove.of(move));
        return edited(with(place().withChildren(moves)), numbersOfChild(moves.size() - 1), after);
    }

    private static void requireDepth(int depth) {
        if (depth > Limits.MAX_DEPTH) {
            throw new IllegalStateException("Variations would be nested deeper than " + Limits.MAX_DEPTH + ".");
        }
    }

    private GameRecord with(List<RecordedMove> moves) {
        return record().with(record().comments(), moves, record().outcome());
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
        if (isInMainLine()) {
            throw new IllegalStateException("The move at " + path() + " is in the main line.");
        }
        int number = numbers.get(numbers.size() - 1);
        Trail first = here();
        for (int i = 1; i < number; i++) {
            first = requireNonNull(first.parent);
        }
        Place departure = new Place(record(), first.parent);
        List<RecordedMove> moves = new ArrayList<>(departure.children());
        RecordedMove promoted = moves.remove(first.index);
        moves.add(first.index - 1, first.index == 1 ? promoted.inLine() : promoted);
        List<RecordedMove> edited = departure.withChildren(moves);
        requireDepth(depth(edited));
        List<Integer> moved = new ArrayList<>(numbers);
        if (first.index > 1) {
            moved.set(moved.size() - 2, first.index - 1);
        } else {
            moved.subList(moved.size() - 2, moved.size()).clear();
            moved.set(moved.size() - 1, moved.get(moved.size() - 1) + number - 1);
        }
        return edited(record().withMoves(edited), moved, game);
    }

    /** Returns the maximum nesting depth of variations. */
    private static int depth(List<RecordedMove> moves) {
        int deepest = 0;
        Deque<List<RecordedMove>> open = new ArrayDeque<>(List.of(moves));
        Deque<Integer> depths = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            List<RecordedMove> next = open.pop();
            int depth = depths.pop();
            for (int i = 0; i < next.size(); i++) {
                open.push(next.get(i).children());
                depths.push(depth + (i == 0 ? 0 : 1));
                deepest = Math.max(deepest, depths.element());
            }
        }
        return deepest;
    }

    /**
     * Removes the move and all moves after it. If the move has variations, the first variation replaces the removed
     * moves. The outcome changes as in {@link #promote}.
     *
     * @return a cursor at the previous move
     * @throws IllegalStateException at the start
     */
    public RecordCursor remove() {
        Trail here = here();
        Place previous = new Place(record(), here.parent);
        List<RecordedMove> moves = new ArrayList<>(previous.children());
        moves.remove(here.index);
        if (here.index == 0 && !moves.isEmpty()) {
            moves.set(0, moves.get(0).inLine());
        }
        return edited(record().withMoves(previous.withChildren(moves)), numbersOfParent(), game.undo());
    }

    /** Returns the move. Throws an {@link IllegalStateException} at the start. */
    private Trail here() {
        Trail here = place().trail;
        if (here == null) {
            throw new IllegalStateException("There is no move at the start.");
        }
        return here;
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
        return isStart()
                ? edited(record().with(RecordedMove.texts(all), record().children(), record().outcome()), numbers, game)
                : withMove(move -> move.withComments(all));
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
        return withMove(move -> move.withComments(data().with(CommentData.EVALUATION, evaluation)));
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
            throw new IllegalStateException("The move at " + path() + " is not the first one of a variation.");
        }
        return withMove(move -> move.withOpeningComments(all));
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
        return withMove(move -> move.withNags(all));
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
        return withMove(move -> move.withClock(time));
    }

    /**
     * {@return a copy without the clock of the move}
     *
     * @throws IllegalStateException at the start
     */
    public RecordCursor withoutClock() {
        return withMove(move -> move.withClock(Optional.empty()));
    }

    private RecordCursor withMove(UnaryOperator<RecordedMove> edit) {
        Trail here = here();
        Place previous = new Place(record(), here.parent);
        List<RecordedMove> moves = new ArrayList<>(previous.children());
        moves.set(here.index, edit.apply(here.move));
        return edited(with(previous.withChildren(moves)), numbers, game);
    }

    /** Returns whether both cursors are at the same path of equal records. */
    @Override
    public boolean equals(@Nullable Object object) {
        return this == object
                || object instanceof RecordCursor other
                        && numbers.equals(other.numbers)
                        && record().equals(other.record());
    }

    @Override
    public int hashCode() {
        return Objects.hash(numbers, record());
    }

    /** Returns a debug string. */
    @Override
    public String toString() {
        return path() + " " + moveString();
    }
}
