// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;

/**
 * Lists the legal moves of a board's position, and decides whether a single move is legal. Moves are {@link
 * PackedMove}s.
 *
 * <p>A generator belongs to one board and doesn't allocate memory after its construction.
 */
public final class MoveGenerator {
    /**
     * An upper bound for the number of legal moves. A side has 14 pieces with fewer than 114 destinations each, and may
     * throw a few enemy pieces.
     */
    public static final int MAX_MOVES = 2048;

    private final Board board;
    private final CellSet cells = new CellSet();

    /** Creates a generator for a board. Each method call uses the position that the board shows at that time. */
    public MoveGenerator(Board board) {
        this.board = board;
    }

    public Board board() {
        return board;
    }

    /**
     * Lists each legal move once (R6.1). If no other move is legal, lists only a pass (R6.2). If a Queen Bee is
     * surrounded, lists nothing (R7.4).
     *
     * @param moves receives the list, from index {@code start} on. {@link #MAX_MOVES} elements always suffice
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

    /** Returns whether a move other than a pass is legal. Must not be called if a Queen Bee is surrounded. */
    private boolean canMove() {
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

    /**
     * Returns whether a packed move is legal. The move may be any {@code int}. Tests only the moved piece, unless the
     * move is a pass.
     */
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
                        board, board.cellOf[piece], Reach.inTurn(board, piece, Pillbug.throwers(board)), to, cells);
    }

    /**
     * Lists the legal moves of one piece, including throws of the piece.
     *
     * @return the number of moves
     */
    public int listOf(int piece, int[] moves) {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        if (board.isPlaced(piece)) {
            return store(piece, destinations(piece, Pillbug.throwers(board)), moves, 0);
        }
        return Placing.mayEnter(board, piece) ? store(piece, placementCells(), moves, 0) : 0;
    }

    /**
     * Lists the legal throws by one piece (R4.9).
     *
     * @return the number of moves
     */
    public int listThrowsBy(int thrower, int[] moves) {
        int throwers = Pillbug.throwers(board) & 1 << thrower;
        if (throwers == 0 || QueenSurround.isOver(board)) {
            return 0;
        }
        int end = 0;
        for (int beside = Pillbug.piecesBeside(board, throwers); beside != 0; beside &= beside - 1) {
            int piece = Integer.numberOfTrailingZeros(beside);
            if (Lifting.violations(board, piece, board.sideToMove()) == 0) {
                end = store(piece, throwsBy(thrower, board.cellOf[piece]), moves, end);
            }
        }
        return end;
    }

    /**
     * Returns the placement cells of the side to move (R2.1, R2.2). The set is valid until the next call of this
     * generator.
     */
    public CellSet placementCells() {
        cells.clear();
        Placing.collectCells(board, cells);
        return cells;
    }

    /**
     * Returns the cells that a piece on the table may move to or may be thrown to. The set is valid until the next call
     * of this generator.
     *
     * @param throwers the set of {@link Pillbug#throwers}, or 0 to ignore throws
     */
    public CellSet destinations(int piece, int throwers) {
        boolean mayLift = Lifting.violations(board, piece, board.sideToMove()) == 0;
        return collect(board.cellOf[piece], mayLift ? Reach.inTurn(board, piece, throwers) : 0);
    }

    /**
     * Returns the cells that the piece on a cell can reach as the given bug. Ignores the rules about lifting. The set
     * is valid until the next call of this generator.
     *
     * @param bug the bug, as an ordinal of {@link io.github.hiverules.api.Bug}
     */
    public CellSet movement(int bug, int from) {
        return collect(from, Reach.of(board, bug, from));
    }

    /**
     * Returns the cells that a thrower may throw a piece to. The set is valid until the next call of this generator.
     *
     * @param from the cell of the thrown piece
     */
    public CellSet throwsBy(int thrower, int from) {
        return collect(from, Pillbug.thrown(board, 1 << thrower, from));
    }

    private CellSet collect(int from, long reach) {
        cells.clear();
        Reach.collect(board, from, reach, cells);
        return cells;
    }

    /**
     * Returns whether a piece is gated (R8). A gated piece is alone on the ground beside an empty cell. The piece can't
     * make any ground step and has no other movement.
     *
     * <p>A gate (R3.4) blocks at least one ground step of a gated piece. Proof: some empty neighbour E of the piece
     * lies next to an occupied neighbour. If the neighbour on the other side of E were empty too, the piece could step
     * to E.
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
            CellSet destinations = placementCells();
            for (; kinds != 0; kinds &= kinds - 1) {
                int piece = Placing.nextOfKind(board, Integer.numberOfTrailingZeros(kinds));
                end = store(piece, destinations, moves, end);
            }
        }
        return end;
    }

    private int listMovements(int[] moves, int start) {
        int end = start;
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers);
        for (int remaining = Lifting.candidates(board, beside); remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int from = board.cellOf[piece];
            if (!OneHive.isPinned(board, from)) {
                long reach = Reach.inTurn(board, piece, (beside >> piece & 1) == 0 ? 0 : throwers);
                end = Reach.isNear(reach)
                        ? Nearby.list(piece, from, reach, moves, end)
                        : store(piece, collect(from, reach), moves, end);
            }
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
}
