// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
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
import io.github.hiverules.impl.counting.MoveCounter;
import io.github.hiverules.impl.history.PositionHistory;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.QueenSurround;

/**
 * A mutable board for bots, with make and undo, packed moves and a Zobrist key. Most queries allocate no memory. The
 * board uses the same implementation of the rules as {@link Position} and {@link Game}.
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
 * int score = search(SearchBoard.of(game), 3, new int[3 * SearchBoard.maxMoves()], 0);
 * }</pre>
 *
 * <p><b>Numbers.</b> A piece index is {@link Piece#index()}, 0 to {@code Piece.values().size() - 1}. A cell number is 0
 * to {@link #cellBound()} - 1. The board is a torus of 32 by 32 cells. A cell keeps its number while the hive is near.
 * After the hive has wandered 32 steps, other cells reuse the numbers. A direction is the ordinal of a
 * {@link Direction}, 0 to 5. A packed move is an {@code int} that contains a piece index and the cell number of the
 * destination.
 *
 * <p>"None" is -1: {@link #NO_MOVE}, {@link #NO_PIECE} and {@link #NO_CELL}.
 *
 * <p>Packed arguments are not checked. A number out of range, or an illegal move, causes a wrong result or an
 * {@link ArrayIndexOutOfBoundsException}.
 *
 * <p><b>Compatibility.</b> If boards were created from equal positions or games, they use the same numbers, even in
 * different program runs. New versions of this library may change numbers and keys. To store a packed move, convert it
 * with {@link #decode}.
 *
 * <p><b>Threads.</b> Not thread-safe, not even for queries. Each thread needs its own {@link #copy()}.
 */
public final class SearchBoard {
    /** No move: -1. Making this number throws an {@link ArrayIndexOutOfBoundsException}. Never changes. */
    public static final int NO_MOVE = PackedMove.NONE;

    /** No piece: -1. Never changes. */
    public static final int NO_PIECE = Pieces.NONE;

    /** No cell: -1. Never changes. */
    public static final int NO_CELL = Pieces.NONE;

    private final Board board;
    private final MoveGenerator generator;
    private final MoveCounter counter;
    private final PositionHistory history;
    private final Position start;
    private int movesBefore;

    private SearchBoard(Position start) {
        this.start = start;
        board = new Board(start);
        generator = new MoveGenerator(board);
        counter = new MoveCounter(board);
        history = new PositionHistory(generator);
    }

    /**
     * Returns the length of an array that suffices for the legal moves of every position. A search of n plies needs n
     * times this length.
     *
     * @return the length
     */
    public static int maxMoves() {
        return MoveGenerator.MAX_MOVES;
    }

    /**
     * Returns the bound of packed moves: every packed move, including {@link #pass}, is from 0 to the bound - 1. An
     * array of this length has an element for each packed move, for example for the history heuristic.
     *
     * @return the bound
     */
    public static int moveBound() {
        return PackedMove.BOUND;
    }

    /**
     * Returns the bound of cell numbers: every cell number is from 0 to the bound - 1. An array of this length has an
     * element for each cell.
     *
     * @return the bound
     */
    public static int cellBound() {
        return Grid.SIZE;
    }

    /**
     * Returns the packed pass.
     *
     * @return the packed move
     */
    public static int pass() {
        return PackedMove.PASS;
    }

    /**
     * Creates a board with the empty table.
     *
     * @param ruleset the rules of the game
     * @return a board without moves to undo
     */
    public static SearchBoard start(Ruleset ruleset) {
        return new SearchBoard(Position.start(requireNonNull(ruleset, "ruleset")));
    }

    /**
     * Creates a board from a position. A position has no history, so earlier occurrences are unknown.
     *
     * @param position the position
     * @return a board without moves to undo
     */
    public static SearchBoard of(Position position) {
        return new SearchBoard(requireNonNull(position, "position"));
    }

