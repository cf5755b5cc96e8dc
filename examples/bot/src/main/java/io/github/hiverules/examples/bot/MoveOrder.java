// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.impl.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/**
 * Lists of moves in the order in which they are tried: the remembered one, then what closes in on the other Queen Bee or frees
 * the own one, then what has cut off elsewhere. Told from the board's look-ups alone, without making the moves.
 */
final class MoveOrder {
    private static final int HISTORY_BITS = 12;
    private static final int MOST_HISTORY = 1 << 16;
    private static final int NEAR_QUEEN = 1 << 17;

    private final SearchBoard board;

    /** The lists along the line that is looked at, one behind the other; and the ranks of their moves. */
    final int[] moves;

    private final int[] ranks;

    /** By a hash of the move: how much it has cut off. */
    private final int[] historyScores = new int[1 << HISTORY_BITS];

    MoveOrder(SearchBoard board, int maxDepth) {
        this.board = board;
        moves = new int[(maxDepth + 3) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
    }

    /** Ranks the moves of a list. */
    void rank(int start, int end, int remembered) {
        Color mover = board.sideToMove();
        int own = board.cellOf(Evaluation.queen(mover));
        int other = board.cellOf(Evaluation.queen(mover.opposite()));
        for (int i = start; i < end; i++) {
            int move = moves[i];
            ranks[i] = move == remembered
                    ? Integer.MAX_VALUE
                    : Math.min(historyScores[hash(move)], MOST_HISTORY) + NEAR_QUEEN * closing(move, own, other);
        }
    }

    /** How much a move closes in on the other Queen Bee, and leaves the own one alone: -2 to 2. */
    private int closing(int move, int own, int other) {
        if (move == SearchBoard.PASS) {
            return 0;
        }
        int to = SearchBoard.destination(move);
        int from = board.cellOf(SearchBoard.pieceIndex(move));
        int closing = 0;
        if (other >= 0) {
            closing += touches(to, other) || to == other ? 1 : 0;
            closing -= from >= 0 && board.heightAt(from) == 1 && touches(from, other) ? 1 : 0;
        }
        if (own >= 0 && from != own) {
            closing -= touches(to, own) ? 1 : 0;
            closing += from >= 0 && board.heightAt(from) == 1 && touches(from, own) ? 1 : 0;
        }
        return closing;
    }

    private boolean touches(int cell, int queen) {
        for (int direction = 0; direction < 6; direction++) {
            if (board.neighbor(queen, direction) == cell) {
                return true;
            }
        }
        return false;
    }

    /** Whether a ranked move is none that is likely to matter: neither remembered, nor closing in, nor cutting off elsewhere. */
    boolean isQuiet(int index) {
        return ranks[index] < NEAR_QUEEN / 2 && ranks[index] > -NEAR_QUEEN / 2;
    }

    /** Whether a ranked move is remembered, closes in on the other Queen Bee, or frees the own one. */
    boolean closesIn(int index) {
        return ranks[index] >= NEAR_QUEEN;
    }

    /** Notes that a move has cut off. */
    void reward(int move, int depth) {
        int index = hash(move);
        historyScores[index] += depth * depth;
        if (historyScores[index] > MOST_HISTORY) {
            for (int i = 0; i < historyScores.length; i++) {
                historyScores[i] /= 2;
            }
        }
    }

    private static int hash(int move) {
        return move * 0x9E3779B9 >>> Integer.SIZE - HISTORY_BITS;
    }

    /** Brings the move that comes first of those left to its place. */
    void pullBest(int from, int end) {
        int first = from;
        for (int i = from + 1; i < end; i++) {
            if (ranks[i] > ranks[first]) {
                first = i;
            }
        }
        swap(from, first);
    }

    void swap(int one, int other) {
        int move = moves[one];
        moves[one] = moves[other];
        moves[other] = move;
        int rank = ranks[one];
        ranks[one] = ranks[other];
        ranks[other] = rank;
    }

    /** Brings a move of the first list to its front; those before it keep their order behind it. */
    void toFront(int index) {
        int move = moves[index];
        System.arraycopy(moves, 0, moves, 1, index);
        moves[0] = move;
    }

    void shuffle(int count, Random ties) {
        Arrays.sort(moves, 0, count);
        for (int i = count - 1; i > 0; i--) {
            swap(i, ties.nextInt(i + 1));
        }
    }
}
