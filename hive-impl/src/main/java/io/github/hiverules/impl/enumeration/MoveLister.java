// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.api.Bug;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Beetle;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.Ladybug;
import io.github.hiverules.impl.rules.Lifting;
import io.github.hiverules.impl.rules.Mosquito;
import io.github.hiverules.impl.rules.MoveGenerator;
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
 * Lists legal moves for a search, which asks for those of one sibling after the other. Remembered between siblings are the cells that
 * placements and Soldier Ants come to ({@link SiblingCells}), and between placements on one cell the list itself. Short movements are listed from a set of {@link Nearby}. The moves are those of {@link MoveGenerator}, in another
 * order.
 *
 * <p>A lister belongs to one board and allocates no memory after its construction.
 */
public final class MoveLister {
    private static final int KINDS = Bug.values().length;

    private final Board board;
    private final Ground ground = new Ground();
    private final CellSet searched = new CellSet();

    /** By colour: the cells that are open to placements of that side. */
    private final SiblingCells[] entries = {
        new SiblingCells(Placing.hosts(Pieces.WHITE)), new SiblingCells(Placing.hosts(Pieces.BLACK))
    };

    /** The pieces that may enter, as they follow from {@link #kinds} and {@link #placed}. */
    private final int[] entering = new int[KINDS];

    private int enteringCount;
    private int kinds;
    private int placed;

    /** Whether the running call of {@link #list} has looked at the ground. */
    private boolean isGroundLooked;

    /** The replies to a placement on {@link #sharedCell}, which are the same for other bugs that are placed there. */
    private final int[] shared = new int[MoveGenerator.MAX_MOVES];

    private int sharedCount;
    private int sharedCell;

    /** The number of the position before that placement, see {@link Board#parent}. */
    private long sharedParent = Board.NO_PARENT;

    /** Makes a lister for a board. It always answers for the position that the board shows at the time of the call. */
    public MoveLister(Board board) {
        this.board = board;
    }

    /**
     * Lists the legal moves, each once (R6.1): a pass alone when no other move is legal (R6.2), none when a Queen Bee is lost
     * (R7.4).
     *
     * @param moves receives the list, from index {@code start} on; {@link MoveGenerator#MAX_MOVES} elements are always enough
     * @return the index after the last move
     */
    public int list(int[] moves, int start) {
        int last = board.made() - 1;
        if (last < 0 || board.fromOfMoveMade(last) >= 0 || board.moveMade(last) == PackedMove.PASS) {
            return listAnew(moves, start);
        }
        int cell = PackedMove.destination(board.moveMade(last));
        if (board.parent() != sharedParent || cell != sharedCell) {
            sharedCount = listAnew(moves, start) - start;
            System.arraycopy(moves, start, shared, 0, sharedCount);
            sharedParent = board.parent();
            sharedCell = cell;
        } else {
            System.arraycopy(shared, 0, moves, start, sharedCount);
        }
        return start + sharedCount;
    }

    private int listAnew(int[] moves, int start) {
        if (QueenSurround.isOver(board)) {
            return start;
        }
        int end = listPlacements(moves, start);
        end = listMovements(moves, end);
        if (end == start) {
            moves[end++] = PackedMove.PASS;
        }
        return end;
    }

    private int listPlacements(int[] moves, int start) {
        int kindsNow = Placing.kindsThatMayEnter(board);
        if (kindsNow == 0) {
            return start;
        }
        findEntering(kindsNow);
        int side = board.sideToMove();
        if (board.ply > 1) {
            entries[side].look(board, Pieces.ofColor(side));
            return entries[side].list(entering, enteringCount, moves, start);
        }
        int end = start;
        searched.clear();
        Placing.collectCells(board, searched);
        for (int i = 0; i < enteringCount; i++) {
            end = listSearched(entering[i], moves, end);
        }
        return end;
    }

    private void findEntering(int kindsNow) {
        int placedNow = board.placed & Pieces.ofColor(board.sideToMove());
        if (kindsNow == kinds && placedNow == placed) {
            return;
        }
        kinds = kindsNow;
        placed = placedNow;
        enteringCount = 0;
        for (int remaining = kindsNow; remaining != 0; remaining &= remaining - 1) {
            entering[enteringCount++] = Placing.nextOfKind(board, Integer.numberOfTrailingZeros(remaining));
        }
    }

