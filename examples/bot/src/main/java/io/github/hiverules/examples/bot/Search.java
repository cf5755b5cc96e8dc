// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Move;
import io.github.hiverules.impl.SearchBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.ObjIntConsumer;

/**
 * One search for a move: deeper and deeper with alpha and beta, until the depth, the time or the nodes are at their end. Null
 * moves cut off where the side to move stands so well that it could give its turn away, and moves that are unlikely to matter
 * are looked at less deeply first.
 */
final class Search {
    /** The greatest depth, in plies. */
    static final int MAX_DEPTH = 30;

    /** Threats are looked at more deeply, up to this many plies beyond twice the depth. */
    private static final int EXTENSIONS = 2;

    /** The longest line that is looked at, in plies. */
    private static final int MAX_PLY = 2 * MAX_DEPTH;

    private static final int INFINITE = 2_000_000;
    private static final int WIN = 1_000_000;

    /** Scores beyond this mean a forced win. */
    private static final int DECIDED = WIN - 1000;

    /** From this depth on null moves are tried, and how much less deeply. */
    private static final int NULL_DEPTH = 3;

    private static final int NULL_REDUCTION = 2;

    /** From this depth on, and behind so many moves, quiet ones are looked at one ply less deeply. */
    private static final int LATE_DEPTH = 2;

    private static final int LATE_MOVES = 6;

    /**
     * Up to this depth, moves that close in on no Queen Bee are left out where the position is worse than alpha by a margin for
     * each ply.
     */
    private static final int FUTILE_DEPTH = 1;

    private static final int FUTILE_MARGIN = 60;

    private final SearchBoard board;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Color bot;
    private final Limits limits;
    private final int drawScore;
    private final MoveOrder order;
    private final int[] moves;
    private int deepest;
    private boolean stoppable;
    private boolean stopped;
    private long nodes;

    /**
     * What ends a search.
     *
     * @param depth the greatest depth to look, from 1 to {@link #MAX_DEPTH}
     * @param nodes how many positions to look at, about
     * @param deadline when to stop, as {@link System#nanoTime} counts; the first ply is always looked at
     * @param cancelled whether nobody wants to know any more; asked again and again by the searching thread
     */
    record Limits(int depth, long nodes, long deadline, BooleanSupplier cancelled) {}

    /**
     * A root move with its score for the side to move.
     *
     * @param move packed
     */
    record Scored(int move, int score) {}

    /**
     * A search from what the board shows.
     *
     * @param drawScore what a draw is worth for the side to move
     */
    Search(SearchBoard board, Style style, TranspositionTable table, int drawScore, Limits limits) {
        this.board = board;
        this.table = table;
        this.drawScore = drawScore;
        this.limits = limits;
        bot = board.sideToMove();
        evaluation = new Evaluation(bot, style);
        order = new MoveOrder(board, longest(limits.depth()));
        moves = order.moves;
        table.forget();
    }

    /** How many plies the longest line has that a search of that depth looks at. */
    private static int longest(int depth) {
        return Math.min(2 * depth + EXTENSIONS, MAX_PLY);
    }

    /** How many positions were looked at. */
    long nodes() {
        return nodes;
    }

