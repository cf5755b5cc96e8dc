// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.List;

/** Writes the planes of {@link FeaturePlanes} into an array that contains only zeros. */
final class PlaneWriter {
    private static final int PIECES = PieceOrder.COUNT;
    private static final int PIECES_OF_A_SIDE = PIECES / 2;
    private static final int WHITE_QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE).index();
    private static final int BLACK_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE).index();

    /** The result of {@link #place} for a cell outside the square. */
    private static final int OUTSIDE = Integer.MIN_VALUE;

    private final Feature[] features;
    private final int[] firstPlane = new int[Feature.values().length];
    private final int count;
    private final int kinds;

    /**
     * The index of each piece's kind in the list of kinds that have planes. The value is -1 if the kind has no planes.
     */
    private final int[] kindOf = new int[PIECES];

    private final int radius;
    private final int width;
    private final int cells;
    private final Middle middle;

    PlaneWriter(List<Feature> features, List<Bug> kinds, int radius, Middle middle) {
        this.features = features.toArray(Feature[]::new);
        this.kinds = kinds.size();
        this.radius = radius;
        this.middle = middle;
        width = 2 * radius + 1;
        cells = width * width;
        for (Piece piece : Piece.values()) {
            kindOf[piece.index()] = kinds.indexOf(piece.bug());
        }
        int next = 0;
        for (Feature feature : features) {
            firstPlane[feature.ordinal()] = next;
            next += feature.planes(kinds).size();
        }
        count = next;
    }

    int count() {
        return count;
    }

    int firstPlane(Feature feature) {
        return firstPlane[feature.ordinal()];
    }

    /** Writes all planes. Returns whether the hexagon contains every cell with a non-zero value. */
    boolean write(SearchBoard board, Color own, byte[] values, int offset) {
        boolean byHive = middle == Middle.HIVE;
        long found = byHive ? HiveMiddle.of(board) : 0;
        int q = byHive ? HiveMiddle.q(found) : board.firstCell().q();
        int r = byHive ? HiveMiddle.r(found) : board.firstCell().r();
        boolean fits = true;
        for (Feature feature : features) {
            int start = offset + firstPlane(feature) * cells;
            int me = own.ordinal();
            fits &= switch (feature) {
                case BUGS, PINNED, COVERED, HEIGHTS -> pieces(feature, board, me, q, r, values, start);
                case PLACEMENTS -> placements(board, me, q, r, values, start);
                case SIDE_TO_MOVE -> fill(values, start, board.sideToMove() == Color.BLACK ? 1 : 0);
                case RESTING -> {
                    int piece = board.restingPiece();
                    yield piece < 0 || set(values, start, place(board, board.cellOf(piece), q, r), 1);
                }
                case HANDS -> hands(board, me, values, start);
                case LIBERTIES -> liberties(board, me, q, r, values, start);
                case OCCURRENCES -> fill(values, start, board.occurrences());
                case LAST_MOVE -> lastMove(board, q, r, values, start);
            };
        }
        return fits;
    }

    /** Writes a feature of the pieces on the table. */
    private boolean pieces(Feature feature, SearchBoard board, int me, int q, int r, byte[] values, int start) {
        boolean hasQueen = board.cellOf(WHITE_QUEEN) >= 0;
        boolean fits = true;
        for (int piece = 0; piece < PIECES; piece++) {
            int cell = board.cellOf(piece);
            if (cell >= 0) {
                int place = place(board, cell, q, r);
                int side = isOf(me, piece) ? 0 : 1;
                fits &= switch (feature) {
                    case BUGS -> set(values, start + (kind(piece) + side * kinds) * cells, place, 1);
                    case PINNED ->
                        !hasQueen
                                || board.pieceBelow(piece) >= 0
                                || !board.isArticulationPoint(cell)
                                || set(values, start + side * cells, place, 1);
                    case COVERED -> board.topAt(cell) == piece || set(values, start + side * cells, place, 1);
                    default -> set(values, start, place, board.heightAt(cell));
                };
            }
        }
        return fits;
    }

    private boolean placements(SearchBoard board, int me, int q, int r, byte[] values, int start) {
        boolean fits = true;
        for (int piece = 0; piece < PIECES; piece++) {
            int cell = board.cellOf(piece);
            if (cell >= 0 && board.topAt(cell) == piece) {
                Color color = isOf(0, piece) ? Color.WHITE : Color.BLACK;
                int plane = isOf(me, piece) ? 0 : cells;
                for (int direction = 0; direction < 6; direction++) {
                    int beside = board.neighbor(cell, direction);
                    if (board.isPlacementCell(beside, color)) {
                        fits &= set(values, start + plane, place(board, beside, q, r), 1);
                    }
                }
            }
        }
        return fits;
    }

    private boolean hands(SearchBoard board, int me, byte[] values, int start) {
        for (int first = 0; first < PIECES; ) {
            // Pieces of one kind and colour have consecutive indices.
            Bug bug = Piece.values().get(first).bug();
            int end = first + bug.count();
            int inHand = 0;
            for (int index = first; index < end; index++) {
                inHand += board.cellOf(index) < 0 ? 1 : 0;
            }
            if (board.ruleset().includes(bug)) {
                fill(values, start + (kind(first) + (isOf(me, first) ? 0 : kinds)) * cells, inHand);
            }
            first = end;
        }
        return true;
    }

    private boolean liberties(SearchBoard board, int me, int q, int r, byte[] values, int start) {
        boolean fits = libertiesOf(WHITE_QUEEN, board, q, r, values, start + (me == 0 ? 0 : cells));
        fits &= libertiesOf(BLACK_QUEEN, board, q, r, values, start + (me == 0 ? cells : 0));
        return fits;
    }

    private boolean libertiesOf(int queen, SearchBoard board, int q, int r, byte[] values, int start) {
        int cell = board.cellOf(queen);
        boolean fits = true;
        for (int direction = 0; cell >= 0 && direction < 6; direction++) {
            int beside = board.neighbor(cell, direction);
            fits &= board.topAt(beside) >= 0 || set(values, start, place(board, beside, q, r), 1);
        }
        return fits;
    }

    private boolean lastMove(SearchBoard board, int q, int r, byte[] values, int start) {
        int move = board.lastMove();
        int from = board.lastFrom();
        int to = move < 0 ? SearchBoard.NO_CELL : SearchBoard.destination(move);
        boolean fits = from < 0 || set(values, start, place(board, from, q, r), 1);
        fits &= to < 0 || set(values, start + cells, place(board, to, q, r), 1);
        return fits;
    }

    private static boolean isOf(int color, int piece) {
        return piece < PIECES_OF_A_SIDE == (color == 0);
    }

    private int kind(int piece) {
        int kind = kindOf[piece];
        if (kind < 0) {
            throw new IllegalArgumentException(
                    "Expected a game without " + Piece.values().get(piece).bug() + ": it has no planes.");
        }
        return kind;
    }

    /**
     * Returns the index of a cell in a plane. If the cell is in the square but outside the hexagon, returns -1 - index.
     * If the cell is outside the square, returns {@link #OUTSIDE}.
     */
    private int place(SearchBoard board, int cell, int middleQ, int middleR) {
        int column = board.q(cell) - middleQ + radius;
        int row = board.r(cell) - middleR + radius;
        if (column < 0 || row < 0 || column >= width || row >= width) {
            return OUTSIDE;
        }
        int place = row * width + column;
        return column + row >= radius && column + row <= 3 * radius ? place : -1 - place;
    }

    /** Writes a value, unless the place is {@link #OUTSIDE}. Returns whether the place is inside the hexagon. */
    private static boolean set(byte[] values, int start, int place, int value) {
        if (place == OUTSIDE) {
            return false;
        }
        values[start + (place < 0 ? -1 - place : place)] = (byte) value;
        return place >= 0;
    }

    /** Fills a plane. Returns true. */
    private boolean fill(byte[] values, int start, int value) {
        Arrays.fill(values, start, start + cells, (byte) Math.min(value, Byte.MAX_VALUE));
        return true;
    }
}
