// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.spi.BoundingBox;
import java.util.Arrays;
import java.util.Random;

/**
 * The moves made on a board, with a Zobrist key for each position. The history finds earlier positions that have the
 * current arrangement.
 *
 * <p>A key is the sum of the pieces' hashes. A piece's hash depends on its kind, height and cell. The cell is relative
 * to a reference cell that moves with the hive. If the white Queen Bee is on the table, her cell is the reference cell.
 * If only the black Queen Bee is on the table, the reference cell is the black Queen Bee's cell. If both Queen Bees are
 * in the hand, the reference cell is a corner of the hive.
 *
 * <p>Different arrangements can have equal keys, intentionally or not. So keys only select candidates, and
 * {@link EarlierArrangement} compares the arrangements.
 */
public final class ZobristHistory {
    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    /**
     * Indexed by symmetry: the difference of indices between the image of a cell and the image of its right neighbour.
     */
    private static final int[] IMAGE_OF_Q = new int[SYMMETRIES.length];

    /** Indexed by symmetry: the same difference for the lower right neighbour. */
    private static final int[] IMAGE_OF_R = new int[SYMMETRIES.length];

    static {
        for (Symmetry symmetry : SYMMETRIES) {
            IMAGE_OF_Q[symmetry.ordinal()] = Grid.cell(symmetry.apply(Hex.of(1, 0)));
            IMAGE_OF_R[symmetry.ordinal()] = Grid.cell(symmetry.apply(Hex.of(0, 1)));
        }
    }

    private static final long BLACK_TO_MOVE = 0x6A09E667F3BCC909L;

    /** A random number for each process, so that nobody can prepare a game whose keys all fall into one bucket. */
    private static final long BUCKET_SEED = new Random().nextLong() | 1;

    private final Board board;
    private final EarlierArrangement earlierArrangement;

    /**
     * The keys of the arrangements, indexed by the number of moves made. The last key is missing if {@link #isKeyDue}.
     */
    private long[] arrangements = new long[64];

    /** The reference cells, indexed by the number of moves made. */
    private int[] references = new int[64];

    /** Indexed by symmetry: the key of the image of the arrangement, see {@link #findImages}. */
    private final long[] images = new long[SYMMETRIES.length];

    /**
     * Whether the key of the current position is missing. Keys are computed lazily, because a search undoes most moves
     * without a query.
     */
    private boolean isKeyDue;

    /** The number of positions in the hash table of {@link #latest} and {@link #earlier}. */
    private int indexed;

    /**
     * Indexed by position: 1 plus the index of the previous position in the same bucket. The value is 0 for the first
     * position in a bucket.
     */
    private int[] earlier = {};

    /** Indexed by bucket: 1 plus the index of the last position in the bucket, or 0 for an empty bucket. */
    private int[] latest = {};

    /** Creates a history that starts with the board's current position. */
    public ZobristHistory(Board board) {
        this.board = board;
        earlierArrangement = new EarlierArrangement(board);
        begin(0);
    }

    private void begin(int made) {
        references[made] = referenceCell();
        arrangements[made] = sum(references[made]);
        earlierArrangement.snapshot(made);
    }

    public void make(int move) {
        completeKey();
        board.make(move);
        isKeyDue = true;
    }

    /** Undoes the last move. */
    public void undo() {
        board.undo();
        isKeyDue = false;
        int made = board.made();
        if (indexed > made) {
            indexed = made;
            latest[bucketOf(arrangements[made])] = earlier[made];
        }
    }

    private void completeKey() {
        if (isKeyDue) {
            isKeyDue = false;
            int made = board.made();
            if (made == arrangements.length) {
                arrangements = Arrays.copyOf(arrangements, 2 * made);
                references = Arrays.copyOf(references, 2 * made);
            }
            addLastMove(made);
        }
    }

    private void addLastMove(int made) {
        int move = board.moveMade(made - 1);
        int reference = references[made - 1];
        if (move != PackedMove.PASS && referenceCell() != reference) {
            begin(made);
            return;
        }
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
        earlierArrangement.snapshot(made);
    }

    private void index() {
        if (earlier.length < arrangements.length) {
            earlier = new int[arrangements.length];
            latest = new int[2 * arrangements.length];
            indexed = 0;
        }
        for (; indexed < board.made(); indexed++) {
            int bucket = bucketOf(arrangements[indexed]);
            earlier[indexed] = latest[bucket];
            latest[bucket] = indexed + 1;
        }
    }

    private int bucketOf(long key) {
        return (int) (key * BUCKET_SEED >>> 32) & latest.length - 1;
    }

    /** Returns the Zobrist key of the arrangement, the side to move and the resting piece. */
    public long key() {
        completeKey();
        int made = board.made();
        long arrangement = arrangements[made];
        long key = board.sideToMove() == Pieces.WHITE ? arrangement : arrangement ^ BLACK_TO_MOVE;
        return board.resting < 0 ? key : key ^ hashOfRest(board.cellOf[board.resting] - references[made]);
    }

