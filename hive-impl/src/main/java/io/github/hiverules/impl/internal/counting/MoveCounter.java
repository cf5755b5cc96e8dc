// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.counting;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.rules.Beetle;
import io.github.hiverules.impl.internal.rules.Grasshopper;
import io.github.hiverules.impl.internal.rules.Ladybug;
import io.github.hiverules.impl.internal.rules.Lifting;
import io.github.hiverules.impl.internal.rules.Mosquito;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.Pillbug;
import io.github.hiverules.impl.internal.rules.Placing;
import io.github.hiverules.impl.internal.rules.QueenBee;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import io.github.hiverules.impl.internal.rules.Rest;
import io.github.hiverules.impl.internal.rules.Slide;
import io.github.hiverules.impl.internal.rules.SoldierAnt;
import io.github.hiverules.impl.internal.rules.Spider;

/**
 * Counts legal moves without listing them. Each piece is counted by the size of a set of destinations: the cells that its own
 * movement reaches, and those that it may be thrown to. A cell in both is one move (R6.1).
 *
 * <p>Most pieces stay within three cells, so their destinations are a set of {@link Nearby}, and its size is a number of bits. The
 * Soldier Ant and the Grasshopper go further: their part of the set is counted by itself, and then the near cells that are not in
 * that part are added.
 *
 * <p>A counter serves one board and allocates nothing after it is made.
 */
public final class MoveCounter {
    private static final int AS_QUEEN_BEE = 1 << Pieces.QUEEN_BEE | 1 << Pieces.PILLBUG;

    private final Board board;
    private final Ground ground = new Ground();
    private final CellSet destinations = new CellSet();

    /** By cell: the number of replies to the placement there that was counted last. */
    private final int[] replies = new int[Grid.SIZE];

    /** By cell: whether {@link #countReplies} has counted these replies in this call. */
    private final boolean[] isCounted = new boolean[Grid.SIZE];

    /** A counter for what that board shows, now and after each change of it. */
    public MoveCounter(Board board) {
        this.board = board;
    }

    /** The number of legal moves: 1 when only a pass is legal (R6.2), 0 when a Queen Bee is lost (R7.4). */
    public int count() {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        int placements = Integer.bitCount(Placing.kindsThatMayEnter(board)) * Placing.countCells(board);
        int count = placements + countMovements();
        return count == 0 ? 1 : count;
    }

