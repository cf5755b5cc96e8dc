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
 * Plays to win: takes a win in one turn, avoids a loss in one, proves a win in a few turns where it can, and otherwise looks as far
 * as time or depth allow. With a limit of depth and one thread that searches the same game and settings give the same move. A bot
 * belongs to one thread.
 */
public final class Bot implements MoveChooser {
    /** What is kept of the time for all that is not searching. */
    private static final Duration RESERVE = Duration.ofMillis(30);

    /** What a draw costs a bot that avoids it. */
    private static final int DRAW_COST = 100;

    /** The memory of the table, unless set. */
    private static final int MEGABYTES = 16;

    /**
     * Within how many turns a win is to be proved before all else, and how many positions that may take: in each millisecond, of
     * the positions that all may take, and at most. It is some hundredths of the search.
     */
    private static final int WIN_TURNS = 3;

    private static final int WIN_NODES_PER_MILLI = 20;
    private static final int WIN_SHARE = 10;
    private static final int MOST_WIN_NODES = 20_000;

    /** How many moves the expected line has at most. */
    private static final int LINE_LENGTH = 8;

    private TranspositionTable table = new TranspositionTable(MEGABYTES);
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
     * Sets how many threads search at a time, 1 unless set. They share what they find, so that two look a little deeper than one
     * in the same time, and their moves are not the same from one time to the next.
     *
     * @param count from 1
     */
    public void threads(int count) {
        threads = count;
    }

    /**
     * Sets how much memory the table of positions may take, 16 MB unless set, and forgets what was in it.
     *
     * @param megabytes from 1
     */
    public void megabytes(int megabytes) {
        stopPondering();
        table = new TranspositionTable(megabytes);
    }

    /**
     * Sets whether the bot thinks on the opponent's time: after a move it searches, in one thread, the position after the reply that
     * it expects, for at most the time of {@link #maxSeconds}. The default is false.
     *
     * @param wish whether to do so
     */
    public void ponder(boolean wish) {
        stopPondering();
        ponders = wish;
    }

    /**
     * Sets the time left on the bot's clock. The bot subtracts the time of its moves, and begins a new game with this time. Then a
     * move takes a share of it, and less if its limit is less. The default, 0, stands for no clock.
     *
     * @param seconds 0 or more
     */
    public void timeTotal(double seconds) {
        clock.total(seconds(seconds));
    }

    /**
     * Sets the time that the clock gets after each move; 0 by default.
     *
     * @param seconds 0 or more
     */
    public void timeIncrement(double seconds) {
        clock.increment(seconds(seconds));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1000));
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
     * A legal move. A search by time ends well before it, after no more than some hundredths of a second where there is none; a
     * thread that is interrupted gets the best move so far.
     *
     * @throws IllegalArgumentException if the game is over
     */
    @Override
    public Move choose(Game game, SearchLimit limit) {
        return choose(game, limit, move -> {});
    }

    /** Returns a move as {@link #choose(Game, SearchLimit)} does, and reports the best move after each depth that changes it. */
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

    /** Searches in the background what the table will be asked for if the opponent replies as expected. */
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

    /** Returns whether a search of the opponent's time is running. */
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
     * Returns the moves that the last search expects, the chosen one first.
     *
     * @throws IllegalArgumentException if the last search was of another game
     */
    public List<Move> expectedMoves(Game game) {
        if (!searched.equals(Optional.of(game))) {
            throw new IllegalArgumentException("The game has changed since the last search.");
        }
        return expected;
    }

    private List<Move> search(Game game, SearchLimit limit, Consumer<Move> best) {
        long begin = System.nanoTime();
        if (game.outcome().isOver()) {
            throw new IllegalArgumentException("there is no move in a game that is over: " + game.outcome());
        }
        if (limit.time().isEmpty() || maxNodes < Long.MAX_VALUE) {
            table.forget(); // so that the same game and settings give the same move
        }
        table.age();
        nodes = 0;
        SearchBoard board = SearchBoard.of(game);
        if (noise > 0) {
            Root glance = search(board, limit, begin, this::isStopped);
            return List.of(board.decode(glance.casual(new Random(seed), noise)));
        }
        if (depth(limit) >= 2 * WIN_TURNS - 1
                && board.queenLiberties(game.sideToMove().opposite()) <= WIN_TURNS) {
            Solution solution = Solver.solve(game, WIN_TURNS, nodesToProveAWin(limit));
            nodes = solution.nodes();
            if (solution.isSolved()) {
                return solution.line();
            }
        }
        return together(board, limit, begin, move -> best.accept(board.decode(move)));
    }

    private long nodesToProveAWin(SearchLimit limit) {
        long inTime = Math.max(time(limit).toMillis(), 1) * WIN_NODES_PER_MILLI;
        return Math.max(Math.min(Math.min(inTime, MOST_WIN_NODES), maxNodes / WIN_SHARE), 1);
    }

    /**
     * The line that the search finds while other threads search too and share its table: every other one begins a depth deeper, and
     * who has looked deepest is believed.
     */
    private List<Move> together(SearchBoard board, SearchLimit limit, long begin, IntConsumer told) {
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
        Root.Found best = search.best(new Random(seed), 1, told);
        over.set(true);
        for (CompletableFuture<Root.Found> helper : running) {
            Root.Found found = helper.join();
            best = found.depth() > best.depth() && !best.isDecided() ? found : best;
        }
        nodes += search.nodes() + helpers.stream().mapToLong(Root::nodes).sum();
        List<Move> line = new ArrayList<>(List.of(board.decode(best.move())));
        board.make(best.move());
        line.addAll(search.expected(LINE_LENGTH - 1));
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
        return new Root(board, style, table, avoidsDraws ? -DRAW_COST : 0, limits);
    }

    /** How many positions the last search looked at, proofs and all threads together. */
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
