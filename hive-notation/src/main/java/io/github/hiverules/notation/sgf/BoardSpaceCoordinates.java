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
 * Maps the cells of BoardSpace's wrapped board ({@link WrappedCell}) to cells of the infinite table. Because the board wraps,
 * several cells have the same name. They are 26 columns or rows apart, so usually only one of them touches the hive.
 */
final class BoardSpaceCoordinates {
    private final MutableGame game;
    private @Nullable WrappedCell origin;

    /**
     * The coordinates of a rectangle that contains the hive, none if it must be computed. Each move grows the
     * rectangle. While the rectangle is narrow, every name is unambiguous.
     */
    private IntSummaryStatistics q = new IntSummaryStatistics();

    private IntSummaryStatistics r = new IntSummaryStatistics();

    /**
     * Creates the coordinates of a game. If the game starts from the empty table, its first move determines the hive's place on the
     * board.
     */
    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
        origin = isTableEmpty() ? null : WrappedCell.of(Hex.ORIGIN);
    }

    /** Runs an action, then restores the origin. */
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

    /** Computes the rectangle if necessary. Returns whether it is empty. */
    private boolean isTableEmpty() {
        boolean isKnown = q.getCount() > 0;
        if (!isKnown || Math.max(q.getMax() - q.getMin(), r.getMax() - r.getMin()) + 3 > WrappedCell.SIZE) {
            forget();
            occupied(null).forEach(this::include);
        }
        return q.getCount() == 0;
    }

    /** Returns the cells with a piece other than the moving one. */
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
     * Returns the destination of a piece: the cell that has the name and touches the hive. If there are several such
     * cells, returns the cell that the attachment names. Without an attachment, returns the cell nearest to the last
     * destination and calls {@code guessed}.
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
     * Returns the top piece of a cell. If the cell's name is ambiguous, prefers the cell of the piece that the record
     * names, then a cell with a piece of the same bug.
     */
    Optional<Piece> topAt(WrappedCell name, Piece named) {
        Optional<Piece> found = Optional.empty();
        int best = -1;
        for (Hex hex : origin == null ? List.<Hex>of() : named(name, Hex.ORIGIN)) {
            Optional<Piece> top = game.topAt(hex);
            int likeness =
                    top.isEmpty() ? -1 : top.get() == named ? 2 : top.get().bug() == named.bug() ? 1 : 0;
            if (likeness > best) {
                best = likeness;
                found = top;
            }
        }
        return found;
    }

    /**
     * Returns all cells with a name in the hive's rectangle or beside it. If there is none, returns the nearest cell with the name.
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

    /** Returns the smallest coordinate, at least {@code from}, that equals a wrapped coordinate. */
    private static int next(int wrapped, int from) {
        return from + Math.floorMod(wrapped - from, WrappedCell.SIZE);
    }

    private static Hex nearest(List<Hex> hexes, Hex last) {
        return hexes.stream()
                .min(Comparator.comparingInt(hex -> hex.distance(last)))
                .orElseThrow();
    }
}
