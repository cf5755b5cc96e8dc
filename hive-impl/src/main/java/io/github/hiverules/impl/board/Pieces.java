// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;

/** The colour and bug of each piece, by piece index. A set of pieces is an {@code int} with one bit for each piece. */
public final class Pieces {
    /** The number of pieces in a game with all expansions. */
    public static final int COUNT = Piece.values().size();

    private static final int PER_SIDE = COUNT / 2;

    /** No piece or no cell. */
    public static final int NONE = -1;

    public static final int WHITE = Color.WHITE.ordinal();
    public static final int BLACK = Color.BLACK.ordinal();

    // The ordinals of the constants of Bug.
    public static final int QUEEN_BEE = 0;
    public static final int SPIDER = 1;
    public static final int BEETLE = 2;
    public static final int GRASSHOPPER = 3;
    public static final int SOLDIER_ANT = 4;
    public static final int MOSQUITO = 5;
    public static final int LADYBUG = 6;
    public static final int PILLBUG = 7;

    // The indices of White's pieces.
    private static final int WHITE_QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE).index();
    private static final int WHITE_MOSQUITO =
            Piece.of(Color.WHITE, Bug.MOSQUITO).index();
    private static final int WHITE_PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG).index();

    private static final byte[] BUG = new byte[COUNT];
    private static final int[] ALIKE = new int[COUNT];
    private static final int[] LAST_OF_ITS_KIND = new int[2];
    private static final int[] IN_GAME = inGame();

    static {
        for (Piece piece : Piece.values()) {
            BUG[piece.index()] = (byte) piece.bug().ordinal();
            for (Piece other : Piece.values()) {
                if (other.bug() == piece.bug() && other.color() == piece.color()) {
                    ALIKE[piece.index()] |= 1 << other.index();
                }
            }
            if (piece.number() == piece.bug().count()) {
                LAST_OF_ITS_KIND[piece.color().ordinal()] |= 1 << piece.index();
            }
        }
    }

    private Pieces() {}

    /** Returns the ordinal of a piece's {@link Bug}. */
    public static int bug(int piece) {
        return BUG[piece];
    }

    /** Returns the ordinal of a piece's {@link Color}. */
    public static int color(int piece) {
        return piece < PER_SIDE ? WHITE : BLACK;
    }

    /** Returns a number from 0 to 15 that encodes the colour and bug of a piece. */
    public static int kind(int piece) {
        return color(piece) << 3 | bug(piece);
    }

    /** Returns the set of all pieces with the same colour and bug as a given piece. */
    public static int alike(int piece) {
        return ALIKE[piece];
    }

    /** Returns whether two pieces have the same colour and bug. */
    static boolean areAlike(int piece, int other) {
        return kind(piece) == kind(other);
    }

    /** Returns the set of all pieces of a side. */
    public static int ofColor(int color) {
        return (1 << PER_SIDE) - 1 << PER_SIDE * color;
    }

    /** Returns the index of a side's Queen Bee. */
    public static int queen(int color) {
        return PER_SIDE * color + WHITE_QUEEN;
    }

    /** Returns the index of a side's Mosquito. */
    public static int mosquito(int color) {
        return PER_SIDE * color + WHITE_MOSQUITO;
    }

    /** Returns the index of a side's Pillbug. */
    public static int pillbug(int color) {
        return PER_SIDE * color + WHITE_PILLBUG;
    }

    /**
     * Returns a set with the highest-numbered piece of each kind of a side. The pieces of a kind are placed in
     * ascending order, so the highest-numbered piece leaves the hand last.
     */
    static int lastOfTheirKind(int color) {
        return LAST_OF_ITS_KIND[color];
    }

    /** Returns the set of all pieces that a ruleset uses. */
    static int inGame(Ruleset ruleset) {
        return IN_GAME[expansionBits(ruleset)];
    }

    private static int expansionBits(Ruleset ruleset) {
        int bits = 0;
        for (Expansion expansion : ruleset.expansions()) {
            bits |= 1 << expansion.ordinal();
        }
        return bits;
    }

    private static int[] inGame() {
        int[] sets = new int[8];
        for (int bits = 0; bits < sets.length; bits++) {
            for (Piece piece : Piece.values()) {
                Expansion needed = piece.bug().expansion().orElse(null);
                if (needed == null || (bits >> needed.ordinal() & 1) != 0) {
                    sets[bits] |= 1 << piece.index();
                }
            }
        }
        return sets;
    }
}
