// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;

/** The moves that there are now, and the best of them: looked at deeper and deeper, the best so far first. */
final class Root {
    /** From this depth on the window is laid around the score of the depth before, so far on either side. */
    private static final int ASPIRATION_DEPTH = 4;

    private static final int ASPIRATION = 30;

    private final SearchBoard board;
    private final Color bot;
    private final Style style;
    private final TranspositionTable table;
    private final Search.Limits limits;
    private final int drawScore;
    private final MoveOrder order;
    private final int[] moves;
    private final Search search;

    /**
     * A root move with its score for the side to move.
     *
     * @param move packed
     */
    record Scored(int move, int score) {}

    /**
     * What a search has found.
     *
     * @param move packed
     * @param depth the last depth that was looked at to its end; 0 if none was
     */
    record Found(int move, int score, int depth) {
        /** Whether a win or a loss is forced, so that looking deeper changes nothing. */
        boolean isDecided() {
            return Math.abs(score) > Search.DECIDED;
        }
    }

    /**
     * The moves of what the board shows.
     *
     * @param drawScore what a draw is worth for the side to move
     */
    Root(SearchBoard board, Style style, TranspositionTable table, int drawScore, Search.Limits limits) {
        this.board = board;
        this.style = style;
        this.table = table;
        this.drawScore = drawScore;
        this.limits = limits;
        bot = board.sideToMove();
        order = new MoveOrder(board, Search.longest(limits.depth()));
        moves = order.moves;
        search = new Search(board, style, table, drawScore, limits, order);
    }

    /** How many positions were looked at. */
    long nodes() {
        return search.nodes();
    }

    /**
     * The best move found. Whatever the limits, a win in one turn is taken, a win of the other side in one turn is avoided, and
     * the own Queen Bee is surrounded only where every other move does so too.
     *
     * @param ties shuffles moves, so that it decides between equal ones
     * @param first the depth to begin with; a search that begins deeper than 1 may find nothing
     * @param told accepts the best move after each depth that changes it
     */
    Found best(Random ties, int first, IntConsumer told) {
        int count = board.generate(moves, 0);
        order.shuffle(count, ties);
        int bearable = 0;
        for (int i = 0; i < count; i++) {
            if (Tactics.wins(board, moves[i])) {
                return new Found(moves[i], Search.WIN, 1);
            }
            if (!Tactics.losesAtOnce(board, moves[i])) {
                order.swap(i, bearable++);
            }
        }
        int safe = 0;
        for (int i = 0; i < bearable; i++) {
            if (!Tactics.losesInOne(board, moves[i], moves, count)) {
                order.swap(i, safe++);
            }
        }
        int candidates = safe > 0 ? safe : bearable > 0 ? bearable : count;
        if (first > 1) {
            search.mayStop();
        }
        int score = 0;
        int depth = 0;
        int last = 0;
        for (int next = first; next <= limits.depth() && candidates > 1 && Math.abs(score) <= Search.DECIDED; next++) {
            int found = aspire(next, candidates, count, score);
            search.mayStop();
            if (search.isStopped()) {
                break;
            }
            if (depth == 0 || moves[0] != last) {
                last = moves[0];
                told.accept(last);
            }
            score = found;
            depth = next;
        }
        return new Found(moves[0], score, depth);
    }

    /** Looks at the first moves of the list to that depth, in a window around the score that is expected. */
    private int aspire(int depth, int candidates, int count, int expected) {
        search.begin(depth);
        int width = depth < ASPIRATION_DEPTH ? Search.INFINITE : ASPIRATION;
        while (true) {
            int alpha = Math.max(expected - width, -Search.INFINITE);
            int beta = Math.min(expected + width, Search.INFINITE);
            int score = bestFirst(depth, candidates, count, alpha, beta);
            if (search.isStopped() || score > alpha && score < beta || width >= Search.INFINITE) {
                return score;
            }
            width = width > 8 * ASPIRATION ? Search.INFINITE : 4 * width;
        }
    }