    /** Returns the {@link #key} of the position after a legal move. */
    public long keyAfter(int move) {
        completeKey();
        long arrangement = arrangements[board.made()];
        int reference = references[board.made()];
        long turned = board.sideToMove() == Pieces.WHITE ? BLACK_TO_MOVE : 0;
        if (move == PackedMove.PASS) {
            return arrangement ^ turned;
        }
        int piece = PackedMove.piece(move);
        if (mayChangeReference(piece)) {
            make(move);
            long key = key();
            undo();
            return key;
        }
        int to = PackedMove.destination(move);
        int from = board.cellOf[piece];
        long after = arrangement + hash(piece, board.height[to], to - reference);
        if (from < 0) {
            return after ^ turned;
        }
        after -= hash(piece, board.height[from] - 1, from - reference);
        return board.movedPiecesRest ? after ^ turned ^ hashOfRest(to - reference) : after ^ turned;
    }

    private boolean mayChangeReference(int piece) {
        int white = Pieces.queen(Pieces.WHITE);
        int black = Pieces.queen(Pieces.BLACK);
        return piece == white || !board.isPlaced(white) && (piece == black || !board.isPlaced(black));
    }

    /**
     * Finds the most recent earlier position with the current arrangement and the current side to move. Pieces of one
     * colour and kind are interchangeable.
     *
     * @return the index of the position, or -1 if no position matches. Index 0 is the position before the first move
     */
    public int lastMatch() {
        completeKey();
        index();
        earlierArrangement.reset();
        return lastMatchFrom(latest[bucketOf(arrangements[board.made()])]);
    }

    /**
     * Finds the next earlier match after a call of {@link #lastMatch}. The board must not change between the calls.
     *
     * @param index the last result of this method or of {@link #lastMatch}
     * @return the index of the position, or -1 if no earlier position matches
     */
    public int lastMatchBefore(int index) {
        return lastMatchFrom(earlier[index]);
    }

    private int lastMatchFrom(int numberFrom1) {
        int made = board.made();
        for (int found = numberFrom1; found != 0; found = earlier[found - 1]) {
            int index = found - 1;
            boolean sameSide = (made - index & 1) == 0;
            if (arrangements[index] == arrangements[made]
                    && sameSide
                    && earlierArrangement.matches(index, references[made] - references[index])) {
                return index;
            }
        }
        return -1;
    }

    /** Computes the keys of all rotations and reflections of the current arrangement, for {@link #mayBeImage}. */
    public void findImages() {
        completeKey();
        int reference = references[board.made()];
        Arrays.fill(images, 0);
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int cell = board.cellOf[piece];
            int dq = board.coordinates.q(cell) - board.coordinates.q(reference);
            int dr = board.coordinates.r(cell) - board.coordinates.r(reference);
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                for (int i = 0; i < images.length; i++) {
                    images[i] += hash(piece, level, dq * IMAGE_OF_Q[i] + dr * IMAGE_OF_R[i]);
                }
                piece = board.below[piece];
            }
        }
    }

    /**
     * Returns whether an earlier arrangement may be a rotation or reflection of the arrangement of the last call of
     * {@link #findImages}. Both arrangements must have the same pieces.
     *
     * @param index the index of the earlier position
     */
    public boolean mayBeImage(int index) {
        for (long image : images) {
            if (image == arrangements[index]) {
                return true;
            }
        }
        // The corner of an image is not the image of the corner.
        return !board.isPlaced(Pieces.queen(Pieces.WHITE)) && !board.isPlaced(Pieces.queen(Pieces.BLACK));
    }

    /**
     * Returns the current piece that corresponds to the resting piece of an earlier position. Returns
     * {@link Pieces#NONE} if no piece rested in the earlier position.
     *
     * @param index the last result of {@link #lastMatch} or {@link #lastMatchBefore}
     */
    public int resting(int index) {
        int then = board.restingBefore(index);
        return then < 0
                ? Pieces.NONE
                : board.top[earlierArrangement.cellOf(then, references[board.made()] - references[index])];
    }

    /** Returns the ply of an earlier position. */
    public int ply(int index) {
        return board.ply - board.made() + index;
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
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int cell = board.cellOf[piece];
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                sum += hash(piece, level, cell - reference);
                piece = board.below[piece];
            }
        }
        return sum;
    }

    private static long hash(int piece, int level, int fromReference) {
        return mix((long) (Pieces.kind(piece) << 3 | level) << 10 | fromReference & Grid.WRAP);
    }

    private static long hashOfRest(int fromReference) {
        return mix((fromReference & Grid.WRAP) + 1);
    }

    private static long mix(long value) {
        long z = (value + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
