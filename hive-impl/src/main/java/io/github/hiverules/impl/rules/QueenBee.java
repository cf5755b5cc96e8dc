// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Nearby;

/** The Queen Bee (R4.1): one ground step. The Pillbug moves like a Queen Bee (R4.8). */
public final class QueenBee {
    private QueenBee() {}

    /** Returns the {@link Reach} of a Queen Bee on a cell. */
    static long reach(Board board, int from) {
        return Nearby.neighbors(Nearby.CENTER, Slide.groundSteps(board, from));
    }
}
