package io.github.hiverules.impl.internal.board;

import java.util.Arrays;

/** A set of cells that is emptied in one step and gives its members in the order in which they came. */
public final class CellSet {
    // The rim of a hive of 28 pieces has at most 4 * 28 + 2 cells.
    private final int[] cells = new int[256];
    private final int[] mark = new int[Grid.SIZE];
    private int stamp = 1;
    private int size;

    public void clear() {
        size = 0;
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(mark, 0);
            stamp = 1;
        }
    }

    /** Adds the cell if it is not in the set yet. */
    public void add(int cell) {
        cells[size] = cell;
        size += mark[cell] - stamp >>> 31; // 1 for an older mark, 0 for the same: faster than a branch that can't be foreseen
        mark[cell] = stamp;
    }

    /** Keeps a cell that is not in the set from being added, until {@link #readmit}. */
    public void bar(int cell) {
        mark[cell] = stamp;
    }

    public void readmit(int cell) {
        mark[cell] = stamp - 1;
    }

    public boolean contains(int cell) {
        return mark[cell] == stamp;
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return cells[index];
    }
}
