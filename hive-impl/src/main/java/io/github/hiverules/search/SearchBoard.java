// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.board.ZobristHistory;
import io.github.hiverules.impl.enumeration.MoveCounter;
import io.github.hiverules.impl.enumeration.MoveLister;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Repetition;
import java.util.OptionalInt;

/**
 * A mutable board for bots: make and undo, moves packed into an {@code int}, a Zobrist key, and look-ups that allocate nothing. It
 * plays by the same code as {@link Position} and {@link Game}.
 *
 * <pre>{@code
 * int search(SearchBoard board, int depth, int[] moves, int start) {
 *     Color side = board.sideToMove();
 *     Outcome outcome = board.outcome();
 *     if (outcome.isOver()) {
 *         return outcome.winner().map(winner -> winner == side ? 1000 : -1000).orElse(0);
 *     }
 *     if (depth == 0) {
 *         return board.countLegalMoves() - board.countLegalMoves(side.opposite());
 *     }
 *     int best = -1000;
 *     int end = board.generate(moves, start);
 *     for (int i = start; i < end; i++) {
 *         board.make(moves[i]);
 *         best = Math.max(best, -search(board, depth - 1, moves, end));
 *         board.undo();
 *     }
 *     return best;
 * }
 *
 * int score = search(SearchBoard.of(game), 3, new int[4 * SearchBoard.MAX_MOVES], 0);
 * }</pre>
 *
 * <p><b>Numbers.</b> A piece index is {@link Piece#index()}, 0 to 27. A cell number is 0 to {@link #CELLS} - 1; the board has
 * 32 by 32 cells and no edge. A number means the same cell as long as the hive is near; a hive that wanders 32 steps away uses it
 * again. A direction is the ordinal of a {@link Direction}, 0 to 5. A packed move holds the piece index and the cell
 * number of the destination. Numbers are not checked: one out of its range, or a move that is not legal now, gives a wrong answer or
 * an {@link ArrayIndexOutOfBoundsException}.
 *
 * <p><b>What numbers promise.</b> Two boards that show one position of one game, in the same coordinates, number cells and moves
 * alike: copies of one board, and boards made of the same game or position, in one program run or in several. So threads can
 * exchange moves. On the empty table, where one cell stands for all (R2.1), boards agree once the first move is made. All this
 * holds within one version of this library. The next version may number cells, pack moves and make keys in another way, so a program
 * that stores them stores the version too, or stores values instead: see {@link #decode}.
 *
 * <p><b>Threads.</b> A board has no locks and belongs to one thread at a time. Two threads that use one board at once, even to
 * ask only, leave it in disorder: wrong moves, wrong answers and exceptions of any kind may follow. Each thread takes a
 * {@link #copy()}.
 */
public final class SearchBoard {
    /** An array length that holds the moves of every position. */
    public static final int MAX_MOVES = MoveGenerator.MAX_MOVES;

    /** The number of cells of the board. Cell numbers are 0 to {@code CELLS - 1}. */
    public static final int CELLS = Grid.SIZE;

    /** The packed pass. */
    public static final int PASS = PackedMove.PASS;

    private final Board board;
    private final MoveGenerator generator;
    private final MoveCounter counter;
    private final MoveLister lister;
    private final ZobristHistory history;
    private final Repetition repetition;
    private final Position start;
    private int movesBefore;

    private SearchBoard(Position start) {
        this.start = start;
        board = new Board(start);
        generator = new MoveGenerator(board);
        counter = new MoveCounter(board);
        lister = new MoveLister(board);
        history = new ZobristHistory(board);
        repetition = new Repetition(generator);
    }

