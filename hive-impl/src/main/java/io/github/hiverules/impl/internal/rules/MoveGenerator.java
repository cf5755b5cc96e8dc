// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The legal moves of the position that a board shows, listed or looked at one by one. Where a piece may go, the file of its bug
 * says. A move is an {@code int}: see {@link PackedMove}. A generator serves one board and allocates nothing after it is made.
 */
public final class MoveGenerator {
    /** No position has more legal moves: 14 pieces of a side, each with fewer than 114 cells to go to, and throws. */
    public static final int MAX_MOVES = 2048;

    private final Board board;
    private final CellSet reach = new CellSet();

    /** A generator for what that board shows, now and after each change of it. */
    public MoveGenerator(Board board) {
        this.board = board;
    }

    /** The board whose moves these are. */
    public Board board() {
        return board;
    }

    /**
     * Lists the legal moves, each once (R6.1): a pass alone when nothing else is legal (R6.2), and none when a Queen Bee is lost (R7.4).
     *
     * @param moves the list, from index {@code start} on; {@link #MAX_MOVES} places are always enough
     * @return the index after the last move
     */
    public int list(int[] moves, int start) {
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

    /** Whether there is any legal move but a pass. */
    public boolean canMove() {
        if (Placing.kindsThatMayEnter(board) != 0 && Placing.countCells(board) != 0) {
            return true;
        }
        int throwers = Pillbug.throwers(board);
        for (int remaining = candidates(throwers); remaining != 0; remaining &= remaining - 1) {
            if (destinations(Integer.numberOfTrailingZeros(remaining), throwers).size() != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an {@code int} is a legal move. The moves of other pieces are not looked at. */
    public boolean isLegal(int move) {
        if (QueenSurround.isOver(board)) {
            return false;
        }
        if (move == PackedMove.PASS) {
            return !canMove();
        }
        if (!PackedMove.isWellFormed(move)) {
            return false;
        }
        int piece = PackedMove.piece(move);
        int to = PackedMove.destination(move);
        if (!board.isPlaced(piece)) {
            return Placing.mayEnter(board, piece) && Placing.cellViolations(board, board.around[to]) == 0;
        }
        return destinations(piece, Pillbug.throwers(board)).contains(to);
    }

    /**
     * Lists the legal moves of one piece: its placements, its movements, or throws of it.
     *
     * @return how many there are
     */
    public int listOf(int piece, int[] moves) {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        return store(
                piece, board.isPlaced(piece) ? destinations(piece, Pillbug.throwers(board)) : entries(piece), moves, 0);
    }

    /** The cells on which that piece may enter. The set is valid until the next question. */
    private CellSet entries(int piece) {
        reach.clear();
        if (Placing.mayEnter(board, piece)) {
            Placing.collectCells(board, reach);
        }
        return reach;
    }

    /** The cells on which a piece of the side to move may enter (R2.1, R2.2). The set is valid until the next question. */
    public CellSet placementCells() {
        reach.clear();
        Placing.collectCells(board, reach);
        return reach;
    }

    /**
     * The cells that a piece on the table may move to or be thrown to. The set is valid until the next question.
     *
     * @param throwers the pieces that may throw it; 0 for its own movement alone
     */
    public CellSet destinations(int piece, int throwers) {
        reach.clear();
        if (Lifting.violations(board, piece, board.sideToMove()) == 0) {
            int from = board.cellOf[piece];
            if (Pieces.color(piece) == board.sideToMove()) {
                collect(Pieces.bug(piece), from);
            }
            if (throwers != 0) {
                Pillbug.collectThrows(board, throwers, from, reach);
            }
        }
        return reach;
    }

    /**
     * The cells that the movement of a bug leads to, if the piece on a cell were that bug and might be lifted. The set is valid until
     * the next question.
     *
     * @param bug the bug, as its ordinal in {@link io.github.hiverules.api.Bug}
     */
    public CellSet movement(int bug, int from) {
        reach.clear();
        collect(bug, from);
        return reach;
    }

    /** The cells that one thrower may throw the piece on a cell to. The set is valid until the next question. */
    public CellSet throwsBy(int thrower, int from) {
        reach.clear();
        Pillbug.collectThrows(board, 1 << thrower, from, reach);
        return reach;
    }

    /**
     * Whether a piece is gated (R8): it stands alone on the ground beside an empty cell, every step on the ground is barred by a gate,
     * and it has no other movement.
     *
     * <p>When some neighbouring cells are empty and some occupied, one of the empty ones has an occupied cell on one side. If the cell
     * on its other side were empty, a ground step would lead there. So where no ground step is possible, R3.4 forbids it.
     */
    public boolean isGated(int piece) {
        int cell = board.cellOf[piece];
        int occupied = board.occupiedAround(cell);
        return board.height[cell] == 1
                && occupied != 0
                && occupied != Grid.ALL_AROUND
                && Slide.groundSteps(board, cell) == 0
                && movement(Pieces.bug(piece), cell).size() == 0;
    }

    private int listPlacements(int[] moves, int start) {
        int end = start;
        int kinds = Placing.kindsThatMayEnter(board);
        if (kinds != 0) {
            CellSet cells = placementCells();
            for (; kinds != 0; kinds &= kinds - 1) {
                int piece = Placing.nextOfKind(board, Integer.numberOfTrailingZeros(kinds));
                end = store(piece, cells, moves, end);
            }
        }
        return end;
    }

    private int listMovements(int[] moves, int start) {
        int end = start;
        int throwers = Pillbug.throwers(board);
        for (int remaining = candidates(throwers); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            end = store(piece, destinations(piece, throwers), moves, end);
        }
        return end;
    }

    private static int store(int piece, CellSet destinations, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < destinations.size(); i++) {
            moves[end++] = PackedMove.of(piece, destinations.get(i));
        }
        return end;
    }

    /** The pieces on the table that may move or be thrown in this turn if they are not pinned; none before the Queen Bee is placed. */
    private int candidates(int throwers) {
        return Lifting.isQueenPlaced(board, board.sideToMove())
                ? Lifting.candidates(board) | Pillbug.piecesBeside(board, throwers)
                : 0;
    }

    private void collect(int bug, int from) {
        switch (bug) {
            case Pieces.QUEEN_BEE, Pieces.PILLBUG -> QueenBee.collect(board, from, reach);
            case Pieces.SPIDER -> Spider.collect(board, from, reach);
            case Pieces.BEETLE -> Beetle.collect(board, from, reach);
            case Pieces.GRASSHOPPER -> Grasshopper.collect(board, from, reach);
            case Pieces.SOLDIER_ANT -> SoldierAnt.collect(board, from, reach);
            case Pieces.MOSQUITO -> Mosquito.collect(board, from, reach);
            case Pieces.LADYBUG -> Ladybug.collect(board, from, reach);
            default -> throw new IllegalArgumentException("no bug " + bug);
        }
    }
}
