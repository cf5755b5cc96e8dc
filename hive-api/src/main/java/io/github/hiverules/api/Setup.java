// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.immutables.value.Value;

/**
 * An unchecked position, as built by a position editor or a parser. {@link #problems()} lists the problems that make
 * the setup impossible. A setup without problems can be converted to a {@link Position}.
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
     * Returns the largest ply of a setup, 1,000,000,000.
     *
     * <p>A game that reaches the largest ply can continue. The ply of the game then alternates between 999,999,999 and
     * 1,000,000,000, so that White still moves at even plies.
     *
     * @return the largest ply
     */
    public static int maxPly() {
        return MAX_PLY;
    }

    /**
     * Returns a builder. By default, the table is empty and the ruleset is {@link Ruleset#tournament()}.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return the ruleset} */
    public abstract Ruleset ruleset();

    /**
     * Returns the occupied cells and their stacks. Cells are in {@link Hex#compareTo} order, as in
     * {@link Position#stacks}.
     *
     * @return an unmodifiable map
     */
    public abstract Map<Hex, PieceStack> stacks();

    /**
     * Returns the number of turns taken so far by both sides, including passes. White moves at even plies.
     *
     * @return the number of turns
     */
    public abstract int ply();

    /** {@return the side to move: White at even plies} */
    public Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** {@return the turn number as in {@link Position#turn}; less than 1 if the ply is negative} */
    public int turn() {
        return Math.floorDiv(ply(), 2) + 1;
    }

    /**
     * {@return the piece that the last turn moved (R5.1); empty after a placement, after a pass, and in games without
     * the Pillbug}
     */
    public abstract Optional<Piece> restingPiece();

    /**
     * Returns the number of passes (R6.2) by sides whose Queen Bee is still in the hand.
     *
     * <p>A side whose Queen Bee is in the hand passes only if there is no placement cell, which is rare. Passes of a
     * side whose Queen Bee is on the table don't count.
     *
     * @return the number of passes, 0 in almost every game
     */
    public abstract int passesWithoutQueen();

    /**
     * Returns the stack on a cell.
     *
     * @param hex the cell
     * @return the stack, or empty if the cell is empty
     */
    public Optional<PieceStack> stackAt(Hex hex) {
        return Optional.ofNullable(stacks().get(requireNonNull(hex, "hex")));
    }

    /**
     * Returns the unplaced pieces of a side, in {@link Piece#values()} order.
     *
     * @param color the side
     * @return the pieces in the hand
     */
    public List<Piece> hand(Color color) {
        List<Piece> hand = new ArrayList<>(ruleset().pieces(color));
        stacks().values().forEach(stack -> hand.removeAll(stack.pieces()));
        return List.copyOf(hand);
    }

    /**
     * Returns the problems that make this setup impossible, the most fundamental first.
     *
     * <p>The checks are incomplete. A setup without problems may be a position that no game can reach.
     *
     * @return the problems; empty if the setup can be converted to a position
     */
    @Value.Lazy
    public List<SetupProblem> problems() {
        return SetupCheck.problemsOf(this);
    }

    /**
     * Returns the least ply with the same side to move at which this setup has the fewest problems. A position editor
     * can propose this ply if {@link #ply} causes problems.
     *
     * <pre>{@code
     * Setup proposed = Setup.builder().from(setup).ply(setup.leastPly()).build();
     * }</pre>
     *
     * @return the ply, 0 to {@link #maxPly}. If this setup is possible at any ply, it is possible at the least ply
     */
    public int leastPly() {
        return SetupCheck.leastPly(this);
    }

    /**
     * Converts this setup to a position.
     *
     * @return the position
     * @throws ImpossiblePositionException if this setup has {@link #problems()}; the exception lists all problems
     */
    public Position toPosition() {
        if (!problems().isEmpty()) {
            throw new ImpossiblePositionException(this);
        }
        return ImmutablePosition.of(ruleset(), ply(), Table.of(stacks()), restingPiece());
    }

    /** Returns a hash code that differs between runs, which prevents hash-collision attacks. */
    @Override
    public int hashCode() {
        long hash = Hashing.mix(Hashing.START + stacks().hashCode(), Hashing.pair(ply(), passesWithoutQueen()));
        return Long.hashCode(hash) + ruleset().hashCode() + restingPiece().hashCode();
    }

    /** A builder of setups. Not thread-safe. A builder can be reused after {@link #build}. */
    public static final class Builder {
        private Ruleset ruleset = Ruleset.tournament();
        private final Map<Hex, PieceStack> stacks = new TreeMap<>();
        private int ply;
        private Optional<Piece> restingPiece = Optional.empty();
        private int passesWithoutQueen;

        private Builder() {}

        /**
         * Replaces all values of this builder with the values of a setup.
         *
         * @param setup the setup to copy
         * @return this builder
         */
        public Builder from(Setup setup) {
            return ruleset(requireNonNull(setup, "setup").ruleset())
                    .stacks(setup.stacks())
                    .ply(setup.ply())
                    .restingPiece(setup.restingPiece())
                    .passesWithoutQueen(setup.passesWithoutQueen());
        }

        /**
         * Sets the ruleset. The default is the base game under tournament rules.
         *
         * @param ruleset the rules of the game
         * @return this builder
         */
        public Builder ruleset(Ruleset ruleset) {
            this.ruleset = requireNonNull(ruleset, "ruleset");
            return this;
        }

        /**
         * Replaces the pieces on a cell.
         *
         * @param hex the cell
         * @param fromTheGroundUp the pieces from the ground up; at least one
         * @return this builder
         * @throws IllegalArgumentException if there are no pieces; use {@link #remove} to empty a cell
         */
        public Builder put(Hex hex, Piece... fromTheGroundUp) {
            requireNonNull(hex, "hex");
            return put(hex, PieceStack.of(requireNonNull(fromTheGroundUp, "fromTheGroundUp")));
        }

        /**
         * Replaces the stack on a cell.
         *
         * @param hex the cell
         * @param stack the stack
         * @return this builder
         */
        public Builder put(Hex hex, PieceStack stack) {
            stacks.put(requireNonNull(hex, "hex"), requireNonNull(stack, "stack"));
            return this;
        }

        /**
         * Removes all pieces from a cell. Does nothing if the cell is empty.
         *
         * @param hex the cell
         * @return this builder
         */
        public Builder remove(Hex hex) {
            stacks.remove(requireNonNull(hex, "hex"));
            return this;
        }

        /**
         * Removes all pieces from the table. Keeps the ruleset, the ply and the other values.
         *
         * @return this builder
         */
        public Builder clear() {
            stacks.clear();
            return this;
        }

        /**
         * Replaces the stacks on all cells.
         *
         * @param stacks the stacks by cell
         * @return this builder
         */
        public Builder stacks(Map<? extends Hex, ? extends PieceStack> stacks) {
            requireNonNull(stacks, "stacks");
            clear();
            stacks.forEach(this::put);
            return this;
        }

        /**
         * Sets the number of turns taken so far by both sides. The default is 0. White moves at even plies. A ply out
         * of range is one of the setup's {@link #problems}.
         *
         * @param ply the ply, 0 to {@link #maxPly}
         * @return this builder
         */
        public Builder ply(int ply) {
            this.ply = ply;
            return this;
        }

        /**
         * Sets the ply from the side to move and the turn number.
         *
         * @param sideToMove the side to move
         * @param number the turn number as in {@link Position#turn}, from 1
         * @return this builder
         * @throws IllegalArgumentException if the turn number is less than 1, or if the resulting ply is greater than
         *     {@link #maxPly}
         */
        public Builder turn(Color sideToMove, int number) {
            requireNonNull(sideToMove, "sideToMove");
            int last = MAX_PLY / 2 + (sideToMove == Color.WHITE ? 1 : 0);
            if (number < 1 || number > last) {
                throw new IllegalArgumentException(
                        "Expected a turn number from 1 to " + last + ", found " + number + ".");
            }
            return ply(2 * (number - 1) + sideToMove.ordinal());
        }

        /**
         * Sets the piece that the last turn moved (R5.1). The default is none.
         *
         * @param piece the piece
         * @return this builder
         */
        public Builder restingPiece(Piece piece) {
            return restingPiece(Optional.of(requireNonNull(piece, "piece")));
        }

        /**
         * Sets the piece that the last turn moved (R5.1), if any.
         *
         * @param piece the piece, or empty for none
         * @return this builder
         */
        public Builder restingPiece(Optional<? extends Piece> piece) {
            restingPiece = requireNonNull(piece, "piece").map(resting -> resting);
            return this;
        }

        /**
         * Sets the number of passes (R6.2) by sides whose Queen Bee is in the hand. The default is 0.
         *
         * @param passes the number of passes
         * @return this builder
         */
        public Builder passesWithoutQueen(int passes) {
            passesWithoutQueen = passes;
            return this;
        }

        /**
         * Creates the setup.
         *
         * @return the setup
         */
        public Setup build() {
            return ImmutableSetup.of(ruleset, stacks, ply, restingPiece, passesWithoutQueen);
        }
    }
}
