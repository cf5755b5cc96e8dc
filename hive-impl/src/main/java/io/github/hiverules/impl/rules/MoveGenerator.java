// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;

/**
 * Lists the legal moves of a board's position, and decides whether a single move is legal. The class of each bug
 * determines the cells that a piece reaches. Moves are {@link PackedMove}s.
 *
 * <p>A generator belongs to one board and doesn't allocate memory after its construction.
 */
public final class MoveGenerator {
    /**
     * An upper bound for the number of legal moves: a side has 14 pieces with fewer than 114 destinations each, and a
     * few throws of enemy pieces.
     */
    public static final int MAX_MOVES = 2048;

    private final Board board;
    private final CellSet reach = new CellSet();

    /** Creates a generator for a board. Each result describes the board's position at the time of the call. */
    public MoveGenerator(Board board) {
        this.board = board;
    }

    /** Returns the board whose moves this generator lists. */
    public Board board() {
        return board;
    }

    /**
     * Lists the legal moves, each once (R6.1): only a pass if no other move is legal (R6.2), no move if a Queen Bee is
     * lost (R7.4).
     *
     * @param moves receives the list, from index {@code start} on; {@link #MAX_MOVES} elements always suffice
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

    /** Returns whether a move other than a pass is legal. Must not be called if a Queen Bee is lost. */
    public boolean canMove() {
        if (Placing.kindsThatMayEnter(board) != 0 && Placing.countCells(board) != 0) {
            return true;
        }
        int throwers = Pillbug.throwers(board);
        for (int remaining = Lifting.candidates(board, Pillbug.piecesBeside(board, throwers));
                remaining != 0;
                remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            if (!OneHive.isPinned(board, board.cellOf[piece]) && Reach.inTurn(board, piece, throwers) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an {@code int} is a legal move. Except for a pass, tests only the moves of its piece. */
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
        return Lifting.violations(board, piece, board.sideToMove()) == 0
                && Reach.includes(
                        board, board.cellOf[piece], Reach.inTurn(board, piece, Pillbug.throwers(board)), to, reach);
    }

    /**
     * Lists the legal moves of one piece: placements, movements or throws.
     *
     * @return the number of moves
     */
    public int listOf(int piece, int[] moves) {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        return store(
                piece, board.isPlaced(piece) ? destinations(piece, Pillbug.throwers(board)) : entries(piece), moves, 0);
    }

    /**
     * Returns the cells on which a piece may be placed this turn. The set is valid until the next call of this
     * generator.
     */
    private CellSet entries(int piece) {
        reach.clear();
        if (Placing.mayEnter(board, piece)) {
            Placing.collectCells(board, reach);
        }
        return reach;
    }

    /**
     * Returns the placement cells of the side to move (R2.1, R2.2), for any piece. The set is valid until the next call
     * of this generator.
     */
    public CellSet placementCells() {
        reach.clear();
        Placing.collectCells(board, reach);
        return reach;
    }

    /**
     * Returns the cells that a piece on the table may move or be thrown to. The set is valid until the next call of
     * this generator.
     *
     * @param throwers the set of {@link Pillbug#throwers}; 0 to ignore throws
     */
    public CellSet destinations(int piece, int throwers) {
        reach.clear();
        if (Lifting.violations(board, piece, board.sideToMove()) == 0) {
            collectDestinations(piece, throwers);
        }
        return reach;
    }

    /**
     * Returns the cells that the piece on a cell could move to as a given bug, ignoring the rules about lifting. The
     * set is valid until the next call of this generator.
     *
     * @param bug the bug, as an ordinal of {@link io.github.hiverules.api.Bug}
     */
    public CellSet movement(int bug, int from) {
        reach.clear();
        Reach.collectOf(board, bug, from, reach);
        return reach;
    }

    /**
     * Returns the cells that a thrower may throw the piece on a cell to. The set is valid until the next call of this
     * generator.
     */
    public CellSet throwsBy(int thrower, int from) {
        reach.clear();
        Reach.collect(board, from, Pillbug.thrown(board, 1 << thrower, from), reach);
        return reach;
    }

    /**
     * Returns whether a piece is gated (R8). A gated piece is alone on the ground beside an empty cell, all its ground
     * steps are blocked, and it has no other movement.
     *
     * <p>A gate (R3.4), not missing contact (R3.5), blocks at least one of the steps. The piece has an empty neighbour
     * next to an occupied neighbour. If the neighbour on the other side of the empty cell were empty too, the piece
     * could step to the empty cell.
     */
    public boolean isGated(int piece) {
        int cell = board.cellOf[piece];
        int occupied = board.occupiedAround(cell);
        return board.height[cell] == 1
                && occupied != 0
                && occupied != Grid.ALL_AROUND
                && Slide.groundSteps(board, cell) == 0
                && Reach.of(board, Pieces.bug(piece), cell) == 0;
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
        for (int remaining = Lifting.candidates(board, Pillbug.piecesBeside(board, throwers));
                remaining != 0;
                remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            if (!OneHive.isPinned(board, board.cellOf[piece])) {
                reach.clear();
                collectDestinations(piece, throwers);
                end = store(piece, reach, moves, end);
            }
        }
        return end;
    }

    private void collectDestinations(int piece, int throwers) {
        int from = board.cellOf[piece];
        if (Pieces.color(piece) == board.sideToMove()) {
            Reach.collectOf(board, Pieces.bug(piece), from, reach);
        }
        if (throwers != 0) {
            Reach.collect(board, from, Pillbug.thrown(board, throwers, from), reach);
        }
    }

    private static int store(int piece, CellSet destinations, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < destinations.size(); i++) {
            moves[end++] = PackedMove.of(piece, destinations.get(i));
        }
        return end;
    }
}
