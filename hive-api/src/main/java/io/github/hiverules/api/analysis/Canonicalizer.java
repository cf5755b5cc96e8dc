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

    static {
        for (Piece piece : Piece.values()) {
            char letter = piece.bug().letter();
            LETTERS[piece.index()] = (byte) (piece.color() == Color.WHITE ? letter : letter ^ CASE);
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

    // The image of a coordinate is one of these three or its negative.
    private final Range ofQ;
    private final Range ofR;
    private final Range ofSum;

    // The stacks' weights, and the weights times coordinates, summed up.
    private final long weights;
    private final long weightedQ;
    private final long weightedR;

    /** The least and the greatest of some numbers. */
    private record Range(int least, int greatest) {
        int least(int sign) {
            return sign > 0 ? least : -greatest;
        }

        boolean isLarge() {
            return (long) greatest - least > LARGEST;
        }
    }

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
        long sum = 0;
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
            long weight = weight(stacks[i]);
            q[i] = dq;
            r[i] = dr;
            sum += weight;
            sumQ += weight * dq;
            sumR += weight * dr;
            leastQ = Math.min(leastQ, dq);
            mostQ = Math.max(mostQ, dq);
            leastR = Math.min(leastR, dr);
            mostR = Math.max(mostR, dr);
            leastSum = Math.min(leastSum, dq + dr);
            mostSum = Math.max(mostSum, dq + dr);
        }
        weights = sum;
        weightedQ = sumQ;
        weightedR = sumR;
        ofQ = new Range(leastQ, mostQ);
        ofR = new Range(leastR, mostR);
        ofSum = new Range(leastSum, mostSum);
    }

    static CanonicalPosition canonize(Position position, boolean swapped) {
        return new Canonicalizer(position, swapped).canonize();
    }

    private CanonicalPosition canonize() {
        if (ofQ.isLarge() || ofR.isLarge() || ofSum.isLarge()) {
            throw new IllegalArgumentException("No hive has pieces so far apart.");
        }
        long[] moments = new long[SYMMETRIES.length];
        long least = Long.MAX_VALUE;
        for (int s = 0; s < SYMMETRIES.length; s++) {
            moments[s] = moment(SYMMETRIES[s]);
            least = Math.min(least, moments[s]);
        }
        Symmetry best = Symmetry.IDENTITY;
        int[] order = {};
        String key = "";
        for (int s = 0; s < SYMMETRIES.length; s++) {
            if (moments[s] == least) {
                int[] image = image(SYMMETRIES[s]);
                String text = text(image);
                if (key.isEmpty() || text.compareTo(key) < 0) {
                    best = SYMMETRIES[s];
                    order = image;
                    key = text;
                }
            }
        }
        Hex corner = best.apply(base).translate(leastQ(best), leastR(best));
        return ImmutableCanonicalPosition.of(
                key, best, swapped, Hex.of(-corner.q(), -corner.r()), new PieceOrder(stacks, numbers(order), swapped));
    }

    /** A number for the pieces on a cell; they are mixed well, so that the weights of some do not add up to those of others. */
    private long weight(Stack stack) {
        List<Piece> pieces = stack.pieces();
        int height = pieces.size();
        long hash = 0;
        for (int level = 0; level < height; level++) {
            int piece = pieces.get(level).index();
            hash = 257 * hash + 2L * letter(piece) + (piece == resting ? 1 : 0);
        }
        long mixed = hash * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }

    private byte letter(int piece) {
        return (byte) (swapped ? LETTERS[piece] ^ CASE : LETTERS[piece]);
    }

    /** What the sum over the stacks of weight times place is under that symmetry, seen from the least coordinates there. */
    private long moment(Symmetry symmetry) {
        long alongQ = symmetry.q(1, 0) * weightedQ + symmetry.q(0, 1) * weightedR - leastQ(symmetry) * weights;
        long alongR = symmetry.r(1, 0) * weightedQ + symmetry.r(0, 1) * weightedR - leastR(symmetry) * weights;
        return alongQ * TIMES_Q + alongR * TIMES_R;
    }

    private int leastQ(Symmetry symmetry) {
        return least(symmetry.q(1, 0), symmetry.q(0, 1));
    }

    private int leastR(Symmetry symmetry) {
        return least(symmetry.r(1, 0), symmetry.r(0, 1));
    }

    /** The least coordinate of an image, which has so many times q and so many times r in it: 1, 0 or -1, never of both signs. */
    private int least(int timesQ, int timesR) {
        if (timesQ == 0) {
            return ofR.least(timesR);
        }
        return (timesR == 0 ? ofQ : ofSum).least(timesQ);
    }

    /** The stacks row by row as they lie under that symmetry: row, place in the row and number, {@link #BITS} each. */
    private int[] image(Symmetry symmetry) {
        int qOfQ = symmetry.q(1, 0);
        int qOfR = symmetry.q(0, 1);
        int rOfQ = symmetry.r(1, 0);
        int rOfR = symmetry.r(0, 1);
        int leastQ = leastQ(symmetry);
        int leastR = leastR(symmetry);
        int[] cells = new int[count];
        int rows = 0;
        for (int i = 0; i < count; i++) {
            int row = rOfQ * q[i] + rOfR * r[i] - leastR;
            int place = qOfQ * q[i] + qOfR * r[i] - leastQ;
            cells[i] = row << 2 * BITS | place << BITS | i;
            rows = Math.max(rows, row + 1);
        }
        return sorted(cells, rows);
    }

    /** The numbers of an image in order: put into their rows, they lack little, which makes the simplest sort the fastest. */
    private static int[] sorted(int[] cells, int rows) {
        int[] ends = new int[rows];
        for (int cell : cells) {
            ends[cell >> 2 * BITS]++;
        }
        for (int row = 1; row < rows; row++) {
            ends[row] += ends[row - 1];
        }
        int[] sorted = new int[cells.length];
        for (int cell : cells) {
            sorted[--ends[cell >> 2 * BITS]] = cell;
        }
        for (int i = 1; i < sorted.length; i++) {
            int cell = sorted[i];
            int to = i;
            for (; to > 0 && sorted[to - 1] > cell; to--) {
                sorted[to] = sorted[to - 1];
            }
            sorted[to] = cell;
        }
        return sorted;
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
            length = write(place - next, text, length);
            length = write(stacks[cell & LARGEST], text, length);
            next = place + 1;
        }
        if (image.length == 0) {
            text[length++] = '-';
        }
        return new String(text, 0, length, StandardCharsets.ISO_8859_1);
    }

    /** Writes how many cells are empty, if any are; gives the new length of the text. */
    private static int write(int empty, byte[] text, int length) {
        if (empty == 0) {
            return length;
        }
        int end = length;
        for (int unit = empty < 10 ? 1 : 1000; unit > 0; unit /= 10) {
            if (empty >= unit) {
                text[end++] = (byte) ('0' + empty / unit % 10);
            }
        }
        return end;
    }

    /** Writes the pieces on a cell; gives the new length of the text. */
    private int write(Stack stack, byte[] text, int length) {
        List<Piece> pieces = stack.pieces();
        int height = pieces.size();
        int end = length;
        if (height > 1) {
            text[end++] = '(';
        }
        for (int level = 0; level < height; level++) {
            int piece = pieces.get(level).index();
            text[end++] = letter(piece);
            if (piece == resting) {
                text[end++] = '*';
            }
        }
        if (height > 1) {
            text[end++] = ')';
        }
        return end;
    }

    /** The stacks' numbers alone. */
    private static int[] numbers(int[] image) {
        for (int i = 0; i < image.length; i++) {
            image[i] &= LARGEST;
        }
        return image;
    }
}
