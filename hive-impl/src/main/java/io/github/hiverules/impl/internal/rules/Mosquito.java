// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The Mosquito (R4.7): on the ground it moves as any neighbouring creature does, of either colour, of a stack as its top
 * piece does; on top of the hive it is a Beetle and nothing else. Beside Pillbugs it may also throw, see {@link Pillbug}.
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

    /** Collects the Mosquito's destinations into an empty set, throws by it or of it aside. */
    static void collect(Board board, int from, CellSet into) {
        int copied = copies(board, from);
        if ((copied & SOLDIER_ANT) != 0) {
            SoldierAnt.collect(board, from, into); // first; Queen, Pillbug and Spider have nothing to add
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

    /** How many cells {@link #collect} would collect or are among others near by. */
    static int countWith(Board board, int from, long others, Ground ground, CellSet scratch) {
        int copied = copies(board, from);
        boolean walks = (copied & SOLDIER_ANT) != 0 && Slide.groundSteps(board, from) != 0;
        int count = walks ? ground.countReached(board, from) : 0;
        if (count == Pieces.NONE) {
            scratch.clear();
            collect(board, from, scratch);
            ground.learn(board, from);
            Nearby.collect(from, others, scratch);
            return scratch.size();
        }
        long near = others;
        if ((copied & SPIDER) != 0 && !walks) {
            near |= Spider.reach(board, from);
        }
        if ((copied & LADYBUG) != 0) {
            near |= Ladybug.reach(board, from);
        }
        if ((copied & BEETLE) != 0) {
            near |= Beetle.reach(board, from);
        } else if ((copied & (QUEEN_BEE | PILLBUG)) != 0) {
            near |= QueenBee.reach(board, from);
        }
        if ((copied & GRASSHOPPER) != 0) {
            for (int over = board.occupiedAround(from); over != 0; over &= over - 1) {
                int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(over));
                long cell = Nearby.of(from, landing);
                near |= cell;
                if (cell == 0 && !(walks && ground.leadsTo(board, from, landing))) {
                    count++;
                }
            }
        }
        return count + (walks ? ground.countBeyond(board, from, near) : Long.bitCount(near));
    }

    /** The creatures it may move as, a bit for each by its ordinal in {@link io.github.hiverules.api.Bug}. */
    public static int copies(Board board, int from) {
        if (board.height[from] > 1) {
            return BEETLE;
        }
        int bugs = 0;
        for (int rest = board.occupiedAround(from); rest != 0; rest &= rest - 1) {
            bugs |= 1 << Pieces.bug(board.top[Grid.neighbor(from, Integer.numberOfTrailingZeros(rest))]);
        }
        return bugs & ~MOSQUITO;
    }

    /** Whether it has the Pillbug's ability to throw. */
    public static boolean copiesPillbug(Board board, int from) {
        return (copies(board, from) & PILLBUG) != 0;
    }
}
