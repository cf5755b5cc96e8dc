// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells what the bot's search thinks of a game, without a move being made. An analyst belongs to one thread. */
public final class Analyst {
    /** The greatest worth that is told; more means a win. */
    public static final int MOST_SCORE = 1000;

    private static final int LINE_LENGTH = 4;
    private static final int MEGABYTES = 4;

    /** Within how many turns a win is to be proved before all else, and how many positions that may take: some tenths of a second. */
    private static final int WIN_TURNS = 4;

    private static final int WIN_NODES = 200_000;

    private final TranspositionTable table = new TranspositionTable(MEGABYTES);

    /** An analyst that knows nothing yet. */
    public Analyst() {}

    /**
     * Looks deeper and deeper for the best moves, and tells after each depth what it has found. Where a win in a few turns can be
     * proved, the moves that win come first.
     *
     * @param count how many moves are wanted, from 1
     * @param time when to stop at the latest
     * @param cancelled whether to stop before; asked again and again by the calling thread
     */
    public void search(Game game, int count, Duration time, BooleanSupplier cancelled, Consumer<BestMoves> told) {
        long deadline = System.nanoTime() + time.toNanos();
        Solution solution = Solver.solve(game, WIN_TURNS, WIN_NODES);
        List<BestMoves.Line> winning = winning(game, solution, count);
        if (!winning.isEmpty()) {
            told.accept(new BestMoves(Math.abs(winning.get(0).pliesToEnd()), solution.nodes(), winning));
        }
        if (winning.size() < count) {
            Search.Limits limits = new Search.Limits(Search.MAX_DEPTH, Long.MAX_VALUE, deadline, cancelled);
            search(game, count, limits, best -> told.accept(behind(winning, best, count)));
        }
    }

    /** The lines that win, and behind them the best of the others. */
    private static BestMoves behind(List<BestMoves.Line> winning, BestMoves best, int count) {
        Set<Move> first = winning.stream().map(line -> line.moves().get(0)).collect(Collectors.toSet());
        Stream<BestMoves.Line> others = best.lines().stream()
                .filter(line -> !first.contains(line.moves().get(0)));
        return new BestMoves(
                best.depth(),
                best.nodes(),
                Stream.concat(winning.stream(), others).limit(count).toList());
    }

    /** The first moves that win, and how it goes on after the best of them. */
    private static List<BestMoves.Line> winning(Game game, Solution solution, int count) {
        int sign = game.sideToMove() == Color.WHITE ? 1 : -1;
        int plies = 2 * solution.turns().orElse(0) - 1;
        List<BestMoves.Line> lines = new ArrayList<>();
        for (Move first : solution.firstMoves()) {
            List<Move> moves = lines.isEmpty() ? solution.line() : List.of(first);
            lines.add(new BestMoves.Line(moves, sign * MOST_SCORE, sign * plies));
        }
        return List.copyOf(lines.subList(0, Math.min(count, lines.size())));
    }

    /**
     * What the game's position is worth for White: a win is {@link #MOST_SCORE}. The same game and limits give the same score.
     *
     * @param depth how many plies to look ahead, from 1
     * @param nodes how many positions to look at, about
     */
    public int score(Game game, int depth, long nodes) {
        if (game.isOver()) {
            return game.outcome()
                    .winner()
                    .map(winner -> winner == Color.WHITE ? MOST_SCORE : -MOST_SCORE)
                    .orElse(0);
        }
        int[] score = new int[1];
        long never = System.nanoTime() + Long.MAX_VALUE / 2;
        search(
                game,
                1,
                new Search.Limits(depth, nodes, never, () -> false),
                best -> score[0] = best.lines().get(0).score());
        return score[0];
    }

    private void search(Game game, int count, Search.Limits limits, Consumer<BestMoves> told) {
        if (game.isOver()) {
            told.accept(new BestMoves(0, 0, List.of()));
            return;
        }
        table.forget();
        SearchBoard board = SearchBoard.of(game);
        Root search = new Root(board, Style.BALANCED, table, 0, limits);
        search.analyse(
                count,
                (best, depth) -> told.accept(new BestMoves(
                        depth,
                        search.nodes(),
                        best.stream().map(move -> line(move, search, board)).toList())));
    }

    private static BestMoves.Line line(Root.Scored scored, Root search, SearchBoard board) {
        int sign = board.sideToMove() == Color.WHITE ? 1 : -1;
        List<Move> moves = new ArrayList<>();
        moves.add(board.decode(scored.move()));
        board.make(scored.move());
        moves.addAll(search.expected(LINE_LENGTH - 1));
        board.undo();
        int score = Math.max(-MOST_SCORE, Math.min(MOST_SCORE, scored.score()));
        return new BestMoves.Line(moves, sign * score, sign * Search.pliesToEnd(scored.score()));
    }
}
