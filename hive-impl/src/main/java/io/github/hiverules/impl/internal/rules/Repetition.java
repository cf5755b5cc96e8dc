// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.board.ZobristHistory;
import java.util.Arrays;

/**
 * Repetition (R7.3): a position occurs again when the same pieces stand in the same arrangement, the same side is to move and
 * the same moves are legal. When arrangement and side to move are the same, the legal moves can differ only because another piece
 * rests (R5.1) or because the Queen Bee is due in one of the turns and not in the other (R2.4).
 */
public final class Repetition {
    private static final int DRAWING_OCCURRENCE = 3;

    private final MoveGenerator generator;
    private int[] now = {};
    private int[] then = {};

    /** For positions of that generator's board. */
    public Repetition(MoveGenerator generator) {
        this.generator = generator;
    }

    /**
     * How a game stands by the Queen Bees (R7.1), or else by repetition, in the position that the board shows.
     *
     * @param occurrences how often the position has occurred in the game, this time included
     */
    public static Outcome outcome(Board board, int occurrences) {
        Outcome byQueens = QueenSurround.outcome(board);
        return !byQueens.isOver() && board.ruleset().repetitionDraws() && occurrences >= DRAWING_OCCURRENCE
                ? Outcome.drawn(Termination.REPETITION)
                : byQueens;
    }

    /** How a game with this history stands in the position that the board shows. */
    public Outcome outcome(ZobristHistory history) {
        Board board = generator.board();
        return outcome(board, board.ruleset().repetitionDraws() ? occurrences(history) : 1);
    }

    /** How often the position that the board shows has occurred in its history, this time included. */
    public int occurrences(ZobristHistory history) {
        int count = 1;
        for (int i = history.lastAlike(); i >= 0; i = history.lastAlikeBefore(i)) {
            if (hasSameMoves(history.resting(i), history.ply(i))) {
                count++;
            }
        }
        return count;
    }

    /** Whether a position, which the board shows, is the same as an earlier one. */
    public boolean isSame(Position earlier, Position shown) {
        if (earlier.sideToMove() != shown.sideToMove()
                || !earlier.ruleset().equals(shown.ruleset())
                || !earlier.hasSameArrangement(shown)) {
            return false;
        }
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
     * Whether the same moves would be legal in this arrangement at an earlier turn of the same side.
     *
     * @param resting the piece that rested then, as it is numbered now; -1 for none
     * @param ply the number of turns that had been taken then
     */
    private boolean hasSameMoves(int resting, int ply) {
        Board board = generator.board();
        int restingNow = board.resting;
        int plyNow = board.ply;
        int kindsNow = Placing.kindsThatMayEnter(board);
        board.ply = ply;
        boolean same = resting == restingNow && Placing.kindsThatMayEnter(board) == kindsNow;
        if (!same) {
            if (now.length == 0) {
                now = new int[MoveGenerator.MAX_MOVES];
                then = new int[MoveGenerator.MAX_MOVES];
            }
            board.resting = resting;
            int countThen = sortedMoves(then);
            board.resting = restingNow;
            board.ply = plyNow;
            int countNow = sortedMoves(now);
            same = countNow == countThen && isSame(now, then, countNow);
        }
        board.ply = plyNow;
        return same;
    }

    private static boolean isSame(int[] moves, int[] others, int count) {
        for (int i = 0; i < count; i++) {
            if (moves[i] != others[i]) {
                return false;
            }
        }
        return true;
    }

    private int sortedMoves(int[] moves) {
        int count = generator.list(moves, 0);
        Arrays.sort(moves, 0, count);
        return count;
    }
}