    /**
     * Creates a board from a game. The game's earlier positions count in {@link #occurrences}. Resignations, agreed
     * draws and other endings without a move are ignored.
     *
     * @param game the game
     * @return a board without moves to undo
     * @throws IllegalMoveException if the game contains an illegal move (possible only after {@link
     *     Game#playUnchecked})
     */
    public static SearchBoard of(Game game) {
        requireNonNull(game, "game");
        SearchBoard result = new SearchBoard(game.startPosition());
        game.moves().forEach(result::make);
        result.movesBefore = result.board.made();
        return result;
    }

    /**
     * Creates an independent copy of this board, with the same history and the same moves to undo.
     *
     * @return the copy
     */
    public SearchBoard copy() {
        SearchBoard copy = new SearchBoard(start);
        for (int i = 0; i < board.made(); i++) {
            copy.history.make(board.moveMade(i));
        }
        copy.board.setCoordinates(board.coordinates);
        copy.movesBefore = movesBefore;
        return copy;
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return board.ruleset();
    }

    /** {@return the number of turns taken so far by both sides, including turns before the start position} */
    public int ply() {
        return board.plyOfPosition();
    }

    /** {@return the side to move} */
    public Color sideToMove() {
        return board.sideToMove() == 0 ? Color.WHITE : Color.BLACK;
    }

    /**
     * Lists the legal moves, each once. If no other move is legal, lists only a pass (R6.2). If a Queen Bee is
     * surrounded, lists no move (R7.4). On the empty table, lists only placements on {@link Hex#ORIGIN}, although every
     * cell is legal (R2.1).
     *
     * <p>Draws by repetition are ignored; {@link #outcome()} reports them. The order of moves is unspecified. Boards
     * with equal positions may list moves in different orders.
     *
     * @param moves the array that receives the moves, at most {@link #maxMoves}
     * @param start the index of the first move
     * @return the index after the last move
     */
    public int generate(int[] moves, int start) {
        requireNonNull(moves, "moves");
        return generator.list(moves, start);
    }

    /**
     * Counts the moves that {@link #generate} would list.
     *
     * @return the number of moves
     */
    public int countLegalMoves() {
        return counter.count();
    }

    /**
     * Counts the legal moves of a side. If the side is not to move, counts the moves that would be legal after {@link
     * #makeNull()}.
     *
     * @param side the side
     * @return the number of moves: 1 if only a pass is legal, 0 if a Queen Bee is surrounded
     */
    public int countLegalMoves(Color side) {
        requireNonNull(side, "side");
        if (side.ordinal() == board.sideToMove()) {
            return countLegalMoves();
        }
        board.make(PackedMove.PASS);
        int count = counter.count();
        board.undo();
        return count;
    }

    /**
     * Returns whether a pass is the only move that {@link #generate} would list (R6.2). Faster than {@link #generate}.
     *
     * @return true if only a pass is legal; false if a Queen Bee is surrounded
     */
    public boolean mustPass() {
        return generator.isLegal(PackedMove.PASS);
    }

    /**
     * Returns whether a number is a legal packed move. Faster than {@link #generate}.
     *
     * <p>On the empty table, a placement on any cell is legal (R2.1), although {@link #generate} lists only placements
     * on {@link Hex#ORIGIN}.
     *
     * @param move any {@code int}, for example a move from a transposition table
     * @return true if the number is a legal packed move
     */
    public boolean isLegal(int move) {
        return generator.isLegal(move);
    }

    /**
     * Makes a move. After an illegal move, the behaviour of this board is undefined.
     *
     * @param move a move from {@link #generate}, or a {@linkplain #isLegal legal} move
     */
    public void make(int move) {
        history.make(move);
    }

    /**
     * Makes a move if it is legal. An illegal move doesn't change this board.
     *
     * <p>A game's first piece may be placed on any cell (R2.1), also on a cell without a number.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal; the exception lists all reasons
     */
    public void make(Move move) {
        int packed = MoveCodec.encode(board, move);
        if (!isLegal(packed)) {
            board.uncheckedPosition().play(move); // throws the exception
        }
        MoveCodec.prepare(board, move);
        make(packed);
    }

