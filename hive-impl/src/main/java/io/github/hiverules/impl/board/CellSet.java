// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import java.util.Arrays;

/** A set of cells that keeps the insertion order. {@link #clear} takes constant time. */
public final class CellSet {
    // 28 pieces and the cells beside the pieces are at most 196 cells.
    private final int[] cells = new int[256];
    private final int[] mark = new int[Grid.SIZE];
    private int stamp = 1;
    private int size;

    /** Removes all members and all {@linkplain #exclude exclusions}. */
    public void clear() {
        size = 0;
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(mark, 0);
            stamp = 1;
        }
    }

    /** Adds a cell. Ignores a cell that is a member or is excluded. */
    public void add(int cell) {
        if (mark[cell] != stamp) {
            mark[cell] = stamp;
            cells[size++] = cell;
        }
    }

    /** Makes {@link #add} ignore a cell until {@link #include} is called. The cell must not be a member. */
    public void exclude(int cell) {
        mark[cell] = stamp;
    }

    /** Undoes {@link #exclude}. */
    public void include(int cell) {
        mark[cell] = stamp - 1;
    }

    public boolean contains(int cell) {
        return mark[cell] == stamp;
    }

    /** Returns the number of members. */
    public int size() {
        return size;
    }

    /** Returns the member at an index, in insertion order. */
    public int get(int index) {
        return cells[index];
    }
}
