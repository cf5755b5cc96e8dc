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
            Hex from = places.get(pieceMove.piece());
            if (from != null) {
                lift(pieceMove.piece(), from);
            }
            put(pieceMove.piece(), pieceMove.to());
        }
    }

    private void lift(Piece piece, Hex from) {
        List<Piece> stack = stacks.getOrDefault(from, List.of());
        stack.remove(piece);
        if (stack.isEmpty()) {
            stacks.remove(from);
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
    public Optional<Piece> topAt(Hex hex) {
        return fromTop(hex, 0);
    }

    @Override
    public int heightAt(Hex hex) {
        return stacks.getOrDefault(hex, List.of()).size();
    }

    @Override
    public Optional<Piece> secondAt(Hex hex) {
        return fromTop(hex, 1);
    }

    private Optional<Piece> fromTop(Hex hex, int depth) {
        List<Piece> stack = stacks.getOrDefault(hex, List.of());
        return stack.size() > depth ? Optional.of(stack.get(stack.size() - 1 - depth)) : Optional.empty();
    }
}
