// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Stack;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which piece of a representative stands for which of the position: alike pieces get new numbers, first those on the table in
 * their order there, then those in the hand in theirs.
 */
final class PieceOrder {
    private final Stack[] stacks;
    private final int[] order;
    private final boolean swapped;

    /**
     * An order of pieces; it keeps the arrays.
     *
     * @param stacks the stacks on the table
     * @param order their numbers, row by row as they lie in the representative
     * @param swapped whether the representative has the colours swapped
     */
    PieceOrder(Stack[] stacks, int[] order, boolean swapped) {
        this.stacks = stacks;
        this.order = order;
        this.swapped = swapped;
    }

    /** The pieces on the table, row by row, in a stack from the ground up. Nearly all keys are made without asking for them. */
    private List<Piece> pieces() {
        return Arrays.stream(order)
                .mapToObj(number -> stacks[number].pieces())
                .flatMap(List::stream)
                .toList();
    }

    /** The piece of the representative. */
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
        return Piece.of(swapped ? piece.color().opposite() : piece.color(), piece.bug(), number);
    }

    /** The piece of the position. */
    Piece fromCanonical(Piece canonical) {
        List<Piece> pieces = pieces();
        Piece piece = Piece.of(swapped ? canonical.color().opposite() : canonical.color(), canonical.bug(), 1);
        while (toCanonical(piece, pieces) != canonical) {
            piece = Piece.of(piece.color(), piece.bug(), piece.number() + 1);
        }
        return piece;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceOrder that && swapped == that.swapped && pieces().equals(that.pieces());
    }

    @Override
    public int hashCode() {
        return pieces().hashCode();
    }
}
