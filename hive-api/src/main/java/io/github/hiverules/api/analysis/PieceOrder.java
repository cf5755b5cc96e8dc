// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Stack;
import java.util.List;

/**
 * Which piece of a representative stands for which of the position: alike pieces get new numbers, first those on the table in
 * their order there, then those in the hand in theirs.
 *
 * @param stacks the stacks on the table, row by row as they lie in the representative
 * @param swapped whether the representative has the colours swapped
 */
record PieceOrder(List<Stack> stacks, boolean swapped) {
    /** The piece of the representative. */
    Piece toCanonical(Piece piece) {
        int number = 1;
        for (Stack stack : stacks) {
            for (Piece other : stack.pieces()) {
                if (other == piece) {
                    return numbered(piece, number);
                }
                number += other.isAlike(piece) ? 1 : 0;
            }
        }
        for (int i = 1; i < piece.number(); i++) {
            Piece before = Piece.of(piece.color(), piece.bug(), i);
            number += stacks.stream().anyMatch(stack -> stack.contains(before)) ? 0 : 1;
        }
        return numbered(piece, number);
    }

    private Piece numbered(Piece piece, int number) {
        return Piece.of(swapped ? piece.color().opposite() : piece.color(), piece.bug(), number);
    }

    /** The piece of the position. */
    Piece fromCanonical(Piece canonical) {
        Piece piece = Piece.of(swapped ? canonical.color().opposite() : canonical.color(), canonical.bug(), 1);
        while (toCanonical(piece) != canonical) {
            piece = Piece.of(piece.color(), piece.bug(), piece.number() + 1);
        }
        return piece;
    }
}
