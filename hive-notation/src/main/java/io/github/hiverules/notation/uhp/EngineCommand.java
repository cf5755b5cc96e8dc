// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import java.util.List;
import java.util.Optional;

/**
 * The implementation of a command that UHP does not define, such as {@code perft 4}.
 *
 * @param <C> the type of the engine's chooser
 */
@FunctionalInterface
public interface EngineCommand<C> {
    /**
     * Returns the answer. The engine interrupts the thread as in {@link MoveChooser#choose}.
     *
     * @param chooser the chooser of the session
     * @param game the current game, or empty before the first one
     * @param argument the text after the command's name, without spaces around it
     * @return the lines of the answer, without {@code ok}
     * @throws IllegalArgumentException if the command is invalid; the engine answers {@code err} and the message
     */
    List<String> answer(C chooser, Optional<Game> game, String argument);
}
