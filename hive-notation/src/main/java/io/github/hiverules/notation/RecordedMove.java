package io.github.hiverules.notation;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** One turn as a record tells it: the move, and what was noted beside it. How it was spelled makes no difference to equality. */
@Value.Immutable
@PackagePrivateImplementation
public abstract class RecordedMove implements Serializable {
    private static final long serialVersionUID = 1;

    RecordedMove() {}

    /** A turn with that move and nothing noted. */
    public static RecordedMove of(Move move) {
        return builder().move(move).build();
    }

    /** Starts a turn. */
    public static Builder builder() {
        return new Builder();
    }

    /** The move; in a {@link GameRecord} the game's first piece stands on {@link Hex#ORIGIN}. */
    public abstract Move move();

    /** The comments that belong to this turn, in order. */
    public abstract List<String> comments();

    /** What might have been played instead of this turn, each as its source wrote it: PGN or SGF, without judgment. */
    public abstract List<String> variations();

    /** The mover's clock after the turn, in milliseconds from 0, where the record has it. */
    public abstract OptionalLong clockMillis();

    /** The move as the source wrote it; empty for a forced pass that the source left out. */
    @Value.Auxiliary
    public abstract Optional<String> source();

    @Value.Check
    void check() {
        if (clockMillis().isPresent() && clockMillis().getAsLong() < 0) {
            throw new IllegalArgumentException(
                    "a clock before zero: " + clockMillis().getAsLong());
        }
    }

    /** The same turn on a table that is shifted by that difference. */
    RecordedMove translate(int dq, int dr) {
        return builder().from(this).move(move().translate(dq, dr)).build();
    }

    /**
     * Builds a {@link RecordedMove}. Not safe for use by several threads. {@code build} throws an {@link IllegalStateException}
     * where no move is set, and an {@link IllegalArgumentException} for a clock before zero.
     */
    public static final class Builder extends ImmutableRecordedMove.Builder {
        Builder() {}
    }
}