    /** Returns a board that shows the empty table, with nothing to undo. */
    public static SearchBoard start(Ruleset ruleset) {
        return new SearchBoard(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /** Returns a board that shows that position, with nothing to undo. Positions before it are not known, so none is repeated. */
    public static SearchBoard of(Position position) {
        return new SearchBoard(requireNonNull(position, "position"));
    }

    /**
     * Returns a board that shows the game's position, with nothing to undo. It knows the game's earlier positions: {@link #occurrences}
     * counts them. An agreement or a resignation is not shown.
     *
     * @throws IllegalArgumentException if a move of the game is illegal, which only {@link Game#playUnchecked} lets happen
     */
    public static SearchBoard of(Game game) {
        requireNonNull(game, "game");
        SearchBoard result = new SearchBoard(game.startPosition());
        for (Move move : game.moves()) {
            result.make(result.encode(move)
                    .orElseThrow(() -> new IllegalArgumentException("The game has an illegal move: " + move + ".")));
        }
        result.movesBefore = result.board.made();
        return result;
    }

    /**
     * Another board that shows the same position, knows the same earlier positions, and can take the same moves back. What happens to
     * one of the two does not change the other.
     */
    public SearchBoard copy() {
        SearchBoard copy = new SearchBoard(start);
        copy.board.coordinates.beginAt(board.coordinates.beginning());
        for (int i = 0; i < board.made(); i++) {
            copy.history.make(board.moveMade(i));
        }
        copy.board.coordinates.setTo(board.coordinates);
        copy.movesBefore = movesBefore;
        return copy;
    }

    /** Returns the rules this board plays by. */
    public Ruleset ruleset() {
        return board.ruleset();
    }

    /** Returns how many turns have been taken, those before the first position included. */
    public int ply() {
        return board.ply;
    }

    /** Returns the side whose turn it is. */
    public Color sideToMove() {
        return board.sideToMove() == 0 ? Color.WHITE : Color.BLACK;
    }

    /**
     * Lists the legal moves, each once: a pass alone when nothing else is legal (R6.2), none when a Queen Bee is lost (R7.4).
     * Repetition is not looked at; ask {@link #outcome()}. The order of the moves is not specified: two boards that show one
     * position may list its moves in different orders, and so may two versions of this library.
     *
     * @param moves the list to write to, with room for {@link #MAX_MOVES} moves from {@code start} on
     * @param start the index of the first move
     * @return the index after the last move
     */
    public int generate(int[] moves, int start) {
        requireNonNull(moves, "moves");
        return lister.list(moves, start);
    }

    /** Returns how many moves {@link #generate} would list, without listing them. */
    public int countLegalMoves() {
        return counter.count();
    }

    /**
     * Returns how many moves a side has. For the side to move this is {@link #countLegalMoves()}. For the other side it is how many moves would be
     * legal after {@link #makeNull()}: one turn later, with no piece at rest (R5.1). In both cases a pass counts as one move where
     * nothing else is legal, and there are none when a Queen Bee is lost.
     */
    public int countLegalMoves(Color side) {
        requireNonNull(side, "side");
        if (side.ordinal() == board.sideToMove()) {
            return countLegalMoves();
        }
        board.make(PASS);
        int count = counter.count();
        board.undo();
        return count;
    }

    /**
     * Returns whether a number is a packed move that is legal now; the other moves are not generated.
     *
     * @param move any {@code int}, for example a move from a hash table that may belong to another position
     */
    public boolean isLegal(int move) {
        return generator.isLegal(move);
    }

    /**
     * Makes a move. Nothing is judged: an illegal move leaves the board in disorder.
     *
     * @param move a move from {@link #generate}, or one that is {@linkplain #isLegal legal}
     */
    public void make(int move) {
        history.make(move);
    }

    /**
     * Makes a null move: gives the turn to the other side although moves may be legal, as null-move pruning does. As after a pass
     * no piece rests (R5.1), and {@link #undo()} takes it back. Positions before and after a null move count as repetitions of
     * each other where they are the same.
     */
    public void makeNull() {
        make(PASS);
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if {@link #undoCount()} is 0
     */
    public void undo() {
        if (undoCount() == 0) {
            throw new IllegalStateException("There is no move to take back.");
        }
        history.undo();
    }

    /** Returns how many moves, null moves included, were made on this board and can be taken back. */
    public int undoCount() {
        return board.made() - movesBefore;
    }

    /**
     * Returns the Zobrist key of the position: arrangement, side to move and resting piece. Positions that are the same have equal keys,
     * wherever on the table they stand (R1.4) and with pieces of one colour and kind taken as alike.
     *
     * <p><b>Equal keys do not make packed moves equal.</b> Where the hive stands elsewhere, the cells have other numbers, and where two
     * pieces of one kind have changed places, the same move has another piece index. So a move from a transposition table is
     * tried with {@link #isLegal} before it is made.
     *
     * <p><b>Equal keys do not prove that two positions are the same.</b> By chance that happens less than once in billions of
     * positions, so a search may trust a key. But two positions with equal keys can be made on purpose; what decides a game, such as
     * {@link #occurrences()}, compares the arrangements.
     */
    public long key() {
        return history.key();
    }

    /**
     * What {@link #key()} would be after a move, without making it: to look into a transposition table first. After {@link #PASS} it
     * is the key after {@link #makeNull()}.
     *
     * @param move a move from {@link #generate}, one that is {@linkplain #isLegal legal}, or {@link #PASS}
     */
    public long keyAfter(int move) {
        return history.keyAfter(move);
    }

    /**
     * Returns how often the current position has occurred (R7.3), this time included, since the position this board was set up with, or
     * since the start of the game. Arrangements are compared, not keys alone.
     */
    public int occurrences() {
        return repetition.occurrences(history);
    }

    /** Returns whether that position is the same as the one shown, in the sense of R7.3. */
    boolean isSameAs(Position earlier) {
        return position().isRepetitionOf(earlier);
    }

    /** How the game stands by the Queen Bees (R7.1) and, where the rules say so, by repetition (R7.3). */
    public Outcome outcome() {
        return repetition.outcome(history);
    }

    /** Returns whether that side's Queen Bee is surrounded (R7.1); the quick way to see a win or a loss. */
    public boolean isQueenLost(Color side) {
        requireNonNull(side, "side");
        return QueenSurround.isQueenLost(board, side.ordinal());
    }

    /**
     * Returns how many of the six cells around that side's Queen Bee are empty: 0 when she is lost, 6 when she is in the hand.
     */
    public int queenLiberties(Color side) {
        requireNonNull(side, "side");
        return QueenSurround.queenLiberties(board, side.ordinal());
    }

    /**
     * Returns whether a piece is pinned (R3.2): it stands alone on the ground, and lifting it would split the hive.
     *
     * @param piece a piece index, 0 to 27
     */
    public boolean isPinned(int piece) {
        int cell = board.cellOf[piece];
        return cell >= 0 && OneHive.isPinned(board, cell);
    }

    /**
     * Returns the piece that rests in this turn (R5.1), which may neither move nor be thrown nor throw; -1 for none.
     *
     * @return a piece index, 0 to 27, or -1
     */
    public int restingPiece() {
        int resting = board.restingPieces();
        return resting == 0 ? Pieces.NONE : Integer.numberOfTrailingZeros(resting);
    }

    /**
     * Returns whether the hive would be split if an occupied cell were empty: an articulation point (R3.2). A piece that stands alone on
     * one is {@linkplain #isPinned pinned}; of a stack the uppermost piece may move all the same.
     *
     * @param cell the number of an occupied cell, 0 to {@link #CELLS} - 1
     */
    public boolean isArticulationPoint(int cell) {
        return OneHive.isArticulationPoint(board, cell);
    }

    /**
     * Returns the cell where a piece stands, covered or not; -1 if it is in the hand or not in this game.
     *
     * @param piece a piece index, 0 to 27
     */
    public int cellOf(int piece) {
        return board.cellOf[piece];
    }

    /**
     * Returns the index of the uppermost piece on a cell; -1 if the cell is empty.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     */
    public int topAt(int cell) {
        return board.top[cell];
    }

    /**
     * Returns the index of the piece right below a piece; -1 if it stands on the ground, is in the hand or is not in this game. With
     * {@link #topAt} it tells all pieces of a stack from the top down.
     *
     * @param piece a piece index, 0 to 27
     */
    public int pieceBelow(int piece) {
        return board.isPlaced(piece) ? board.below[piece] : Pieces.NONE;
    }

    /**
     * Returns how many pieces stand on a cell, 0 to 7.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     */
    public int heightAt(int cell) {
        return board.height[cell];
    }

    /**
     * Returns the directions in which the cells beside a cell have a piece of that side on top, as a set of bits: bit d for the direction
     * with the ordinal d.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1, of an occupied or an empty cell
     */
    public int neighborsOf(int cell, Color side) {
        requireNonNull(side, "side");
        return NeighborMask.ofColor(board.around[cell], side.ordinal());
    }

    /**
     * Returns the packed move that was made last, on this board or in the game it was set up with; -1 where none is known, as on a board
     * that was set up with a position. After {@link #makeNull()} it is {@link #PASS}.
     */
    public int lastMove() {
        return board.made() == 0 ? -1 : board.moveMade(board.made() - 1);
    }

    /** Returns the cell that the piece of {@link #lastMove()} left; -1 for a placement and a pass, and where no move is known. */
    public int lastFrom() {
        return board.made() == 0 ? -1 : board.fromOfMoveMade(board.made() - 1);
    }

    /**
     * Returns the coordinate {@link Hex#q()} of a cell of the hive or beside it, in the coordinates of the position or game this board
     * was set up with.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     */
    public int q(int cell) {
        return board.coordinates.q(cell);
    }

    /**
     * Returns the coordinate {@link Hex#r()} of a cell of the hive or beside it, in the coordinates of the position or game this board
     * was set up with.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     */
    public int r(int cell) {
        return board.coordinates.r(cell);
    }

    /**
     * Returns the cell on which the game's first piece was placed, wherever that piece is now. On the empty table, returns the cell
     * on which {@link #make} will place it. If the board was made of a position with pieces on the table, returns {@link Hex#ORIGIN}.
     */
    public Hex firstCell() {
        return board.coordinates.beginning();
    }

    /**
     * Returns the neighbouring cell in a direction.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     * @param direction the ordinal of a {@link Direction}, 0 to 5, clockwise
     */
    public int neighbor(int cell, int direction) {
        return Grid.neighbor(cell, direction);
    }

    /**
     * Returns a cell as a value, in the coordinates of the position or game this board was set up with.
     *
     * @param cell a cell number, 0 to {@link #CELLS} - 1, of a cell in the hive or at most one step from it
     */
    public Hex hexOf(int cell) {
        return board.coordinates.hexOf(cell);
    }

    /**
     * Returns the number of a cell; -1 for a cell that is so far from the hive that it has none now. Every cell in the hive and beside it has a
     * number.
     */
    public int cellOf(Hex hex) {
        return board.coordinates.contains(requireNonNull(hex, "hex")) ? Grid.cell(hex) : Pieces.NONE;
    }

    /**
     * Returns the packed move of a piece to a cell, from the hand or from the table. The move may be illegal.
     *
     * @param piece a piece index, 0 to 27
     * @param cell a cell number, 0 to {@link #CELLS} - 1
     * @return the packed move
     */
    public static int move(int piece, int cell) {
        return PackedMove.of(piece, cell);
    }

    /**
     * Returns the index of the piece of a packed move, 0 to 27; -1 for a pass.
     *
     * @param move a packed move
     */
    public static int pieceIndex(int move) {
        return move == PASS ? -1 : PackedMove.piece(move);
    }

    /**
     * Returns the cell number of a packed move's destination; -1 for a pass.
     *
     * @param move a packed move
     */
    public static int destination(int move) {
        return move == PASS ? -1 : PackedMove.destination(move);
    }

    /**
     * Returns a packed move as a value, in the coordinates of the position or game this board was set up with.
     *
     * @param move a move that is legal now
     */
    public Move decode(int move) {
        return MoveCodec.decode(board, move);
    }

    /**
     * Returns a move as a packed move, or empty if the move is illegal.
     *
     * <p>On the empty table every cell is legal (R2.1), and all placements of a piece are the one packed move that {@link #generate}
     * lists. After a legal placement was encoded there, {@link #decode} and {@link #make} use its cell.
     */
    public OptionalInt encode(Move move) {
        int packed = MoveCodec.encode(board, move);
        if (!isLegal(packed)) {
            return OptionalInt.empty();
        }
        MoveCodec.begin(board, move);
        return OptionalInt.of(packed);
    }

    /**
     * Returns the position this board shows, as a value, in the coordinates of the position or game it was set up with.
     *
     * @throws io.github.hiverules.api.ImpossiblePositionException if no legal moves lead there: after null moves, while a Queen
     *     Bee is in the hand
     */
    public Position position() {
        return MoveCodec.position(board);
    }
}
