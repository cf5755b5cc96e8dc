// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import java.util.List;

/** Converts between packed moves and {@link Move}. */
public final class MoveCodec {
    private MoveCodec() {}

    /** Converts a packed move. */
    public static Move decode(Board board, int move) {
        if (move == PackedMove.PASS) {
            return Move.pass();
        }
        int index = PackedMove.piece(move);
        Piece piece = Piece.values().get(index);
        Hex to = board.coordinates.hexOf(PackedMove.destination(move));
        return board.isPlaced(index) ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** Converts the packed moves at the start of an array. */
    public static List<Move> decode(Board board, int[] moves, int count) {
        Move[] list = new Move[count];
        for (int i = 0; i < count; i++) {
            list[i] = decode(board, moves[i]);
        }
        return List.of(list);
    }

    /** Converts the packed moves at the start of an array, none of which is a pass. */
    public static List<PieceMove> decodePieceMoves(Board board, int[] moves, int count) {
        PieceMove[] list = new PieceMove[count];
        for (int i = 0; i < count; i++) {
            list[i] = (PieceMove) decode(board, moves[i]);
        }
        return List.of(list);
    }

    /**
     * Converts a move to a packed move.
     *
     * <p>The result is {@link PackedMove#NONE} if the move is impossible for one of three reasons:
     *
     * <ul>
     * <li>The piece of a placement is already on the table.
     * <li>The piece of a movement is still in the hand.
     * <li>The destination is neither in the hive nor beside the hive.
     * </ul>
     */
    public static int encode(Board board, Move move) {
        if (requireNonNull(move, "move") instanceof PieceMove pieceMove) {
            int piece = pieceMove.piece().index();
            boolean conceivable = board.isPlaced(piece) == move instanceof Movement && isNear(board, pieceMove.to());
            return conceivable ? PackedMove.of(piece, Grid.cell(pieceMove.to())) : PackedMove.NONE;
        }
        return PackedMove.PASS;
    }

    /** Returns whether a cell is in the hive or beside the hive. If the table is empty, returns true for every cell. */
    public static boolean isNear(Board board, Hex hex) {
        int cell = Grid.cell(hex);
        return board.placed() == 0
                || board.coordinates.contains(hex) && (!board.isEmpty(cell) || board.occupiedAround(cell) != 0);
    }

    /** Prepares an empty board for a placement that is made next, because the cell may be anywhere (R2.1). */
    public static void prepare(Board board, Move move) {
        if (board.placed() == 0 && move instanceof Placement first) {
            board.startAt(first.to());
        }
    }
}
