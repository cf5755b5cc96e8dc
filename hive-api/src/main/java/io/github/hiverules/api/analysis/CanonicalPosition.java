// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.spi.PackagePrivateValue;
import org.immutables.value.Value;

/**
 * A representative of all positions that differ only by a shift, a {@link Symmetry} or the numbers of interchangeable
 * pieces.
 *
 * <p>Archives and opening books look positions up by {@link #key()}, and convert moves with {@link #toCanonical(Move)}
 * and {@link #fromCanonical(Move)}.
 *
 * <pre>{@code
 * CanonicalPosition here = CanonicalPosition.of(position);
 * book.put(here.key(), here.toCanonical(move));
 * CanonicalPosition there = CanonicalPosition.of(turnedOrMirrored);
 * Move known = there.fromCanonical(book.get(there.key()));
 * }</pre>
 *
 * <p>The representative has its own coordinates and piece numbers. Its least {@code q} and its least {@code r} are 0.
 * Interchangeable pieces on the table are numbered row by row, within a row from the left, and within a stack from the
 * ground up.
 *
 * <p>Canonical positions are equal if their keys and transformations are equal. To compare only the representatives,
 * compare the keys.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class CanonicalPosition {
    CanonicalPosition() {}

    /**
     * Returns the canonical form of a position.
     *
     * @param position the position
     * @return the canonical form
     * @throws IllegalArgumentException if pieces are more than 63 cells apart, which only
     *     {@link Position#playUnchecked} makes possible
     */
    public static CanonicalPosition of(Position position) {
        return Canonicalizer.canonize(requireNonNull(position, "position"));
    }

    /**
     * Returns the representative as a short ASCII text. The key is the same in every run and in every version, so it
     * can be stored. <a href="https://hiverules.github.io/hive-rules/doc-files/notation.html#key">The page on
     * notations</a> specifies it for programs in other languages.
     *
     * <p>Keys are equal if and only if the representatives, the expansions (R1.2), the sides to move and the resting
     * pieces (R5.1) are equal. The key omits the turn number, so transpositions have equal keys. Of the
     * {@link Ruleset}, the key contains only the expansions. Positions with equal keys and rulesets have the same legal
     * moves, with one exception: if a side has passed before placing its Queen Bee, the key does not show in which turn
     * she must be placed (R2.4).
     *
     * <p>Equal keys do not mean repetition. For {@link Position#isRepetitionOf}, rotated or mirrored positions are
     * repetitions only under {@link RepetitionRule#SYMMETRY}, and a resting piece matters only if the rest forbids a
     * move.
     *
     * <p>A key has the UHP game type, the letter of the side to move, and the rows of the representative from the top,
     * separated by {@code /}. An example is {@code Base+P b 1AA/g1q(Qb)/3P*}. In a row, a number counts empty cells. A
     * letter (see {@link Bug#letter()}) is a piece, in upper case for White. Stacks are in parentheses from the ground
     * up, and {@code *} follows the resting piece. For the empty table, {@code -} replaces the rows.
     *
     * @return the key
     */
    public abstract String key();

    /**
     * Returns the symmetry that transforms the position into the representative, apart from a shift.
     *
     * <p>For a symmetric position, several symmetries are possible. This method returns the first in {@link Symmetry}
     * order. In a symmetric position, a move and its mirror image are still different moves. To count such moves
     * together, count the keys of the positions after the moves.
     *
     * @return the symmetry
     */
    public abstract Symmetry symmetry();

    /** Returns the shift to apply after the symmetry. */
    abstract Hex shift();

    /** Returns the mapping between the pieces of the position and of the representative. */
    abstract PieceNumbering numbering();

    /**
     * Converts a cell of the position to the representative.
     *
     * @param hex a cell of the position
     * @return the cell of the representative
     */
    public Hex toCanonical(Hex hex) {
        return symmetry().apply(requireNonNull(hex, "hex")).translate(shift().q(), shift().r());
    }

    /**
     * Converts a cell of the representative to the position.
     *
     * @param hex a cell of the representative
     * @return the cell of the position
     */
    public Hex fromCanonical(Hex hex) {
        requireNonNull(hex, "hex");
        return symmetry().inverse().apply(hex.translate(-shift().q(), -shift().r()));
    }

    /**
     * Converts a piece of the position to the representative.
     *
     * @param piece a piece of the position
     * @return the piece of the representative: the same colour and bug, possibly another number
     */
    public Piece toCanonical(Piece piece) {
        return numbering().toCanonical(requireNonNull(piece, "piece"));
    }

    /**
     * Converts a piece of the representative to the position.
     *
     * @param piece a piece of the representative
     * @return the piece of the position
     */
    public Piece fromCanonical(Piece piece) {
        return numbering().fromCanonical(requireNonNull(piece, "piece"));
    }

    /**
     * Converts a move of the position to the representative.
     *
     * @param move a move of the position
     * @return the move of the representative
     */
    public Move toCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove
                ? pieceMove.with(toCanonical(pieceMove.piece()), toCanonical(pieceMove.to()))
                : move;
    }

    /**
     * Converts a move of the representative to the position.
     *
     * @param move a move of the representative
     * @return the move of the position
     */
    public Move fromCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove
                ? pieceMove.with(fromCanonical(pieceMove.piece()), fromCanonical(pieceMove.to()))
                : move;
    }

    /** Returns the {@link #key()}. */
    @Override
    public String toString() {
        return key();
    }
}
