// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.counting;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Tally;
import io.github.hiverules.impl.internal.rules.Slide;

/**
 * How many cells a Soldier Ant reaches, without a search.
 *
 * <p>The ground is made of triangles: three empty cells that touch each other. Two triangles that share two cells belong to one
 * part of the ground. A ground step (R3.4, R3.5) passes between one empty cell and one piece, so it follows the border of the
 * ground, and each border is a closed chain of ground steps.
 *
 * <p>Each part of the ground has one border only. If a part had two, there would be pieces behind each of them, and the hive would
 * be two groups with ground between them, which R3.2 forbids. The part that surrounds the hive is the outside. Every other part is
 * enclosed by the hive and is called a lagoon.
 *
 * <p>So an Ant that starts on the outside reaches every cell of the ground's borders but those of the lagoons. The number of all
 * such cells is kept in {@link Tally}. The number of lagoons follows from the turns of the borders: where a border passes a cell
 * with L empty neighbours between two pieces, it turns by L - 4 sixths of a full turn. The border of the outside turns by 6 sixths
 * in all, and that of a lagoon by -6, so all turns together are 6 less 6 for each lagoon.
 */
final class Ground {
    private static final int TURNS_OF_THE_OUTSIDE = 6;

    private final Lagoons lagoons = new Lagoons();

    /** What {@link #knows} has found: how many cells the lifted piece reaches. */
    private int reached;

    /**
     * Looks how far ground steps lead a piece that can make one. The other questions are about this piece.
     *
     * @param from where the piece stands, alone on the ground
     * @return false if there are lagoons that have not been learned; then the other questions have no answer
     */
    boolean knows(Board board, int from) {
        int lifted = tallyWithout(board, from);
        if (!lagoons.find(board, from, (TURNS_OF_THE_OUTSIDE - Tally.turns(lifted)) / 6)) {
            return false;
        }
        reached = lagoons.countReached(Tally.groundCells(lifted));
        return true;
    }

    private static final byte[] FIRST = new byte[NeighborMask.COLORS + 1];

    static {
        for (int m = 0; m < FIRST.length; m++) {
            FIRST[m] = (byte) (Tally.groundOfCell(m) != 0 ? m & -m : 0);
        }
    }

    private final SiblingCells siblings = new SiblingCells(FIRST);

    void collect(Board board) {
        siblings.look(board, board.placed & ~board.covered);
    }

    int list(Board board, int piece, int from, int[] moves, int start) {
        board.hide(from);
        int before = siblings.changes();
        siblings.markAround(from);
        int end = siblings.list(board, piece, moves, start);
        siblings.forget(before);
        board.show(from);
        if (!lagoons.isOnlyOutside()) {
            int all = end;
            end = start;
            for (int i = start; i < all; i++) {
                if (lagoons.isReached(PackedMove.destination(moves[i]))) {
                    moves[end++] = moves[i];
                }
            }
        }
        return end;
    }

    int list(CellSet searched, int piece, int from, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < searched.size(); i++) {
            moves[end++] = PackedMove.of(piece, searched.get(i));
        }
        return end;
    }

    /** The number of cells that ground steps lead the piece to. */
    int countReached() {
        return reached;
    }

    /** Learns the lagoons that there are with that piece lifted, so that {@link #knows} is true for a while. */
    void learn(Board board, int from) {
        lagoons.learn(board, from);
    }

    /** Whether ground steps lead the piece to a cell, which is not its own. */
    boolean isReached(Board board, int from, int cell) {
        if (!board.isEmpty(cell) || !lagoons.isReached(cell)) {
            return false;
        }
        int around = board.around[cell];
        int back = Grid.directionTo(cell, from);
        return Slide.groundSteps(back < 0 ? around : around & ~(1 << back)) != 0;
    }

    /** The number of those cells, a set of {@link Nearby} the piece, that ground steps do not lead the piece to. */
    int countUnreached(Board board, int from, long cells) {
        int count = 0;
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            if (!isReached(board, from, Nearby.cell(from, Long.numberOfTrailingZeros(remaining)))) {
                count++;
            }
        }
        return count;
    }

    /** What {@link Tally} would hold of the ground without the piece that stands alone on that cell. */
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

    private static int gained(int mask, int lost) {
        return Tally.groundOfCell(mask & ~lost) - Tally.groundOfCell(mask);
    }
}
