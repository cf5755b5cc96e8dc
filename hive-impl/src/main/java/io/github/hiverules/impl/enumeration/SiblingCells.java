// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;

/**
 * Empty cells of one sort, such as those that are open to placements of a side, remembered between siblings: positions that
 * different moves lead to from one position, their parent. Whether a cell is of the sort follows from its {@link NeighborMask}, and
 * a move changes the masks around the cell that it leaves and the cell that it comes to. So the cells of the parent are gathered
 * once, those without the piece that moves once for all siblings whose moves leave one cell, and for each sibling only the cells
 * around the cell that its move comes to are looked at again.
 */
final class SiblingCells {
    /**
     * The number of cells that are remembered: a set of them is a {@code long}. One piece has six cells beside it, and each further
     * one takes one of the hive's and adds three at most, so no hive of 28 pieces has more than 60. The cell that a piece has left is
     * one more.
     */
    private static final int CAPACITY = 64;

    /** Stands for no cell, where {@link Pieces#NONE} stands for the hand. */
    private static final int NOWHERE = Pieces.NONE - 1;

    private final byte[] hosts;

    /** The number of the parent, see {@link Board#parent}. */
    private long parent = Board.NO_PARENT;

    /** The parent's cells, and room for those of a board that illegal moves have left in disorder. */
    private final int[] cells = new int[256];

    private int size;

    /** By cell: its bit in a set of cells, 0 for cells that have none. Bit n is the cell with index n in {@link #cells}. */
    private final long[] bits = new long[Grid.SIZE];

    /** The set of all cells of the parent. */
    private long all;

    /** The cell that the last moves have left; {@link Pieces#NONE} for the hand, and {@link #NOWHERE} if there is none. */
    private int left;

    /** The cells of the sort while the piece that left {@link #left} is in the air. */
    private long whileLifted;

    /** The number of those that are no cells of the parent; they stand in {@link #cells} behind the parent's. */
    private int opened;

    /** The cells of the sort around the cell that the last move came to. */
    private final int[] changed = new int[6];

    private int changes;

    /** Those of {@link #whileLifted} that are not around the cell that the last move came to. */
    private long kept;

    /**
     * A memory of cells of one sort.
     *
     * @param hosts by {@link NeighborMask}, shapes and colours: the direction of one piece beside a cell of the sort, as a mask; 0 for
     *     other cells
     */
    SiblingCells(byte[] hosts) {
        this.hosts = hosts;
    }

    /**
     * Finds the cells in the position that a board shows. The lists of this class are about this position until the next call.
     *
     * @param hosting the set of pieces beside which cells of the sort may lie
     */
    void look(Board board, int hosting) {
        int last = board.made() - 1;
        int piece = last < 0 ? PackedMove.PASS : PackedMove.piece(board.moveMade(last));
        if (board.parent() != parent || last < 0) {
            parent = board.parent();
            gatherBefore(board, hosting, piece);
        }
        if (piece == PackedMove.PASS) {
            if (left != Pieces.NONE) {
                leave(board, Pieces.NONE, 0);
            }
            kept = all;
            changes = 0;
            return;
        }
        int from = board.fromOfMoveMade(last);
        int to = PackedMove.destination(board.moveMade(last));
        if (from != left) {
            leave(board, from, to);
        }
        kept = whileLifted & ~bitsAround(to);
        changes = 0;
        if ((hosting >> piece & 1) != 0) {
            findAround(board.around, to);
        }
    }

    /** Finds the cells while the piece that came from one cell to another is in the air. */
    private void leave(Board board, int from, int to) {
        forgetOpened();
        left = from;
        whileLifted = all;
        if (from >= 0) {
            whileLifted &= ~bitsAround(from);
            boolean isClose = Grid.areClose(from, to);
            if (isClose) {
                board.liftMoved();
            }
            open(board.around, from);
            for (int direction = 0; direction < 6; direction++) {
                open(board.around, Grid.neighbor(from, direction));
            }
            if (isClose) {
                board.dropMoved();
            }
        }
    }

    private void forgetOpened() {
        for (int i = size; i < size + opened; i++) {
            bits[cells[i]] = 0;
        }
        opened = 0;
    }

    /** Adds a cell to {@link #whileLifted} if it is of the sort, with a bit of its own if it has none from the parent. */
    private void open(int[] around, int cell) {
        if (isOfSort(around[cell])) {
            if (bits[cell] == 0) {
                bits[cell] = 1L << size + opened;
                cells[size + opened++] = cell;
            }
            whileLifted |= bits[cell];
        }
    }

    /** The set of a cell and its neighbours. */
    private long bitsAround(int cell) {
        long[] b = bits;
        return b[cell]
                | b[cell + Grid.E & Grid.WRAP]
                | b[cell + Grid.SE & Grid.WRAP]
                | b[cell + Grid.SW & Grid.WRAP]
                | b[cell + Grid.W & Grid.WRAP]
                | b[cell + Grid.NW & Grid.WRAP]
                | b[cell + Grid.NE & Grid.WRAP];
    }

