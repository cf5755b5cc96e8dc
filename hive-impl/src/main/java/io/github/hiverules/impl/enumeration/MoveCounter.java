// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Beetle;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.Ladybug;
import io.github.hiverules.impl.rules.Lifting;
import io.github.hiverules.impl.rules.Mosquito;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.Pillbug;
import io.github.hiverules.impl.rules.Placing;
import io.github.hiverules.impl.rules.QueenBee;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Rest;
import io.github.hiverules.impl.rules.Slide;
import io.github.hiverules.impl.rules.SoldierAnt;
import io.github.hiverules.impl.rules.Spider;

/**
 * Counts legal moves without listing them. A piece has as many moves as it has destinations: the cells that its own movement
 * reaches, and the cells that it may be thrown to. A cell that is both is one move (R6.1).
 *
 * <p>Most movements and all throws end within three cells, so the destinations are a set of {@link Nearby}, and the size of the
 * set is its number of bits. The Soldier Ant and the Grasshopper go further: the destinations of their movement are counted
 * without such a set, and the other destinations are added to this count.
 *
 * <p>A counter belongs to one board and allocates no memory after its construction.
 */
public final class MoveCounter {
    private final Board board;
    private final Ground ground = new Ground();
    private final CellSet destinations = new CellSet();

    /** For each cell: the number of replies to a placement on it, if {@link #isCounted} is true for the cell. */
    private final int[] replies = new int[Grid.SIZE];

    /** For each cell: whether the running call of {@link #countReplies} has counted the replies to a placement on it. */
    private final boolean[] isCounted = new boolean[Grid.SIZE];

    /** Makes a counter for a board. It always answers for the position that the board shows at the time of the call. */
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
     * The sum of the numbers of legal replies to each move of a list. For placements on the same cell the replies are counted
     * only once, because it does not matter which bug is placed. A Mosquito that can reply is not beside it, and neither is a
     * Pillbug (R2.2), or it is Black's first turn, and White's Queen Bee is still in the hand. A Queen Bee never enters a
     * cell with six occupied neighbours: before her no more than three pieces of hers have entered (R2.4).
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
            boolean isShared = piece != PackedMove.PASS && !board.isPlaced(piece);
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

    /** The number of legal moves of pieces on the table, throws included. */
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

    /**
     * The number of destinations of the piece on a cell.
     *
     * @param bug the piece's bug
     * @param thrown the cells that the piece may be thrown to, as a set of {@link Nearby} with {@code from} as its centre
     */
    private int countOf(int bug, int from, long thrown) {
        return switch (bug) {
            case Pieces.GRASSHOPPER -> countOfGrasshopper(from, thrown);
            case Pieces.SOLDIER_ANT -> countOfSoldierAnt(from, thrown);
            case Pieces.MOSQUITO -> countOfMosquito(from, thrown);
            case Pieces.QUEEN_BEE, Pieces.PILLBUG -> Long.bitCount(thrown | QueenBee.reach(board, from));
            case Pieces.SPIDER -> Long.bitCount(thrown | Spider.reach(board, from));
            case Pieces.BEETLE -> Long.bitCount(thrown | Beetle.reach(board, from));
            default -> Long.bitCount(thrown | Ladybug.reach(board, from));
        };
    }

    /**
     * Counts the destinations of a Grasshopper. It has one jump over each occupied neighbour, and each jump ends on another
     * cell. A throw ends at most two cells away from its start, and a jump at least two, so a throw and a jump can end on the
     * same cell only two cells away in a straight line.
     */
    private int countOfGrasshopper(int from, long thrown) {
        int jumps = board.occupiedAround(from);
        long nearest = 0;
        for (int remaining = jumps; remaining != 0; remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            nearest |= 1L << Nearby.step(Nearby.step(Nearby.CENTER, direction), direction);
        }
        // A throw ends on an empty cell. If that is the second cell in the direction of a jump, the jump ends there as
        // well.
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
        boolean isAnt = NearReach.contains(copied, Pieces.SOLDIER_ANT) && Slide.groundSteps(board, from) != 0;
        if (isAnt && !ground.knows(board, from)) {
            return countBySearch(Pieces.MOSQUITO, from, thrown);
        }
        long near = thrown | NearReach.ofCopied(board, copied, isAnt, from);
        int far = 0;
        if (NearReach.contains(copied, Pieces.GRASSHOPPER)) {
            for (int jumps = board.occupiedAround(from); jumps != 0; jumps &= jumps - 1) {
                int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
                long cell = Nearby.of(from, landing);
                near |= cell;
                if (cell == 0 && !(isAnt && ground.isReached(board, from, landing))) {
                    far++;
                }
            }
        }
        return far + (isAnt ? ground.countReached() + ground.countUnreached(board, from, near) : Long.bitCount(near));
    }

    /**
     * Counts the destinations of a Soldier Ant, or of a Mosquito that copies one, by collecting all of them. It also learns the
     * lagoons, so that the next count needs no search.
     */
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
