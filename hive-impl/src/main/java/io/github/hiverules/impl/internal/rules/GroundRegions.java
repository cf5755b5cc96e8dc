package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import java.util.Arrays;

/**
 * The empty cells around the hive, divided into the regions that ground steps connect. Each region is explored once a
 * position, however many Soldier Ants walk there.
 */
final class GroundRegions {
    private final Board board;
    private final int[] region = new int[Grid.SIZE];
    private final int[] size = new int[Grid.SIZE];
    private final int[] cells = new int[256];
    private int first = 1;
    private int next = 1;

    GroundRegions(Board board) {
        this.board = board;
    }

    /** Forgets all regions, because the board has changed. */
    void forget() {
        first = next;
        if (next > Integer.MAX_VALUE - Grid.SIZE) {
            Arrays.fill(region, 0);
            first = 1;
            next = 1;
        }
    }

    /** The region that an empty cell beside the hive belongs to, as a number from 0. */
    int regionOf(int cell) {
        int known = region[cell];
        return known >= first ? known - first : explore(cell);
    }

    /** How many cells a region has. */
    int sizeOf(int number) {
        return size[number];
    }

    private int explore(int start) {
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
