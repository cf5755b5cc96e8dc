// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;

/**
 * Caches a set of empty cells, such as White's placement cells, across siblings: positions one move after the same
 * parent.
 *
 * <p>Membership depends only on a cell's {@link NeighborMask}, and a move changes only the masks around its origin and
 * its destination. So the set is computed in three steps:
 *
 * <ol>
 * <li>for the parent, once;
 * <li>for the parent without the moving piece, once for all siblings with the same origin;
 * <li>for a sibling, by testing the six cells around the destination.
 * </ol>
 *
 * <p>A set is a bit mask of cells in {@link #cells}.
 */
final class SiblingCells {
    /**
     * The maximum number of cells: one for each bit of a {@code long}. A hive of 28 pieces touches at most 60 empty
     * cells: six for the first piece, and at most two more for each further piece. The cell that a move leaves may be
     * one more empty cell.
     */
    private static final int CAPACITY = 64;

    /** No cell. Distinct from {@link Pieces#NONE}, which means the hand. */
    private static final int NOWHERE = Pieces.NONE - 1;

    private final byte[] hosts;

    /** The {@link Board#parent} that the sets belong to. */
    private long parent = Board.NO_PARENT;

    /** The parent's cells, then cells that only siblings have. The array is long enough even after an illegal move. */
    private final int[] cells = new int[256];

    private int size;

    /**
     * The bit of each cell; 0 for a cell that is not in {@link #cells}. Bit n belongs to the cell with index n in
     * {@link #cells}.
     */
    private final long[] bits = new long[Grid.SIZE];

    /** All cells of the parent. */
    private long all;

    /** The origin of the last move; {@link Pieces#NONE} for the hand, {@link #NOWHERE} if it is unknown. */
    private int origin;

    /** The members while the moving piece is lifted from {@link #origin}. */
    private long whileLifted;

    /**
     * The number of members of {@link #whileLifted} that the parent lacks. They follow the parent's cells in
     * {@link #cells}.
     */
    private int addedCount;

    /** The members around the destination of the last move. */
    private final int[] changed = new int[6];

    private int changes;

    /** The destination of the last move. */
    private int destination;

    /** The members of {@link #whileLifted} that are not around the destination of the last move. */
    private long kept;

    /**
     * Creates an empty cache.
     *
     * @param hosts the host of each cell, indexed by {@link NeighborMask#COLORS}: for a member, the direction of one
     *     piece beside it, as a mask; for other cells, 0
     */
    SiblingCells(byte[] hosts) {
        this.hosts = hosts;
    }

    /**
     * Finds the members in the board's current position. The list methods use this position until the next call.
     *
     * @param hosting the pieces that may be hosts
     */
    void update(Board board, int hosting) {
        int last = board.made() - 1;
        int piece = last < 0 ? PackedMove.PASS : PackedMove.piece(board.moveMade(last));
        if (board.parent() != parent || last < 0) {
            parent = board.parent();
            gatherBefore(board, hosting, piece);
        }
        if (piece == PackedMove.PASS) {
            if (origin != Pieces.NONE) {
                updateOrigin(board, Pieces.NONE, 0);
            }
            kept = all;
            changes = 0;
            return;
        }
        int from = board.fromOfMoveMade(last);
        int to = PackedMove.destination(board.moveMade(last));
        if (from != origin) {
            updateOrigin(board, from, to);
        }
        destination = to;
        kept = whileLifted & ~bitsAround(to);
        changes = 0;
        if ((hosting >> piece & 1) != 0) {
            findAround(board.around, to);
        }
    }

    /** Finds the members while the moving piece is lifted from its origin. */
    private void updateOrigin(Board board, int from, int to) {
        forgetAdded();
        origin = from;
        whileLifted = all;
        if (from >= 0) {
            whileLifted &= ~bitsAround(from);
            boolean isClose = Grid.areClose(from, to);
            if (isClose) {
                board.liftMoved();
            }
            addIfMember(board.around, from);
            for (int direction = 0; direction < 6; direction++) {
                addIfMember(board.around, Grid.neighbor(from, direction));
            }
            if (isClose) {
                board.dropMoved();
            }
        }
    }

    private void forgetAdded() {
        for (int i = size; i < size + addedCount; i++) {
            bits[cells[i]] = 0;
        }
        addedCount = 0;
    }

    /** Adds a cell to {@link #whileLifted} if it is a member, with a new bit if the parent lacks it. */
    private void addIfMember(int[] around, int cell) {
        if (isMember(around[cell])) {
            if (bits[cell] == 0) {
                bits[cell] = 1L << size + addedCount;
                cells[size + addedCount++] = cell;
            }
            whileLifted |= bits[cell];
        }
    }

