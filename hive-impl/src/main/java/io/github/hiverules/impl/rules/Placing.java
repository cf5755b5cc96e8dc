// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;

/** Placing (R2): which pieces the side to move may place this turn, and on which cells. */
public final class Placing {
    /** The latest turn in which a side must place its Queen Bee (R2.4). */
    public static final int QUEEN_TURN = 4;

    /** The cell that {@link io.github.hiverules.api.Hex#ORIGIN} has on the empty table. */
    private static final int ORIGIN = 0;

    // Each violation is one bit of a mask. Three violations are about the piece, four about the cell.
    /** The side must place its Queen Bee this turn, but the piece is not the Queen Bee (R2.4). */
    public static final int QUEEN_IS_DUE = 1;

    /** The Queen Bee may not be a side's first piece (R2.5). */
    public static final int QUEEN_MAY_NOT_OPEN = 1 << 1;

    /** A piece of the same kind with a lower number is still in the hand (R1.3). */
    public static final int ENTERS_LATER = 1 << 2;

    /** The cell is occupied (R2.3). */
    public static final int CELL_OCCUPIED = 1 << 3;

    /** A side's first piece would not touch the other side's pieces (R2.1). */
    public static final int APART_FROM_FIRST = 1 << 4;

    /** The cell touches an enemy piece (R2.2). */
    public static final int TOUCHES_ENEMY = 1 << 5;

    /** The cell touches no piece of the side to move (R2.2). */
    public static final int TOUCHES_NO_OWN_PIECE = 1 << 6;

    private Placing() {}

    /**
     * Returns the violations that concern the piece of a placement, or 0 if there are none.
     *
     * @param piece a piece in the hand of the side to move
     */
    public static int pieceViolations(Board board, int piece) {
        boolean isQueen = piece == Pieces.queen(board.sideToMove());
        return (!isQueen && isQueenDue(board, board.ply()) ? QUEEN_IS_DUE : 0)
                | (isQueen && !mayQueenEnter(board) ? QUEEN_MAY_NOT_OPEN : 0)
                | (nextOfKind(board, piece) != piece ? ENTERS_LATER : 0);
    }

    /**
     * Returns the violations that concern the cell of a placement (R2.1, R2.2, R2.3), or 0 if there are none.
     *
     * @param around the cell's {@link NeighborMask}, or 0 for a cell far from the hive
     */
    public static int cellViolations(Board board, int around) {
        if ((around & NeighborMask.OCCUPIED) != 0) {
            return CELL_OCCUPIED;
        }
        int host = hostColor(board);
        if (board.placed() == 0 || NeighborMask.touchesOnly(around, host)) {
            return 0;
        }
        int own = board.sideToMove();
        return host != own
                ? APART_FROM_FIRST
                : (NeighborMask.ofColor(around, own ^ 1) == 0 ? 0 : TOUCHES_ENEMY)
                        | (NeighborMask.ofColor(around, own) == 0 ? TOUCHES_NO_OWN_PIECE : 0);
    }

    /**
     * Returns the colour of the pieces that a placement must touch. A side that has no piece on the table places beside
     * the other side (R2.1). After that, a side places beside its own pieces (R2.2).
     */
    private static int hostColor(Board board) {
        int own = board.sideToMove();
        return hasPlaced(board, own) ? own : own ^ 1;
    }

    private static boolean hasPlaced(Board board, int side) {
        return (board.placed() & Pieces.ofColor(side)) != 0;
    }

    /** Returns whether the side to move must place its Queen Bee in the turn after a number of plies (R2.4). */
    private static boolean isQueenDue(Board board, int ply) {
        return ply / 2 + 1 >= QUEEN_TURN && !Lifting.isQueenPlaced(board, board.sideToMove());
    }

    /** Returns whether the side to move may place its Queen Bee this turn (R2.5). */
    private static boolean mayQueenEnter(Board board) {
        return board.queenMayOpen() || hasPlaced(board, board.sideToMove());
    }

    /**
     * Returns the kinds of piece that the side to move may place this turn. The mask contains the highest-numbered
     * piece of each kind, which is placed last. {@link #nextOfKind} returns the piece to place now.
     */
    public static int kindsThatMayEnter(Board board) {
        return kindsThatMayEnter(board, board.ply());
    }

    /** Returns the kinds of piece that the side to move could place if the board's position had another ply. */
    static int kindsThatMayEnter(Board board, int ply) {
        int kinds = board.kindsInHand(board.sideToMove());
        int queen = 1 << Pieces.queen(board.sideToMove());
        if ((kinds & queen) == 0) {
            return kinds;
        }
        if (isQueenDue(board, ply)) {
            return queen;
        }
        return mayQueenEnter(board) ? kinds : kinds & ~queen;
    }

    /**
     * Returns the piece of a kind that must be placed next (R1.3).
     *
     * @param inHand any piece of the kind in the hand
     */
    static int nextOfKind(Board board, int inHand) {
        return Integer.numberOfTrailingZeros(Pieces.alike(inHand) & ~board.placed());
    }

    /** Returns whether the side to move may place a piece this turn. Assumes that there is a placement cell. */
    static boolean mayEnter(Board board, int piece) {
        return board.isInHand(piece) && Pieces.color(piece) == board.sideToMove() && pieceViolations(board, piece) == 0;
    }

    /** Returns the number of cells that {@link #collectCells} collects. */
    public static int countCells(Board board) {
        return board.placed() == 0 ? 1 : board.cellsTouchedOnlyBy(hostColor(board));
    }

    /**
     * Collects the placement cells of the side to move. For the game's first piece, {@link #ORIGIN} represents all
     * cells (R2.1).
     */
    static void collectCells(Board board, CellSet into) {
        if (board.placed() == 0) {
            into.add(ORIGIN);
            return;
        }
        int color = hostColor(board);
        for (int hosts = board.placed() & ~board.covered() & Pieces.ofColor(color); hosts != 0; hosts &= hosts - 1) {
            int host = board.cellOf[Integer.numberOfTrailingZeros(hosts)];
            int empty = ~board.occupiedAround(host) & Grid.ALL_AROUND;
            for (; empty != 0; empty &= empty - 1) {
                int cell = Grid.neighbor(host, Integer.numberOfTrailingZeros(empty));
                if (NeighborMask.touchesOnly(board.around[cell], color)) {
                    into.add(cell);
                }
            }
        }
    }
}
