// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.OneHive;

/**
 * Caches the pinned pieces (R3.2) across siblings: positions that arise by one move from the same parent.
 *
 * <p>While the moving piece is lifted, all siblings with the same origin have the same pinned pieces. If the piece then
 * lands beside a single arc (a run of adjacent pieces), it connects no groups. So only two kinds of pieces can change:
 * a piece that is the whole arc becomes pinned, and pieces inside the arc may become free.
 */
final class SiblingPins {
    /**
     * The directions of the pieces that a landing piece may pin or free; {@link #ANY} if other pieces may change too.
     * Indexed by the occupied directions around the destination.
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

    /** The {@link Board#parent} that the sets belong to. */
    private long parent = Board.NO_PARENT;

    /** The origin of the last move. */
    private int origin;

    /** The pieces tested while the moving piece is lifted from {@link #origin}. */
    private int known;

    /** The pieces of {@link #known} that are pinned. */
    private int pinned;

    /** Returns the pinned pieces of a set. The set must not include covered pieces or the piece that moved last. */
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
        if (from != origin || board.parent() != parent) {
            parent = board.parent();
            origin = from;
            known = 0;
            pinned = 0;
        }
        int recheck = 0;
        for (; changed != 0; changed &= changed - 1) {
            recheck |= 1 << board.top[Grid.neighbor(to, Integer.numberOfTrailingZeros(changed))];
        }
        recheck &= pieces;
        int unknown = pieces & ~known & ~recheck;
        pinned |= search(board, unknown);
        known |= unknown;
        return pinned & pieces & ~recheck | search(board, recheck);
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
