// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.impl.SearchBoard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Tells what the bot's search thinks of a game, without a move being made. An analyst belongs to one thread. */
public final class Analyst {
    /** The greatest worth that is told; more means a win. */
    public static final int MOST_SCORE = 1000;

    private static final int LINE_LENGTH = 4;

    private final TranspositionTable table = new TranspositionTable();

    /** An analyst that knows nothing yet. */
    public Analyst() {}

    /**
     * Looks deeper and deeper for the best moves, and tells after each depth what it has found.
     *
     * @param count how many moves are wanted, from 1
     * @param time when to stop at the latest
     * @param cancelled whether to stop before; asked again and again by the calling thread
     */
    public void search(Game game, int count, Duration time, BooleanSupplier cancelled, Consumer<BestMoves> told) {
        long deadline = System.nanoTime() + time.toNanos();
        search(game, count, new Search.Limits(Search.MAX_DEPTH, Long.MAX_VALUE, deadline, cancelled), told);
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
        SearchBoard board = SearchBoard.of(game);
        Search search = new Search(board, Style.BALANCED, table, 0, limits);
        search.analyse(
                count,
                (best, depth) -> told.accept(new BestMoves(
                        depth,
                        search.nodes(),
                        best.stream().map(move -> line(move, search, board)).toList())));
    }

    private static BestMoves.Line line(Search.Scored scored, Search search, SearchBoard board) {
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
