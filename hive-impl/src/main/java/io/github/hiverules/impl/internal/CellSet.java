package io.github.hiverules.impl.internal;

import java.util.Arrays;

/** A set of cells that is emptied in one step and gives its members in the order in which they came. */
final class CellSet {
    // The rim of a hive of 28 pieces has at most 4 * 28 + 2 cells.
    private final int[] cells = new int[256];
    private final int[] mark = new int[Grid.SIZE];
    private int stamp = 1;
    private int size;

    void clear() {
        size = 0;
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(mark, 0);
            stamp = 1;
        }
    }

    /** Adds the cell if it is not in the set yet. */
    void add(int cell) {
        if (mark[cell] != stamp) {
            mark[cell] = stamp;
            cells[size++] = cell;
        }
    }

    /** Keeps a cell that is not in the set from being added, until {@link #readmit}. */
    void bar(int cell) {
        mark[cell] = stamp;
    }

    void readmit(int cell) {
        mark[cell] = stamp - 1;
    }

    boolean contains(int cell) {
        return mark[cell] == stamp;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return cells[index];
    }
}
