// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.Tally;
import io.github.hiverules.impl.rules.Slide;

/**
 * Computes which cells a Soldier Ant reaches. Uses the borders of the ground instead of a search.
 *
 * <p>{@link Tally} defines the ground, its borders and lagoons. An Ant reaches all cells on the borders that pass its
 * own cell. {@link Lagoons} finds the borders of the lagoons. All other border cells belong to the outside.
 *
 * <p>All results are for the piece that was last passed to {@link #knows}.
 */
final class Ground {
    private final Lagoons lagoons = new Lagoons();

    /** The number of cells that the lifted piece reaches. */
    private int reached;

    /**
     * Prepares the results for a piece that can make a ground step. Fails if the cached lagoons do not suffice.
     *
     * @param from the piece's cell, which contains no other piece
     * @return whether the results are ready. After a failure, callers can call {@link #learn} and try again
     */
    boolean knows(Board board, int from) {
        int lifted = Tally.without(board, from);
        if (!lagoons.find(board, from, Tally.lagoons(lifted))) {
            return false;
        }
        reached = lagoons.countReached(Tally.groundCells(lifted));
        return true;
    }

    /** Returns the number of cells that the lifted piece reaches by ground steps. */
    int countReached() {
        return reached;
    }

    /** Searches and caches the lagoons that exist while the piece on a cell is lifted. */
    void learn(Board board, int from) {
        lagoons.learn(board, from);
    }

    /**
     * Returns whether the lifted piece reaches a cell by ground steps.
     *
     * @param from the cell of the lifted piece
     * @param cell any cell except the piece's cell
     */
    boolean isReached(Board board, int from, int cell) {
        if (!board.isEmpty(cell) || !lagoons.isReached(cell)) {
            return false;
        }
        int around = board.around[cell];
        int back = Grid.directionTo(cell, from);
        return Slide.groundSteps(back < 0 ? around : around & ~(1 << back)) != 0;
    }

    /**
     * Returns how many cells of a set the lifted piece doesn't reach by ground steps.
     *
     * @param from the cell of the lifted piece
     * @param cells a {@link Nearby} set around the piece's cell
     */
    int countUnreached(Board board, int from, long cells) {
        int count = 0;
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            if (!isReached(board, from, Nearby.cell(from, Long.numberOfTrailingZeros(remaining)))) {
                count++;
            }
        }
        return count;
    }
}
