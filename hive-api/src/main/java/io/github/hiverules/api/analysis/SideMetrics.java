// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One side's metrics (R8), as if it were that side's turn. They tell of the arrangement: a rest (R5.1) and the end of the
 * game (R7.4) are left out of account, and so are throws (R4.9). Cells are those of the position, row by row; pieces come in
 * the order of {@link Piece#values()}.
 *
 * @param color the side
 * @param queenLiberties how many of the six cells around its Queen Bee are empty, from 0 when she is surrounded (R7.1) to 6;
 *     empty while she is in the hand
 * @param reach for each of its pieces on the table the cells to which its own movement leads (R3, R4); none for a covered and
 *     for a pinned piece, and for all pieces before the Queen Bee is placed (R3.1)
 * @param pinned its pieces whose lifting would split the hive (R3.2), the first way to be blocked; covered pieces are not
 *     among them
 * @param gated its pieces that cannot slide out, although a cell beside them is empty (R3.4), the second way to be blocked:
 *     they stand alone on the ground, every ground step is barred, and they have no other movement. Whether they are pinned
 *     besides does not matter
 * @param covered its pieces with another on top (R3.3), the third way to be blocked
 * @param placementCells the cells where a piece of this side could enter (R2.1, R2.2), whether there is one in the hand or
 *     not. On the empty table {@link Hex#ORIGIN} stands for all cells for White, and Black has none
 */
public record SideMetrics(
        Color color,
        OptionalInt queenLiberties,
        Map<Piece, Set<Hex>> reach,
        Set<Piece> pinned,
        Set<Piece> gated,
        Set<Piece> covered,
        Set<Hex> placementCells) {

    /**
     * Copies the collections.
     *
     * @throws IllegalArgumentException if the liberties are not from 0 to 6
     */
    public SideMetrics {
        requireNonNull(color, "color");
        requireNonNull(queenLiberties, "queenLiberties");
        requireNonNull(reach, "reach");
        requireNonNull(pinned, "pinned");
        requireNonNull(gated, "gated");
        requireNonNull(covered, "covered");
        requireNonNull(placementCells, "placementCells");
        if (queenLiberties.orElse(0) < 0 || queenLiberties.orElse(0) > 6) {
            throw new IllegalArgumentException(
                    "A Queen Bee has from 0 to 6 liberties, not " + queenLiberties.getAsInt() + ".");
        }
        Map<Piece, Set<Hex>> copy = new TreeMap<>();
        reach.forEach((piece, cells) -> copy.put(piece, sorted(cells)));
        reach = Collections.unmodifiableMap(copy);
        pinned = sorted(pinned);
        gated = sorted(gated);
        covered = sorted(covered);
        placementCells = sorted(placementCells);
    }

    /**
     * The cells that the Queen Bee can still step to by her own movement (R4.1), under the one-hive rule (R3.2) and not covered
     * (R3.3): her degrees of freedom are their number, from 0 to 4. None while she is in the hand.
     */
    public Set<Hex> queenSteps() {
        return reach.getOrDefault(Piece.of(color, Bug.QUEEN_BEE), Set.of());
    }

    /** To how many cells the piece can move by itself, see {@link #reach()}; 0 for one that is in the hand or not of this side. */
    public int cellsInReach(Piece piece) {
        return reach.getOrDefault(requireNonNull(piece, "piece"), Set.of()).size();
    }

    /** To how many cells all pieces of this side can move by themselves, a cell counted for each piece that reaches it. */
    public int cellsInReach() {
        return reach.values().stream().mapToInt(Set::size).sum();
    }

    private static <T extends Comparable<T>> Set<T> sorted(Collection<T> members) {
        return Collections.unmodifiableSet(new TreeSet<>(members));
    }
}
