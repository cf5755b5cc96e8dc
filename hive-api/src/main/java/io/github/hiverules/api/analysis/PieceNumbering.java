// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Maps the pieces of a position to the pieces of the representative, and back. Among interchangeable pieces, pieces on
 * the table get the lowest numbers, in the order of the representative. Pieces in the hand get the next numbers and
 * keep their order.
 */
final class PieceNumbering {
    private final Map<Hex, PieceStack> stacks;
    private final UnaryOperator<Hex> cellToCanonical;

    PieceNumbering(Map<Hex, PieceStack> stacks, UnaryOperator<Hex> cellToCanonical) {
        this.stacks = stacks;
        this.cellToCanonical = cellToCanonical;
    }

    /**
     * Returns the pieces on the table in the order of the representative. Not cached, because most canonical positions
     * are created only for their keys.
     */
    private List<Piece> pieces() {
        return stacks.entrySet().stream()
                .sorted(Comparator.comparing(entry -> cellToCanonical.apply(entry.getKey())))
                .flatMap(entry -> entry.getValue().pieces().stream())
                .toList();
    }

    Piece toCanonical(Piece piece) {
        return toCanonical(piece, pieces());
    }

    private Piece toCanonical(Piece piece, List<Piece> pieces) {
        int number = 1;
        for (Piece other : pieces) {
            if (other == piece) {
                return Piece.of(piece.color(), piece.bug(), number);
            }
            number += other.isAlike(piece) ? 1 : 0;
        }
        for (int i = 1; i < piece.number(); i++) {
            number += pieces.contains(Piece.of(piece.color(), piece.bug(), i)) ? 0 : 1;
        }
        return Piece.of(piece.color(), piece.bug(), number);
    }

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
