// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.notation.uhp.BestMove;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.search.SearchBoard;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A bot, which takes a win in one turn and prevents a loss in one turn. With a depth limit and one thread, the bot's
 * moves are deterministic. Not thread-safe, except for {@link #stop}.
 */
public final class Bot implements MoveChooser {
    /** A draw counts as this many points less than an equal position. */
    static final int DRAW_PENALTY = 100;

    private static final int DEFAULT_MEGABYTES = 16;

    private TranspositionTable table = new TranspositionTable(DEFAULT_MEGABYTES);
    private int threads = 1;
    private int seed;
    private Network network = Network.standard();
    private final Reserve reserve = new Reserve();
    private boolean avoidsDraws = true;
    private boolean varies;
    private int maxSeconds = 60;
    private long maxNodes = Long.MAX_VALUE;
    private Optional<Game> searched = Optional.empty();
    private ParallelSearch last = new ParallelSearch(List.of(), 0, 0);
    private final GameClock clock = new GameClock();
    private boolean ponders;
    private volatile boolean pondersOn;
    private CompletableFuture<?> pondering = CompletableFuture.completedFuture(null);
    private volatile boolean searching;
    private volatile boolean stopped;

    /** Creates a bot with default settings. */
    public Bot() {}

    /** Sets the random seed, which breaks ties between moves. Default: 0. */
    public void seed(int number) {
        seed = number;
    }

    /** Sets the network that evaluates positions. Default: {@link Network#standard}. */
    public void network(Network newNetwork) {
        network = newNetwork;
    }

    /** Sets whether a draw counts as a small loss. Default: true. */
    public void avoidDraws(boolean avoids) {
        avoidsDraws = avoids;
    }

    /**
     * Sets whether the bot chooses one of several good moves in the opening. If the seed is 0, the choice differs between
     * equal games. Default: false.
     */
    public void vary(boolean newVaries) {
        varies = newVaries;
    }

    /** Sets the maximum time of depth-limited searches in seconds, at least 1. Default: 60. */
    public void maxSeconds(int seconds) {
        maxSeconds = seconds;
    }

    /** Sets the approximate maximum number of nodes per search. Default: 0, unlimited. */
    public void maxNodes(long count) {
        maxNodes = count == 0 ? Long.MAX_VALUE : count;
    }

    /** Sets the number of search threads, at least 1. Default: 1. Moves are not deterministic with several threads. */
    public void threads(int count) {
        threads = count;
    }

    /** Sets the size of the transposition table in MB, at least 1, and clears the table. Default: 16. */
    public void megabytes(int megabytes) {
        stopPondering();
        table = new TranspositionTable(megabytes);
    }

    /** Sets whether the bot searches during the opponent's turn, for at most {@link #maxSeconds}. Default: false. */
    public void ponder(boolean newPonders) {
        stopPondering();
        ponders = newPonders;
    }

    /**
     * Sets the remaining time of the bot's clock in seconds. The bot subtracts the time of its moves and resets the
     * clock in a new game. A move takes a share of the remaining time, at most the search's time limit. Default: 0, no
     * clock.
     */
    public void timeTotal(double seconds) {
        clock.total(Duration.ofMillis(Math.round(seconds * 1000)));
    }

    /** Sets the increment of the clock per move in seconds. Default: 0. */
    public void timeIncrement(double seconds) {
        clock.increment(Duration.ofMillis(Math.round(seconds * 1000)));
    }

    /**
     * Returns a legal move. Observes a time limit unless the limit is shorter than a few hundredths of a second. If the
     * thread is interrupted, returns the best move found so far.
     *
     * @throws IllegalArgumentException if the game is over
     */
    @Override
    public Move choose(Game game, SearchLimit limit) {
        return choose(game, limit, move -> {});
    }

    /** Returns a legal move, and passes the best move of each completed depth to {@code best}. */
    @Override
    public Move choose(Game game, SearchLimit limit, Consumer<BestMove> best) {
        stopPondering();
        long begin = System.nanoTime();
        if (searched.filter(before -> before.length() < game.length()).isEmpty()) {
            clock.restart();
        }
        stopped = false;
        searching = true;
        try {
            last = search(game, limit, begin, best);
        } finally {
            searching = false;
        }
        searched = Optional.of(game);
        clock.moved(Duration.ofNanos(System.nanoTime() - begin));
        if (ponders) {
            startPondering(game);
        }
        return last.line().get(0);
    }

    /** Starts a background search of the position after the opponent's expected reply. */
    private void startPondering(Game game) {
        Game next = game;
        for (Move move : last.line().subList(0, Math.min(2, last.line().size()))) {
            next = next.isLegal(move) ? next.play(move) : game;
        }
        if (next.length() != game.length() + 2 || next.isOver()) {
            return;
        }
        long deadline = System.nanoTime() + Duration.ofSeconds(maxSeconds).toNanos();
        Root root =
                root(SearchBoard.of(next), new Limits(Search.MAX_DEPTH, Long.MAX_VALUE, deadline, () -> !pondersOn));
        Random ties = new Random(seed);
        pondersOn = true;
        pondering = CompletableFuture.runAsync(() -> root.best(ties, 1, move -> {}), ParallelSearch::onThread);
    }

    private void stopPondering() {
        pondersOn = false;
        pondering.join();
    }

    boolean isPondering() {
        return !pondering.isDone();
    }

    /** Makes a search on another thread return its best move so far. Returns false if no search is running. */
    public boolean stop() {
        stopped = searching;
        return stopped;
    }

    /**
     * Returns the principal variation of the last search, beginning with the chosen move.
     *
     * @throws IllegalArgumentException if the last search was for another game
     */
    public List<Move> expectedMoves(Game game) {
        if (!searched.equals(Optional.of(game))) {
            throw new IllegalArgumentException("The last search was for another game; use bestmove.");
        }
        return last.line();
    }

    private ParallelSearch search(Game game, SearchLimit limit, long begin, Consumer<BestMove> best) {
        Duration most = limit.time().map(reserve::before).orElse(Duration.ofSeconds(maxSeconds));
        long deadline = begin + clock.share(most).toNanos();
        int depth = Math.min(limit.depth().orElse(Search.MAX_DEPTH), Search.MAX_DEPTH);
        BooleanSupplier isStopped = () -> stopped || Thread.currentThread().isInterrupted();
        if (game.outcome().isOver()) {
            throw new IllegalArgumentException("The game is over: " + game.outcome());
        }
        if (limit.time().isEmpty() || maxNodes < Long.MAX_VALUE) {
            table.clear(); // makes moves deterministic
        }
        table.age();
        SearchBoard board = SearchBoard.of(game);
        ParallelSearch found = ParallelSearch.run(
                board,
                threads,
                varies && seed == 0 && Root.isOpening(board) ? new Random().nextInt() : seed,
                (copy, cancelled) -> root(copy, new Limits(depth, maxNodes, deadline, cancelled)),
                isStopped,
                best);
        reserve.measured(Duration.ofNanos(System.nanoTime() - deadline));
        return found;
    }

    private Root root(SearchBoard board, Limits limits) {
        return new Root(board, network, table, avoidsDraws ? -DRAW_PENALTY : 0, varies, limits);
    }

    /** {@return the number of nodes of the last search, including all threads} */
    public long nodes() {
        return last.nodes();
    }

    /**
     * Returns the score of the last search for the side that moved, from -{@link Analyst#MAX_SCORE} to
     * {@code MAX_SCORE}.
     */
    public int score() {
        return Math.max(-Analyst.MAX_SCORE, Math.min(Analyst.MAX_SCORE, last.score()));
    }
}
