// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * Moves that follow one another, with what is noted beside them: the game of a {@link GameRecord}, or a variation of it.
 *
 * <pre>{@code
 * Line line = Line.of(Move.place(Piece.parse("wG1"), Hex.ORIGIN)).withComments("sharper");
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Line {
    /** How deep variations may lie within variations. */
    static final int MAX_DEPTH = 100;

    Line() {}

    /** Those moves, with nothing noted beside them. */
    public static Line of(Move... moves) {
        return of(
                Stream.of(requireNonNull(moves, "moves")).map(RecordedMove::of).toList());
    }

    /**
     * Those moves with their notes.
     *
     * @throws IllegalArgumentException if variations lie more than 100 deep within each other
     */
    public static Line of(List<RecordedMove> recordedMoves) {
        return ImmutableLine.of(List.of(), requireNonNull(recordedMoves, "recordedMoves"));
    }

    /**
     * This line with other comments before its first move.
     *
     * @throws IllegalArgumentException if a comment has a surrogate without its other half
     */
    public Line withComments(String... comments) {
        return ImmutableLine.of(List.of(requireNonNull(comments, "comments")), recordedMoves());
    }

    /** The comments that stand before the first move. */
    public abstract List<String> comments();

    /** The moves, passes included, with what is noted beside each. */
    public abstract List<RecordedMove> recordedMoves();

    /** The moves alone. */
    public List<Move> moves() {
        return recordedMoves().stream().map(RecordedMove::move).toList();
    }

    @Value.Check
    void check() {
        comments().forEach(comment -> Texts.requireWhole(comment, "A comment"));
        if (depth() > MAX_DEPTH) {
            throw new IllegalArgumentException("Variations lie more than " + MAX_DEPTH + " deep within each other.");
        }
    }

    /** How deep variations lie within this line: 0 where there is none. */
    @Value.Derived
    @Value.Auxiliary
    int depth() {
        int depth = 0;
        for (RecordedMove move : recordedMoves()) {
            for (Line variation : move.variations()) {
                depth = Math.max(depth, 1 + variation.depth());
            }
        }
        return depth;
    }

    Line withMoves(List<RecordedMove> moves) {
        return ImmutableLine.of(comments(), moves);
    }

    /** The same line on a table that is shifted by that difference. */
    Line translate(int dq, int dr) {
        return withMoves(
                recordedMoves().stream().map(move -> move.translate(dq, dr)).toList());
    }
}
