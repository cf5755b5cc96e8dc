// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import java.util.List;
import java.util.Optional;

/**
 * One game that changes with each move: it judges every move and counts repetitions without a new {@link Position} for every
 * ply, which makes it the fastest face for reading records. It belongs to one thread; {@link Game} is the immutable counterpart.
 * Only this library implements it: later versions may add abstract methods.
 *
 * <pre>{@code
 * MutableGame game = MutableGame.start(Ruleset.parse("Base+MLP"));
 * Legality verdict = game.tryPlay(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
 * }</pre>
 */
public interface MutableGame {
    /** A game from the empty table. */
    static MutableGame start(Ruleset ruleset) {
        return of(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /** A game that starts in that position. */
    static MutableGame of(Position start) {
        requireNonNull(start, "start");
        return LoadedRules.get().mutableGame(start);
    }

    /**
     * A game that goes on from where that one stands and knows its earlier positions (R7.3). An end off the board, such as a
     * resignation, is not taken over.
     *
     * @throws IllegalMoveException if a move of the game is illegal, which only {@link Game#playUnchecked} lets happen
     */
    static MutableGame of(Game game) {
        MutableGame result = of(requireNonNull(game, "game").startPosition());
        game.moves().forEach(result::play);
        return result;
    }

    /** The rules this game is played by. */
    Ruleset ruleset();

    /** How many turns have been taken, those before the start position included: the {@link Position#ply} of {@link #position}. */
    int ply();

    /** The side whose turn it is. */
    default Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** How the game stands: decided by the Queen Bees (R7.1) or, where the rules say so, by repetition (R7.3). */
    Outcome outcome();

    /** Whether the game has ended, by the Queen Bees or by repetition. */
    default boolean isOver() {
        return outcome().isOver();
    }

    /** How often the current position has occurred in this game, this time included (R7.3). */
    int occurrences();

    /** The cell where the piece stands, covered or not; empty if it is in the hand or not in this game. */
    Optional<Hex> cellOf(Piece piece);

    /** The uppermost piece on that cell; empty for an empty cell. */
    Optional<Piece> topAt(Hex hex);

    /** How many pieces stand on that cell. */
    int heightAt(Hex hex);

    /** Whether a pass is the only legal move (R6.2). */
    boolean mustPass();

    /** Every legal move, as {@link Position#legalMoves()} lists them; empty once the game is over (R7.4). */
    List<Move> legalMoves();

    /** How many moves are legal, without listing them; 0 once the game is over (R7.4). */
    int countLegalMoves();

    /** The verdict on a move, which is not played. */
    Legality judge(Move move);

    /** Plays the move if it is legal, and returns the verdict; an illegal move changes nothing. */
    Legality tryPlay(Move move);

    /**
     * Plays the move.
     *
     * @throws IllegalMoveException with every reason if the move is illegal; the game is then as it was
     */
    default void play(Move move) {
        tryPlay(move).requireLegal(move);
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none was played since the game was made
     */
    void undo();

    /** The move of that piece to that cell as the piece stands: a movement from the table, a placement from the hand. */
    default PieceMove moveOf(Piece piece, Hex to) {
        requireNonNull(piece, "piece");
        requireNonNull(to, "to");
        return cellOf(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** The current position as a value. */
    Position position();
}
