// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static java.util.Objects.checkFromIndexSize;
import static java.util.Objects.checkIndex;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.List;

/**
 * A fixed numbering of all moves. The numbers are the same in every game and in every version of this library. A number
 * encodes the moving piece, a reference piece, and the direction from the reference to the destination.
 *
 * <pre>{@code
 * number = piece * 196 + reference * 7 + direction        // 5,488 is the pass
 * }</pre>
 *
 * <p>The piece and the reference are indices in {@link #pieces()}, 0 to 27. The directions are 0 upper right, 1 right,
 * 2 lower right, 3 lower left, 4 left, 5 upper left, and 6 on top of the reference. On the empty table, the placed
 * piece is also the reference, and the direction is 6.
 *
 * <p>A move can have several numbers, just as a move can have several MoveStrings. A reference is always the top piece
 * on its cell. If the top piece is the moving piece, the reference is the piece below. A move on top of other pieces
 * has one number. A move to an empty cell has one to six numbers: one for each reference beside the destination. In a
 * position, each number names at most one legal move, which {@link #move} returns.
 *
 * <p>The methods expect legal packed moves of the given {@link SearchBoard}. For an illegal move, the result is
 * undefined, or the method throws an {@link ArrayIndexOutOfBoundsException}.
 */
public final class MoveNumbers {
    /** The size of the numbering. Move numbers are 0 to {@code COUNT - 1}. Never changes. */
    public static final int COUNT = 5_489;

    /** The number of the pass. Never changes. */
    public static final int PASS = COUNT - 1;

    /** The maximum number of move numbers that one move can have. Never changes. */
    public static final int MAX_SYNONYMS = 6;

    private static final int DIRECTIONS = 7;
    private static final int ON_TOP = 6;
    private static final int WEST = Direction.WEST.ordinal();

    private MoveNumbers() {}

    /**
     * {@return the pieces in numbering order: wQ wA1 wA2 wA3 wG1 wG2 wG3 wS1 wS2 wB1 wB2 wM wL wP, then Black's pieces
     * in the same order}
     */
    public static List<Piece> pieces() {
        return PieceOrder.PIECES;
    }

    /** Returns the lowest move number of a piece. Callers add the reference and the direction. */
    private static int first(int piece) {
        return PieceOrder.place(piece) * PieceOrder.COUNT * DIRECTIONS;
    }

    private static int number(int piece, int reference, int direction) {
        return first(piece) + PieceOrder.place(reference) * DIRECTIONS + direction;
    }

    /**
     * Returns the number of a legal move. If the move has {@linkplain #synonyms several numbers}, returns the number of
     * the printed MoveString.
     *
     * <p>For a move on top of other pieces, the reference is the top piece. For a move to an empty cell, the reference
     * is the first piece beside the destination, clockwise from the left.
     *
     * @param board the position
     * @param move a legal packed move
     * @return the number, 0 to {@link #PASS}
     */
    public static int of(SearchBoard board, int move) {
        requireNonNull(board, "board");
        if (move == SearchBoard.pass()) {
            return PASS;
        }
        int piece = SearchBoard.pieceIndex(move);
        int to = SearchBoard.destination(move);
        int under = board.topAt(to);
        if (under >= 0) {
            return number(piece, under, ON_TOP);
        }
        for (int i = 0; i < 6; i++) {
            int side = side(board, piece, to, clockwiseFromLeft(i));
            if (side >= 0) {
                return first(piece) + side;
            }
        }
        return number(piece, piece, ON_TOP);
    }

    /**
     * Lists all numbers of a legal move, each once. The first number equals the result of {@link #of}.
     *
     * @param board the position
     * @param move a legal packed move
     * @param numbers the array that receives the numbers, at most {@link #MAX_SYNONYMS}
     * @param start the index of the first number
     * @return the index after the last number
     */
    public static int synonyms(SearchBoard board, int move, int[] numbers, int start) {
        requireNonNull(board, "board");
        requireNonNull(numbers, "numbers");
        int piece = SearchBoard.pieceIndex(move);
        int to = SearchBoard.destination(move);
        if (piece < 0 || board.topAt(to) >= 0) {
            numbers[start] = of(board, move);
            return start + 1;
        }
        int end = start;
        for (int i = 0; i < 6; i++) {
            int side = side(board, piece, to, clockwiseFromLeft(i));
            if (side >= 0) {
                numbers[end++] = first(piece) + side;
            }
        }
        if (end == start) {
            numbers[end++] = number(piece, piece, ON_TOP);
        }
        return end;
    }

    /** Returns the i-th direction clockwise from the left. Index 0 is the direction to the left. */
    private static int clockwiseFromLeft(int i) {
        return WEST + i < 6 ? WEST + i : WEST + i - 6;
    }

