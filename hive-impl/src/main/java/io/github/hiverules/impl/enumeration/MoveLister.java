// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.api.Bug;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.Lifting;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Pillbug;
import io.github.hiverules.impl.rules.Placing;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Reach;
import io.github.hiverules.impl.rules.SoldierAnt;

/**
 * Lists legal moves faster than {@link MoveGenerator} if many positions are siblings: positions that arise by one move
 * from the same parent.
 *
 * <p>{@link SiblingCells} caches the cells for placements and for walks of Soldier Ants. {@link SiblingPins} caches the
 * pinned pieces. Placements on the same cell share a list of replies, see {@link MoveCounter#countReplies}. The moves are the
 * same as in {@link MoveGenerator}, in another order.
 *
 * <p>A lister belongs to one board and doesn't allocate memory after its construction.
 */
public final class MoveLister {
    private static final int KINDS = Bug.values().length;

    private final Board board;
    private final Ground ground = new Ground();
    private final SiblingPins pins = new SiblingPins();
    private final CellSet searched = new CellSet();

    /** The placement cells of each side. */
    private final SiblingCells[] placementCells = {
        new SiblingCells(Placing.hosts(Pieces.WHITE)), new SiblingCells(Placing.hosts(Pieces.BLACK))
    };

    /** The pieces that may be placed. Computed for {@link #kinds} and {@link #placed}. */
    private final int[] entering = new int[KINDS];

    private int enteringCount;
    private int kinds;
    private int placed;

    /** Whether {@link #ground} is up to date for the current list. */
    private boolean isGroundUpdated;

    /** Whether {@link #ground} has the cells of the last walk; otherwise {@link #searched} has them. */
    private boolean isKnown;

    /** The replies to any placement on {@link #replyCell}. */
    private final int[] replies = new int[MoveGenerator.MAX_MOVES];

    private int replyCount;
    private int replyCell;

    /** The {@link Board#parent} of the placements on {@link #replyCell}. */
    private long replyParent = Board.NO_PARENT;

    /** Creates a lister for a board. Each list describes the board's position at the time of the call. */
    public MoveLister(Board board) {
        this.board = board;
    }

    /**
     * Lists the legal moves, each once (R6.1): only a pass if no other move is legal (R6.2), no move if a Queen Bee is
     * lost (R7.4).
     *
     * @param moves receives the list, from index {@code start} on; {@link MoveGenerator#MAX_MOVES} elements always
     *     suffice
     * @return the index after the last move
     */
    public int list(int[] moves, int start) {
        int last = board.made() - 1;
        if (last < 0 || board.fromOfMoveMade(last) >= 0 || board.moveMade(last) == PackedMove.PASS) {
            return listFresh(moves, start);
        }
        int cell = PackedMove.destination(board.moveMade(last));
        if (board.parent() != replyParent || cell != replyCell) {
            replyCount = listFresh(moves, start) - start;
            System.arraycopy(moves, start, replies, 0, replyCount);
            replyParent = board.parent();
            replyCell = cell;
        } else {
            System.arraycopy(replies, 0, moves, start, replyCount);
        }
        return start + replyCount;
    }

    private int listFresh(int[] moves, int start) {
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
            placementCells[side].update(board, Pieces.ofColor(side));
            return placementCells[side].list(entering, enteringCount, moves, start);
        }
        int end = start;
        searched.clear();
        Placing.collectCells(board, searched);
        for (int i = 0; i < enteringCount; i++) {
            end = listSearched(entering[i], moves, end);
        }
        return end;
    }

    /** Finds the piece of each kind that must be placed first (R1.3), unless the last result is still valid. */
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
        isGroundUpdated = false;
        int end = start;
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers);
        int candidates = Lifting.candidates(board, beside);
        for (int remaining = candidates & ~pins.of(board, candidates); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            end = listReach(
                    piece,
                    board.cellOf[piece],
                    Reach.inTurn(board, piece, (beside >> piece & 1) == 0 ? 0 : throwers),
                    moves,
                    end);
        }
        return end;
    }

    /** Lists the moves of a piece to the cells in its {@link Reach}. */
    private int listReach(int piece, int from, long reach, int[] moves, int start) {
        if (Reach.isNear(reach)) {
            return Nearby.list(piece, from, reach, moves, start);
        }
        long near = Reach.near(reach);
        boolean walks = Reach.walks(reach);
        int end = walks ? listWalk(piece, from, moves, start) : start;
        for (int jumps = Reach.jumps(reach); jumps != 0; jumps &= jumps - 1) {
            int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
            boolean isListed =
                    near != 0 && (Nearby.of(from, landing) & near) != 0 || walks && isWalkedTo(from, landing);
            if (!isListed) {
                moves[end++] = PackedMove.of(piece, landing);
            }
        }
        return walks ? listNotWalkedTo(piece, from, near, moves, end) : Nearby.list(piece, from, near, moves, end);
    }

    /** Lists the moves of a piece to the cells that it reaches by ground steps. */
    private int listWalk(int piece, int from, int[] moves, int start) {
        if (!isGroundUpdated) {
            isGroundUpdated = true;
            ground.update(board);
        }
        isKnown = ground.knows(board, from) || learnsWalk(from);
        if (isKnown) {
            return ground.list(board, piece, from, moves, start);
        }
        searched.clear();
        SoldierAnt.collect(board, from, searched);
        return listSearched(piece, moves, start);
    }

    private int listNotWalkedTo(int piece, int from, long near, int[] moves, int start) {
        int end = start;
        for (long remaining = near; remaining != 0; remaining &= remaining - 1) {
            int cell = Nearby.cell(from, Long.numberOfTrailingZeros(remaining));
            if (!isWalkedTo(from, cell)) {
                moves[end++] = PackedMove.of(piece, cell);
            }
        }
        return end;
    }

    /** Searches the lagoons for a lifted piece. Returns whether {@link #ground} then knows the piece's walk. */
    private boolean learnsWalk(int from) {
        ground.learn(board, from);
        return ground.knows(board, from);
    }

    /** Returns whether the last {@link #listWalk} has listed a cell. */
    private boolean isWalkedTo(int from, int cell) {
        return isKnown ? ground.isReached(board, from, cell) : searched.contains(cell);
    }
}
