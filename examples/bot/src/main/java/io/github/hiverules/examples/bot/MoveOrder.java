// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/**
 * Move lists in search order. The move from the transposition table is first. Next come moves toward the opponent's
 * Queen Bee or away from the mover's, then killers, counter moves, and moves that have often caused cutoffs. Moves are
 * ranked without making them.
 */
final class MoveOrder {
    /** A rank is a multiple of CLASS plus the move's history. */
    private static final int CLASS = 1 << 16;

    private static final int TABLE_MOVE = 8 * CLASS;
    private static final int KILLER = CLASS - 1;
    private static final int COUNTER = CLASS - 2;
    private static final int MAX_HISTORY = 1 << 14;

    private static final int NEAR_OTHER = 1;
    private static final int NEAR_OWN = 2;

    /** The number that stands for the hand, the start of a placement, in move identifiers. */
    private static final int HAND = SearchBoard.CELLS;

    private final SearchBoard board;

    /** The move lists of all plies of the current line, one after the other. */
    final int[] moves;

    private final int[] ranks;

    /** Cutoff counts, indexed by packed move. */
    private final int[] history = new int[SearchBoard.CELLS * 32];

    /** The last reply that caused a cutoff, indexed by the packed move before it. */
    private final int[] counters = new int[SearchBoard.CELLS * 32];

    /** The last move that caused a cutoff, indexed by ply. */
    private final int[] killers;

    /**
     * NEAR_OTHER for the opponent's Queen Bee and her neighbours, NEAR_OWN for the neighbours of the own Queen Bee. Indexed by
     * cell.
     */
    private final byte[] near = new byte[SearchBoard.CELLS];

    MoveOrder(SearchBoard board, int maxDepth) {
        this.board = board;
        moves = new int[(maxDepth + 3) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
        killers = new int[maxDepth + 3];
    }

    /**
     * Returns a move's identifier for the transposition table: origin and destination relative to White's Queen Bee. The identifier
     * doesn't change if the hive is shifted or if two equal bugs swap places.
     */
    int idOf(int move) {
        if (move == SearchBoard.PASS) {
            return 0;
        }
        int piece = SearchBoard.pieceIndex(move);
        int from = board.cellOf(piece);
        int middle = Math.max(board.cellOf(Evaluation.queen(Color.WHITE)), 0);
        int to = SearchBoard.destination(move) - middle & SearchBoard.CELLS - 1;
        return (from < 0 ? HAND + piece : from - middle & SearchBoard.CELLS - 1) * SearchBoard.CELLS + to;
    }

    /**
     * Ranks the moves of a list.
     *
     * @param tableMove the identifier of the move to try first, or 0 for none
     */
    void rank(int start, int end, int ply, int tableMove) {
        Color mover = board.sideToMove();
        int own = board.cellOf(Evaluation.queen(mover));
        int other = board.cellOf(Evaluation.queen(mover.opposite()));
        mark(own, NEAR_OWN);
        mark(other, NEAR_OTHER);
        int counter = counters[Math.max(board.lastMove(), 0)];
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int worth = move == killers[ply] ? KILLER : move == counter ? COUNTER : history[move];
            ranks[i] = tableMove != 0 && idOf(move) == tableMove ? TABLE_MOVE : worth + CLASS * closing(move, own);
        }
        mark(own, 0);
        mark(other, 0);
    }

    private void mark(int queen, int bit) {
        if (queen >= 0) {
            near[queen] = (byte) (bit & NEAR_OTHER);
            for (int direction = 0; direction < 6; direction++) {
                int cell = board.neighbor(queen, direction);
                near[cell] = (byte) (bit == 0 ? 0 : near[cell] | bit);
            }
        }
    }

    /** Returns how much a move approaches the opponent's Queen Bee and leaves the own Queen Bee, -2 to 2. */
    private int closing(int move, int own) {
        if (move == SearchBoard.PASS) {
            return 0;
        }
        int to = near[SearchBoard.destination(move)];
        int from = board.cellOf(SearchBoard.pieceIndex(move));
        int left = from >= 0 && board.heightAt(from) == 1 ? near[from] : 0;
        int closing = (to & NEAR_OTHER) - (left & NEAR_OTHER);
        return from == own ? closing : closing + ((left & NEAR_OWN) - (to & NEAR_OWN)) / NEAR_OWN;
    }

    /** Returns whether a ranked move is neither the table's move nor an approach to a Queen Bee. */
    boolean isQuiet(int index) {
        return ranks[index] < CLASS;
    }

    /** Returns whether a ranked move has often caused cutoffs. */
    boolean isPromising(int index) {
        return ranks[index] > MAX_HISTORY / 2;
    }

    /** Records that a move caused a cutoff, and that the moves before it in the list did not. */
    void reward(int start, int index, int ply, int depth) {
        int bonus = Math.min(depth * depth, 400);
        int move = moves[index];
        killers[ply] = move;
        counters[Math.max(board.lastMove(), 0)] = move;
        add(move, bonus);
        for (int i = start; i < index; i++) {
            add(moves[i], -bonus);
        }
    }

    /** Adds a bonus. The increase becomes smaller as the sum approaches the maximum. */
    private void add(int move, int bonus) {
        history[move] += bonus * 16 - history[move] * Math.abs(bonus) / (MAX_HISTORY / 16);
    }

    /** Swaps the best of the moves at index {@code from} and later with the move at index {@code from}. */
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

    /** Moves a root move to the front. The other moves keep their order. */
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
