// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.OneHive;

/**
 * The pinned pieces (R3.2), remembered between siblings: positions that different moves lead to from one position, their parent. While
 * the piece that moves is in the air, the same pieces are pinned for all siblings whose moves leave one cell. Where it comes to the
 * ground beside one arc of pieces, it does not connect what lifting a piece would split, so the same pieces stay pinned. Only these may
 * change: a piece that is the whole arc, which is pinned now, and those with others of the arc on either side, which may be pinned no
 * longer.
 */
final class SiblingPins {
    /**
     * By the directions of occupied neighbours of the cell that the piece comes to: the directions of the pieces that it may pin or
     * unpin, or {@link #ANY} if others may be among them.
     */
    private static final byte[] CHANGED = new byte[64];

    private static final byte ANY = -1;

    static {
        for (int occupied = 1; occupied < Grid.ALL_AROUND; occupied++) {
            int inside = occupied & (occupied << 1 | occupied >> 5) & (occupied >> 1 | occupied << 5);
            boolean isOne = (occupied & occupied - 1) == 0;
            CHANGED[occupied] = NeighborMask.arcs(occupied) > 1 ? ANY : (byte) (isOne ? occupied : inside);
        }
    }

    /** The number of the parent, see {@link Board#parent}. */
    private long parent = Board.NO_PARENT;

    /** The cell that the last move left. */
    private int left;

    /** The pieces of which it is known whether they are pinned while the piece that left {@link #left} is in the air. */
    private int known;

    /** Those of {@link #known} that are pinned. */
    private int pinned;

    /** Of a set of pieces that neither are covered nor have just moved, those that are pinned. */
    int of(Board board, int pieces) {
        int last = board.made() - 1;
        if (last < 0 || board.moveMade(last) == PackedMove.PASS) {
            return search(board, pieces);
        }
        int to = PackedMove.destination(board.moveMade(last));
        int changed = board.height[to] > 1 ? 0 : CHANGED[board.occupiedAround(to)];
        if (changed == ANY) {
            return search(board, pieces);
        }
        int from = board.fromOfMoveMade(last);
        if (from != left || board.parent() != parent) {
            parent = board.parent();
            left = from;
            known = 0;
            pinned = 0;
        }
        int anew = 0;
        for (; changed != 0; changed &= changed - 1) {
            anew |= 1 << board.top[Grid.neighbor(to, Integer.numberOfTrailingZeros(changed))];
        }
        anew &= pieces;
        int unknown = pieces & ~known & ~anew;
        pinned |= search(board, unknown);
        known |= unknown;
        return pinned & pieces & ~anew | search(board, anew);
    }

    private static int search(Board board, int pieces) {
        int pinned = 0;
        for (int remaining = pieces; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            if (OneHive.isPinned(board, board.cellOf[piece])) {
                pinned |= 1 << piece;
            }
        }
        return pinned;
    }
}
