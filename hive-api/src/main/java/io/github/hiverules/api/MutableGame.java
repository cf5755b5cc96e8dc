// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.GameService;
import io.github.hiverules.api.spi.LoadedRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A mutable game, the fastest way to validate and play long records. A mutable game judges every move and counts
 * repetitions, but doesn't create a {@link Position} per move.
 *
 * <p>Not thread-safe, not even for queries. {@link Game} is the immutable counterpart.
 *
 * <pre>{@code
 * MutableGame game = MutableGame.start(Ruleset.full());
 * Legality verdict = game.tryPlay(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
 * }</pre>
 */
public final class MutableGame {
    private final Position start;
    private final GameService service;
    private final List<Move> moves = new ArrayList<>();

    MutableGame(Position start, GameService service) {
        this.start = start;
        this.service = service;
    }

    /**
     * Creates a game that starts with the empty table.
     *
     * @param ruleset the rules of the game
     * @return a game without moves
     */
    public static MutableGame start(Ruleset ruleset) {
        return of(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /**
     * Creates a game that starts in a position.
     *
     * @param start the start position
     * @return a game without moves
     */
    public static MutableGame of(Position start) {
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
    public static MutableGame of(Game game) {
        MutableGame result = of(requireNonNull(game, "game").startPosition());
        game.moves().forEach(result::play);
        return result;
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return start.ruleset();
    }

    /** {@return the number of turns taken by both sides, including passes and turns before the start position} */
    public int ply() {
        return service.ply();
    }

    /** {@return the side to move} */
    public Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** {@return the number of moves played, including passes; turns before the start position don't count} */
    public int length() {
        return moves.size();
    }

    /** {@return the moves played so far, including passes, as an unmodifiable copy} */
    public List<Move> moves() {
        return List.copyOf(moves);
    }

    /** {@return the last move, or empty if the game has no moves} */
    public Optional<Move> lastMove() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
    }

    /** {@return the outcome, decided by surrounded Queen Bees (R7.1) or by the ruleset's repetition rule (R7.3)} */
    public Outcome outcome() {
        return service.outcome();
    }

    /** {@return whether a surrounded Queen Bee or a repetition has ended the game} */
    public boolean isOver() {
        return outcome().isOver();
    }

    /** {@return the number of times that the current position has occurred in this game, at least 1 (R7.3)} */
    public int occurrences() {
        return service.occurrences();
    }

    /**
     * Returns the cell of a piece, even if the piece is covered.
     *
     * @param piece the piece
     * @return the cell, or empty if the piece is in the hand or not in this game
     */
    public Optional<Hex> cellOf(Piece piece) {
        return service.cellOf(requireNonNull(piece, "piece"));
    }

    /**
     * Returns the top piece on a cell.
     *
     * @param hex the cell
     * @return the top piece, or empty if the cell is empty
     */
    public Optional<Piece> topAt(Hex hex) {
        return service.topAt(requireNonNull(hex, "hex"));
    }

    /**
     * Returns the number of pieces on a cell.
     *
     * @param hex the cell
     * @return the height of the stack, 0 to 7; 0 for an empty cell
     */
    public int heightAt(Hex hex) {
        return service.heightAt(requireNonNull(hex, "hex"));
    }

    /** {@return whether a pass is the only legal move (R6.2); false if the game is over (R7.4)} */
    public boolean mustPass() {
        return isLegal(Move.pass());
    }

    /** {@return the legal moves, as {@link Position#legalMoves()} lists them; empty if the game is over (R7.4)} */
    public List<Move> legalMoves() {
        return service.legalMoves();
    }

    /**
     * Returns the legal moves of a piece, as {@link Position#legalMoves(Piece)} does.
     *
     * @param piece the piece
     * @return the moves; empty if the game is over (R7.4)
     */
    public List<PieceMove> legalMoves(Piece piece) {
        return service.legalMoves(requireNonNull(piece, "piece"));
    }

    /**
     * Counts the legal moves. Faster than {@link #legalMoves()}.
     *
     * @return the number of legal moves; 0 if the game is over (R7.4)
     */
    public int countLegalMoves() {
        return service.countLegalMoves();
    }

    /**
     * Returns whether a move is legal. If the game is over, no move is legal (R7.4).
     *
     * <p>On the empty table, a placement on any cell is legal (R2.1), although {@link #legalMoves()} lists only
     * placements on {@link Hex#ORIGIN}.
     *
     * @param move the move
     * @return true if the move is legal
     */
    public boolean isLegal(Move move) {
        return service.isLegal(requireNonNull(move, "move"));
    }

    /**
     * Judges a move without playing it.
     *
     * @param move the move
     * @return the verdict; always illegal if the game is over (R7.4)
     */
    public Legality judge(Move move) {
        return service.judge(requireNonNull(move, "move"));
    }

    /**
     * Plays a move if it is legal. An illegal move doesn't change the game.
     *
     * @param move the move
     * @return the verdict
     */
    public Legality tryPlay(Move move) {
        Legality legality = service.tryPlay(requireNonNull(move, "move"));
        if (legality.isLegal()) {
            moves.add(move);
        }
        return legality;
    }

    /**
     * Plays a move. An illegal move doesn't change the game.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    public void play(Move move) {
        tryPlay(move).requireLegal(move);
    }

    /**
     * Undoes the last move.
     *
     * @throws IllegalStateException if the game has no moves
     */
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("There is no move to undo.");
        }
        service.undo();
        moves.remove(moves.size() - 1);
    }

    /**
     * Returns the move of a piece to a cell.
     *
     * @param piece the piece
     * @param to the destination
     * @return a movement if the piece is on the table, otherwise a placement
     */
    public PieceMove moveOf(Piece piece, Hex to) {
        requireNonNull(piece, "piece");
        requireNonNull(to, "to");
        return cellOf(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** {@return the current position} */
    public Position position() {
        return service.position();
    }

    /** {@return an immutable copy of this game: the start position and all moves} */
    public Game game() {
        Game game = Game.of(start);
        for (Move move : moves) {
            game = game.playUnchecked(move);
        }
        return game;
    }
}
