// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.spi.BoundingBox;
import java.util.List;
import java.util.Map;

/**
 * Computes the key and the symmetry of a {@link CanonicalPosition}.
 *
 * <p>The page on notations specifies the key. The twelve symmetries give twelve images of the table. Images are
 * compared by their numbers of rows, then by their numbers of columns, then by their texts in ASCII order. The text of
 * the least image is the key.
 *
 * <p>The extents of the hive determine the rows and columns of each image. Usually two images remain, rotated by 180
 * degrees. The texts of the remaining images are compared row by row. Images with a greater row are dropped.
 *
 * <p>No image is built. The rows of all images are read from one array, along the directions of each image.
 */
final class Canonicalizer {
    /**
     * The largest difference of coordinates that keys support. The hive has at most 28 pieces, so coordinates differ by
     * at most 27.
     */
    private static final int LARGEST_EXTENT = 63;

    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    private static final int AXES = 6;

    /** Indexed by symmetry: the position's axis that becomes the image's q axis. */
    private static final int[] AXIS_OF_Q = new int[SYMMETRIES.length];

    /** Indexed by symmetry: the position's axis that becomes the image's r axis. */
    private static final int[] AXIS_OF_R = new int[SYMMETRIES.length];

    /** Indexed by symmetry: the position's direction that leads to the right in the image. */
    private static final Direction[] RIGHT = new Direction[SYMMETRIES.length];

    /** Indexed by symmetry: the position's direction that leads to the image's next row. */
    private static final Direction[] DOWN = new Direction[SYMMETRIES.length];

    /** Indexed by piece. White has upper-case letters. */
    private static final byte[] LETTERS = new byte[Piece.values().size()];

    private static final int LOWER_CASE_BIT = 0x20;

    static {
        for (Symmetry symmetry : SYMMETRIES) {
            int s = symmetry.ordinal();
            Hex q = symmetry.apply(Hex.of(1, 0));
            Hex r = symmetry.apply(Hex.of(0, 1));
            AXIS_OF_Q[s] = axis(q.q(), r.q());
            AXIS_OF_R[s] = axis(q.r(), r.r());
            RIGHT[s] = symmetry.inverse().apply(Direction.EAST);
            DOWN[s] = symmetry.inverse().apply(Direction.SOUTH_EAST);
        }
        for (Piece piece : Piece.values()) {
            char letter = piece.bug().letter();
            LETTERS[piece.index()] = (byte) (piece.color() == Color.WHITE ? letter : letter ^ LOWER_CASE_BIT);
        }
    }

    private final Position position;

    /** The index of the resting piece, or -1. */
    private final int resting;

    private final PieceStack[] stacks;

    /**
     * The cells of the stacks. Only differences from the first cell are used, because coordinates wrap around.
     */
    private final Hex[] cells;

    /** The least coordinate of all stacks, indexed by axis. */
    private final int[] least = new int[AXES];

    /** The greatest coordinate of all stacks minus the least coordinate, indexed by axis. */
    private final int[] extents = new int[AXES];

    /**
     * The contents of the cells. The position of a cell in the array is {@link #index} modulo the length of the array.
     * An empty cell contains 0. The cell of a single piece that doesn't rest contains a letter. For any other stack
     * {@code stacks[i]}, the cell contains {@code ~i}.
     *
     * <p>The array has more than twice as many rows and columns as the hive. So no empty cell of an image shares a
     * position with a stack.
     */
    private final byte[] table;

    /** The table has {@code 1 << log} rows and {@code 1 << log} columns. */
    private final int log;