    /**
     * The best move found. Whatever the limits, a win in one turn is taken, a win of the other side in one turn is avoided, and
     * the own Queen Bee is surrounded only where every other move does so too.
     *
     * @param ties shuffles moves, so that it decides between equal ones
     * @param race what a root move is worth beyond what the search finds
     */
    int best(Random ties, RaceMoves race) {
        int count = board.generate(moves, 0);
        order.shuffle(count, ties);
        int bearable = 0;
        for (int i = 0; i < count; i++) {
            if (Tactics.wins(board, moves[i])) {
                return moves[i];
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
        for (int depth = 1; depth <= limits.depth() && candidates > 1 && !stopped; depth++) {
            int score = bestFirst(depth, candidates, count, race);
            stoppable = true;
            if (Math.abs(score) > DECIDED) {
                break;
            }
        }
        return moves[0];
    }

    /**
     * Looks deeper and deeper for the best moves, and tells them after each depth that was looked at to its end, best first, with
     * exact scores.
     *
     * @param wanted how many moves, from 1
     */
    void analyse(int wanted, ObjIntConsumer<List<Scored>> told) {
        int count = board.generate(moves, 0);
        for (int depth = 1; depth <= limits.depth() && !stopped; depth++) {
            deepest = longest(depth);
            List<Scored> best = new ArrayList<>();
            for (int i = 0; i < count && !stopped; i++) {
                int alpha =
                        best.size() < wanted ? -INFINITE : best.get(wanted - 1).score();
                board.make(moves[i]);
                int score = -search(depth - 1, 1, -INFINITE, -alpha, count, count, true);
                board.undo();
                if (!stopped && score > alpha) {
                    best.add(new Scored(moves[i], score));
                    best.sort(Comparator.comparingInt(Scored::score).reversed());
                    best.subList(Math.min(wanted, best.size()), best.size()).clear();
                }
            }
            stoppable = true;
            if (!stopped) {
                for (int i = best.size() - 1; i >= 0; i--) {
                    order.toFront(indexOf(best.get(i).move(), count));
                }
                told.accept(best, depth);
                if (best.stream().allMatch(move -> Math.abs(move.score()) > DECIDED)) {
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

    /**
     * How many plies lead to the end that a score tells: positive if the side to move wins, negative if it loses, 0 for no end
     * in sight.
     */
    static int pliesToEnd(int score) {
        return score > DECIDED ? WIN - score : score < -DECIDED ? -WIN - score : 0;
    }

    /** The moves that the search expects after those made so far, at most so many, as values. */
    List<Move> expected(int most) {
        List<Move> line = new ArrayList<>();
        int known = table.find(board.key());
        if (most > 0
                && known != TranspositionTable.NONE
                && table.bound(known) != TranspositionTable.UPPER_BOUND
                && board.isLegal(table.move(known))) {
            int move = table.move(known);
            line.add(board.decode(move));
            board.make(move);
            line.addAll(expected(most - 1));
            board.undo();
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
        int best = moves[0];
        int bestScore = -INFINITE;
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            boolean lost = board.isQueenLost(bot);
            boolean won = board.isQueenLost(bot.opposite());
            int score = won && lost
                    ? drawScore
                    : won ? WIN : lost ? -WIN : chance.nextInt(noise + 1) - evaluation.of(board, count);
            board.undo();
            if (score > bestScore) {
                bestScore = score;
                best = moves[i];
            }
        }
        return best;
    }

    /** Looks at the first moves of the list to that depth, puts the best in front, and returns its score. */
    private int bestFirst(int depth, int candidates, int count, RaceMoves race) {
        deepest = longest(depth);
        int best = -INFINITE;
        int bestIndex = 0;
        for (int i = 0; i < candidates; i++) {
            int bonus = race.bonus(moves[i]);
            board.make(moves[i]);
            int score = -search(depth - 1, 1, -INFINITE, bonus - best, count, count, true);
            board.undo();
            if (stopped) {
                break; // what was looked at before counts: the best move of the depth before came first
            }
            score += Math.abs(score) > DECIDED ? 0 : bonus;
            if (score > best) {
                best = score;
                bestIndex = i;
            }
        }
        order.toFront(bestIndex);
        return best == -INFINITE ? 0 : best;
    }

    /**
     * The score for the side to move, exact between alpha and beta.
     *
     * @param ply the distance from the root
     * @param start where this position's list of moves begins
     * @param theirMoves how many moves the other side had in its turn before
     * @param nullAllowed whether a null move may be tried
     */
    private int search(int depth, int ply, int alpha, int beta, int start, int theirMoves, boolean nullAllowed) {
        if ((++nodes & 0xFF) == 0 && stoppable) {
            stopped = nodes >= limits.nodes()
                    || System.nanoTime() - limits.deadline() >= 0
                    || limits.cancelled().getAsBoolean();
        }
        if (stopped) {
            return 0;
        }
        Color mover = board.sideToMove();
        boolean lost = board.isQueenLost(mover);
        boolean won = board.isQueenLost(mover.opposite());
        if (lost || won) {
            return lost && won ? draw(mover) : lost ? ply - WIN : WIN - ply;
        }
        if (board.occurrences() > 1) {
            return draw(mover); // what came twice may come a third time (R7.3), and leads nowhere in any case
        }
        if (Tactics.canWin(board, moves, start)) {
            return WIN - ply - 1;
        }
        boolean threatened = ply < deepest && Tactics.isThreatened(board, moves, start);
        if (depth <= 0 && !threatened) {
            return evaluation.of(board, theirMoves);
        }
        return deeper(
                threatened ? Math.max(depth, 0) + 1 : depth,
                ply,
                alpha,
                beta,
                start,
                theirMoves,
                nullAllowed && !threatened);
    }

    /** The score where no side has lost and the side to move does not win at once. */
    private int deeper(int depth, int ply, int alpha, int beta, int start, int theirMoves, boolean nullAllowed) {
        Color mover = board.sideToMove();
        long key = board.key();
        int known = table.find(key);
        if (known != TranspositionTable.NONE && table.depth(known) >= depth) {
            int score = fromTable(table.score(known), ply);
            int bound = table.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER_BOUND && score >= beta
                    || bound == TranspositionTable.UPPER_BOUND && score <= alpha) {
                return score;
            }
        }
        int remembered = known == TranspositionTable.NONE ? SearchBoard.PASS : table.move(known);
        if (nullAllowed && depth >= NULL_DEPTH && beta < DECIDED && canGiveTurnAway(mover, theirMoves, beta)) {
            board.makeNull();
            int score = -search(depth - 1 - NULL_REDUCTION, ply + 1, -beta, 1 - beta, start, theirMoves, false);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score >= beta) {
                return beta;
            }
        }
        boolean hopeless = depth <= FUTILE_DEPTH
                && alpha > -DECIDED
                && evaluation.of(board, theirMoves) + depth * FUTILE_MARGIN <= alpha;
        int end = board.generate(moves, start);
        order.rank(start, end, remembered);
        int best = -INFINITE;
        int bestMove = moves[start];
        for (int i = start; i < end && best < beta; i++) {
            order.pullBest(i, end);
            int move = moves[i];
            if (hopeless && i > start && !order.closesIn(i)) {
                break; // nor does any of those that follow
            }
            boolean late = i - start >= LATE_MOVES && depth >= LATE_DEPTH && order.isQuiet(i);
            board.make(move);
            int score = late(late, i > start, depth, ply, Math.max(alpha, best), beta, start, end);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestMove = move;
            }
        }
        if (best >= beta) {
            order.reward(bestMove, depth);
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best <= alpha ? TranspositionTable.UPPER_BOUND : TranspositionTable.EXACT;
        table.store(key, bestMove, toTable(best, ply), depth, bound);
        return best;
    }

    /** The score of the move just made: first whether it is better than alpha at all, then how much. */
    private int late(boolean late, boolean scout, int depth, int ply, int alpha, int beta, int start, int end) {
        int count = end - start;
        if (scout && alpha > -INFINITE && beta - alpha > 1 || late) {
            int reduced = depth - (late ? 2 : 1);
            int score = -search(reduced, ply + 1, -alpha - 1, -alpha, end, count, true);
            if (score <= alpha) {
                return score;
            }
        }
        return -search(depth - 1, ply + 1, -beta, -alpha, end, count, true);
    }

    /** Whether both Queen Bees are in play, the own one is not in danger, and the position is good enough as it stands. */
    private boolean canGiveTurnAway(Color mover, int theirMoves, int beta) {
        return board.cellOf(Evaluation.queen(mover)) >= 0
                && board.cellOf(Evaluation.queen(mover.opposite())) >= 0
                && board.queenLiberties(mover) > 2
                && evaluation.of(board, theirMoves) >= beta;
    }

    private int draw(Color mover) {
        return mover == bot ? drawScore : -drawScore;
    }

    /** Wins are remembered by their distance from the position, not from the root. */
    private static int toTable(int score, int ply) {
        return score > DECIDED ? score + ply : score < -DECIDED ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        return score > DECIDED ? score - ply : score < -DECIDED ? score + ply : score;
    }
}
