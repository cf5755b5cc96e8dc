package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Pieces;

/** Placing a piece from the hand (R2). */
public final class Placing {
    /** The turn in which the Queen Bee must be placed at the latest (R2.4). */
    public static final int QUEEN_TURN = 4;

    private Placing() {}

    /**
     * The pieces that may enter, one a kind, each the last of its kind: all kinds in the hand, but the Queen Bee alone once
     * she is due (R2.4), and without her where she may not open (R2.5).
     */
    public static int kindsThatMayEnter(Board board) {
        int color = board.sideToMove();
        int kinds = board.kindsInHand(color);
        int queen = 1 << Pieces.queen(color);
        if ((kinds & queen) == 0) {
            return kinds;
        }
        if (board.turn() >= QUEEN_TURN) {
            return queen;
        }
        return board.turn() == 1 && !board.queenOpening ? kinds & ~queen : kinds;
    }

    /** Whether that piece may enter now, the cell aside: it is in the hand, the next of its kind, and of a kind that may. */
    public static boolean mayEnter(Board board, int piece) {
        for (int kinds = kindsThatMayEnter(board); kinds != 0; kinds &= kinds - 1) {
            if (board.nextOfKind(Integer.numberOfTrailingZeros(kinds)) == piece) {
                return true;
            }
        }
        return false;
    }

    /** How many cells a piece may enter on. */
    public static int countCells(Board board) {
        return switch (board.ply) {
            case 0 -> 1;
            case 1 -> 6;
            default -> board.placeableCells(board.sideToMove());
        };
    }

    /** Whether a piece may enter on that cell (R2.1, R2.2, R2.3). */
    public static boolean isOpen(Board board, int cell) {
        return switch (board.ply) {
            case 0 -> true;
            case 1 -> board.isEmpty(cell) && board.occupiedAround(cell) != 0;
            default -> board.isPlaceable(cell, board.sideToMove());
        };
    }

    /** Collects the cells a piece may enter on. The first piece goes anywhere (R2.1); one cell stands for all. */
    public static void collectCells(Board board, CellSet into) {
        if (board.ply == 0) {
            into.add(0);
            return;
        }
        int hosts = board.placed & ~board.covered & Pieces.ofColor(board.ply == 1 ? Pieces.WHITE : board.sideToMove());
        for (; hosts != 0; hosts &= hosts - 1) {
            int host = board.cellOf[Integer.numberOfTrailingZeros(hosts)];
            int empty = ~board.occupiedAround(host) & Grid.ALL_AROUND;
            for (; empty != 0; empty &= empty - 1) {
                int cell = Grid.neighbor(host, Integer.numberOfTrailingZeros(empty));
                if (isOpen(board, cell)) {
                    into.add(cell);
                }
            }
        }
    }
}
