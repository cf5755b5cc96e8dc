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
            fits &= write(feature, board, own, q, r, values, offset + firstPlane(feature) * cells);
        }
        return fits;
    }

    /**
     * Writes the planes of a feature.
     *
     * @param q the coordinate q of the middle
     * @param r the coordinate r of the middle
     * @param start the index of the first plane's first value
     */
    private boolean write(Feature feature, SearchBoard board, Color own, int q, int r, byte[] values, int start) {
        Color other = own.opposite();
        boolean fits = true;
        switch (feature) {
            case BUGS, PINNED, COVERED, HEIGHTS -> {
                fits &= pieces(feature, board, own, 0, q, r, values, start);
                fits &= pieces(feature, board, other, 1, q, r, values, start);
            }
            case PLACEMENTS -> {
                fits &= placements(board, own, q, r, values, start);
                fits &= placements(board, other, q, r, values, start + cells);
            }
            case LIBERTIES -> {
                fits &= liberties(board, own, q, r, values, start);
                fits &= liberties(board, other, q, r, values, start + cells);
            }
            case RESTING -> fits = resting(board, q, r, values, start);
            case LAST_MOVE -> fits = lastMove(board, q, r, values, start);
            case SIDE_TO_MOVE -> fill(values, start, board.sideToMove() == Color.BLACK ? 1 : 0);
            case HANDS -> hands(board, own, values, start);
            case OCCURRENCES -> fill(values, start, board.occurrences());
        }
        return fits;
    }

    /**
     * Writes a feature of a side's pieces on the table.
     *
     * @param owner 0 for the own side, 1 for the other side
     */
    private boolean pieces(
            Feature feature, SearchBoard board, Color side, int owner, int q, int r, byte[] values, int start) {
        boolean fits = true;
        for (long rest = board.piecesOnTable(side); rest != 0; rest &= rest - 1) {
            int piece = Long.numberOfTrailingZeros(rest);
            if (isMarked(feature, board, piece)) {
                int cell = board.cellOf(piece);
                int plane = switch (feature) {
                    case BUGS -> owner * kinds + kind(piece);
                    case HEIGHTS -> 0;
                    default -> owner;
                };
                int value = feature == Feature.HEIGHTS ? board.heightAt(cell) : 1;
                fits &= set(values, start + plane * cells, place(board, cell, q, r), value);
            }
        }
        return fits;
    }

    private static boolean isMarked(Feature feature, SearchBoard board, int piece) {
        return switch (feature) {
            case PINNED ->
                board.pieceBelow(piece) < 0
                        && board.isArticulationPoint(board.cellOf(piece))
                        && board.cellOf(SearchBoard.queen(Color.WHITE)) >= 0;
            case COVERED -> board.topAt(board.cellOf(piece)) != piece;
            default -> true;
        };
    }

    private boolean placements(SearchBoard board, Color side, int q, int r, byte[] values, int start) {
        boolean fits = true;
        for (long rest = board.piecesOnTable(side); rest != 0; rest &= rest - 1) {
            int cell = board.cellOf(Long.numberOfTrailingZeros(rest));
            for (int direction = 0; direction < 6; direction++) {
                int beside = board.neighbor(cell, direction);
                if (board.isPlacementCell(beside, side)) {
                    fits &= set(values, start, place(board, beside, q, r), 1);
                }
            }
        }
        return fits;
    }

    private boolean resting(SearchBoard board, int q, int r, byte[] values, int start) {
        int piece = board.restingPiece();
        if (piece < 0) {
            return true;
        }
        return set(values, start, place(board, board.cellOf(piece), q, r), 1);
    }

    private void hands(SearchBoard board, Color own, byte[] values, int start) {
        for (int first = 0; first < PIECES; ) {
            // Pieces of one kind and colour have consecutive indices.
            Bug bug = Piece.values().get(first).bug();
            int end = first + bug.count();
            int inHand = 0;
            for (int index = first; index < end; index++) {
                inHand += board.cellOf(index) < 0 ? 1 : 0;
            }
            if (board.ruleset().includes(bug)) {
                int owner = SearchBoard.colorOf(first) == own ? 0 : 1;
                fill(values, start + (owner * kinds + kind(first)) * cells, inHand);
            }
            first = end;
        }
    }

    private boolean liberties(SearchBoard board, Color side, int q, int r, byte[] values, int start) {
        int cell = board.cellOf(SearchBoard.queen(side));
        boolean fits = true;
        for (int direction = 0; cell >= 0 && direction < 6; direction++) {
            int beside = board.neighbor(cell, direction);
            if (board.topAt(beside) < 0) {
                fits &= set(values, start, place(board, beside, q, r), 1);
            }
        }
        return fits;
    }

    private boolean lastMove(SearchBoard board, int q, int r, byte[] values, int start) {
        int move = board.lastMove();
        int from = board.lastFrom();
        boolean fits = true;
        if (from >= 0) {
            fits = set(values, start, place(board, from, q, r), 1);
        }
        if (move >= 0 && SearchBoard.destination(move) >= 0) {
            fits &= set(values, start + cells, place(board, SearchBoard.destination(move), q, r), 1);
        }
        return fits;
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

    private void fill(byte[] values, int start, int value) {
        Arrays.fill(values, start, start + cells, (byte) Math.min(value, Byte.MAX_VALUE));
    }
}
