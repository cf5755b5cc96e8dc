// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/**
 * Move lists in search order. The transposition table's move is first. Moves toward the opponent's Queen Bee and moves
 * away from the mover's Queen Bee follow. Killer moves and moves with many cutoffs come next.
 */
final class MoveOrder {
    /** The bonus for approaching a Queen Bee. Greater than {@link #MAX_HISTORY}. */
    private static final int APPROACH = 1 << 16;

    private static final int TABLE_MOVE = 8 * APPROACH;
    private static final int KILLER = APPROACH - 1;
    private static final int MAX_HISTORY = 1 << 14;

    private static final int NEAR_OTHER = 1;
    private static final int NEAR_OWN = 2;

    /** In move identifiers, the origin of a placement is HAND plus the piece index. */
    private static final int HAND = SearchBoard.CELLS;

    private final SearchBoard board;

    /** The concatenated move lists of all plies of the current line. */
    final int[] moves;

    private final int[] ranks;

    /** Cutoff scores, indexed by packed move. */
    private final int[] history = new int[SearchBoard.CELLS * 32];

    /** The last move that caused a cutoff, indexed by ply. */
    private final int[] killers;

    /** Bits, indexed by cell: NEAR_OTHER around the opponent's Queen Bee, NEAR_OWN around the mover's Queen Bee. */
    private final byte[] near = new byte[SearchBoard.CELLS];

    MoveOrder(SearchBoard board, int maxDepth) {
        this.board = board;
        moves = new int[(maxDepth + 3) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
        killers = new int[maxDepth + 3];
    }

    /**
     * Returns a move's identifier for the transposition table. Shifting the hive or swapping two equal bugs doesn't
     * change the identifier.
     */
    int idOf(int move) {
        if (move == SearchBoard.PASS) {
            return 0;
        }
        int piece = SearchBoard.pieceIndex(move);
        int from = board.cellOf(piece);
        int middle = Math.max(board.cellOf(Tactics.queen(Color.WHITE)), 0);
        int to = SearchBoard.destination(move) - middle & SearchBoard.CELLS - 1;
        return (from < 0 ? HAND + piece : from - middle & SearchBoard.CELLS - 1) * SearchBoard.CELLS + to;
    }

    /** Ranks the moves of a list. {@code tableMove} is the transposition table's move identifier, or 0 for none. */
    void rank(int start, int end, int ply, int tableMove) {
        Color mover = board.sideToMove();
        int own = board.cellOf(Tactics.queen(mover));
        int other = board.cellOf(Tactics.queen(mover.opposite()));
        mark(own, NEAR_OWN);
        mark(other, NEAR_OTHER);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int worth = move == killers[ply] ? KILLER : history[move];
            ranks[i] = tableMove != 0 && idOf(move) == tableMove ? TABLE_MOVE : worth + APPROACH * closing(move, own);
        }
        mark(own, 0);
        mark(other, 0);
    }

    /** Moves the moves that aren't quiet to the front and returns the index after them. */
    int keepLoud(int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            if (!isQuiet(i)) {
                swap(i, kept++);
            }
        }
        return kept;
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
        if (move == SearchBoard.PASS) {
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

    /** Returns whether a ranked move has often caused cutoffs. */
    boolean isPromising(int index) {
        return ranks[index] > MAX_HISTORY / 2;
    }

    /** Records that a move caused a cutoff and that the preceding moves of the list didn't. */
    void reward(int start, int index, int ply, int depth) {
        int bonus = Math.min(depth * depth, 400);
        int move = moves[index];
        killers[ply] = move;
        add(move, bonus);
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
