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
 * The representative of all positions that differ only by a shift, a {@link Symmetry} or the numbers of interchangeable
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
 * <p>The representative has its own coordinates and piece numbers. The least {@code q} and the least {@code r} of the
 * representative are 0. On the table, interchangeable pieces are numbered row by row from the top, and from left to
 * right. Within a stack, they are numbered from the ground up.
 *
 * <p>Canonical positions are equal if their keys and transformations are equal. To compare only the representatives,
 * compare the keys.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class CanonicalPosition {
    private static final long HASH_SEED = 42;

    CanonicalPosition() {}

    /**
     * Returns the canonical form of a position.
     *
     * @param position the position
     * @return the canonical form
     * @throws IllegalArgumentException if pieces are more than 63 cells apart; this is possible only after {@link
     *     Position#playUnchecked}
     */
    public static CanonicalPosition of(Position position) {
        return new Canonicalizer(requireNonNull(position, "position")).canonize();
    }

    /**
     * Returns the key: a short ASCII text of the representative. A key never changes between runs or versions, so it
     * can be stored. <a href="https://hiverules.github.io/hive-rules/doc-files/notation.html#key">The page on
     * notations</a> specifies keys for programs in other languages.
     *
     * <p>Two keys are equal if and only if the representatives, the expansions (R1.2), the sides to move and the
     * resting pieces (R5.1) are equal. The key omits the turn number, so transpositions have equal keys. The key
     * contains the expansions, but no other part of the {@link Ruleset}.
     *
     * <p>Positions with equal keys and rulesets have the same legal moves, with one exception. If a side has passed
     * while its Queen Bee was in the hand, the key doesn't show when the Queen Bee must be placed (R2.4).
     *
     * <p>Equal keys do not mean repetition. {@link Position#isRepetitionOf} accepts rotated or mirrored positions only
     * under {@link RepetitionRule#SYMMETRY}. For repetition, a resting piece matters only if the rest forbids a move.
     *
     * <p>A key consists of the UHP game type, the letter of the side to move, and the rows of the representative. An
     * example is {@code Base+P b 1AA/g1q(Qb)/3P*}. The rows run from top to bottom and are separated by {@code /}. In a
     * row, a number such as {@code 3} means 3 empty cells. An upper-case letter is a white piece, and a lower-case
     * letter is a black piece (see {@link Bug#letter()}). A stack is in parentheses, from the ground up. The resting
     * piece is followed by {@code *}. If the table is empty, {@code -} replaces the rows.
     *
     * @return the key
     */
    public abstract String key();

    /**
     * Returns a hash code of the {@link #key()} with 64 bits, for indexes of many positions. A hash code never changes
     * between runs or versions, so it can be stored: it is the XXH64 of the key's ASCII characters with the seed 42,
     * like the function {@code xxhash64} of Apache Spark.
     *
     * <p>Among 100 million different keys, two keys have equal hash codes with a probability of 0.03%. An opponent can
     * construct different keys with equal hash codes.
     *
     * @return the hash code
     */
    public long keyHash() {
        return XxHash64.hash(key(), HASH_SEED);
    }

    /**
     * Returns the symmetry that transforms the position into the representative, apart from a shift. If several
     * symmetries are possible, returns the first in {@link Symmetry} order.
     *
     * <p>In a symmetric position, a move and its mirror image are different moves. To treat both moves as equal,
     * compare the keys of the positions after the moves.
     *
     * @return the symmetry
     */
    public abstract Symmetry symmetry();

    /** Returns the shift to apply after the symmetry. */
    abstract Hex shift();

    abstract PieceNumbering numbering();

    /**
     * Converts a cell of the position to the corresponding cell of the representative.
     *
     * @param hex a cell of the position
     * @return the cell of the representative
     */
    public Hex toCanonical(Hex hex) {
        return symmetry().apply(requireNonNull(hex, "hex")).translate(shift().q(), shift().r());
    }

    /**
     * Converts a cell of the representative to the corresponding cell of the position.
     *
     * @param hex a cell of the representative
     * @return the cell of the position
     */
    public Hex fromCanonical(Hex hex) {
        requireNonNull(hex, "hex");
        return symmetry().inverse().apply(hex.translate(-shift().q(), -shift().r()));
    }

    /**
     * Converts a piece of the position to the corresponding piece of the representative.
     *
     * @param piece a piece of the position
     * @return the piece of the representative; its colour and bug are the same, but its number may differ
     */
    public Piece toCanonical(Piece piece) {
        return numbering().toCanonical(requireNonNull(piece, "piece"));
    }

    /**
     * Converts a piece of the representative to the corresponding piece of the position.
     *
     * @param piece a piece of the representative
     * @return the piece of the position
     */
    public Piece fromCanonical(Piece piece) {
        return numbering().fromCanonical(requireNonNull(piece, "piece"));
    }

    /**
     * Converts a move of the position to the corresponding move of the representative.
     *
     * @param move a move of the position
     * @return the move of the representative
     */
    public Move toCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove ? toCanonical(pieceMove) : move;
    }

    /**
     * Converts a placement or movement of the position to the corresponding move of the representative.
     *
     * @param move a move of the position
     * @return the move of the representative
     */
    public PieceMove toCanonical(PieceMove move) {
        requireNonNull(move, "move");
        return move.with(toCanonical(move.piece()), toCanonical(move.to()));
    }

    /**
     * Converts a move of the representative to the corresponding move of the position.
     *
     * @param move a move of the representative
     * @return the move of the position
     */
    public Move fromCanonical(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove ? fromCanonical(pieceMove) : move;
    }

    /**
     * Converts a placement or movement of the representative to the corresponding move of the position.
     *
     * @param move a move of the representative
     * @return the move of the position
     */
    public PieceMove fromCanonical(PieceMove move) {
        requireNonNull(move, "move");
        return move.with(fromCanonical(move.piece()), fromCanonical(move.to()));
    }

    /** Returns the {@link #key()}. */
    @Override
    public String toString() {
        return key();
    }
}
