// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pieces on the table while moves are made, none of which is judged: a piece is taken from wherever it stands. */
public final class UncheckedBoard implements Board {
    private final Map<Hex, List<Piece>> stacks = new HashMap<>();
    private final Map<Piece, Hex> places = new HashMap<>();

    /** The pieces as they stand there. */
    public UncheckedBoard(Position start) {
        start.stacks().forEach((hex, stack) -> stack.pieces().forEach(piece -> put(piece, hex)));
    }

    /** Puts the piece on top of what stands where it goes; a pass changes nothing. */
    public void make(Move move) {
        if (move instanceof PieceMove pieceMove) {
            Piece piece = pieceMove.piece();
            Hex from = places.get(piece);
            if (from != null) {
                stacks.computeIfPresent(from, (hex, stack) -> stack.remove(piece) && stack.isEmpty() ? null : stack);
            }
            put(piece, pieceMove.to());
        }
    }

    private void put(Piece piece, Hex hex) {
        places.put(piece, hex);
        stacks.computeIfAbsent(hex, any -> new ArrayList<>(1)).add(piece);
    }

    @Override
    public boolean isEmpty() {
        return stacks.isEmpty();
    }

    @Override
    public Optional<Piece> uppermost(Hex hex, Piece moving) {
        List<Piece> stack = stacks.getOrDefault(hex, List.of());
        int top = stack.size() - 1;
        if (top >= 0 && stack.get(top) == moving) {
            top--;
        }
        return top < 0 ? Optional.empty() : Optional.of(stack.get(top));
    }
}
