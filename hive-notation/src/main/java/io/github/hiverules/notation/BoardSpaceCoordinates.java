// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import java.util.ArrayList;
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
    private final List<Hex> cells = new ArrayList<>();
    private int minQ;
    private int maxQ;
    private int minR;
    private int maxR;

    /** The coordinates of a game; where one from the empty table stands on the board, its first move tells. */
    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
        measure(null);
        origin = cells.isEmpty() ? null : WrappedCell.of(Hex.ORIGIN);
    }

    /** Takes what is done as done elsewhere: where the empty table has its origin is then as before. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        work.run();
        origin = before;
    }

    /** The cells where pieces other than that one stand, and the rectangle that the hive fills. */
    private void measure(@Nullable Piece moving) {
        cells.clear();
        minQ = Integer.MAX_VALUE;
        minR = Integer.MAX_VALUE;
        maxQ = Integer.MIN_VALUE;
        maxR = Integer.MIN_VALUE;
        for (Piece piece : Piece.values()) {
            Hex hex = game.cellOf(piece).orElse(null);
            if (hex != null) {
                minQ = Math.min(minQ, hex.q());
                maxQ = Math.max(maxQ, hex.q());
                minR = Math.min(minR, hex.r());
                maxR = Math.max(maxR, hex.r());
                if (piece != moving) {
                    cells.add(hex);
                }
            }
        }
    }

    /**
     * The cell where a piece goes: of those with that name the one that touches the hive; of several the one that the attachment
     * means, or else the one nearest to the cell played last.
     *
     * @param last the cell played last
     * @param attached the cell that the attachment means
     * @param guessed called where nothing but nearness has decided
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        measure(piece);
        List<Hex> named = named(name, last);
        if (named.size() == 1) {
            return named.get(0);
        }
        List<Hex> touching = named.stream().filter(this::touches).toList();
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
        measure(null);
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

    /** Whether a piece that does not move is on the cell or beside it. */
    private boolean touches(Hex hex) {
        for (Hex other : cells) {
            if (other.distance(hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** The cells with that name in the rectangle of the hive and its rim; outside, where nothing touches it, the nearest. */
    private List<Hex> named(WrappedCell name, Hex last) {
        WrappedCell zero = origin;
        if (zero == null || minQ > maxQ) {
            zero = name;
            origin = name;
        }
        int q = name.column() - zero.column();
        int r = zero.row() - name.row();
        if (minQ > maxQ) {
            return List.of(Hex.of(q, r));
        }
        List<Hex> named = new ArrayList<>(1);
        int firstQ = next(q, minQ - 1);
        int firstR = next(r, minR - 1);
        for (int hereQ = firstQ; hereQ <= maxQ + 1; hereQ += WrappedCell.SIZE) {
            for (int hereR = firstR; hereR <= maxR + 1; hereR += WrappedCell.SIZE) {
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
        Hex nearest = hexes.get(0);
        for (Hex hex : hexes) {
            nearest = hex.distance(last) < nearest.distance(last) ? hex : nearest;
        }
        return nearest;
    }
}
