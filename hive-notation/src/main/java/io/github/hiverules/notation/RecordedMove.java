// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * One move of a record with what was noted beside it. How the source spelled the move makes no difference to equality.
 *
 * <pre>{@code
 * RecordedMove move = RecordedMove.builder()
 *         .move(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
 *         .clockMillis(299_500)
 *         .addComments("a quiet start")
 *         .build();
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class RecordedMove {
    /** The longest time that a clock shows, in milliseconds: a million hours. */
    public static final long MAX_CLOCK_MILLIS = 3_600_000_000_000L;

    RecordedMove() {}

    /** That move with nothing noted. */
    public static RecordedMove of(Move move) {
        return ImmutableRecordedMove.of(
                requireNonNull(move, "move"), List.of(), List.of(), OptionalLong.empty(), Optional.empty());
    }

    /** Starts a recorded move. */
    public static Builder builder() {
        return new Builder();
    }

    /** The move; in a {@link GameRecord} from the empty table the game's first piece stands on {@link Hex#ORIGIN}. */
    public abstract Move move();

    /** The comments that belong to this move, in order. */
    public abstract List<String> comments();

    /** What might have been played instead of this move, each as its source wrote it: PGN or SGF, without judgment. */
    public abstract List<String> variations();

    /** The mover's clock after the move, in milliseconds from 0 to {@link #MAX_CLOCK_MILLIS}, where the record has it. */
    public abstract OptionalLong clockMillis();

    /** The move as the source wrote it; empty for a forced pass that the source left out. */
    @Value.Auxiliary
    public abstract Optional<String> source();

    @Value.Check
    void check() {
        long clock = clockMillis().orElse(0);
        if (clock < 0 || clock > MAX_CLOCK_MILLIS) {
            throw new IllegalArgumentException(
                    "A clock shows 0 to " + MAX_CLOCK_MILLIS + " milliseconds, not " + clock + ".");
        }
        comments().forEach(comment -> TextSource.requireWholeCharacters(comment, "A comment"));
        variations().forEach(variation -> TextSource.requireWholeCharacters(variation, "A variation"));
        source().ifPresent(source -> TextSource.requireWholeCharacters(source, "A source"));
    }

    /** The same move on a table that is shifted by that difference. */
    RecordedMove translate(int dq, int dr) {
        return ImmutableRecordedMove.of(move().translate(dq, dr), comments(), variations(), clockMillis(), source());
    }

    /** Builds a {@link RecordedMove}. Not safe for use by several threads. */
    public static final class Builder {
        private List<String> comments = List.of();
        private List<String> variations = List.of();
        private @Nullable Move move;
        private OptionalLong clockMillis = OptionalLong.empty();
        private Optional<String> source = Optional.empty();

        Builder() {}

        /** Sets everything to what that one has. */
        public Builder from(RecordedMove other) {
            requireNonNull(other, "other");
            return move(other.move())
                    .comments(other.comments())
                    .variations(other.variations())
                    .clockMillis(other.clockMillis())
                    .source(other.source());
        }

        /** Sets the move; there is no default. */
        public Builder move(Move move) {
            this.move = requireNonNull(move, "move");
            return this;
        }

        /** Sets the comments, in place of any that were set before. */
        public Builder comments(Iterable<String> comments) {
            this.comments = copy(comments, "comments");
            return this;
        }

        /** Adds comments. */
        public Builder addComments(String... comments) {
            requireNonNull(comments, "comments");
            this.comments = add(this.comments, comments);
            return this;
        }

        /** Sets the variations, in place of any that were set before. */
        public Builder variations(Iterable<String> variations) {
            this.variations = copy(variations, "variations");
            return this;
        }

        /** Adds variations. */
        public Builder addVariations(String... variations) {
            requireNonNull(variations, "variations");
            this.variations = add(this.variations, variations);
            return this;
        }

        /** Sets the mover's clock after the move, in milliseconds from 0 to {@link #MAX_CLOCK_MILLIS}. */
        public Builder clockMillis(long clockMillis) {
            return clockMillis(OptionalLong.of(clockMillis));
        }

        /** Sets the mover's clock, or that there is none. */
        public Builder clockMillis(OptionalLong clockMillis) {
            this.clockMillis = requireNonNull(clockMillis, "clockMillis");
            return this;
        }

        /** Sets the move as the source wrote it. */
        public Builder source(String source) {
            return source(Optional.of(requireNonNull(source, "source")));
        }

        /** Sets the move as the source wrote it, or that there is none. */
        public Builder source(Optional<String> source) {
            this.source = requireNonNull(source, "source");
            return this;
        }

        private static List<String> copy(Iterable<String> texts, String name) {
            List<String> copy = new ArrayList<>();
            requireNonNull(texts, name).forEach(text -> copy.add(requireNonNull(text, name)));
            return copy;
        }

        /** Most moves have nothing noted beside them: a list is made for the first text. */
        private static List<String> add(List<String> texts, String... more) {
            List<String> added = texts.isEmpty() ? new ArrayList<>() : texts;
            added.addAll(List.of(more));
            return added;
        }

        /**
         * The recorded move.
         *
         * @throws IllegalStateException if no move is set
         * @throws IllegalArgumentException if the clock is out of range, or a text has a surrogate without its other half
         */
        public RecordedMove build() {
            if (move == null) {
                throw new IllegalStateException("A recorded move needs a move.");
            }
            return ImmutableRecordedMove.of(move, comments, variations, clockMillis, source);
        }
    }
}
