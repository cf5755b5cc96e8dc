// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Network;
import io.github.hiverules.examples.bot.Trainer;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Games of the bot against itself, with random moves for variety.
 *
 * @param network the bot's network
 * @param nodes the nodes per move
 * @param minRandomPlies the minimum number of random plies at the start
 * @param maxRandomPlies the maximum number of random plies at the start
 * @param randomPercent the percentage of random moves after the start, 0 to 100
 * @param plies the maximum number of plies
 */
record SelfPlay(Network network, long nodes, int minRandomPlies, int maxRandomPlies, int randomPercent, int plies) {
    private static final int TABLE_MEGABYTES = 2;
    private static final int DEPTH = 30;

    /** Returns a description of the settings that determine the games. */
    @Override
    public String toString() {
        return "nodes " + nodes + " random plies " + minRandomPlies + " to " + maxRandomPlies + " random moves "
                + randomPercent + "% network " + network.print().hashCode();
    }

    /** Plays a game. A comment on each move that isn't random contains the search's score. */
    GameRecord play(SplittableRandom random, Ruleset ruleset) {
        Bot bot = new Bot();
        bot.network(network);
        bot.maxNodes(nodes);
        bot.megabytes(TABLE_MEGABYTES);
        int opening = random.nextInt(minRandomPlies, maxRandomPlies + 1);
        Game game = Game.start(ruleset);
        List<String> comments = new ArrayList<>();
        while (game.length() < plies && !game.isOver()) {
            if (game.length() < opening || random.nextInt(100) < randomPercent) {
                List<Move> moves = game.legalMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
                comments.add("");
            } else {
                bot.seed(random.nextInt());
                Move move = bot.choose(game, SearchLimit.depth(DEPTH));
                comments.add(Trainer.comment(game.sideToMove() == Color.WHITE ? bot.score() : -bot.score()));
                game = game.play(move);
            }
        }
        RecordCursor cursor = GameRecord.of(game).cursor();
        for (String comment : comments) {
            cursor = cursor.next().orElseThrow();
            cursor = comment.isEmpty() ? cursor : cursor.withComments(comment);
        }
        return cursor.record();
    }
}