    /** Looks at the first moves of the list to that depth, puts the best in front, and returns its score. */
    private int bestFirst(int depth, int candidates, int count, int alpha, int beta) {
        int best = -Search.INFINITE;
        for (int i = 0; i < candidates && best < beta; i++) {
            int floor = Math.max(alpha, best);
            board.make(moves[i]);
            int score = i == 0 ? floor + 1 : -search.root(depth - 1, -floor - 1, -floor, count);
            if (score > floor && !search.isStopped()) {
                score = -search.root(depth - 1, -beta, -floor, count);
            }
            board.undo();
            if (search.isStopped()) {
                break; // what was looked at before counts: the best move of the depth before came first
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    order.toFront(i);
                }
            }
        }
        return best == -Search.INFINITE ? 0 : best;
    }

    /**
     * Looks deeper and deeper for the best moves, and tells them after each depth that was looked at to its end, best first, with
     * exact scores.
     *
     * @param wanted how many moves, from 1
     */
    void analyse(int wanted, ObjIntConsumer<List<Scored>> told) {
        int count = board.generate(moves, 0);
        for (int depth = 1; depth <= limits.depth() && !search.isStopped(); depth++) {
            search.begin(depth);
            List<Scored> best = new ArrayList<>();
            for (int i = 0; i < count && !search.isStopped(); i++) {
                int alpha = best.size() < wanted
                        ? -Search.INFINITE
                        : best.get(wanted - 1).score();
                board.make(moves[i]);
                int score = -search.root(depth - 1, -Search.INFINITE, -alpha, count);
                board.undo();
                if (!search.isStopped() && score > alpha) {
                    best.add(new Scored(moves[i], score));
                    best.sort(Comparator.comparingInt(Scored::score).reversed());
                    best.subList(Math.min(wanted, best.size()), best.size()).clear();
                }
            }
            search.mayStop();
            if (!search.isStopped()) {
                for (int i = best.size() - 1; i >= 0; i--) {
                    order.toFront(indexOf(best.get(i).move(), count));
                }
                told.accept(best, depth);
                if (best.stream().allMatch(move -> Math.abs(move.score()) > Search.DECIDED)) {
                    return;
                }
            }
        }
    }

    private int indexOf(int move, int count) {
        int index = 0;
        while (index < count - 1 && moves[index] != move) {
            index++;
        }
        return index;
    }

    /** The moves that the search expects after those made so far, at most so many, as values. */
    List<Move> expected(int most) {
        List<Move> line = new ArrayList<>();
        long known = table.find(board.key());
        if (most > 0
                && known != TranspositionTable.NONE
                && TranspositionTable.bound(known) != TranspositionTable.UPPER_BOUND) {
            int end = board.generate(moves, moves.length - SearchBoard.MAX_MOVES);
            for (int i = moves.length - SearchBoard.MAX_MOVES; i < end; i++) {
                if (order.name(moves[i]) == TranspositionTable.move(known)) {
                    line.add(board.decode(moves[i]));
                    board.make(moves[i]);
                    line.addAll(expected(most - 1));
                    board.undo();
                    return line;
                }
            }
        }
        return line;
    }

    /**
     * A move by its worth one ply ahead and by chance: a win in one turn is taken, a loss by the move itself is avoided, and the
     * other side's answer is not seen.
     */
    int casual(Random chance, int noise) {
        int count = board.generate(moves, 0);
        order.shuffle(count, chance);
        Evaluation evaluation = new Evaluation(board.ruleset(), bot, style);
        int best = moves[0];
        int bestScore = -Search.INFINITE;
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            boolean lost = board.isQueenLost(bot);
            boolean won = board.isQueenLost(bot.opposite());
            int score = won && lost
                    ? drawScore
                    : won ? Search.WIN : lost ? -Search.WIN : chance.nextInt(noise + 1) - evaluation.of(board);
            board.undo();
            if (score > bestScore) {
                bestScore = score;
                best = moves[i];
            }
        }
        return best;
    }
}
