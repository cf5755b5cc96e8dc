package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Hex;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * The legal moves of a position, listed, counted, or looked at one by one; the creatures' own files say where each may go.
 * A move is an {@code int}: see {@link PackedMove}.
 */
public final class MoveGenerator {
    /** No position has more legal moves: 14 pieces of a side, each with fewer than 114 cells to go to, and throws. */
    public static final int MAX_MOVES = 2048;

    private MoveGenerator() {}

    /**
     * Lists the legal moves, each once (R6.1): a pass alone when there is nothing else (R6.2), nothing after the end (R7.4).
     *
     * @param moves the list, from index {@code start} on; {@link #MAX_MOVES} places are always enough
     * @return the index after the last move
     */
    public static int list(Board board, int[] moves, int start) {
        if (QueenSurround.isOver(board)) {
            return start;
        }
        int end = listPlacements(board, moves, start);
        end = listMovements(board, moves, end);
        if (end == start) {
            moves[end++] = PackedMove.PASS;
        }
        return end;
    }

    /** How many moves {@link #list} would list. */
    public static int count(Board board) {
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        int placements = Integer.bitCount(Placing.kindsThatMayEnter(board)) * Placing.countCells(board);
        int count = placements + countMovements(board);
        return count == 0 ? 1 : count;
    }

