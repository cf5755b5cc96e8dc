// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * An immutable game: its start position, the moves played, the current position and the outcome. Methods such as
 * {@link #play} return a new game.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.tournament())
 *         .play(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN))
 *         .play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(1, 0)));
 * }</pre>
 *
 * <p>Games are equal if their start positions, moves and outcomes are equal. A game shares its history with its
 * predecessors. Together, a game of n plies and its predecessors use O(n) memory. Lists such as {@link #moves} are not
 * cached.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Game {
    Game() {}

    /**
     * Returns a game that starts with the empty table.
     *
     * @param ruleset the rules of the game
     * @return a game without moves
     */
    public static Game start(Ruleset ruleset) {
        return of(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /**
     * Returns a game that starts in a position.
     *
     * @param position the start position
     * @return a game without moves
     */
    public static Game of(Position position) {
        requireNonNull(position, "position");
        return ImmutableGame.of(
                position,
                position.outcome(),
                position,
                Optional.empty(),
                Optional.empty(),
                0,
                Hashing.START,
                RepetitionIndex.of(position));
    }

    /** {@return the position before the first move} */
    public abstract Position startPosition();

    /** {@return the outcome, with the reason if the game is over} */
    public abstract Outcome outcome();

    /**
     * Returns the current position.
     *
     * <p>The position has no history. {@link Position#legalMoves()} still lists moves after a draw by repetition
     * (R7.3), an agreement or a resignation (R7.2). {@link Game#legalMoves()} is empty if the game is over for any
     * reason.
     *
     * @return the position after the last move
     */
    public abstract Position position();

    /** {@return the last move, or empty at the start} */
    public abstract Optional<Move> lastMove();

    /** {@return the game before the last move, or empty at the start} */
    public abstract Optional<Game> previous();

    /**
     * Returns the number of moves played in this game, including passes. {@link Position#ply} also counts the turns
     * before the start position.
     *
     * @return the number of moves
     */
    public abstract int length();

    abstract long movesHash();

    abstract RepetitionIndex repetitions();

    /** {@return the moves played so far, including passes} */
    public List<Move> moves() {
        return history().stream().map(game -> game.lastMove().orElseThrow()).toList();
    }

    /**
     * Returns a list with one game per move: this game as it was after the move. To get the game before a move, call
     * {@link #undo} on the game after the move.
     *
     * <pre>{@code
     * for (Game after : game.history()) {
     *     System.out.println(after.length() + ". " + after.lastMove().get() + " " + after.outcome());
     * }
     * }</pre>
     *
     * @return {@link #length} games: the first game has one move, the last game is this game
     */
    public List<Game> history() {
        Game[] games = new Game[length()];
        Game game = this;
        for (int i = games.length - 1; i >= 0; i--) {
            games[i] = game;
            game = game.undo();
        }
        return List.of(games);
    }

    /** {@return whether the game starts with the empty table} */
    public boolean startsOnEmptyTable() {
        return startPosition().equals(Position.start(ruleset()));
    }

    /** {@return the ruleset of the start position} */
    public Ruleset ruleset() {
        return startPosition().ruleset();
    }

    /** {@return whether the game is over, for any reason in {@link Termination} (R7)} */
    public boolean isOver() {
        return outcome().isOver();
    }

    /** {@return the side to move, or the side that would move if the game were not over} */
    public Color sideToMove() {
        return position().sideToMove();
    }

    /** {@return the legal moves, as {@link Position#legalMoves()} lists them; empty if the game is over (R7.4)} */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : position().legalMoves();
    }

    /**
     * Returns the legal moves of a piece, as {@link Position#legalMoves(Piece)} does.
     *
     * @param piece the piece
     * @return the moves; empty if the game is over (R7.4)
     */
    public List<PieceMove> legalMoves(Piece piece) {
        requireNonNull(piece, "piece");
        return isOver() ? List.of() : position().legalMoves(piece);
    }

    /**
     * Returns the legal throws by a piece (R4.9), as {@link Position#legalThrows} does.
     *
     * @param thrower the thrower
     * @return the moves of the thrown pieces; empty if the game is over (R7.4)
     */
    public List<Movement> legalThrows(Piece thrower) {
        requireNonNull(thrower, "thrower");
        return isOver() ? List.of() : position().legalThrows(thrower);
    }

    /**
     * Returns the legal moves of each piece, as {@link Position#legalMovesByPiece()} does.
     *
     * @return an unmodifiable map; empty if the game is over (R7.4)
     */
    public Map<Piece, List<PieceMove>> legalMovesByPiece() {
        return isOver() ? Map.of() : position().legalMovesByPiece();
    }

    /** {@return whether a pass is the only legal move (R6.2); false if the game is over (R7.4)} */
    public boolean mustPass() {
        return isLegal(Move.pass());
    }

    /**
     * Counts the legal moves, as {@link Position#countLegalMoves()} does.
     *
     * @return the number of legal moves; 0 if the game is over (R7.4)
     */
    public int countLegalMoves() {
        return isOver() ? 0 : position().countLegalMoves();
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
        requireNonNull(move, "move");
        return !isOver() && position().isLegal(move);
    }

    /**
     * Returns the mobility of a piece, as {@link Position#mobility} does.
     *
     * @param piece the piece
     * @return the mobility; every piece is blocked if the game is over (R7.4)
     */
    public Mobility mobility(Piece piece) {
        requireNonNull(piece, "piece");
        return isOver()
                ? ImmutableMobility.of(piece, List.of(), Violation.gameOver(outcome()))
                : position().mobility(piece);
    }

    /**
     * Judges a move, as {@link Position#judge} does.
     *
     * @param move the move
     * @return the verdict; always illegal if the game is over (R7.4)
     */
    public Legality judge(Move move) {
        requireNonNull(move, "move");
        return isOver()
                ? Legality.of(Violation.gameOver(outcome()))
                : position().judge(move);
    }

    /**
     * Returns the paths of a legal move, as {@link Position#paths} does.
     *
     * @param move the move
     * @return the paths
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    public List<MovePath> paths(Move move) {
        requireInProgress(move);
        return position().paths(move);
    }

    /**
     * Returns the move of a piece to a cell, as {@link Position#moveOf} does.
     *
     * @param piece the piece
     * @param to the destination
     * @return a movement if the piece is on the table, otherwise a placement
     */
    public PieceMove moveOf(Piece piece, Hex to) {
        return position().moveOf(piece, to);
    }

    /**
     * Returns the game after a move.
     *
     * @param move the move
     * @return the new game
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    public Game play(Move move) {
        judge(move).requireLegal(move);
        return playUnchecked(move);
    }

    /**
     * Returns the game after a move, without checking whether the move is legal. Use this method only for moves from
     * {@link #legalMoves()}.
     *
     * @param move a legal move
     * @return the new game
     * @throws IllegalMoveException if the game is over (R7.4); {@link #reopen} removes a resignation or an agreed draw
     * @throws IllegalArgumentException if {@link Position#playUnchecked} rejects the move
     */
    public Game playUnchecked(Move move) {
        requireInProgress(move);
        Position next = position().playUnchecked(move);
        RepetitionIndex all = repetitions().with(next);
        return ImmutableGame.of(
                startPosition(),
                LoadedRules.get().outcomeAfter(position(), move, next, all.occurrences(next)),
                next,
                Optional.of(move),
                Optional.of(this),
                length() + 1,
                hash(move),
                all);
    }

    /** Throws an exception if the game is over (R7.4). */
    private void requireInProgress(Move move) {
        requireNonNull(move, "move");
        if (isOver()) {
            throw new IllegalMoveException(move, Violation.gameOver(outcome()));
        }
    }

    private long hash(Move move) {
        return move instanceof PieceMove pieceMove
                ? Hashing.mix(
                        Hashing.mix(movesHash(), pieceMove.piece().index()),
                        Hashing.pair(pieceMove.to().q(), pieceMove.to().r()))
                : Long.rotateLeft(movesHash(), 1) + 1;
    }

    /** {@return the number of times that the current position has occurred in this game, at least 1 (R7.3)} */
    public int occurrences() {
        return repetitions().occurrences(position());
    }

    /**
     * Returns this game as it was after the given number of moves.
     *
     * @param moves the number of moves, 0 to {@link #length()}
     * @return the earlier game
     * @throws IllegalArgumentException if {@code moves} is out of range
     */
    public Game at(int moves) {
        if (moves < 0 || moves > length()) {
            throw new IllegalArgumentException("Expected 0 to " + length() + " moves, found " + moves + ".");
        }
        Game earlier = this;
        while (earlier.length() > moves) {
            earlier = earlier.undo();
        }
        return earlier;
    }

    /** {@return the start position and the position after each move: {@link #length} + 1 positions} */
    public List<Position> positions() {
        return Stream.concat(Stream.of(startPosition()), history().stream().map(Game::position))
                .toList();
    }

    /**
     * Returns the game before the last move. An agreement or a resignation after the last move is removed, too. To
     * remove only the agreement or the resignation, use {@link #reopen}.
     *
     * @return the game before the last move
     * @throws IllegalStateException if the game has no moves
     */
    public Game undo() {
        return previous().orElseThrow(() -> new IllegalStateException("There is no move to undo."));
    }

    /**
     * Returns this game without a resignation, an agreed draw or any other outcome that no move caused.
     *
     * @return the reopened game; this game if it is in progress or if a move ended it
     */
    public Game reopen() {
        Outcome byMoves = previous()
                .map(before -> before.playUnchecked(lastMove().orElseThrow()).outcome())
                .orElseGet(() -> startPosition().outcome());
        return byMoves.equals(outcome()) ? this : with(byMoves);
    }

    private Game with(Outcome outcome) {
        return ImmutableGame.of(
                startPosition(), outcome, position(), lastMove(), previous(), length(), movesHash(), repetitions());
    }

    /**
     * Returns the game after a side has resigned (R7.2).
     *
     * @param loser the side that resigns
     * @return the game, won by the other side
     * @throws IllegalStateException if the game is over
     */
    public Game resign(Color loser) {
        requireNonNull(loser, "loser");
        return conclude(Outcome.wonBy(loser.opposite(), Termination.RESIGNATION));
    }

    /**
     * Returns the game after a side has run out of time. The rules of Hive have no clock, so no numbered rule covers a
     * loss on time.
     *
     * @param loser the side that ran out of time
     * @return the game, won by the other side
     * @throws IllegalStateException if the game is over
     */
    public Game timeout(Color loser) {
        requireNonNull(loser, "loser");
        return conclude(Outcome.wonBy(loser.opposite(), Termination.TIME));
    }

    /**
     * Returns the game after both sides have agreed on a draw (R7.2).
     *
     * @return the drawn game
     * @throws IllegalStateException if the game is over
     */
    public Game agreeDraw() {
        return conclude(Outcome.drawn(Termination.AGREEMENT));
    }

    /**
     * Returns this game with an outcome that no move caused: agreement, resignation, time, or an unknown reason.
     *
     * @param outcome the outcome
     * @return the ended game
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the outcome is in progress, or if only a move can cause the outcome
     */
    public Game conclude(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        if (outcome().isOver()) {
            throw new IllegalStateException("The game is over: " + outcome() + ".");
        }
        if (outcome.termination().map(Termination::isByMove).orElse(true)) {
            throw new IllegalArgumentException("Expected an outcome that no move causes, found: " + outcome + ".");
        }
        return with(outcome);
    }

    /** Returns whether both games have equal start positions, moves and outcomes. */
    @Override
    public final boolean equals(@Nullable Object object) {
        return this == object
                || object instanceof Game other
                        && outcome().equals(other.outcome())
                        && length() == other.length()
                        && movesHash() == other.movesHash()
                        && startPosition().equals(other.startPosition())
                        && hasMovesOf(other);
    }

    @SuppressWarnings("ReferenceEquality") // identical games share their history
    private boolean hasMovesOf(Game other) {
        Game mine = this;
        Game theirs = other;
        while (mine != theirs && mine.length() > 0) {
            if (!mine.lastMove().equals(theirs.lastMove())) {
                return false;
            }
            mine = mine.undo();
            theirs = theirs.undo();
        }
        return true;
    }

    /** Returns a hash code that differs between runs, which prevents hash-collision attacks. */
    @Override
    public final int hashCode() {
        return Long.hashCode(Hashing.mix(movesHash(), startPosition().hashCode())) * 31
                + outcome().hashCode();
    }

    /** Returns a debug string. */
    @Override
    public String toString() {
        return ruleset().gameType() + ", " + length() + " plies, " + outcome();
    }
}
