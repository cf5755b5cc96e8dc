package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import java.util.Arrays;

/**
 * The empty ground around the hive, divided into regions: cells between which ground steps lead to and fro. Each region is
 * explored once a position, however many Soldier Ants walk there.
 */
public final class GroundRegions {

    private final int[] region = new int[Grid.SIZE];
    private final int[] size = new int[Grid.SIZE];
    private final int[] cells = new int[256];
    private int first = 1;
    private int next = 1;

    /** Forgets all regions, because the board has changed. */
    public void forget() {
        first = next;
        if (next > Integer.MAX_VALUE - Grid.SIZE) {
            Arrays.fill(region, 0);
            first = 1;
            next = 1;
        }
    }

    /** The region that an empty cell beside the hive belongs to, as a number from 0. */
    public int regionOf(Board board, int cell) {
        int known = region[cell];
        return known >= first ? known - first : explore(board, cell);
    }

    /** How many cells a region has. */
    public int sizeOf(int number) {
        return size[number];
    }

    private int explore(Board board, int start) {
        int[] region = this.region;
        int[] cells = this.cells;
        int number = next++;
        region[start] = number;
        cells[0] = start;
        int end = 1;
        for (int i = 0; i < end; i++) {
            int cell = cells[i];
            for (int steps = Slide.groundSteps(board, cell); steps != 0; steps &= steps - 1) {
                int neighbor = Grid.neighbor(cell, Integer.numberOfTrailingZeros(steps));
                if (region[neighbor] != number) {
                    region[neighbor] = number;
                    cells[end++] = neighbor;
                }
            }
        }
        size[number - first] = end;
        return number - first;
    }
}
