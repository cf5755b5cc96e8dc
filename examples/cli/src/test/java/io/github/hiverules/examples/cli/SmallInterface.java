// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.words.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The core of a user interface: what can be done with the piece that was clicked, and why not; {@link SmallProgramsTest} runs
 * it.
 */
final class SmallInterface {
    // begin interface
    private Game game = Game.start(Ruleset.parse("Base+MLP"));

    /** The cells where a click would put that piece, from the table or the hand. */
    List<Hex> targets(Piece piece) {
        List<Hex> cells = new ArrayList<>();
        game.legalMoves(piece).forEach(move -> move.destination().ifPresent(cells::add));
        return cells;
    }

    /** Plays a click on a cell, or says why it can't be played. */
    List<String> click(Piece piece, Hex cell) {
        PieceMove move = game.moveOf(piece, cell);
        Legality verdict = game.judge(move);
        if (verdict.isLegal()) {
            game = game.play(move);
        }
        return verdict.reasons().stream()
                .map(reason -> Sentences.of(Locale.ENGLISH).about(reason, game.position()))
                .toList();
    }

    void undo() {
        game = game.undo();
    }
    // end interface

    Game game() {
        return game;
    }
}
