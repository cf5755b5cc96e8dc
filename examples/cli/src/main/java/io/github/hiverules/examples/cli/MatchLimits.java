// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.uhp.SearchLimit;
import java.util.Optional;

/**
 * The limits of each game of a match.
 *
 * @param move the limit of each search, if there is no clock
 * @param clock the time control
 * @param maxPlies the number of plies after which a game is a draw
 */
record MatchLimits(SearchLimit move, Optional<TimeControl> clock, int maxPlies) {
    @Override
    public String toString() {
        return clock.map(Object::toString).orElseGet(move::toString);
    }
}
