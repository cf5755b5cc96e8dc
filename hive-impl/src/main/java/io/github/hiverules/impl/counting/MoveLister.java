// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

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
 * Lists legal moves. The lister is faster than {@link MoveGenerator} if many positions are siblings: positions one move
 * after the same parent position.
 *
 * <p>{@link SiblingCells} caches the cells for placements and the cells that Soldier Ants can reach.
 * {@link SiblingPins} caches the pinned pieces. All placements on the same cell share one list of replies.
 * {@link MoveCounter#countReplies} explains why these placements have equal replies. The order of the moves differs
 * from the order in {@link MoveGenerator}.
 *
 * <p>A lister belongs to one board. Listing doesn't allocate memory.
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

    /** The pieces that may be placed, computed from {@link #kinds} and {@link #placed}. */
    private final int[] entering = new int[KINDS];

    private int enteringCount;
    private int kinds;
    private int placed;

    /** Whether {@link #ground} has been updated for the current list. */
    private boolean isGroundUpdated;

    /**
     * Whether {@link #ground} has the destinations of the last {@link #listWalk}. If false, {@link #searched} has the
     * destinations.
     */
    private boolean isKnown;

    /** The replies to any placement on {@link #replyCell}. */
    private final int[] replies = new int[MoveGenerator.MAX_MOVES];

    private int replyCount;
    private int replyCell;

    /** The {@link Board#parent} for which {@link #replies} is valid. */
    private long replyParent = Board.NO_PARENT;

    /** Creates a lister for a board. Each list contains the moves of the board's current position. */
    public MoveLister(Board board) {
        this.board = board;
    }

    /**
     * Lists the legal moves, each once (R6.1). Lists a pass if no other move is legal (R6.2). Lists no moves if a Queen
     * Bee is surrounded (R7.4).
     *
     * @param moves receives the moves from index {@code start} on. {@link MoveGenerator#MAX_MOVES} elements always
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
        if ((board.placed & Pieces.ofColor(side)) != 0) {
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

    /** Finds, for each kind, the piece that must be placed next (R1.3). Keeps the last result if it is still valid. */
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

    /** Lists a piece's moves to the cells in the piece's {@link Reach}. */
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

    /** Lists a piece's moves to the cells that the piece reaches by ground steps. */
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

    /**
     * Caches the lagoons that exist while a piece is lifted. Returns whether {@link #ground} can list the piece's moves
     * afterwards.
     */
    private boolean learnsWalk(int from) {
        ground.learn(board, from);
        return ground.knows(board, from);
    }

    /** Returns whether the last {@link #listWalk} listed a move to a cell. */
    private boolean isWalkedTo(int from, int cell) {
        return isKnown ? ground.isReached(board, from, cell) : searched.contains(cell);
    }
}
