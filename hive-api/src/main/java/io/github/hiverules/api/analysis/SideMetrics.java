// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.immutables.value.Value;

/**
 * The metrics of one side (R8), as if it were that side to move.
 *
 * <p>Metrics describe the arrangement alone: they ignore rests (R5.1), the end of the game (R7.4) and throws (R4.9).
 * Cells are listed row by row, and pieces in {@link Piece#values()} order. Sets and maps are unmodifiable. New versions
 * may add metrics.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SideMetrics {
    SideMetrics() {}

    /**
     * Returns the metrics of one side. Meant for implementations of the rules and for deserialization. Copies the
     * collections.
     *
     * @param color the side
     * @param queenLiberties the number of empty cells around the Queen Bee, 0 to 6; empty if she is in the hand
     * @param reach the cells that each piece on the table can move to
     * @param pinned the pinned pieces
     * @param gated the gated pieces
     * @param covered the covered pieces
     * @param placementCells the cells on which a piece may be placed
     * @return the metrics
     * @throws IllegalArgumentException if the arguments contradict each other: {@code queenLiberties} is out of range;
     *     only one of {@code queenLiberties} and {@code reach} includes a Queen Bee; a piece belongs to the other side
     *     or is missing in {@code reach}; a covered piece is pinned or gated; or a covered, pinned or gated piece
     *     reaches cells
     */
    public static SideMetrics of(
            Color color,
            OptionalInt queenLiberties,
            Map<Piece, Set<Hex>> reach,
            Set<Piece> pinned,
            Set<Piece> gated,
            Set<Piece> covered,
            Set<Hex> placementCells) {
        Map<Piece, Set<Hex>> cells = new TreeMap<>();
        requireNonNull(reach, "reach").forEach((piece, all) -> cells.put(piece, sorted(all)));
        return ImmutableSideMetrics.of(
                requireNonNull(color, "color"),
                requireNonNull(queenLiberties, "queenLiberties"),
                cells,
                sorted(requireNonNull(pinned, "pinned")),
                sorted(requireNonNull(gated, "gated")),
                sorted(requireNonNull(covered, "covered")),
                sorted(requireNonNull(placementCells, "placementCells")));
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
     * @return the cells by piece; no cells for a covered or pinned piece, nor for any piece before the Queen Bee is
     *     placed (R3.1)
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

    @Value.Check
    void check() {
        int liberties = queenLiberties().orElse(0);
        if (liberties < 0 || liberties > 6) {
            throw new IllegalArgumentException("Expected 0 to 6 liberties, found " + liberties + ".");
        }
        if (queenLiberties().isPresent() != reach().containsKey(queen())) {
            throw new IllegalArgumentException(
                    "Expected both liberties and a reach of the Queen Bee, or neither, found one of them.");
        }
        for (Piece piece : reach().keySet()) {
            if (piece.color() != color()) {
                throw new IllegalArgumentException("Expected a piece of " + color() + ", found " + piece + ".");
            }
        }
        for (Set<Piece> blocked : List.of(pinned(), gated(), covered())) {
            for (Piece piece : blocked) {
                if (!Set.of().equals(reach().get(piece))) {
                    throw new IllegalArgumentException("Expected an empty reach of the blocked piece " + piece
                            + ", found " + reach().get(piece) + ".");
                }
            }
        }
        if (!Collections.disjoint(covered(), pinned()) || !Collections.disjoint(covered(), gated())) {
            throw new IllegalArgumentException("Expected no covered piece among the pinned and gated pieces.");
        }
    }

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
