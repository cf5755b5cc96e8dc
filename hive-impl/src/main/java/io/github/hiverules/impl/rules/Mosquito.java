// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;

/**
 * The Mosquito (R4.7): on the ground it moves as any neighbouring piece does, of either colour; of a stack, the top piece
 * counts. On top of the hive it is a Beetle and nothing else. Beside a Pillbug it may also throw, see {@link Pillbug}.
 */
public final class Mosquito {
    private static final int QUEEN_BEE = 1 << Pieces.QUEEN_BEE;
    private static final int SPIDER = 1 << Pieces.SPIDER;
    private static final int BEETLE = 1 << Pieces.BEETLE;
    private static final int GRASSHOPPER = 1 << Pieces.GRASSHOPPER;
    private static final int SOLDIER_ANT = 1 << Pieces.SOLDIER_ANT;
    private static final int MOSQUITO = 1 << Pieces.MOSQUITO;
    private static final int LADYBUG = 1 << Pieces.LADYBUG;
    private static final int PILLBUG = 1 << Pieces.PILLBUG;

    private Mosquito() {}

    /** Collects the cells that the Mosquito's own movement leads to, in a set that must be empty. */
    public static void collect(Board board, int from, CellSet into) {
        int copied = copies(board, from);
        if ((copied & SOLDIER_ANT) != 0) {
            SoldierAnt.collect(board, from, into); // its cells include those of Queen Bee, Pillbug and Spider
        } else {
            if ((copied & (QUEEN_BEE | PILLBUG)) != 0) {
                QueenBee.collect(board, from, into);
            }
            if ((copied & SPIDER) != 0) {
                Spider.collect(board, from, into);
            }
        }
        if ((copied & BEETLE) != 0) {
            Beetle.collect(board, from, into);
        }
        if ((copied & GRASSHOPPER) != 0) {
            Grasshopper.collect(board, from, into);
        }
        if ((copied & LADYBUG) != 0) {
            Ladybug.collect(board, from, into);
        }
    }

    /**
     * The bugs that a Mosquito on a cell may move as: a mask with bit {@code n} for the bug whose ordinal in
     * {@link io.github.hiverules.api.Bug} is {@code n}.
     */
    public static int copies(Board board, int from) {
        if (board.height[from] > 1) {
            return BEETLE;
        }
        int bugs = 0;
        for (int remaining = board.occupiedAround(from); remaining != 0; remaining &= remaining - 1) {
            bugs |= 1 << Pieces.bug(board.top[Grid.neighbor(from, Integer.numberOfTrailingZeros(remaining))]);
        }
        return bugs & ~MOSQUITO;
    }

    /** Whether a Mosquito on a cell has the Pillbug's ability to throw. */
    public static boolean copiesPillbug(Board board, int from) {
        return (copies(board, from) & PILLBUG) != 0;
    }
}
