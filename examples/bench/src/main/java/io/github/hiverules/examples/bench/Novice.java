// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;

/** A program that plays as people do in their first games. Takes a win in one turn; otherwise plays at random. */
enum Novice {
    /** Attacks the opponent's Queen Bee in 60% of its turns. */
    A(false),

    /** Also gives its own Queen Bee air if she has at most three liberties, and never allows a win in one turn. */
    B(true);

    private static final int ATTACKS_PERCENT = 60;
    private static final int FEW_LIBERTIES = 3;

    private final boolean isCareful;

    Novice(boolean isCareful) {
        this.isCareful = isCareful;
    }

    Move choose(Game game, long seed) {
        Random random = new Random(seed);
        SearchBoard board = SearchBoard.of(game);
        Color own = board.sideToMove();
        Color other = own.opposite();
        int[] all = moves(board);
        int[] wins = filter(all, move -> wins(board, move));
        if (wins.length > 0) {
            return board.decode(wins[0]);
        }
        int[] moves = all;
        if (isCareful) {
            moves = orElse(filter(all, move -> !allowsWin(board, move)), all);
            int liberties = board.queenLiberties(own);
            if (liberties >= 0 && liberties <= FEW_LIBERTIES) {
                moves = orElse(filter(moves, move -> libertiesAfter(board, move, own) > liberties), moves);
            }
        }
        if (random.nextInt(100) < ATTACKS_PERCENT) {
            int liberties = board.queenLiberties(other);
            moves = orElse(filter(moves, move -> libertiesAfter(board, move, other) < liberties), moves);
        }
        return board.decode(moves[random.nextInt(moves.length)]);
    }

    private static int[] moves(SearchBoard board) {
        int[] list = new int[SearchBoard.maxMoves()];
        return Arrays.copyOf(list, board.generate(list, 0));
    }

    private static int[] filter(int[] moves, IntPredicate wished) {
        return Arrays.stream(moves).filter(wished).toArray();
    }

    private static int[] orElse(int[] moves, int[] others) {
        return moves.length > 0 ? moves : others;
    }

    private static boolean wins(SearchBoard board, int move) {
        Color own = board.sideToMove();
        board.make(move);
        boolean wins = board.isQueenLost(own.opposite()) && !board.isQueenLost(own);
        board.undo();
        return wins;
    }

    /** Returns whether a move loses at once, or allows the opponent to win in one turn. */
    private static boolean allowsWin(SearchBoard board, int move) {
        Color own = board.sideToMove();
        board.make(move);
        boolean allows = board.isQueenLost(own) || Arrays.stream(moves(board)).anyMatch(reply -> wins(board, reply));
        board.undo();
        return allows;
    }

    private static int libertiesAfter(SearchBoard board, int move, Color side) {
        board.make(move);
        int liberties = board.queenLiberties(side);
        board.undo();
        return liberties;
    }
}
