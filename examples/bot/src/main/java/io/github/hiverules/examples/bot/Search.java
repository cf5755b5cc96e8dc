// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;

/**
 * A principal variation search below the root with a transposition table, extensions for threats and a quiet search at
 * the horizon. It reduces late moves and prunes quiet moves near the horizon.
 */
final class Search {
    /** The maximum depth, in plies. */
    static final int MAX_DEPTH = 30;

    /** If a Queen Bee has at most this number of liberties, the quiet search examines the moves toward her. */
    private static final int QUIET_LIBERTIES = 3;

    /** The maximum length of a line of the quiet search, in plies. */
    private static final int QUIET_PLIES = 4;

    /** The maximum length of a line in addition to twice the search depth. */
    private static final int EXTENSIONS = 4;

    private static final int MAX_STATIC_BETA_DEPTH = 4;
    private static final int STATIC_BETA_MARGIN_PER_PLY = 100;

    private static final int MAX_LATE_PRUNING_DEPTH = 3;

    /** Late move reductions in plies, indexed by depth and by index in the move list. */
    private static final byte[][] REDUCTIONS = new byte[MAX_DEPTH + 1][SearchBoard.maxMoves()];

    static {
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            for (int place = 3; place < SearchBoard.maxMoves(); place++) {
                REDUCTIONS[depth][place] = (byte) (1 + Math.log(depth) * Math.log(place) / 1.7);
            }
        }
    }

    private final SearchBoard board;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Color bot;
    private final Limits limits;
    private final int drawScore;
    private final Tactics tactics;
    final MoveOrder order;
    private final int[] moves;

    /** The evaluations of the current line's positions, indexed by ply. */
    private final int[] worths;

    private int maxPly;
    private boolean stoppable;
    private boolean stopped;
    private long nodes;

    /** Creates a search. For the root's side to move, a draw scores {@code drawScore}. */
    Search(SearchBoard board, Network network, TranspositionTable table, int drawScore, Limits limits) {
        this.board = board;
        this.table = table;
        this.drawScore = drawScore;
        this.limits = limits;
        bot = board.sideToMove();
        evaluation = new Evaluation(board.ruleset(), network);
        int longest = 2 * limits.depth() + EXTENSIONS + QUIET_PLIES;
        order = new MoveOrder(board, longest);
        moves = order.moves;
        tactics = new Tactics(board, moves);
        worths = new int[longest + 1];
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

    /** Starts an iteration. The board must be at the root. */
    void begin(int depth) {
        maxPly = 2 * depth + EXTENSIONS;
        worths[0] = evaluation.of(board);
    }

    /**
     * Returns the score for the side to move. The score is exact if it is between alpha and beta.
     *
     * @param depth the remaining depth; zero or negative in the quiet search
     * @param ply the distance from the root
     * @param start the start index of the position's move list
     */
    int search(int depth, int ply, int alpha, int beta, int start) {
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
        if (tactics.canWin(start)) {
            return Score.WIN - ply - 1;
        }
        if (ply + Math.max(depth, 0) < maxPly && tactics.isThreatened(start)) {
            return deeper(Math.max(depth, 0) + 1, ply, alpha, beta, start, true);
        }
        return depth > 0 ? deeper(depth, ply, alpha, beta, start, false) : quiet(depth, ply, alpha, beta, start);
    }

    /** Searches a position in which the game isn't over and the side to move can't win this turn. */
    private int deeper(int depth, int ply, int alpha, int beta, int start, boolean threatened) {
        long key = board.key();
        long known = table.find(key);
        if (known != TranspositionTable.NONE && TranspositionTable.depth(known) >= depth) {
            int score = Score.shift(TranspositionTable.score(known), -ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER_BOUND && score >= beta
                    || bound == TranspositionTable.UPPER_BOUND && score <= alpha) {
                return score;
            }
        }
        int worth = evaluation.of(board);
        worths[ply] = worth;
        boolean narrow = !threatened && beta - alpha == 1 && Math.abs(beta) < Score.DECIDED;
        if (narrow && depth <= MAX_STATIC_BETA_DEPTH && worth - depth * STATIC_BETA_MARGIN_PER_PLY >= beta) {
            return worth;
        }
        int quietMoves = narrow ? maxQuietMoves(depth, ply) : Integer.MAX_VALUE;
        int end = board.generate(moves, start);
        order.rank(start, end, known == TranspositionTable.NONE ? SearchBoard.NO_MOVE : TranspositionTable.move(known));
        int best = -Score.INFINITE;
        int bestMove = start;
        for (int i = start; i < end && best < beta; i++) {
            order.pullBest(i, end);
            boolean quiet = order.isQuiet(i);
            if (quiet && quietMoves-- == 0 && best > -Score.DECIDED) {
                break; // all remaining moves are quiet, too
            }
            int floor = Math.max(alpha, best);
            int reduction = !quiet || threatened ? 0 : reduction(depth, i - start, narrow);
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
        int bound = best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best <= alpha ? TranspositionTable.UPPER_BOUND : TranspositionTable.EXACT;
        if (bound == TranspositionTable.LOWER_BOUND) {
            order.reward(start, bestMove, depth);
        }
        table.store(key, moves[bestMove], Score.shift(best, ply), depth, bound);
        return best;
    }

    /** Evaluates a position at the horizon. If the opponent's Queen Bee is in danger, examines the moves toward her. */
    private int quiet(int depth, int ply, int alpha, int beta, int start) {
        int best = evaluation.of(board);
        worths[ply] = best;
        int liberties = board.queenLiberties(board.sideToMove().opposite());
        if (best >= beta || depth <= -QUIET_PLIES || liberties < 0 || liberties > QUIET_LIBERTIES) {
            return best;
        }
        int end = board.generate(moves, start);
        order.rank(start, end, SearchBoard.NO_MOVE);
        for (int i = start; i < end && best < beta; i++) {
            order.pullBest(i, end);
            if (order.isQuiet(i)) {
                break; // all remaining moves are quiet, too
            }
            board.make(moves[i]);
            best = Math.max(best, -search(depth - 1, ply + 1, -beta, -Math.max(alpha, best), end));
            board.undo();
            if (stopped) {
                return 0;
            }
        }
        return best;
    }

    /**
     * Returns the number of quiet moves to search: fewer if the side's evaluation hasn't improved since its last turn.
     */
    private int maxQuietMoves(int depth, int ply) {
        if (depth > MAX_LATE_PRUNING_DEPTH) {
            return Integer.MAX_VALUE;
        }
        int most = 16 + 6 * depth * depth;
        return ply < 2 || worths[ply] > worths[ply - 2] ? most : most / 2;
    }

    private static int reduction(int depth, int place, boolean narrow) {
        int reduction = REDUCTIONS[Math.min(depth, MAX_DEPTH)][place];
        return reduction > 0 && !narrow ? reduction - 1 : reduction;
    }

    /** Scores the last move: first with reduced depth, then with a null window, then with the full window. */
    private int afterMove(int depth, int reduction, boolean scout, int ply, int alpha, int beta, int start) {
        int score = alpha + 1;
        if (reduction > 0) {
            score = -search(depth - reduction, ply, -alpha - 1, -alpha, start);
        }
        if (score > alpha && scout && beta - alpha > 1) {
            score = -search(depth, ply, -alpha - 1, -alpha, start);
        }
        if (score > alpha) {
            score = -search(depth, ply, -beta, -alpha, start);
        }
        return score;
    }

    private int draw(Color mover) {
        return mover == bot ? drawScore : -drawScore;
    }
}
