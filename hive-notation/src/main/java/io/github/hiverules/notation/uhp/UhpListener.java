// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Move;

/**
 * Is told what a {@link UhpClient} and its engine say to each other. Every method is called by the thread that gave the command,
 * while it waits; what a method throws comes out of that command and ends the session. Later versions may tell more.
 */
public interface UhpListener {
    /** A line was sent, or is being sent to an engine that does not read. */
    default void sent(String line) {}

    /** A line came from the engine, {@code ok} and answers that nobody waits for any more included. */
    default void received(String line) {}

    /**
     * While the engine thinks, it has named a move. Some engines name the best move so far again and again; the last one is the
     * answer.
     *
     * @param move a legal move
     * @param line what the engine said, perhaps with figures behind the move
     */
    default void bestMove(Move move, String line) {}
}
