// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A cell of the unbounded table (R1.4) in axial coordinates: {@code q} increases to the right, {@code r} to the lower
 * right. The origin is a cell like any other.
 *
 * <p>Coordinates are {@code int}s and wrap around: the column after {@link Integer#MAX_VALUE} is
 * {@link Integer#MIN_VALUE}. Every cell therefore has six neighbours, and arithmetic on cells never fails. The rules
 * also hold across the wrap-around. Games that start at the origin are too short to reach the wrap-around.
 */
public final class Hex implements Comparable<Hex> {
    /** The cell {@code (0, 0)}, the default cell of a game's first piece. */
    public static final Hex ORIGIN = of(0, 0);

    /** The number of different values of a coordinate. */
    private static final long SIZE = 1L << Integer.SIZE;

    private final int q;
    private final int r;

    private Hex(int q, int r) {
        this.q = q;
        this.r = r;
    }

    /**
     * Returns the cell with the given axial coordinates.
     *
     * @param q the coordinate that increases to the right
     * @param r the coordinate that increases to the lower right
     * @return the cell
     */
    public static Hex of(int q, int r) {
        return new Hex(q, r);
    }

    /**
     * Parses a cell such as {@code (2,-1)}, as {@link #toString} prints it. Spaces around the numbers are ignored.
     *
     * @param text the text
     * @return the cell
     * @throws IllegalArgumentException if the text is malformed, or a number is out of the {@code int} range
     */
    public static Hex parse(String text) {
        int comma = requireNonNull(text, "text").indexOf(',');
        if (comma > 0 && text.startsWith("(") && text.endsWith(")")) {
            try {
                return of(
                        coordinate(text.substring(1, comma)), coordinate(text.substring(comma + 1, text.length() - 1)));
            } catch (NumberFormatException e) {
                // throws the exception below
            }
        }
        throw new IllegalArgumentException("Expected a cell such as (2,-1), found " + Messages.quoted(text) + ".");
    }

    /** Accepts only ASCII digits and no plus sign, unlike {@link Integer#parseInt}. */
    private static int coordinate(String text) {
        String number = text.strip();
        for (int i = 0; i < number.length(); i++) {
            char c = number.charAt(i);
            if ((c < '0' || c > '9') && c != '-') {
                throw new NumberFormatException(number);
            }
        }
        return Integer.parseInt(number);
    }

    /** {@return the coordinate that increases to the right} */
    public int q() {
        return q;
    }

    /** {@return the coordinate that increases to the lower right} */
    public int r() {
        return r;
    }

    /**
     * Returns the neighbouring cell in a direction.
     *
     * @param direction the direction
     * @return the neighbour
     */
    public Hex neighbor(Direction direction) {
        requireNonNull(direction, "direction");
        return translate(direction.dq(), direction.dr());
    }

    /** {@return the six neighbouring cells, in {@link Direction} order} */
    public List<Hex> neighbors() {
        Hex[] neighbors = new Hex[6];
        for (Direction direction : Direction.values()) {
            neighbors[direction.ordinal()] = neighbor(direction);
        }
        return List.of(neighbors);
    }

    /**
     * Returns the direction to a neighbouring cell.
     *
     * @param other the other cell
     * @return the direction, or empty if the cells are not neighbours
     */
    public Optional<Direction> directionTo(Hex other) {
        requireNonNull(other, "other");
        for (Direction direction : Direction.values()) {
            if (q() + direction.dq() == other.q() && r() + direction.dr() == other.r()) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether this cell and another cell share an edge.
     *
     * @param other the other cell
     * @return true if the cells are neighbours
     */
    public boolean isNeighbor(Hex other) {
        return directionTo(other).isPresent();
    }

    /**
     * Returns the number of steps of the shortest path to another cell. The path may cross the wrap-around of the
     * coordinates.
     *
     * @param other the other cell
     * @return the number of steps; {@link Integer#MAX_VALUE} if the path is longer
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

    /**
     * Returns this cell shifted by an offset.
     *
     * @param dq the shift along q
     * @param dr the shift along r
     * @return the shifted cell
     */
    public Hex translate(int dq, int dr) {
        return of(q() + dq, r() + dr);
    }

    /** Compares cells by row from top to bottom, and cells of one row from left to right. */
    @Override
    public int compareTo(Hex other) {
        int byRow = Integer.compare(r(), requireNonNull(other, "other").r());
        return byRow != 0 ? byRow : Integer.compare(q(), other.q());
    }

    /** Returns whether both coordinates are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Hex other && q == other.q && r == other.r;
    }

    /** Returns a hash code that differs between runs, which prevents hash-collision attacks. */
    @Override
    public int hashCode() {
        return Long.hashCode(Hashing.mix(Hashing.START, Hashing.pair(q, r)));
    }

    /** Returns the coordinates in the form that {@link #parse} reads, such as {@code (2,-1)}. */
    @Override
    public String toString() {
        return "(" + q() + "," + r() + ")";
    }
}
