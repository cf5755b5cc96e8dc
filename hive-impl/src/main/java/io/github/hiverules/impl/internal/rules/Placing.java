// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;

/** Placing a piece from the hand (R2). */
public final class Placing {
    // Sets of violations are masks of these; the first three concern the piece, the others the cell.
    /** The Queen Bee must be placed in this turn, and the piece is another (R2.4). */
    public static final int QUEEN_IS_DUE = 1;

    /** The piece is the Queen Bee, which may not open (R2.5). */
    public static final int QUEEN_MAY_NOT_OPEN = 1 << 1;

    /** A piece of the same kind with a lower number is in the hand (R1.3). */
    public static final int ENTERS_LATER = 1 << 2;

    /** The cell is occupied (R2.3). */
    public static final int CELL_OCCUPIED = 1 << 3;

    /** The game's second piece would not touch the first (R2.1). */
    public static final int APART_FROM_FIRST = 1 << 4;

    /** The cell touches an enemy piece (R2.2). */
    public static final int TOUCHES_ENEMY = 1 << 5;

    /** The cell touches no piece of the side to move (R2.2). */
    public static final int TOUCHES_NO_OWN_PIECE = 1 << 6;

    public static final byte[][] HOST = new byte[2][1 << 13];

    static {
        for (int side = 0; side < 2; side++) {
            for (int around = 0; around <= NeighborMask.COLORS; around++) {
                int own = NeighborMask.ofColor(around, side);
                if ((around & NeighborMask.OCCUPIED) == 0 && NeighborMask.ofColor(around, side ^ 1) == 0) {
                    HOST[side][around] = (byte) (own & -own);
                }
            }
        }
    }

    private Placing() {}

    /** The rules that keep a piece in the hand of the side to move from entering anywhere; 0 if none does. */
    public static int pieceViolations(Board board, int piece) {
        boolean isQueen = piece == Pieces.queen(board.sideToMove());
        return (!isQueen && isQueenDue(board) ? QUEEN_IS_DUE : 0)
                | (isQueen && !mayQueenEnter(board) ? QUEEN_MAY_NOT_OPEN : 0)
                | (nextOfKind(board, piece) != piece ? ENTERS_LATER : 0);
    }

    /**
     * The rules that keep the side to move from placing a piece on a cell (R2.1, R2.2, R2.3); 0 if none does.
     *
     * @param around the cell's {@link NeighborMask}; 0 for a cell far from the hive
     */
    public static int cellViolations(Board board, int around) {
        if ((around & NeighborMask.OCCUPIED) != 0) {
            return CELL_OCCUPIED;
        }
        return switch (board.ply) {
            case 0 -> 0;
            case 1 -> NeighborMask.occupied(around) == 0 ? APART_FROM_FIRST : 0;
            default -> {
                int own = board.sideToMove();
                yield (NeighborMask.ofColor(around, own ^ 1) == 0 ? 0 : TOUCHES_ENEMY)
                        | (NeighborMask.ofColor(around, own) == 0 ? TOUCHES_NO_OWN_PIECE : 0);
            }
        };
    }

    /** Whether the side to move has its Queen Bee in the hand and must place her in this turn (R2.4). */
    private static boolean isQueenDue(Board board) {
        return board.turn() >= Ruleset.QUEEN_TURN && !Lifting.isQueenPlaced(board, board.sideToMove());
    }

    /** Whether the Queen Bee may be placed in this turn: not in the first one where the rules forbid it (R2.5). */
    private static boolean mayQueenEnter(Board board) {
        return board.queenMayOpen || board.turn() > 1;
    }

    /** The pieces of the side to move that may enter, one a kind: of each kind the piece with the highest number. */
    public static int kindsThatMayEnter(Board board) {
        int kinds = board.kindsInHand(board.sideToMove());
        int queen = 1 << Pieces.queen(board.sideToMove());
        if ((kinds & queen) == 0) {
            return kinds;
        }
        if (isQueenDue(board)) {
            return queen;
        }
        return mayQueenEnter(board) ? kinds : kinds & ~queen;
    }

    /** The piece that enters next of the kind of a piece in the hand (R1.3). */
    public static int nextOfKind(Board board, int inHand) {
        return Integer.numberOfTrailingZeros(Pieces.alike(inHand) & ~board.placed);
    }

    /** Whether a piece may enter now on some cell, if there is one. */
    static boolean mayEnter(Board board, int piece) {
        return board.isInHand(piece) && Pieces.color(piece) == board.sideToMove() && pieceViolations(board, piece) == 0;
    }

    /** The number of cells that {@link #collectCells} collects. */
    public static int countCells(Board board) {
        return switch (board.ply) {
            case 0 -> 1;
            case 1 -> 6;
            default -> board.cellsTouchedOnlyBy(board.sideToMove());
        };
    }

    /** Collects the cells on which a piece may enter. The first piece goes anywhere (R2.1); one cell stands for all. */
    public static void collectCells(Board board, CellSet into) {
        if (board.ply == 0) {
            into.add(board.firstCell());
            return;
        }
        int hosts = board.placed & ~board.covered & Pieces.ofColor(board.ply == 1 ? Pieces.WHITE : board.sideToMove());
        for (; hosts != 0; hosts &= hosts - 1) {
            int host = board.cellOf[Integer.numberOfTrailingZeros(hosts)];
            int empty = ~board.occupiedAround(host) & Grid.ALL_AROUND;
            for (; empty != 0; empty &= empty - 1) {
                int cell = Grid.neighbor(host, Integer.numberOfTrailingZeros(empty));
                if (cellViolations(board, board.around[cell]) == 0) {
                    into.add(cell);
                }
            }
        }
    }
}
