// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Converts a {@link WrappedCell} of BoardSpace's board to a {@link Hex}. BoardSpace's board wraps, so cells that are 26
 * columns or rows apart have the same name. Usually only one cell with a given name touches the hive.
 */
final class BoardSpaceCoordinates {
    /** The greatest radius of a hive that can't touch two cells with the same name. */
    private static final int NARROW = WrappedCell.SIZE / 2 - 2;

    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final MutableGame game;

    /** A cell in the hive's middle, from which all pieces are at most {@link #radius} columns and rows away. */
    private Hex middle = Hex.ORIGIN;

    /** Remains unknown if the table is empty. */
    private int radius = UNKNOWN;

    /** The name of {@link Hex#ORIGIN}. The first placement on an empty table defines this name. */
    private WrappedCell origin = WrappedCell.of(Hex.ORIGIN);

    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
    }

    /** Runs a task on an earlier hive. The caller may then continue with the hive before the task. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        radius = UNKNOWN;
        work.run();
        radius = UNKNOWN;
        origin = before;
    }

    /**
     * Returns the destination of a piece: a cell with the given name that touches another piece. If several cells
     * match, chooses the cell that {@code attached} returns. If {@code attached} returns no matching cell, calls
     * {@code guessed} and chooses the cell nearest to {@code last}. If no cell matches, the move is illegal; chooses a
     * cell that touches the moving piece, then any cell with the name.
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        if (radius > NARROW) {
            measure();
        }
        Hex destination =
                radius > NARROW ? destinationOfWide(name, piece, last, attached, guessed) : nearest(name, middle);
        radius = Math.max(radius, radiusTo(destination));
        return destination;
    }

    private Hex destinationOfWide(
            WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        if (radius == UNKNOWN) {
            origin = name;
            middle = Hex.ORIGIN;
            radius = 0;
            return middle;
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
                .orElseGet(() -> touching(name, null).stream().findFirst().orElse(nearest(name, last)));
    }

    /** Returns the cell with a name that is nearest to another cell in columns and rows. */
    private Hex nearest(WrappedCell name, Hex other) {
        int dq = distance(name.column() - origin.column(), other.q());
        return other.translate(dq, distance(origin.row() - name.row(), other.r()));
    }

    private void measure() {
        IntSummaryStatistics q = new IntSummaryStatistics();
        IntSummaryStatistics r = new IntSummaryStatistics();
        Consumer<Hex> include = hex -> {
            q.accept(hex.q());
            r.accept(hex.r());
        };
        Piece.values().forEach(piece -> game.cellOf(piece).ifPresent(include));
        if (q.getCount() > 0) {
            middle = Hex.of(q.getMin() + q.getMax() >> 1, r.getMin() + r.getMax() >> 1);
            radius = radiusTo(Hex.of(q.getMax(), r.getMax()));
        }
    }

    private int radiusTo(Hex hex) {
        return Math.max(Math.abs(hex.q() - middle.q()), Math.abs(hex.r() - middle.r()));
    }

    /** Returns the cells with a name that are on or beside a piece other than the moving piece. */
    private List<Hex> touching(WrappedCell name, @Nullable Piece moving) {
        Set<Hex> touching = new LinkedHashSet<>();
        Piece.values().stream()
                .filter(piece -> piece != moving)
                .flatMap(piece -> game.cellOf(piece).stream())
                .filter(cell -> nearest(name, cell).distance(cell) <= 1)
                .forEach(cell -> touching.add(nearest(name, cell)));
        return List.copyOf(touching);
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