    /**
     * Returns the part of a move number that encodes the reference and the direction. Callers add the result to
     * {@link #first}. Returns -1 if the neighbouring cell is empty.
     *
     * @param direction the direction from the destination to the reference
     */
    private static int side(SearchBoard board, int piece, int to, int direction) {
        int reference = reference(board, piece, board.neighbor(to, direction));
        // The number contains the direction from the reference to the destination, counted clockwise from NORTH_EAST.
        return reference < 0
                ? -1
                : PieceOrder.place(reference) * DIRECTIONS + (direction < 2 ? direction + 4 : direction - 2);
    }

    /** Returns the top piece on a cell, or -1 for an empty cell. Ignores the moving piece. */
    private static int reference(SearchBoard board, int moving, int cell) {
        int top = board.topAt(cell);
        return top == moving ? board.pieceBelow(moving) : top;
    }

    /**
     * Returns the legal move that has a given number.
     *
     * @param board the position
     * @param number any {@code int}
     * @return the packed move, or {@link SearchBoard#NO_MOVE} if no legal move has the number
     */
    public static int move(SearchBoard board, int number) {
        requireNonNull(board, "board");
        if (number < 0 || number > PASS) {
            return SearchBoard.NO_MOVE;
        }
        int move = number == PASS
                ? SearchBoard.pass()
                : decode(
                        board,
                        PieceOrder.index(number / (DIRECTIONS * PieceOrder.COUNT)),
                        PieceOrder.index(number / DIRECTIONS % PieceOrder.COUNT),
                        number % DIRECTIONS);
        return board.isLegal(move) ? move : SearchBoard.NO_MOVE;
    }

    /**
     * Converts the parts of a move number to a packed move. The move can be illegal. Returns
     * {@link SearchBoard#NO_MOVE} if no move has the number.
     */
    private static int decode(SearchBoard board, int piece, int reference, int direction) {
        if (reference == piece) {
            return direction == ON_TOP && (board.piecesOnTable(Color.WHITE) | board.piecesOnTable(Color.BLACK)) == 0
                    ? SearchBoard.move(piece, board.cellAt(board.firstCell()))
                    : SearchBoard.NO_MOVE;
        }
        int at = board.cellOf(reference);
        if (at < 0 || reference(board, piece, at) != reference) {
            return SearchBoard.NO_MOVE;
        }
        if (direction == ON_TOP) {
            return SearchBoard.move(piece, at);
        }
        int to = board.neighbor(at, direction == 0 ? 5 : direction - 1);
        return board.topAt(to) < 0 ? SearchBoard.move(piece, to) : SearchBoard.NO_MOVE;
    }

    /**
     * Writes a mask: 1 for each number of a legal move, 0 for all other numbers.
     *
     * @param board the position
     * @param moves an array that begins with the legal moves, see {@link SearchBoard#generate}
     * @param count the number of legal moves
     * @param mask the array that receives {@link #COUNT} values
     * @param offset the index of the first value
     * @throws IndexOutOfBoundsException if the mask is too short
     */
    public static void mask(SearchBoard board, int[] moves, int count, byte[] mask, int offset) {
        requireNonNull(board, "board");
        requireNonNull(moves, "moves");
        requireNonNull(mask, "mask");
        checkFromIndexSize(offset, COUNT, mask.length);
        Arrays.fill(mask, offset, offset + COUNT, (byte) 0);
        for (int m = 0; m < count; m++) {
            int move = moves[m];
            int to = SearchBoard.destination(move);
            int occupied = to < 0 ? 0 : board.neighborsOf(to);
            if (occupied != 0 && board.topAt(to) < 0) {
                int piece = SearchBoard.pieceIndex(move);
                int first = offset + first(piece);
                for (int rest = occupied; rest != 0; rest &= rest - 1) {
                    int side = side(board, piece, to, Integer.numberOfTrailingZeros(rest));
                    if (side >= 0) {
                        mask[first + side] = 1;
                    }
                }
            } else {
                mask[offset + of(board, move)] = 1;
            }
        }
    }

    /**
     * Returns the image of a number under a symmetry. If the number names a move, the image names the transformed move
     * in the transformed position. But {@link #of} may return a different number for the transformed move.
     *
     * @param number the number, 0 to {@link #PASS}
     * @param symmetry the symmetry
     * @return the image, 0 to {@link #PASS}
     * @throws IndexOutOfBoundsException if the number is out of range
     */
    public static int image(int number, Symmetry symmetry) {
        requireNonNull(symmetry, "symmetry");
        checkIndex(number, COUNT);
        int direction = number % DIRECTIONS;
        if (number == PASS || direction == ON_TOP) {
            return number;
        }
        int image = symmetry.apply(Direction.values()[direction == 0 ? 5 : direction - 1])
                .ordinal();
        return number - direction + (image == 5 ? 0 : image + 1);
    }

    /**
     * Returns the indices that rotate or reflect a mask or a policy: {@code image[i] = values[indices[i]]}.
     *
     * @param symmetry the symmetry
     * @return a new array of {@link #COUNT} indices
     */
    public static int[] gather(Symmetry symmetry) {
        int[] indices = new int[COUNT];
        for (int number = 0; number < COUNT; number++) {
            indices[image(number, symmetry)] = number;
        }
        return indices;
    }
}
