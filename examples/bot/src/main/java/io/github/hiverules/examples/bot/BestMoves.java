// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import java.util.List;

/**
 * The best moves of a position as a search has found them.
 *
 * @param depth how deep it looked, in plies
 * @param nodes how many positions it looked at
 * @param lines the best moves, best first; none in a game that is over
 */
public record BestMoves(int depth, long nodes, List<Line> lines) {
    public BestMoves {
        lines = List.copyOf(lines);
    }

    /**
     * A move with what the search expects after it.
     *
     * @param moves the move and some that follow it
     * @param score what it is worth for White; a neighbour more of a Queen Bee is worth 20 to 100
     * @param pliesToEnd after how many plies White wins; negative if Black wins, 0 if the search sees no end
     */
    public record Line(List<Move> moves, int score, int pliesToEnd) {
        public Line {
            moves = List.copyOf(moves);
        }
    }
}
