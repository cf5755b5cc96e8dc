// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.record.Line;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A move of a record with the comments, the NAGs and the clock. A {@link RecordCursor} edits these notes. */
@Value.Immutable
@PackagePrivateValue
public abstract class RecordedMove {
    RecordedMove() {}

    static RecordedMove of(Line.Node node) {
        return ImmutableRecordedMove.of(node.move(), node.nags(), node.comments(), node.clock());
    }

    /** {@return the move, in the coordinates of the {@link GameRecord}} */
    public abstract Move move();

    /**
     * Returns the move's NAGs, PGN's numeric ratings from 0 to 255. NAG 1 is a good move, 2 a mistake, 3 a very good
     * move, 4 a blunder, 5 an interesting move, 6 a dubious move.
     *
     * @return the NAGs, in order
     */
    public abstract List<Integer> nags();

    /** {@return the comments on the move, in order} */
    public abstract List<String> comments();

    /** {@return the mover's remaining time after the move, if known: 0 to 1,000,000 hours, in whole milliseconds} */
    public abstract Optional<Duration> clock();

    /** Returns whether moves, NAGs, comments and clocks are equal. */
    @Override
    public abstract boolean equals(@Nullable Object object);

    @Override
    public abstract int hashCode();
}
