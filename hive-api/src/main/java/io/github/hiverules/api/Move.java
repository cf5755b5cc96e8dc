package io.github.hiverules.api;

import java.io.Serializable;

/**
 * What a side does in its turn (R6.1): a {@link Placement}, a {@link Movement} or a {@link Pass}. Two moves are equal when
 * piece and destination are; how a piece got there (by itself, or thrown by a Pillbug) makes no second move.
 */
public sealed interface Move extends Serializable permits Placement, Movement, Pass {
    /** Puts a piece from the hand on the table. */
    static Placement place(Piece piece, Hex to) {
        return Placement.of(piece, to);
    }

    /** Moves a piece on the table, throws by a Pillbug included. */
    static Movement move(Piece piece, Hex to) {
        return Movement.of(piece, to);
    }

    /** Gives the turn away. */
    static Pass pass() {
        return Pass.INSTANCE;
    }
}
