package io.github.hiverules.api;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * An arrangement of pieces that nobody has checked yet: what a position editor or a parser builds. It becomes a
 * {@link Position}, or a list of what is impossible about it.
 *
 * <pre>{@code
 * Position position = Setup.builder()
 *         .put(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
 *         .put(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE), Piece.of(Color.WHITE, Bug.BEETLE))
 *         .turn(Color.BLACK, 5)
 *         .build()
 *         .toPosition();
 * }</pre>
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class Setup implements Serializable {
    private static final long serialVersionUID = 1;

    /** The largest number of turns that a setup may have behind it: one thousand million. */
    public static final int MAX_PLY = 1_000_000_000;

    Setup() {}

    /** Starts a setup: the empty table of a {@linkplain Ruleset#tournament() tournament} base game, White to move. */
    public static Builder builder() {
        return new Builder();
    }

    /** The rules of the game; the base game under tournament rules unless set. */
    @Value.Default
    public Ruleset ruleset() {
        return Ruleset.tournament();
    }

    /** The occupied cells with what stands on them. */
    public abstract Map<Hex, Stack> stacks();

    /** How many turns both sides together have taken; 0 unless set. White moves at even plies. */
    @Value.Default
    public int ply() {
        return 0;
    }

    /** The piece that the last turn moved (R5.1), if it did and the Pillbug is in the game. */
    public abstract Optional<Piece> restingPiece();

    /** What is impossible about this arrangement, the most fundamental first; empty when it is a position. */
    @Value.Lazy
    public List<SetupProblem> problems() {
        return SetupCheck.problemsOf(this);
    }

    /**
     * The position this arrangement is.
     *
     * @throws ImpossiblePositionException with all {@link #problems()} if there are any
     */
    public Position toPosition() {
        if (!problems().isEmpty()) {
            throw new ImpossiblePositionException(problems());
        }
        return Position.of(this);
    }

    /**
     * The position this arrangement is, unchecked: for programs that know it to be possible, because legal play led there. It
     * may hold what {@link #problems()} would refuse, such as a side that had to pass before it could place its Queen Bee.
     */
    public Position toPositionUnchecked() {
        return Position.of(this);
    }

    /** Builds a {@link Setup} step by step. Not safe for use by several threads. */
    public static final class Builder extends ImmutableSetup.Builder {
        Builder() {}

        /** Puts pieces on a cell, from the ground up, in place of any that were put there before. */
        public Builder put(Hex hex, Piece... fromTheGroundUp) {
            return putStacks(hex, Stack.of(fromTheGroundUp));
        }

        /**
         * Sets whose turn it is and which, counting pairs of turns from 1.
         *
         * @throws IllegalArgumentException if the number is less than 1 or more than half of {@link #MAX_PLY}
         */
        public Builder turn(Color sideToMove, int number) {
            if (number < 1 || number > MAX_PLY / 2) {
                throw new IllegalArgumentException("turns count from 1 to " + MAX_PLY / 2 + ", not " + number);
            }
            return ply(2 * (number - 1) + sideToMove.ordinal());
        }
    }
}