    /**
     * Makes a null move: passes even if other moves are legal, as in null-move pruning.
     *
     * <p>After a null move, no piece rests (R5.1). To undo a null move, call {@link #undo()}. Occurrences before a null
     * move also count in {@link #occurrences}.
     */
    public void makeNull() {
        make(PackedMove.PASS);
    }

    /**
     * Undoes the last move or null move.
     *
     * @throws IllegalStateException if no move was made on this board. The moves of a game from which this board was
     *     created can't be undone
     */
    public void undo() {
        if (board.made() == movesBefore) {
            throw new IllegalStateException("There is no move to undo.");
        }
        history.undo();
    }

    /**
     * Returns the Zobrist key of the arrangement, the side to move and the resting piece. Shifts (R1.4) and the numbers
     * of interchangeable pieces don't change the key.
     *
     * <p><b>Equal keys don't imply equal packed moves.</b> If the hive is shifted, its cells have different numbers. If
     * two interchangeable pieces are swapped, a move has a different piece index. So check a move from a transposition
     * table with {@link #isLegal}.
     *
     * <p><b>Equal keys don't imply equal positions.</b> Accidental collisions are rarer than 1 in 10^9 positions, so a
     * search may rely on keys. But an opponent can construct collisions. To decide whether a game is drawn, use {@link
     * #occurrences()}, which compares positions.
     *
     * <p>The key depends neither on the ruleset nor on earlier positions. So a transposition table should serve one
     * ruleset, and a search should ask {@link #outcome()} before the table. All numbers are possible keys, also 0.
     *
     * @return the key
     */
    public long key() {
        return history.key();
    }

    /**
     * Returns the {@link #key()} after a move, without making the move. Meant for look-ups in a transposition table.
     *
     * @param move a legal move, or {@link #pass} for the key after {@link #makeNull()}
     * @return the key
     */
    public long keyAfter(int move) {
        return history.keyAfter(move);
    }

    /**
     * Returns the number of times that the current position has occurred (R7.3), including now. Counting begins at the
     * game's start position. Positions with equal keys but different arrangements don't count.
     *
     * @return the number, at least 1
     */
    public int occurrences() {
        return history.occurrences();
    }

    /**
     * Returns the outcome by surrounded Queen Bees (R7.1) or by repetition (R7.3). If the {@link Ruleset#repetition}
     * rule is off, repetition is ignored.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return history.outcome();
    }

    /**
     * {@return whether a surrounded Queen Bee (R7.1) or a repetition (R7.3) has ended the game, as {@link #outcome} says}
     */
    public boolean isOver() {
        return outcome().isOver();
    }

    /**
     * Returns whether a side's Queen Bee is surrounded (R7.1). Faster than {@link #outcome}.
     *
     * @param side the side
     * @return true if the Queen Bee is surrounded
     */
    public boolean isQueenLost(Color side) {
        requireNonNull(side, "side");
        return QueenSurround.isQueenLost(board, side.ordinal());
    }

    /**
     * Returns the number of empty cells around a side's Queen Bee.
     *
     * @param side the side
     * @return the number, 0 to 6; 0 if the Queen Bee is surrounded, -1 if the Queen Bee is in the hand
     */
    public int queenLiberties(Color side) {
        requireNonNull(side, "side");
        return QueenSurround.queenLiberties(board, side.ordinal());
    }

    /**
     * Returns whether a piece is pinned (R3.2). A pinned piece is alone on its cell, and lifting the piece would split
     * the hive.
     *
     * @param piece a piece index
     * @return true if the piece is pinned
     */
    public boolean isPinned(int piece) {
        int cell = board.cellOf[piece];
        return cell >= 0 && OneHive.isPinned(board, cell);
    }

    /**
     * Returns the resting piece, which may not move, throw or be thrown this turn (R5.1).
     *
     * @return a piece index, or {@link #NO_PIECE} if no piece rests
     */
    public int restingPiece() {
        int resting = board.restingPieces();
        return resting == 0 ? NO_PIECE : Integer.numberOfTrailingZeros(resting);
    }

