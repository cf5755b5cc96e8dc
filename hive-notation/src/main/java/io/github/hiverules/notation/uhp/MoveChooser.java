// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import java.util.function.Consumer;

/** The strategy that chooses the moves of a {@link UhpEngine}. */
@FunctionalInterface
public interface MoveChooser {
    /**
     * Returns a legal move for the side to move. If it returns an illegal move or throws an exception, the engine answers
     * {@code err}, and the session continues.
     *
     * <p>{@link UhpEngine#run} interrupts the thread when the time is up, and when {@code exit} or the end of the input arrives. A
     * chooser that checks {@link Thread#isInterrupted} then returns its best move so far. At the end of a session it has one
     * second to do so.
     *
     * @param game a game that is not over, with all its moves, so that repetitions (R7.3) can be detected
     * @param limit the longest time and greatest depth to search
     * @return the chosen move
     */
    Move choose(Game game, SearchLimit limit);

    /**
     * Returns a legal move, and reports better moves while it searches. The engine prints them if its option
     * {@code ShowBestMoves} is on. By default, nothing is reported.
     *
     * @param game a game that is not over
     * @param limit the longest time and greatest depth to search
     * @param best accepts each best move so far; throws {@link IllegalArgumentException} if it is illegal
     * @return the chosen move
     */
    default Move choose(Game game, SearchLimit limit, Consumer<Move> best) {
        requireNonNull(best, "best");
        return choose(requireNonNull(game, "game"), requireNonNull(limit, "limit"));
    }
}
