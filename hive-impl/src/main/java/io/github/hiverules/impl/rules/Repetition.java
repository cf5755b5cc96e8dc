// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.board.ZobristHistory;
import java.util.Arrays;

/**
 * Repetition (R7.3): counts how often a position has occurred, and draws the game at the third occurrence. Two positions are
 * the same if they have the same arrangement, the same side to move and the same legal moves.
 *
 * <p>Positions with the same arrangement and the same side to move have different legal moves only for one of these reasons: the
 * resting pieces differ (R5.1), the Queen Bee is due in one position only (R2.4), or one position is a side's first turn and the
 * other, after null moves, is not (R2.1).
 */
public final class Repetition {
    private final MoveGenerator generator;
    private int[] movesNow = {};
    private int[] movesThen = {};

    /** Makes an object that compares earlier positions with the one that the generator's board shows. */
    public Repetition(MoveGenerator generator) {
        this.generator = generator;
    }

    /**
     * Returns the outcome of a game in the position that the board shows: by the Queen Bees (R7.1) if one is lost, otherwise by
     * repetition.
     *
     * @param occurrences how often the shown position has occurred in the game, the shown occurrence included
     */
    public static Outcome outcome(Board board, int occurrences) {
        Outcome byQueens = QueenSurround.outcome(board);
        return !byQueens.isOver() && board.ruleset().repetitionDraws() && occurrences >= HiveRules.DRAWING_OCCURRENCES
                ? Outcome.drawn(Termination.REPETITION)
                : byQueens;
    }

    /** Returns the outcome of a game with a given history in the position that the board shows. */
    public Outcome outcome(ZobristHistory history) {
        Board board = generator.board();
        return outcome(board, board.ruleset().repetitionDraws() ? occurrences(history) : 1);
    }

    /** Returns how often the position that the board shows has occurred in the game, the shown occurrence included. */
    public int occurrences(ZobristHistory history) {
        int count = 1;
        for (int i = history.lastAlike(); i >= 0; i = history.lastAlikeBefore(i)) {
            if (hasSameMoves(history.resting(i), history.ply(i))) {
                count++;
            }
        }
        return count;
    }

    /**
     * Returns whether an earlier position with the same rules, arrangement and side to move has the same legal moves as the shown
     * position (R7.3).
     *
     * @param shown the position that the board shows
     */
    public boolean haveSameMoves(Position earlier, Position shown) {
        int dq = shown.corner().q() - earlier.corner().q();
        int dr = shown.corner().r() - earlier.corner().r();
        int resting = earlier.restingPiece()
                .flatMap(earlier::cellOf)
                .flatMap(hex -> shown.topAt(hex.translate(dq, dr)))
                .map(Piece::index)
                .orElse(Pieces.NONE);
        return hasSameMoves(resting, earlier.ply());
    }

    /**
     * Returns whether the position that the board shows has the same legal moves as an earlier position with the same arrangement and
     * the same side to move. During the comparison the board has the resting piece and the ply of the earlier position.
     *
     * @param resting the piece that now stands where a piece rested in the earlier position; -1 if none rested. It may be
     *     another piece of the same colour and kind.
     * @param ply the ply of the earlier position
     */
    private boolean hasSameMoves(int resting, int ply) {
        Board board = generator.board();
        int restingNow = board.resting;
        int plyNow = board.ply;
        int kindsNow = Placing.kindsThatMayEnter(board);
        board.ply = ply;
        boolean same = resting == restingNow
                && Placing.isOpening(ply) == Placing.isOpening(plyNow)
                && Placing.kindsThatMayEnter(board) == kindsNow;
        if (!same) {
            if (movesNow.length == 0) {
                movesNow = new int[MoveGenerator.MAX_MOVES];
                movesThen = new int[MoveGenerator.MAX_MOVES];
            }
            board.resting = resting;
            int countThen = sortedMoves(movesThen);
            board.resting = restingNow;
            board.ply = plyNow;
            int countNow = sortedMoves(movesNow);
            same = countNow == countThen && areEqual(movesNow, movesThen, countNow);
        }
        board.ply = plyNow;
        return same;
    }

    private static boolean areEqual(int[] moves, int[] others, int count) {
        for (int i = 0; i < count; i++) {
            if (moves[i] != others[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Lists the legal moves of the position that the board shows, in ascending order.
     *
     * @return the number of moves
     */
    private int sortedMoves(int[] moves) {
        int count = generator.list(moves, 0);
        Arrays.sort(moves, 0, count);
        return count;
    }
}
