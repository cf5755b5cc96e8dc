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
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.board.ZobristHistory;
import java.util.Arrays;
import java.util.Optional;

/**
 * Decides repetition (R7.3). A game is drawn when a position occurs for the third time. Two positions are the same if
 * their arrangements, sides to move and legal moves are equal.
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

    /** Returns the outcome of a game whose history ends with the board's position. */
    public Outcome outcome(ZobristHistory history) {
        Board board = generator.board();
        return outcome(board, board.ruleset().repetition() != RepetitionRule.OFF ? occurrences(history) : 1);
    }

    /** Returns how often the board's position occurs in a history, at least 1. */
    public int occurrences(ZobristHistory history) {
        if (generator.board().ruleset().repetition() == RepetitionRule.SYMMETRY) {
            return symmetricOccurrences(history);
        }
        int count = 1;
        for (int i = history.lastMatch(); i >= 0; i = history.lastMatchBefore(i)) {
            if (hasSameMoves(history.resting(i), history.ply(i))) {
                count++;
            }
        }
        return count;
    }

    /**
     * Counts occurrences and treats symmetric positions as equal. Undoes the moves back to the first candidate and
     * makes them again.
     */
    private int symmetricOccurrences(ZobristHistory history) {
        Board board = generator.board();
        int made = board.made();
        int first = firstCandidate(history);
        if (first == made) {
            return 1;
        }
        Position shown = board.uncheckedPosition();
        int[] moves = new int[made];
        int count = 1;
        while (board.made() > first) {
            int last = board.made() - 1;
            moves[last] = board.moveMade(last);
            board.undo();
            if (isCandidate(history, last, made) && shown.isRepetitionOf(board.uncheckedPosition())) {
                count++;
            }
        }
        while (board.made() < made) {
            board.make(moves[board.made()]);
        }
        return count;
    }

    /**
     * Returns the index of the first position that may be a symmetric occurrence of the current position. Positions
     * before the last placement have fewer pieces, so they can't equal the current position.
     */
    private int firstCandidate(ZobristHistory history) {
        Board board = generator.board();
        history.findImages();
        int first = board.made();
        for (int i = first - 1; i >= 0 && isNoPlacement(board, i); i--) {
            if (isCandidate(history, i, board.made())) {
                first = i;
            }
        }
        return first;
    }

    private static boolean isCandidate(ZobristHistory history, int index, int made) {
        return (made - index) % 2 == 0 && history.mayBeImage(index);
    }

    private static boolean isNoPlacement(Board board, int index) {
        return board.moveMade(index) == PackedMove.PASS || board.fromOfMoveMade(index) >= 0;
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
     * move of both positions must be equal. During the comparison, the board temporarily has the resting piece and ply
     * of the earlier position.
     *
     * @param resting the piece that is now on the earlier resting piece's cell, or -1 if no piece was resting
     * @param ply the ply of the earlier position
     */
    private boolean hasSameMoves(int resting, int ply) {
        Board board = generator.board();
        int restingNow = board.resting;
        int plyNow = board.ply;
        int kindsNow = Placing.kindsThatMayEnter(board);
        board.ply = ply;
        boolean same = resting == restingNow && Placing.kindsThatMayEnter(board) == kindsNow;
        if (!same) {
            if (movesNow.length == 0) {
                movesNow = new int[MoveGenerator.MAX_MOVES];
                movesThen = new int[MoveGenerator.MAX_MOVES];
            }
            board.resting = resting;
            int countThen = listSorted(movesThen);
            board.resting = restingNow;
            board.ply = plyNow;
            int countNow = listSorted(movesNow);
            same = countNow == countThen;
            for (int i = 0; same && i < countNow; i++) {
                same = movesNow[i] == movesThen[i];
            }
        }
        board.ply = plyNow;
        return same;
    }

    private int listSorted(int[] moves) {
        int count = generator.list(moves, 0);
        Arrays.sort(moves, 0, count);
        return count;
    }
}
