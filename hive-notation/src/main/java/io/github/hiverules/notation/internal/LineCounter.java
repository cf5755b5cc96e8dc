// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** Counts characters, to find the line and the column of the next character. A line ends with a line feed, a carriage return, or both. */
public final class LineCounter {
    private int line;
    private int column;
    private boolean isBehindReturn;

    /** Creates a counter for a text that begins at a line and a column, both counted from 1. */
    public LineCounter(int line, int column) {
        this.line = line;
        this.column = column;
    }

    /** Counts the next characters, which are a part of an array. */
    public void count(char[] chars, int from, int to) {
        int start = from + 1 - column; // the index of column 1
        for (int i = from; i < to; i++) {
            if (Texts.isLineEnd(chars[i])) {
                line += chars[i] == '\n' && (i > from ? chars[i - 1] == '\r' : isBehindReturn) ? 0 : 1;
                start = i + 1;
            }
        }
        column = to + 1 - start;
        isBehindReturn = to > from ? chars[to - 1] == '\r' : isBehindReturn;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
