// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.spi.MetricsOfSide;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.immutables.value.Value;

/**
 * The metrics of one side (R8), as if that side were to move.
 *
 * <p>Metrics depend only on the arrangement. Metrics ignore rests (R5.1), the end of the game (R7.4) and throws (R4.9).
 * Cells are listed row by row, and pieces in {@link Piece#values()} order. Sets and maps are unmodifiable. New versions
 * may add metrics.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SideMetrics {
    SideMetrics() {}

    static SideMetrics of(Color color, MetricsOfSide metrics) {
        Map<Piece, Set<Hex>> reach = new TreeMap<>();
        metrics.reach().forEach((piece, cells) -> reach.put(piece, sorted(cells)));
        return ImmutableSideMetrics.of(
                color,
                metrics.queenLiberties(),
                reach,
                sorted(metrics.pinned()),
                sorted(metrics.gated()),
                sorted(metrics.covered()),
                sorted(metrics.placementCells()));
    }

    private static <T extends Comparable<T>> Set<T> sorted(Collection<T> members) {
        return Collections.unmodifiableSet(new TreeSet<>(members));
    }

    /** {@return the side} */
    public abstract Color color();

    /**
     * Returns the number of empty cells around the side's Queen Bee. If the number is 0, the Queen Bee is surrounded
     * (R7.1).
     *
     * @return the number, 0 to 6; empty if the Queen Bee is in the hand
     */
    public abstract OptionalInt queenLiberties();

    /**
     * Returns the reach of each piece of this side: the cells to which the piece can move (R3, R4). Only pieces on the
     * table have a reach. Throws don't count.
     *
     * <p>If a piece is covered or pinned, its set of cells is empty. While the Queen Bee is in the hand, all sets are
     * empty (R3.1).
     *
     * @return an unmodifiable map from pieces to sets of cells
     */
    public abstract Map<Piece, Set<Hex>> reach();

    /**
     * Returns the pinned pieces (R3.2). A pinned piece is alone on its cell, and lifting the piece would split the
     * hive.
     *
     * @return the pinned pieces
     */
    public abstract Set<Piece> pinned();

    /**
     * Returns the pieces that cannot slide out although a neighbouring cell is empty (R3.4).
     *
     * <p>A gated piece is alone on its cell. All ground steps of a gated piece are blocked, and the piece has no other
     * movement. A gated piece may also be pinned.
     *
     * @return the gated pieces
     */
    public abstract Set<Piece> gated();

    /** {@return the pieces with another piece on top (R3.3)} */
    public abstract Set<Piece> covered();

    /**
     * Returns the cells on which this side may place a piece (R2.1, R2.2). The cells don't depend on the hand.
     *
     * @return the cells. On the empty table, White has {@link Hex#ORIGIN} and Black has none
     */
    public abstract Set<Hex> placementCells();

    private Piece queen() {
        return Piece.of(color(), Bug.QUEEN_BEE);
    }

    /**
     * Returns the cells to which the Queen Bee can step (R4.1). There are 0 to 4 such cells. Throws don't count.
     *
     * @return the cells; empty if the Queen Bee is in the hand, pinned (R3.2) or covered (R3.3)
     */
    public Set<Hex> queenSteps() {
        return reach().getOrDefault(queen(), Set.of());
    }

    /**
     * Returns the number of cells that {@link #reach()} lists for a piece.
     *
     * @param piece the piece
     * @return the number; 0 if the piece is in the hand or belongs to the other side
     */
    public int cellsInReach(Piece piece) {
        return reach().getOrDefault(requireNonNull(piece, "piece"), Set.of()).size();
    }

    /**
     * Returns the sum of {@link #cellsInReach(Piece)} over all pieces of this side. A cell counts once for each piece
     * that reaches the cell.
     *
     * @return the sum
     */
    public int cellsInReach() {
        return reach().values().stream().mapToInt(Set::size).sum();
    }
}
