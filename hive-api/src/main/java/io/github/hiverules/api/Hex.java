// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A cell of the endless table (R1.4) in axial coordinates: {@code q} grows to the right, {@code r} to the lower right.
 * Where the origin lies means nothing; only differences between cells do.
 *
 * <p>The table is as large as the range of an {@code int}, and closed: the column and the row behind
 * {@link Integer#MAX_VALUE} are those of {@link Integer#MIN_VALUE}. So each cell has six neighbours, no arithmetic on cells fails,
 * and a hive that lies across the seam plays as anywhere else. No game gets there from the origin.
 */
public final class Hex implements Comparable<Hex> {
    /** The cell {@code (0, 0)}, where this library puts a game's first piece unless told otherwise. */
    public static final Hex ORIGIN = of(0, 0);

    /** How many columns the table has, and how many rows. */
    private static final long SIZE = 1L << Integer.SIZE;

    private final int q;
    private final int r;

    private Hex(int q, int r) {
        this.q = q;
        this.r = r;
    }

    /** The cell with these axial coordinates. */
    public static Hex of(int q, int r) {
        return new Hex(q, r);
    }

    /**
     * The cell that {@link #toString} prints: {@code (2,-1)}. Space around the numbers is passed over.
     *
     * @throws IllegalArgumentException if the text is no such pair of numbers, or one is out of the range of an {@code int}
     */
    public static Hex parse(String text) {
        int comma = requireNonNull(text, "text").indexOf(',');
        if (comma > 0 && text.startsWith("(") && text.endsWith(")")) {
            try {
                return of(
                        Integer.parseInt(text.substring(1, comma).strip()),
                        Integer.parseInt(
                                text.substring(comma + 1, text.length() - 1).strip()));
            } catch (NumberFormatException e) {
                // the message below says it
            }
        }
        throw new IllegalArgumentException("Expected a cell such as (2,-1), found \""
                + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "\".");
    }

    /** The coordinate that grows to the right along a row. */
    public int q() {
        return q;
    }

    /** The coordinate that grows to the lower right, from row to row. */
    public int r() {
        return r;
    }

    /** The neighbouring cell in that direction. */
    public Hex neighbor(Direction direction) {
        requireNonNull(direction, "direction");
        return translate(direction.dq(), direction.dr());
    }

    /** The six neighbouring cells, in the order of {@link Direction}. */
    public List<Hex> neighbors() {
        Hex[] neighbors = new Hex[6];
        for (Direction direction : Direction.values()) {
            neighbors[direction.ordinal()] = neighbor(direction);
        }
        return List.of(neighbors);
    }

    /** The direction in which the other cell is this cell's neighbour, or empty if it is none. */
    public Optional<Direction> directionTo(Hex other) {
        requireNonNull(other, "other");
        for (Direction direction : Direction.values()) {
            if (q() + direction.dq() == other.q() && r() + direction.dr() == other.r()) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /** Whether the two cells share a side. */
    public boolean isNeighbor(Hex other) {
        return directionTo(other).isPresent();
    }

    /**
     * The fewest steps from cell to cell that lead from here to there, across the seam of the table where that is shorter; at most
     * {@link Integer#MAX_VALUE}, which stands for larger numbers too.
     */
    public int distance(Hex other) {
        int dq = requireNonNull(other, "other").q - q;
        int dr = other.r - r;
        long least = steps(dq, dr);
        if (least > Integer.MAX_VALUE / 2) {
            long acrossQ = steps(dq - Long.signum(dq) * SIZE, dr);
            long acrossR = steps(dq, dr - Long.signum(dr) * SIZE);
            least = Math.min(Math.min(least, Integer.MAX_VALUE), Math.min(acrossQ, acrossR));
        }
        return (int) least;
    }

    private static long steps(long dq, long dr) {
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    /** This cell moved by that difference. */
    public Hex translate(int dq, int dr) {
        return of(q() + dq, r() + dr);
    }

    /** The connected groups that these cells form, each cell in one; a single group where all hold together. */
    static List<Set<Hex>> groups(Collection<Hex> cells) {
        List<Set<Hex>> groups = new ArrayList<>();
        Set<Hex> rest = new LinkedHashSet<>(requireNonNull(cells, "cells"));
        while (!rest.isEmpty()) {
            Set<Hex> group = new LinkedHashSet<>();
            Deque<Hex> open = new ArrayDeque<>(List.of(rest.iterator().next()));
            while (!open.isEmpty()) {
                Hex hex = open.remove();
                if (rest.remove(hex)) {
                    group.add(hex);
                    for (Direction direction : Direction.values()) {
                        open.add(hex.neighbor(direction));
                    }
                }
            }
            groups.add(group);
        }
        return groups;
    }

    /** Whether these cells, each once, form at most one connected group. */
    static boolean areConnected(Collection<Hex> cells) {
        Hex[] all = cells.toArray(new Hex[0]);
        if (all.length > Long.SIZE) {
            return groups(cells).size() <= 1;
        }
        if (all.length == 0) {
            return true;
        }
        long unseen = (-1L >>> Long.SIZE - all.length) & ~1L;
        for (long open = 1; open != 0 && unseen != 0; ) {
            Hex from = all[Long.numberOfTrailingZeros(open)];
            open &= open - 1;
            for (long rest = unseen; rest != 0; rest &= rest - 1) {
                int i = Long.numberOfTrailingZeros(rest);
                if (steps(all[i].q - from.q, all[i].r - from.r) == 1) {
                    open |= 1L << i;
                    unseen &= ~(1L << i);
                }
            }
        }
        return unseen == 0;
    }

    /** Orders cells row by row from the top, within a row from the left. */
    @Override
    public int compareTo(Hex other) {
        int byRow = Integer.compare(r(), requireNonNull(other, "other").r());
        return byRow != 0 ? byRow : Integer.compare(q(), other.q());
    }

    /** Equal when both coordinates are. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Hex other && q == other.q && r == other.r;
    }

    /** Another number in each run of a program, so that nobody can prepare cells that share one. */
    @Override
    public int hashCode() {
        return Long.hashCode(Hashing.mix(Hashing.START, Hashing.pair(q, r)));
    }

    /** The two coordinates, which {@link #parse} reads: {@code (2,-1)}. */
    @Override
    public String toString() {
        return "(" + q() + "," + r() + ")";
    }
}
