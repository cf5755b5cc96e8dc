// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.board;

import java.util.Arrays;

/**
 * Makes and undoes moves on a board, keeps a Zobrist key up to date, and finds the earlier positions of the same arrangement.
 *
 * <p>The key is a sum over the pieces of a hash of kind, height and the cell's distance from a point of reference that
 * shifts with the hive: the white Queen Bee's cell, or the black one's before she is placed, or else a corner of the hive.
 */
public final class ZobristHistory {
    private static final long BLACK_TO_MOVE = 0x6A09E667F3BCC909L;

    private final Board board;
    private long arrangement;
    private int reference;

    /** By move made: the arrangement's key before it, and where the resting piece stood from the point of reference. */
    private long[] arrangements = new long[64];

    private int[] rests = new int[64];
    private int[] references = new int[64];

    /** By move made: the last earlier one, counted from 1, with its arrangement in the same bucket; 0 for none. */
    private int[] earlier = new int[64];

    /** By bucket: the last move made, counted from 1, with its arrangement in it; 0 for none. */
    private int[] latest = new int[128];

    /** A history that begins with what the board shows and has nothing to undo. */
    public ZobristHistory(Board board) {
        this.board = board;
        reference = referenceCell();
        arrangement = sum();
    }

    /** Makes a move that is known to be legal. */
    public void make(int move) {
        int made = board.made();
        if (made == arrangements.length) {
            grow(made);
        }
        arrangements[made] = arrangement;
        remember(made);
        rests[made] = restFromReference();
        references[made] = reference;
        int piece = PackedMove.piece(move);
        if (piece == PackedMove.PASS) {
            board.make(move);
            return;
        }
        int from = board.cellOf[piece];
        long lifted = from < 0 ? 0 : hash(piece, from);
        board.make(move);
        int moved = referenceCell();
        if (moved == reference) {
            arrangement += hash(piece, board.cellOf[piece]) - lifted;
        } else {
            reference = moved;
            arrangement = sum();
        }
    }

    private void grow(int made) {
        arrangements = Arrays.copyOf(arrangements, 2 * made);
        rests = Arrays.copyOf(rests, 2 * made);
        references = Arrays.copyOf(references, 2 * made);
        earlier = new int[2 * made];
        latest = new int[4 * made];
        for (int i = 0; i < made; i++) {
            remember(i);
        }
    }

    private void remember(int made) {
        int bucket = bucketOf(arrangements[made]);
        earlier[made] = latest[bucket];
        latest[bucket] = made + 1;
    }

    private int bucketOf(long key) {
        return (int) (key >>> 32) & latest.length - 1;
    }

    /** Undoes the last move. */
    public void undo() {
        board.undo();
        int made = board.made();
        latest[bucketOf(arrangements[made])] = earlier[made];
        arrangement = arrangements[made];
        reference = references[made];
    }

    /** The Zobrist key: arrangement, side to move and resting piece. */
    public long key() {
        long key = board.sideToMove() == Pieces.WHITE ? arrangement : arrangement ^ BLACK_TO_MOVE;
        return board.resting < 0 ? key : key ^ mix(restFromReference() + 1);
    }

    /**
     * The number of the last earlier position with this arrangement, pieces of a kind alike, and this side to move; -1 for
     * none.
     */
    public int lastAlike() {
        return lastAlikeFrom(latest[bucketOf(arrangement)]);
    }

    /** The same, looked for before one that was found. */
    public int lastAlikeBefore(int number) {
        return lastAlikeFrom(earlier[number]);
    }

    private int lastAlikeFrom(int next) {
        int found = next;
        while (found != 0 && (arrangements[found - 1] != arrangement || (board.made() - found & 1) == 0)) {
            found = earlier[found - 1];
        }
        return found - 1;
    }

    /** The piece that rested in such an earlier position, as it is numbered now; {@link Pieces#NONE} if none did. */
    public int resting(int number) {
        int fromReference = rests[number];
        return fromReference < 0 ? Pieces.NONE : board.top[fromReference + reference & Grid.WRAP];
    }

    /** How many turns had been taken in an earlier position. */
    public int ply(int number) {
        return board.ply - board.made() + number;
    }

    private int restFromReference() {
        return board.resting < 0 ? -1 : board.cellOf[board.resting] - reference & Grid.WRAP;
    }

    private int referenceCell() {
        int white = board.cellOf[Pieces.queen(Pieces.WHITE)];
        if (white >= 0) {
            return white;
        }
        int black = board.cellOf[Pieces.queen(Pieces.BLACK)];
        return black >= 0 ? black : corner();
    }

    /** The cell with the least coordinates in use; a hive without Queen Bees is small enough to tell from its indices. */
    private int corner() {
        if (board.placed == 0) {
            return 0;
        }
        int origin = board.cellOf[Integer.numberOfTrailingZeros(board.placed)];
        int q = 0;
        int r = 0;
        for (int rest = board.placed; rest != 0; rest &= rest - 1) {
            int difference = board.cellOf[Integer.numberOfTrailingZeros(rest)] - origin;
            int signed = (difference + 16 + 512 & Grid.WRAP) - 512; // rows -16 to 15, columns -16 to 15
            r = Math.min(r, signed >> 5);
            q = Math.min(q, (signed & 31) - 16);
        }
        return origin + q + 32 * r & Grid.WRAP;
    }

    private long sum() {
        long sum = 0;
        for (int rest = board.placed; rest != 0; rest &= rest - 1) {
            int piece = Integer.numberOfTrailingZeros(rest);
            sum += hash(piece, board.cellOf[piece]);
        }
        return sum;
    }

    private long hash(int piece, int cell) {
        int level = board.height[cell] - 1;
        if (board.isCovered(piece)) {
            level = 0;
            for (int under = board.below[piece]; under >= 0; under = board.below[under]) {
                level++;
            }
        }
        int kind = Pieces.color(piece) << 3 | Pieces.bug(piece);
        return mix((long) (kind << 3 | level) << 10 | cell - reference & Grid.WRAP);
    }

    private static long mix(long value) {
        long z = (value + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
