// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static java.util.Objects.checkFromIndexSize;
import static java.util.Objects.checkIndex;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fixed numbering of all moves, the same in every game and every version: the piece, a piece it comes to lie by, and on
 * which side.
 *
 * <pre>{@code
 * number = piece * 196 + reference * 7 + direction        // 5,488 is the pass
 * }</pre>
 *
 * <p>Piece and reference are places in {@link #pieces()}, 0 to 27. The direction leads from the reference to where the piece
 * goes: 0 upper right, 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left, 6 on top of it. The first piece of a game
 * has itself as its reference, on top.
 *
 * <p>As MoveStrings do, several numbers name one move. The reference of a number is the uppermost piece of its cell, the moving
 * piece aside. So a move on top of other pieces has one number, and any other has one for each occupied cell around its
 * destination, six at most. A number means at most one legal move of a position: {@link #move} finds it.
 *
 * <p>Packed moves are those of the {@link SearchBoard} that is given. They have to be legal now; any other number gives a wrong
 * answer or an {@link ArrayIndexOutOfBoundsException}.
 */
public final class MoveNumbers {
    /** How many numbers there are; they are below it. It never changes. */
    public static final int COUNT = 5_489;

    /** The number of the pass. It never changes. */
    public static final int PASS = COUNT - 1;

    /** A move has at most that many numbers. It never changes. */
    public static final int MAX_SYNONYMS = 6;

    private static final int DIRECTIONS = 7;
    private static final int ON_TOP = 6;
    private static final int WEST = Direction.WEST.ordinal();

    private MoveNumbers() {}

    /** The pieces in the order of the numbers: wQ wA1 wA2 wA3 wG1 wG2 wG3 wS1 wS2 wB1 wB2 wM wL wP, then Black's alike. */
    public static List<Piece> pieces() {
        return PieceOrder.PIECES;
    }

    /** The first number of a piece; what is added to it tells the reference and the direction. */
    private static int first(int piece) {
        return PieceOrder.place(piece) * PieceOrder.COUNT * DIRECTIONS;
    }

    private static int number(int piece, int reference, int direction) {
        return first(piece) + PieceOrder.place(reference) * DIRECTIONS + direction;
    }

    /**
     * The number of a legal move: of {@linkplain #synonyms all its numbers} the one whose name is the printed MoveString. A move on
     * top of other pieces is named by the uppermost of them; any other by the first piece around its destination, looked for
     * clockwise from the left.
     */
    public static int of(SearchBoard board, int move) {
        requireNonNull(board, "board");
        if (move == SearchBoard.PASS) {
            return PASS;
        }
        int piece = SearchBoard.pieceIndex(move);
        int to = SearchBoard.destination(move);
        int number = ontoNumber(board, piece, to);
        for (int i = 0; number < 0 && i < 6; i++) {
            int side = side(board, piece, to, clockwiseFromLeft(i));
            number = side < 0 ? -1 : first(piece) + side;
        }
        return number < 0 ? number(piece, piece, ON_TOP) : number;
    }

    /**
     * Lists all numbers of a legal move, first the one that {@link #of} tells, each once.
     *
     * @param numbers the list to write to, with room for {@link #MAX_SYNONYMS} numbers from {@code start} on
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

    /** The number that names a move on top of other pieces; -1 for a move to an empty cell. */
    private static int ontoNumber(SearchBoard board, int piece, int to) {
        int under = board.topAt(to);
        return under < 0 ? -1 : number(piece, under, ON_TOP);
    }

    /** The direction that is the i-th clockwise from the left, from 0. */
    private static int clockwiseFromLeft(int i) {
        return WEST + i < 6 ? WEST + i : WEST + i - 6;
    }

    /**
     * What is added to {@link #first} for the number that names a move by the cell that lies in that direction of its destination; -1
     * if that one is empty.
     */
    private static int side(SearchBoard board, int piece, int to, int direction) {
        int reference = reference(board, piece, board.neighbor(to, direction));
        // Directions of numbers begin one before those of Direction; the way back is three further.
        return reference < 0
                ? -1
                : PieceOrder.place(reference) * DIRECTIONS + (direction < 2 ? direction + 4 : direction - 2);
    }

    /** The uppermost piece on a cell, the moving one aside, or -1. */
    private static int reference(SearchBoard board, int moving, int cell) {
        int top = board.topAt(cell);
        return top == moving ? board.pieceBelow(moving) : top;
    }

    /**
     * The legal move that a number names now.
     *
     * @param number any {@code int}
     * @return the packed move, or -1 if the number names no legal move
     */
    public static int move(SearchBoard board, int number) {
        requireNonNull(board, "board");
        if (number < 0 || number > PASS) {
            return -1;
        }
        int move = number == PASS
                ? SearchBoard.PASS
                : named(
                        board,
                        PieceOrder.index(number / (DIRECTIONS * PieceOrder.COUNT)),
                        PieceOrder.index(number / DIRECTIONS % PieceOrder.COUNT),
                        number % DIRECTIONS);
        return board.isLegal(move) ? move : -1;
    }

    /** The packed move, legal or not, that brings a piece to that side of a reference; -1 if the number names none. */
    private static int named(SearchBoard board, int piece, int reference, int direction) {
        if (reference == piece) {
            return direction == ON_TOP && board.ply() == 0 ? opening(board, piece) : -1;
        }
        int at = board.cellOf(reference);
        if (at < 0 || reference(board, piece, at) != reference) {
            return -1;
        }
        if (direction == ON_TOP) {
            return PackedMove.of(piece, at);
        }
        int to = board.neighbor(at, direction == 0 ? 5 : direction - 1);
        return board.topAt(to) < 0 ? PackedMove.of(piece, to) : -1;
    }

    private static int opening(SearchBoard board, int piece) {
        return board.encode(Move.place(Piece.values().get(piece), board.firstCell()))
                .orElse(-1);
    }

    /**
     * Writes which numbers name a legal move: 1 for each number of each move, 0 for all others.
     *
     * @param moves the legal moves, as {@link SearchBoard#generate} lists them from index 0 on
     * @param count how many they are
     * @param mask {@link #COUNT} values of it from {@code offset} on are written
     */
    public static void mask(SearchBoard board, int[] moves, int count, byte[] mask, int offset) {
        requireNonNull(board, "board");
        requireNonNull(moves, "moves");
        requireNonNull(mask, "mask");
        checkFromIndexSize(offset, COUNT, mask.length);
        Arrays.fill(mask, offset, offset + COUNT, (byte) 0);
        mask(board, moves, count, mask, null, null, offset);
    }

    /** As {@link #mask(SearchBoard, int[], int, byte[], int)}, into floats. */
    public static void mask(SearchBoard board, int[] moves, int count, float[] mask, int offset) {
        requireNonNull(board, "board");
        requireNonNull(moves, "moves");
        requireNonNull(mask, "mask");
        checkFromIndexSize(offset, COUNT, mask.length);
        Arrays.fill(mask, offset, offset + COUNT, 0);
        mask(board, moves, count, null, mask, null, offset);
    }

    /** As {@link #mask(SearchBoard, int[], int, byte[], int)}, into the first {@link #COUNT} bits of a set. */
    public static void mask(SearchBoard board, int[] moves, int count, BitSet mask) {
        requireNonNull(board, "board");
        requireNonNull(moves, "moves");
        requireNonNull(mask, "mask");
        mask.clear(0, COUNT);
        mask(board, moves, count, null, null, mask, 0);
    }

    private static void mask(
            SearchBoard board,
            int[] moves,
            int count,
            byte @Nullable [] bytes,
            float @Nullable [] floats,
            @Nullable BitSet bits,
            int offset) {
        boolean begun = board.ply() > 0;
        for (int m = 0; m < count; m++) {
            int move = moves[m];
            int to = SearchBoard.destination(move);
            if (begun && to >= 0 && board.topAt(to) < 0) {
                int piece = SearchBoard.pieceIndex(move);
                int first = offset + first(piece);
                int occupied = board.neighborsOf(to, Color.WHITE) | board.neighborsOf(to, Color.BLACK);
                for (int rest = occupied; rest != 0; rest &= rest - 1) {
                    int side = side(board, piece, to, Integer.numberOfTrailingZeros(rest));
                    if (side >= 0) {
                        set(bytes, floats, bits, first + side);
                    }
                }
            } else {
                set(bytes, floats, bits, offset + of(board, move));
            }
        }
    }

    private static void set(byte @Nullable [] bytes, float @Nullable [] floats, @Nullable BitSet bits, int index) {
        if (bytes != null) {
            bytes[index] = 1;
        } else if (floats != null) {
            floats[index] = 1;
        } else if (bits != null) {
            bits.set(index);
        }
    }

    /**
     * The number that a number becomes when the table is turned or mirrored. Of a legal move it is one of the numbers of the move's
     * image, not always the one that {@link #of} tells.
     *
     * @param number 0 to {@link #PASS}
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
     * The symmetry as an index table, so that turning or mirroring a mask or a policy is one gather: {@code image[i] =
     * values[table[i]]}.
     *
     * @return a new array of {@link #COUNT} indices, a permutation
     */
    public static int[] gather(Symmetry symmetry) {
        int[] table = new int[COUNT];
        for (int number = 0; number < COUNT; number++) {
            table[image(number, symmetry)] = number;
        }
        return table;
    }
}
