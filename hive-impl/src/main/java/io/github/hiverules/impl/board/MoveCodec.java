// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.spi.UncheckedPositions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts packed moves from and to {@link Move}, and a board to a {@link Position}. */
public final class MoveCodec {
    /** The result of {@link #encode} for a move that is certainly illegal. */
    public static final int NONE = -1;

    private MoveCodec() {}

    /** Converts a packed move. */
    public static Move decode(Board board, int move) {
        int index = PackedMove.piece(move);
        if (index == PackedMove.PASS) {
            return Move.pass();
        }
        Piece piece = Piece.values().get(index);
        Hex to = board.placed == 0
                ? board.coordinates.firstCell()
                : board.coordinates.hexOf(PackedMove.destination(move));
        return board.isPlaced(index) ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** Converts the first packed moves of an array. */
    public static List<Move> decode(Board board, int[] moves, int count) {
        Move[] list = new Move[count];
        for (int i = 0; i < count; i++) {
            list[i] = decode(board, moves[i]);
        }
        return List.of(list);
    }

    /**
     * Converts a move to a packed move.
     *
     * @return the packed move, or {@link #NONE} for an impossible move: a placement of a piece on the table, a movement
     *     of a piece in the hand, or a destination far from the hive
     */
    public static int encode(Board board, Move move) {
        if (requireNonNull(move, "move") instanceof PieceMove pieceMove) {
            int piece = pieceMove.piece().index();
            boolean conceivable = board.isPlaced(piece) == move instanceof Movement && isNear(board, pieceMove.to());
            int cell = board.placed == 0 ? Board.ANY_CELL : Grid.cell(pieceMove.to());
            return conceivable ? PackedMove.of(piece, cell) : NONE;
        }
        return PackedMove.PASS;
    }

    /** Returns whether a cell is in the hive or beside it. On the empty table, returns true for every cell. */
    public static boolean isNear(Board board, Hex hex) {
        int cell = Grid.cell(hex);
        return board.placed == 0
                || board.coordinates.contains(hex) && (!board.isEmpty(cell) || board.occupiedAround(cell) != 0);
    }

    /** Sets the first piece's cell to the destination of a placement on the empty table. Otherwise does nothing. */
    public static void setFirstCell(Board board, Move move) {
        if (board.placed == 0 && move instanceof Placement first) {
            board.coordinates.setFirstCell(first.to());
        }
    }

    /**
     * Returns the position of a board.
     *
     * @throws io.github.hiverules.api.ImpossiblePositionException if no legal moves lead to the position, which is
     *     possible after null moves in the opening
     */
    public static Position position(Board board) {
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            stacks.put(board.coordinates.hexOf(board.cellOf[piece]), stackUnder(board, piece));
        }
        int ply = board.ply <= Setup.maxPly() ? board.ply : Setup.maxPly() - board.ply % 2;
        Optional<Piece> resting = board.resting < 0
                ? Optional.empty()
                : Optional.of(Piece.values().get(board.resting));
        Position position = UncheckedPositions.create(board.ruleset(), ply, stacks, resting);
        boolean hasQueens = board.isPlaced(Pieces.queen(Pieces.WHITE)) && board.isPlaced(Pieces.queen(Pieces.BLACK));
        return hasQueens ? position : position.toSetup().toPosition();
    }

    private static Stack stackUnder(Board board, int top) {
        Piece piece = Piece.values().get(top);
        int below = board.below[top];
        return below < 0 ? Stack.of(piece) : stackUnder(board, below).push(piece);
    }
}
