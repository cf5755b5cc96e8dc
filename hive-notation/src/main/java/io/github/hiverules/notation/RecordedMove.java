// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.immutables.value.Value;

/**
 * One move of a record with what was noted beside it, and what might have been played instead.
 *
 * <pre>{@code
 * RecordedMove move = RecordedMove.builder()
 *         .move(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
 *         .clockMillis(299_500)
 *         .addComments("a quiet start")
 *         .addMarks(1)
 *         .build();
 * }</pre>
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class RecordedMove {
    /** The longest time that a clock shows: a million hours. */
    static final long MAX_CLOCK_MILLIS = 3_600_000_000_000L;

    static final int MAX_MARK = 255;

    RecordedMove() {}

    /** That move with nothing noted. */
    public static RecordedMove of(Move move) {
        return ImmutableRecordedMove.of(
                requireNonNull(move, "move"), List.of(), List.of(), OptionalLong.empty(), List.of());
    }

    /** Starts a recorded move. */
    public static Builder builder() {
        return ImmutableRecordedMove.builder();
    }

    /** A builder that begins with what this move has. */
    public Builder toBuilder() {
        return builder().from(this);
    }

    /**
     * The move; in a {@link GameRecord} from the empty table the game's first piece stands on
     * {@link io.github.hiverules.api.Hex#ORIGIN}.
     */
    public abstract Move move();

    /** PGN's numbers of what is thought of the move (NAG), from 0 to 255: 1 is a good move, 2 a mistake, 3 a very good move. */
    public abstract List<Integer> marks();

    /** The comments that belong to this move, in order. */
    public abstract List<String> comments();

    /** The mover's clock after the move, in milliseconds from 0 to those of a million hours, where the record has it. */
    public abstract OptionalLong clockMillis();

    /**
     * What might have been played instead of this move and after that, in order; each has a move. The first moves of
     * variations have no variations of their own: those stand beside them.
     */
    public abstract List<Line> variations();

    @Value.Check
    RecordedMove check() {
        long clock = clockMillis().orElse(0);
        if (clock < 0 || clock > MAX_CLOCK_MILLIS) {
            throw new IllegalArgumentException(
                    "A clock shows 0 to " + MAX_CLOCK_MILLIS + " milliseconds, not " + clock + ".");
        }
        comments().forEach(comment -> Texts.requireWhole(comment, "A comment"));
        for (int mark : marks()) {
            if (mark < 0 || mark > MAX_MARK) {
                throw new IllegalArgumentException("A mark is a number from 0 to " + MAX_MARK + ", not " + mark + ".");
            }
        }
        return isFlat() ? this : withVariations(flat());
    }

    /** Whether no first move of a variation has variations. */
    private boolean isFlat() {
        for (Line variation : variations()) {
            if (variation.recordedMoves().isEmpty()) {
                throw new IllegalArgumentException("A variation has a move.");
            }
            if (!variation.recordedMoves().get(0).variations().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private List<Line> flat() {
        List<Line> flat = new ArrayList<>();
        for (Line variation : variations()) {
            List<RecordedMove> moves = new ArrayList<>(variation.recordedMoves());
            RecordedMove first = moves.set(0, moves.get(0).withVariations(List.of()));
            flat.add(variation.withMoves(moves));
            flat.addAll(first.variations());
        }
        return flat;
    }

    RecordedMove withVariations(List<Line> variations) {
        return ImmutableRecordedMove.of(move(), marks(), comments(), clockMillis(), variations);
    }

    /** The same move on a table that is shifted by that difference. */
    RecordedMove translate(int dq, int dr) {
        return ImmutableRecordedMove.of(
                move().translate(dq, dr),
                marks(),
                comments(),
                clockMillis(),
                variations().stream().map(line -> line.translate(dq, dr)).toList());
    }

    /** Builds a {@link RecordedMove}. Not safe for use by several threads. */
    public abstract static class Builder {
        Builder() {}

        /** Sets everything to what that one has; what is a list is added. */
        public abstract Builder from(RecordedMove other);

        /** Sets the move; there is no default. */
        public abstract Builder move(Move move);

        /** Sets the marks, in place of any that were set before. */
        public abstract Builder marks(Iterable<Integer> marks);

        /** Adds marks. */
        public abstract Builder addMarks(int... marks);

        /** Sets the comments, in place of any that were set before. */
        public abstract Builder comments(Iterable<String> comments);

        /** Adds comments. */
        public abstract Builder addComments(String... comments);

        /** Sets the variations, in place of any that were set before. */
        public abstract Builder variations(Iterable<? extends Line> variations);

        /** Adds variations. */
        public abstract Builder addVariations(Line... variations);

        /** Sets the mover's clock after the move, in milliseconds from 0 to those of a million hours. */
        public abstract Builder clockMillis(long clockMillis);

        /** Sets the mover's clock, or that there is none. */
        public abstract Builder clockMillis(OptionalLong clockMillis);

        /**
         * The recorded move.
         *
         * @throws IllegalStateException if no move is set
         * @throws IllegalArgumentException if the clock or a mark is out of range, a text has a surrogate without its other
         *     half, or a variation has no move
         */
        public abstract RecordedMove build();
    }
}
