// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.Random;

/**
 * Lists of moves in the order in which they are tried: the remembered one, then what closes in on the other Queen Bee or frees
 * the own one, then what has cut off elsewhere. Told from the board's look-ups alone, without making the moves.
 */
final class MoveOrder {
    /** The ranks: a class of moves each, and within it how much a move has cut off elsewhere. */
    private static final int CLASS = 1 << 16;

    private static final int REMEMBERED = 8 * CLASS;
    private static final int KILLER = CLASS - 1;
    private static final int COUNTER = CLASS - 2;
    private static final int MOST_HISTORY = 1 << 14;

    /** The bits of a cell that touches or is the other Queen Bee's, or touches the own one's. */
    private static final int NEAR_OTHER = 1;

    private static final int NEAR_OWN = 2;

    /** In the name of a move, what stands for the hand. */
    private static final int HAND = SearchBoard.CELLS;

    private final SearchBoard board;

    /** The lists along the line that is looked at, one behind the other; and the ranks of their moves. */
    final int[] moves;

    private final int[] ranks;

    /** By the packed move: how much it has cut off. */
    private final int[] history = new int[SearchBoard.CELLS * 32];

    /** By the packed move: the answer that has cut off last. */
    private final int[] answers = new int[SearchBoard.CELLS * 32];

    /** By the ply: the move that has cut off last. */
    private final int[] killers;

    private final byte[] near = new byte[SearchBoard.CELLS];

    MoveOrder(SearchBoard board, int maxDepth) {
        this.board = board;
        moves = new int[(maxDepth + 3) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
        killers = new int[maxDepth + 3];
    }

    /**
     * A move's name for the table: where it comes from, which is a cell or a kind of piece in the hand, and where it leads, both as
     * seen from the Queen Bee of White. So it is the same where pieces of one kind have changed places and where the hive stands
     * elsewhere.
     */
    int name(int move) {
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
     * @param remembered the name of the move to be tried first, or 0
     */
    void rank(int start, int end, int ply, int remembered) {
        Color mover = board.sideToMove();
        int own = board.cellOf(Evaluation.queen(mover));
        int other = board.cellOf(Evaluation.queen(mover.opposite()));
        mark(own, NEAR_OWN);
        mark(other, NEAR_OTHER);
        int answer = answers[Math.max(board.lastMove(), 0)];
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int worth = move == killers[ply] ? KILLER : move == answer ? COUNTER : history[move];
            ranks[i] = remembered != 0 && name(move) == remembered ? REMEMBERED : worth + CLASS * closing(move, own);
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

    /** How much a move closes in on the other Queen Bee, and leaves the own one alone: -2 to 2. */
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

    /** Whether a ranked move is none that is likely to matter: neither remembered nor closing in. */
    boolean isQuiet(int index) {
        return ranks[index] < CLASS;
    }

    /** Whether a ranked move has cut off elsewhere more often than not. */
    boolean isPromising(int index) {
        return ranks[index] > MOST_HISTORY / 2;
    }

    /** Notes that a move has cut off, and that those before it in the list have not. */
    void reward(int start, int index, int ply, int depth) {
        int bonus = Math.min(depth * depth, 400);
        int move = moves[index];
        killers[ply] = move;
        answers[Math.max(board.lastMove(), 0)] = move;
        add(move, bonus);
        for (int i = start; i < index; i++) {
            add(moves[i], -bonus);
        }
    }

    /** The nearer to its greatest amount, the less is added. */
    private void add(int move, int bonus) {
        history[move] += bonus * 16 - history[move] * Math.abs(bonus) / (MOST_HISTORY / 16);
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
