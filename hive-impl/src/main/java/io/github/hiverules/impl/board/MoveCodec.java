// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.UncheckedPositions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts between packed moves and {@link Move}, and from a board to a {@link Position}. */
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
        return board.placed == 0
                || board.coordinates.contains(hex) && (!board.isEmpty(cell) || board.occupiedAround(cell) != 0);
    }

    /** Prepares an empty board for a placement that is made next, because the cell may be anywhere (R2.1). */
    public static void prepare(Board board, Move move) {
        if (board.placed == 0 && move instanceof Placement first) {
            board.coordinates.startAt(first.to());
        }
    }

    /**
     * Returns the position of a board.
     *
     * @throws io.github.hiverules.api.ImpossiblePositionException if no legal moves lead to the position. Null moves in
     *     the opening can lead to an impossible position
     */
    public static Position position(Board board) {
        Position position = uncheckedPosition(board);
        boolean hasQueens = board.isPlaced(Pieces.queen(Pieces.WHITE)) && board.isPlaced(Pieces.queen(Pieces.BLACK));
        return hasQueens ? position : position.toSetup().toPosition();
    }

    /** Returns the position of a board, even if no legal moves lead to the position. */
    public static Position uncheckedPosition(Board board) {
        Map<Hex, PieceStack> stacks = new LinkedHashMap<>();
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            stacks.put(board.coordinates.hexOf(board.cellOf[piece]), stackUnder(board, piece));
        }
        Optional<Piece> resting = board.resting < 0
                ? Optional.empty()
                : Optional.of(Piece.values().get(board.resting));
        return UncheckedPositions.create(board.ruleset(), board.plyOfPosition(), stacks, resting);
    }

    private static PieceStack stackUnder(Board board, int top) {
        Piece piece = Piece.values().get(top);
        int below = board.below[top];
        return below < 0 ? PieceStack.of(piece) : stackUnder(board, below).push(piece);
    }
}
