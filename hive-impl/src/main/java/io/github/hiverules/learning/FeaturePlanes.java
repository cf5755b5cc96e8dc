// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static java.util.Objects.checkFromIndexSize;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Positions as planes of numbers, the input of convolutional networks: for each of some {@linkplain Feature features} one plane
 * or several of (2R+1) by (2R+1) values, one after the other. In a plane the row is the coordinate r, from above, and the column
 * q: the value of the cell (q, r) away from the middle of the table has the index {@code (r + R) * (2R + 1) + q + R}.
 *
 * <pre>{@code
 * FeaturePlanes planes = FeaturePlanes.builder(Ruleset.parse("Base+MLP"))
 *         .middle(Middle.HIVE)
 *         .features(Feature.BUGS, Feature.HEIGHTS, Feature.HANDS)
 *         .build();
 * }</pre>
 *
 * <p>The table is the hexagon of the cells that are R steps or fewer from its middle; the two corners of the square beyond it,
 * at the upper left and at the lower right, stay empty but for planes that are filled as a whole. {@link #write} says whether
 * a position fits.
 *
 * <p>Immutable, so that threads can share it; each writes from a board of its own into an array of its own.
 */
public final class FeaturePlanes {
    private static final int MAX_RADIUS = 31;

    private final List<Feature> features;
    private final List<Bug> kinds;
    private final int radius;
    private final Middle middle;
    private final PlaneWriter writer;

    private FeaturePlanes(Builder builder) {
        features = builder.features;
        kinds = kinds(builder.expansions);
        radius = builder.radius;
        middle = builder.middle;
        writer = new PlaneWriter(features, kinds, radius, middle);
    }

    private static List<Bug> kinds(Set<Expansion> expansions) {
        List<Bug> kinds = new ArrayList<>(PieceOrder.KINDS);
        kinds.removeIf(bug ->
                bug.expansion().filter(needed -> !expansions.contains(needed)).isPresent());
        return List.copyOf(kinds);
    }

    /**
     * The usual planes: {@link Feature#BUGS}, {@link Feature#PINNED}, {@link Feature#PLACEMENTS}, {@link Feature#COVERED} and
     * {@link Feature#SIDE_TO_MOVE}, which are 17 planes for the base game and two more for each expansion; R is 8, and the middle
     * is the first piece's cell.
     *
     * @param ruleset names the expansions; games with fewer can be written too, and leave planes empty
     */
    public static FeaturePlanes of(Ruleset ruleset) {
        return builder(ruleset).build();
    }

    /** A choice of planes that begins with {@linkplain #of the usual one}. */
    public static Builder builder(Ruleset ruleset) {
        return new Builder(requireNonNull(ruleset, "ruleset").expansions());
    }

    /** Which planes to write, and where. */
    public static final class Builder {
        private final Set<Expansion> expansions;
        private List<Feature> features =
                List.of(Feature.BUGS, Feature.PINNED, Feature.PLACEMENTS, Feature.COVERED, Feature.SIDE_TO_MOVE);
        private int radius = 8;
        private Middle middle = Middle.FIRST_PIECE;

        private Builder(Set<Expansion> expansions) {
            this.expansions = expansions;
        }

        /**
         * The features to write, in this order.
         *
         * @throws IllegalArgumentException if there is none, or one comes twice
         */
        public Builder features(Feature... chosen) {
            List<Feature> list = List.of(chosen);
            if (list.isEmpty() || Set.copyOf(list).size() < list.size()) {
                throw new IllegalArgumentException("Planes show at least one feature, and each once: " + list + ".");
            }
            features = list;
            return this;
        }

        /**
         * R, how many steps it is from the middle of the table to its edge.
         *
         * @param steps 1 to 31
         * @throws IllegalArgumentException if it is not
         */
        public Builder radius(int steps) {
            if (steps < 1 || steps > MAX_RADIUS) {
                throw new IllegalArgumentException("The radius is 1 to " + MAX_RADIUS + ", not " + steps + ".");
            }
            radius = steps;
            return this;
        }

        /** Which cell is the middle of the table. */
        public Builder middle(Middle cell) {
            middle = requireNonNull(cell, "middle");
            return this;
        }

        /** The planes. */
        public FeaturePlanes build() {
            return new FeaturePlanes(this);
        }
    }

    /** The features, in the order of their planes. */
    public List<Feature> features() {
        return features;
    }

    /** The kinds of pieces that have planes, in the order of their planes. */
    public List<Bug> kinds() {
        return kinds;
    }

    /** R, how many steps it is from the middle of the table to its edge. */
    public int radius() {
        return radius;
    }

    /** Which cell is the middle of the table. */
    public Middle middle() {
        return middle;
    }

    /** How many planes there are. */
    public int count() {
        return writer.count();
    }

    /** The rows of a plane, which are its columns as well: 2R + 1. */
    public int side() {
        return 2 * radius + 1;
    }

    /** How many values {@link #write} writes: {@link #count()} times {@link #side()} times {@link #side()}. */
    public int size() {
        return count() * side() * side();
    }

    /**
     * Which plane is the first of a feature, from 0.
     *
     * @throws IllegalArgumentException if the feature is not among {@link #features()}
     */
    public int firstPlane(Feature feature) {
        if (!features.contains(requireNonNull(feature, "feature"))) {
            throw new IllegalArgumentException("These planes do not show " + feature + ".");
        }
        return writer.firstPlane(feature);
    }

    /**
     * Writes a position.
     *
     * @param board the position; it is left as it is
     * @param own the side that the planes are written for
     * @param values {@link #size()} values of it from {@code offset} on are written, whatever was there before
     * @return whether the position fits: false if anything that the planes show lies more than R steps from the middle; then
     *     they lack what lies outside of the square
     * @throws IllegalArgumentException if there are pieces in the game of a kind that has no planes
     * @throws IndexOutOfBoundsException if there is no room for the values
     */
    public boolean write(SearchBoard board, Color own, float[] values, int offset) {
        checkFromIndexSize(offset, size(), values.length);
        Arrays.fill(values, offset, offset + size(), 0);
        return writer.write(board, requireNonNull(own, "own"), null, values, offset);
    }

    /** As {@link #write(SearchBoard, Color, float[], int)}, into bytes; all values are 0 to 127, a larger count is 127. */
    public boolean write(SearchBoard board, Color own, byte[] values, int offset) {
        checkFromIndexSize(offset, size(), values.length);
        Arrays.fill(values, offset, offset + size(), (byte) 0);
        return writer.write(board, requireNonNull(own, "own"), values, null, offset);
    }

    /**
     * A symmetry about the middle of the table as an index table, so that turning or mirroring the planes of a position is one
     * gather: {@code image[i] = values[table[i]]}. For a position that {@linkplain #write fits} these are the planes of the
     * turned or mirrored position. What is outside of the hexagon stays where it is.
     *
     * @return a new array of {@link #size()} indices, a permutation
     */
    public int[] gather(Symmetry symmetry) {
        requireNonNull(symmetry, "symmetry");
        int side = side();
        int[] table = new int[size()];
        for (int r = -radius; r <= radius; r++) {
            for (int q = -radius; q <= radius; q++) {
                Hex image = Math.abs(q + r) > radius ? Hex.of(q, r) : symmetry.apply(Hex.of(q, r));
                int from = (r + radius) * side + q + radius;
                int to = (image.r() + radius) * side + image.q() + radius;
                for (int plane = 0; plane < count(); plane++) {
                    table[plane * side * side + to] = plane * side * side + from;
                }
            }
        }
        return table;
    }
}