    private int listSearched(int piece, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < searched.size(); i++) {
            moves[end++] = PackedMove.of(piece, searched.get(i));
        }
        return end;
    }

    private int listMovements(int[] moves, int start) {
        Board board = this.board;
        if (!Lifting.isQueenPlaced(board, board.sideToMove())) {
            return start;
        }
        isGroundLooked = false;
        int end = start;
        int own = Lifting.candidates(board);
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers) & ~Rest.pieces(board);
        for (int remaining = own | beside; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int from = board.cellOf[piece];
            if (OneHive.isPinned(board, from)) {
                continue;
            }
            long thrown = (beside >> piece & 1) == 0 ? 0 : Pillbug.thrown(board, throwers, from);
            end = (own >> piece & 1) == 0
                    ? Nearby.list(piece, from, thrown, moves, end)
                    : listOwn(piece, from, thrown, moves, end);
        }
        return end;
    }

    /**
     * Lists the moves of a piece of the side to move.
     *
     * @param thrown the cells that the piece may be thrown to, as a set of {@link Nearby} with {@code from} as its centre
     */
    private int listOwn(int piece, int from, long thrown, int[] moves, int start) {
        return switch (Pieces.bug(piece)) {
            case Pieces.QUEEN_BEE, Pieces.PILLBUG ->
                Nearby.list(piece, from, thrown | QueenBee.reach(board, from), moves, start);
            case Pieces.SPIDER -> Nearby.list(piece, from, thrown | Spider.reach(board, from), moves, start);
            case Pieces.BEETLE -> Nearby.list(piece, from, thrown | Beetle.reach(board, from), moves, start);
            case Pieces.LADYBUG -> Nearby.list(piece, from, thrown | Ladybug.reach(board, from), moves, start);
            case Pieces.GRASSHOPPER -> listJumps(piece, from, thrown, moves, start);
            case Pieces.SOLDIER_ANT ->
                Slide.groundSteps(board, from) == 0
                        ? Nearby.list(piece, from, thrown, moves, start)
                        : listWalks(piece, from, thrown, false, moves, start);
            default -> listOfMosquito(piece, from, thrown, moves, start);
        };
    }

    private int listOfMosquito(int piece, int from, long thrown, int[] moves, int start) {
        int copied = Mosquito.copies(board, from);
        boolean isAnt = NearReach.contains(copied, Pieces.SOLDIER_ANT) && Slide.groundSteps(board, from) != 0;
        boolean jumps = NearReach.contains(copied, Pieces.GRASSHOPPER);
        long near = thrown | NearReach.ofCopied(board, copied, isAnt, from);
        if (isAnt) {
            return listWalks(piece, from, near, jumps, moves, start);
        }
        return jumps ? listJumps(piece, from, near, moves, start) : Nearby.list(piece, from, near, moves, start);
    }

    /**
     * Lists the jumps of a piece that moves as a Grasshopper.
     *
     * @param others the piece's other destinations, as a set of {@link Nearby}
     */
    private int listJumps(int piece, int from, long others, int[] moves, int start) {
        int end = start;
        long near = others;
        for (int jumps = board.occupiedAround(from); jumps != 0; jumps &= jumps - 1) {
            int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
            long cell = others == 0 ? 0 : Nearby.of(from, landing);
            near |= cell;
            if (cell == 0) {
                moves[end++] = PackedMove.of(piece, landing);
            }
        }
        return Nearby.list(piece, from, near, moves, end);
    }

    /**
     * Lists the destinations of a piece that moves as a Soldier Ant and can make a ground step.
     *
     * @param others the piece's other destinations, as a set of {@link Nearby}
     * @param jumps whether the piece moves as a Grasshopper as well
     */
    private int listWalks(int piece, int from, long others, boolean jumps, int[] moves, int start) {
        if (!isGroundLooked) {
            isGroundLooked = true;
            ground.look(board);
        }
        int end;
        boolean isKnown = isKnown(from);
        if (isKnown) {
            end = ground.list(board, piece, from, moves, start);
        } else {
            searched.clear();
            SoldierAnt.collect(board, from, searched);
            end = listSearched(piece, moves, start);
        }
        for (long remaining = others; remaining != 0; remaining &= remaining - 1) {
            int cell = Nearby.cell(from, Long.numberOfTrailingZeros(remaining));
            if (!isWalkedTo(isKnown, from, cell)) {
                moves[end++] = PackedMove.of(piece, cell);
            }
        }
        for (int over = jumps ? board.occupiedAround(from) : 0; over != 0; over &= over - 1) {
            int cell = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(over));
            if ((Nearby.of(from, cell) & others) == 0 && !isWalkedTo(isKnown, from, cell)) {
                moves[end++] = PackedMove.of(piece, cell);
            }
        }
        return end;
    }

    private boolean isKnown(int from) {
        if (ground.knows(board, from)) {
            return true;
        }
        ground.learn(board, from);
        return ground.knows(board, from);
    }

    private boolean isWalkedTo(boolean isKnown, int from, int cell) {
        return isKnown ? ground.isReached(board, from, cell) : searched.contains(cell);
    }
}
