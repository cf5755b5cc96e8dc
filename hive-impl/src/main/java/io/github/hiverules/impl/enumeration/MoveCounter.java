// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.Lifting;
import io.github.hiverules.impl.rules.Pillbug;
import io.github.hiverules.impl.rules.Placing;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Reach;

/**
 * Counts legal moves without listing them.
 *
 * <p>A piece has one move for each destination: a cell that its own movement reaches, or a cell that it may be thrown
 * to. A cell for which both are true counts once (R6.1). Most movements and all throws end within three cells, so their
 * destinations fit into a set of {@link Nearby}. The Soldier Ant and the Grasshopper go further; their destinations are
 * counted without such a set.
 *
 * <p>A counter belongs to one board and doesn't allocate memory after its construction.
 */
public final class MoveCounter {
    private final Board board;
    private final Ground ground = new Ground();
    private final SiblingPins pins = new SiblingPins();
    private final CellSet destinations = new CellSet();

    /** The number of replies to a placement, indexed by cell; valid if {@link #isCounted}. */
    private final int[] replies = new int[Grid.SIZE];

    /** Whether {@link #replies} is valid, indexed by cell. */
    private final boolean[] isCounted = new boolean[Grid.SIZE];

    /** Creates a counter for a board. Each result describes the board's position at the time of the call. */
    public MoveCounter(Board board) {
        this.board = board;
    }

    /** Returns the number of legal moves: 1 if only a pass is legal (R6.2), 0 if a Queen Bee is surrounded (R7.4). */
    public int count() {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        int placements = Integer.bitCount(Placing.kindsThatMayEnter(board)) * Placing.countCells(board);
        int count = placements + countMovements();
        return count == 0 ? 1 : count;
    }

    /**
     * Returns the total number of legal replies to a list of moves.
     *
     * <p>Placements of different bugs on the same cell have equally many replies, so the replies are counted once for
     * each cell. The bug doesn't matter for two reasons:
     *
     * <ul>
     * <li>The placed piece doesn't touch a Mosquito or Pillbug of the other side (R2.2). Black's first piece may touch
     *     such a piece, but then White's Queen Bee is in the hand, and White may not move pieces (R3.1).
     * <li>A Queen Bee is never surrounded when she is placed. She touches only friendly pieces, and at most three were
     * placed before her (R2.4).
     * </ul>
     *
     * @param moves a list of legal moves
     * @param start the index of the first move
     * @param end the index after the last move
     */
    public long countReplies(int[] moves, int start, int end) {
        long sum = 0;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int piece = PackedMove.piece(move);
            boolean isShared = piece != PackedMove.PASS && !board.isPlaced(piece);
            if (isShared && isCounted[PackedMove.destination(move)]) {
                sum += replies[PackedMove.destination(move)];
            } else {
                board.make(move);
                int count = count();
                board.undo();
                sum += count;
                if (isShared) {
                    replies[PackedMove.destination(move)] = count;
                    isCounted[PackedMove.destination(move)] = true;
                }
            }
        }
        for (int i = start; i < end; i++) {
            if (moves[i] != PackedMove.PASS) {
                isCounted[PackedMove.destination(moves[i])] = false;
            }
        }
        return sum;
    }

    private int countMovements() {
        Board board = this.board;
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers);
        int count = 0;
        int candidates = Lifting.candidates(board, beside);
        for (int remaining = candidates & ~pins.of(board, candidates); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            count += count(board.cellOf[piece], Reach.inTurn(board, piece, (beside >> piece & 1) == 0 ? 0 : throwers));
        }
        return count;
    }

    /** Returns the number of cells in the {@link Reach} of the piece on a cell. */
    private int count(int from, long reach) {
        if (Reach.walks(reach)) {
            return countWithWalk(from, reach);
        }
        long near = Reach.near(reach);
        int jumps = Reach.jumps(reach);
        return near == 0 || jumps == 0 ? Long.bitCount(reach) : countWithJumps(from, near, jumps);
    }

    /** Counts the cells of a reach with near cells and jumps. A jump may end on a near cell. */
    private int countWithJumps(int from, long near, int jumps) {
        long cells = near;
        int far = 0;
        for (int remaining = jumps; remaining != 0; remaining &= remaining - 1) {
            long cell = Nearby.of(from, Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(remaining)));
            cells |= cell;
            far += cell == 0 ? 1 : 0;
        }
        return far + Long.bitCount(cells);
    }

    /** Counts the cells of a reach that includes a walk. */
    private int countWithWalk(int from, long reach) {
        if (!ground.knows(board, from)) {
            return countBySearch(from, reach);
        }
        long near = Reach.near(reach);
        int far = 0;
        for (int jumps = Reach.jumps(reach); jumps != 0; jumps &= jumps - 1) {
            int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
            long cell = Nearby.of(from, landing);
            near |= cell;
            if (cell == 0 && !ground.isReached(board, from, landing)) {
                far++;
            }
        }
        return far + ground.countReached() + ground.countUnreached(board, from, near);
    }

    /** Collects and counts the cells of a reach that includes a walk. Caches the lagoons for the next count. */
    private int countBySearch(int from, long reach) {
        destinations.clear();
        Reach.collect(board, from, reach, destinations);
        ground.learn(board, from);
        return destinations.size();
    }
}
