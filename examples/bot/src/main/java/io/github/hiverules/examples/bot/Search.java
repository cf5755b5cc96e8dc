package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.impl.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/** One search for a move: deeper and deeper with alpha and beta, until the depth or the time is at its end. */
final class Search {
    /** The greatest depth, in plies. */
    static final int MAX_DEPTH = 30;

    private static final int INFINITE = 2_000_000;
    private static final int WIN = 1_000_000;

    /** Scores beyond this mean a forced win. */
    private static final int DECIDED = WIN - 1000;

    private final SearchBoard board;
    private final Evaluation evaluation;
    private final TranspositionTable memory;
    private final Color bot;
    private final int drawScore;
    private final int maxDepth;
    private final long deadline;

    /** The lists of moves along the line that is looked at, one behind the other; and what to try first in them. */
    private final int[] moves;

    private final int[] ranks;

    /** By a hash of the move: how much it has cut off. */
    private final int[] merits = new int[1 << 12];

    private boolean stoppable;
    private boolean stopped;
    private int nodes;

    /**
     * A search from what the board shows.
     *
     * @param drawScore what a draw is worth for the side to move
     * @param maxDepth the greatest depth to look, from 1 to {@link #MAX_DEPTH}
     * @param deadline when to stop, as {@link System#nanoTime} counts; the first ply is always looked at
     */
    Search(SearchBoard board, Style style, TranspositionTable memory, int drawScore, int maxDepth, long deadline) {
        this.board = board;
        this.memory = memory;
        this.drawScore = drawScore;
        this.maxDepth = maxDepth;
        this.deadline = deadline;
        bot = board.sideToMove();
        evaluation = new Evaluation(bot, style);
        moves = new int[(maxDepth + 2) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
        memory.forget();
    }

    /**
     * The best move found. A win in one turn is taken, and one for the other side avoided, whatever the limits.
     *
     * @param ties shuffles moves, so that it decides between equal ones
     */
    int best(Random ties) {
        int count = board.generate(moves, 0);
        shuffle(count, ties);
        int safe = 0;
        for (int i = 0; i < count; i++) {
            if (Tactics.wins(board, moves[i])) {
                return moves[i];
            }
            if (!Tactics.loses(board, moves[i], moves, count)) {
                swap(i, safe++);
            }
        }
        int candidates = safe > 0 ? safe : count;
        for (int depth = 1; depth <= maxDepth && candidates > 1 && !stopped; depth++) {
            int score = bestFirst(depth, candidates, count);
            stoppable = true;
            if (Math.abs(score) > DECIDED) {
                break;
            }
        }
        return moves[0];
    }

    /** Looks at the first moves of the list to that depth, puts the best in front, and returns its score. */
    private int bestFirst(int depth, int candidates, int count) {
        int best = -INFINITE;
        int bestIndex = 0;
        for (int i = 0; i < candidates; i++) {
            board.make(moves[i]);
            int score = -search(depth - 1, 1, -INFINITE, -best, count, count);
            board.undo();
            if (stopped) {
                break; // what was looked at before counts: the best move of the depth before came first
            }
            if (score > best) {
                best = score;
                bestIndex = i;
            }
        }
        int move = moves[bestIndex];
        System.arraycopy(moves, 0, moves, 1, bestIndex);
        moves[0] = move;
        return best == -INFINITE ? 0 : best;
    }

    /**
     * The score for the side to move, exact between alpha and beta.
     *
     * @param ply the distance from the root
     * @param start where this position's list of moves begins
     * @param theirMoves how many moves the other side had in its turn before
     */
    private int search(int depth, int ply, int alpha, int beta, int start, int theirMoves) {
        if ((++nodes & 0xFF) == 0 && stoppable && System.nanoTime() - deadline >= 0) {
            stopped = true;
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
        if (depth == 0) {
            boolean near = board.queenLiberties(mover.opposite()) == 1;
            return near && Tactics.canWin(board, moves, start) ? WIN - ply - 1 : evaluation.of(board, theirMoves);
        }
        long key = board.key();
        int known = memory.find(key);
        if (known != TranspositionTable.NONE && memory.depth(known) >= depth) {
            int score = fromMemory(memory.score(known), ply);
            int bound = memory.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.AT_LEAST && score >= beta
                    || bound == TranspositionTable.AT_MOST && score <= alpha) {
                return score;
            }
        }
        int end = board.generate(moves, start);
        rank(start, end, depth, known == TranspositionTable.NONE ? SearchBoard.PASS : memory.move(known));
        int best = -INFINITE;
        int bestMove = moves[start];
        for (int i = start; i < end && best < beta; i++) {
            pullBest(i, end);
            int move = moves[i];
            board.make(move);
            int score = -search(depth - 1, ply + 1, -beta, -Math.max(alpha, best), end, end - start);
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
            merits[merit(bestMove)] += depth * depth;
        }
        int bound = best >= beta
                ? TranspositionTable.AT_LEAST
                : best <= alpha ? TranspositionTable.AT_MOST : TranspositionTable.EXACT;
        memory.store(key, bestMove, toMemory(best, ply), depth, bound);
        return best;
    }

    private int draw(Color mover) {
        return mover == bot ? drawScore : -drawScore;
    }

    /** Wins are remembered by their distance from the position, not from the root. */
    private static int toMemory(int score, int ply) {
        return score > DECIDED ? score + ply : score < -DECIDED ? score - ply : score;
    }

    private static int fromMemory(int score, int ply) {
        return score > DECIDED ? score - ply : score < -DECIDED ? score + ply : score;
    }

    /** Says which moves to try first: the remembered one, then what endangers the Queen Bee, then what cut off elsewhere. */
    private void rank(int start, int end, int depth, int remembered) {
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int rank = Math.min(merits[merit(move)], 1 << 16);
            if (depth > 1) {
                board.make(move);
                rank -= evaluation.danger(board) << 8;
                board.undo();
            }
            ranks[i] = move == remembered ? Integer.MAX_VALUE : rank;
        }
    }

    private int merit(int move) {
        return move * 0x9E3779B9 >>> 20;
    }

    /** Brings the move that comes first of those left to its place. */
    private void pullBest(int from, int end) {
        int first = from;
        for (int i = from + 1; i < end; i++) {
            if (ranks[i] > ranks[first]) {
                first = i;
            }
        }
        swap(from, first);
    }

    private void swap(int one, int other) {
        int move = moves[one];
        moves[one] = moves[other];
        moves[other] = move;
        int rank = ranks[one];
        ranks[one] = ranks[other];
        ranks[other] = rank;
    }

    private void shuffle(int count, Random ties) {
        Arrays.sort(moves, 0, count);
        for (int i = count - 1; i > 0; i--) {
            swap(i, ties.nextInt(i + 1));
        }
    }
}
