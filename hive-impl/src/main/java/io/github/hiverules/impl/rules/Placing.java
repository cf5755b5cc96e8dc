// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;

/** Placing (R2): which pieces the side to move may place from its hand in this turn, and on which cells. */
public final class Placing {
    /** The turn of a side in which its Queen Bee must be placed at the latest (R2.4). */
    public static final int QUEEN_TURN = 4;

    // Each constant is one bit of a set of violations. The first three constants are about the piece, the others about
    // the cell.
    /** The Queen Bee must be placed in this turn, and the piece is not the Queen Bee (R2.4). */
    public static final int QUEEN_IS_DUE = 1;

    /** The piece is the Queen Bee, and she may not be placed in a player's first turn (R2.5). */
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

    /** By colour and {@link NeighborMask}: see {@link #hosts}. */
    private static final byte[][] HOSTS = new byte[2][NeighborMask.COLORS + 1];

    static {
        for (int around = 0; around <= NeighborMask.COLORS; around++) {
            for (int own = Pieces.WHITE; own <= Pieces.BLACK; own++) {
                int hosts = NeighborMask.ofColor(around, own);
                HOSTS[own][around] = (byte) (NeighborMask.touchesOnly(around, own) ? Integer.lowestOneBit(hosts) : 0);
            }
        }
    }

    private Placing() {}

    /**
     * Returns the rules that forbid the side to move to place a given piece from its hand in this turn, on whichever cell, as a set of
     * violations; 0 if none does.
     */
    public static int pieceViolations(Board board, int piece) {
        boolean isQueen = piece == Pieces.queen(board.sideToMove());
        return (!isQueen && isQueenDue(board) ? QUEEN_IS_DUE : 0)
                | (isQueen && !mayQueenEnter(board) ? QUEEN_MAY_NOT_OPEN : 0)
                | (nextOfKind(board, piece) != piece ? ENTERS_LATER : 0);
    }

    /**
     * Returns the rules that forbid the side to move to place pieces on a cell (R2.1, R2.2, R2.3), as a set of violations; 0 if none
     * does.
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
            default -> touchViolations(around, board.sideToMove());
        };
    }

    /** Returns why an empty cell is closed to placements of a side from the third piece on (R2.2), as a set of violations. */
    private static int touchViolations(int around, int own) {
        if (NeighborMask.touchesOnly(around, own)) {
            return 0;
        }
        return (NeighborMask.ofColor(around, own ^ 1) == 0 ? 0 : TOUCHES_ENEMY)
                | (NeighborMask.ofColor(around, own) == 0 ? TOUCHES_NO_OWN_PIECE : 0);
    }

    /**
     * By {@link NeighborMask}, shapes and colours, for cells that are open to placements of a side from the third piece on: a mask
     * with the direction of one of the side's pieces beside the cell; 0 for other cells.
     */
    public static byte[] hosts(int side) {
        return HOSTS[side];
    }

    /** Returns whether the side to move has its Queen Bee in the hand and must place her in this turn (R2.4). */
    private static boolean isQueenDue(Board board) {
        return board.turn() >= QUEEN_TURN && !Lifting.isQueenPlaced(board, board.sideToMove());
    }

    /** Returns whether R2.5 allows the side to move to place its Queen Bee in this turn; R2.5 forbids it at most in the first turn. */
    private static boolean mayQueenEnter(Board board) {
        return board.queenMayOpen || board.turn() > 1;
    }

    /**
     * Returns the kinds of piece that the side to move may place in this turn. Each kind is represented by its highest-numbered piece,
     * which is in the hand as long as any piece of the kind is; the piece to place is {@link #nextOfKind} of it.
     */
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

    /**
     * Returns the lowest-numbered piece in the hand that has the colour and kind of a given piece in the hand; it enters next (R1.3).
     */
    public static int nextOfKind(Board board, int inHand) {
        return Integer.numberOfTrailingZeros(Pieces.alike(inHand) & ~board.placed);
    }

    /** Returns whether the side to move may place a piece in this turn, provided that some cell is open to placements. */
    static boolean mayEnter(Board board, int piece) {
        return board.isInHand(piece) && Pieces.color(piece) == board.sideToMove() && pieceViolations(board, piece) == 0;
    }

    /** Returns whether a turn is the first turn of its side, in which R2.1 applies and R2.2 doesn't. */
    static boolean isOpening(int ply) {
        return ply < 2;
    }

    /** Returns the number of cells that are open to placements of the side to move: those that {@link #collectCells} collects. */
    public static int countCells(Board board) {
        return switch (board.ply) {
            case 0 -> 1;
            case 1 -> board.placed == 0 ? 0 : 6; // after a null move there is nothing to touch
            default -> board.cellsTouchedOnlyBy(board.sideToMove());
        };
    }

    /**
     * Collects the cells that are open to placements of the side to move. The game's first piece may go anywhere (R2.1), which
     * is represented by a single cell.
     */
    public static void collectCells(Board board, CellSet into) {
        if (board.ply == 0) {
            into.add(Board.FIRST_CELL);
            return;
        }
        // A host is a top piece that the placed piece may touch: one of the side to move, or White's first piece in
        // Black's first turn.
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
