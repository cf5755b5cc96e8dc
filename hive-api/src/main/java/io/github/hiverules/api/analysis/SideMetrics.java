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
 * <p>Metrics describe the arrangement alone: they ignore rests (R5.1), the end of the game (R7.4) and throws (R4.9).
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
     * Returns the number of empty cells around the side's Queen Bee.
     *
     * @return the number, 0 (surrounded, R7.1) to 6; empty if the Queen Bee is in the hand
     */
    public abstract OptionalInt queenLiberties();

    /**
     * Returns the cells that each of the side's pieces on the table can move to by itself (R3, R4).
     *
     * @return the cells by piece; an empty set for a covered or pinned piece, and for all pieces while the Queen Bee is
     *     in the hand (R3.1)
     */
    public abstract Map<Piece, Set<Hex>> reach();

    /** {@return the pieces whose lifting would split the hive (R3.2), without covered pieces} */
    public abstract Set<Piece> pinned();

    /**
     * Returns the pieces that cannot slide out although a neighbouring cell is empty (R3.4).
     *
     * <p>Such a piece is alone on the ground, every ground step is blocked, and it has no other movement. It may also
     * be pinned.
     *
     * @return the gated pieces
     */
    public abstract Set<Piece> gated();

    /** {@return the pieces with another piece on top (R3.3)} */
    public abstract Set<Piece> covered();

    /**
     * Returns the cells on which a piece of this side may be placed (R2.1, R2.2), even if the hand is empty.
     *
     * @return the cells; on the empty table {@link Hex#ORIGIN} for White and none for Black
     */
    public abstract Set<Hex> placementCells();

    private Piece queen() {
        return Piece.of(color(), Bug.QUEEN_BEE);
    }

    /**
     * Returns the cells that the Queen Bee can step to by herself (R4.1): her degrees of freedom, 0 to 4.
     *
     * @return the cells; empty if she is in the hand, pinned (R3.2) or covered (R3.3)
     */
    public Set<Hex> queenSteps() {
        return reach().getOrDefault(queen(), Set.of());
    }

    /**
     * Returns the number of cells that a piece can move to by itself, see {@link #reach()}.
     *
     * @param piece the piece
     * @return the number; 0 for a piece that is in the hand or belongs to the other side
     */
    public int cellsInReach(Piece piece) {
        return reach().getOrDefault(requireNonNull(piece, "piece"), Set.of()).size();
    }

    /**
     * Returns the number of cells that all pieces of this side can move to by themselves.
     *
     * @return the sum over all pieces; a cell counts once for each piece that reaches it
     */
    public int cellsInReach() {
        return reach().values().stream().mapToInt(Set::size).sum();
    }
}
