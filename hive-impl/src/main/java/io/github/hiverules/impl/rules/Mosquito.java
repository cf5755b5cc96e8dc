// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;

/**
 * The Mosquito (R4.7). On the ground, a Mosquito moves like any neighbouring top piece of either colour. On top of the
 * hive, a Mosquito moves only like a Beetle. Beside a Pillbug, a Mosquito on the ground may also throw, see {@link
 * Pillbug}.
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

    /** A Soldier Ant on the same cell reaches all destinations of these bugs. */
    private static final int WALKERS = QUEEN_BEE | PILLBUG | SPIDER;

    private Mosquito() {}

    /**
     * Returns the {@link Reach} of a Mosquito on a cell. The reach is the union of the reaches of all bugs that the
     * Mosquito copies.
     */
    static long reach(Board board, int from) {
        int bugs = movesAs(board, from);
        long reach = (bugs & SOLDIER_ANT) == 0 ? 0 : SoldierAnt.reach(board, from);
        if ((bugs & GRASSHOPPER) != 0) {
            reach |= Grasshopper.reach(board, from);
        }
        if ((bugs & SPIDER) != 0) {
            reach |= Spider.reach(board, from);
        }
        if ((bugs & LADYBUG) != 0) {
            reach |= Ladybug.reach(board, from);
        }
        if ((bugs & BEETLE) != 0) {
            reach |= Beetle.reach(board, from);
        } else if ((bugs & QUEEN_BEE) != 0) {
            reach |= QueenBee.reach(board, from);
        }
        return reach;
    }

    /**
     * Returns the {@linkplain #copies copied} bugs of a Mosquito on a cell. Omits bugs whose destinations another
     * copied bug reaches too. Replaces a Pillbug by a Queen Bee, which has the same destinations.
     */
    private static int movesAs(Board board, int from) {
        int bugs = copies(board, from);
        if ((bugs & SOLDIER_ANT) != 0) {
            return bugs & ~WALKERS;
        }
        return (bugs & PILLBUG) == 0 ? bugs : bugs & ~PILLBUG | QUEEN_BEE;
    }

    /**
     * Returns a mask with the bugs that a Mosquito on a cell may move as. The bit numbers are ordinals of {@link
     * io.github.hiverules.api.Bug}.
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

    /** Returns whether a Mosquito on a cell can throw like a Pillbug. */
    static boolean copiesPillbug(Board board, int from) {
        return board.height[from] == 1
                && (isBeside(board, from, Pieces.pillbug(Pieces.WHITE))
                        || isBeside(board, from, Pieces.pillbug(Pieces.BLACK)));
    }

    private static boolean isBeside(Board board, int from, int piece) {
        int cell = board.cellOf[piece];
        return cell >= 0 && board.top[cell] == piece && Grid.directionTo(from, cell) >= 0;
    }
}
