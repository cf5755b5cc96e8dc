// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * A bot. It takes a win in one turn, prevents a loss in one turn, plays proven wins in a few turns, and otherwise searches within
 * its limits. With a depth limit and one thread its moves are deterministic. Not thread-safe, except for {@link #stop}.
 */
public final class Bot implements MoveChooser {
    /** The part of the time that is reserved for everything except searching. */
    private static final Duration RESERVE = Duration.ofMillis(30);

    private static final int DRAW_PENALTY = 100;
    private static final int DEFAULT_MEGABYTES = 16;

    // limits of the solver, which takes a few percent of the time
    private static final int SOLVER_TURNS = 3;
    private static final int SOLVER_NODES_PER_MILLI = 20;
    private static final int SOLVER_SHARE = 10;
    private static final int MAX_SOLVER_NODES = 20_000;

    private static final int MAX_LINE_LENGTH = 8;

    private TranspositionTable table = new TranspositionTable(DEFAULT_MEGABYTES);
    private int threads = 1;
    private int seed;
    private Style style = Style.BALANCED;
    private boolean avoidsDraws = true;
    private int maxSeconds = 60;
    private long maxNodes = Long.MAX_VALUE;
    private int noise;
    private long nodes;
    private Optional<Game> searched = Optional.empty();
    private List<Move> expected = List.of();
    private final GameClock clock = new GameClock();
    private boolean ponders;
    private volatile boolean pondering;
    private CompletableFuture<?> ponder = CompletableFuture.completedFuture(null);
    private volatile boolean searching;
    private volatile boolean stopped;

    /** Creates a bot with default settings. */
    public Bot() {}

    /** Sets the random seed, which breaks ties between moves. Default: 0. */
    public void seed(int number) {
        seed = number;
    }

    /** Sets the style. Default: balanced. */
    public void style(Style newStyle) {
        style = newStyle;
    }

    /** Sets whether a draw counts as a small loss. Default: true. */
    public void avoidDraws(boolean avoids) {
        avoidsDraws = avoids;
    }

    /**
     * Sets the maximum time of a search with a depth limit. Default: 60 seconds.
     *
     * @param seconds the time in seconds, at least 1
     */
    public void maxSeconds(int seconds) {
        maxSeconds = seconds;
    }

    /**
     * Sets the approximate maximum number of nodes per search, in addition to time and depth. Default: unlimited.
     *
     * @param count the number of nodes, at least 1
     */
    public void maxNodes(long count) {
        maxNodes = count;
    }

    /**
     * Sets the number of search threads. Default: 1. Moves are not deterministic with several threads.
     *
     * @param count the number of threads, at least 1
     */
    public void threads(int count) {
        threads = count;
    }

    /**
     * Sets the size of the transposition table and clears it. Default: 16 MB.
     *
     * @param megabytes the size in megabytes, at least 1
     */
    public void megabytes(int megabytes) {
        stopPondering();
        table = new TranspositionTable(megabytes);
    }

    /**
     * Sets whether the bot ponders. Default: false. A pondering bot searches the position after the expected reply on the
     * opponent's time, on one thread, for at most {@link #maxSeconds}.
     *
     * @param newPonders whether the bot ponders
     */
    public void ponder(boolean newPonders) {
        stopPondering();
        ponders = newPonders;
    }

    /**
     * Sets the remaining time of the bot's clock. The bot subtracts the time of its moves and resets the clock in a new game. With a
     * clock, the time per move is a share of the remaining time, or the limit of the search if that is shorter. Default: 0, no clock.
     *
     * @param seconds the time in seconds, at least 0
     */
    public void timeTotal(double seconds) {
        clock.total(seconds(seconds));
    }

    /**
     * Sets the increment of the clock per move. Default: 0.
     *
     * @param seconds the increment in seconds, at least 0
     */
    public void timeIncrement(double seconds) {
        clock.increment(seconds(seconds));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }

    /**
     * Sets the noise. Default: 0. If positive, the bot plays like a beginner: it chooses by evaluation one ply ahead plus
     * noise, takes a win in one turn, and ignores the opponent's replies.
     *
     * @param points the maximum random bonus of a move; each neighbour of a Queen Bee counts 20 to 100
     */
    public void noise(int points) {
        noise = points;
    }

    /**
     * Returns a legal move. A search with a time limit ends within that time unless it is shorter than a few hundredths of a
     * second. If the thread is interrupted, returns the best move found so far.
     *
     * @throws IllegalArgumentException if the game is over
     */
    @Override
    public Move choose(Game game, SearchLimit limit) {
        return choose(game, limit, move -> {});
    }

    /** Returns a legal move, and reports the best move so far whenever it changes. */
    @Override
    public Move choose(Game game, SearchLimit limit, Consumer<Move> best) {
        stopPondering();
        long begin = System.nanoTime();
        if (searched.filter(before -> before.length() < game.length()).isEmpty()) {
            clock.restart();
        }
        stopped = false;
        searching = true;
        try {
            expected = search(game, limit, best);
        } finally {
            searching = false;
        }
        searched = Optional.of(game);
        clock.moved(Duration.ofNanos(System.nanoTime() - begin));
        if (ponders) {
            startPondering(game);
        }
        return expected.get(0);
    }

    /** Fills the table in the background for the position after the opponent's expected reply. */
    private void startPondering(Game game) {
        Game next = game;
        for (Move move : expected.subList(0, Math.min(2, expected.size()))) {
            next = next.isLegal(move) ? next.play(move) : game;
        }
        if (next.length() != game.length() + 2 || next.isOver()) {
            return;
        }
        Search.Limits limits = new Search.Limits(
                Search.MAX_DEPTH,
                Long.MAX_VALUE,
                System.nanoTime() + Duration.ofSeconds(maxSeconds).toNanos(),
                () -> !pondering);
        Root root = root(SearchBoard.of(next), limits);
        pondering = true;
        ponder = CompletableFuture.runAsync(() -> root.best(new Random(seed), 1, move -> {}), Bot::start);
    }

    private void stopPondering() {
        pondering = false;
        ponder.join();
    }

    /** Returns whether the bot is pondering. */
    boolean isPondering() {
        return !ponder.isDone();
    }

    /**
     * Ends the search that another thread is running, which then returns its best move so far.
     *
     * @return false if no search is running
     */
    public boolean stop() {
        stopped = searching;
        return stopped;
    }

    private boolean isStopped() {
        return stopped || Thread.currentThread().isInterrupted();
    }

    /**
     * Returns the principal variation of the last search, beginning with the chosen move.
     *
     * @param game the game that was searched
     * @return the moves
     * @throws IllegalArgumentException if the last search was for another game
     */
    public List<Move> expectedMoves(Game game) {
        if (!searched.equals(Optional.of(game))) {
            throw new IllegalArgumentException("The last search was for another game; use bestmove.");
        }
        return expected;
    }

    private List<Move> search(Game game, SearchLimit limit, Consumer<Move> best) {
        long begin = System.nanoTime();
        if (game.outcome().isOver()) {
            throw new IllegalArgumentException("The game is over: " + game.outcome());
        }
        if (limit.time().isEmpty() || maxNodes < Long.MAX_VALUE) {
            table.clear(); // for deterministic moves
        }
        table.age();
        nodes = 0;
        SearchBoard board = SearchBoard.of(game);
        if (noise > 0) {
            Root root = search(board, limit, begin, this::isStopped);
            return List.of(board.decode(root.casual(new Random(seed), noise)));
        }
        if (depth(limit) >= 2 * SOLVER_TURNS - 1
                && board.queenLiberties(game.sideToMove().opposite()) <= SOLVER_TURNS) {
            Solution solution = Solver.solve(game, SOLVER_TURNS, solverNodes(limit));
            nodes = solution.nodes();
            if (solution.isSolved()) {
                return solution.line();
            }
        }
        return searchInParallel(board, limit, begin, move -> best.accept(board.decode(move)));
    }

    private long solverNodes(SearchLimit limit) {
        long inTime = Math.max(time(limit).toMillis(), 1) * SOLVER_NODES_PER_MILLI;
        return Math.max(Math.min(Math.min(inTime, MAX_SOLVER_NODES), maxNodes / SOLVER_SHARE), 1);
    }

    /**
     * Searches with several threads that share the table. Every second helper starts one depth deeper, which spreads their work.
     * The move of the deepest completed search is returned.
     */
    private List<Move> searchInParallel(SearchBoard board, SearchLimit limit, long begin, IntConsumer listener) {
        Root search = search(board, limit, begin, this::isStopped);
        AtomicBoolean over = new AtomicBoolean();
        List<Root> helpers = new ArrayList<>();
        List<CompletableFuture<Root.Found>> running = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Random ties = new Random(seed + i);
            int first = 1 + i % 2;
            Root helper = search(board.copy(), limit, begin, over::get);
            helpers.add(helper);
            running.add(CompletableFuture.supplyAsync(() -> helper.best(ties, first, move -> {}), Bot::start));
        }
        Root.Found best = search.best(new Random(seed), 1, listener);
        over.set(true);
        for (CompletableFuture<Root.Found> helper : running) {
            Root.Found found = helper.join();
            best = found.depth() > best.depth() && !best.isDecided() ? found : best;
        }
        nodes += search.nodes() + helpers.stream().mapToLong(Root::nodes).sum();
        List<Move> line = new ArrayList<>(List.of(board.decode(best.move())));
        board.make(best.move());
        line.addAll(search.expected(MAX_LINE_LENGTH - 1));
        board.undo();
        return List.copyOf(line);
    }

    private static void start(Runnable search) {
        Thread thread = new Thread(search, "bot");
        thread.setDaemon(true);
        thread.start();
    }

    private Root search(SearchBoard board, SearchLimit limit, long begin, BooleanSupplier cancelled) {
        Search.Limits limits = new Search.Limits(
                depth(limit), maxNodes - nodes, begin + time(limit).toNanos(), cancelled);
        return root(board, limits);
    }

    private Root root(SearchBoard board, Search.Limits limits) {
        return new Root(board, style, table, avoidsDraws ? -DRAW_PENALTY : 0, limits);
    }

    /** {@return the number of nodes of the last search, including all threads and the solver} */
    public long nodes() {
        return nodes;
    }

    private static int depth(SearchLimit limit) {
        return Math.min(limit.depth().orElse(Search.MAX_DEPTH), Search.MAX_DEPTH);
    }

    private Duration time(SearchLimit limit) {
        Duration most = limit.time().map(time -> time.minus(RESERVE)).orElse(Duration.ofSeconds(maxSeconds));
        return clock.share(most);
    }
}
