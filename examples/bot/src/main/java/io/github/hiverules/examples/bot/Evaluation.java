// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.impl.SearchBoard;

/**
 * What a position is worth when nobody looks further. Closing in on the Queen Bees counts most: one more neighbour of a Queen
 * Bee is worth more than any mobility that a move can win or lose.
 */
final class Evaluation {
    /** The danger of a Queen Bee, by the number of her neighbours. */
    private static final int[] DANGER = {0, 20, 50, 95, 160, 260, 0};

    /** An enemy piece on top of a Queen Bee holds her fast and lets pieces enter beside her. */
    private static final int COVERED = 60;

    /** A piece of the other side that is pinned. */
    private static final int PINNED = 4;

    /** The Queen Bee herself pinned: she can't flee. */
    private static final int QUEEN_PINNED = 12;

    /** How many moves more are worth one point, and from how many on more do not count. */
    private static final int MOVES_PER_POINT = 3;

    private static final int MOST_MOVES = 60;

    private static final int[] QUEENS = {
        Piece.of(Color.WHITE, Bug.QUEEN_BEE).index(),
        Piece.of(Color.BLACK, Bug.QUEEN_BEE).index()
    };
    private static final int PIECES = Piece.values().size();

    private final Color bot;
    private final Style style;

    /** How that side, playing in that style, sees positions. */
    Evaluation(Color bot, Style style) {
        this.bot = bot;
        this.style = style;
    }

    /** The index of a side's Queen Bee. */
    static int queen(Color side) {
        return QUEENS[side.ordinal()];
    }

    /** Whether the piece of that index is that side's. */
    static boolean isOf(int piece, Color side) {
        return piece >= PIECES / 2 == (side == Color.BLACK);
    }

    /**
     * The worth for the side to move.
     *
     * @param theirMoves how many moves the other side had in its turn before
     */
    int of(SearchBoard board, int theirMoves) {
        Color mover = board.sideToMove();
        int mobility = Math.min(board.countLegalMoves(), MOST_MOVES) - Math.min(theirMoves, MOST_MOVES);
        return danger(board) + mobility / MOVES_PER_POINT + pinned(board, mover.opposite()) - pinned(board, mover);
    }

    /** The part of the worth that is about the Queen Bees, for the side to move. */
    int danger(SearchBoard board) {
        int own = danger(board, bot) * style.defence();
        int other = danger(board, bot.opposite()) * style.attack();
        int worth = (other - own) / 10;
        return board.sideToMove() == bot ? worth : -worth;
    }

    private static int danger(SearchBoard board, Color side) {
        int cell = board.cellOf(queen(side));
        if (cell < 0) {
            return 0;
        }
        boolean covered = isOf(board.topAt(cell), side.opposite());
        return DANGER[6 - board.queenLiberties(side)] + (covered ? COVERED : 0);
    }

    private static int pinned(SearchBoard board, Color side) {
        int first = side.ordinal() * PIECES / 2;
        int worth = 0;
        for (int piece = first; piece < first + PIECES / 2; piece++) {
            if (board.isPinned(piece)) {
                worth += piece == queen(side) ? QUEEN_PINNED : PINNED;
            }
        }
        return worth;
    }
}
