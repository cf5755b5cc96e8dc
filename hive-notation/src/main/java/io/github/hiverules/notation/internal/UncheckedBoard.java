// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pieces on the table while moves are made, none of which is judged: a piece is taken from wherever it stands. */
public final class UncheckedBoard implements Board {
    private final Map<Hex, Piece> tops = new HashMap<>(2 * Piece.values().size());

    // By piece: where it stands, and on which piece; null for one in the hand, or on the ground.
    private final @Nullable Hex[] cells = new Hex[Piece.values().size()];
    private final @Nullable Piece[] below = new Piece[cells.length];

    /** The pieces as they stand there. */
    public UncheckedBoard(Position start) {
        start.stacks().forEach((hex, stack) -> stack.pieces().forEach(piece -> put(piece, hex)));
    }

    /** Puts the piece on top of what stands where it goes; a pass changes nothing. */
    public void make(Move move) {
        if (move instanceof PieceMove pieceMove) {
            lift(pieceMove.piece());
            put(pieceMove.piece(), pieceMove.to());
        }
    }

    private void lift(Piece piece) {
        Hex from = cells[piece.index()];
        Piece above = from == null ? null : tops.get(from);
        if (above == null) {
            return; // it was in the hand
        }
        Piece under = below[piece.index()];
        if (above != piece) {
            while (below[above.index()] != piece) {
                above = below[above.index()];
            }
            below[above.index()] = under;
        } else if (under == null) {
            tops.remove(from);
        } else {
            tops.put(from, under);
        }
    }

    private void put(Piece piece, Hex hex) {
        cells[piece.index()] = hex;
        below[piece.index()] = tops.put(hex, piece);
    }

    @Override
    public boolean isEmpty() {
        return tops.isEmpty();
    }

    @Override
    public Optional<Piece> uppermost(Hex hex, Piece moving) {
        Piece top = tops.get(hex);
        return Optional.ofNullable(top == moving ? below[moving.index()] : top);
    }
}
