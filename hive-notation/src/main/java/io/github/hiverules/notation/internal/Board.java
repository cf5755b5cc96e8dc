// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.util.Optional;

/** What stands on the cells of a position or a game. */
public interface Board {
    /** Whether no piece is on the table. */
    boolean isEmpty();

    /** The uppermost piece on a cell. */
    Optional<Piece> topAt(Hex hex);

    /** How many pieces stand on a cell. */
    int heightAt(Hex hex);

    /** The piece below the uppermost one of a stack. */
    Optional<Piece> secondAt(Hex hex);

    /** What stands there. */
    static Board of(Position position) {
        return new Board() {
            @Override
            public boolean isEmpty() {
                return position.stacks().isEmpty();
            }

            @Override
            public Optional<Piece> topAt(Hex hex) {
                return position.topAt(hex);
            }

            @Override
            public int heightAt(Hex hex) {
                return position.heightAt(hex);
            }

            @Override
            public Optional<Piece> secondAt(Hex hex) {
                return position.stackAt(hex).flatMap(Stack::pop).map(Stack::top);
            }
        };
    }

    /** What stands there as the game goes on. */
    static Board of(MutableGame game) {
        return new Board() {
            @Override
            public boolean isEmpty() {
                return game.position().stacks().isEmpty();
            }

            @Override
            public Optional<Piece> topAt(Hex hex) {
                return game.topAt(hex);
            }

            @Override
            public int heightAt(Hex hex) {
                return game.heightAt(hex);
            }

            @Override
            public Optional<Piece> secondAt(Hex hex) {
                return game.position().stackAt(hex).flatMap(Stack::pop).map(Stack::top);
            }
        };
    }
}
