// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Nearby;

/** The Queen Bee (R4.1): one ground step. The Pillbug moves like her (R4.8). */
public final class QueenBee {
    private QueenBee() {}

    /** The cells that a Queen Bee on a cell may step to, as a set of {@link Nearby} with that cell as its centre. */
    public static long reach(Board board, int from) {
        return Nearby.neighbors(Nearby.CENTER, Slide.groundSteps(board, from));
    }

    static void collect(Board board, int from, CellSet into) {
        Nearby.collect(from, reach(board, from), into);
    }
}
