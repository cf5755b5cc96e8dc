// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
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

    /**
     * Returns a game of few pieces that move mostly in one direction, until a piece is a given number of cells away.
     */
    static Game straightOn(Random random, int cells) {
        Game game = Game.start(Ruleset.parse("Base").withRepetition(RepetitionRule.OFF));
        for (Bug bug : List.of(Bug.SOLDIER_ANT, Bug.QUEEN_BEE)) {
            for (int side = 0; side < 2; side++) {
                game = game.play(game.legalMoves().stream()
                        .filter(move -> ((PieceMove) move).piece().bug() == bug)
                        .findFirst()
                        .orElseThrow());
            }
        }
        while (leftmost(game) > -cells) {
            List<Move> movements = movements(game);
            List<Move> moves = movements.isEmpty() ? game.legalMoves() : movements;
            Move move = moves.get(random.nextInt(moves.size()));
            for (Move other : random.nextInt(5) == 0 ? List.<Move>of() : moves) {
                move = progressLeft(game, other) > progressLeft(game, move) ? other : move;
            }
            game = game.play(move);
        }
        return game;
    }

    private static List<Move> movements(Game game) {
        return game.legalMoves().stream()
                .filter(move -> move instanceof Movement)
                .toList();
    }

    /**
     * Returns the progress to the left. If the other side would have no movement, returns the least number, because
     * that side would have to place another piece.
     */
    private static int progressLeft(Game game, Move move) {
        return movements(game.playUnchecked(move)).isEmpty() ? Integer.MIN_VALUE : progress(game, move, -1, 0);
    }

    private static int leftmost(Game game) {
        return game.position().stacks().keySet().stream().mapToInt(Hex::q).min().orElse(0);
    }
}
