// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.history;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CoordinateMap;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Repetition;
import java.util.Arrays;
import java.util.Random;

/**
 * An index of the positions before a board's current position. The index counts the occurrences of the current position
 * (R7.3). A hash of the arrangement finds candidates, and {@link Arrangements} compares them exactly.
 *
 * <p>A position is identified by the number of moves made before it. Positions form a class if their arrangements, sides
 * to move, resting pieces and kinds that may enter are equal. The hash table contains only the last position of each
 * class, with the number of positions in the class. So each arrangement has few entries, even in a long game.
 *
 * <p>Different arrangements can have equal Zobrist keys, intentionally or not. The hash of an arrangement is its key,
 * unless the hash table contains another arrangement with this key. Then the hash is secret.
 *
 * <p>Most positions of a search are never queried, or are undone after their query. So the first query for a position
 * prepares the position. The first query for a later position inserts the position into the hash table. Most positions
 * have a hash of their own, and nothing is compared. So arrangements are stored when two positions have equal hashes.
 */
final class EarlierPositions {
    /** No position. */
    private static final int NONE = -1;

    /** A random number for each process, so that nobody can prepare a game with equal hashes or with one bucket. */
    private static final long SECRET = new Random().nextLong();

    private final Board board;
    private final Repetition repetition;
    private final Arrangements arrangements;

    /** The number of prepared positions. */
    private int prepared;

    /** The number of positions in the hash table, including positions that a later position of the class replaces. */
    private int inserted;

    // The next four arrays are indexed by position.
    /** The hash of each prepared position. */
    private long[] hashes = {};

    /** The previous position of the same class, or {@link #NONE}. */
    private int[] previous = {};

    /** The number of positions of the same class, up to and including the position. */
    private int[] times = {};

    /** The next position in the same bucket, or {@link #NONE}. */
    private int[] next = {};

    /** The first position of each bucket, or {@link #NONE}. */
    private int[] buckets = {};

    /** The moves that {@link #replay} undoes and makes again, indexed by the number of moves before them. */
    private int[] undone = {};

    EarlierPositions(Repetition repetition, Arrangements arrangements) {
        this.repetition = repetition;
        this.arrangements = arrangements;
        board = repetition.board();
    }

    /** Must be called after each undo. */
    void afterUndo() {
        int made = board.made();
        arrangements.afterUndo();
        prepared = Math.min(prepared, made + 1);
        while (inserted > made) {
            remove(--inserted);
        }
    }

    /** Returns how often the current position has occurred, at least 1. */
    int occurrences() {
        int made = board.made();
        if (prepared < made) {
            replay();
        }
        if (prepared == made) {
            prepare();
        }
        int count = 1;
        for (int i = firstWith(hashes[made]); i != NONE; i = nextWith(hashes[made], i)) {
            count += isRepeated(i) ? times[i] : 0;
        }
        return count;
    }

    /** Goes back to the first arrangement that isn't stored. Then stores arrangements and prepares positions. */
    private void replay() {
        int made = board.made();
        if (undone.length < made) {
            undone = new int[2 * made];
        }
        CoordinateMap coordinates = board.coordinates.copy();
        while (board.made() > arrangements.stored()) {
            undone[board.made() - 1] = board.moveMade(board.made() - 1);
            board.undo();
        }
        while (board.made() < made) {
            if (prepared == board.made()) {
                prepare();
            }
            arrangements.store();
            board.make(undone[board.made()]);
        }
        board.setCoordinates(coordinates);
    }

    /** Prepares the current position, and inserts all earlier positions into the hash table. */
    private void prepare() {
        int made = board.made();
        if (made == hashes.length) {
            grow();
        }
        while (inserted < made) {
            insert(inserted++);
        }
        long hash = hash();
        int last = firstWith(hash);
        while (last != NONE && !isSameClass(last)) {
            last = nextWith(hash, last);
        }
        hashes[made] = hash;
        previous[made] = last;
        times[made] = last == NONE ? 1 : times[last] + 1;
        prepared = made + 1;
    }

    private long hash() {
        long hash = arrangements.hash();
        int other = firstWith(hash);
        if (other == NONE) {
            return hash;
        }
        if (arrangements.stored() < board.made()) {
            replay();
        }
        arrangements.store();
        return arrangements.isSame(other) ? hash : arrangements.hash(SECRET);
    }

    private boolean isSameClass(int position) {
        for (int symmetry = 0; symmetry < arrangements.symmetries() && isSameSide(position); symmetry++) {
            if (arrangements.matches(position, symmetry)
                    && repetition.hasSameTurn(restingPiece(position, symmetry), ply(position))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the current position repeats an earlier position (R7.3). */
    private boolean isRepeated(int position) {
        for (int symmetry = 0; symmetry < arrangements.symmetries() && isSameSide(position); symmetry++) {
            if (arrangements.matches(position, symmetry)
                    && repetition.hasSameMoves(restingPiece(position, symmetry), ply(position))) {
                return true;
            }
        }
        return false;
    }

    private boolean isSameSide(int position) {
        return (board.made() - position & 1) == 0;
    }

    private int ply(int position) {
        return board.ply() - board.made() + position;
    }

    /** Returns the current piece that corresponds to the resting piece of an earlier position. */
    private int restingPiece(int position, int symmetry) {
        int resting = board.restingBefore(position);
        return resting < 0 ? Pieces.NONE : arrangements.counterpart(position, symmetry, resting);
    }

    private int firstWith(long hash) {
        return buckets.length == 0 ? NONE : withHash(hash, buckets[bucket(hash)]);
    }

    private int nextWith(long hash, int position) {
        return withHash(hash, next[position]);
    }

    /** Returns the first position with a hash, from a given position of a bucket on. */
    private int withHash(long hash, int first) {
        int position = first;
        while (position != NONE && hashes[position] != hash) {
            position = next[position];
        }
        return position;
    }

    private int bucket(long hash) {
        return (int) ZobristKeys.mix(hash ^ SECRET) & buckets.length - 1;
    }

    /** Replaces the previous position of the class in the hash table. */
    private void insert(int position) {
        if (previous[position] != NONE) {
            unlink(previous[position]);
        }
        link(position);
    }

    /** Undoes {@link #insert}. */
    private void remove(int position) {
        unlink(position);
        if (previous[position] != NONE) {
            link(previous[position]);
        }
    }

    private void link(int position) {
        int bucket = bucket(hashes[position]);
        next[position] = buckets[bucket];
        buckets[bucket] = position;
    }

    private void unlink(int position) {
        int bucket = bucket(hashes[position]);
        int before = buckets[bucket];
        if (before == position) {
            buckets[bucket] = next[position];
            return;
        }
        while (next[before] != position) {
            before = next[before];
        }
        next[before] = next[position];
    }

    private void grow() {
        int length = Math.max(64, 2 * hashes.length);
        hashes = Arrays.copyOf(hashes, length);
        previous = Arrays.copyOf(previous, length);
        times = Arrays.copyOf(times, length);
        next = new int[length];
        buckets = new int[2 * length];
        Arrays.fill(buckets, NONE);
        for (int position = 0; position < inserted; position++) {
            insert(position);
        }
    }
}