    /** Whether there is any legal move but a pass. */
    public static boolean canMove(Board board) {
        if (Placing.kindsThatMayEnter(board) != 0 && Placing.countCells(board) != 0) {
            return true;
        }
        if (!mayMovePieces(board)) {
            return false;
        }
        int throwers = Pillbug.throwers(board);
        for (int rest = candidates(board, throwers); rest != 0; rest &= rest - 1) {
            if (destinations(board, Integer.numberOfTrailingZeros(rest), throwers) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a move of that piece to that cell, or a pass, is legal. Moves of other pieces are not looked at. */
    public static boolean isLegal(Board board, int move) {
        if (QueenSurround.isOver(board)) {
            return false;
        }
        int piece = PackedMove.piece(move);
        if (piece == PackedMove.PASS) {
            return !canMove(board);
        }
        int to = PackedMove.destination(move);
        if (!board.isPlaced(piece)) {
            return Placing.mayEnter(board, piece) && Placing.isOpen(board, to);
        }
        if (!mayMovePieces(board) || board.cellOf[piece] == to) {
            return false;
        }
        destinations(board, piece, Pillbug.throwers(board));
        return board.reach.contains(to);
    }

    /**
     * Lists the legal moves of one piece: its placements, its movements, or throws of it.
     *
     * @return how many there are
     */
    public static int listOf(Board board, int piece, int[] moves) {
        CellSet reach = board.reach;
        if (QueenSurround.isOver(board)) {
            return 0;
        }
        if (!board.isPlaced(piece)) {
            reach.clear();
            if (Placing.mayEnter(board, piece)) {
                Placing.collectCells(board, reach);
            }
        } else if (mayMovePieces(board)) {
            destinations(board, piece, Pillbug.throwers(board));
        } else {
            reach.clear();
        }
        return store(piece, reach, moves, 0);
    }

    /**
     * A number for a move that is the same for the same move of an alike piece in a position that differs by a shift only:
     * made of what moves from where, or enters, and of where it goes, both seen from a corner of the hive (R7.3).
     */
    public static long shifted(Board board, int move, Hex corner) {
        int piece = PackedMove.piece(move);
        if (piece == PackedMove.PASS) {
            return -1;
        }
        int origin = Grid.cell(corner);
        long from = board.isPlaced(piece)
                ? board.cellOf[piece] - origin & Grid.WRAP
                : Grid.SIZE + 8 * Pieces.color(piece) + Pieces.bug(piece);
        return from << 10 | PackedMove.destination(move) - origin & Grid.WRAP;
    }

    private static int listPlacements(Board board, int[] moves, int start) {
        int end = start;
        int kinds = Placing.kindsThatMayEnter(board);
        if (kinds != 0) {
            CellSet cells = board.reach;
            cells.clear();
            Placing.collectCells(board, cells);
            for (; kinds != 0; kinds &= kinds - 1) {
                end = store(board.nextOfKind(Integer.numberOfTrailingZeros(kinds)), cells, moves, end);
            }
        }
        return end;
    }

    private static int listMovements(Board board, int[] moves, int start) {
        int end = start;
        if (mayMovePieces(board)) {
            int throwers = Pillbug.throwers(board);
            for (int rest = candidates(board, throwers); rest != 0; rest &= rest - 1) {
                int piece = Integer.numberOfTrailingZeros(rest);
                destinations(board, piece, throwers);
                end = store(piece, board.reach, moves, end);
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

    /** R3.1. */
    public static boolean mayMovePieces(Board board) {
        return board.isPlaced(Pieces.queen(board.sideToMove()));
    }

    /** The pieces that might move in this turn: own ones, and where there are throwers all; covered ones never (R3.3). */
    private static int candidates(Board board, int throwers) {
        int uncovered = board.placed & ~board.covered;
        return throwers == 0 ? uncovered & Pieces.ofColor(board.sideToMove()) : uncovered;
    }

    /**
     * Collects all destinations of a piece on the table into {@link Board#reach}, and tells how many there are.
     *
     * @param throwers the set of pieces that may throw it; without any, what its own movement reaches is collected
     */
    public static int destinations(Board board, int piece, int throwers) {
        CellSet reach = board.reach;
        reach.clear();
        if (!board.isCovered(piece)) {
            int from = board.cellOf[piece];
            if (Pieces.color(piece) == board.sideToMove() && mayLeave(board, piece, from)) {
                collect(board, Pieces.bug(piece), from, reach);
            }
            if (throwers != 0) {
                Pillbug.collectThrows(board, throwers, from, reach);
            }
        }
        return reach.size();
    }

    /** Whether an uncovered piece may leave its cell by itself: it does not rest (R5.1) and does not split the hive (R3.2). */
    public static boolean mayLeave(Board board, int piece, int from) {
        return piece != board.resting && (board.height[from] > 1 || !OneHive.isPinned(board, from));
    }

    public static void collect(Board board, int bug, int from, CellSet into) {
        switch (bug) {
            case Pieces.QUEEN_BEE, Pieces.PILLBUG -> QueenBee.collect(board, from, into);
            case Pieces.SPIDER -> Spider.collect(board, from, into);
            case Pieces.BEETLE -> Beetle.collect(board, from, into);
            case Pieces.GRASSHOPPER -> Grasshopper.collect(board, from, into);
            case Pieces.SOLDIER_ANT -> SoldierAnt.collect(board, from, into);
            case Pieces.MOSQUITO -> Mosquito.collect(board, from, into);
            case Pieces.LADYBUG -> Ladybug.collect(board, from, into);
            default -> throw new IllegalArgumentException("no creature " + bug);
        }
    }

    /**
     * Counts movements and throws, each piece's destinations together: where a piece may go and may be thrown to as well, that
     * counts once (R6.1).
     */
    private static int countMovements(Board board) {
        if (!mayMovePieces(board)) {
            return 0;
        }
        int uncovered = board.placed & ~board.covered & ~(1 << board.resting);
        int own = uncovered & Pieces.ofColor(board.sideToMove());
        int throwers = Pillbug.throwers(board);
        int beside = throwers == 0 ? 0 : Pillbug.besides(board, throwers) & uncovered;
        int count = 0;
        for (int rest = own | beside; rest != 0; rest &= rest - 1) {
            int piece = Integer.numberOfTrailingZeros(rest);
            int from = board.cellOf[piece];
            boolean isAlone = board.height[from] == 1;
            if (isAlone && OneHive.isPinned(board, from)) {
                continue;
            }
            long thrown = isAlone && (beside >> piece & 1) != 0 ? Pillbug.thrown(board, throwers, from) : 0;
            count += switch ((own >> piece & 1) == 0 ? Pieces.NONE : Pieces.bug(piece)) {
                case Pieces.NONE -> Long.bitCount(thrown);
                case Pieces.QUEEN_BEE, Pieces.PILLBUG -> Long.bitCount(thrown | QueenBee.reach(board, from));
                case Pieces.SPIDER -> Long.bitCount(thrown | Spider.reach(board, from));
                case Pieces.BEETLE -> Long.bitCount(thrown | Beetle.reach(board, from));
                case Pieces.LADYBUG -> Long.bitCount(thrown | Ladybug.reach(board, from));
                case Pieces.GRASSHOPPER -> Grasshopper.countWith(board, from, thrown);
                case Pieces.SOLDIER_ANT -> SoldierAnt.countWith(board, from, thrown, board.reach);
                default -> Mosquito.countWith(board, from, thrown, board.reach);
            };
        }
        return count;
    }
}
