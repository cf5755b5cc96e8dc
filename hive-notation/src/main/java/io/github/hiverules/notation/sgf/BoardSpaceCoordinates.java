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
 * Tells which cell of the endless table a name of BoardSpace's wrapped board ({@link WrappedCell}) means as a game goes on. The
 * cells of one name lie 26 columns and 26 rows apart, so that seldom more than one of them touches the hive.
 */
final class BoardSpaceCoordinates {
    private final MutableGame game;
    private @Nullable WrappedCell origin;

    /**
     * The hive when it was measured, and where pieces have gone since: while that is narrow, no name means two cells of it, and
     * the hive need not be measured again. Null where it has to be.
     */
    private @Nullable Extent reached;

    /** The rectangle that some cells fill. */
    private static final class Extent {
        final IntSummaryStatistics q = new IntSummaryStatistics();
        final IntSummaryStatistics r = new IntSummaryStatistics();

        void include(Hex hex) {
            q.accept(hex.q());
            r.accept(hex.r());
        }

        boolean isEmpty() {
            return q.getCount() == 0;
        }

        /** Whether no two cells of one name lie in it or on its rim. */
        boolean isNarrow() {
            return isEmpty() || Math.max(q.getMax() - q.getMin(), r.getMax() - r.getMin()) + 3 <= WrappedCell.SIZE;
        }
    }

    /** The coordinates of a game; where one from the empty table stands on the board, its first move tells. */
    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
        origin = extent().isEmpty() ? null : WrappedCell.of(Hex.ORIGIN);
    }

    /** Takes what is done as done elsewhere: where the empty table has its origin is then as before. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        reached = null;
        work.run();
        reached = null;
        origin = before;
    }

    /** The cells where pieces other than that one stand. */
    private List<Hex> occupied(@Nullable Piece moving) {
        List<Hex> cells = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            if (piece != moving) {
                game.cellOf(piece).ifPresent(cells::add);
            }
        }
        return cells;
    }

    /** The rectangle of the hive, or one that holds it and serves as well. */
    private Extent extent() {
        Extent known = reached;
        if (known != null && known.isNarrow()) {
            return known;
        }
        Extent hive = new Extent();
        occupied(null).forEach(hive::include);
        reached = hive;
        return hive;
    }

    /**
     * The cell where a piece goes: of those with that name the one that touches the hive; of several the one that the attachment
     * means, or else the one nearest to the cell played last, of which {@code guessed} is told.
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        List<Hex> named = named(name, last);
        Hex destination = named.size() == 1 ? named.get(0) : destination(named, piece, last, attached, guessed);
        Extent measured = reached;
        if (measured != null) {
            measured.include(destination);
        }
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
     * The piece that is taken up from a cell: the uppermost one there; where the name means several cells, the one that the
     * record names, or else the first of its kind.
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

    /** The cells with that name in the rectangle of the hive and its rim; outside, where nothing touches it, the nearest. */
    private List<Hex> named(WrappedCell name, Hex last) {
        Extent hive = extent();
        WrappedCell zero = origin;
        if (zero == null || hive.isEmpty()) {
            zero = name;
            origin = name;
        }
        int q = name.column() - zero.column();
        int r = zero.row() - name.row();
        if (hive.isEmpty()) {
            return List.of(Hex.of(q, r));
        }
        List<Hex> named = new ArrayList<>(1);
        int firstQ = next(q, hive.q.getMin() - 1);
        int firstR = next(r, hive.r.getMin() - 1);
        for (int hereQ = firstQ; hereQ <= hive.q.getMax() + 1; hereQ += WrappedCell.SIZE) {
            for (int hereR = firstR; hereR <= hive.r.getMax() + 1; hereR += WrappedCell.SIZE) {
                named.add(Hex.of(hereQ, hereR));
            }
        }
        if (named.isEmpty()) {
            int nearQ = next(q, last.q() - WrappedCell.SIZE / 2);
            int nearR = next(r, last.r() - WrappedCell.SIZE / 2);
            named.add(Hex.of(nearQ, nearR));
        }
        return named;
    }

    /** The least coordinate from that one on that a wrapped one can mean. */
    private static int next(int wrapped, int from) {
        return from + Math.floorMod(wrapped - from, WrappedCell.SIZE);
    }

    private static Hex nearest(List<Hex> hexes, Hex last) {
        return hexes.stream()
                .min(Comparator.comparingInt(hex -> hex.distance(last)))
                .orElseThrow();
    }
}