    /** Returns the set of a cell and its neighbours. */
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

    /** Finds the members among the neighbours of an occupied cell. */
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
        return isMember(around[cell]) ? end + 1 : end;
    }

    private boolean isMember(int mask) {
        return hosts[mask & NeighborMask.COLORS] != 0;
    }

    /** Gathers the members in the position before the last move. */
    private void gatherBefore(Board board, int hosting, int lastPiece) {
        forgetAdded();
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
        origin = NOWHERE;
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

    /**
     * Adds a cell if its host is the neighbour in a direction. Each member has exactly one host, so the method adds
     * each member once.
     */
    private int gather(int[] around, int cell, int direction, int end) {
        cells[end] = cell;
        return end + (hosts[around[cell] & NeighborMask.COLORS] >> direction & 1);
    }

    /**
     * Lists the moves of several pieces to the members, cell by cell.
     *
     * @param pieces an array of length 8 with the pieces to place at its start
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

    /**
     * Writes four or eight moves, even if there are fewer pieces: a loop would have more mispredicted branches. Later
     * calls overwrite surplus moves.
     */
    private static int list(int[] pieces, int count, int cell, int[] moves, int start) {
        moves[start] = PackedMove.of(pieces[0], cell);
        moves[start + 1] = PackedMove.of(pieces[1], cell);
        moves[start + 2] = PackedMove.of(pieces[2], cell);
        moves[start + 3] = PackedMove.of(pieces[3], cell);
        if (count > 4) {
            moves[start + 4] = PackedMove.of(pieces[4], cell);
            moves[start + 5] = PackedMove.of(pieces[5], cell);
            moves[start + 6] = PackedMove.of(pieces[6], cell);
            moves[start + 7] = PackedMove.of(pieces[7], cell);
        }
        return start + count;
    }

    /**
     * Lists the moves of a piece to the cells that are members while the piece is lifted, except its own cell.
     *
     * @param from the cell of the piece, which is alone on the ground
     * @return the index after the last move
     */
    int listWithout(Board board, int from, int piece, int[] moves, int start) {
        int end = list(kept & ~bitsAround(from), piece, moves, start);
        if (Grid.areClose(from, destination)) {
            for (int i = 0; i < changes; i++) {
                if (Grid.directionTo(from, changed[i]) < 0) {
                    moves[end++] = PackedMove.of(piece, changed[i]);
                }
            }
        } else {
            // Later moves overwrite the surplus moves.
            moves[end] = PackedMove.of(piece, changed[0]);
            moves[end + 1] = PackedMove.of(piece, changed[1]);
            moves[end + 2] = PackedMove.of(piece, changed[2]);
            moves[end + 3] = PackedMove.of(piece, changed[3]);
            moves[end + 4] = PackedMove.of(piece, changed[4]);
            moves[end + 5] = PackedMove.of(piece, changed[5]);
            end += changes;
        }
        int[] around = board.around;
        end = listIfMember(around, from + Grid.E & Grid.WRAP, 1 << 3, piece, moves, end);
        end = listIfMember(around, from + Grid.SE & Grid.WRAP, 1 << 4, piece, moves, end);
        end = listIfMember(around, from + Grid.SW & Grid.WRAP, 1 << 5, piece, moves, end);
        end = listIfMember(around, from + Grid.W & Grid.WRAP, 1, piece, moves, end);
        end = listIfMember(around, from + Grid.NW & Grid.WRAP, 1 << 1, piece, moves, end);
        return listIfMember(around, from + Grid.NE & Grid.WRAP, 1 << 2, piece, moves, end);
    }

    /** Writes four moves at a time, which reduces mispredicted branches. Later moves overwrite the surplus moves. */
    private int list(long set, int piece, int[] moves, int start) {
        long remaining = set;
        int end = start + Long.bitCount(set);
        for (int i = start; i < end; i += 4) {
            moves[i] = PackedMove.of(piece, cells[Long.numberOfTrailingZeros(remaining)]);
            remaining &= remaining - 1;
            moves[i + 1] = PackedMove.of(piece, cells[Long.numberOfTrailingZeros(remaining)]);
            remaining &= remaining - 1;
            moves[i + 2] = PackedMove.of(piece, cells[Long.numberOfTrailingZeros(remaining)]);
            remaining &= remaining - 1;
            moves[i + 3] = PackedMove.of(piece, cells[Long.numberOfTrailingZeros(remaining)]);
            remaining &= remaining - 1;
        }
        return end;
    }

    private int listIfMember(int[] around, int cell, int lifted, int piece, int[] moves, int end) {
        moves[end] = PackedMove.of(piece, cell);
        return isMember(around[cell] & ~lifted) ? end + 1 : end;
    }
}
