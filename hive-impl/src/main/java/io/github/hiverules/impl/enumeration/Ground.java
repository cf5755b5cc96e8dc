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
 * Tells without a search how many cells a Soldier Ant reaches and which ones.
 *
 * <p>The ground is made of triangles: three empty cells that touch each other. Two triangles that share two cells belong to one
 * part of the ground. A ground step (R3.4, R3.5) passes between one empty cell and one piece, so it follows the border of the
 * ground, and each border is a closed chain of ground steps.
 *
 * <p>Each part of the ground has one border only. If a part had two, there would be pieces behind each of them, and the hive
 * would be two groups with ground between them, which R3.2 forbids. The part that surrounds the hive is the outside. Every
 * other part is enclosed by the hive and is called a lagoon.
 *
 * <p>So an Ant that starts on the outside reaches every cell on the border of the outside, which is every cell on a border
 * except the cells on the borders of lagoons. {@link Tally} keeps the number of cells on all borders. The number of lagoons
 * follows from the turns of the borders: where a border passes a cell with L empty neighbours between two pieces, it turns by
 * L - 4 sixths of a full turn. The border of the outside turns by 6 sixths in all, and the border of a lagoon by -6 sixths. So
 * the sum of all turns is 6 - 6 * lagoons.
 *
 * <p>All answers are about one lifted piece: the piece that was last passed to {@link #knows}.
 */
final class Ground {
    private static final int TURNS_OF_THE_OUTSIDE = 6;

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
     * @param from the cell where the piece stands, alone on the ground
     * @return false if the remembered lagoons do not suffice; {@link #countReached}, {@link #isReached} and
     *     {@link #countUnreached} then have no answer until {@link #learn} and this method have been called
     */
    boolean knows(Board board, int from) {
        int lifted = tallyWithout(board, from);
        if (!lagoons.find(board, from, (TURNS_OF_THE_OUTSIDE - Tally.turns(lifted)) / 6)) {
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

    /** The number of cells that ground steps lead the lifted piece to. */
    int countReached() {
        return reached;
    }

    /** Searches and remembers the lagoons that exist while the piece on a cell is lifted; {@link #knows} uses them later. */
    void learn(Board board, int from) {
        lagoons.learn(board, from);
    }

    /**
     * Whether ground steps lead the lifted piece to a cell.
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
     * The number of cells in a set that ground steps do not lead the lifted piece to.
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

    /**
     * The board's {@link Tally} as it would be without the piece that stands alone on a cell. Only the sums about the ground
     * are right.
     */
    static int tallyWithout(Board board, int cell) {
        int[] around = board.around;
        return board.tally()
                + Tally.groundOfCell(around[cell] ^ NeighborMask.OCCUPIED)
                + gained(around[cell + Grid.E & Grid.WRAP], 1 << 3)
                + gained(around[cell + Grid.SE & Grid.WRAP], 1 << 4)
                + gained(around[cell + Grid.SW & Grid.WRAP], 1 << 5)
                + gained(around[cell + Grid.W & Grid.WRAP], 1)
                + gained(around[cell + Grid.NW & Grid.WRAP], 1 << 1)
                + gained(around[cell + Grid.NE & Grid.WRAP], 1 << 2);
    }

    /**
     * What the ground's sums gain at a cell with a {@link NeighborMask} when one of its neighbours, a bit of the mask, is
     * lifted.
     */
    private static int gained(int mask, int liftedNeighbor) {
        return Tally.groundOfCell(mask & ~liftedNeighbor) - Tally.groundOfCell(mask);
    }
}
