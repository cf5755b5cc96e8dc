package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.impl.SearchBoard;

/** What a position is worth when nobody looks further: danger of the Queen Bees, and freedom to move. */
final class Evaluation {
    /** The danger of a Queen Bee, by the number of her neighbours. */
    private static final int[] DANGER = {0, 12, 28, 50, 80, 125, 0};

    private final Color bot;
    private final Style style;

    /** How that side, playing in that style, sees positions. */
    Evaluation(Color bot, Style style) {
        this.bot = bot;
        this.style = style;
    }

    /**
     * The worth for the side to move; a move more or less counts 1.
     *
     * @param theirMoves how many moves the other side had in its turn before
     */
    int of(SearchBoard board, int theirMoves) {
        return danger(board) + (board.countMoves() - theirMoves) / 2;
    }

    /** The part of the worth that is about the Queen Bees, for the side to move. */
    int danger(SearchBoard board) {
        int own = DANGER[6 - board.queenLiberties(bot)] * style.defence();
        int other = DANGER[6 - board.queenLiberties(bot.opposite())] * style.attack();
        int worth = (other - own) / 10;
        return board.sideToMove() == bot ? worth : -worth;
    }
}
