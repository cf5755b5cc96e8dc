// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.LoadedRules;
import java.util.Optional;

/**
 * Analysis of positions (R8): metrics and races. Results are not cached.
 *
 * <pre>{@code
 * Optional<Race> race = Analysis.race(position, Color.WHITE);
 * int reach = Analysis.metrics(position, Color.WHITE).cellsInReach();
 * }</pre>
 *
 * <p>If the artifact {@code hive-impl} is missing, the methods throw an {@link IllegalStateException}.
 */
public final class Analysis {
    private static final int DEFAULT_LIMIT = 20_000;

    private Analysis() {}

    /**
     * Returns the metrics of a side (R8): the liberties of its Queen Bee, the reach of each piece, blocked pieces and
     * placement cells.
     *
     * @param position the position
     * @param side the side, which need not be the side to move
     * @return the metrics
     */
    public static SideMetrics metrics(Position position, Color side) {
        requireNonNull(position, "position");
        requireNonNull(side, "side");
        return SideMetrics.of(side, LoadedRules.get().metrics(position, side));
    }

    /**
     * Returns the race of a side. The search tries at most 20,000 moves, which takes about 10 ms.
     *
     * @param position the position
     * @param side the side that attacks
     * @return the race; empty if the opponent's Queen Bee is in the hand, or if only the side's own Queen Bee is
     *     surrounded
     * @see #race(Position, Color, int)
     */
    public static Optional<Race> race(Position position, Color side) {
        return race(position, side, DEFAULT_LIMIT);
    }

    /**
     * Returns the number of moves that a side needs to surround the opponent's Queen Bee (R7.1, R8). The opponent
     * always passes.
     *
     * <p>A move is a placement, a movement, a throw, or a pass if no other move is legal (R6.1). If the side is not to
     * move, the opponent passes first. If the side is to move, a resting piece (R5.1) may not move or be thrown in the
     * first move. The last move may also surround the side's own Queen Bee. Earlier moves must not surround the side's
     * own Queen Bee, because they would end the game (R7.4).
     *
     * <p>If the search finds a race within the limit, the number is exact. Otherwise, the number is a lower bound. The
     * search looks for races of at most 12 moves. A limit of 20,000 is enough for most races of up to 3 moves.
     *
     * <p>If the opponent's Queen Bee is already surrounded, the race has 0 moves.
     *
     * @param position the position
     * @param side the side that attacks
     * @param limit the maximum number of moves that the search tries, at least 0
     * @return the race; empty if the opponent's Queen Bee is in the hand, or if only the side's own Queen Bee is
     *     surrounded
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Optional<Race> race(Position position, Color side, int limit) {
        requireNonNull(position, "position");
        requireNonNull(side, "side");
        if (limit < 0) {
            throw new IllegalArgumentException("Expected a limit of at least 0, found " + limit + ".");
        }
        return LoadedRules.get()
                .race(position, side, limit)
                .map(found -> ImmutableRace.of(found.moves(), found.isExact(), found.line()));
    }
}
