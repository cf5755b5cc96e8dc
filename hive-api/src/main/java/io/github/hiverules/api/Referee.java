package io.github.hiverules.api;

import java.util.List;
import java.util.Optional;

/**
 * Follows one game turn by turn, judging every move and counting repetitions: the quick way through a record, without a new
 * {@link Position} for every ply. A referee changes with each move and belongs to one thread.
 */
public interface Referee {
    /** The rules this game is played by. */
    Ruleset ruleset();

    /** How many turns have been taken, those before the start position included. */
    int ply();

    /** The side whose turn it is. */
    default Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** How the game stands: decided by the Queen Bees (R7.1) or, where the rules say so, by repetition (R7.3). */
    Outcome outcome();

    /** How often the current position has occurred in this game, this time included (R7.3). */
    int occurrences();

    /** The cell where the piece stands, covered or not; empty if it is in the hand or not in this game. */
    Optional<Hex> find(Piece piece);

    /** The uppermost piece on that cell; empty for an empty cell. */
    Optional<Piece> topAt(Hex hex);

    /** How many pieces stand on that cell. */
    int heightAt(Hex hex);

    /** Whether a pass is the only legal move (R6.2). */
    boolean mustPass();

    /** Every legal move, as {@link HiveRules#legalMoves(Position)} lists them; empty once the game is over. */
    List<Move> legalMoves();

    /** The verdict on a move, which is not played. */
    Legality judge(Move move);

    /** Plays the move if it is legal, and returns the verdict; an illegal move changes nothing. */
    Legality play(Move move);

    /** The current position as a value. */
    Position position();
}
