package io.github.hiverules.impl.internal;

/** The Queen Bee (R4.1): one ground step. The Pillbug moves like her (R4.8). */
final class QueenBee {
    private QueenBee() {}

    static int count(Board board, int from) {
        return Integer.bitCount(Slide.groundSteps(board, from));
    }

    static void collect(Board board, int from, CellSet into) {
        Steps.collect(from, Slide.groundSteps(board, from), into);
    }
}
