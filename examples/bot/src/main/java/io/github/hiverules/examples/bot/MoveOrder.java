// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/**
 * Move lists in search order. The transposition table's move is first. Moves toward the opponent's Queen Bee and moves
 * away from the mover's Queen Bee follow. Moves with many cutoffs come next.
 */
final class MoveOrder {
    /** The bonus for approaching a Queen Bee. Greater than {@link #MAX_HISTORY}. */
    private static final int APPROACH = 1 << 16;

    private static final int TABLE_MOVE = 8 * APPROACH;
    private static final int MAX_HISTORY = 1 << 14;

    private static final int NEAR_OTHER = 1;
    private static final int NEAR_OWN = 2;

    private final SearchBoard board;

    /** The concatenated move lists of all plies of the current line. */
    final int[] moves;

    private final int[] ranks;

    /** Cutoff scores, indexed by packed move. */
    private final int[] history = new int[SearchBoard.moveBound()];

    /** Bits, indexed by cell: NEAR_OTHER around the opponent's Queen Bee, NEAR_OWN around the mover's Queen Bee. */
    private final byte[] near = new byte[SearchBoard.cellBound()];

    MoveOrder(SearchBoard board, int maxDepth) {
        this.board = board;
        moves = new int[(maxDepth + 3) * SearchBoard.maxMoves()];
        ranks = new int[moves.length];
    }

    /** Ranks the moves of a list. {@code tableMove} may be {@link SearchBoard#NO_MOVE}. */
    void rank(int start, int end, int tableMove) {
        Color mover = board.sideToMove();
        int own = board.cellOf(SearchBoard.queen(mover));
        int other = board.cellOf(SearchBoard.queen(mover.opposite()));
        mark(own, NEAR_OWN);
        mark(other, NEAR_OTHER);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            ranks[i] = move == tableMove ? TABLE_MOVE : history[move] + APPROACH * closing(move, own);
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

    /** Scores a move toward the opponent's Queen Bee or away from the mover's Queen Bee, from -2 to 2. */
    private int closing(int move, int own) {
        if (move == SearchBoard.pass()) {
            return 0;
        }
        int to = near[SearchBoard.destination(move)];
        int from = board.cellOf(SearchBoard.pieceIndex(move));
        int left = from >= 0 && board.heightAt(from) == 1 ? near[from] : 0;
        int closing = (to & NEAR_OTHER) - (left & NEAR_OTHER);
        return from == own ? closing : closing + ((left & NEAR_OWN) - (to & NEAR_OWN)) / NEAR_OWN;
    }

    /** Returns whether a ranked move has no approach bonus and isn't the transposition table's move. */
    boolean isQuiet(int index) {
        return ranks[index] < APPROACH;
    }

    /** Records that a move caused a cutoff and that the preceding moves of the list didn't. */
    void reward(int start, int index, int depth) {
        int bonus = Math.min(depth * depth, 400);
        add(moves[index], bonus);
        for (int i = start; i < index; i++) {
            add(moves[i], -bonus);
        }
    }

    /** Adds a bonus, which shrinks as the sum approaches {@link #MAX_HISTORY}. */
    private void add(int move, int bonus) {
        history[move] += bonus * 16 - history[move] * Math.abs(bonus) / (MAX_HISTORY / 16);
    }

    /** Swaps the move at index {@code from} with the best move before index {@code end}. */
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
    void toFront(int move) {
        int index = 0;
        while (moves[index] != move) {
            index++;
        }
        System.arraycopy(moves, 0, moves, 1, index);
        moves[0] = move;
    }

    /** Shuffles the first moves. Uses {@code nextInt()} only, because {@code nextInt(bound)} differs in browsers. */
    void shuffle(int count, Random ties) {
        Arrays.sort(moves, 0, count);
        for (int i = count - 1; i > 0; i--) {
            swap(i, Math.floorMod(ties.nextInt(), i + 1));
        }
    }
}
