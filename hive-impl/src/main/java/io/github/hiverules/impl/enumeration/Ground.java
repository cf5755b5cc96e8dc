// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Tally;
import io.github.hiverules.impl.rules.Slide;

/**
 * Answers without a search how many cells a Soldier Ant reaches, and which ones, from the borders of the ground.
 *
 * <p>{@link Tally} explains the ground, its borders and lagoons, and counts the cells on borders. An Ant that starts on the
 * outside reaches every cell on a border except the cells on the borders of lagoons. An Ant that starts in a lagoon reaches
 * the cells on its border. {@link Lagoons} finds these cells.
 *
 * <p>All answers are about one lifted piece: the piece that was last passed to {@link #knows}.
 */
final class Ground {
    private static final int ALL_PIECES = -1;

    /** By {@link NeighborMask}: the direction of one piece beside a cell on a border, as a mask; 0 for other cells. */
    private static final byte[] HOSTS = new byte[NeighborMask.COLORS + 1];

    static {
        for (int around = 0; around < HOSTS.length; around++) {
            int occupied = NeighborMask.occupied(around);
            HOSTS[around] = (byte) (Tally.groundOfCell(around) != 0 ? Integer.lowestOneBit(occupied) : 0);
        }
    }

    private final SiblingCells borders = new SiblingCells(HOSTS);

    private final Lagoons lagoons = new Lagoons();

    /** The number of cells that the lifted piece reaches, as {@link #knows} has found it. */
    private int reached;

    /**
     * Prepares the answers about a piece that can make a ground step, if the lagoons on the board are remembered.
     *
     * @param from the cell of the piece, which is alone on the ground
     * @return false if the remembered lagoons do not suffice; {@link #countReached}, {@link #isReached} and
     *     {@link #countUnreached} then have no answer until {@link #learn} and this method have been called
     */
    boolean knows(Board board, int from) {
        int lifted = Tally.without(board, from);
        if (!lagoons.find(board, from, Tally.lagoons(lifted))) {
            return false;
        }
        reached = lagoons.countReached(Tally.groundCells(lifted));
        return true;
    }

    /** Prepares {@link #list} for the position that a board shows. */
    void look(Board board) {
        borders.look(board, ALL_PIECES);
    }

    /**
     * Lists the moves that bring the lifted piece, for which {@link #look} was called and {@link #knows} has returned true, to the
     * cells that ground steps lead it to.
     *
     * @return the index after the last move
     */
    int list(Board board, int piece, int from, int[] moves, int start) {
        int all = borders.listWithout(board, from, piece, moves, start);
        if (lagoons.reachesAll()) {
            return all;
        }
        int end = start;
        for (int i = start; i < all; i++) {
            if (lagoons.isReached(PackedMove.destination(moves[i]))) {
                moves[end++] = moves[i];
            }
        }
        return end;
    }

    /** Returns the number of cells that ground steps lead the lifted piece to. */
    int countReached() {
        return reached;
    }

    /** Searches and remembers the lagoons that exist while the piece on a cell is lifted; {@link #knows} uses them later. */
    void learn(Board board, int from) {
        lagoons.learn(board, from);
    }

    /**
     * Returns whether ground steps lead the lifted piece to a cell.
     *
     * @param from the cell of the lifted piece
     * @param cell any other cell
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
     * Returns the number of cells in a set that ground steps do not lead the lifted piece to.
     *
     * @param from the cell of the lifted piece
     * @param cells a set of {@link Nearby} with {@code from} as its centre
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
