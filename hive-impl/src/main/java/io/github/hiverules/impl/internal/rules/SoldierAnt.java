package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;

/** The Soldier Ant (R4.5): one or more ground steps. While its paths are searched the Ant is lifted. */
public final class SoldierAnt {
    private SoldierAnt() {}

    /** Collects every cell that ground steps lead to, into an empty set. */
    public static void collect(Board board, int from, CellSet into) {
        board.hide(from);
        into.exclude(from);
        Steps.collect(from, Slide.groundSteps(board, from), into);
        for (int i = 0; i < into.size(); i++) {
            int cell = into.get(i);
            Steps.collect(cell, Slide.groundSteps(board, cell), into);
        }
        into.include(from);
        board.hide(from);
    }

    /**
     * How many cells {@link #collect} would collect, from the regions as they are with the Ant in its place.
     *
     * <p>The Ant's first step leads to an end of a gap between its neighbours. Lifting it changes paths only between its own
     * empty neighbours: those inside a gap touch nothing but the Ant, so they leave the region, and every other cell of the
     * region is still reached from the gap's ends. Where a cell inside a gap touches something else, the cells are collected.
     */
    public static int count(Board board, int from, GroundRegions regions, CellSet scratch) {
        int occupied = board.occupiedAround(from);
        int empty = ~occupied & Grid.ALL_AROUND;
        int inside = empty & (empty >> 1 | empty << 5) & (empty << 1 | empty >> 5);
        for (int rest = inside; rest != 0; rest &= rest - 1) {
            if (Integer.bitCount(board.occupiedAround(Grid.neighbor(from, Integer.numberOfTrailingZeros(rest)))) != 1) {
                return countOneByOne(board, from, scratch);
            }
        }
        long counted = 0;
        int cells = 0;
        for (int ends = empty & ~inside & Slide.groundSteps(board, from); ends != 0; ends &= ends - 1) {
            int region = regions.regionOf(Grid.neighbor(from, Integer.numberOfTrailingZeros(ends)));
            if (region >= Long.SIZE) {
                return countOneByOne(board, from, scratch);
            }
            if ((counted >> region & 1) == 0) {
                counted |= 1L << region;
                cells += regions.sizeOf(region);
            }
        }
        return cells == 0 ? 0 : cells - Integer.bitCount(inside);
    }

    private static int countOneByOne(Board board, int from, CellSet scratch) {
        scratch.clear();
        collect(board, from, scratch);
        return scratch.size();
    }
}
