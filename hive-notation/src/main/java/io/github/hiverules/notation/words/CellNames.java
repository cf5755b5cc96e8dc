// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.Board;
import io.github.hiverules.notation.internal.Places;
import java.util.Optional;
import java.util.function.Function;

/** Names cells as MoveStrings do: an occupied cell by the piece on top, an empty one by a piece beside it. */
record CellNames(Function<Hex, Optional<Piece>> topAt, Function<Hex, String> place, Messages messages) {
    /** The cells of a position; empty ones as a MoveString of the moving piece names them, if one moves. */
    static CellNames of(Position position, Optional<Piece> mover, Messages messages) {
        MutableGame game = MutableGame.of(position);
        return new CellNames(
                position::topAt,
                hex -> mover.map(piece -> Places.of(piece, hex, Board.of(game))).orElse(""),
                messages);
    }

    static CellNames of(Setup setup, Messages messages) {
        return new CellNames(hex -> setup.stackAt(hex).map(Stack::top), hex -> "", messages);
    }

    String of(Hex hex) {
        Optional<String> name = topAt.apply(hex).map(Piece::toString);
        if (name.isPresent()) {
            return name.get();
        }
        String named = place.apply(hex);
        if (!named.isEmpty()) {
            return named;
        }
        for (Direction direction : Direction.values()) {
            Optional<Piece> beside = topAt.apply(hex.neighbor(direction));
            if (beside.isPresent()) {
                return Places.beside(beside.get(), direction);
            }
        }
        return messages.text("cell.away");
    }
}
