// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;

/**
 * A principal variation search below the root. Uses a transposition table, null-move pruning, static null-move pruning,
 * futility pruning, late move reductions, and extensions for threats.
 */
final class Search {
    /** The maximum depth, in plies. */
    static final int MAX_DEPTH = 30;

    private static final int EXTENSIONS = 4;
    private static final int MAX_PLY = 2 * MAX_DEPTH;

    private static final int MIN_NULL_DEPTH = 2;

    private static final int MAX_STATIC_NULL_DEPTH = 4;
    private static final int STATIC_NULL_MARGIN_PER_PLY = 70;

    private static final int MAX_FUTILITY_DEPTH = 3;
    private static final int FUTILITY_MARGIN_PER_PLY = 60;

    /** The minimum depth of internal iterative reductions, which apply to positions without a table entry. */
    private static final int MIN_IIR_DEPTH = 4;

    /** Late move reductions in plies, indexed by depth and by index in the move list. */
    private static final byte[][] REDUCTIONS = new byte[MAX_DEPTH + 1][SearchBoard.MAX_MOVES];

    static {
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            for (int place = 3; place < SearchBoard.MAX_MOVES; place++) {
                REDUCTIONS[depth][place] = (byte) (0.5 + Math.log(depth) * Math.log(place) / 2);
            }
        }
    }

    private final SearchBoard board;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Color bot;
    private final Limits limits;
    private final int drawScore;
    private final MoveOrder order;
    private final int[] moves;
    private int maxPly;
    private boolean stoppable;
    private boolean stopped;
    private long nodes;

    /** Creates a search. For the root's side to move, a draw scores {@code drawScore}. */
    Search(SearchBoard board, Style style, TranspositionTable table, int drawScore, Limits limits, MoveOrder order) {
        this.board = board;
        this.table = table;
        this.drawScore = drawScore;
        this.limits = limits;
        this.order = order;
        bot = board.sideToMove();
        evaluation = new Evaluation(board.ruleset(), bot, style);
        moves = order.moves;
    }

    /** Returns the maximum length of a line for a search depth, including extensions. */
    static int longest(int depth) {
        return Math.min(2 * depth + EXTENSIONS, MAX_PLY);
    }

    long nodes() {
        return nodes;
    }

    /** Returns whether a limit has stopped the search, which makes later scores invalid. */
    boolean isStopped() {
        return stopped;
    }

    /** Activates the limits, which don't apply before a first result exists. */
    void mayStop() {
        stoppable = true;
    }

    /** Starts an iteration. */
    void begin(int depth) {
        maxPly = longest(depth);
    }

    /**
     * Returns the opponent's score after a root move. The score is exact if it is between alpha and beta.
     *
     * @param depth the remaining depth
     * @param start the index after the root's move list
     */
    int root(int depth, int alpha, int beta, int start) {
        return search(depth, 1, alpha, beta, start, true);
    }

    /**
     * Returns the score for the side to move. The score is exact if it is between alpha and beta.
     *
     * @param ply the distance from the root
     * @param start the start index of the position's move list
     */
    private int search(int depth, int ply, int alpha, int beta, int start, boolean nullAllowed) {
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
            return lost && won ? draw(mover) : lost ? ply - Score.WIN : Score.WIN - ply;
        }
        if (board.occurrences() > 1) {
            return draw(mover); // not stored in the table, because the score depends on the history (R7.3)
        }
        if (Tactics.canWin(board, moves, start)) {
            return Score.WIN - ply - 1;
        }
        boolean threatened = ply + Math.max(depth, 0) < maxPly && Tactics.isThreatened(board, moves, start);
        if (depth <= 0 && !threatened) {
            return evaluation.of(board);
        }
        return deeper(
                threatened ? Math.max(depth, 0) + 1 : depth,
                ply,
                alpha,
                beta,
                start,
                nullAllowed && !threatened,
                threatened);
    }

    /** Searches a position in which the game isn't over and the side to move can't win this turn. */
    private int deeper(
            int requestedDepth, int ply, int alpha, int beta, int start, boolean nullAllowed, boolean threatened) {
        Color mover = board.sideToMove();
        long key = board.key();
        long known = table.find(key);
        if (known != TranspositionTable.NONE && TranspositionTable.depth(known) >= requestedDepth) {
            int score = Score.fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER_BOUND && score >= beta
                    || bound == TranspositionTable.UPPER_BOUND && score <= alpha) {
                return score;
            }
        }
        int depth = known == TranspositionTable.NONE && requestedDepth >= MIN_IIR_DEPTH
                ? requestedDepth - 1
                : requestedDepth;
        int worth = threatened ? -Score.INFINITE : evaluation.of(board);
        boolean narrow = beta - alpha == 1 && Math.abs(beta) < Score.DECIDED;
        if (narrow && depth <= MAX_STATIC_NULL_DEPTH && worth - depth * STATIC_NULL_MARGIN_PER_PLY >= beta) {
            return worth;
        }
        if (narrow && nullAllowed && depth >= MIN_NULL_DEPTH && worth >= beta && isNullMoveSafe(mover)) {
            board.makeNull();
            int score = -search(depth - 3 - depth / 4, ply + 1, -beta, 1 - beta, start, false);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score >= beta) {
                return score > Score.DECIDED ? beta : score;
            }
        }
        boolean futile = !threatened
                && depth <= MAX_FUTILITY_DEPTH
                && Math.abs(alpha) < Score.DECIDED
                && worth + depth * FUTILITY_MARGIN_PER_PLY <= alpha;
        int end = board.generate(moves, start);
        order.rank(start, end, ply, known == TranspositionTable.NONE ? 0 : TranspositionTable.move(known));
        int best = -Score.INFINITE;
        int bestMove = start;
        for (int i = start; i < end && best < beta; i++) {
            order.pullBest(i, end);
            boolean quiet = order.isQuiet(i);
            if (futile && i > start && quiet) {
                break; // all remaining moves are quiet, too
            }
            int floor = Math.max(alpha, best);
            int reduction = !quiet || threatened ? 0 : reduction(depth, i, start, narrow);
            board.make(moves[i]);
            int score = afterMove(depth - 1, reduction, i > start, ply + 1, floor, beta, end);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestMove = i;
            }
        }
        int id = order.idOf(moves[bestMove]);
        int bound = best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best <= alpha ? TranspositionTable.UPPER_BOUND : TranspositionTable.EXACT;
        if (bound == TranspositionTable.LOWER_BOUND) {
            order.reward(start, bestMove, ply, depth);
        }
        table.store(key, id, Score.toTable(best, ply), depth, bound);
        return best;
    }

    private int reduction(int depth, int index, int start, boolean narrow) {
        int reduction = REDUCTIONS[Math.min(depth, MAX_DEPTH)][index - start];
        return reduction > 0 && (!narrow || order.isPromising(index)) ? reduction - 1 : reduction;
    }

    /** Scores the last move: first with reduced depth, then with a null window, then with the full window. */
    private int afterMove(int depth, int reduction, boolean scout, int ply, int alpha, int beta, int start) {
        int score = alpha + 1;
        if (reduction > 0) {
            score = -search(depth - reduction, ply, -alpha - 1, -alpha, start, true);
        }
        if (score > alpha && scout && beta - alpha > 1) {
            score = -search(depth, ply, -alpha - 1, -alpha, start, true);
        }
        if (score > alpha) {
            score = -search(depth, ply, -beta, -alpha, start, true);
        }
        return score;
    }

    /** Returns whether both Queen Bees are on the table and the mover's Queen Bee is not in danger. */
    private boolean isNullMoveSafe(Color mover) {
        return board.cellOf(Evaluation.queen(mover)) >= 0
                && board.cellOf(Evaluation.queen(mover.opposite())) >= 0
                && board.queenLiberties(mover) > 2;
    }

    private int draw(Color mover) {
        return mover == bot ? drawScore : -drawScore;
    }
}
