package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;

/** The Queen Bee (R4.1): one ground step. The Pillbug moves like her (R4.8). */
public final class QueenBee {
    private QueenBee() {}

    public static int count(Board board, int from) {
        return Integer.bitCount(Slide.groundSteps(board, from));
    }

    public static void collect(Board board, int from, CellSet into) {
        Steps.collect(from, Slide.groundSteps(board, from), into);
    }
}
