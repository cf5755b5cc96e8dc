// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.board.Tally;

/**
 * The empty cells that ground steps connect (R3.4, R3.5), counted without a step.
 *
 * <p>Call ground the triangles whose corners are three empty cells beside each other. A ground step leads past one empty cell
 * and one piece, so it runs along the border of the ground, and every border is such steps. Where it passes a cell with
 * L empty neighbours between two pieces, L - 1 triangles meet, and it turns by L - 4 sixths. The ground may have several parts,
 * but each has one border only: behind each of two would be a part of the hive, and the hive, being connected, has no way
 * across the ground. The border of the part outside turns by 6 sixths in all, that of an enclosed part, a lagoon, by -6. So the
 * sum of all turns is 6 less 6 for each lagoon, and where it is 6, there is one border, and all cells with ground steps are
 * connected. Where there are lagoons, all cells but theirs are.
 */
public final class Ground {
    private static final int TURNS_OUTSIDE = 6;

    private final Lagoons lagoons = new Lagoons();

    /**
     * How many cells ground steps lead a piece to that can make one; {@link Pieces#NONE} where there are lagoons that are not
     * known.
     *
     * @param from where the piece stands, alone
     */
    int countReached(Board board, int from) {
        int lifted = board.tallyWithout(from);
        boolean areKnown = lagoons.find(board, from, (TURNS_OUTSIDE - Tally.turns(lifted)) / 6);
        return areKnown ? lagoons.countReached(Tally.groundCells(lifted)) : Pieces.NONE;
    }

    /** Learns which lagoons there are with that piece lifted, for the next time. */
    void learn(Board board, int from) {
        lagoons.learn(board, from);
    }

    /** Whether a cell is one of those that {@link #countReached} has just counted. */
    boolean leadsTo(Board board, int from, int cell) {
        if (!board.isEmpty(cell) || !lagoons.isReached(cell)) {
            return false;
        }
        int around = board.around[cell];
        int back = Grid.directionTo(cell, from);
        return Slide.groundSteps(back < 0 ? around : around & ~(1 << back)) != 0;
    }

    /** How many of these cells, from {@link Nearby} the piece's, {@link #countReached} has not just counted. */
    int countBeyond(Board board, int from, long cells) {
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            if (!leadsTo(board, from, Nearby.cell(from, Long.numberOfTrailingZeros(rest)))) {
                count++;
            }
        }
        return count;
    }
}