    /**
     * Returns whether an occupied cell is an articulation point: without the cell, the hive would be split (R3.2).
     *
     * <p>If an articulation point has a single piece, the piece is {@linkplain #isPinned pinned}. The top piece of a
     * stack is never pinned.
     *
     * @param cell the number of an occupied cell, 0 to {@link #cellBound} - 1
     * @return true if the cell is an articulation point
     */
    public boolean isArticulationPoint(int cell) {
        return OneHive.isArticulationPoint(board, cell);
    }

    /**
     * Returns the pieces of a side on the table, including covered pieces.
     *
     * <pre>{@code
     * for (long rest = board.piecesOnTable(side); rest != 0; rest &= rest - 1) {
     *     int piece = Long.numberOfTrailingZeros(rest);
     *     int cell = board.cellOf(piece);
     * }
     * }</pre>
     *
     * @param side the side
     * @return a bit set. Bit i means the piece with index i
     */
    public long piecesOnTable(Color side) {
        requireNonNull(side, "side");
        return board.placed() & Pieces.ofColor(side.ordinal());
    }

    /**
     * Returns the cell of a piece, even if the piece is covered.
     *
     * @param piece a piece index
     * @return the cell number, or {@link #NO_CELL} if the piece is in the hand or not in this game
     */
    public int cellOf(int piece) {
        return board.cellOf[piece];
    }

    /**
     * Returns the top piece on a cell.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return a piece index, or {@link #NO_PIECE} if the cell is empty
     */
    public int topAt(int cell) {
        return board.top[cell];
    }

    /**
     * Returns the piece directly below a piece. To list a stack from the top down, start with {@link #topAt}.
     *
     * @param piece a piece index
     * @return a piece index, or {@link #NO_PIECE} if the piece is on the ground, in the hand or not in this game
     */
    public int pieceBelow(int piece) {
        return board.isPlaced(piece) ? board.below[piece] : Pieces.NONE;
    }

    /**
     * Returns the number of pieces on a cell.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return the height of the stack, 0 to 7
     */
    public int heightAt(int cell) {
        return board.height[cell];
    }

    /**
     * Returns the directions from a cell to the occupied neighbouring cells. The cell itself may be empty.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return a bit set. Bit d means the direction with ordinal d
     */
    public int neighborsOf(int cell) {
        return board.occupiedAround(cell);
    }

    /**
     * Returns the directions from a cell to the neighbouring cells whose top piece belongs to a side. The cell itself
     * may be empty.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @param side the side
     * @return a bit set. Bit d means the direction with ordinal d
     */
    public int neighborsOf(int cell, Color side) {
        requireNonNull(side, "side");
        return NeighborMask.ofColor(board.around[cell], side.ordinal());
    }

    /**
     * Returns whether R2.2 allows a side to place a piece on a cell. The cell must be empty and must touch pieces of
     * only this side. For a side's first piece, R2.1 allows other cells.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @param side the side
     * @return true if the cell is a placement cell
     */
    public boolean isPlacementCell(int cell, Color side) {
        requireNonNull(side, "side");
        return NeighborMask.touchesOnly(board.around[cell], side.ordinal());
    }

    /**
     * Returns the last move as a packed move. If this board was created from a game, the last move may be a move of the
     * game. After {@link #makeNull()}, returns {@link #pass}.
     *
     * @return the packed move, or {@link #NO_MOVE} if there is none
     */
    public int lastMove() {
        return board.made() == 0 ? NO_MOVE : board.moveMade(board.made() - 1);
    }

    /**
     * Returns the cell from which the {@linkplain #lastMove() last move} moved a piece.
     *
     * @return the cell number; {@link #NO_CELL} if the last move was a placement or a pass, or if there is no last move
     */
    public int lastFrom() {
        return board.made() == 0 ? NO_CELL : board.fromOfMoveMade(board.made() - 1);
    }

    /**
     * Returns the coordinate {@link Hex#q()} of a cell in or beside the hive.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return the coordinate in the position or game from which this board was created
     */
    public int q(int cell) {
        return board.coordinates.q(cell);
    }

