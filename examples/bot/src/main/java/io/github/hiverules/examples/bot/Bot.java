// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.impl.SearchBoard;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.Random;

/**
 * Plays to win: takes a win in one turn, avoids a loss in one, and otherwise looks as far as time or depth allow. With a limit
 * of depth the same game and settings give the same move. A bot belongs to one thread.
 */
public final class Bot implements MoveChooser {
    /** What is kept of the time for all that is not searching. */
    private static final Duration RESERVE = Duration.ofMillis(30);

    /** What a draw costs a bot that avoids it. */
    private static final int DRAW_COST = 100;

    private final TranspositionTable table = new TranspositionTable();
    private int seed;
    private Style style = Style.BALANCED;
    private boolean avoidsDraws = true;
    private int maxSeconds = 60;
    private long maxNodes = Long.MAX_VALUE;
    private int noise;
    private long nodes;

    /** A bot with all settings as they are unless set. */
    public Bot() {}

    /** Sets what decides between equal moves; any number, 0 unless set. */
    public void seed(int number) {
        seed = number;
    }

    /** Sets the style; balanced unless set. */
    public void style(Style wish) {
        style = wish;
    }

    /** Sets whether a draw counts as a small loss; it does unless set. */
    public void avoidDraws(boolean avoids) {
        avoidsDraws = avoids;
    }

    /**
     * Sets how long a search by depth may take before the best move so far is played, 60 seconds unless set.
     *
     * @param seconds from 1
     */
    public void maxSeconds(int seconds) {
        maxSeconds = seconds;
    }

    /**
     * Sets how many positions a search may look at, about, whatever its time and depth; as many as it can unless set. With such
     * a limit and one of depth the same game and settings give the same move on every computer.
     *
     * @param count from 1
     */
    public void maxNodes(long count) {
        maxNodes = count;
    }

    /**
     * Sets how much chance has its hand in the choice; 0 unless set. With more, the bot plays like a beginner: it sees what its
     * move changes on the table, takes a win in one turn, and does not think about the answer.
     *
     * @param points how much chance may add to the worth of a move; a neighbour more of a Queen Bee is worth 20 to 100
     */
    public void noise(int points) {
        noise = points;
    }

    /**
     * A legal move. A search by time ends well before it, after no more than some hundredths of a second where there is none; a thread that is interrupted gets the best move so far.
     *
     * @throws IllegalArgumentException if the game is over
     */
    @Override
    public Move choose(Game game, SearchLimit limit) {
        long begin = System.nanoTime();
        if (game.outcome().isOver()) {
            throw new IllegalArgumentException("there is no move in a game that is over: " + game.outcome());
        }
        SearchBoard board = SearchBoard.of(game);
        Search.Limits limits = new Search.Limits(
                depth(limit), maxNodes, begin + time(limit).toNanos(), Thread.currentThread()::isInterrupted);
        Search search = new Search(board, style, table, avoidsDraws ? -DRAW_COST : 0, limits);
        Random random = new Random(seed);
        int move = noise > 0
                ? search.casual(random, noise)
                : search.best(
                        random,
                        limits.depth() > 1
                                ? RaceMoves.of(game, board, begin + time(limit).toNanos() / 2)
                                : RaceMoves.none());
        nodes = search.nodes();
        return board.decode(move);
    }

    /** How many positions the last search looked at. */
    public long nodes() {
        return nodes;
    }

    private static int depth(SearchLimit limit) {
        return Math.min(limit.depth().orElse(Search.MAX_DEPTH), Search.MAX_DEPTH);
    }

    private Duration time(SearchLimit limit) {
        return limit.time()
                .map(time -> time.multipliedBy(9).dividedBy(10).minus(RESERVE))
                .orElse(Duration.ofSeconds(maxSeconds));
    }
}
