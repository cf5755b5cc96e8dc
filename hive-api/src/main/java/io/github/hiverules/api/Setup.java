// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
@PackagePrivateValue
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
        return new Builder();
    }

    /** The rules of the game. */
    public abstract Ruleset ruleset();

    /** The occupied cells with what stands on them. */
    public abstract Map<Hex, Stack> stacks();

    /** How many turns both sides together have taken, passes included. White moves at even plies. */
    public abstract int ply();

    /** The piece that the last turn moved (R5.1), if it did and the Pillbug is in the game. */
    public abstract Optional<Piece> restingPiece();

    /**
     * How many turns sides have passed (R6.2) whose Queen Bee is still in the hand, because no cell was free for placing; 0 in
     * almost every game. With the Queen Bee on the table passes are turns like others and don't count here.
     */
    public abstract int passesWithoutQueen();

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

    /** Builds a {@link Setup} step by step. Not safe for use by several threads. */
    public static final class Builder {
        private final Map<Hex, Stack> stacks = new LinkedHashMap<>();
        private Ruleset ruleset = Ruleset.tournament();
        private int ply;
        private Optional<Piece> restingPiece = Optional.empty();
        private int passes;

        Builder() {}

        /** Sets everything to what that setup has. */
        public Builder from(Setup setup) {
            requireNonNull(setup, "setup");
            return ruleset(setup.ruleset())
                    .stacks(setup.stacks())
                    .ply(setup.ply())
                    .restingPiece(setup.restingPiece())
                    .passesWithoutQueen(setup.passesWithoutQueen());
        }

        /** Sets the rules of the game; the base game under tournament rules unless set. */
        public Builder ruleset(Ruleset ruleset) {
            this.ruleset = requireNonNull(ruleset, "ruleset");
            return this;
        }

        /**
         * Puts pieces on a cell, from the ground up, in place of any that were put there before.
         *
         * @throws IllegalArgumentException if there are no pieces
         */
        public Builder put(Hex hex, Piece... fromTheGroundUp) {
            requireNonNull(hex, "hex");
            return put(hex, Stack.of(requireNonNull(fromTheGroundUp, "fromTheGroundUp")));
        }

        /** Puts a stack on a cell, in place of any that was put there before. */
        public Builder put(Hex hex, Stack stack) {
            stacks.put(requireNonNull(hex, "hex"), requireNonNull(stack, "stack"));
            return this;
        }

        /** Clears a cell. */
        public Builder clear(Hex hex) {
            stacks.remove(requireNonNull(hex, "hex"));
            return this;
        }

        /** Sets all occupied cells, in place of any that were put before. */
        public Builder stacks(Map<Hex, Stack> stacks) {
            Map<Hex, Stack> all = new LinkedHashMap<>(requireNonNull(stacks, "stacks"));
            this.stacks.clear();
            all.forEach(this::put);
            return this;
        }

        /** Sets how many turns both sides together have taken; 0 unless set. White moves at even plies. */
        public Builder ply(int ply) {
            this.ply = ply;
            return this;
        }

        /**
         * Sets whose turn it is and which, counting pairs of turns from 1.
         *
         * @throws IllegalArgumentException if the number is less than 1, or the turn behind more than {@link #maxPly} others
         */
        public Builder turn(Color sideToMove, int number) {
            requireNonNull(sideToMove, "sideToMove");
            int last = MAX_PLY / 2 + (sideToMove == Color.WHITE ? 1 : 0);
            if (number < 1 || number > last) {
                throw new IllegalArgumentException("Turns count from 1 to " + last + ", not " + number + ".");
            }
            return ply(2 * (number - 1) + sideToMove.ordinal());
        }

        /** Sets the piece that the last turn moved (R5.1); none unless set. */
        public Builder restingPiece(Piece piece) {
            return restingPiece(Optional.of(requireNonNull(piece, "piece")));
        }

        /** Sets the piece that the last turn moved (R5.1), or that there is none. */
        public Builder restingPiece(Optional<Piece> piece) {
            this.restingPiece = requireNonNull(piece, "piece");
            return this;
        }

        /** Sets how many turns sides have passed (R6.2) whose Queen Bee is still in the hand; 0 unless set. */
        public Builder passesWithoutQueen(int passes) {
            this.passes = passes;
            return this;
        }

        /** The setup as it is now. The builder can go on. */
        public Setup build() {
            return ImmutableSetup.of(ruleset, stacks, ply, restingPiece, passes);
        }
    }
}
