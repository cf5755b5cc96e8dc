// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.analysis;

import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import java.util.Optional;

/**
 * How many moves a side needs to surround the other Queen Bee when the opponent only passes (R8): iterative deepening from the
 * least number not ruled out yet, until a sequence of moves is found or {@link #BUDGET} moves have been made on the board, all
 * depths together. So the work has a bound whatever the position is; what is not found by then takes "at least" so many moves.
 *
 * <p>A branch is cut where even the best moves could not finish it. A move brings one piece to one cell, so it fills at most
 * one empty cell around the Queen Bee. Only a throw of her (R4.9) can do better: she comes to another cell, of whose neighbours
 * no other move fills more than one either, and she herself is none of them.
 */
public final class RaceSearch {
    /** The number of moves made after which the search gives up; {@code Analysis.race} promises it. */
    public static final int BUDGET = 20_000;

    /** The greatest number of moves that is searched. */
    public static final int LONGEST = 12;

    private final Board board;
    private final MoveGenerator generator;
    private final int attacked;
    private final int queen;
    private final boolean throwing;
    private final int[][] lists = new int[LONGEST + 1][];
    private int made;
    private boolean spent;

    RaceSearch(Board board, int attacker) {
        this.board = board;
        generator = new MoveGenerator(board);
        attacked = attacker ^ 1;
        queen = Pieces.queen(attacked);
        throwing = board.isInGame(Pieces.pillbug(attacker));
    }

    /** The race of that side; empty where there is none to run. A turn is passed on the board if it is not that side's. */
    public static Optional<Race> race(Board board, int attacker) {
        if (!board.isPlaced(Pieces.queen(attacker ^ 1))) {
            return Optional.empty();
        }
        if (QueenSurround.isQueenLost(board, attacker ^ 1)) {
            return Optional.of(new Race(0, true));
        }
        if (QueenSurround.isQueenLost(board, attacker)) {
            return Optional.empty();
        }
        if (board.sideToMove() != attacker) {
            board.make(PackedMove.PASS);
        }
        return Optional.of(new RaceSearch(board, attacker).race());
    }

    /** How many moves have been made. */
    int made() {
        return made;
    }

    /** The race of a side that is to move and has one to run. */
    Race race() {
        int moves = 1;
        while (!isConceivable(moves)) {
            moves++;
        }
        for (; moves <= LONGEST; moves++) {
            if (isWon(moves)) {
                return new Race(moves, true);
            }
            if (spent) {
                break;
            }
        }
        return new Race(moves, false);
    }

    /** Whether the side to move can surround the Queen Bee with that many moves, from 1; of no meaning once it gives up. */
    private boolean isWon(int left) {
        int[] moves = list(left);
        int count = generator.list(moves, 0);
        int liberties = QueenSurround.queenLiberties(board, attacked);
        boolean byThrow = mayServeToThrow(left);
        int queenCell = board.cellOf[queen];
        for (int round = 0; round < 2; round++) { // first the moves that fill a cell around her
            for (int i = 0; i < count; i++) {
                int move = moves[i];
                boolean fills = fills(move, queenCell);
                if (fills == (round == 0)
                        && (fills || mayServe(move, left, liberties, byThrow))
                        && isWonAfter(move, left - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isWonAfter(int move, int left) {
        if (made == BUDGET) {
            spent = true;
            return false;
        }
        made++;
        board.make(move);
        board.make(PackedMove.PASS);
        boolean won = QueenSurround.isQueenLost(board, attacked) || left > 0 && isConceivable(left) && isWon(left);
        board.undo();
        board.undo();
        return won;
    }

    private boolean fills(int move, int queenCell) {
        if (PackedMove.piece(move) == PackedMove.PASS) {
            return false;
        }
        int to = PackedMove.destination(move);
        return board.isEmpty(to) && Grid.directionTo(queenCell, to) >= 0;
    }

    /** Whether a move that fills no cell around the Queen Bee leaves enough moves for the rest. */
    private boolean mayServe(int move, int left, int liberties, boolean byThrow) {
        return left > liberties || byThrow && (left > 1 || PackedMove.piece(move) == queen);
    }

    /** Whether so many moves might do, whatever they are. */
    private boolean isConceivable(int left) {
        return QueenSurround.queenLiberties(board, attacked) <= left || mayServeToThrow(left);
    }

    /** Whether so many moves might do with the Queen Bee thrown once, by no more than two cells, or more often. */
    private boolean mayServeToThrow(int left) {
        return throwing && (hasShelterNear(7 - left) || left > 1 && hasShelter(8 - left));
    }

    /** Whether within two cells of the Queen Bee there is one with so many occupied neighbours, her own cell not counted. */
    private boolean hasShelterNear(int neighbors) {
        int queenCell = board.cellOf[queen];
        for (int direction = 0; direction < 6; direction++) {
            if (isBesideShelter(Grid.neighbor(queenCell, direction), neighbors)) {
                return true;
            }
        }
        return false;
    }

    /** The same anywhere on the table. */
    private boolean hasShelter(int neighbors) {
        for (int rest = board.placed & ~board.covered; rest != 0; rest &= rest - 1) {
            if (isBesideShelter(board.cellOf[Integer.numberOfTrailingZeros(rest)], neighbors)) {
                return true;
            }
        }
        return neighbors <= 0;
    }

    private boolean isBesideShelter(int cell, int neighbors) {
        int queenCell = board.cellOf[queen];
        for (int direction = 0; direction < 6; direction++) {
            int shelter = Grid.neighbor(cell, direction);
            int occupied = Integer.bitCount(board.occupiedAround(shelter));
            if (occupied >= neighbors
                    && shelter != queenCell
                    && (occupied > neighbors || Grid.directionTo(shelter, queenCell) < 0)) {
                return true;
            }
        }
        return false;
    }

    private int[] list(int left) {
        int[] list = lists[left];
        if (list == null) {
            list = new int[MoveGenerator.MAX_MOVES];
            lists[left] = list;
        }
        return list;
    }
}
