// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.Pieces;

/**
 * The cells that a piece can move to, packed into a {@code long} with three parts.
 *
 * <ul>
 * <li>Near cells: a set of {@link Nearby} around the piece's cell. Steps, climbs and throws end on near cells.
 * <li>Jumps: the directions in which the piece jumps like a Grasshopper.
 * <li>A walk: a bit that is set if the piece can move like a Soldier Ant.
 * </ul>
 *
 * <p>The class of each bug returns the bug's reach. The operator {@code |} joins reaches. The parts may overlap: a jump
 * or the walk may end on a near cell. A reach is 0 if the piece has no destination. {@link MoveGenerator} collects the
 * cells of a reach one by one. The package {@code counting} counts the cells faster.
 */
public final class Reach {
    static final long WALK = 1L << 63;

    private static final int JUMP_SHIFT = 56;

    private Reach() {}

    /**
     * Returns the reach of the piece on a cell if the piece moves as the given bug. Ignores the rules about lifting.
     *
     * @param bug the bug, as an ordinal of {@link io.github.hiverules.api.Bug}
     */
    public static long of(Board board, int bug, int from) {
        return switch (bug) {
            case Pieces.QUEEN_BEE, Pieces.PILLBUG -> QueenBee.reach(board, from);
            case Pieces.SPIDER -> Spider.reach(board, from);
            case Pieces.BEETLE -> Beetle.reach(board, from);
            case Pieces.GRASSHOPPER -> Grasshopper.reach(board, from);
            case Pieces.SOLDIER_ANT -> SoldierAnt.reach(board, from);
            case Pieces.MOSQUITO -> Mosquito.reach(board, from);
            case Pieces.LADYBUG -> Ladybug.reach(board, from);
            default -> throw new IllegalArgumentException("Expected the ordinal of a bug, found " + bug + ".");
        };
    }

    /**
     * Returns the reach of a piece that the side to move may lift. Includes throws and, if the piece is friendly, the
     * piece's own movement.
     *
     * @param throwers the set of {@link Pillbug#throwers}, or 0 to ignore throws
     */
    public static long inTurn(Board board, int piece, int throwers) {
        int from = board.cellOf[piece];
        long thrown = throwers == 0 ? 0 : Pillbug.thrown(board, throwers, from);
        return Pieces.color(piece) == board.sideToMove() ? thrown | of(board, Pieces.bug(piece), from) : thrown;
    }

    static long ofJumps(int directions) {
        return (long) directions << JUMP_SHIFT;
    }

    /** Returns the near cells of a reach, as a set of {@link Nearby}. */
    public static long near(long reach) {
        return reach & (1L << JUMP_SHIFT) - 1;
    }

    /** Returns whether a reach has neither jumps nor a walk. */
    public static boolean isNear(long reach) {
        return reach >>> JUMP_SHIFT == 0;
    }

    /** Returns the directions of the jumps in a reach. {@link Grasshopper#landing} returns the end of a jump. */
    public static int jumps(long reach) {
        return (int) (reach >>> JUMP_SHIFT) & 0b111111;
    }

    /** Returns whether a reach has a walk. */
    public static boolean walks(long reach) {
        return reach < 0;
    }

    /**
     * Collects the cells of a reach. If the reach has a walk, the set must be empty.
     *
     * @param from the cell of the piece that has the reach
     */
    public static void collect(Board board, int from, long reach, CellSet into) {
        if (walks(reach)) {
            SoldierAnt.collect(board, from, into);
        }
        for (int jumps = jumps(reach); jumps != 0; jumps &= jumps - 1) {
            into.add(Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps)));
        }
        Nearby.collect(from, near(reach), into);
    }

    /**
     * Returns whether a piece's reach includes a destination.
     *
     * @param from the cell of the piece
     * @param walked a set to overwrite
     */
    static boolean includes(Board board, int from, long reach, int to, CellSet walked) {
        if ((near(reach) & Nearby.of(from, to)) != 0) {
            return true;
        }
        for (int jumps = jumps(reach); jumps != 0; jumps &= jumps - 1) {
            if (Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps)) == to) {
                return true;
            }
        }
        walked.clear();
        if (walks(reach)) {
            SoldierAnt.search(board, from, to, walked);
        }
        return walked.contains(to);
    }
}
