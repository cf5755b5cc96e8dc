// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;
import java.util.stream.Stream;

/**
 * The inputs of the {@link Network}, numbered from 0 to {@link #COUNT} - 1. Each piece has one feature: its bug and its
 * situation. Each Queen Bee has features of her neighbourhood, which is empty while she is in the hand. The mover's
 * features come first, so both sides share the weights. Pieces outside the game type have no features, so one network
 * serves all game types. Not thread-safe.
 */
final class Features {
    // the states of a piece; pieces in the first four states have a place
    private static final int FREE = 0;
    private static final int PINNED = 1;
    private static final int ENCLOSED = 2;
    private static final int ON_TOP = 3;
    private static final int COVERED = 4;

    /** The places: beside the own Queen Bee or not, times beside, behind or away from the other Queen Bee's ring. */
    private static final int PLACES = 6;

    private static final int SITUATIONS = COVERED * PLACES + 2;
    private static final int IN_HAND = SITUATIONS - 1;

    // the features of a Queen Bee's neighbourhood, numbered after the features of the side's pieces
    private static final int NEIGHBORS = Bug.values().length * SITUATIONS;
    private static final int GATES = NEIGHBORS + 7;
    private static final int PLACEMENTS = GATES + 7;
    private static final int COVERS = PLACEMENTS + 7;
    private static final int PER_SIDE = COVERS + 3;

    /** Always active. */
    private static final int BIAS = 2 * PER_SIDE;

    /** The number of features. */
    static final int COUNT = BIAS + 1;

    /** The minimum number of neighbours that prevents sliding. */
    private static final int MIN_ENCLOSING = 5;

    private static final int PIECES = Piece.values().size();

    /** The first feature of a piece's bug, indexed by piece. */
    private static final int[] OFFSET = new int[PIECES];

    private static final boolean[] SLIDES = new boolean[PIECES];

    static {
        for (Piece piece : Piece.values()) {
            OFFSET[piece.index()] = piece.bug().ordinal() * SITUATIONS;
            SLIDES[piece.index()] = switch (piece.bug()) {
                case QUEEN_BEE, SPIDER, SOLDIER_ANT, PILLBUG -> true;
                default -> false;
            };
        }
    }

    private final int[] pieces;
    private final int size;

    /** The place of a piece on a cell, indexed by the piece's colour and by cell; valid for {@link #marked}. */
    private final byte[][] places = new byte[2][SearchBoard.cellBound()];

    /** The cells of the Queen Bees for which {@link #places} is valid, or -1. */
    private final int[] marked = {-1, -1};

    Features(Ruleset ruleset) {
        pieces = Stream.of(Color.values())
                .flatMap(side -> ruleset.pieces(side).stream())
                .mapToInt(Piece::index)
                .toArray();
        size = pieces.length + 9;
    }

    /** {@return the number of active features in each position} */
    int size() {
        return size;
    }

    /** Writes the active features to an array. Each index of the array always receives features of the same kind. */
    void list(SearchBoard board, int[] active) {
        int mover = board.sideToMove().ordinal();
        int white = board.cellOf(SearchBoard.queen(Color.WHITE));
        int black = board.cellOf(SearchBoard.queen(Color.BLACK));
        if (white != marked[0] || black != marked[1]) {
            mark(board, marked[0], 0, -1);
            mark(board, marked[1], 1, -1);
            mark(board, white, 0, 1);
            mark(board, black, 1, 1);
            marked[0] = white;
            marked[1] = black;
        }
        int count = 0;
        for (int piece : pieces) {
            int color = SearchBoard.colorOf(piece).ordinal();
            int base = OFFSET[piece] + (color == mover ? 0 : PER_SIDE);
            active[count++] = base + situation(board, piece, color);
        }
        listQueen(board, white, Color.WHITE, mover == 0 ? 0 : PER_SIDE, active, count);
        listQueen(board, black, Color.BLACK, mover == 1 ? 0 : PER_SIDE, active, count + 4);
        active[count + 8] = BIAS;
    }

    private int situation(SearchBoard board, int piece, int color) {
        int cell = board.cellOf(piece);
        if (cell < 0) {
            return IN_HAND;
        }
        if (board.topAt(cell) != piece) {
            return COVERED * PLACES;
        }
        int state = board.heightAt(cell) > 1
                ? ON_TOP
                : board.isPinned(piece)
                        ? PINNED
                        : SLIDES[piece] && Integer.bitCount(board.neighborsOf(cell)) >= MIN_ENCLOSING ? ENCLOSED : FREE;
        return state * PLACES + places[color][cell];
    }

    /** Adds or removes the places around a Queen Bee. */
    private void mark(SearchBoard board, int queen, int color, int sign) {
        for (int direction = 0; direction < 6 && queen >= 0; direction++) {
            int beside = board.neighbor(queen, direction);
            places[color][beside] += (byte) (3 * sign);
            places[1 - color][beside] += (byte) (2 * sign);
            places[1 - color][board.neighbor(beside, direction)] += (byte) sign;
            places[1 - color][board.neighbor(beside, direction == 5 ? 0 : direction + 1)] += (byte) sign;
        }
    }

    private static void listQueen(SearchBoard board, int queen, Color side, int base, int[] active, int start) {
        int around = queen < 0 ? 0 : board.neighborsOf(queen);
        // empty cells between two neighbours, which pieces can't slide into
        int gates = ~around & (around << 1 | around >> 5) & (around >> 1 | around << 5) & 63;
        int placements = 0; // cells beside the Queen Bee on which the opponent may place a piece
        for (int direction = 0; direction < 6 && queen >= 0; direction++) {
            if (board.isPlacementCell(board.neighbor(queen, direction), side.opposite())) {
                placements++;
            }
        }
        boolean isCovered = queen >= 0 && board.heightAt(queen) > 1;
        boolean isOwn = isCovered && SearchBoard.colorOf(board.topAt(queen)) == side;
        active[start] = base + NEIGHBORS + Integer.bitCount(around);
        active[start + 1] = base + GATES + Integer.bitCount(gates);
        active[start + 2] = base + PLACEMENTS + placements;
        active[start + 3] = base + COVERS + (!isCovered ? 0 : isOwn ? 1 : 2);
    }
}
