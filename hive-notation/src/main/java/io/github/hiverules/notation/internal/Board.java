// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.util.Optional;

/** What MoveStrings name places by: the pieces on the table. */
public interface Board {
    boolean isEmpty();

    /** The uppermost piece on a cell when the moving one is lifted. */
    Optional<Piece> uppermost(Hex hex, Piece moving);

    static Board of(Position position) {
        return new Board() {
            @Override
            public boolean isEmpty() {
                return position.stacks().isEmpty();
            }

            @Override
            public Optional<Piece> uppermost(Hex hex, Piece moving) {
                Optional<Stack> stack = position.stackAt(hex);
                return stack.filter(any -> any.top() == moving)
                        .map(Stack::pop)
                        .orElse(stack)
                        .map(Stack::top);
            }
        };
    }

    static Board of(MutableGame game) {
        return new Board() {
            @Override
            public boolean isEmpty() {
                return of(game.position()).isEmpty();
            }

            @Override
            public Optional<Piece> uppermost(Hex hex, Piece moving) {
                Optional<Piece> top = game.topAt(hex);
                if (top.isEmpty() || top.get() != moving) {
                    return top;
                }
                // to look below the uppermost piece is rare, and needs the whole position
                return game.heightAt(hex) == 1
                        ? Optional.empty()
                        : of(game.position()).uppermost(hex, moving);
            }
        };
    }
}
