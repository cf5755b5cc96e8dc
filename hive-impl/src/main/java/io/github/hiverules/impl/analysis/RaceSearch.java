// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.spi.FoundRace;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.QueenSurround;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Searches for a race (R8): the fewest moves that a side needs to surround the opponent's Queen Bee. The opponent
 * always passes.
 *
 * <p>The search tries races of one move, then of two moves, and so on. The search stops early if the number of moves
 * made on the board reaches a limit. The number of moves in the current race is then only a lower bound.
 *
 * <p>A branch is pruned if the remaining moves cannot surround the Queen Bee. An ordinary move fills at most one empty
 * cell around the Queen Bee. Only a throw of the Queen Bee herself (R4.9) can do more, because she may land in a trap.
 * A trap is a cell with many occupied neighbours.
 */
public final class RaceSearch {
    /** The maximum length of a race in moves. */
    public static final int LONGEST = 12;

    private final Board board;
    private final MoveGenerator generator;
    private final int attacked;
    private final int queen;

    /** Whether the attacker has a Pillbug in this game. */
    private final boolean hasThrower;

    /** The moves of all depths. The list of a depth begins after the list of the depth before. */
    private int[] moves = {};

    private final int limit;
    private int made;
    private boolean isBudgetSpent;

    /** The moves of the race. They are added from the last move to the first. */
    private final Deque<Move> line = new ArrayDeque<>();

    RaceSearch(Board board, int attacker, int limit) {
        this.board = board;
        this.limit = limit;
        generator = new MoveGenerator(board);
        attacked = attacker ^ 1;
        queen = Pieces.queen(attacked);
        hasThrower = board.isInGame(Pieces.pillbug(attacker));
    }

    /**
     * Returns the race of a side. If the opponent is to move, first makes a pass on the board.
     *
     * @param limit the maximum number of moves that the search makes
     * @return the race, or empty if the opponent's Queen Bee is in the hand or the attacker has already lost
     */
    public static Optional<FoundRace> race(Board board, int attacker, int limit) {
        if (!board.isPlaced(Pieces.queen(attacker ^ 1))) {
            return Optional.empty();
        }
        if (QueenSurround.isQueenLost(board, attacker ^ 1)) {
            return Optional.of(new FoundRace(0, true, List.of()));
        }
        if (QueenSurround.isQueenLost(board, attacker)) {
            return Optional.empty();
        }
        if (board.sideToMove() != attacker) {
            board.make(PackedMove.PASS);
        }
        return Optional.of(new RaceSearch(board, attacker, limit).race());
    }

    /** Returns the number of moves that the search has made on the board. */
    int made() {
        return made;
    }

    /** Returns the race of the side to move. */
    FoundRace race() {
        int moves = 1;
        while (!mayBeEnough(moves)) {
            moves++;
        }
        for (; moves <= LONGEST; moves++) {
            if (isWon(moves, 0)) {
                return new FoundRace(line.size(), true, List.copyOf(line));
            }
            if (isBudgetSpent) {
                break;
            }
        }
        return new FoundRace(moves, false, List.of());
    }

    /**
     * Returns whether the side to move can surround the Queen Bee with the remaining moves. Returns false if the limit
     * is reached.
     *
     * @param left the number of remaining moves, at least 1
     * @param start the index in {@link #moves} at which the list of moves begins
     */
    private boolean isWon(int left, int start) {
        if (start + MoveGenerator.MAX_MOVES > moves.length) {
            moves = Arrays.copyOf(moves, 2 * start + MoveGenerator.MAX_MOVES);
        }
        int end = generator.list(moves, start);
        int liberties = QueenSurround.queenLiberties(board, attacked);
        boolean byThrow = mayBeEnoughWithThrow(left);
        int queenCell = board.cellOf[queen];
        for (int round = 0; round < 2; round++) { // round 0 tries the moves that fill a cell around the Queen Bee
            for (int i = start; i < end; i++) {
                int move = moves[i];
                boolean fills = fills(move, queenCell);
                if (fills == (round == 0)
                        && (fills || mayPrepare(move, left, liberties, byThrow))
                        && isWonAfter(move, left - 1, end)) {
                    line.addFirst(MoveCodec.decode(board, move));
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isWonAfter(int move, int left, int start) {
        if (made == limit) {
            isBudgetSpent = true;
            return false;
        }
        made++;
        board.make(move);
        board.make(PackedMove.PASS);
        boolean won = QueenSurround.isQueenLost(board, attacked) || left > 0 && mayBeEnough(left) && isWon(left, start);
        board.undo();
        board.undo();
        return won;
    }

    private boolean fills(int move, int queenCell) {
        if (move == PackedMove.PASS) {
            return false;
        }
        int to = PackedMove.destination(move);
        return board.isEmpty(to) && Grid.directionTo(queenCell, to) >= 0;
    }

    /** Returns whether the remaining moves leave time for a move that fills no cell around the Queen Bee. */
    private boolean mayPrepare(int move, int left, int liberties, boolean byThrow) {
        return left > liberties || byThrow && (left > 1 || PackedMove.piece(move) == queen);
    }

    /** Returns whether the remaining moves might surround the Queen Bee. In case of doubt, returns true. */
    private boolean mayBeEnough(int left) {
        return QueenSurround.queenLiberties(board, attacked) <= left || mayBeEnoughWithThrow(left);
    }

    /**
     * Returns whether the remaining moves might surround the Queen Bee if she is thrown. One throw moves her at most
     * two cells. Every other move fills one cell. Several throws can move her to any cell, but leave fewer moves that
     * fill cells.
     */
    private boolean mayBeEnoughWithThrow(int left) {
        return hasThrower && (hasTrapNear(7 - left) || left > 1 && hasTrapAnywhere(8 - left));
    }

    /**
     * Returns whether there is a trap at most two cells from the Queen Bee.
     *
     * @param neighbors the minimum number of a trap's occupied neighbours, not counting the Queen Bee's own cell
     */
    private boolean hasTrapNear(int neighbors) {
        int queenCell = board.cellOf[queen];
        for (int direction = 0; direction < 6; direction++) {
            if (isBesideTrap(Grid.neighbor(queenCell, direction), neighbors)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasTrapAnywhere(int neighbors) {
        for (int remaining = board.placed() & ~board.covered(); remaining != 0; remaining &= remaining - 1) {
            if (isBesideTrap(board.cellOf[Integer.numberOfTrailingZeros(remaining)], neighbors)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBesideTrap(int cell, int neighbors) {
        int queenCell = board.cellOf[queen];
        for (int direction = 0; direction < 6; direction++) {
            int trap = Grid.neighbor(cell, direction);
            int occupied = Integer.bitCount(board.occupiedAround(trap));
            if (occupied >= neighbors
                    && trap != queenCell
                    && (occupied > neighbors || Grid.directionTo(trap, queenCell) < 0)) {
                return true;
            }
        }
        return false;
    }
}
