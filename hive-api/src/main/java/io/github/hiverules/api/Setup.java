// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * An unchecked position, as built by a position editor or a parser. {@link #problems()} lists the reasons why the setup
 * is impossible. A setup without problems can be converted to a {@link Position}.
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
        return ImmutableSetup.builder();
    }

    /** {@return the ruleset} */
    @Value.Default
    public Ruleset ruleset() {
        return Ruleset.tournament();
    }

    /** {@return the occupied cells and their stacks} */
    public abstract Map<Hex, PieceStack> stacks();

    /**
     * Returns the number of turns taken so far by both sides, including passes. White moves at even plies.
     *
     * @return the number of turns
     */
    @Value.Default
    public int ply() {
        return 0;
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
    @Value.Default
    public int passesWithoutQueen() {
        return 0;
    }

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
     * Converts this setup to a position.
     *
     * @return the position
     * @throws ImpossiblePositionException if this setup has {@link #problems()}; the exception lists all problems
     */
    public Position toPosition() {
        if (!problems().isEmpty()) {
            throw new ImpossiblePositionException(problems());
        }
        return Position.of(this);
    }

    /** Returns a hash code that differs between runs, which prevents hash-collision attacks. */
    @Override
    public int hashCode() {
        long hash = Hashing.mix(Hashing.START + stacks().hashCode(), Hashing.pair(ply(), passesWithoutQueen()));
        return Long.hashCode(hash) + ruleset().hashCode() + restingPiece().hashCode();
    }

    /** A builder of setups. Not thread-safe. A builder can be reused after {@link #build}. */
    public abstract static class Builder {
        Builder() {}

        /**
         * Copies all values of a setup. On cells that are empty in the setup, the stacks of this builder remain. If the
         * setup has no resting piece, the resting piece of this builder remains.
         *
         * @param setup the setup to copy
         * @return this builder
         */
        public abstract Builder from(Setup setup);

        /**
         * Sets the ruleset. The default is the base game under tournament rules.
         *
         * @param ruleset the rules of the game
         * @return this builder
         */
        public abstract Builder ruleset(Ruleset ruleset);

        /**
         * Replaces the pieces on a cell.
         *
         * @param hex the cell
         * @param fromTheGroundUp the pieces from the ground up; at least one
         * @return this builder
         * @throws IllegalArgumentException if there are no pieces
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
        public abstract Builder put(Hex hex, PieceStack stack);

        /**
         * Replaces the stacks on all cells.
         *
         * @param stacks the stacks by cell
         * @return this builder
         */
        public abstract Builder stacks(Map<? extends Hex, ? extends PieceStack> stacks);

        /**
         * Sets the number of turns taken so far by both sides. The default is 0. White moves at even plies. A ply out
         * of range is one of the setup's {@link #problems}.
         *
         * @param ply the ply, 0 to {@link #maxPly}
         * @return this builder
         */
        public abstract Builder ply(int ply);

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
        public abstract Builder restingPiece(Piece piece);

        /**
         * Sets the piece that the last turn moved (R5.1), if any.
         *
         * @param piece the piece, or empty for none
         * @return this builder
         */
        public abstract Builder restingPiece(Optional<? extends Piece> piece);

        /**
         * Sets the number of passes (R6.2) by sides whose Queen Bee is in the hand. The default is 0.
         *
         * @param passes the number of passes
         * @return this builder
         */
        public abstract Builder passesWithoutQueen(int passes);

        /**
         * Creates the setup.
         *
         * @return the setup
         */
        public abstract Setup build();
    }
}
