// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * One turn of a game that is analysed move by move. Each answer is computed when it is asked for and not kept. A later version may
 * tell more.
 *
 * @see Analysis#replay(Game)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class PlayedMove {
    PlayedMove() {}

    /**
     * The last turn of a game.
     *
     * @throws IllegalArgumentException if no move has been played
     */
    public static PlayedMove of(Game game) {
        return ImmutablePlayedMove.of(requireNonNull(game, "game"));
    }

    /** The game as it was after this turn. */
    public abstract Game game();

    @Value.Check
    void check() {
        if (game().length() == 0) {
            throw new IllegalArgumentException("No move has been played in this game.");
        }
    }

    /** The move of this turn. */
    public Move move() {
        return game().lastMove().orElseThrow();
    }

    /** The game as it was before this turn. */
    public Game before() {
        return game().undo();
    }

    /** The number of this turn in its game, from 1; passes count. */
    public int number() {
        return game().length();
    }

    /** The side that moved. */
    public Color side() {
        return before().sideToMove();
    }

    /** The position after the move. */
    public Position position() {
        return game().position();
    }

    /** How the move went, the shortest path first; empty for placements and passes. */
    public List<MovePath> paths() {
        return before().paths(move());
    }

    /** How many times the position behind the move had occurred so far, that time included (R7.3). */
    public int occurrences() {
        return game().occurrences();
    }

    /** How the game stood after the move. */
    public Outcome outcome() {
        return game().outcome();
    }

    /** What can be counted about both sides after the move (R8). */
    public PositionMetrics metrics() {
        return Analysis.of(position()).metrics();
    }

    /** How far that side was from surrounding the other Queen Bee after the move (R8). */
    public Optional<Race> race(Color side) {
        return Analysis.of(position()).race(requireNonNull(side, "side"));
    }

    /** Which pieces had moves after the move, and why not the others (R8). */
    public Map<Piece, Mobility> mobilities() {
        return Analysis.of(position()).mobilities();
    }

    /** What each answer would have brought about at once. */
    public List<MovePreview> previews() {
        return Analysis.previews(game());
    }

    @Override
    public String toString() {
        return number() + ". " + move();
    }
}
