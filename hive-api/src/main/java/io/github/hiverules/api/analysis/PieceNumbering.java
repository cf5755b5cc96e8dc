// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Stack;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The mapping between the pieces of a position and of its representative. Interchangeable pieces on the table are
 * numbered first, in the order in which they occur in the representative. The pieces in the hand get the next numbers
 * and keep their order.
 */
final class PieceNumbering {
    private final Map<Hex, Stack> stacks;
    private final UnaryOperator<Hex> image;

    /**
     * Creates a numbering.
     *
     * @param stacks the stacks of the position
     * @param image maps a cell of the position to the representative
     */
    PieceNumbering(Map<Hex, Stack> stacks, UnaryOperator<Hex> image) {
        this.stacks = stacks;
        this.image = image;
    }

    /**
     * Returns the pieces on the table, row by row and within a stack from the ground up. Computed on demand: most
     * canonical positions are created only for their keys.
     */
    private List<Piece> pieces() {
        return stacks.entrySet().stream()
                .sorted(Comparator.comparing(entry -> image.apply(entry.getKey())))
                .flatMap(entry -> entry.getValue().pieces().stream())
                .toList();
    }

    /** Returns the piece of the representative. */
    Piece toCanonical(Piece piece) {
        return toCanonical(piece, pieces());
    }

    private Piece toCanonical(Piece piece, List<Piece> pieces) {
        int number = 1;
        for (Piece other : pieces) {
            if (other == piece) {
                return numbered(piece, number);
            }
            number += other.isAlike(piece) ? 1 : 0;
        }
        for (int i = 1; i < piece.number(); i++) {
            number += pieces.contains(Piece.of(piece.color(), piece.bug(), i)) ? 0 : 1;
        }
        return numbered(piece, number);
    }

    private Piece numbered(Piece piece, int number) {
        return Piece.of(piece.color(), piece.bug(), number);
    }

    /** Returns the piece of the position. */
    Piece fromCanonical(Piece canonical) {
        List<Piece> pieces = pieces();
        Piece piece = Piece.of(canonical.color(), canonical.bug(), 1);
        while (toCanonical(piece, pieces) != canonical) {
            piece = Piece.of(piece.color(), piece.bug(), piece.number() + 1);
        }
        return piece;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceNumbering that && pieces().equals(that.pieces());
    }

    @Override
    public int hashCode() {
        return pieces().hashCode();
    }
}
