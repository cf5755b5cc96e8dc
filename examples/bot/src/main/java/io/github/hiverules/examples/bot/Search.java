// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.function.BooleanSupplier;

/**
 * The search behind the moves at the root, with alpha and beta, until the depth, the time or the nodes are at their end. Moves behind
 * the first are looked at with an empty window, and less deeply the less likely they are to matter. A position that stands so
 * well that its side could give its turn away, or so badly that no quiet move helps, is left early.
 */
final class Search {
    /** The greatest depth, in plies. */
    static final int MAX_DEPTH = 30;

    /** Threats are looked at more deeply, up to this many plies beyond twice the depth. */
    private static final int EXTENSIONS = 4;

    /** The longest line that is looked at, in plies. */
    private static final int MAX_PLY = 2 * MAX_DEPTH;

    /** Beyond all scores. */
    static final int INFINITE = 31_000;

    /** The score of a win, less one for each ply that leads to it. */
    static final int WIN = 30_000;

    /** Scores beyond this mean a forced win. */
    static final int DECIDED = WIN - 1000;

    /** From this depth on null moves are tried. */
    private static final int NULL_DEPTH = 2;

    /** Up to this depth, a position that is better than beta by so much for each ply is not looked at. */
    private static final int GOOD_DEPTH = 4;

    private static final int GOOD_MARGIN = 70;

    /**
     * Up to this depth, moves that close in on no Queen Bee are left out where the position is worse than alpha by a margin for
     * each ply.
     */
    private static final int FUTILE_DEPTH = 3;

    private static final int FUTILE_MARGIN = 60;

    /** From this depth on a position of which no best move is known is looked at one ply less deeply. */
    private static final int UNKNOWN_DEPTH = 4;

    /** How many plies less deeply a late quiet move is looked at, by depth and by its place in the list. */
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
     * A search from what the board shows.
     *
     * @param drawScore what a draw is worth for the side to move
     */
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

    /** How many plies the longest line has that a search of that depth looks at. */
    static int longest(int depth) {
        return Math.min(2 * depth + EXTENSIONS, MAX_PLY);
    }

    /** How many positions were looked at. */
    long nodes() {
        return nodes;
    }

    /** Whether the limits have ended the search; scores that come after that mean nothing. */
    boolean isStopped() {
        return stopped;
    }

    /** Says that something was found, so that the limits count. */
    void mayStop() {
        stoppable = true;
    }

    /** Begins to look to a depth from the root, in plies. */
    void begin(int depth) {
        deepest = longest(depth);
    }

    /**
     * The score of a move at the root for the other side, exact between alpha and beta.
     *
     * @param depth how deep to look behind the move, which was made
     * @param start where the list of moves of the root ends
     */
    int root(int depth, int alpha, int beta, int start) {
        return search(depth, 1, alpha, beta, start, true);
    }

    /**
     * How many plies lead to the end that a score tells: positive if the side to move wins, negative if it loses, 0 for no end
     * in sight.
     */
    static int pliesToEnd(int score) {
        return score > DECIDED ? WIN - score : score < -DECIDED ? -WIN - score : 0;
    }

    /**
     * The score for the side to move, exact between alpha and beta.
     *
     * @param ply the distance from the root
     * @param start where this position's list of moves begins
     * @param nullAllowed whether a null move may be tried
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
            return lost && won ? draw(mover) : lost ? ply - WIN : WIN - ply;
        }
        if (board.occurrences() > 1) {
            return draw(mover); // what came twice may come a third time (R7.3), and leads nowhere in any case
        }
        if (Tactics.canWin(board, moves, start)) {
            return WIN - ply - 1;
        }
        boolean threatened = ply + Math.max(depth, 0) < deepest && Tactics.isThreatened(board, moves, start);
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

    /** The score where no side has lost and the side to move does not win at once. */
    private int deeper(int wish, int ply, int alpha, int beta, int start, boolean nullAllowed, boolean threatened) {
        Color mover = board.sideToMove();
        long key = board.key();
        long known = table.find(key);
        if (known != TranspositionTable.NONE && TranspositionTable.depth(known) >= wish) {
            int score = fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER_BOUND && score >= beta
                    || bound == TranspositionTable.UPPER_BOUND && score <= alpha) {
                return score;
            }
        }
        int depth = known == TranspositionTable.NONE && wish >= UNKNOWN_DEPTH ? wish - 1 : wish;
        int worth = threatened ? -INFINITE : evaluation.of(board);
        boolean narrow = beta - alpha == 1 && Math.abs(beta) < DECIDED;
        if (narrow && depth <= GOOD_DEPTH && worth - depth * GOOD_MARGIN >= beta) {
            return worth;
        }
        if (narrow && nullAllowed && depth >= NULL_DEPTH && worth >= beta && canGiveTurnAway(mover)) {
            board.makeNull();
            int score = -search(depth - 3 - depth / 4, ply + 1, -beta, 1 - beta, start, false);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score >= beta) {
                return score > DECIDED ? beta : score;
            }
        }
        boolean hopeless = !threatened
                && depth <= FUTILE_DEPTH
                && Math.abs(alpha) < DECIDED
                && worth + depth * FUTILE_MARGIN <= alpha;
        int end = board.generate(moves, start);
        order.rank(start, end, ply, known == TranspositionTable.NONE ? 0 : TranspositionTable.move(known));
        int best = -INFINITE;
        int bestMove = start;
        for (int i = start; i < end && best < beta; i++) {
            order.pullBest(i, end);
            boolean quiet = order.isQuiet(i);
            if (hopeless && i > start && quiet) {
                break; // nor does any of those that follow
            }
            int floor = Math.max(alpha, best);
            int less = !quiet || threatened ? 0 : reduction(depth, i, start, narrow);
            board.make(moves[i]);
            int score = after(depth - 1, less, i > start, ply + 1, floor, beta, end);
            board.undo();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestMove = i;
            }
        }
        int name = order.name(moves[bestMove]);
        int bound = best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best <= alpha ? TranspositionTable.UPPER_BOUND : TranspositionTable.EXACT;
        if (bound == TranspositionTable.LOWER_BOUND) {
            order.reward(start, bestMove, ply, depth);
        }
        table.store(key, name, toTable(best, ply), depth, bound);
        return best;
    }

    private int reduction(int depth, int index, int start, boolean narrow) {
        int less = REDUCTIONS[Math.min(depth, MAX_DEPTH)][index - start];
        return less > 0 && (!narrow || order.isPromising(index)) ? less - 1 : less;
    }

    /** The score of the move just made: first less deeply, then whether it is better than alpha at all, then how much. */
    private int after(int depth, int less, boolean scout, int ply, int alpha, int beta, int start) {
        int score = alpha + 1;
        if (less > 0) {
            score = -search(depth - less, ply, -alpha - 1, -alpha, start, true);
        }
        if (score > alpha && scout && beta - alpha > 1) {
            score = -search(depth, ply, -alpha - 1, -alpha, start, true);
        }
        if (score > alpha) {
            score = -search(depth, ply, -beta, -alpha, start, true);
        }
        return score;
    }

    /** Whether both Queen Bees are in play, and the own one is not in danger. */
    private boolean canGiveTurnAway(Color mover) {
        return board.cellOf(Evaluation.queen(mover)) >= 0
                && board.cellOf(Evaluation.queen(mover.opposite())) >= 0
                && board.queenLiberties(mover) > 2;
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
