// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the pieces of one game by their entry (R1.3), where its record numbers them as players took them: the record's
 * {@code wG2} may enter before its {@code wG1}, and then is {@code wG1} from there on.
 */
final class PieceNumbering {
    private final MutableGame game;
    private final @Nullable Piece[] pieces = new Piece[Piece.values().size()];

    /** The numbering of a game; pieces that are on the table have their names already. */
    PieceNumbering(MutableGame game) {
        this.game = game;
        for (Piece piece : Piece.values()) {
            if (game.cellOf(piece).isPresent()) {
                pieces[piece.index()] = piece;
            }
        }
    }

    /** The piece on the table that the record names so; one of its kind that is in the hand where it has not entered. */
    Piece pieceNamed(Piece name) {
        Piece known = pieces[name.index()];
        return known != null ? known : nextInHand(name);
    }

    /** The piece of that one's kind that enters next; the last of them where all are on the table. */
    Piece nextInHand(Piece name) {
        for (int number = 1; number < name.bug().count(); number++) {
            Piece piece = Piece.of(name.color(), name.bug(), number);
            if (game.cellOf(piece).isEmpty()) {
                return piece;
            }
        }
        return Piece.of(name.color(), name.bug(), name.bug().count());
    }

    void enter(Piece name, Piece piece) {
        pieces[name.index()] = piece;
    }

    void leave(Piece name) {
        pieces[name.index()] = null;
    }
}
