// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import java.util.List;

/**
 * The result of a search for the best moves.
 *
 * @param depth the completed depth, in plies
 * @param nodes the number of nodes searched
 * @param lines the best moves, best first; empty if the game is over
 */
public record BestMoves(int depth, long nodes, List<Line> lines) {
    /**
     * A move and the expected continuation.
     *
     * @param moves the move, followed by the expected continuation
     * @param score the score from White's view, from -{@link Analyst#MAX_SCORE} to {@code MAX_SCORE}
     * @param pliesToEnd the number of plies to White's win; negative for Black's win, 0 if no win was found
     */
    public record Line(List<Move> moves, int score, int pliesToEnd) {}
}
