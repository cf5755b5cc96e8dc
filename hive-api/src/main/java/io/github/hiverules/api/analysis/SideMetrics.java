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
 * One side's metrics (R8), as if it were that side's turn. They tell of the arrangement: a rest (R5.1) and the end of the
 * game (R7.4) are left out of account, and so are throws (R4.9). Cells are those of the position, row by row; pieces come in
 * the order of {@link Piece#values()}. Sets and maps can't be modified. A later version may count more.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SideMetrics {
    SideMetrics() {}

    /**
     * The metrics of these parts, for implementations of the rules and for readers of stored metrics. The collections are copied.
     *
     * @throws IllegalArgumentException if the parts contradict: the liberties are not from 0 to 6; they or {@code reach} have a
     *     Queen Bee and the other has none; a piece is of the other side or not in {@code reach}; a covered piece is pinned or gated;
     *     or a covered, pinned or gated piece reaches cells
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

    /** The side. */
    public abstract Color color();

    /**
     * How many of the six cells around its Queen Bee are empty, from 0 when she is surrounded (R7.1) to 6; empty while she is in the
     * hand.
     */
    public abstract OptionalInt queenLiberties();

    /**
     * For each of its pieces on the table the cells to which its own movement leads (R3, R4); none for a covered and for a pinned
     * piece, and for all pieces before the Queen Bee is placed (R3.1).
     */
    public abstract Map<Piece, Set<Hex>> reach();

    /**
     * Its pieces whose lifting would split the hive (R3.2), the first way to be blocked; covered pieces are not among them.
     */
    public abstract Set<Piece> pinned();

    /**
     * Its pieces that cannot slide out, although a cell beside them is empty (R3.4), the second way to be blocked: they stand alone
     * on the ground, every ground step is barred, and they have no other movement. Whether they are pinned besides does not matter.
     */
    public abstract Set<Piece> gated();

    /** Its pieces with another on top (R3.3), the third way to be blocked. */
    public abstract Set<Piece> covered();

    /**
     * The cells where a piece of this side could enter (R2.1, R2.2), whether there is one in the hand or not. On the empty table
     * {@link Hex#ORIGIN} stands for all cells for White, and Black has none.
     */
    public abstract Set<Hex> placementCells();

    @Value.Check
    void check() {
        int liberties = queenLiberties().orElse(0);
        if (liberties < 0 || liberties > 6) {
            throw new IllegalArgumentException("A Queen Bee has from 0 to 6 liberties, not " + liberties + ".");
        }
        if (queenLiberties().isPresent() != reach().containsKey(queen())) {
            throw new IllegalArgumentException(
                    "A Queen Bee on the table has liberties and a reach, one in the hand neither.");
        }
        for (Piece piece : reach().keySet()) {
            if (piece.color() != color()) {
                throw new IllegalArgumentException(piece + " is no piece of " + color() + ".");
            }
        }
        for (Set<Piece> blocked : List.of(pinned(), gated(), covered())) {
            for (Piece piece : blocked) {
                if (!Set.of().equals(reach().get(piece))) {
                    throw new IllegalArgumentException(
                            piece + " is blocked, so it is on the table and has an empty reach.");
                }
            }
        }
        if (!Collections.disjoint(covered(), pinned()) || !Collections.disjoint(covered(), gated())) {
            throw new IllegalArgumentException("A covered piece is neither pinned nor gated.");
        }
    }

    private Piece queen() {
        return Piece.of(color(), Bug.QUEEN_BEE);
    }

    /**
     * The cells that the Queen Bee can still step to by her own movement (R4.1), under the one-hive rule (R3.2) and not covered
     * (R3.3): her degrees of freedom are their number, from 0 to 4. None while she is in the hand.
     */
    public Set<Hex> queenSteps() {
        return reach().getOrDefault(queen(), Set.of());
    }

    /** To how many cells the piece can move by itself, see {@link #reach()}; 0 for one that is in the hand or not of this side. */
    public int cellsInReach(Piece piece) {
        return reach().getOrDefault(requireNonNull(piece, "piece"), Set.of()).size();
    }

    /** To how many cells all pieces of this side can move by themselves, a cell counted for each piece that reaches it. */
    public int cellsInReach() {
        return reach().values().stream().mapToInt(Set::size).sum();
    }
}
