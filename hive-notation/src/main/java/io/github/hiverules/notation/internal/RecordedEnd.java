// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.Results;

/** Compares the end that a record tells with the one that its moves lead to: a record built by hand may tell anything. */
public final class RecordedEnd {
    private RecordedEnd() {}

    /**
     * Makes sure that a game which stands so by its moves can have ended so.
     *
     * @param told the outcome that the record tells
     * @param byBoard how the board stands after the record's moves
     * @throws IllegalArgumentException if the board has decided otherwise, or has not decided what only it can (R7.1, R7.3)
     */
    public static void check(Outcome told, Outcome byBoard) {
        boolean offBoard = !told.isOver() || Results.reasonOf(told).isPresent();
        boolean fits = byBoard.isOver() ? told.equals(byBoard) : offBoard;
        if (!fits) {
            throw new IllegalArgumentException("By its moves the game is " + byBoard + ", not " + told + ".");
        }
    }
}
