// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Symmetry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Computes the key of a position and its symmetry.
 *
 * <p>The page on notations specifies the key. The twelve symmetries give twelve images of the table. The images with
 * the fewest rows remain, and of these the images with the fewest columns. The key is the first of their texts in ASCII
 * order.
 *
 * <p>The extents of the hive determine the rows and columns of each image. Usually two images remain, half a turn
 * apart. All remaining images write their first row. Only the images with the least first row write their second row,
 * and so on. No image is built: the rows of all images are read from one table, each image in its own directions.
 */
final class Canonicalizer {
    /**
     * The largest difference of coordinates that has a key. The 28 pieces of a hive are never more than 27 cells apart.
     */
    private static final int LARGEST_EXTENT = 63;

    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    /** The number of axes, see {@link #axis}. */
    private static final int AXES = 6;

    /** The axis of the position that becomes the q axis of the image, indexed by symmetry. */
    private static final int[] Q = new int[SYMMETRIES.length];

    /** The axis of the position that becomes the r axis of the image, indexed by symmetry. */
    private static final int[] R = new int[SYMMETRIES.length];

    /** The direction in the position that leads to the right in the image, indexed by symmetry. */
    private static final Direction[] RIGHT = new Direction[SYMMETRIES.length];

    /** The direction in the position that leads to the next row of the image, indexed by symmetry. */
    private static final Direction[] DOWN = new Direction[SYMMETRIES.length];

    /** The letter of each piece, in upper case for White, indexed by piece. */
    private static final byte[] LETTERS = new byte[Piece.values().size()];

    /** The bit that distinguishes upper from lower case. */
    private static final int CASE = 0x20;

    static {
        for (Symmetry symmetry : SYMMETRIES) {
            int s = symmetry.ordinal();
            Hex q = symmetry.apply(Hex.of(1, 0));
            Hex r = symmetry.apply(Hex.of(0, 1));
            Q[s] = axis(q.q(), r.q());
            R[s] = axis(q.r(), r.r());
            RIGHT[s] = symmetry.inverse().apply(Direction.EAST);
            DOWN[s] = symmetry.inverse().apply(Direction.SOUTH_EAST);
        }
        for (Piece piece : Piece.values()) {
            char letter = piece.bug().letter();
            LETTERS[piece.index()] = (byte) (piece.color() == Color.WHITE ? letter : letter ^ CASE);
        }
    }

    private final Position position;

    /** The index of the resting piece, or -1. */
    private final int resting;

    private final Stack[] stacks;

    /**
     * The cell of each stack. Coordinates are relative to the first of these cells, because the coordinates of a
     * {@link Hex} wrap around.
     */
    private final Hex[] cells;

    /** The least coordinate of a stack, indexed by axis. */
    private final int[] least = new int[AXES];

    /** The difference between the greatest and the least coordinate of a stack, indexed by axis. */
    private final int[] extents = new int[AXES];

    /**
     * The contents of each cell, at its {@link #index} modulo the length. An empty cell is 0. A single piece that does
     * not rest is its letter. Any other stack is {@code ~i}, where {@code i} is its index in {@link #stacks}.
     *
     * <p>The numbers of rows and of columns are more than twice the largest extent, so no empty cell of an image
     * shares its index with a stack.
     */
    private final byte[] table;

    /** The binary logarithm of the table's rows, and of its columns. */
    private final int log;

    private Canonicalizer(Position position) {
        this.position = position;
        resting = position.restingPiece().map(Piece::index).orElse(-1);
        Map<Hex, Stack> map = position.stacks();
        cells = new Hex[map.size()];
        stacks = new Stack[cells.length];
        int[] filled = {0};
        map.forEach((hex, stack) -> {
            cells[filled[0]] = hex;
            stacks[filled[0]++] = stack;
        });
        measure();
        log = Integer.SIZE - Integer.numberOfLeadingZeros(2 * largestExtent());
        table = new byte[1 << 2 * log];
        fillTable();
    }

    static CanonicalPosition canonize(Position position) {
        return new Canonicalizer(position).canonize();
    }

    /**
     * Returns the number of the axis with the coordinate {@code timesQ * q + timesR * r}. Axes 0 to 2 are q, r and q +
     * r; axes 3 to 5 are their negatives.
     */
    private static int axis(int timesQ, int timesR) {
        int axis = timesQ == 0 ? 1 : timesR == 0 ? 0 : 2;
        return timesQ + timesR > 0 ? axis : axis + 3;
    }

    private void measure() {
        int leastQ = 0;
        int mostQ = 0;
        int leastR = 0;
        int mostR = 0;
        int leastSum = 0;
        int mostSum = 0;
        for (Hex cell : cells) {
            int q = cell.q() - cells[0].q();
            int r = cell.r() - cells[0].r();
            leastQ = Math.min(leastQ, q);
            mostQ = Math.max(mostQ, q);
            leastR = Math.min(leastR, r);
            mostR = Math.max(mostR, r);
            leastSum = Math.min(leastSum, q + r);
            mostSum = Math.max(mostSum, q + r);
        }
        least[0] = leastQ;
        least[1] = leastR;
        least[2] = leastSum;
        least[3] = -mostQ;
        least[4] = -mostR;
        least[5] = -mostSum;
    }

