package io.github.hiverules.api;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One turn of a game that is looked through again. Nothing is worked out before it is asked for, and nothing is kept.
 *
 * @param game the game as it was after this turn
 * @param move the move of this turn
 * @param before the game as it was before this turn
 * @see Game#replay()
 */
public record Ply(Game game, Move move, Game before) implements Serializable {
    /** The number of this turn in its game, from 1; passes count. */
    public int number() {
        return game.position().ply() - game.startPosition().ply();
    }

    /** The side that moved. */
    public Color side() {
        return before.position().sideToMove();
    }

    /** The position after the move. */
    public Position position() {
        return game.position();
    }

    /** How the move went, the shortest way first; empty for placements and passes. */
    public List<Way> ways() {
        return game.rules().ways(before.position(), move);
    }

    /** How many times the position behind the move had occurred so far, that time included (R7.3). */
    public int occurrences() {
        return game.occurrences();
    }

    /** How the game stood after the move. */
    public Outcome outcome() {
        return game.outcome();
    }

    /** What can be counted about both sides after the move (R8). */
    public Figures figures() {
        return game.rules().figures(position());
    }

    /** How far that side was from surrounding the other Queen Bee after the move (R8). */
    public Optional<Race> race(Color side) {
        return game.rules().race(position(), side);
    }

    /** Which pieces were free after the move, and why not the others (R8). */
    public Map<Piece, Freedom> freedoms() {
        return game.rules().freedoms(position());
    }

    /** What each answer would have brought about at once. */
    public List<Prospect> prospects() {
        return game.prospects();
    }

    @Override
    public String toString() {
        return number() + ". " + move;
    }
}
