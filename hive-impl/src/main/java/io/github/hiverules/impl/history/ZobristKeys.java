// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.history;

import io.github.hiverules.api.spi.BoundingBox;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import java.util.Arrays;

/**
 * The Zobrist keys of the positions that a board has shown.
 *
 * <p>A key is the sum of the pieces' hashes. A piece's hash depends on its kind, level and cell. The cell is relative to
 * a reference cell that moves with the hive. If the white Queen Bee is on the table, her cell is the reference cell. If
 * only the black Queen Bee is on the table, the reference cell is the black Queen Bee's cell. If both Queen Bees are in
 * the hand, the reference cell is a corner of the hive.
 *
 * <p>Keys are computed lazily, because a search undoes most moves without a query.
 */
final class ZobristKeys {
    private static final long BLACK_TO_MOVE = 0x6A09E667F3BCC909L;

    private final Board board;

    /** The keys of the arrangements, indexed by the number of moves made. */
    private long[] arrangements = new long[64];

    /** The reference cells, indexed by the number of moves made. */
    private int[] references = new int[64];

    /** The number of positions whose keys are known. At most the key of the current position is unknown. */
    private int known;

    ZobristKeys(Board board) {
        this.board = board;
    }

    /** Computes the key of the current position if it is unknown. Must be called before each move. */
    void complete() {
        int made = board.made();
        if (known <= made) {
            if (made == arrangements.length) {
                arrangements = Arrays.copyOf(arrangements, 2 * made);
                references = Arrays.copyOf(references, 2 * made);
            }
            addLastMove(made);
            known = made + 1;
        }
    }

    /** Forgets the keys of undone positions. Must be called after each undo. */
    void afterUndo() {
        known = board.made() + 1;
    }

    private void addLastMove(int made) {
        int move = made == 0 ? PackedMove.NONE : board.moveMade(made - 1);
        if (made == 0 || move != PackedMove.PASS && referenceCell() != references[made - 1]) {
            references[made] = referenceCell();
            arrangements[made] = sum(references[made]);
            return;
        }
        int reference = references[made - 1];
        long arrangement = arrangements[made - 1];
        if (move != PackedMove.PASS) {
            int piece = PackedMove.piece(move);
            int to = PackedMove.destination(move);
            int from = board.fromOfMoveMade(made - 1);
            arrangement += hash(piece, board.height[to] - 1, to - reference)
                    - (from < 0 ? 0 : hash(piece, board.height[from], from - reference));
        }
        arrangements[made] = arrangement;
        references[made] = reference;
    }

    /** Returns the key of the current arrangement. */
    long arrangement() {
        complete();
        return arrangements[board.made()];
    }

    /** Returns the reference cell of the position after a number of moves. The key of the position must be known. */
    int reference(int made) {
        return references[made];
    }

    /** Returns the Zobrist key of the arrangement, the side to move and the resting piece. */
    long key() {
        return key(arrangement(), references[board.made()]);
    }

    private long key(long arrangement, int reference) {
        long key = board.sideToMove() == Pieces.WHITE ? arrangement : arrangement ^ BLACK_TO_MOVE;
        return board.resting() < 0 ? key : key ^ hashOfRest(board.cellOf[board.resting()] - reference);
    }

    /** Returns the {@link #key} of the position after a legal move. */
    long keyAfter(int move) {
        long arrangement = arrangement();
        int reference = references[board.made()];
        long turned = board.sideToMove() == Pieces.WHITE ? BLACK_TO_MOVE : 0;
        if (move == PackedMove.PASS) {
            return arrangement ^ turned;
        }
        int piece = PackedMove.piece(move);
        if (mayChangeReference(piece)) {
            board.make(move);
            long key = key(sum(referenceCell()), referenceCell());
            board.undo();
            return key;
        }
        int to = PackedMove.destination(move);
        int from = board.cellOf[piece];
        long after = arrangement + hash(piece, board.height[to], to - reference);
        if (from < 0) {
            return after ^ turned;
        }
        after -= hash(piece, board.height[from] - 1, from - reference);
        return board.movedPiecesRest() ? after ^ turned ^ hashOfRest(to - reference) : after ^ turned;
    }

    private boolean mayChangeReference(int piece) {
        int white = Pieces.queen(Pieces.WHITE);
        int black = Pieces.queen(Pieces.BLACK);
        return piece == white || !board.isPlaced(white) && (piece == black || !board.isPlaced(black));
    }

    private int referenceCell() {
        int white = board.cellOf[Pieces.queen(Pieces.WHITE)];
        if (white >= 0) {
            return white;
        }
        int black = board.cellOf[Pieces.queen(Pieces.BLACK)];
        return black >= 0 ? black : corner();
    }

    /** Returns the corner of the hive: the cell with the hive's least q and the hive's least r. */
    private int corner() {
        BoundingBox box = board.box();
        return box.q(box.minQ) + 32 * box.r(box.minR) & Grid.WRAP;
    }

    private long sum(int reference) {
        long sum = 0;
        for (int remaining = board.placed() & ~board.covered(); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int cell = board.cellOf[piece];
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                sum += hash(piece, level, cell - reference);
                piece = board.below[piece];
            }
        }
        return sum;
    }

    static long hash(int piece, int level, int fromReference) {
        return mix((long) (Pieces.kind(piece) << 3 | level) << 10 | fromReference & Grid.WRAP);
    }

    private static long hashOfRest(int fromReference) {
        return mix((fromReference & Grid.WRAP) + 1);
    }

    static long mix(long value) {
        long z = (value + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
