// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.internal.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A cell of BoardSpace's board with columns A to Z and rows 1 to 26. The board wraps: column A is east of column Z, and
 * row 1 is above row 26. Some clients also name columns beyond the edges: {@code 1A} is west of A, {@code 1Z} is east
 * of Z.
 *
 * @param column the column; 0 is A
 * @param row the row; 0 is row 1
 */
public record WrappedCell(int column, int row) {
    /** The board's width and height, in cells. */
    static final int SIZE = 26;

    /** In printed records, the first piece is on N 13. */
    private static final WrappedCell FIRST = new WrappedCell('N' - 'A', 13 - 1);

    /** Stands for the hand. */
    static final WrappedCell HAND = new WrappedCell(-1, -1);

    private static final int MAX_DIGITS = 6;

    /** Converts a hex to a cell of BoardSpace's board. {@link Hex#ORIGIN} becomes N 13. */
    public static WrappedCell of(Hex hex) {
        return new WrappedCell(
                Math.floorMod(Math.floorMod(hex.q(), SIZE) + FIRST.column, SIZE),
                Math.floorMod(FIRST.row - Math.floorMod(hex.r(), SIZE), SIZE));
    }

    /** Parses a column and a row, starting at an index. Returns null if the column or the row is invalid. */
    public static @Nullable WrappedCell parse(String text, int from) {
        int to = Texts.skipWord(text, from);
        int row = Texts.skipSpace(text, to);
        boolean negative = row < text.length() && text.charAt(row) == '-';
        int c = parseColumn(text, from, to);
        int r = parseDigits(text, negative ? row + 1 : row, Texts.skipWord(text, row));
        return c == Integer.MIN_VALUE || r < 0
                ? null
                : new WrappedCell(Math.floorMod(c, SIZE), Math.floorMod((negative ? -r : r) - 1, SIZE));
    }

    /** Parses a column; A is 0. Returns {@link Integer#MIN_VALUE} if the column is invalid. */
    private static int parseColumn(String text, int from, int to) {
        int last = to - 1;
        int letter = last < from ? -1 : (text.charAt(last) & ~0x20) - 'A';
        if (letter < 0 || letter >= SIZE) {
            return Integer.MIN_VALUE;
        }
        if (last == from) {
            return letter;
        }
        int beyond = parseDigits(text, from, last);
        if (beyond >= 0 && (letter == 0 || letter == SIZE - 1)) {
            return letter == 0 ? -beyond : letter + beyond;
        }
        return last == from + 1 && parseColumn(text, from, last) >= 0
                ? letter // AA follows Z
                : Integer.MIN_VALUE;
    }

    private static int parseDigits(String text, int from, int to) {
        return (int) Texts.parseNumber(text, from, to, MAX_DIGITS);
    }

    /** Returns the cell's name, such as {@code N 13}. */
    @Override
    public String toString() {
        return (char) ('A' + column) + " " + (row + 1);
    }
}
