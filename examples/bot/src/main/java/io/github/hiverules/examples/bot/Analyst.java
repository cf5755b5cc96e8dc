// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import io.github.hiverules.search.SolverOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Analyses games with the bot's search. Not thread-safe. */
public final class Analyst {
    /** The maximum score, which means a win. */
    public static final int MAX_SCORE = 1000;

    private static final int LINE_LENGTH = 4;
    private static final int MEGABYTES = 4;

    private static final int SOLVER_TURNS = 4;
    private static final int SOLVER_NODES = 200_000;

    /** Fitted by maximum likelihood to 42,874 scores from the bot's games against itself. */
    private static final double CHANCE_SCALE = 161;

    private final TranspositionTable table = new TranspositionTable(MEGABYTES);

    /** Creates an analyst. */
    public Analyst() {}

    /**
     * Searches for the best moves by iterative deepening. Moves with a proven win come first.
     *
     * @param game the game
     * @param count the number of moves to find, at least 1
     * @param time the maximum time
     * @param cancelled polled by the calling thread; true stops the search early
     * @param listener receives the result of each depth
     */
    public void search(Game game, int count, Duration time, BooleanSupplier cancelled, Consumer<BestMoves> listener) {
        long deadline = System.nanoTime() + time.toNanos();
        Solution solution = Solver.solve(
                game,
                SolverOptions.turns(SOLVER_TURNS)
                        .withNodes(SOLVER_NODES)
                        .withStop(() -> cancelled.getAsBoolean() || System.nanoTime() - deadline >= 0));
        List<BestMoves.Line> winning = winning(game, solution, count);
        if (!winning.isEmpty()) {
            listener.accept(new BestMoves(Math.abs(winning.get(0).pliesToEnd()), solution.nodes(), winning));
        }
        if (winning.size() < count) {
            Limits limits = new Limits(Search.MAX_DEPTH, Long.MAX_VALUE, deadline, cancelled);
            search(game, count, Optional.empty(), limits, best -> listener.accept(merge(winning, best, count)));
        }
    }

    /**
     * Compares a move with the best move. One search scores both moves at equal depth.
     *
     * @param game the game before the move
     * @param played a legal move
     * @param nodes the approximate maximum number of nodes
     * @param cancelled polled by the calling thread; true stops the search early
     * @return the best move, followed by the played move if it differs
     */
    public BestMoves compare(Game game, Move played, long nodes, BooleanSupplier cancelled) {
        return deepest(game, Optional.of(played), Limits.nodes(nodes, cancelled));
    }

    /**
     * Returns White's chance to win.
     *
     * @param score a score from White's view
     * @return the chance in percent: 0 or 100 for a forced win, otherwise 1 to 99
     */
    public static int chance(int score) {
        if (Math.abs(score) >= MAX_SCORE) {
            return score > 0 ? 100 : 0;
        }
        return (int) Math.round(Math.max(1, Math.min(99, 100 / (1 + Math.exp(-score / CHANCE_SCALE)))));
    }

    /** Returns the winning lines, followed by the best lines of the search. */
    private static BestMoves merge(List<BestMoves.Line> winning, BestMoves best, int count) {
        Set<Move> first = winning.stream().map(line -> line.moves().get(0)).collect(Collectors.toSet());
        Stream<BestMoves.Line> others = best.lines().stream()
                .filter(line -> !first.contains(line.moves().get(0)));
        return new BestMoves(
                best.depth(),
                best.nodes(),
                Stream.concat(winning.stream(), others).limit(count).toList());
    }

    /** Returns the winning lines. Only the best line continues after the first move. */
    private static List<BestMoves.Line> winning(Game game, Solution solution, int count) {
        int sign = game.sideToMove() == Color.WHITE ? 1 : -1;
        int plies = 2 * solution.turns().orElse(0) - 1;
        List<BestMoves.Line> lines = new ArrayList<>();
        for (Move first : solution.firstMoves()) {
            List<Move> moves = lines.isEmpty() ? solution.line() : List.of(first);
            lines.add(new BestMoves.Line(moves, sign * MAX_SCORE, sign * plies));
        }
        return List.copyOf(lines.subList(0, Math.min(count, lines.size())));
    }

    /**
     * Returns the score of a game's position from White's view. Deterministic.
     *
     * @param game the game
     * @param nodes the approximate maximum number of nodes
     * @return the score, from {@code -MAX_SCORE} to {@code MAX_SCORE}
     */
    public int score(Game game, long nodes) {
        if (game.isOver()) {
            return game.outcome()
                    .winner()
                    .map(winner -> winner == Color.WHITE ? MAX_SCORE : -MAX_SCORE)
                    .orElse(0);
        }
        BestMoves best = deepest(game, Optional.empty(), Limits.nodes(nodes, () -> false));
        return best.lines().get(0).score();
    }

    private BestMoves deepest(Game game, Optional<Move> played, Limits limits) {
        BestMoves[] last = new BestMoves[1];
        search(game, 1, played, limits, best -> last[0] = best);
        return last[0];
    }

    private void search(Game game, int count, Optional<Move> played, Limits limits, Consumer<BestMoves> listener) {
        if (game.isOver()) {
            listener.accept(new BestMoves(0, 0, List.of()));
            return;
        }
        table.clear();
        SearchBoard board = SearchBoard.of(game);
        Root search = new Root(board, Network.standard(), table, 0, false, limits);
        search.analyse(
                count,
                played.map(board::encode).orElse(SearchBoard.NO_MOVE),
                (best, depth) -> listener.accept(new BestMoves(
                        depth,
                        search.nodes(),
                        best.stream().map(move -> line(move, search, board)).toList())));
    }

    private static BestMoves.Line line(Root.Scored scored, Root search, SearchBoard board) {
        int sign = board.sideToMove() == Color.WHITE ? 1 : -1;
        int score = Math.max(-MAX_SCORE, Math.min(MAX_SCORE, scored.score()));
        return new BestMoves.Line(
                search.line(scored.move(), LINE_LENGTH), sign * score, sign * Score.pliesToEnd(scored.score()));
    }
}