    /** Finds the neighbours of an occupied cell that are of the sort. */
    private void findAround(int[] around, int cell) {
        int end = find(around, cell + Grid.E & Grid.WRAP, 0);
        end = find(around, cell + Grid.SE & Grid.WRAP, end);
        end = find(around, cell + Grid.SW & Grid.WRAP, end);
        end = find(around, cell + Grid.W & Grid.WRAP, end);
        end = find(around, cell + Grid.NW & Grid.WRAP, end);
        changes = find(around, cell + Grid.NE & Grid.WRAP, end);
    }

    private int find(int[] around, int cell, int end) {
        changed[end] = cell;
        return isOfSort(around[cell]) ? end + 1 : end;
    }

    private boolean isOfSort(int mask) {
        return hosts[mask & NeighborMask.COLORS] != 0;
    }

    /** Gathers the cells of the position before the last move. */
    private void gatherBefore(Board board, int hosting, int lastPiece) {
        forgetOpened();
        for (int i = 0; i < size; i++) {
            bits[cells[i]] = 0;
        }
        if (lastPiece == PackedMove.PASS) {
            gather(board, hosting);
        } else {
            int last = board.moveMade(board.made() - 1);
            board.undo();
            gather(board, hosting);
            board.make(last);
        }
        for (int i = 0; i < size; i++) {
            bits[cells[i]] = 1L << i;
        }
        all = size == 0 ? 0 : -1L >>> CAPACITY - size;
        left = NOWHERE;
    }

    private void gather(Board board, int hosting) {
        int[] around = board.around;
        int end = 0;
        for (int tops = board.placed & ~board.covered & hosting; tops != 0; tops &= tops - 1) {
            int cell = board.cellOf[Integer.numberOfTrailingZeros(tops)];
            end = gather(around, cell + Grid.E & Grid.WRAP, 3, end);
            end = gather(around, cell + Grid.SE & Grid.WRAP, 4, end);
            end = gather(around, cell + Grid.SW & Grid.WRAP, 5, end);
            end = gather(around, cell + Grid.W & Grid.WRAP, 0, end);
            end = gather(around, cell + Grid.NW & Grid.WRAP, 1, end);
            end = gather(around, cell + Grid.NE & Grid.WRAP, 2, end);
        }
        size = end;
    }

    /** Adds a cell if its host, which adds it alone, is the neighbour in that direction. */
    private int gather(int[] around, int cell, int direction, int end) {
        cells[end] = cell;
        return end + (hosts[around[cell] & NeighborMask.COLORS] >> direction & 1);
    }

    /**
     * Lists the moves that bring pieces to the cells, all pieces for each cell.
     *
     * @param pieces the pieces to place, from index 0 on
     * @param count the number of pieces
     * @return the index after the last move
     */
    int list(int[] pieces, int count, int[] moves, int start) {
        int end = start;
        for (long remaining = kept; remaining != 0; remaining &= remaining - 1) {
            end = list(pieces, count, cells[Long.numberOfTrailingZeros(remaining)], moves, end);
        }
        for (int i = 0; i < changes; i++) {
            end = list(pieces, count, changed[i], moves, end);
        }
        return end;
    }

    private static int list(int[] pieces, int count, int cell, int[] moves, int start) {
        for (int i = 0; i < count; i++) {
            moves[start + i] = PackedMove.of(pieces[i], cell);
        }
        return start + count;
    }

    /**
     * Lists the moves that bring a piece to the cells that are of the sort while the piece is lifted, its own cell left out.
     *
     * @param from the cell where the piece stands, alone on the ground
     * @return the index after the last move
     */
    int listWithout(Board board, int from, int piece, int[] moves, int start) {
        int end = start;
        for (long remaining = kept & ~bitsAround(from); remaining != 0; remaining &= remaining - 1) {
            moves[end++] = PackedMove.of(piece, cells[Long.numberOfTrailingZeros(remaining)]);
        }
        for (int i = 0; i < changes; i++) {
            if (Grid.directionTo(from, changed[i]) < 0) {
                moves[end++] = PackedMove.of(piece, changed[i]);
            }
        }
        int[] around = board.around;
        end = listIfOfSort(around, from + Grid.E & Grid.WRAP, 1 << 3, piece, moves, end);
        end = listIfOfSort(around, from + Grid.SE & Grid.WRAP, 1 << 4, piece, moves, end);
        end = listIfOfSort(around, from + Grid.SW & Grid.WRAP, 1 << 5, piece, moves, end);
        end = listIfOfSort(around, from + Grid.W & Grid.WRAP, 1, piece, moves, end);
        end = listIfOfSort(around, from + Grid.NW & Grid.WRAP, 1 << 1, piece, moves, end);
        return listIfOfSort(around, from + Grid.NE & Grid.WRAP, 1 << 2, piece, moves, end);
    }

    private int listIfOfSort(int[] around, int cell, int lifted, int piece, int[] moves, int end) {
        moves[end] = PackedMove.of(piece, cell);
        return isOfSort(around[cell] & ~lifted) ? end + 1 : end;
    }
}
