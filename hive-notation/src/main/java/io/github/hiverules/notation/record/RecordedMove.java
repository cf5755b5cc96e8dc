// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.reading.Line;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.immutables.value.Value;

/**
 * A move of a record with its notes: comments, NAGs, clock, circles, arrows and evaluation. A {@link RecordCursor}
 * edits the notes. Recorded moves are equal if their moves, NAGs, comments and clocks are equal.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class RecordedMove {
    RecordedMove() {}

    /** Creates a move. {@code cells} returns the cell of a piece after the move. */
    static RecordedMove of(Line.Node node, Function<Piece, Optional<Hex>> cells) {
        CommentData data = new CommentData(node.comments(), cells);
        return ImmutableRecordedMove.of(
                node.move(),
                node.nags(),
                node.comments(),
                node.clock(),
                data.texts(),
                data.circles(),
                data.arrows(),
                data.evaluation());
    }

    /** {@return the move, in the coordinates of the {@link GameRecord}} */
    public abstract Move move();

    /**
     * {@return the move's NAGs in order, PGN's numeric ratings from 0 to 255} NAG 1 is a good move, 2 a mistake, 3 a
     * very good move, 4 a blunder, 5 an interesting move, 6 a dubious move. {@link Nag} converts NAGs to symbols.
     */
    public abstract List<Integer> nags();

    /**
     * {@return the comments on the move, in order, including {@code [%csl …]}, {@code [%cal …]} and {@code [%eval …]}}
     */
    public abstract List<String> comments();

    /** {@return the mover's remaining time after the move, if known: 0 to 1,000,000 hours, in whole milliseconds} */
    public abstract Optional<Duration> clock();

    /** {@return the comments on the move without circles, arrows and evaluations, in order} */
    @Value.Auxiliary
    public abstract List<String> texts();

    /**
     * {@return the circled cells, in the coordinates of the {@link GameRecord}} The comment {@code [%csl wA1,bQ/]}
     * contains circles. Cells are named as in MoveStrings. Unknown cells are omitted.
     */
    @Value.Auxiliary
    public abstract List<Hex> circles();

    /** {@return the arrows, from the comment {@code [%cal wA1 bQ/,wQ wQ-]}} Arrows with unknown cells are omitted. */
    @Value.Auxiliary
    public abstract List<Arrow> arrows();

    /** {@return the evaluation, from the comment {@code [%eval 47]} or {@code [%eval 47 62 wA1 bQ/]}} */
    @Value.Auxiliary
    public abstract Optional<Evaluation> evaluation();
}
