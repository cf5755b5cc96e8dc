// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.impl.SearchBoard;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The moves that bring a won race nearer to its end: where a side surrounds the other Queen Bee in a few moves of its own and
 * the other side needs more, a move after which it needs one less is worth more than any plan that leads elsewhere.
 */
final class RaceMoves {
    private static final int LONGEST = 4;
    private static final int BONUS = 150;
    private static final RaceMoves NONE = new RaceMoves(Map.of());

    /** What moves are worth, by their packed numbers. */
    private final Map<Integer, Integer> bonuses;

    private RaceMoves(Map<Integer, Integer> bonuses) {
        this.bonuses = bonuses;
    }

    /** No race. */
    static RaceMoves none() {
        return NONE;
    }

    /** The race of the side to move, if it wins it. */
    static RaceMoves of(Game game, SearchBoard board) {
        Position position = game.position();
        Color mover = position.sideToMove();
        Optional<Race> own = Analysis.of(position).race(mover).filter(RaceMoves::isShort);
        if (own.isEmpty()) {
            return NONE;
        }
        int needed = own.get().moves();
        Optional<Race> other = Analysis.of(position).race(mover.opposite());
        if (other.filter(race -> race.moves() < needed).isPresent()) {
            return NONE;
        }
        Map<Integer, Integer> bonuses = new HashMap<>();
        for (Move move : game.legalMoves()) {
            boolean nearer = Analysis.of(position.playUnchecked(move))
                    .race(mover)
                    .filter(race -> race.exact() && race.moves() < needed)
                    .isPresent();
            if (nearer) {
                board.encode(move).ifPresent(packed -> bonuses.put(packed, BONUS));
            }
        }
        return new RaceMoves(bonuses);
    }

    private static boolean isShort(Race race) {
        return race.exact() && race.moves() > 1 && race.moves() <= LONGEST;
    }

    /** What a move is worth beyond what a search finds. */
    int bonus(int move) {
        return bonuses.isEmpty() ? 0 : bonuses.getOrDefault(move, 0);
    }
}
