// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;

/**
 * Caches a set of empty cells, such as White's placement cells, for siblings. Siblings are positions one move after the
 * same parent position.
 *
 * <p>The {@link NeighborMask} of a cell determines whether the cell is a member. A move changes only the masks around
 * its origin and its destination. So the set is computed in three steps:
 *
 * <ol>
 * <li>find the members in the parent position, once for all siblings
 * <li>lift the moving piece and update the members around the origin, once for all siblings with the same origin
 * <li>test the six cells around the destination, for each sibling
 * </ol>
 *
 * <p>A set of cells is a bit mask. Bit n represents the cell with index n in {@link #cells}.
 */
final class SiblingCells {
    /**
     * The maximum number of cells: a {@code long} has one bit for each cell. A hive of 28 pieces touches at most 60
     * empty cells. The origin of a move can add one empty cell.
     */
    private static final int CAPACITY = 64;

    /** An unknown origin. {@link Pieces#NONE} is the origin of a placement. */
    private static final int NOWHERE = Pieces.NONE - 1;

    private final byte[] hosts;

    /** The {@link Board#parent} for which the cached sets are valid. */
    private long parent = Board.NO_PARENT;

    /**
     * The members in the parent position, followed by cells that are members only in siblings. The array is long enough
     * even after an illegal move.
     */
    private final int[] cells = new int[256];

    private int size;

    /** The bit of each cell, as a mask. The mask is 0 if the cell is not in {@link #cells}. */
    private final long[] bits = new long[Grid.SIZE];

    /** The members in the parent position. */
    private long all;

    /** The origin of the last move. {@link Pieces#NONE} means the hand, and {@link #NOWHERE} means unknown. */
    private int origin;

    /** The members while the moving piece is lifted from {@link #origin}. */
    private long whileLifted;

    /**
     * The number of cells at the end of {@link #cells} that are members of {@link #whileLifted} but not of
     * {@link #all}.
     */
    private int addedCount;

    /** The members beside the destination of the last move. */
    private final int[] changed = new int[6];

    private int changes;

    /** The destination of the last move. */
    private int destination;

    /** The members of {@link #whileLifted}, without the destination of the last move and its neighbours. */
    private long kept;

    /**
     * Creates an empty cache.
     *
     * @param hosts the table that defines the members, indexed by the {@link NeighborMask#COLORS} bits of a cell's
     *     mask. For a member, the value is the direction of one neighbouring piece, as a mask. The neighbouring piece
     *     is called the host of the cell. For cells that are not members, the value is 0
     */
    SiblingCells(byte[] hosts) {
        this.hosts = hosts;
    }

    /**
     * Finds the members in the current position of a board. The list methods use these members until the next update.
     *
     * @param hosting the set of pieces that may be hosts
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

    /** Adds a cell to {@link #whileLifted} if the cell is a member. A member without a bit gets a new bit. */
    private void addIfMember(int[] around, int cell) {
        if (isMember(around[cell])) {
            if (bits[cell] == 0) {
                bits[cell] = 1L << size + addedCount;
                cells[size + addedCount++] = cell;
            }
            whileLifted |= bits[cell];
        }
    }

    /** Returns the set of a cell and the cell's neighbours. */
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
     * Adds a cell if its host is the neighbour in a given direction. Each member has exactly one host, so each member
     * is added once.
     */
    private int gather(int[] around, int cell, int direction, int end) {
        cells[end] = cell;
        return end + (hosts[around[cell] & NeighborMask.COLORS] >> direction & 1);
    }

    /**
     * Lists the moves of several pieces to all members.
     *
     * @param pieces an array of length 8 that begins with the pieces to place
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
     * Writes the moves of several pieces to one cell. Always writes four or eight moves, because a loop would have more
     * mispredicted branches. Later calls overwrite surplus moves.
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
     * Lists the moves of a piece to the cells that are members while the piece is lifted. Skips the piece's own cell.
     *
     * @param from the piece's cell, which contains no other piece
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

    /**
     * Writes four moves in each iteration, because fewer iterations have fewer mispredicted branches. Later moves
     * overwrite the surplus moves.
     */
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
