// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;

/**
 * What a position is worth when nobody looks further: how many neighbours the Queen Bees have, and which pieces are free to go. The
 * weights come from games of the bot against itself, by logistic regression of their results.
 */
final class Evaluation {
    /** The danger of a Queen Bee, by the number of her neighbours. */
    private static final int[] DANGER = {0, 0, 29, 84, 159, 299, 0};

    /** An enemy piece on top of a Queen Bee holds her fast and lets pieces enter beside her. */
    private static final int COVERED = 134;

    /** To have the move. */
    private static final int TEMPO = 17;

    /** A piece that is free to go from on top of the hive onto the other Queen Bee. */
    private static final int CLIMBER = 86;

    /** A Pillbug beside the own Queen Bee can throw her to safety. */
    private static final int GUARD = 50;

    /** From so many neighbours on, a piece can't slide. */
    private static final int ENCLOSED = 5;

    private static final int[] QUEENS = {
        Piece.of(Color.WHITE, Bug.QUEEN_BEE).index(),
        Piece.of(Color.BLACK, Bug.QUEEN_BEE).index()
    };
    private static final int[] PILLBUGS = {
        Piece.of(Color.WHITE, Bug.PILLBUG).index(),
        Piece.of(Color.BLACK, Bug.PILLBUG).index()
    };
    private static final int PIECES = Piece.values().size();

    /** By the index of a piece: what it is worth in the hand, and on the table if it is free to go, beyond one that is not. */
    private static final int[] IN_HAND = new int[PIECES];

    private static final int[] FREE = new int[PIECES];

    /** By the index of a piece: whether it slides on the ground only. */
    private static final boolean[] SLIDES = new boolean[PIECES];

    /** By the index of a piece: whether it may throw others (R4.9). */
    private static final boolean[] THROWS = new boolean[PIECES];

    static {
        for (Piece piece : Piece.values()) {
            THROWS[piece.index()] = piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO;
            switch (piece.bug()) {
                case QUEEN_BEE -> worth(piece, 0, 39, true);
                case SPIDER -> worth(piece, 8, 20, true);
                case BEETLE -> worth(piece, -4, 11, false);
                case GRASSHOPPER -> worth(piece, 4, 11, false);
                case SOLDIER_ANT -> worth(piece, 2, 8, true);
                case MOSQUITO -> worth(piece, -22, -6, false);
                case LADYBUG -> worth(piece, -5, 22, false);
                case PILLBUG -> worth(piece, -13, 12, true);
                default -> worth(piece, 0, 0, false);
            }
        }
    }

    private final Color bot;
    private final Style style;

    /** The pieces of the game, by their indices: those of White and those of Black. */
    private final int[][] pieces = new int[2][];

    /** How that side, playing in that style, sees positions of games by those rules. */
    Evaluation(Ruleset ruleset, Color bot, Style style) {
        this.bot = bot;
        this.style = style;
        for (Color side : Color.values()) {
            pieces[side.ordinal()] =
                    ruleset.pieces(side).stream().mapToInt(Piece::index).toArray();
        }
    }

    private static void worth(Piece piece, int inHand, int free, boolean slides) {
        IN_HAND[piece.index()] = inHand;
        FREE[piece.index()] = free;
        SLIDES[piece.index()] = slides;
    }

    /** The index of a side's Queen Bee. */
    static int queen(Color side) {
        return QUEENS[side.ordinal()];
    }

    /** Whether the piece of that index is that side's. */
    static boolean isOf(int piece, Color side) {
        return piece >= PIECES / 2 == (side == Color.BLACK);
    }

    /** Whether the piece of that index is a Pillbug, or a Mosquito, which may act as one. */
    static boolean mayThrow(int piece) {
        return THROWS[piece];
    }

    /** The worth for the side to move. */
    int of(SearchBoard board) {
        Color mover = board.sideToMove();
        return danger(board) + freedom(board, mover) - freedom(board, mover.opposite()) + TEMPO;
    }

    /** The part of the worth that is about the Queen Bees, for the side to move. */
    private int danger(SearchBoard board) {
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

    private int freedom(SearchBoard board, Color side) {
        int other = board.cellOf(queen(side.opposite()));
        int worth = 0;
        for (int piece : pieces[side.ordinal()]) {
            int cell = board.cellOf(piece);
            if (cell < 0) {
                worth += IN_HAND[piece];
            } else if (isFree(board, piece, cell)) {
                boolean climbs = board.heightAt(cell) > 1 && touches(board, cell, other);
                worth += FREE[piece] + (climbs ? CLIMBER : 0);
            }
        }
        int pillbug = board.cellOf(PILLBUGS[side.ordinal()]);
        boolean guards = pillbug >= 0
                && board.topAt(pillbug) == PILLBUGS[side.ordinal()]
                && touches(board, pillbug, board.cellOf(queen(side)));
        return worth + (guards ? GUARD : 0);
    }

    private static boolean touches(SearchBoard board, int cell, int queen) {
        for (int direction = 0; direction < 6; direction++) {
            if (board.neighbor(cell, direction) == queen) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece is neither covered nor pinned, nor enclosed if it slides. */
    private static boolean isFree(SearchBoard board, int piece, int cell) {
        return board.topAt(cell) == piece
                && !board.isPinned(piece)
                && (!SLIDES[piece] || neighbors(board, cell) < ENCLOSED);
    }

    private static int neighbors(SearchBoard board, int cell) {
        return Integer.bitCount(board.neighborsOf(cell, Color.WHITE) | board.neighborsOf(cell, Color.BLACK));
    }
}
