// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Beetle;
import io.github.hiverules.impl.rules.Ladybug;
import io.github.hiverules.impl.rules.QueenBee;
import io.github.hiverules.impl.rules.Spider;

/** The cells that the movements reach that end within three cells, whichever of them a Mosquito copies at once. */
final class NearReach {
    /** The bugs that move one ground step, a bit for each. */
    private static final int AS_QUEEN_BEE = 1 << Pieces.QUEEN_BEE | 1 << Pieces.PILLBUG;

    private NearReach() {}

    /**
     * The cells that several bugs reach, Soldier Ant and Grasshopper left out, as a set of {@link Nearby}.
     *
     * @param bugs a bit for each bug
     * @param isAnt whether the piece can walk as an Ant, so that ground steps need no look
     */
    static long ofCopied(Board board, int bugs, boolean isAnt, int from) {
        long reach = 0;
        if (contains(bugs, Pieces.SPIDER) && !isAnt) {
            reach |= Spider.reach(board, from);
        }
        if (contains(bugs, Pieces.LADYBUG)) {
            reach |= Ladybug.reach(board, from);
        }
        if (contains(bugs, Pieces.BEETLE)) {
            reach |= Beetle.reach(board, from);
        } else if ((bugs & AS_QUEEN_BEE) != 0 && !isAnt) {
            reach |= QueenBee.reach(board, from);
        }
        return reach;
    }

    /** Whether a bug is in a set with a bit for each bug. */
    static boolean contains(int bugs, int bug) {
        return (bugs >> bug & 1) != 0;
    }
}
