// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A move of a record with its notes and with the moves that can follow: a node of the tree of moves. The first of the
 * {@link #children} continues the line; each later child begins a variation. A {@link RecordCursor} edits the notes of
 * a move in a record.
 */
public final class RecordedMove {
    private final Move move;
    private final List<Integer> nags;
    private final List<String> openingComments;
    private final List<String> comments;
    private final @Nullable Duration clock;
    private final List<RecordedMove> children;

    private RecordedMove(
            Move move,
            List<Integer> nags,
            List<String> openingComments,
            List<String> comments,
            @Nullable Duration clock,
            List<RecordedMove> children) {
        this.move = move;
        this.nags = nags;
        this.openingComments = openingComments;
        this.comments = comments;
        this.clock = clock;
        this.children = children;
    }

    /**
     * {@return a move without notes}
     *
     * @param move the move
     */
    public static RecordedMove of(Move move) {
        return new RecordedMove(requireNonNull(move, "move"), List.of(), List.of(), List.of(), null, List.of());
    }

    /** {@return the move, in the coordinates of the {@link GameRecord}} */
    public Move move() {
        return move;
    }

    /**
     * {@return the move's NAGs in order, PGN's numeric ratings from 0 to 255} NAG 1 is a good move, 2 a mistake, 3 a
     * very good move, 4 a blunder, 5 an interesting move, 6 a dubious move. {@link Nag} converts NAGs to symbols.
     */
    public List<Integer> nags() {
        return nags;
    }

    /** {@return the comments before the move, if it is the first move of a variation; otherwise empty} */
    public List<String> openingComments() {
        return openingComments;
    }

    /**
     * {@return the comments on the move, in order, including {@code [%csl …]}, {@code [%cal …]} and {@code [%eval …]}}
     */
    public List<String> comments() {
        return comments;
    }

    /** {@return the mover's remaining time after the move, if known: 0 to 1,000,000 hours, in whole milliseconds} */
    public Optional<Duration> clock() {
        return Optional.ofNullable(clock);
    }

    /** {@return the moves that can follow: first the next move of the line, then the first move of each variation} */
    public List<RecordedMove> children() {
        return children;
    }

    /** {@return the comments on the move without circles, arrows and evaluations, in order} */
    public List<String> texts() {
        return List.copyOf(new CommentData(comments).texts());
    }

    /** {@return the evaluation, from the comment {@code [%eval 47]} or {@code [%eval 47 62 wA1 bQ/]}} */
    public Optional<Evaluation> evaluation() {
        return new CommentData(comments).evaluation();
    }

    /**
     * {@return the circled cells} The comment {@code [%csl wA1,bQ/]} contains circles. Cells are named as in
     * MoveStrings. Unknown cells are omitted.
     *
     * @param after the position after the move, whose coordinates the cells have
     */
    public List<Hex> circles(Position after) {
        return new CommentData(comments).circles(requireNonNull(after, "after"));
    }

    /**
     * {@return the arrows, from the comment {@code [%cal wA1 bQ/,wQ wQ-]}} Arrows with unknown cells are omitted.
     *
     * @param after the position after the move, whose coordinates the cells have
     */
    public List<Arrow> arrows(Position after) {
        return new CommentData(comments).arrows(requireNonNull(after, "after"));
    }

    /**
     * {@return a copy with the given NAGs}
     *
     * @param nags {@linkplain #nags NAGs} from 0 to 255
     * @throws IllegalArgumentException if a number is out of range
     */
    public RecordedMove withNags(List<Integer> nags) {
        List<Integer> all = Elements.of(nags, "nags");
        for (int nag : all) {
            if (nag < 0 || nag > Limits.MAX_NAG) {
                throw new IllegalArgumentException("A NAG must be 0 to " + Limits.MAX_NAG + ", but is " + nag + ".");
            }
        }
        return new RecordedMove(move, all, openingComments, comments, clock, children);
    }

    /**
     * {@return a copy with the given comments before the move} Only the first move of a variation may have such
     * comments.
     *
     * @param comments the comments
     * @throws IllegalArgumentException if a comment has an unpaired surrogate
     */
    public RecordedMove withOpeningComments(List<String> comments) {
        return new RecordedMove(move, nags, texts(comments), this.comments, clock, children);
    }

    /**
     * {@return a copy with the given comments on the move}
     *
     * @param comments the comments
     * @throws IllegalArgumentException if a comment has an unpaired surrogate
     */
    public RecordedMove withComments(List<String> comments) {
        return new RecordedMove(move, nags, openingComments, texts(comments), clock, children);
    }

    static List<String> texts(List<String> comments) {
        List<String> all = Elements.of(comments, "comments");
        all.forEach(comment -> Texts.requireWellFormed(comment, "A comment"));
        return all;
    }

    /**
     * {@return a copy with the given time that the mover has left after the move}
     *
     * @param clock the time, 0 to 1,000,000 hours; fractions of a millisecond are dropped. Empty if unknown
     * @throws IllegalArgumentException if the time is out of range
     */
    public RecordedMove withClock(Optional<Duration> clock) {
        @Nullable Duration time = requireNonNull(clock, "clock").orElse(null);
        if (time != null && (time.isNegative() || time.compareTo(Duration.ofMillis(Limits.MAX_CLOCK_MILLIS)) > 0)) {
            throw new IllegalArgumentException("A clock must be 0 to 1,000,000 hours, but is " + time + ".");
        }
        @Nullable Duration millis = time == null ? null : Duration.ofMillis(time.toMillis());
        return new RecordedMove(move, nags, openingComments, comments, millis, children);
    }

    /**
     * {@return a copy with the given moves that can follow}
     *
     * @param children the next move of the line, then the first move of each variation
     */
    public RecordedMove withChildren(List<RecordedMove> children) {
        return new RecordedMove(move, nags, openingComments, comments, clock, Elements.of(children, "children"));
    }

    /** Returns the move as the next move of a line. Comments before the move become comments on the move. */
    RecordedMove inLine() {
        if (openingComments.isEmpty()) {
            return this;
        }
        List<String> all = new ArrayList<>(openingComments);
        all.addAll(comments);
        return new RecordedMove(move, nags, List.of(), all, clock, children);
    }

    /** Returns a tree with the destination of the first piece on the origin. */
    static RecordedMove fromOrigin(RecordedMove tree) {
        RecordedMove node = tree;
        while (!(node.move instanceof PieceMove) && !node.children.isEmpty()) {
            node = node.children.get(0);
        }
        Hex first = node.move.destination().orElse(Hex.ORIGIN);
        return translate(tree, -first.q(), -first.r());
    }

    static RecordedMove translate(RecordedMove tree, int dq, int dr) {
        return dq == 0 && dr == 0
                ? tree
                : map(
                        tree,
                        node -> new RecordedMove(
                                node.move.translate(dq, dr),
                                node.nags,
                                node.openingComments,
                                node.comments,
                                node.clock,
                                node.children));
    }

    /** Edits every move of a tree. Doesn't use recursion, because lines may have thousands of moves. */
    private static RecordedMove map(RecordedMove tree, UnaryOperator<RecordedMove> edit) {
        List<RecordedMove> nodes = new ArrayList<>();
        nodes(List.of(tree)).forEachRemaining(nodes::add);
        Deque<RecordedMove> edited = new ArrayDeque<>();
        for (int i = nodes.size() - 1; i >= 0; i--) {
            RecordedMove node = nodes.get(i);
            List<RecordedMove> children = new ArrayList<>(node.children.size());
            node.children.forEach(child -> children.add(edited.pop()));
            edited.push(edit.apply(node).withChildren(children));
        }
        return edited.pop();
    }

    /** Iterates over trees: a move, then its first child and the moves after it, then the other children. */
    static Iterator<RecordedMove> nodes(List<RecordedMove> trees) {
        Deque<RecordedMove> open = new ArrayDeque<>();
        push(trees, open);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !open.isEmpty();
            }

            @Override
            public RecordedMove next() {
                RecordedMove node = open.pop();
                push(node.children, open);
                return node;
            }
        };
    }

    private static void push(List<RecordedMove> children, Deque<RecordedMove> open) {
        for (int i = children.size() - 1; i >= 0; i--) {
            open.push(children.get(i));
        }
    }

    /** Returns whether two lists of trees are equal. */
    static boolean areEqual(List<RecordedMove> trees, List<RecordedMove> others) {
        Iterator<RecordedMove> nodes = nodes(trees);
        Iterator<RecordedMove> otherNodes = nodes(others);
        boolean areEqual = trees.size() == others.size();
        while (areEqual && nodes.hasNext()) {
            areEqual = nodes.next().isLike(otherNodes.next());
        }
        return areEqual;
    }

    /** Returns whether moves and notes are equal, and equally many moves follow. */
    private boolean isLike(RecordedMove other) {
        return move.equals(other.move)
                && nags.equals(other.nags)
                && openingComments.equals(other.openingComments)
                && comments.equals(other.comments)
                && Objects.equals(clock, other.clock)
                && children.size() == other.children.size();
    }

    /** Returns whether the moves, their notes, and all moves that can follow are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RecordedMove other && areEqual(List.of(this), List.of(other));
    }

    @Override
    public int hashCode() {
        return Objects.hash(move, nags, comments, clock, children.size());
    }

    /** Returns a debug string of the move and its notes. */
    @Override
    public String toString() {
        return "RecordedMove{move=" + move + ", nags=" + nags + ", openingComments=" + openingComments + ", comments="
                + comments + ", clock=" + clock + ", children=" + children.size() + "}";
    }
}
