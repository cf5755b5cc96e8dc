package io.github.hiverules.impl.internal;

/** The Soldier Ant (R4.5): one or more ground steps. While the ways are looked for the Ant is lifted. */
final class SoldierAnt {
    private SoldierAnt() {}

    /** Collects every cell that ground steps lead to, into an empty set. */
    static void collect(Board board, int from, CellSet into) {
        board.hide(from);
        into.bar(from);
        Steps.collect(from, Slide.groundSteps(board, from), into);
        for (int i = 0; i < into.size(); i++) {
            int cell = into.get(i);
            Steps.collect(cell, Slide.groundSteps(board, cell), into);
        }
        into.readmit(from);
        board.hide(from);
    }
}
