// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import java.util.List;
import java.util.Optional;

/**
 * Answers a command that UHP does not have, such as {@code perft 4}.
 *
 * @param <C> the engine's chooser
 */
@FunctionalInterface
public interface EngineCommand<C> {
    /**
     * The lines of the answer, without {@code ok}. A long answer heeds interrupts, as {@link MoveChooser#choose} does.
     *
     * @param chooser the chooser of this session
     * @param game the current game; empty before the first one
     * @param argument what stands behind the command's name, without spaces around it
     * @throws IllegalArgumentException if the command is wrong; {@code err} and the message are the answer
     */
    List<String> answer(C chooser, Optional<Game> game, String argument);
}
