// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.history;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;
import java.util.Arrays;

/**
 * Compares a board's arrangement with earlier arrangements (R7.3). Arrangements are equal if they differ only by a shift
 * or by the numbers of interchangeable pieces. Under {@link RepetitionRule#SYMMETRY}, rotated and reflected arrangements
 * are equal, too.
 *
 * <p>A stored arrangement has a place for each piece: the piece's cell, and its level above the ground. Cells are
 * compared relative to the reference cells of {@link ZobristKeys}. While both Queen Bees are in the hand, the reference
 * cell is a corner, and the corner of an image is not the image of the corner. But then no piece moves (R3.1), so equal
 * arrangements of a game are identical.
 */
class Arrangements {
    private static final int LEVEL_SHIFT = 10;

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

    private final Board board;
    private final ZobristKeys keys;
    private final int symmetries;

    /** The places of all pieces in all stored arrangements, {@link Pieces#COUNT} for each arrangement. */
    private short[] places = {};

    /** The number of stored arrangements. */
    private int stored;

    private long comparisons;

    /** Used by {@link #hash(long)}, indexed by symmetry. */
    private final long[] sums = new long[SYMMETRIES.length];

    Arrangements(Board board, ZobristKeys keys) {
        this.board = board;
        this.keys = keys;
        symmetries = board.ruleset().repetition() == RepetitionRule.SYMMETRY ? SYMMETRIES.length : 1;
    }

    /** Returns the number of symmetries to try. A symmetry is the ordinal of a {@link Symmetry}. */
    int symmetries() {
        return symmetries;
    }

    /** Returns the number of stored arrangements. An arrangement is identified by the number of moves before it. */
    int stored() {
        return stored;
    }

    /** Stores the current arrangement. All earlier arrangements must be stored. */
    void store() {
        int made = board.made();
        if (stored > made) {
            return;
        }
        int start = made * Pieces.COUNT;
        if (start + Pieces.COUNT > places.length) {
            places = Arrays.copyOf(places, Math.max(64 * Pieces.COUNT, 2 * places.length));
        }
        Arrays.fill(places, start, start + Pieces.COUNT, (short) Pieces.NONE);
        for (int tops = board.placed() & ~board.covered(); tops != 0; tops &= tops - 1) {
            int piece = Integer.numberOfTrailingZeros(tops);
            int cell = board.cellOf[piece];
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                places[start + piece] = (short) place(cell, level);
                piece = board.below[piece];
            }
        }
        stored = made + 1;
    }

    /** Forgets the arrangements after undone moves. */
    void afterUndo() {
        stored = Math.min(stored, board.made() + 1);
    }

    private static int place(int cell, int level) {
        return level << LEVEL_SHIFT | cell & Grid.WRAP;
    }

    /** Returns whether the current arrangement equals an earlier arrangement. */
    boolean isSame(int earlier) {
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            if (matches(earlier, symmetry)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a symmetry transforms the current arrangement into an earlier arrangement, which must be stored.
     *
     * @param earlier the number of moves before the earlier arrangement
     */
    boolean matches(int earlier, int symmetry) {
        comparisons++;
        int shift = keys.reference(earlier);
        for (int tops = board.placed() & ~board.covered(); tops != 0; tops &= tops - 1) {
            int piece = Integer.numberOfTrailingZeros(tops);
            int cell = board.cellOf[piece];
            int image = image(cell, symmetry) + shift;
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                if (pieceAt(earlier, place(image, level), Pieces.alike(piece)) < 0) {
                    return false; // the earlier arrangement has at most as many pieces, so all its pieces are compared
                }
                piece = board.below[piece];
            }
        }
        return true;
    }

    /**
     * Returns the current piece that corresponds to a piece of an earlier arrangement. The symmetry must transform the
     * current arrangement into the earlier arrangement. The earlier piece must be uncovered.
     */
    int counterpart(int earlier, int symmetry, int earlierPiece) {
        int place = places[earlier * Pieces.COUNT + earlierPiece];
        int shift = keys.reference(earlier);
        int candidates = Pieces.alike(earlierPiece) & board.placed() & ~board.covered();
        while (true) {
            int piece = Integer.numberOfTrailingZeros(candidates);
            int cell = board.cellOf[piece];
            if (place(image(cell, symmetry) + shift, board.height[cell] - 1) == place) {
                return piece;
            }
            candidates &= candidates - 1;
        }
    }

    /** Returns the piece at a place in an earlier arrangement, or {@link Pieces#NONE}. */
    private int pieceAt(int earlier, int place, int candidates) {
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int piece = Integer.numberOfTrailingZeros(rest);
            if (places[earlier * Pieces.COUNT + piece] == place) {
                return piece;
            }
        }
        return Pieces.NONE;
    }

    /** Returns the index of a cell's image relative to the reference cell, whose image has the index 0. */
    private int image(int cell, int symmetry) {
        int reference = keys.reference(board.made());
        if (symmetry == 0) {
            return cell - reference;
        }
        int dq = board.coordinates.q(cell) - board.coordinates.q(reference);
        int dr = board.coordinates.r(cell) - board.coordinates.r(reference);
        return dq * IMAGE_OF_Q[symmetry] + dr * IMAGE_OF_R[symmetry];
    }

    /** Returns a hash of the current arrangement. Equal arrangements of a game have equal hashes. */
    long hash() {
        return symmetries == 1 ? keys.arrangement() : hash(0);
    }

    /**
     * Returns a hash of the current arrangement that depends on a secret. Equal arrangements of a game have equal
     * hashes.
     *
     * @param secret the secret, or 0 for none
     */
    long hash(long secret) {
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            sums[symmetry] = 0;
        }
        for (int tops = board.placed() & ~board.covered(); tops != 0; tops &= tops - 1) {
            int piece = Integer.numberOfTrailingZeros(tops);
            int cell = board.cellOf[piece];
            int dq = board.coordinates.q(cell) - board.coordinates.q(keys.reference(board.made()));
            int dr = board.coordinates.r(cell) - board.coordinates.r(keys.reference(board.made()));
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                for (int symmetry = 0; symmetry < symmetries; symmetry++) {
                    int image = dq * IMAGE_OF_Q[symmetry] + dr * IMAGE_OF_R[symmetry];
                    long hash = ZobristKeys.hash(piece, level, image);
                    sums[symmetry] += secret == 0 ? hash : ZobristKeys.mix(hash ^ secret);
                }
                piece = board.below[piece];
            }
        }
        long hash = 0;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            hash += ZobristKeys.mix(sums[symmetry]);
        }
        return hash;
    }

    /** Returns how many arrangements have been compared. */
    long comparisons() {
        return comparisons;
    }
}
