// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** Finds the line and the column of a character. A line ends with a line feed, a carriage return, or both. */
public final class LineCounter {
    private int line;
    private int column;
    private boolean isAfterReturn;

    /** Creates a counter that starts at a line and a column, both from 1. */
    public LineCounter(int line, int column) {
        this.line = line;
        this.column = column;
    }

    public void count(char[] chars, int from, int to) {
        int lineStart = from + 1 - column;
        for (int i = from; i < to; i++) {
            if (Texts.isLineEnd(chars[i])) {
                line += chars[i] == '\n' && (i > from ? chars[i - 1] == '\r' : isAfterReturn) ? 0 : 1;
                lineStart = i + 1;
            }
        }
        column = to + 1 - lineStart;
        isAfterReturn = to > from ? chars[to - 1] == '\r' : isAfterReturn;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
