// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import java.util.List;
import java.util.Optional;

/**
 * A mutable game, the fastest way to validate and play long records. A mutable game judges every move and counts
 * repetitions, but doesn't create a {@link Position} per move.
 *
 * <p>Not thread-safe, not even for queries. {@link Game} is the immutable counterpart. Users must not implement this
 * interface, because new versions may add abstract methods.
 *
 * <pre>{@code
 * MutableGame game = MutableGame.start(Ruleset.parse("Base+MLP"));
 * Legality verdict = game.tryPlay(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
 * }</pre>
 */
public interface MutableGame {
    /**
     * Creates a game that starts with the empty table.
     *
     * @param ruleset the rules of the game
     * @return a game without moves
     */
    static MutableGame start(Ruleset ruleset) {
        return of(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /**
     * Creates a game that starts in a position.
     *
     * @param start the start position
     * @return a game without moves
     */
    static MutableGame of(Position start) {
        requireNonNull(start, "start");
        return LoadedRules.get().mutableGame(start);
    }

    /**
     * Creates a mutable copy of a game, with its moves. The copy omits an outcome that no move caused, such as a
     * resignation.
     *
     * @param game the game to copy
     * @return the copy
     * @throws IllegalMoveException if a move of the game is illegal, which is possible after {@link Game#playUnchecked}
     */
    static MutableGame of(Game game) {
        MutableGame result = of(requireNonNull(game, "game").startPosition());
        game.moves().forEach(result::play);
        return result;
    }

    /** {@return the ruleset} */
    Ruleset ruleset();

    /** {@return the number of turns taken by both sides, including passes and turns before the start position} */
    int ply();

    /** {@return the side to move} */
    default Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** {@return the number of moves played, including passes; turns before the start position don't count} */
    int length();

    /** {@return the moves played so far, including passes, as an unmodifiable copy} */
    List<Move> moves();

    /** {@return the last move, or empty if the game has no moves} */
    Optional<Move> lastMove();

    /** {@return the outcome, decided by surrounded Queen Bees (R7.1) or by the ruleset's repetition rule (R7.3)} */
    Outcome outcome();

    /** {@return whether a surrounded Queen Bee or a repetition has ended the game} */
    default boolean isOver() {
        return outcome().isOver();
    }

    /** {@return the number of times that the current position has occurred in this game, at least 1 (R7.3)} */
    int occurrences();

    /**
     * Returns the cell of a piece, even if the piece is covered.
     *
     * @param piece the piece
     * @return the cell, or empty if the piece is in the hand or not in this game
     */
    Optional<Hex> cellOf(Piece piece);

    /**
     * Returns the top piece on a cell.
     *
     * @param hex the cell
     * @return the top piece, or empty if the cell is empty
     */
    Optional<Piece> topAt(Hex hex);

    /**
     * Returns the number of pieces on a cell.
     *
     * @param hex the cell
     * @return the height of the stack, 0 to 7; 0 for an empty cell
     */
    int heightAt(Hex hex);

    /** {@return whether a pass is the only legal move (R6.2); false if the game is over (R7.4)} */
    boolean mustPass();

    /** {@return the legal moves, as {@link Position#legalMoves()} lists them; empty if the game is over (R7.4)} */
    List<Move> legalMoves();

    /**
     * Returns the legal moves of a piece, as {@link Position#legalMoves(Piece)} does.
     *
     * @param piece the piece
     * @return the moves; empty if the game is over (R7.4)
     */
    List<PieceMove> legalMoves(Piece piece);

    /**
     * Counts the legal moves. Faster than {@link #legalMoves()}.
     *
     * @return the number of legal moves; 0 if the game is over (R7.4)
     */
    int countLegalMoves();

    /**
     * Returns whether a move is legal. If the game is over, no move is legal (R7.4).
     *
     * @param move the move
     * @return true if the move is legal
     */
    boolean isLegal(Move move);

    /**
     * Judges a move without playing it.
     *
     * @param move the move
     * @return the verdict; always illegal if the game is over (R7.4)
     */
    Legality judge(Move move);

    /**
     * Plays a move if it is legal. An illegal move doesn't change the game.
     *
     * @param move the move
     * @return the verdict
     */
    Legality tryPlay(Move move);

    /**
     * Plays a move. An illegal move doesn't change the game.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    default void play(Move move) {
        tryPlay(move).requireLegal(move);
    }

    /**
     * Undoes the last move.
     *
     * @throws IllegalStateException if the game has no moves
     */
    void undo();

    /**
     * Returns the move of a piece to a cell.
     *
     * @param piece the piece
     * @param to the destination
     * @return a movement if the piece is on the table, otherwise a placement
     */
    default PieceMove moveOf(Piece piece, Hex to) {
        requireNonNull(piece, "piece");
        requireNonNull(to, "to");
        return cellOf(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** {@return the current position} */
    Position position();

    /** {@return an immutable copy of this game: the start position and all moves} */
    Game game();
}
