// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.history;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Repetition;

/**
 * The positions that a board has shown since the history was created. All moves must be made and undone through the
 * history.
 */
public final class PositionHistory {
    private final Board board;
    private final ZobristKeys keys;
    private final EarlierPositions earlier;

    /** Creates a history that starts with the current position of the generator's board, which has no moves. */
    public PositionHistory(MoveGenerator generator) {
        board = generator.board();
        keys = new ZobristKeys(board);
        earlier = new EarlierPositions(new Repetition(generator), new Arrangements(board, keys));
    }

    /** Makes a legal move. */
    public void make(int move) {
        keys.complete();
        board.make(move);
    }

    /** Undoes the last move. */
    public void undo() {
        board.undo();
        keys.afterUndo();
        earlier.afterUndo();
    }

    /** Returns the Zobrist key of the arrangement, the side to move and the resting piece. */
    public long key() {
        return keys.key();
    }

    /** Returns the {@link #key} of the position after a legal move. */
    public long keyAfter(int move) {
        return keys.keyAfter(move);
    }

    /** Returns how often the current position has occurred (R7.3), at least 1. */
    public int occurrences() {
        keys.complete();
        return earlier.occurrences();
    }

    /** Returns the outcome by surrounded Queen Bees (R7.1) or by repetition (R7.3). */
    public Outcome outcome() {
        return Repetition.outcome(board, board.ruleset().repetition() == RepetitionRule.OFF ? 1 : occurrences());
    }
}
