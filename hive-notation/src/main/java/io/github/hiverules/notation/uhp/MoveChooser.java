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
     * {@return a legal move for the side to move} If the chooser returns an illegal move or throws an exception, the
     * engine answers {@code err}, and the session continues.
     *
     * <p>{@link UhpEngine#run} interrupts the chooser's thread when the time is up, and when {@code exit} arrives. If
     * {@code exit} arrives before the search, the search starts interrupted. A search should check
     * {@link Thread#isInterrupted} regularly and, if interrupted, return the best move so far. After {@code exit}, the
     * chooser has one second to return.
     *
     * @param game a game that is not over. The game's moves allow the chooser to detect repetitions (R7.3)
     * @param limit the maximum time or depth of the search
     */
    Move choose(Game game, SearchLimit limit);

    /**
     * Returns a legal move, and reports the best moves so far during the search. The engine's options {@code
     * ShowBestMoves} and {@code ReportIntermediateBestMoves} print the reports. The default implementation reports
     * nothing.
     *
     * @param game a game that is not over
     * @param limit the maximum time or depth of the search
     * @param best receives each best move so far, such as {@code BestMove.of(line, depth, score)} after each depth;
     *     throws {@link IllegalArgumentException} if the move is illegal
     * @return the chosen move
     */
    default Move choose(Game game, SearchLimit limit, Consumer<BestMove> best) {
        requireNonNull(best, "best");
        return choose(requireNonNull(game, "game"), requireNonNull(limit, "limit"));
    }
}