    /**
     * The number of legal replies to all of those moves together. Replies to a placement are counted once for all bugs that may be
     * placed on that cell, where the bug makes no difference.
     *
     * @param moves a list of legal moves
     * @param start the index of the first move
     * @param end the index after the last move
     */
    public long countReplies(int[] moves, int start, int end) {
        long sum = 0;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int piece = PackedMove.piece(move);
            boolean isShared = piece != PackedMove.PASS && !board.isPlaced(piece) && !doesBugMatter(piece, move);
            if (isShared && isCounted[PackedMove.destination(move)]) {
                sum += replies[PackedMove.destination(move)];
            } else {
                board.make(move);
                int count = count();
                board.undo();
                sum += count;
                if (isShared) {
                    replies[PackedMove.destination(move)] = count;
                    isCounted[PackedMove.destination(move)] = true;
                }
            }
        }
        for (int i = start; i < end; i++) {
            if (moves[i] != PackedMove.PASS) {
                isCounted[PackedMove.destination(moves[i])] = false;
            }
        }
        return sum;
    }

    /**
     * Whether the bug of a piece that is placed may change the replies: a Queen Bee that is surrounded at once is lost (R7.1), and a
     * Mosquito of the other side copies the bug beside it (R4.7). To every other rule all pieces of one colour are alike.
     */
    private boolean doesBugMatter(int piece, int placement) {
        int to = PackedMove.destination(placement);
        int side = board.sideToMove();
        int mosquito = board.cellOf[Pieces.mosquito(side ^ 1)];
        return piece == Pieces.queen(side) && board.occupiedAround(to) == Grid.ALL_AROUND
                || mosquito >= 0 && Grid.directionTo(mosquito, to) >= 0;
    }

    private int countMovements() {
        Board board = this.board;
        if (!Lifting.isQueenPlaced(board, board.sideToMove())) {
            return 0;
        }
        int own = Lifting.candidates(board);
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers) & ~Rest.pieces(board);
        int count = 0;
        for (int remaining = own | beside; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int from = board.cellOf[piece];
            if (OneHive.isPinned(board, from)) {
                continue;
            }
            long thrown = (beside >> piece & 1) == 0 ? 0 : Pillbug.thrown(board, throwers, from);
            count += (own >> piece & 1) == 0 ? Long.bitCount(thrown) : countOf(Pieces.bug(piece), from, thrown);
        }
        return count;
    }

    /** The number of cells that a piece on a cell may go to or be thrown to, were it that bug. */
    private int countOf(int bug, int from, long thrown) {
        return switch (bug) {
            case Pieces.QUEEN_BEE, Pieces.PILLBUG -> Long.bitCount(thrown | QueenBee.reach(board, from));
            case Pieces.SPIDER -> Long.bitCount(thrown | Spider.reach(board, from));
            case Pieces.BEETLE -> Long.bitCount(thrown | Beetle.reach(board, from));
            case Pieces.LADYBUG -> Long.bitCount(thrown | Ladybug.reach(board, from));
            case Pieces.GRASSHOPPER -> countOfGrasshopper(from, thrown);
            case Pieces.SOLDIER_ANT -> countOfSoldierAnt(from, thrown);
            default -> countOfMosquito(from, thrown);
        };
    }

    /**
     * Every occupied neighbour is jumped over, and every jump ends at a cell of its own. A piece is thrown by two cells at most, and
     * no jump is shorter, so a landing is among the thrown cells only when it is two cells away in a straight line.
     */
    private int countOfGrasshopper(int from, long thrown) {
        int jumps = board.occupiedAround(from);
        long nearest = 0;
        for (int remaining = jumps; remaining != 0; remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            nearest |= 1L << Nearby.step(Nearby.step(Nearby.CENTER, direction), direction);
        }
        // A thrown cell is empty. So where it is two cells away behind a jumped piece, the jump ends there.
        return Integer.bitCount(jumps) + Long.bitCount(thrown & ~nearest);
    }

    private int countOfSoldierAnt(int from, long thrown) {
        if (Slide.groundSteps(board, from) == 0) {
            return Long.bitCount(thrown);
        }
        return ground.knows(board, from)
                ? ground.countReached() + ground.countUnreached(board, from, thrown)
                : countBySearch(Pieces.SOLDIER_ANT, from, thrown);
    }

    private int countOfMosquito(int from, long thrown) {
        int copied = Mosquito.copies(board, from);
        boolean walks = copies(copied, Pieces.SOLDIER_ANT) && Slide.groundSteps(board, from) != 0;
        if (walks && !ground.knows(board, from)) {
            return countBySearch(Pieces.MOSQUITO, from, thrown);
        }
        long near = thrown;
        if (copies(copied, Pieces.SPIDER) && !walks) {
            near |= Spider.reach(board, from);
        }
        if (copies(copied, Pieces.LADYBUG)) {
            near |= Ladybug.reach(board, from);
        }
        if (copies(copied, Pieces.BEETLE)) {
            near |= Beetle.reach(board, from);
        } else if ((copied & AS_QUEEN_BEE) != 0) {
            near |= QueenBee.reach(board, from);
        }
        int far = 0;
        if (copies(copied, Pieces.GRASSHOPPER)) {
            for (int jumps = board.occupiedAround(from); jumps != 0; jumps &= jumps - 1) {
                int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
                long cell = Nearby.of(from, landing);
                near |= cell;
                if (cell == 0 && !(walks && ground.isReached(board, from, landing))) {
                    far++;
                }
            }
        }
        return far + (walks ? ground.countReached() + ground.countUnreached(board, from, near) : Long.bitCount(near));
    }

    private static boolean copies(int copied, int bug) {
        return (copied >> bug & 1) != 0;
    }

    /** Counts by collecting every destination, and learns the lagoons, so that the next count needs no search. */
    private int countBySearch(int bug, int from, long thrown) {
        destinations.clear();
        if (bug == Pieces.SOLDIER_ANT) {
            SoldierAnt.collect(board, from, destinations);
        } else {
            Mosquito.collect(board, from, destinations);
        }
        ground.learn(board, from);
        Nearby.collect(from, thrown, destinations);
        return destinations.size();
    }
}
