// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;

/**
 * A static evaluation of the Queen Bees' neighbours and the pieces' mobility. The weights were fitted to the results of
 * self-play games by logistic regression.
 */
final class Evaluation {
    /** The danger to a Queen Bee, indexed by the number of her neighbours. */
    private static final int[] DANGER = {0, 0, 29, 84, 159, 299, 0};

    /** The danger from an enemy piece on top of a Queen Bee. */
    private static final int COVERED = 134;

    /** The bonus for the side to move. */
    private static final int TEMPO = 17;

    /** The bonus for a mobile piece on top of the hive, next to the opponent's Queen Bee. */
    private static final int CLIMBER = 86;

    /** The bonus for a Pillbug beside its own Queen Bee. */
    private static final int GUARD = 50;

    /** The minimum number of neighbours that prevents sliding. */
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

    // indexed by piece
    private static final int[] IN_HAND = new int[PIECES];
    private static final int[] FREE = new int[PIECES];
    private static final boolean[] SLIDES = new boolean[PIECES];
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

    /** The piece indices of each side. */
    private final int[][] pieces = new int[2][];

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

    /** Returns the piece index of a side's Queen Bee. */
    static int queen(Color side) {
        return QUEENS[side.ordinal()];
    }

    static boolean isOf(int piece, Color side) {
        return piece >= PIECES / 2 == (side == Color.BLACK);
    }

    /** Returns whether a piece is a Pillbug or Mosquito, which may throw other pieces (R4.9). */
    static boolean mayThrow(int piece) {
        return THROWS[piece];
    }

    /** Returns the score for the side to move. */
    int of(SearchBoard board) {
        Color mover = board.sideToMove();
        return danger(board) + freedom(board, mover) - freedom(board, mover.opposite()) + TEMPO;
    }

    /** Returns the Queen Bees' contribution to the score for the side to move. */
    private int danger(SearchBoard board) {
        int own = danger(board, bot) * style.defence;
        int other = danger(board, bot.opposite()) * style.attack;
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

    /** Returns whether a piece is neither covered, pinned nor enclosed. */
    private static boolean isFree(SearchBoard board, int piece, int cell) {
        return board.topAt(cell) == piece
                && !board.isPinned(piece)
                && (!SLIDES[piece] || neighbors(board, cell) < ENCLOSED);
    }

    private static int neighbors(SearchBoard board, int cell) {
        return Integer.bitCount(board.neighborsOf(cell, Color.WHITE) | board.neighborsOf(cell, Color.BLACK));
    }
}
