// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.testkit;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import java.util.Optional;
import java.util.stream.Stream;

/** Swaps the colours of all pieces and of the side to move. */
public final class Colors {
    private Colors() {}

    /**
     * Returns the swapped position, or empty if a Queen Bee is in the hand. While a Queen Bee is in the hand, the legal
     * placements depend on the turn.
     */
    public static Optional<Position> swapped(Position position) {
        boolean queensPlaced = Stream.of(Color.values())
                .allMatch(
                        color -> position.cellOf(Piece.of(color, Bug.QUEEN_BEE)).isPresent());
        if (!queensPlaced) {
            return Optional.empty();
        }
        Setup.Builder setup = Setup.builder()
                .ruleset(position.ruleset())
                .ply(position.ply() + 1)
                .restingPiece(position.restingPiece().map(Piece::opposite));
        position.stacks()
                .forEach((hex, stack) -> setup.put(
                        hex, stack.pieces().stream().map(Piece::opposite).toArray(Piece[]::new)));
        return Optional.of(setup.build().toPosition());
    }
}
