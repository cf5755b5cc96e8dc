// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import java.util.List;
import java.util.Optional;

/**
 * The implementation of an additional command, such as {@code perft}, which UHP does not define.
 *
 * @param <C> the type of the engine's chooser
 */
@FunctionalInterface
public interface EngineCommand<C> {
    /**
     * Returns the answer. If the command takes more than a second after {@code exit} has arrived, the engine interrupts
     * the calling thread.
     *
     * @param chooser the chooser of the session
     * @param game the current game, or empty before the first game
     * @param argument the text after the command's name, without surrounding spaces
     * @return the lines of the answer, without {@code ok}
     * @throws IllegalArgumentException if the command is invalid. The engine answers {@code err} and the exception's
     *     message
     */
    List<String> answer(C chooser, Optional<Game> game, String argument);
}
