// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Finds the canonical form of a position. Every symmetry gives an image; the one with the least moment is the representative.
 * The moment is the sum over the stacks of a number for what stands there times one for where. It is linear in the
 * coordinates, so three sums over the stacks tell it for all symmetries. Only images with the same moment, as a rule those of a
 * position that is symmetric in itself, are written out and compared, so the moment saves time and decides nothing about which
 * positions are equal.
 *
 * <p>The constants decide which image represents a position: they are part of the key and must never change.
 */
final class Canonicalizer {
    private static final Symmetry[] SYMMETRIES = Symmetry.values();
    private static final long TIMES_Q = 0xC2B2AE3D27D4EB4FL;
    private static final long TIMES_R = 0x165667B19E3779F9L;

    /** How many bits of an image's numbers hold a coordinate, and how many the number of a stack. */
    private static final int BITS = 10;

    private static final int LARGEST = (1 << BITS) - 1;

    /** By piece: its letter, a capital one for White's. */
    private static final byte[] LETTERS = new byte[Piece.values().size()];

    /** What makes a capital letter a small one and the other way round. */
    private static final int CASE = 0x20;

    /** By symmetry: which coordinate of the position is the image's q, and which its r; see {@link #axis}. */
    private static final int[] AXES_OF_Q = new int[SYMMETRIES.length];

    private static final int[] AXES_OF_R = new int[SYMMETRIES.length];

    static {
        for (Piece piece : Piece.values()) {
            char letter = piece.bug().letter();
            LETTERS[piece.index()] = (byte) (piece.color() == Color.WHITE ? letter : letter ^ CASE);
        }
        for (int s = 0; s < SYMMETRIES.length; s++) {
            AXES_OF_Q[s] = axis(SYMMETRIES[s].q(1, 0), SYMMETRIES[s].q(0, 1));
            AXES_OF_R[s] = axis(SYMMETRIES[s].r(1, 0), SYMMETRIES[s].r(0, 1));
        }
    }

    private final Position position;
    private final boolean swapped;
    private final int resting;
    private final int count;

    // By stack: where it stands seen from the first of them, so that coordinates which wrap around do no harm.
    private final int[] q;
    private final int[] r;
    private final Stack[] stacks;
    private final Hex base;

    /** By stack: the {@link #code} of a piece that stands alone; 0 for several pieces. */
    private final int[] singles;

    // By axis: the least coordinate, and the sum of the stacks' weights times their distance from there.
    private final int[] least;
    private final long[] moments;

    /** By axis: from the least coordinate to the largest. The other three run the other way, and have the same. */
    private final int[] extents;

    private Canonicalizer(Position position, boolean swapped) {
        this.position = position;
        this.swapped = swapped;
        Optional<Piece> rest = position.restingPiece();
        resting = rest.isPresent() ? rest.get().index() : -1;
        count = position.stacks().size();
        Hex[] cells = new Hex[count];
        stacks = new Stack[count];
        int[] filled = {0};
        position.stacks().forEach((hex, stack) -> {
            cells[filled[0]] = hex;
            stacks[filled[0]++] = stack;
        });
        base = count == 0 ? Hex.ORIGIN : cells[0];
        q = new int[count];
        r = new int[count];
        singles = new int[count];
        long weights = 0;
        long sumQ = 0;
        long sumR = 0;
        int leastQ = 0;
        int mostQ = 0;
        int leastR = 0;
        int mostR = 0;
        int leastSum = 0;
        int mostSum = 0;
        for (int i = 0; i < count; i++) {
            int dq = cells[i].q() - base.q();
            int dr = cells[i].r() - base.r();
            q[i] = dq;
            r[i] = dr;
            singles[i] = single(stacks[i]);
            long weight = weight(singles[i] > 0 ? singles[i] : hash(stacks[i]));
            weights += weight;
            sumQ += weight * dq;
            sumR += weight * dr;
            leastQ = Math.min(leastQ, dq);
            mostQ = Math.max(mostQ, dq);
            leastR = Math.min(leastR, dr);
            mostR = Math.max(mostR, dr);
            leastSum = Math.min(leastSum, dq + dr);
            mostSum = Math.max(mostSum, dq + dr);
        }
        least = new int[] {leastQ, leastR, leastSum, -mostQ, -mostR, -mostSum};
        moments = new long[] {sumQ, sumR, sumQ + sumR, -sumQ, -sumR, -sumQ - sumR};
        for (int axis = 0; axis < moments.length; axis++) {
            moments[axis] -= least[axis] * weights;
        }
        extents = new int[] {mostQ - leastQ, mostR - leastR, mostSum - leastSum};
    }

    /**
     * The number of a coordinate that has so many times q and so many times r in it, 1, 0 or -1, never of both signs: q, r, their
     * sum, and the negatives of those three.
     */
    private static int axis(int timesQ, int timesR) {
        int axis = timesQ == 0 ? 1 : timesR == 0 ? 0 : 2;
        return timesQ + timesR > 0 ? axis : axis + 3;
    }

    static CanonicalPosition canonize(Position position, boolean swapped) {
        return new Canonicalizer(position, swapped).canonize();
    }

    private CanonicalPosition canonize() {
        for (int extent : extents) {
            if (extent < 0 || extent > LARGEST) { // below 0 it has wrapped around
                throw new IllegalArgumentException("No hive has pieces so far apart.");
            }
        }
        int best = 0;
        long leastMoment = moment(best);
        for (int s = 1; s < SYMMETRIES.length; s++) {
            long moment = moment(s);
            if (moment < leastMoment || moment == leastMoment && text(image(s)).compareTo(text(image(best))) < 0) {
                best = s;
                leastMoment = moment;
            }
        }
        int[] image = image(best);
        String key = text(image);
        Symmetry symmetry = SYMMETRIES[best];
        Hex corner = symmetry.apply(base).translate(least[AXES_OF_Q[best]], least[AXES_OF_R[best]]);
        return ImmutableCanonicalPosition.of(
                key,
                symmetry,
                swapped,
                Hex.of(-corner.q(), -corner.r()),
                new PieceOrder(stacks, numbers(image), swapped));
    }

