// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Pieces;
import java.util.Arrays;
import java.util.Optional;

/**
 * Decides repetition (R7.3). A game is drawn when a position occurs for the third time. Two positions are the same if
 * their arrangements, sides to move and legal moves are equal. The package {@code history} finds equal arrangements.
 *
 * <p>Equal arrangements with the same side to move can have different legal moves for two reasons:
 *
 * <ul>
 * <li>The resting pieces differ (R5.1).
 * <li>In only one of the positions, the side to move must place its Queen Bee (R2.4).
 * </ul>
 */
public final class Repetition {
    private final MoveGenerator generator;
    private int[] movesNow = {};
    private int[] movesThen = {};

    /** Creates an instance. Each method call uses the position that the generator's board shows at that time. */
    public Repetition(MoveGenerator generator) {
        this.generator = generator;
    }

    public Board board() {
        return generator.board();
    }

    /**
     * Returns the outcome of a game in the board's position. A surrounded Queen Bee (R7.1) takes precedence over
     * repetition (R7.3).
     *
     * @param occurrences the number of occurrences of the position, at least 1
     */
    public static Outcome outcome(Board board, int occurrences) {
        Outcome byQueens = QueenSurround.outcome(board);
        return !byQueens.isOver()
                        && board.ruleset().repetition() != RepetitionRule.OFF
                        && occurrences >= HiveRules.DRAWING_OCCURRENCES
                ? answers().outcome(Optional.empty(), Termination.REPETITION)
                : byQueens;
    }

    /**
     * Returns whether an earlier position has the same legal moves as the board's position (R7.3). The ruleset,
     * arrangement and side to move of both positions must be equal.
     *
     * @param shown the board's position
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
     * Returns whether an earlier position has the same legal moves as the board's position. The arrangement and side to
     * move of both positions must be equal.
     *
     * @param resting the piece that is now on the earlier resting piece's cell, or {@link Pieces#NONE} if no piece was
     *     resting
     * @param ply the ply of the earlier position
     */
    public boolean hasSameMoves(int resting, int ply) {
        if (hasSameTurn(resting, ply)) {
            return true;
        }
        if (movesNow.length == 0) {
            movesNow = new int[MoveGenerator.MAX_MOVES];
            movesThen = new int[MoveGenerator.MAX_MOVES];
        }
        Board board = generator.board();
        int restingNow = board.resting();
        int plyNow = board.ply();
        int countNow = listSorted(movesNow);
        board.setTurn(ply, resting);
        int countThen = listSorted(movesThen);
        board.setTurn(plyNow, restingNow);
        boolean same = countNow == countThen;
        for (int i = 0; same && i < countNow; i++) {
            same = movesNow[i] == movesThen[i];
        }
        return same;
    }

    /**
     * Returns whether an earlier position has the same resting piece and lets the same kinds of pieces enter (R2.4) as
     * the board's position. Then both positions have the same legal moves.
     */
    public boolean hasSameTurn(int resting, int ply) {
        Board board = generator.board();
        return resting == board.resting()
                && Placing.kindsThatMayEnter(board, ply) == Placing.kindsThatMayEnter(board, board.ply());
    }

    private int listSorted(int[] moves) {
        int count = generator.list(moves, 0);
        Arrays.sort(moves, 0, count);
        return count;
    }
}