    Canonicalizer(Position position) {
        this.position = position;
        resting = position.restingPiece().map(Piece::index).orElse(-1);
        Map<Hex, PieceStack> map = position.stacks();
        cells = new Hex[map.size()];
        stacks = new PieceStack[cells.length];
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

    /**
     * Returns the number of the axis with the coordinate {@code timesQ * q + timesR * r}. Axes 0, 1 and 2 have the
     * coordinates q, r and q + r. Axes 3, 4 and 5 have -q, -r and -(q + r).
     */
    private static int axis(int timesQ, int timesR) {
        int axis = timesQ == 0 ? 1 : timesR == 0 ? 0 : 2;
        return timesQ + timesR > 0 ? axis : axis + 3;
    }

    private void measure() {
        BoundingBox box = new BoundingBox();
        for (Hex cell : cells) {
            box.add(cell.q(), cell.r());
        }
        least[0] = box.minQ;
        least[1] = box.minR;
        least[2] = box.minSum;
        least[3] = -box.maxQ;
        least[4] = -box.maxR;
        least[5] = -box.maxSum;
    }

    private int largestExtent() {
        long largest = 1;
        for (int axis = 0; axis < AXES; axis++) {
            extents[axis] = -least[(axis + 3) % AXES] - least[axis];
            largest = Math.max(largest, Integer.toUnsignedLong(extents[axis])); // coordinates may wrap around
        }
        if (largest > LARGEST_EXTENT) {
            throw new IllegalArgumentException(
                    "Expected pieces at most " + LARGEST_EXTENT + " cells apart, found " + largest + ".");
        }
        return (int) largest;
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

    CanonicalPosition canonize() {
        int images = smallestImages();
        int rows = extents[AXIS_OF_R[first(images)]] + 1;
        String head =
                position.ruleset().gameType() + ' ' + position.sideToMove().letter() + ' ';
        // A piece takes at most three characters, including a gap or parentheses. The array has room for a second row,
        // which is compared with the first.
        char[] text = new char[head.length() + 2 * (rows + 3 * LETTERS.length + 1)];
        int length = head.length();
        head.getChars(0, length, text, 0);
        for (int row = 0; row < rows; row++) {
            int image = first(images);
            int end = writeRow(image, row, text, length);
            int leastRowImages = 1 << image;
            for (int others = images & images - 1; others != 0; others &= others - 1) {
                image = first(others);
                int otherEnd = writeRow(image, row, text, end);
                int order = compareRows(text, end, length);
                if (order < 0) {
                    System.arraycopy(text, end, text, length, otherEnd - end);
                    end = length + otherEnd - end;
                    leastRowImages = 0;
                }
                if (order <= 0) {
                    leastRowImages |= 1 << image;
                }
            }
            images = leastRowImages;
            length = end;
        }
        if (cells.length == 0) {
            text[length - 1] = '-';
        } else {
            length--; // removes the last slash
        }
        return canonical(first(images), new String(text, 0, length));
    }

    /**
     * Returns a bit set of symmetries. Of the images with the fewest rows, the set contains those with the fewest
     * columns.
     */
    private int smallestImages() {
        int images = 0;
        int smallest = Integer.MAX_VALUE;
        for (int s = 0; s < SYMMETRIES.length; s++) {
            int size = extents[AXIS_OF_R[s]] * (LARGEST_EXTENT + 1) + extents[AXIS_OF_Q[s]];
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
        Hex corner = symmetry.apply(base).translate(least[AXIS_OF_Q[image]], least[AXIS_OF_R[image]]);
        Hex shift = Hex.of(-corner.q(), -corner.r());
        PieceNumbering numbering =
                new PieceNumbering(position.stacks(), hex -> symmetry.apply(hex).translate(shift.q(), shift.r()));
        return ImmutableCanonicalPosition.of(key, symmetry, shift, numbering);
    }

    /** Compares the rows that start at two indices of the text. A slash ends each row. */
    private static int compareRows(char[] text, int one, int other) {
        int i = 0;
        while (text[one + i] == text[other + i] && text[one + i] != '/') {
            i++;
        }
        return text[one + i] - text[other + i];
    }

    /** Writes a row of an image and a slash. All methods that write return the new length of the text. */
    private int writeRow(int image, int row, char[] text, int from) {
        int right = index(RIGHT[image].dq(), RIGHT[image].dr());
        int down = index(DOWN[image].dq(), DOWN[image].dr());
        int cell = least[AXIS_OF_Q[image]] * right + (least[AXIS_OF_R[image]] + row) * down;
        int length = from;
        int empty = 0;
        for (int column = 0; column <= extents[AXIS_OF_Q[image]]; column++) {
            byte content = table[cell & table.length - 1];
            cell += right;
            if (content == 0) {
                empty++;
                continue;
            }
            length = writeGap(empty, text, length);
            empty = 0;
            if (content > 0) {
                text[length++] = (char) content;
            } else {
                length = writeStack(stacks[~content].pieces(), text, length);
            }
        }
        text[length] = '/';
        return length + 1;
    }

    private static int writeGap(int empty, char[] text, int from) {
        int length = from;
        if (empty > 9) {
            text[length++] = (char) ('0' + empty / 10);
        }
        text[length] = (char) ('0' + empty % 10);
        return empty == 0 ? length : length + 1;
    }

    private int writeStack(List<Piece> pieces, char[] text, int from) {
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

    private int writePiece(int piece, char[] text, int from) {
        text[from] = (char) LETTERS[piece];
        if (piece != resting) {
            return from + 1;
        }
        text[from + 1] = '*';
        return from + 2;
    }
}
