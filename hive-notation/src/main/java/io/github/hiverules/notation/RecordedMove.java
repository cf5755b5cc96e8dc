// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A move of a record with its notes. A {@link RecordCursor} edits the notes. */
@Value.Immutable
@PackagePrivateValue
public abstract class RecordedMove {
    /** The longest time of a clock: 1,000,000 hours. */
    static final long MAX_CLOCK_MILLIS = 3_600_000_000_000L;

    static final int MAX_NAG = 255;

    RecordedMove() {}

    /** Returns a move without notes. */
    static RecordedMove of(Move move) {
        return of(move, List.of(), List.of(), Optional.empty());
    }

    /**
     * Returns a move with notes. Drops fractions of a millisecond from the clock.
     *
     * @throws IllegalArgumentException if the clock or a NAG is out of range, or a comment has an unpaired surrogate
     */
    static RecordedMove of(Move move, List<Integer> nags, List<String> comments, Optional<Duration> clock) {
        return ImmutableRecordedMove.of(move, nags, comments, clock.map(time -> time.truncatedTo(ChronoUnit.MILLIS)));
    }

    /** {@return the move, in the coordinates of its {@link GameRecord}} */
    public abstract Move move();

    /**
     * Returns the PGN numbers (NAGs) that rate the move, 0 to 255 each: 1 is a good move, 2 a mistake, 3 a very good move, 4 a
     * blunder, 5 an interesting move, 6 a dubious one.
     */
    public abstract List<Integer> nags();

    /** {@return the comments on the move, in order} */
    public abstract List<String> comments();

    /** Returns the mover's remaining time after the move, 0 to 1,000,000 hours in whole milliseconds, if it is known. */
    public abstract Optional<Duration> clock();

    @Value.Check
    void check() {
        for (int nag : nags()) {
            if (nag < 0 || nag > MAX_NAG) {
                throw new IllegalArgumentException("A NAG must be 0 to " + MAX_NAG + "; it is " + nag + ".");
            }
        }
        comments().forEach(comment -> Texts.requireWellFormed(comment, "A comment"));
        clock().ifPresent(time -> {
            if (time.isNegative() || time.compareTo(Duration.ofMillis(MAX_CLOCK_MILLIS)) > 0) {
                throw new IllegalArgumentException("A clock must show 0 to 1,000,000 hours; it shows " + time + ".");
            }
        });
    }

    RecordedMove withNags(List<Integer> nags) {
        return of(move(), nags, comments(), clock());
    }

    RecordedMove withComments(List<String> comments) {
        return of(move(), nags(), comments, clock());
    }

    RecordedMove withClock(Duration clock) {
        return of(move(), nags(), comments(), Optional.of(clock));
    }

    /** Returns the move shifted on the table. */
    RecordedMove translate(int dq, int dr) {
        return of(move().translate(dq, dr), nags(), comments(), clock());
    }

    /** Compares move, NAGs, comments and clock. */
    @Override
    public abstract boolean equals(@Nullable Object object);

    @Override
    public abstract int hashCode();
}
