// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.OneHive;

/**
 * Caches the pinned pieces (R3.2) for siblings: positions one move after the same parent position.
 *
 * <p>While the moving piece is lifted, all siblings with the same origin have the same pinned pieces. If the neighbours
 * of the destination form one run of adjacent pieces, the landing piece connects no groups. So the landing piece can
 * pin or free only its neighbours. If the landing piece has only one neighbour, this neighbour becomes pinned. If the
 * run has several pieces, the pieces between its two ends may become free.
 */
final class SiblingPins {
    /**
     * The directions of the neighbours that a landing piece may pin or free. The value is {@link #ANY} if other pieces
     * may change, too. Indexed by the directions of the occupied neighbours of the destination.
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

    /** The {@link Board#parent} for which {@link #known} and {@link #pinned} are valid. */
    private long parent = Board.NO_PARENT;

    /** The origin for which {@link #known} and {@link #pinned} are valid. */
    private int origin;

    /** The pieces that were tested while the moving piece was lifted from {@link #origin}. */
    private int known;

    /** The pieces of {@link #known} that are pinned. */
    private int pinned;

    /**
     * Returns the pinned pieces of a set. The set must include neither covered pieces nor the piece that moved last.
     */
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