    /**
     * Returns the coordinate {@link Hex#r()} of a cell in or beside the hive.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return the coordinate in the position or game from which this board was created
     */
    public int r(int cell) {
        return board.coordinates.r(cell);
    }

    /**
     * Returns the cell on which the game's first piece was placed, even if that piece has moved.
     *
     * @return the cell; {@link Hex#ORIGIN} on the empty table, or if this board was created from a position with pieces
     *     on the table
     */
    public Hex firstCell() {
        return board.coordinates.firstCell();
    }

    /**
     * Returns the neighbouring cell in a direction.
     *
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @param direction the ordinal of a {@link Direction}, 0 to 5
     * @return the cell number of the neighbour
     */
    public int neighbor(int cell, int direction) {
        return Grid.neighbor(cell, direction);
    }

    /**
     * Converts a cell number to a cell. Coordinates are the same as in the position or game from which this board was
     * created.
     *
     * @param cell the number of a cell in or beside the hive
     * @return the cell
     */
    public Hex hexOf(int cell) {
        return board.coordinates.hexOf(cell);
    }

    /**
     * Converts a cell to a cell number. The cells in the hive and beside the hive have numbers. On the empty table, the
     * cells with q and r from -16 to 15 have numbers.
     *
     * @param hex the cell
     * @return the cell number, or {@link #NO_CELL} if the cell has no number
     */
    public int cellAt(Hex hex) {
        return board.coordinates.contains(requireNonNull(hex, "hex")) && MoveCodec.isNear(board, hex)
                ? Grid.cell(hex)
                : NO_CELL;
    }

    /**
     * Returns the piece index of a side's Queen Bee.
     *
     * @param side the side
     * @return the piece index
     */
    public static int queen(Color side) {
        requireNonNull(side, "side");
        return Pieces.queen(side.ordinal());
    }

    /**
     * Returns the side that owns a piece.
     *
     * @param piece a piece index
     * @return the side
     */
    public static Color colorOf(int piece) {
        return Pieces.color(piece) == Pieces.WHITE ? Color.WHITE : Color.BLACK;
    }

    /**
     * Returns the packed move of a piece to a cell. The piece may be in the hand or on the table. The move may be
     * illegal.
     *
     * @param piece a piece index
     * @param cell a cell number, 0 to {@link #cellBound} - 1
     * @return the packed move
     */
    public static int move(int piece, int cell) {
        return PackedMove.of(piece, cell);
    }

    /**
     * Returns the piece of a packed move.
     *
     * @param move a packed move
     * @return a piece index, or {@link #NO_PIECE} for a pass
     */
    public static int pieceIndex(int move) {
        return move == PackedMove.PASS ? NO_PIECE : PackedMove.piece(move);
    }

    /**
     * Returns the destination of a packed move.
     *
     * @param move a packed move
     * @return a cell number, or {@link #NO_CELL} for a pass
     */
    public static int destination(int move) {
        return move == PackedMove.PASS ? NO_CELL : PackedMove.destination(move);
    }

    /**
     * Converts a packed move to a {@link Move}. Coordinates are the same as in the position or game from which this
     * board was created.
     *
     * @param move a legal packed move
     * @return the move
     */
    public Move decode(int move) {
        return MoveCodec.decode(board, move);
    }

    /**
     * Converts a move to a packed move.
     *
     * <p>Every legal move has a packed move, except a game's first placement on a cell {@linkplain #cellAt without
     * a number}, which {@link #make(Move)} accepts.
     *
     * @param move the move
     * @return the packed move, or {@link #NO_MOVE} if the move is illegal or has no packed move
     */
    public int encode(Move move) {
        int packed = MoveCodec.encode(board, move);
        return isLegal(packed) && (board.placed() > 0 || decode(packed).equals(move)) ? packed : NO_MOVE;
    }

    /**
     * Returns the current position. Coordinates are the same as in the position or game from which this board was
     * created.
     *
     * @return the position
     * @throws io.github.hiverules.api.ImpossiblePositionException if no legal moves lead to the position, for example
     *     after null moves while a Queen Bee is in the hand
     */
    public Position position() {
        return board.position();
    }
}
