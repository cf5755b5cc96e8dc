// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Converts a {@link WrappedCell} of BoardSpace's board to a {@link Hex}. BoardSpace's board wraps, so cells that are 26
 * columns or rows apart have the same name. Usually only one cell with a given name touches the hive.
 */
final class BoardSpaceCoordinates {
    /** The maximum distance of two columns or rows of a hive that can't touch two cells with the same name. */
    private static final int NARROW = WrappedCell.SIZE - 3;

    private static final Direction[] DIRECTIONS = Direction.values();

    private final MutableGame game;

    /** Up to this ply, the hive is too narrow to touch two cells with the same name. */
    private int narrowUntil = -1;

    /** The name of {@link Hex#ORIGIN}. The first placement on an empty table defines this name. */
    private WrappedCell origin = WrappedCell.of(Hex.ORIGIN);

    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
    }

    /** Runs a task and then restores the coordinate origin. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        narrowUntil = -1;
        work.run();
        narrowUntil = -1;
        origin = before;
    }

    /**
     * Returns the destination of a piece: a cell with the given name that touches another piece. If several cells
     * match, chooses the cell that {@code attached} returns. If {@code attached} returns no matching cell, calls
     * {@code guessed} and chooses the cell nearest to {@code last}. If no cell matches, the move is illegal; chooses a
     * cell that touches the moving piece, then the nearest cell.
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        Hex near = nearest(name, last);
        if (touches(near, piece) && isNarrow(near)) {
            return near;
        }
        if (Piece.values().stream().allMatch(other -> game.cellOf(other).isEmpty())) {
            origin = name;
            return Hex.ORIGIN;
        }
        List<Hex> touching = touching(name, piece);
        if (touching.size() == 1) {
            return touching.get(0);
        }
        if (touching.size() > 1) {
            Optional<Hex> meant = attached.get().filter(touching::contains);
            if (meant.isPresent()) {
                return meant.get();
            }
            guessed.run();
        }
        return touching.stream()
                .min(Comparator.comparingInt(hex -> hex.distance(last)))
                .orElseGet(() -> touching(name, null).stream().findFirst().orElse(near));
    }

    /** Returns the cell with a name that is nearest to another cell in columns and rows. */
    private Hex nearest(WrappedCell name, Hex other) {
        int dq = distance(name.column() - origin.column(), other.q());
        return other.translate(dq, distance(origin.row() - name.row(), other.r()));
    }

    /** Returns whether the hive, which extends around a cell, can't touch another cell with the same name. */
    private boolean isNarrow(Hex near) {
        if (game.ply() > narrowUntil) {
            IntSummaryStatistics q = new IntSummaryStatistics();
            IntSummaryStatistics r = new IntSummaryStatistics();
            for (Piece piece : Piece.values()) {
                game.cellOf(piece).ifPresent(hex -> {
                    q.accept(hex.q() - near.q()); // differences avoid overflow
                    r.accept(hex.r() - near.r());
                });
            }
            int width = Math.max(q.getMax() - q.getMin(), r.getMax() - r.getMin());
            narrowUntil = game.ply() + NARROW - width; // each ply widens the hive by at most one cell
        }
        return game.ply() <= narrowUntil;
    }

    /** Returns whether a cell is on or beside a piece other than the moving piece. */
    private boolean touches(Hex hex, Piece moving) {
        Hex from = game.cellOf(moving).orElse(null);
        boolean touches = isOccupied(hex, from);
        for (int i = 0; !touches && i < DIRECTIONS.length; i++) {
            touches = isOccupied(hex.neighbor(DIRECTIONS[i]), from);
        }
        return touches;
    }

    /** Returns whether a cell has a piece other than the piece that moves from {@code from}. */
    private boolean isOccupied(Hex hex, @Nullable Hex from) {
        return game.heightAt(hex) > (hex.equals(from) ? 1 : 0);
    }

    /** Returns the cells with a name that are on or beside a piece other than the moving piece. */
    private List<Hex> touching(WrappedCell name, @Nullable Piece moving) {
        return Piece.values().stream()
                .filter(piece -> piece != moving)
                .flatMap(piece -> game.cellOf(piece).stream())
                .filter(cell -> nearest(name, cell).distance(cell) <= 1)
                .map(cell -> nearest(name, cell))
                .distinct()
                .toList();
    }

    /**
     * Returns the top piece of a cell. If several cells have the name, prefers the piece {@code expected}, then a piece
     * with the same bug.
     */
    Optional<Piece> topAt(WrappedCell name, Piece expected) {
        Hex usual = game.cellOf(expected).orElse(null);
        if (usual != null
                && nearest(name, usual).equals(usual)
                && game.topAt(usual).orElse(null) == expected) {
            return Optional.of(expected);
        }
        return touching(name, null).stream()
                .flatMap(hex -> game.topAt(hex).stream())
                .max(Comparator.comparing((Piece top) -> top == expected)
                        .thenComparing(top -> top.bug() == expected.bug()));
    }

    /** Returns the number nearest to 0 that leads from one coordinate to another, which is known modulo 26. */
    private static int distance(int wrapped, int from) {
        return Math.floorMod(wrapped - from + WrappedCell.SIZE / 2, WrappedCell.SIZE) - WrappedCell.SIZE / 2;
    }
}
