// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;

/** Placing (R2): the pieces that the side to move may place from its hand this turn, and the cells for them. */
public final class Placing {
    /** The turn by which a side must place its Queen Bee (R2.4). */
    public static final int QUEEN_TURN = 4;

    // Each constant is one bit of a set of violations: three about the piece, then four about the cell.
    /** The Queen Bee must be placed in this turn, and the piece is not the Queen Bee (R2.4). */
    public static final int QUEEN_IS_DUE = 1;

    /** The piece is the Queen Bee, and she may not be a side's first piece (R2.5). */
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

    /** The masks of {@link #hosts}, indexed by colour and {@link NeighborMask}. */
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
     * Returns the violations of placing a piece from the hand of the side to move, regardless of the cell; 0 if there
     * are none.
     */
    public static int pieceViolations(Board board, int piece) {
        boolean isQueen = piece == Pieces.queen(board.sideToMove());
        return (!isQueen && isQueenDue(board) ? QUEEN_IS_DUE : 0)
                | (isQueen && !mayQueenEnter(board) ? QUEEN_MAY_NOT_OPEN : 0)
                | (nextOfKind(board, piece) != piece ? ENTERS_LATER : 0);
    }

    /**
     * Returns the violations of placing a piece of the side to move on a cell (R2.1, R2.2, R2.3), regardless of the
     * piece; 0 if there are none.
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

    /** Returns the violations of R2.2 for an empty cell, from the game's third piece on. */
    private static int touchViolations(int around, int own) {
        if (NeighborMask.touchesOnly(around, own)) {
            return 0;
        }
        return (NeighborMask.ofColor(around, own ^ 1) == 0 ? 0 : TOUCHES_ENEMY)
                | (NeighborMask.ofColor(around, own) == 0 ? TOUCHES_NO_OWN_PIECE : 0);
    }

    /**
     * Returns an array indexed by {@link NeighborMask#COLORS}. For a placement cell of the side, the element is the
     * direction of one friendly neighbour, as a mask. For other cells it is 0. Valid from the game's third piece on.
     */
    public static byte[] hosts(int side) {
        return HOSTS[side];
    }

    /** Returns whether the side to move must place its Queen Bee this turn (R2.4). */
    private static boolean isQueenDue(Board board) {
        return board.turn() >= QUEEN_TURN && !Lifting.isQueenPlaced(board, board.sideToMove());
    }

    /** Returns whether R2.5 allows the side to move to place its Queen Bee this turn. */
    private static boolean mayQueenEnter(Board board) {
        return board.queenMayOpen || board.turn() > 1;
    }

    /**
     * Returns the kinds of piece that the side to move may place this turn. A kind is represented by its
     * highest-numbered piece, because this piece is placed last. {@link #nextOfKind} returns the piece to place.
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

    /** Returns the piece of a kind that must be placed next (R1.3), given any piece of the kind in the hand. */
    public static int nextOfKind(Board board, int inHand) {
        return Integer.numberOfTrailingZeros(Pieces.alike(inHand) & ~board.placed);
    }

    /** Returns whether the side to move may place a piece this turn, if there is a placement cell. */
    static boolean mayEnter(Board board, int piece) {
        return board.isInHand(piece) && Pieces.color(piece) == board.sideToMove() && pieceViolations(board, piece) == 0;
    }

    /** Returns whether a ply is a side's first turn, in which R2.1 applies instead of R2.2. */
    static boolean isOpening(int ply) {
        return ply < 2;
    }

    /** Returns the number of placement cells of the side to move, as {@link #collectCells} collects them. */
    public static int countCells(Board board) {
        return switch (board.ply) {
            case 0 -> 1;
            case 1 -> board.placed == 0 ? 0 : 6; // the table is still empty if the first move was a null move
            default -> board.cellsTouchedOnlyBy(board.sideToMove());
        };
    }

    /**
     * Collects the placement cells of the side to move. On the empty table a single cell represents all cells (R2.1).
     */
    public static void collectCells(Board board, CellSet into) {
        if (board.ply == 0) {
            into.add(Board.ANY_CELL);
            return;
        }
        // Only cells beside a host are candidates. In Black's first turn the host is White's first piece. Later the
        // hosts are the top pieces of the side to move.
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
