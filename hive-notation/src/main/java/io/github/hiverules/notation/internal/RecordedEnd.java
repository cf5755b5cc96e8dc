package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Results;

/** Holds a record to the end that its moves lead to: one built by hand may say anything, and no text should tell it as truth. */
public final class RecordedEnd {
    private RecordedEnd() {}

    /**
     * Compares a record's outcome with the board's.
     *
     * @param byBoard how the board stands after the record's moves
     * @throws IllegalArgumentException if the board has decided otherwise, or has not decided what only it can (R7.1, R7.3)
     */
    public static void check(GameRecord record, Outcome byBoard) {
        Outcome told = record.outcome();
        boolean offBoard = !told.isOver() || Results.reasonOf(told).isPresent();
        boolean fits = byBoard.isOver() ? told.equals(byBoard) : offBoard;
        if (!fits) {
            throw new IllegalArgumentException("by its moves the game is " + byBoard + ", not " + told);
        }
    }
}
