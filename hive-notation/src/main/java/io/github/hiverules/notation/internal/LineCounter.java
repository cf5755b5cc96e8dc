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

    public void count(char c) {
        if (Texts.isLineEnd(c)) {
            line += c == '\n' && isBehindReturn ? 0 : 1;
            column = 1;
        } else {
            column++;
        }
        isBehindReturn = c == '\r';
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
