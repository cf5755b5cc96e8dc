// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;

/** Chooses a move: the part of an engine that thinks. */
@FunctionalInterface
public interface MoveChooser {
    /**
     * A legal move for the side to move. An illegal one, null or an exception is answered with {@code err} and what went wrong,
     * and the session goes on.
     *
     * <p>{@link UhpEngine#run} interrupts the thread when the time is over, and when {@code exit} or the end of the input comes
     * meanwhile. A chooser that looks at {@link Thread#isInterrupted} then returns the best move so far; at the end of a session
     * it has a second for that.
     *
     * @param game a game that is not over, with all its moves, so that repetitions (R7.3) can be seen
     * @param limit how long to think at most
     */
    Move choose(Game game, SearchLimit limit);
}
