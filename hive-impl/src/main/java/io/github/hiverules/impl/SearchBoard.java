package io.github.hiverules.impl;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.MoveCodec;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.ZobristHistory;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import io.github.hiverules.impl.internal.rules.Repetition;
import java.util.Optional;

/**
 * The search face: a mutable board for bots, with make and undo, moves packed into an {@code int}, and nothing allocated
 * while a search runs. It plays by the same code as the immutable face. A board belongs to one thread.
 *
 * <pre>{@code
 * SearchBoard board = SearchBoard.of(position);
 * int[] moves = new int[SearchBoard.MAX_MOVES];
 * int count = board.generate(moves, 0);
 * for (int i = 0; i < count; i++) {
 *     board.make(moves[i]);
 *     // look deeper
 *     board.undo();
 * }
 * Move best = board.decode(moves[0]);
 * }</pre>
 *
 * <p>A packed move holds the index of its piece ({@link Piece#index()}) and a cell of the board inside; it has a meaning only
 * for the position it was generated or encoded for. Use {@link #encode}, {@link #decode} and {@link #pieceOf}.
 */
public final class SearchBoard {
    /** A list of this length holds the moves of every position. */
    public static final int MAX_MOVES = MoveGenerator.MAX_MOVES;

    /** The packed pass. */
    public static final int PASS = PackedMove.PASS;

    private final Board board;
    private final MoveGenerator generator;
    private final ZobristHistory history;
    private final Repetition repetition;

    private SearchBoard(Position position) {
        board = new Board(position);
        generator = new MoveGenerator(board);
        history = new ZobristHistory(board);
        repetition = new Repetition(generator);
    }

    /** A board that shows that position, with nothing to undo. */
    public static SearchBoard of(Position position) {
        return new SearchBoard(position);
    }

    /** The rules this board plays by. */
    public Ruleset ruleset() {
        return board.ruleset();
    }

    /** How many turns have been taken, those before the first position included. */
    public int ply() {
        return board.ply;
    }

    /** The side whose turn it is. */
    public Color sideToMove() {
        return board.sideToMove() == 0 ? Color.WHITE : Color.BLACK;
    }

    /**
     * Lists the legal moves, each once: a pass alone when nothing else is legal (R6.2), none when a Queen Bee is lost (R7.4).
     * Repetition is not looked at; ask {@link #outcome()}.
     *
     * @param moves the list to write to, with room for {@link #MAX_MOVES} moves from {@code start} on
     * @param start the index of the first move
     * @return the index after the last move
     */
    public int generate(int[] moves, int start) {
        return generator.list(moves, start);
    }

    /** How many moves {@link #generate} would list, without listing them. */
    public int countMoves() {
        return generator.count();
    }

    /** Whether a packed move is legal now; the other moves are not generated. */
    public boolean isLegal(int move) {
        return generator.isLegal(move);
    }

    /**
     * Makes a move. Nothing is judged: an illegal move leaves the board in disorder.
     *
     * @param move a move from {@link #generate}, or {@link #encode}d and found {@linkplain #isLegal legal}
     */
    public void make(int move) {
        history.make(move);
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if there is none
     */
    public void undo() {
        history.undo();
    }

    /** How many moves can be taken back. */
    public int undoCount() {
        return board.made();
    }

    /**
     * The Zobrist key of the position: arrangement, side to move and resting piece. Equal positions have equal keys, wherever
     * on the table they stand (R1.4), with pieces of one kind alike.
     */
    public long key() {
        return history.key();
    }

    /** How often the current position has occurred since this board was set up, this time included (R7.3). */
    public int occurrences() {
        return repetition.occurrences(history);
    }

    /** How the game stands by the Queen Bees (R7.1) and, where the rules say so, by repetition (R7.3). */
    public Outcome outcome() {
        return Repetition.outcome(board, occurrences());
    }

    /** Whether that side's Queen Bee is surrounded (R7.1); the quick way to see a win or a loss. */
    public boolean isQueenLost(Color color) {
        return QueenSurround.isQueenLost(board, color.ordinal());
    }

    /**
     * How many of the six cells around that side's Queen Bee are empty: 0 when she is lost, 6 when she is in the hand.
     */
    public int queenLiberties(Color color) {
        return QueenSurround.queenLiberties(board, color.ordinal());
    }

    /** The piece of a packed move; empty for a pass. */
    public static Optional<Piece> pieceOf(int move) {
        int piece = PackedMove.piece(move);
        return piece == PASS ? Optional.empty() : Optional.of(Piece.values().get(piece));
    }

    /** A packed move as a value, in the coordinates of the position this board was set up with. */
    public Move decode(int move) {
        return MoveCodec.decode(board, move);
    }

    /**
     * A move as a packed move; empty if it is illegal. On the empty table any cell is legal (R2.1), and the one that was encoded
     * last gives the board its coordinates; any other first placement stands on {@link Hex#ORIGIN}.
     */
    public Optional<Integer> encode(Move move) {
        int packed = MoveCodec.encode(board, move);
        if (!generator.isLegal(packed)) {
            return Optional.empty();
        }
        if (board.placed == 0 && move instanceof Placement first) {
            board.coordinates.center(first.to());
        }
        return Optional.of(packed);
    }

    /** The position this board shows, as a value, in the coordinates of the position it was set up with. */
    public Position toPosition() {
        return MoveCodec.position(board);
    }
}
