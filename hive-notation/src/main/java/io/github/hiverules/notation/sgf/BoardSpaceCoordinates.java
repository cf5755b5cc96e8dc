// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import java.util.ArrayList;
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
    private final MutableGame game;
    private @Nullable WrappedCell origin;

    /**
     * The smallest and largest coordinates of a rectangle that contains the hive; empty if not yet computed. Moves can
     * only enlarge the rectangle. If the rectangle becomes too wide, it is recomputed.
     */
    private IntSummaryStatistics q = new IntSummaryStatistics();

    private IntSummaryStatistics r = new IntSummaryStatistics();

    /**
     * Creates a converter. If the table is empty, the first move defines which BoardSpace cell is {@link Hex#ORIGIN}.
     */
    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
        origin = isTableEmpty() ? null : WrappedCell.of(Hex.ORIGIN);
    }

    /** Runs a task and then restores the coordinate origin. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        forget();
        work.run();
        forget();
        origin = before;
    }

    private void forget() {
        q = new IntSummaryStatistics();
        r = new IntSummaryStatistics();
    }

    private void include(Hex hex) {
        q.accept(hex.q());
        r.accept(hex.r());
    }

    /** Returns whether the table is empty. Also recomputes the rectangle if necessary. */
    private boolean isTableEmpty() {
        boolean isKnown = q.getCount() > 0;
        if (!isKnown || Math.max(q.getMax() - q.getMin(), r.getMax() - r.getMin()) + 3 > WrappedCell.SIZE) {
            forget();
            occupied(null).forEach(this::include);
        }
        return q.getCount() == 0;
    }

    private List<Hex> occupied(@Nullable Piece moving) {
        List<Hex> cells = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            if (piece != moving) {
                game.cellOf(piece).ifPresent(cells::add);
            }
        }
        return cells;
    }

    /**
     * Returns the destination of a piece: a cell with the given name that touches the hive. If several cells match,
     * chooses the cell that {@code attached} returns. If {@code attached} returns no matching cell, calls
     * {@code guessed} and chooses the cell nearest to {@code last}.
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        List<Hex> named = named(name, last);
        Hex destination = named.size() == 1 ? named.get(0) : destination(named, piece, last, attached, guessed);
        include(destination);
        return destination;
    }

    private Hex destination(
            List<Hex> named, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        List<Hex> others = occupied(piece);
        List<Hex> touching = named.stream()
                .filter(hex -> others.stream().anyMatch(other -> other.distance(hex) <= 1))
                .toList();
        if (touching.size() <= 1) {
            return touching.isEmpty() ? nearest(named, last) : touching.get(0);
        }
        Optional<Hex> meant = attached.get().filter(touching::contains);
        if (meant.isEmpty()) {
            guessed.run();
        }
        return meant.orElseGet(() -> nearest(touching, last));
    }

    /**
     * Returns the top piece of a cell. If several cells have the name, prefers the piece {@code expected}, then a piece
     * with the same bug.
     */
    Optional<Piece> topAt(WrappedCell name, Piece expected) {
        Optional<Piece> found = Optional.empty();
        int best = -1;
        for (Hex hex : origin == null ? List.<Hex>of() : named(name, Hex.ORIGIN)) {
            Optional<Piece> top = game.topAt(hex);
            int likeness =
                    top.isEmpty() ? -1 : top.get() == expected ? 2 : top.get().bug() == expected.bug() ? 1 : 0;
            if (likeness > best) {
                best = likeness;
                found = top;
            }
        }
        return found;
    }

    /**
     * Returns the cells that have the given name and are in or beside the rectangle. If no cell matches, returns the
     * cell with this name that is nearest to {@code last}.
     */
    private List<Hex> named(WrappedCell name, Hex last) {
        WrappedCell zero = origin;
        if (isTableEmpty() || zero == null) {
            origin = name;
            return List.of(Hex.ORIGIN);
        }
        int column = name.column() - zero.column();
        int row = zero.row() - name.row();
        List<Hex> named = new ArrayList<>(1);
        int firstQ = next(column, q.getMin() - 1);
        int firstR = next(row, r.getMin() - 1);
        for (int hereQ = firstQ; hereQ <= q.getMax() + 1; hereQ += WrappedCell.SIZE) {
            for (int hereR = firstR; hereR <= r.getMax() + 1; hereR += WrappedCell.SIZE) {
                named.add(Hex.of(hereQ, hereR));
            }
        }
        if (named.isEmpty()) {
            int nearQ = next(column, last.q() - WrappedCell.SIZE / 2);
            int nearR = next(row, last.r() - WrappedCell.SIZE / 2);
            named.add(Hex.of(nearQ, nearR));
        }
        return named;
    }

    /** Returns the smallest number that is at least {@code min} and equals {@code wrapped} modulo 26. */
    private static int next(int wrapped, int min) {
        return min + Math.floorMod(wrapped - min, WrappedCell.SIZE);
    }

    private static Hex nearest(List<Hex> hexes, Hex last) {
        return hexes.stream()
                .min(Comparator.comparingInt(hex -> hex.distance(last)))
                .orElseThrow();
    }
}
