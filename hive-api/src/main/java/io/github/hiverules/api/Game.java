// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A game: where it started, the moves played, the position they led to, and how it stands. Every step gives a new game and
 * leaves this one as it is.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.tournament())
 *         .play(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN))
 *         .play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(1, 0)));
 * }</pre>
 *
 * <p>Two games are equal when start, moves and outcome are. A game of n plies and all games before it together take memory in
 * proportion to n; what is listed, such as {@link #moves}, is listed anew each time it is asked for, and not kept.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Game {
    Game() {}

    /** A game from the empty table. */
    public static Game start(Ruleset ruleset) {
        return of(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /** A game that starts in that position. */
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

    /** The position before the first move. */
    public abstract Position startPosition();

    /** How the game stands, and why it is over if it is. */
    public abstract Outcome outcome();

    /**
     * Returns the current position. It has no history: it doesn't know that the game was drawn by repetition (R7.3) or ended off the
     * board (R7.2), and lists legal moves even then. Ask the game instead.
     */
    public abstract Position position();

    /** The move played last; empty at the start. */
    public abstract Optional<Move> lastMove();

    /** The game before its last move; empty at the start. Games share what they have in common. */
    public abstract Optional<Game> previous();

    /**
     * Returns the number of moves played in this game, including passes. {@link Position#ply} also counts the turns before the start
     * position.
     */
    public abstract int length();

    /** A hash of all moves. */
    abstract long movesHash();

    /** Every position of this game, the current one included. */
    abstract RepetitionIndex repetitions();

    /** Returns the moves played so far, including passes. */
    public List<Move> moves() {
        return history().stream().map(game -> game.lastMove().orElseThrow()).toList();
    }

    /**
     * Returns this game as it was after each of its moves: {@link #length} games, of which the first has one move and the last is
     * this game. For the game before a move, use {@link #undo}.
     *
     * <pre>{@code
     * for (Game after : game.history()) {
     *     System.out.println(after.length() + ". " + after.lastMove().get() + " " + Analysis.metrics(after.position()));
     * }
     * }</pre>
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

    /** Whether the game began on the empty table, as games in records do. */
    public boolean startsOnEmptyTable() {
        return startPosition().equals(Position.start(ruleset()));
    }

    /** The ruleset of the start position. */
    public Ruleset ruleset() {
        return startPosition().ruleset();
    }

    /** Whether the game has ended: by the board, by repetition, by agreement or resignation (R7). */
    public boolean isOver() {
        return outcome().isOver();
    }

    /** The side whose turn it is, or would be if the game went on. */
    public Color sideToMove() {
        return position().sideToMove();
    }

    /** Every legal move, as {@link Position#legalMoves()} lists them; empty once the game is over (R7.4). */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : position().legalMoves();
    }

    /** Returns the legal moves of a piece, as {@link Position#legalMoves(Piece)} does; empty after the end (R7.4). */
    public List<PieceMove> legalMoves(Piece piece) {
        requireNonNull(piece, "piece");
        return isOver() ? List.of() : position().legalMoves(piece);
    }

    /** Returns the legal moves of each piece, as {@link Position#legalMovesByPiece()} does; empty after the end (R7.4). */
    public Map<Piece, List<PieceMove>> legalMovesByPiece() {
        return isOver() ? Map.of() : position().legalMovesByPiece();
    }

    /** Returns whether a pass is the only legal move (R6.2); false after the end (R7.4). */
    public boolean mustPass() {
        return isLegal(Move.pass());
    }

    /** Returns the number of legal moves, as {@link Position#countLegalMoves()} does; 0 after the end (R7.4). */
    public int countLegalMoves() {
        return isOver() ? 0 : position().countLegalMoves();
    }

    /** Whether the move is legal; once the game is over none is (R7.4). */
    public boolean isLegal(Move move) {
        requireNonNull(move, "move");
        return !isOver() && position().isLegal(move);
    }

    /** Whether the piece, on the table or in the hand, has legal moves, and why not; once the game is over none has (R7.4). */
    public Mobility mobility(Piece piece) {
        requireNonNull(piece, "piece");
        return isOver()
                ? Mobility.blocked(piece, List.of(Violation.of(Violation.Kind.GAME_OVER, outcome())))
                : position().mobility(piece);
    }

    /** The verdict on a move; once the game is over there is no legal one (R7.4). */
    public Legality judge(Move move) {
        requireNonNull(move, "move");
        return isOver()
                ? Legality.illegal(List.of(Violation.of(Violation.Kind.GAME_OVER, outcome())))
                : position().judge(move);
    }

    /**
     * The paths of a legal move, as {@link Position#paths} lists them.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    public List<MovePath> paths(Move move) {
        judge(move).requireLegal(move);
        return position().paths(move);
    }

    /** The move of that piece to that cell as the piece stands: a movement from the table, a placement from the hand. */
    public PieceMove moveOf(Piece piece, Hex to) {
        return position().moveOf(piece, to);
    }

    /**
     * The game after the move.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    public Game play(Move move) {
        judge(move).requireLegal(move);
        return playUnchecked(move);
    }

    /**
     * The game after a move that the caller knows to be legal, for example one of {@link #legalMoves()}. Nothing is judged, not
     * even whether this game is over; how the new one stands, the board and repetition decide (R7).
     *
     * @throws IllegalArgumentException if the move can't even be carried out by hand, see {@link Position#playUnchecked}
     */
    public Game playUnchecked(Move move) {
        Position next = position().playUnchecked(move);
        RepetitionIndex all = repetitions().and(next);
        return ImmutableGame.of(
                startPosition(),
                LoadedRules.get().outcomeAfter(position(), move, next, all.count(next)),
                next,
                Optional.of(move),
                Optional.of(this),
                length() + 1,
                hash(move),
                all);
    }

    private long hash(Move move) {
        return move instanceof PieceMove pieceMove
                ? Hashing.mix(
                        Hashing.mix(movesHash(), pieceMove.piece().index()),
                        Hashing.pair(pieceMove.to().q(), pieceMove.to().r()))
                : Long.rotateLeft(movesHash(), 1) + 1;
    }

    /** How often the current position has occurred in this game, this time included (R7.3). */
    public int occurrences() {
        return repetitions().count(position());
    }

    /**
     * The game as it was after that many of its moves: {@code at(0)} has none.
     *
     * @param moves from 0 to {@link #length()}, which gives this game itself
     * @throws IllegalArgumentException if it is out of that range
     */
    public Game at(int moves) {
        if (moves < 0 || moves > length()) {
            throw new IllegalArgumentException("The game has 0 to " + length() + " moves, not " + moves + ".");
        }
        Game earlier = this;
        while (earlier.length() > moves) {
            earlier = earlier.undo();
        }
        return earlier;
    }

    /** Returns the start position and the position after each move: {@link #length} + 1 positions. */
    public List<Position> positions() {
        return Stream.concat(Stream.of(startPosition()), history().stream().map(Game::position))
                .toList();
    }

    /**
     * The game without its last move, and without an agreement or resignation after it. {@link #reopen} takes back the
     * agreement or resignation alone.
     *
     * @throws IllegalStateException if no move has been played
     */
    public Game undo() {
        return previous().orElseThrow(() -> new IllegalStateException("There is no move to take back."));
    }

    /**
     * The game as its moves alone leave it: without an agreement, a resignation or another end off the board. A game that goes
     * on, or that the board or a repetition ended, stays as it is.
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
     * The game after that side gave up (R7.2).
     *
     * @throws IllegalStateException if the game is over
     */
    public Game resign(Color loser) {
        requireNonNull(loser, "loser");
        return conclude(Outcome.wonBy(loser.opposite(), Termination.RESIGNATION));
    }

    /**
     * The game after that side ran out of time, of which the rules of Hive know nothing.
     *
     * @throws IllegalStateException if the game is over
     */
    public Game timeout(Color loser) {
        requireNonNull(loser, "loser");
        return conclude(Outcome.wonBy(loser.opposite(), Termination.TIME));
    }

    /**
     * The game after both sides agreed on a draw (R7.2).
     *
     * @throws IllegalStateException if the game is over
     */
    public Game agreeDraw() {
        return conclude(Outcome.drawn(Termination.AGREEMENT));
    }

    /**
     * The game ended by something off the board: agreement, resignation, time, or an unknown reason.
     *
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the outcome is one that only the board decides, or is none
     */
    public Game conclude(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        if (outcome().isOver()) {
            throw new IllegalStateException("The game is over: " + outcome() + ".");
        }
        if (outcome.termination().map(Termination::isByMove).orElse(true)) {
            throw new IllegalArgumentException("Players can't end a game so: " + outcome + ".");
        }
        return with(outcome);
    }

    /** Equal when start, moves and outcome are. */
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

    @SuppressWarnings("ReferenceEquality") // games that share what they have in common are compared no further
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

    /** Another number in each run of a program, as that of a {@link Position}. */
    @Override
    public final int hashCode() {
        return Long.hashCode(Hashing.mix(movesHash(), startPosition().hashCode())) * 31
                + outcome().hashCode();
    }

    @Override
    public String toString() {
        return ruleset().gameType() + ", " + length() + " plies, " + outcome();
    }
}
