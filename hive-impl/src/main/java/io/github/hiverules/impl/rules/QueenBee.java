// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Nearby;

/** The Queen Bee (R4.1): one ground step. The Pillbug moves like her (R4.8). */
public final class QueenBee {
    private QueenBee() {}

    /** Returns the cells that a Queen Bee on a cell may step to, as the near cells of a {@link Reach}. */
    static long reach(Board board, int from) {
        return Nearby.neighbors(Nearby.CENTER, Slide.groundSteps(board, from));
    }
}
