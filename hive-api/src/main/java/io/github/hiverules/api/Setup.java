// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * An unchecked arrangement of pieces: what a position editor or a parser builds. {@link #problems()} lists what is impossible
 * about it; without problems it becomes a {@link Position}.
 *
 * <pre>{@code
 * Position position = Setup.builder()
 *         .put(Hex.of(0, 0), Piece.parse("wQ"))
 *         .put(Hex.of(1, 0), Piece.parse("bQ"), Piece.parse("wB1")) // from the ground up
 *         .put(Hex.of(2, 0), Piece.parse("bS1"))
 *         .turn(Color.BLACK, 5)
 *         .build()
 *         .toPosition();
 * }</pre>
 */
@Value.Immutable
@PackagePrivateBuilder
public abstract class Setup {
    private static final int MAX_PLY = 1_000_000_000;

    Setup() {}

    /**
     * The largest number of turns that a setup may have behind it: one thousand million. In a game that goes on from there the
     * ply alternates between this number and the one before it, so that the side to move stays right.
     */
    public static int maxPly() {
        return MAX_PLY;
    }

    /** Starts a setup: the empty table of a {@linkplain Ruleset#tournament() tournament} base game, White to move. */
    public static Builder builder() {
        return ImmutableSetup.builder();
    }

    /** The rules of the game. */
    @Value.Default
    public Ruleset ruleset() {
        return Ruleset.tournament();
    }

    /** The occupied cells with what stands on them. */
    public abstract Map<Hex, Stack> stacks();

    /** How many turns both sides together have taken, passes included. White moves at even plies. */
    @Value.Default
    public int ply() {
        return 0;
    }

    /** The piece that the last turn moved (R5.1), if it did and the Pillbug is in the game. */
    public abstract Optional<Piece> restingPiece();

    /**
     * How many turns sides have passed (R6.2) whose Queen Bee is still in the hand, because no cell was free for placing; 0 in
     * almost every game. With the Queen Bee on the table passes are turns like others and don't count here.
     */
    @Value.Default
    public int passesWithoutQueen() {
        return 0;
    }

    /** What stands on that cell; empty for an empty cell. */
    public Optional<Stack> stackAt(Hex hex) {
        return Optional.ofNullable(stacks().get(requireNonNull(hex, "hex")));
    }

    /** The pieces of that side that are in the game and not on the table, in the order of {@link Piece#values()}. */
    public List<Piece> hand(Color color) {
        List<Piece> hand = new ArrayList<>(ruleset().pieces(color));
        stacks().values().forEach(stack -> hand.removeAll(stack.pieces()));
        return List.copyOf(hand);
    }

    /**
     * What is impossible about this arrangement, the most fundamental first; empty when it becomes a position. An empty list
     * does not prove that a game leads there.
     */
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

    /** Another number in each run of a program, as that of a {@link Position}. */
    @Override
    public int hashCode() {
        long hash = Hashing.mix(Hashing.START + stacks().hashCode(), Hashing.pair(ply(), passesWithoutQueen()));
        return Long.hashCode(hash) + ruleset().hashCode() + restingPiece().hashCode();
    }

    /** Builds a {@link Setup}. Not thread-safe. A builder can be used again after {@link #build}. */
    public abstract static class Builder {
        Builder() {}

        /** Sets all values of a setup. Stacks that were put on other cells stay. */
        public abstract Builder from(Setup setup);

        /** Sets the ruleset. The default is the base game under tournament rules. */
        public abstract Builder ruleset(Ruleset ruleset);

        /**
         * Sets the pieces on a cell, replacing any that were put there before.
         *
         * @param fromTheGroundUp the pieces from the ground up; at least one
         * @throws IllegalArgumentException if there are no pieces
         */
        public Builder put(Hex hex, Piece... fromTheGroundUp) {
            requireNonNull(hex, "hex");
            return put(hex, Stack.of(requireNonNull(fromTheGroundUp, "fromTheGroundUp")));
        }

        /** Sets the stack on a cell, replacing any that was put there before. */
        public abstract Builder put(Hex hex, Stack stack);

        /** Sets all occupied cells, replacing those that were put before. */
        public abstract Builder stacks(Map<? extends Hex, ? extends Stack> stacks);

        /** Sets the number of turns taken so far by both sides. The default is 0. White moves at even plies. */
        public abstract Builder ply(int ply);

        /**
         * Sets the ply by side to move and turn number, as in {@link Position#turn}.
         *
         * @param number the turn number, from 1
         * @throws IllegalArgumentException if the number is out of range: the ply may be at most {@link #maxPly}
         */
        public Builder turn(Color sideToMove, int number) {
            requireNonNull(sideToMove, "sideToMove");
            int last = MAX_PLY / 2 + (sideToMove == Color.WHITE ? 1 : 0);
            if (number < 1 || number > last) {
                throw new IllegalArgumentException("Turns count from 1 to " + last + ", not " + number + ".");
            }
            return ply(2 * (number - 1) + sideToMove.ordinal());
        }

        /** Sets the piece that the last turn moved (R5.1). The default is none. */
        public abstract Builder restingPiece(Piece piece);

        /** Sets the piece that the last turn moved (R5.1), or none. */
        public abstract Builder restingPiece(Optional<? extends Piece> piece);

        /** Sets the number of turns in which a side passed (R6.2) with its Queen Bee in the hand. The default is 0. */
        public abstract Builder passesWithoutQueen(int passes);

        /** Returns the setup. */
        public abstract Setup build();
    }
}
