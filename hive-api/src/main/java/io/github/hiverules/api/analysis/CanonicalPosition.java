// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import org.immutables.value.Value;

/**
 * One representative for all positions that differ only by how they lie on the table: by a shift, a turn or a reflection
 * ({@link Symmetry}), or by the numbers of alike pieces. Archives and opening books look
 * positions up by its {@link #key()}, and carry moves over with {@link #toCanonical(Move)} and {@link #fromCanonical(Move)}.
 *
 * <pre>{@code
 * CanonicalPosition here = CanonicalPosition.of(position);
 * book.put(here.key(), here.toCanonical(move));
 * CanonicalPosition there = CanonicalPosition.of(turnedOrMirrored);
 * Move known = there.fromCanonical(book.get(there.key()));
 * }</pre>
 *
 * <p>The representative has coordinates and piece numbers of its own: its least {@code q} and its least {@code r} are 0, and
 * alike pieces on the table are numbered row by row, within a row from the left, within a stack from the ground up.
 *
 * <p>Two canonical positions are equal when key and transformation are. To see whether two positions are alike, compare the keys.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class CanonicalPosition {
    CanonicalPosition() {}

    /**
     * The canonical form of a position. Its key is the same for all positions that differ only by a shift, one of the twelve
     * symmetries or the numbers of alike pieces.
     *
     * @throws IllegalArgumentException if pieces are more than 63 cells apart, as after an illegal move by
     *     {@link Position#playUnchecked}
     */
    public static CanonicalPosition of(Position position) {
        return Canonicalizer.canonize(requireNonNull(position, "position"));
    }

    /**
     * The representative as a short text of ASCII characters. It is the same in every run and in every version of this library,
     * so it can be stored. <a href="https://hiverules.github.io/hive-rules/doc-files/notation.html#key">The page on notations</a>
     * specifies it, with examples, for programs in other languages that make the same keys.
     *
     * <p>Two keys are equal exactly when one position can be made the other as {@link #of} says and both have the same
     * expansions (R1.2), the same side to move and, where a piece rests (R5.1), the same one at rest. Not in the key are the
     * number of turns, so that openings which come to the same arrangement meet, and the other points of the
     * {@link Ruleset}. As long as nobody passed before placing the Queen Bee, positions with equal keys under equal rules have
     * the same legal moves. {@link Position#isRepetitionOf} is another matter: it knows no turning, and looks whether a rest
     * forbids anything.
     *
     * <p>The text holds the game type as UHP writes it, the letter of the side to move, and the rows of the representative from
     * the top, with {@code /} between them. In a row a number stands for so many cells without a piece, and a letter (see
     * {@link Bug#letter()}) for a piece, a capital one for White's; a stack stands in parentheses from the ground up, and
     * {@code *} follows the piece at rest. The empty table is {@code -}. For example {@code Base+P b 1AA/g1q(Qb)/3P*}.
     */
    public abstract String key();

    /**
     * The turn or reflection that leads from the position to the representative, a shift aside. Where the position is
     * symmetric in itself, several symmetries do; this is the first of them in the order of {@link Symmetry}. Two moves that
     * are mirror images of each other then stay two moves, so a statistic of moves should count the keys that the moves lead to.
     */
    public abstract Symmetry symmetry();

    /** What is added to a cell after the symmetry has been applied. */
    abstract Hex shift();

    /** Which piece of the representative stands for which of the position. */
    abstract PieceNumbering numbering();

    /** The cell of the representative for a cell of the position. */
    public Hex toCanonical(Hex hex) {
        return symmetry().apply(requireNonNull(hex, "hex")).translate(shift().q(), shift().r());
    }

    /** The cell of the position for a cell of the representative. */
    public Hex fromCanonical(Hex hex) {
        requireNonNull(hex, "hex");
        return symmetry().inverse().apply(hex.translate(-shift().q(), -shift().r()));
    }

    /** The piece of the representative for a piece of the position: of the same bug, perhaps with another number. */
    public Piece toCanonical(Piece piece) {
        return numbering().toCanonical(requireNonNull(piece, "piece"));
    }

    /** The piece of the position for a piece of the representative. */
    public Piece fromCanonical(Piece piece) {
        return numbering().fromCanonical(requireNonNull(piece, "piece"));
    }

    /** The move of the representative for a move of the position. */
    public Move toCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove
                ? pieceMove.with(toCanonical(pieceMove.piece()), toCanonical(pieceMove.to()))
                : move;
    }

    /** The move of the position for a move of the representative. */
    public Move fromCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove
                ? pieceMove.with(fromCanonical(pieceMove.piece()), fromCanonical(pieceMove.to()))
                : move;
    }

    /** The {@link #key()}. */
    @Override
    public String toString() {
        return key();
    }
}