    private int single(Stack stack) {
        return stack.height() > 1 ? 0 : code(stack.top().index());
    }

    /** Twice a piece's letter, and one more if it rests. */
    private int code(int piece) {
        return 2 * letter(piece) + (piece == resting ? 1 : 0);
    }

    private long hash(Stack stack) {
        List<Piece> pieces = stack.pieces();
        long hash = 0;
        for (int level = 0; level < pieces.size(); level++) {
            hash = 257 * hash + code(pieces.get(level).index());
        }
        return hash;
    }

    /** What a stack counts for; mixed well, so that the weights of some do not add up to those of others. */
    private static long weight(long hash) {
        long mixed = hash * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }

    private byte letter(int piece) {
        return (byte) (swapped ? LETTERS[piece] ^ CASE : LETTERS[piece]);
    }

    /** What the sum over the stacks of weight times place is under a symmetry, seen from the least coordinates there. */
    private long moment(int symmetry) {
        return moments[AXES_OF_Q[symmetry]] * TIMES_Q + moments[AXES_OF_R[symmetry]] * TIMES_R;
    }

    /** The stacks row by row as they lie under a symmetry: row, place in the row and number, {@link #BITS} each. */
    private int[] image(int symmetry) {
        Symmetry turn = SYMMETRIES[symmetry];
        int qOfQ = turn.q(1, 0);
        int qOfR = turn.q(0, 1);
        int rOfQ = turn.r(1, 0);
        int rOfR = turn.r(0, 1);
        int leastQ = least[AXES_OF_Q[symmetry]];
        int leastR = least[AXES_OF_R[symmetry]];
        int shift = Integer.SIZE - Integer.numberOfLeadingZeros(extents[AXES_OF_Q[symmetry] % extents.length]);
        byte[] numbers = new byte[extents[AXES_OF_R[symmetry] % extents.length] + 1 << shift];
        long[] filled = new long[(numbers.length - 1) / Long.SIZE + 1];
        for (int i = 0; i < count; i++) {
            int row = rOfQ * q[i] + rOfR * r[i] - leastR;
            int place = qOfQ * q[i] + qOfR * r[i] - leastQ;
            int cell = row << shift | place;
            numbers[cell] = (byte) i;
            filled[cell / Long.SIZE] |= 1L << cell;
        }
        // the bits of the filled cells come in their order, so that nothing is sorted
        int[] image = new int[count];
        int size = 0;
        for (int word = 0; word < filled.length; word++) {
            for (long rest = filled[word]; rest != 0; rest &= rest - 1) {
                int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int row = cell >> shift;
                int place = cell - (row << shift);
                image[size++] = row << 2 * BITS | place << BITS | numbers[cell];
            }
        }
        return image;
    }

    private String text(int[] image) {
        String gameType = position.ruleset().gameType();
        int rows = image.length == 0 ? 0 : image[image.length - 1] >> 2 * BITS;
        // a stack has up to four digits and two brackets beside its pieces
        byte[] text = new byte[gameType.length() + 4 + rows + 6 * image.length + 2 * LETTERS.length];
        int length = 0;
        for (; length < gameType.length(); length++) {
            text[length] = (byte) gameType.charAt(length);
        }
        Color mover = swapped ? position.sideToMove().opposite() : position.sideToMove();
        text[length++] = ' ';
        text[length++] = (byte) mover.letter();
        text[length++] = ' ';
        int row = 0;
        int next = 0;
        for (int cell : image) {
            int place = cell >> BITS & LARGEST;
            for (; row < cell >> 2 * BITS; row++) {
                text[length++] = '/';
                next = 0;
            }
            length = gap(place - next, text, length);
            int single = singles[cell & LARGEST];
            length = single > 0 ? piece(single, text, length) : stack(stacks[cell & LARGEST], text, length);
            next = place + 1;
        }
        if (image.length == 0) {
            text[length++] = '-';
        }
        return new String(text, 0, length, StandardCharsets.ISO_8859_1);
    }

    /**
     * Writes how many cells are empty, if any are; gives the new length of the text, as the others that write do. A zero is
     * written too, for what comes next to be written over it: that is faster than to ask.
     */
    private static int gap(int empty, byte[] text, int length) {
        if (empty > 9) {
            int end = gap(empty / 10, text, length);
            text[end] = (byte) ('0' + empty % 10);
            return end + 1;
        }
        text[length] = (byte) ('0' + empty);
        return empty == 0 ? length : length + 1;
    }

    /** Writes a stack of several pieces. */
    private int stack(Stack stack, byte[] text, int length) {
        int end = length;
        text[end++] = '(';
        for (Piece piece : stack.pieces()) {
            end = piece(code(piece.index()), text, end);
        }
        text[end++] = ')';
        return end;
    }

    /** Writes a piece by its {@link #code}. */
    private static int piece(int code, byte[] text, int length) {
        text[length] = (byte) (code >> 1);
        if ((code & 1) == 0) {
            return length + 1;
        }
        text[length + 1] = '*';
        return length + 2;
    }

    /** The stacks' numbers alone. */
    private static int[] numbers(int[] image) {
        for (int i = 0; i < image.length; i++) {
            image[i] &= LARGEST;
        }
        return image;
    }
}
