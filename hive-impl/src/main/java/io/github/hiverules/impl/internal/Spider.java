package io.github.hiverules.impl.internal;

/**
 * The Spider (R4.4): exactly three ground steps, no cell visited twice, the start included. While the ways are looked for
 * the Spider is lifted.
 */
final class Spider {
    private Spider() {}

    static void collect(Board board, int from, CellSet into) {
        board.hide(from);
        for (int first = Slide.groundSteps(board, from); first != 0; first &= first - 1) {
            int d1 = Integer.numberOfTrailingZeros(first);
            int one = Grid.neighbor(from, d1);
            for (int second = onwards(board, one, d1); second != 0; second &= second - 1) {
                int d2 = Integer.numberOfTrailingZeros(second);
                int two = Grid.neighbor(one, d2);
                for (int third = onwards(board, two, d2); third != 0; third &= third - 1) {
                    int end = Grid.neighbor(two, Integer.numberOfTrailingZeros(third));
                    if (end != from) {
                        into.add(end);
                    }
                }
            }
        }
        board.hide(from);
    }

    /** The steps from a cell that do not lead straight back; in three steps no other cell but the start is met again. */
    private static int onwards(Board board, int cell, int cameIn) {
        return Slide.groundSteps(board, cell) & ~(1 << Grid.opposite(cameIn));
    }
}
