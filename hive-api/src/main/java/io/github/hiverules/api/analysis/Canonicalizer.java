// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.util.Arrays;
import java.util.List;

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

    private final Position position;
    private final boolean swapped;
    private final int resting;

    // By stack: where it stands seen from the first of them, so that coordinates which wrap around do no harm.
    private final int[] q;
    private final int[] r;
    private final Stack[] stacks;
    private Hex base = Hex.ORIGIN;
    private int count;

    // The stacks' weights, and the weights times coordinates, summed up.
    private long weights;
    private long weightedQ;
    private long weightedR;

    // The image of a coordinate is one of these three or its negative.
    private final Range ofQ = new Range();
    private final Range ofR = new Range();
    private final Range ofSum = new Range();

    /** The least and the greatest of some numbers, 0 among them. */
    private static final class Range {
        private int least;
        private int greatest;

        void add(int number) {
            least = Math.min(least, number);
            greatest = Math.max(greatest, number);
        }

        int least(int sign) {
            return sign > 0 ? least : -greatest;
        }
    }

    private Canonicalizer(Position position, boolean swapped) {
        this.position = position;
        this.swapped = swapped;
        resting = position.restingPiece().map(Piece::index).orElse(-1);
        int size = position.stacks().size();
        q = new int[size];
        r = new int[size];
        stacks = new Stack[size];
        position.stacks().forEach(this::add);
    }

    private void add(Hex hex, Stack stack) {
        if (count == 0) {
            base = hex;
        }
        q[count] = hex.q() - base.q();
        r[count] = hex.r() - base.r();
        ofQ.add(q[count]);
        ofR.add(r[count]);
        ofSum.add(q[count] + r[count]);
        stacks[count] = stack;
        long weight = weight(stack);
        weights += weight;
        weightedQ += weight * q[count];
        weightedR += weight * r[count];
        count++;
    }

    static CanonicalPosition canonize(Position position, boolean swapped) {
        return new Canonicalizer(position, swapped).canonize();
    }

    private CanonicalPosition canonize() {
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
                key, best, swapped, Hex.of(-corner.q(), -corner.r()), new PieceOrder(pieces(order), swapped));
    }

    /** A number for the pieces on a cell; they are mixed well, so that the weights of some do not add up to those of others. */
    private long weight(Stack stack) {
        List<Piece> pieces = stack.pieces();
        int height = pieces.size();
        long hash = 0;
        for (int level = 0; level < height; level++) {
            Piece piece = pieces.get(level);
            int kind = 8 * color(piece).ordinal() + piece.bug().ordinal();
            hash = 37 * hash + 1 + 2L * kind + (piece.index() == resting ? 1 : 0);
        }
        long mixed = hash * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }

    private Color color(Piece piece) {
        return swapped ? piece.color().opposite() : piece.color();
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

    /** The stacks row by row as they lie under that symmetry: row, place in the row and number, 10 bits each. */
    private int[] image(Symmetry symmetry) {
        int leastQ = leastQ(symmetry);
        int leastR = leastR(symmetry);
        int[] image = new int[count];
        for (int i = 0; i < count; i++) {
            image[i] = symmetry.r(q[i], r[i]) - leastR << 20 | symmetry.q(q[i], r[i]) - leastQ << 10 | i;
        }
        Arrays.sort(image);
        return image;
    }

    private String text(int[] image) {
        StringBuilder text =
                new StringBuilder(96).append(position.ruleset().gameType()).append(' ');
        Color mover = swapped ? position.sideToMove().opposite() : position.sideToMove();
        text.append(mover.letter()).append(' ');
        int row = 0;
        int next = 0;
        for (int cell : image) {
            int q = cell >> 10 & 1023;
            for (; row < cell >> 20; row++) {
                text.append('/');
                next = 0;
            }
            if (q > next) {
                text.append(q - next);
            }
            write(stacks[cell & 1023], text);
            next = q + 1;
        }
        return (image.length == 0 ? text.append('-') : text).toString();
    }

    private void write(Stack stack, StringBuilder text) {
        List<Piece> pieces = stack.pieces();
        int height = pieces.size();
        if (height > 1) {
            text.append('(');
        }
        for (int level = 0; level < height; level++) {
            Piece piece = pieces.get(level);
            char letter = piece.bug().letter();
            text.append(color(piece) == Color.WHITE ? letter : (char) (letter | 0x20));
            if (piece.index() == resting) {
                text.append('*');
            }
        }
        if (height > 1) {
            text.append(')');
        }
    }

    private List<Piece> pieces(int[] image) {
        Piece[] all = new Piece[Piece.values().size()];
        int found = 0;
        for (int cell : image) {
            List<Piece> pieces = stacks[cell & 1023].pieces();
            int height = pieces.size();
            for (int level = 0; level < height; level++) {
                all[found++] = pieces.get(level);
            }
        }
        return List.of(Arrays.copyOf(all, found));
    }
}
