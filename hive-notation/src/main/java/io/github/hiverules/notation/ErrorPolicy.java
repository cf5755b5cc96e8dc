// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

/** What a reader does with a game that is broken: by its syntax, by an illegal move, by a result that can't be. */
public enum ErrorPolicy {
    /** Throws the error; nothing behind it is read. */
    STOP,
    /** Reports the error and goes on with the next game that is whole. */
    SKIP,
    /**
     * Gives the legal part as a record that holds the error, and goes on with the next game. What is no game, so that it has
     * no legal part, is reported and gives no record.
     */
    KEEP_LEGAL_PART,
    /**
     * Gives the legal part as a record that holds the error, and goes on. What is no game gives a record too: one without
     * moves that holds the error.
     */
    KEEP_ALL
}
