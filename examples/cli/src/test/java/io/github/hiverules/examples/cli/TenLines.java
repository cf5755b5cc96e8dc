package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import java.util.List;

/** The README's program; {@link ReadmeTest} holds the two together. */
final class TenLines {
    private TenLines() {}

    static Game run() {
        // begin
        Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
        game = game.play(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN));
        game = game.play(Move.place(Piece.of(Color.BLACK, Bug.PILLBUG), Hex.of(1, 0)));
        Legality verdict = game.judge(Move.place(Piece.of(Color.WHITE, Bug.BEETLE), Hex.of(2, 0)));
        System.out.println(verdict.isLegal() ? "legal" : "illegal: " + verdict.reasons());
        while (!game.outcome().isOver()) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(moves.size() / 2));
        }
        System.out.println(game.moves().size() + " plies, " + game.outcome());
        // end
        return game;
    }
}
