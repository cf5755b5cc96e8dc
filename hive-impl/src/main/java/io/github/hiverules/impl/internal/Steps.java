package io.github.hiverules.impl.internal;

/** From directions to cells. */
final class Steps {
    private Steps() {}

    /** Collects the neighbours of a cell in those directions. */
    static void collect(int from, int directions, CellSet into) {
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            into.add(Grid.neighbor(from, Integer.numberOfTrailingZeros(rest)));
        }
    }
}
