// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Random;

/** Random legal games in which positions may repeat, with hives that wander over the table. */
final class WanderingGames {
    private WanderingGames() {}

    /** Returns a random game with a maximum number of plies. In half of the games, the pieces prefer a direction. */
    static Game game(Random random, int plies) {
        Game game = Game.start(Ruleset.tournament()
                .withRepetition(RepetitionRule.OFF)
                .withExpansions(RandomRecords.expansionCombinations().get(random.nextInt(8))));
        boolean wanders = random.nextBoolean();
        int dq = random.nextInt(3) - 1;
        int dr = random.nextInt(3) - 1;
        while (!game.isOver() && game.length() < plies) {
            List<Move> moves = game.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            for (int i = 0; wanders && i < 3; i++) {
                Move other = moves.get(random.nextInt(moves.size()));
                move = progress(game, other, dq, dr) > progress(game, move, dq, dr) ? other : move;
            }
            game = game.play(move);
        }
        return game;
    }

    /** Returns the distance that a move takes its piece in a direction. */
    private static int progress(Game game, Move move, int dq, int dr) {
        if (!(move instanceof PieceMove pieceMove)) {
            return 0;
        }
        Hex to = pieceMove.to();
        Hex from = game.position().cellOf(pieceMove.piece()).orElse(to);
        return (to.q() - from.q()) * dq + (to.r() - from.r()) * dr;
    }
}
