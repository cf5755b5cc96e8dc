package io.github.hiverules.api;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * One side's figures (R8), as if it were that side's turn. They tell of the arrangement: a rest (R5.1) and the end of the
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
 * @param shutIn its pieces that cannot slide out, although a cell beside them is empty (R3.4), the second way to be blocked:
 *     they stand alone on the ground, every ground step is barred, and they have no other movement. Whether they are pinned
 *     besides does not matter
 * @param covered its pieces with another on top (R3.3), the third way to be blocked
 * @param placementCells the cells where a piece of this side could enter (R2.1, R2.2), whether there is one in the hand or
 *     not. On the empty table {@link Hex#ORIGIN} stands for all cells for White, and Black has none
 */
public record SideFigures(
        Color color,
        OptionalInt queenLiberties,
        Map<Piece, Set<Hex>> reach,
        Set<Piece> pinned,
        Set<Piece> shutIn,
        Set<Piece> covered,
        Set<Hex> placementCells)
        implements Serializable {

    /** Copies the collections. */
    public SideFigures {
        Map<Piece, Set<Hex>> copy = new TreeMap<>();
        reach.forEach((piece, cells) -> copy.put(piece, InOrder.copy(cells)));
        reach = Collections.unmodifiableMap(copy);
        pinned = InOrder.copy(pinned);
        shutIn = InOrder.copy(shutIn);
        covered = InOrder.copy(covered);
        placementCells = InOrder.copy(placementCells);
    }

    /** Travels with -1 for liberties that there are none of, because an optional number does not. */
    private Object writeReplace() {
        return new Travelling(
                color, queenLiberties.orElse(-1), new TreeMap<>(reach), pinned, shutIn, covered, placementCells);
    }

    /** Figures on their way through a stream. */
    private record Travelling(
            Color color,
            int liberties,
            Map<Piece, Set<Hex>> reach,
            Set<Piece> pinned,
            Set<Piece> shutIn,
            Set<Piece> covered,
            Set<Hex> placementCells)
            implements Serializable {
        private Object readResolve() {
            OptionalInt known = liberties < 0 ? OptionalInt.empty() : OptionalInt.of(liberties);
            return new SideFigures(color, known, reach, pinned, shutIn, covered, placementCells);
        }
    }

    /**
     * The cells that the Queen Bee can still step to by her own movement (R4.1), under the one-hive rule (R3.2) and not covered
     * (R3.3): her degrees of freedom are their number, from 0 to 4. None while she is in the hand.
     */
    public Set<Hex> queenSteps() {
        return reach.getOrDefault(Piece.of(color, Bug.QUEEN_BEE), Set.of());
    }

    /** To how many cells the piece can move by itself; 0 for one that is in the hand or not of this side. */
    public int mobility(Piece piece) {
        return reach.getOrDefault(piece, Set.of()).size();
    }

    /** To how many cells all pieces of this side can move by themselves, a cell counted for each piece that reaches it. */
    public int mobility() {
        return reach.values().stream().mapToInt(Set::size).sum();
    }
}
