// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.Lifting;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.Pillbug;
import io.github.hiverules.impl.rules.Placing;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Reach;

/**
 * Counts legal moves without listing them.
 *
 * <p>A piece has one move for each destination. The piece reaches a destination by its own movement or by a throw. A
 * destination that is reached by a movement and by a throw counts once (R6.1).
 *
 * <p>Most movements and all throws end at most three steps from the origin, so {@link Nearby} can store their
 * destinations. Only Soldier Ants, Grasshoppers and Mosquitoes move farther. Far destinations are counted separately.
 *
 * <p>A counter belongs to one board. Counting doesn't allocate memory.
 */
public final class MoveCounter {
    private final Board board;
    private final Ground ground = new Ground();
    private final CellSet destinations = new CellSet();

    /**
     * The number of replies to a placement, indexed by the cell of the placement. The number is valid if
     * {@link #isCounted} is true for the cell.
     */
    private final int[] replies = new int[Grid.SIZE];

    /** Indexed by cell: whether {@link #replies} is valid for the cell. */
    private final boolean[] isCounted = new boolean[Grid.SIZE];

    /** Creates a counter for a board. Each call of a method counts moves in the board's current position. */
    public MoveCounter(Board board) {
        this.board = board;
    }

    /**
     * Returns the number of legal moves. Returns 1 if only a pass is legal (R6.2), and 0 if a Queen Bee is surrounded
     * (R7.4).
     */
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
     * <p>Placements of different bugs on the same cell have the same number of replies. So the replies are counted once
     * for each cell. The bug doesn't matter for two reasons:
     *
     * <ul>
     * <li>The placed piece doesn't touch a Mosquito or Pillbug of the other side (R2.2). Black's first piece may touch
     *     White's Mosquito or Pillbug. But White may not move pieces while White's Queen Bee is in the hand (R3.1).
     * <li>A Queen Bee is never surrounded when she is placed, because at most three friendly pieces were placed before
     *     (R2.4).
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
            boolean isShared = move != PackedMove.PASS && !board.isPlaced(PackedMove.piece(move));
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
        for (int remaining = Lifting.candidates(board, beside); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int from = board.cellOf[piece];
            if (!OneHive.isPinned(board, from)) {
                count += count(from, Reach.inTurn(board, piece, (beside >> piece & 1) == 0 ? 0 : throwers));
            }
        }
        return count;
    }

    /** Counts the cells in a piece's {@link Reach}. */
    private int count(int from, long reach) {
        if (Reach.walks(reach)) {
            return countWithWalk(from, reach);
        }
        long near = Reach.near(reach);
        int jumps = Reach.jumps(reach);
        return near == 0 || jumps == 0 ? Long.bitCount(reach) : countWithJumps(from, near, jumps);
    }

    /** Counts the cells of a {@link Reach} with near cells and jumps. A jump may also end on a near cell. */
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

    /** Searches the board to count the cells of a {@link Reach}. Also caches the lagoons for the next count. */
    private int countBySearch(int from, long reach) {
        destinations.clear();
        Reach.collect(board, from, reach, destinations);
        ground.learn(board, from);
        return destinations.size();
    }
}
