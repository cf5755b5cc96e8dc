// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.search.SearchBoard;

/**
 * Tests for wins in one turn. Not thread-safe.
 *
 * <p>The tests don't list all moves: to fill the last cell beside a Queen Bee is one move of each piece. The piece that
 * won last is tried first, because most replies to a threat don't prevent it.
 */
final class Tactics {
    private static final int PIECES = Piece.values().size();

    /** Whether a piece is a Pillbug or Mosquito, which may throw other pieces (R4.9). Indexed by piece. */
    private static final boolean[] THROWS = new boolean[PIECES];

    static {
        for (Piece piece : Piece.values()) {
            THROWS[piece.index()] = piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO;
        }
    }

    private final SearchBoard board;
    private final int[] moves;

    /** The piece that last filled the last cell beside the opponent's Queen Bee, indexed by the piece's side. */
    private final int[] lastWinner = new int[2];

    /** @param moves an array that the tests may overwrite from a given index on */
    Tactics(SearchBoard board, int[] moves) {
        this.board = board;
        this.moves = moves;
    }

    /** Returns whether a move surrounds the opponent's Queen Bee but not the mover's (R7.1). */
    boolean wins(int move) {
        Color mover = board.sideToMove();
        return surrounds(move, mover.opposite()) && !surrounds(move, mover);
    }

    /** Returns whether a move surrounds a side's Queen Bee. */
    boolean surrounds(int move, Color side) {
        board.make(move);
        boolean surrounds = board.isQueenLost(side);
        board.undo();
        return surrounds;
    }

    /**
     * Returns whether the side to move can win this turn.
     *
     * @param start the first index of {@code moves} that may be overwritten
     */
    boolean canWin(int start) {
        Color other = board.sideToMove().opposite();
        int queen = board.cellOf(SearchBoard.queen(other));
        return queen >= 0
                && (board.queenLiberties(other) == 1 && canFill(lastLiberty(queen))
                        || canBeThrown(queen, other) && winsByThrow(SearchBoard.queen(other), start));
    }

    private int lastLiberty(int queen) {
        int direction = 0;
        while (board.topAt(board.neighbor(queen, direction)) >= 0) {
            direction++;
        }
        return board.neighbor(queen, direction);
    }

    /** Returns whether the side to move wins by moving a piece to the last empty cell beside a Queen Bee. */
    private boolean canFill(int last) {
        Color mover = board.sideToMove();
        if (fills(lastWinner[mover.ordinal()], last)) {
            return true;
        }
        boolean mayPlace = board.isPlacementCell(last, mover);
        boolean mayThrow = isBesideThrower(last, mover);
        for (int piece = 0; piece < PIECES; piece++) {
            int cell = board.cellOf(piece);
            boolean mayMove = cell < 0 ? mayPlace : board.topAt(cell) == piece;
            if (mayMove && (mayThrow || SearchBoard.colorOf(piece) == mover) && fills(piece, last)) {
                lastWinner[mover.ordinal()] = piece;
                return true;
            }
        }
        return false;
    }

    private boolean fills(int piece, int last) {
        int move = SearchBoard.move(piece, last);
        return board.isLegal(move) && wins(move);
    }

    /** Returns whether the side to move wins by throwing the opponent's Queen Bee. */
    private boolean winsByThrow(int queen, int start) {
        int end = board.generate(moves, start);
        for (int i = start; i < end; i++) {
            if (SearchBoard.pieceIndex(moves[i]) == queen && wins(moves[i])) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the mover's Queen Bee has one liberty and the opponent could win if the mover passed. */
    boolean isThreatened(int start) {
        if (board.queenLiberties(board.sideToMove()) != 1) {
            return false;
        }
        board.makeNull();
        boolean threatened = canWin(start);
        board.undo();
        return threatened;
    }

    /** Returns whether an adjacent enemy piece may be able to throw a Queen Bee (R4.9). */
    private boolean canBeThrown(int queen, Color side) {
        return board.heightAt(queen) == 1
                && isBesideThrower(queen, side.opposite())
                && !board.isPinned(SearchBoard.queen(side));
    }

    /** Returns whether a side's Pillbug or Mosquito is on top of a neighbouring cell. */
    private boolean isBesideThrower(int cell, Color side) {
        for (int direction = 0; direction < 6; direction++) {
            int top = board.topAt(board.neighbor(cell, direction));
            if (top >= 0 && THROWS[top] && SearchBoard.colorOf(top) == side) {
                return true;
            }
        }
        return false;
    }
}