    private int largestExtent() {
        int largest = 1;
        for (int axis = 0; axis < AXES; axis++) {
            extents[axis] = -least[(axis + 3) % AXES] - least[axis];
            if (extents[axis] < 0 || extents[axis] > LARGEST_EXTENT) { // negative: wrapped around
                throw new IllegalArgumentException("Expected pieces at most " + LARGEST_EXTENT + " cells apart, found "
                        + Integer.toUnsignedString(extents[axis]) + ".");
            }
            largest = Math.max(largest, extents[axis]);
        }
        return largest;
    }

    private void fillTable() {
        for (int i = 0; i < cells.length; i++) {
            List<Piece> pieces = stacks[i].pieces();
            int bottom = pieces.get(0).index();
            boolean isPlain = pieces.size() == 1 && bottom != resting;
            int index = index(cells[i].q() - cells[0].q(), cells[i].r() - cells[0].r());
            table[index & table.length - 1] = isPlain ? LETTERS[bottom] : (byte) ~i;
        }
    }

    private int index(int q, int r) {
        return (r << log) + q;
    }

    private CanonicalPosition canonize() {
        int images = smallestImages();
        int rows = extents[R[first(images)]] + 1;
        String head =
                position.ruleset().gameType() + ' ' + position.sideToMove().letter() + ' ';
        // A piece takes at most three bytes, including a gap or parentheses. The array has room for two rows that are
        // compared.
        byte[] text = new byte[head.length() + 2 * (rows + 3 * LETTERS.length + 1)];
        int length = 0;
        for (; length < head.length(); length++) {
            text[length] = (byte) head.charAt(length);
        }
        for (int row = 0; row < rows; row++) {
            int image = first(images);
            int end = writeRow(image, row, text, length);
            int kept = 1 << image; // the images whose row is the least so far; the text ends with this row
            for (int others = images & images - 1; others != 0; others &= others - 1) {
                image = first(others);
                int otherEnd = writeRow(image, row, text, end);
                int order = compareRows(text, end, length);
                if (order < 0) {
                    System.arraycopy(text, end, text, length, otherEnd - end);
                    end = length + otherEnd - end;
                    kept = 0;
                }
                if (order <= 0) {
                    kept |= 1 << image;
                }
            }
            images = kept;
            length = end;
        }
        if (cells.length == 0) {
            text[length - 1] = '-';
        } else {
            length--; // removes the last slash
        }
        return canonical(first(images), new String(text, 0, length, StandardCharsets.ISO_8859_1));
    }

    /** Returns the images with the fewest rows and, of these, the fewest columns, as a bit set of symmetries. */
    private int smallestImages() {
        int images = 0;
        int smallest = Integer.MAX_VALUE;
        for (int s = 0; s < SYMMETRIES.length; s++) {
            int size = extents[R[s]] * (LARGEST_EXTENT + 1) + extents[Q[s]];
            if (size < smallest) {
                smallest = size;
                images = 0;
            }
            if (size == smallest) {
                images |= 1 << s;
            }
        }
        return images;
    }

    private static int first(int images) {
        return Integer.numberOfTrailingZeros(images);
    }

    private CanonicalPosition canonical(int image, String key) {
        Symmetry symmetry = SYMMETRIES[image];
        Hex base = cells.length == 0 ? Hex.ORIGIN : cells[0];
        Hex corner = symmetry.apply(base).translate(least[Q[image]], least[R[image]]);
        Hex shift = Hex.of(-corner.q(), -corner.r());
        PieceNumbering numbering =
                new PieceNumbering(position.stacks(), hex -> symmetry.apply(hex).translate(shift.q(), shift.r()));
        return ImmutableCanonicalPosition.of(key, symmetry, shift, numbering);
    }

    /** Compares two rows in the text, each terminated by a slash, given their start indices. */
    private static int compareRows(byte[] text, int one, int other) {
        int i = 0;
        while (text[one + i] == text[other + i] && text[one + i] != '/') {
            i++;
        }
        return text[one + i] - text[other + i];
    }

    /** Writes a row of an image and a slash. Like all methods that write, it returns the end index of the text. */
    private int writeRow(int image, int row, byte[] text, int from) {
        int right = index(RIGHT[image].dq(), RIGHT[image].dr());
        int down = index(DOWN[image].dq(), DOWN[image].dr());
        int cell = least[Q[image]] * right + (least[R[image]] + row) * down;
        int length = from;
        int empty = 0;
        for (int column = 0; column <= extents[Q[image]]; column++) {
            byte content = table[cell & table.length - 1];
            cell += right;
            if (content == 0) {
                empty++;
                continue;
            }
            length = writeGap(empty, text, length);
            empty = 0;
            if (content > 0) {
                text[length++] = content;
            } else {
                length = writeStack(stacks[~content].pieces(), text, length);
            }
        }
        text[length] = '/';
        return length + 1;
    }

    private static int writeGap(int empty, byte[] text, int from) {
        int length = from;
        if (empty > 9) {
            text[length++] = (byte) ('0' + empty / 10);
        }
        text[length] = (byte) ('0' + empty % 10);
        return empty == 0 ? length : length + 1;
    }

    private int writeStack(List<Piece> pieces, byte[] text, int from) {
        if (pieces.size() == 1) {
            return writePiece(pieces.get(0).index(), text, from);
        }
        int length = from;
        text[length++] = '(';
        for (Piece piece : pieces) {
            length = writePiece(piece.index(), text, length);
        }
        text[length] = ')';
        return length + 1;
    }

    private int writePiece(int piece, byte[] text, int from) {
        text[from] = LETTERS[piece];
        if (piece != resting) {
            return from + 1;
        }
        text[from + 1] = '*';
        return from + 2;
    }
}
