// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The legal moves of what a board shows, listed, counted, or looked at one by one; the creatures' own files say where each may
 * go. A move is an {@code int}: see {@link PackedMove}. A generator serves one board and works with sets of its own, so it
 * allocates nothing.
 */
public final class MoveGenerator {
    /** No position has more legal moves: 14 pieces of a side, each with fewer than 114 cells to go to, and throws. */
    public static final int MAX_MOVES = 2048;

    private final Board board;
    private final CellSet reach = new CellSet();
    private final Ground ground = new Ground();

    /** A generator for what that board shows, now and after each change of it. */
    public MoveGenerator(Board board) {
        this.board = board;
    }

    /** The board whose moves these are. */
    public Board board() {
        return board;
    }

    /**
     * Lists the legal moves, each once (R6.1): a pass alone when there is nothing else (R6.2), nothing after the end (R7.4).
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

    /** How many moves {@link #list} would list. */
    public int count() {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        int placements = Integer.bitCount(Placing.kindsThatMayEnter(board)) * Placing.countCells(board);
        int count = placements + countMovements();
        return count == 0 ? 1 : count;
    }

    /** Whether there is any legal move but a pass. */
    public boolean canMove() {
        if (Placing.kindsThatMayEnter(board) != 0 && Placing.countCells(board) != 0) {
            return true;
        }
        int throwers = Pillbug.throwers(board);
        for (int rest = candidates(throwers); rest != 0; rest &= rest - 1) {
            if (destinations(Integer.numberOfTrailingZeros(rest), throwers).size() != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an {@code int} is a legal move. Moves of other pieces are not looked at. */
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
     * All destinations of a piece on the table, in a set that is valid until the next question.
     *
     * @param throwers the set of pieces that may throw it; without any, what its own movement reaches is collected
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
     * The cells that a creature's own movement leads to, were the piece on that cell this creature and free to be lifted. The set
     * is valid until the next question.
     *
     * @param bug the creature, as its ordinal in {@link io.github.hiverules.api.Bug}
     */
    public CellSet movement(int bug, int from) {
        reach.clear();
        collect(bug, from);
        return reach;
    }

    /** The cells that a piece may be thrown to by one that may throw. The set is valid until the next question. */
    public CellSet throwsBy(int thrower, int from) {
        reach.clear();
        Pillbug.collectThrows(board, 1 << thrower, from, reach);
        return reach;
    }

    /**
     * Whether a piece stands alone on the ground and can't slide out, though a cell beside it is empty, and has no other
     * movement (R8).
     *
     * <p>Beside a piece with empty and occupied cells around it there is always an empty cell with an occupied one on one side;
     * with an empty one on the other side it would be a ground step. So where there is none, R3.4 forbids each.
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
        for (int rest = candidates(throwers); rest != 0; rest &= rest - 1) {
            int piece = Integer.numberOfTrailingZeros(rest);
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

    /** The pieces on the table that might move or be thrown in this turn; none before the Queen Bee is placed. */
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
            default -> throw new IllegalArgumentException("no creature " + bug);
        }
    }

    /**
     * Counts movements and throws, each piece's destinations together: where a piece may go and may be thrown to as well, that
     * counts once (R6.1).
     */
    private int countMovements() {
        Board board = this.board;
        if (!Lifting.isQueenPlaced(board, board.sideToMove())) {
            return 0;
        }
        int own = Lifting.candidates(board);
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers) & ~Rest.pieces(board);
        int count = 0;
        for (int rest = own | beside; rest != 0; rest &= rest - 1) {
            int piece = Integer.numberOfTrailingZeros(rest);
            int from = board.cellOf[piece];
            if (OneHive.isPinned(board, from)) {
                continue;
            }
            long thrown = (beside >> piece & 1) == 0 ? 0 : Pillbug.thrown(board, throwers, from);
            count += switch ((own >> piece & 1) == 0 ? Pieces.NONE : Pieces.bug(piece)) {
                case Pieces.NONE -> Long.bitCount(thrown);
                case Pieces.QUEEN_BEE, Pieces.PILLBUG -> Long.bitCount(thrown | QueenBee.reach(board, from));
                case Pieces.SPIDER -> Long.bitCount(thrown | Spider.reach(board, from));
                case Pieces.BEETLE -> Long.bitCount(thrown | Beetle.reach(board, from));
                case Pieces.LADYBUG -> Long.bitCount(thrown | Ladybug.reach(board, from));
                case Pieces.GRASSHOPPER -> Grasshopper.countWith(board, from, thrown);
                case Pieces.SOLDIER_ANT -> SoldierAnt.countWith(board, from, thrown, ground, reach);
                default -> Mosquito.countWith(board, from, thrown, ground, reach);
            };
        }
        return count;
    }
}
