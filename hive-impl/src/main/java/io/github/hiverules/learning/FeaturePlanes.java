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
import java.util.stream.Stream;

/**
 * A converter from positions to planes of numbers. The planes are input for convolutional networks.
 *
 * <p>Each of the chosen {@linkplain Feature features} has one or more planes. With the radius R, a plane has (2R+1) by
 * (2R+1) values. The coordinate r selects the row of a plane, and the coordinate q selects the column. Relative to the
 * middle of the table, the cell (q, r) has the index {@code (r + R) * (2R + 1) + q + R}.
 *
 * <pre>{@code
 * FeaturePlanes planes = FeaturePlanes.builder(Ruleset.full())
 *         .middle(Middle.HIVE)
 *         .features(Feature.BUGS, Feature.HEIGHTS, Feature.HANDS)
 *         .build();
 * }</pre>
 *
 * <p>The table is a hexagon: all cells that are at most R steps from the middle. The upper left and lower right corners
 * of a plane are outside the hexagon. If a position fits, which {@link #write} returns, the corners outside the hexagon
 * are empty, except in planes that are filled with one value.
 *
 * <p>Immutable and thread-safe. Each thread needs its own board and array.
 */
public final class FeaturePlanes {
    private static final int MAX_RADIUS = 31;

    private final List<Feature> features;
    private final List<Bug> kinds;
    private final int radius;
    private final Middle middle;
    private final PlaneWriter writer;

    /** The {@link #sources(Symmetry, int)} of each symmetry. */
    private final int[][] sources;

    private FeaturePlanes(Builder builder) {
        features = builder.features;
        kinds = kinds(builder.expansions);
        radius = builder.radius;
        middle = builder.middle;
        writer = new PlaneWriter(features, kinds, radius, middle);
        sources = Stream.of(Symmetry.values())
                .map(symmetry -> sources(symmetry, radius))
                .toArray(int[][]::new);
    }

    private static List<Bug> kinds(Set<Expansion> expansions) {
        List<Bug> kinds = new ArrayList<>(PieceOrder.KINDS);
        kinds.removeIf(bug ->
                bug.expansion().filter(needed -> !expansions.contains(needed)).isPresent());
        return List.copyOf(kinds);
    }

    /**
     * Returns the default planes, with radius 8 and the first piece in the middle. The features are
     * {@link Feature#BUGS}, {@link Feature#PINNED}, {@link Feature#PLACEMENTS}, {@link Feature#COVERED} and
     * {@link Feature#SIDE_TO_MOVE}.
     *
     * @param ruleset the ruleset; its expansions get planes. If a game lacks an expansion, the expansion's planes are
     *     empty
     * @return 17 planes for the base game, plus 2 planes for each expansion
     */
    public static FeaturePlanes of(Ruleset ruleset) {
        return builder(ruleset).build();
    }

    /**
     * Returns a builder that starts with the {@linkplain #of default planes}.
     *
     * @param ruleset the ruleset; its expansions get planes. If a game lacks an expansion, the expansion's planes are
     *     empty
     * @return a new builder
     */
    public static Builder builder(Ruleset ruleset) {
        return new Builder(requireNonNull(ruleset, "ruleset").expansions());
    }

    /** A builder of planes. */
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
         * Sets the features and their order.
         *
         * @param chosen the features, at least one, without repetition
         * @return this builder
         * @throws IllegalArgumentException if there are no features, or a feature is repeated
         */
        public Builder features(Feature... chosen) {
            requireNonNull(chosen, "chosen");
            List<Feature> list = Stream.of(chosen)
                    .map(feature -> requireNonNull(feature, "feature"))
                    .toList();
            if (list.isEmpty() || Set.copyOf(list).size() < list.size()) {
                throw new IllegalArgumentException("Expected at least one feature, and each once, found " + list + ".");
            }
            features = list;
            return this;
        }

        /**
         * Sets the radius R: the number of steps from the middle of the table to its edge.
         *
         * @param steps the radius, 1 to 31
         * @return this builder
         * @throws IllegalArgumentException if the radius is out of range
         */
        public Builder radius(int steps) {
            if (steps < 1 || steps > MAX_RADIUS) {
                throw new IllegalArgumentException(
                        "Expected a radius from 1 to " + MAX_RADIUS + ", found " + steps + ".");
            }
            radius = steps;
            return this;
        }

        /**
         * Sets the middle of the table.
         *
         * @param cell the middle
         * @return this builder
         */
        public Builder middle(Middle cell) {
            middle = requireNonNull(cell, "middle");
            return this;
        }

        /**
         * Creates the planes.
         *
         * @return the planes
         */
        public FeaturePlanes build() {
            return new FeaturePlanes(this);
        }
    }

    /** {@return the features, in the order of their planes} */
    public List<Feature> features() {
        return features;
    }

    /** {@return the kinds of pieces with planes, in the order of their planes} */
    public List<Bug> kinds() {
        return kinds;
    }

    /** {@return the radius R: the number of steps from the middle of the table to its edge} */
    public int radius() {
        return radius;
    }

    /** {@return the middle of the table} */
    public Middle middle() {
        return middle;
    }

    /** {@return the names of the planes in order, such as {@code BUGS OWN QUEEN_BEE} and {@code SIDE_TO_MOVE}} */
    public List<String> names() {
        return features.stream()
                .flatMap(feature -> feature.planes(kinds).stream())
                .toList();
    }

    /** {@return the number of planes} */
    public int count() {
        return writer.count();
    }

    /** {@return the number of rows of a plane, which is also the number of columns: 2R + 1} */
    public int width() {
        return 2 * radius + 1;
    }

    /** {@return the number of values that {@link #write} writes: {@link #count()} times {@link #width()} squared} */
    public int size() {
        return count() * width() * width();
    }

    /**
     * Returns the index of the first plane of a feature.
     *
     * @param feature the feature
     * @return the index, from 0
     * @throws IllegalArgumentException if the feature is not in {@link #features()}
     */
    public int firstPlane(Feature feature) {
        if (!features.contains(requireNonNull(feature, "feature"))) {
            throw new IllegalArgumentException("Expected one of " + features + ", found " + feature + ".");
        }
        return writer.firstPlane(feature);
    }

    /**
     * Writes the planes of a position. All values are 0 to 127. A count above 127 is written as 127.
     *
     * <p>A position fits if all marked cells are at most R steps from the middle. If a position doesn't fit, the planes
     * lack the marked cells outside the square.
     *
     * @param board the position
     * @param own the side for which the planes are written
     * @param values the array that receives {@link #size()} values
     * @param offset the index of the first value
     * @return true if the position fits
     * @throws IllegalArgumentException if {@link Feature#BUGS} or {@link Feature#HANDS} contains a piece of a kind
     *     without planes
     * @throws IndexOutOfBoundsException if the array is too short
     */
    public boolean write(SearchBoard board, Color own, byte[] values, int offset) {
        requireNonNull(board, "board");
        requireNonNull(own, "own");
        checkFromIndexSize(offset, size(), requireNonNull(values, "values").length);
        Arrays.fill(values, offset, offset + size(), (byte) 0);
        return writer.write(board, own, values, offset);
    }

    /**
     * Rotates or reflects planes about the middle cell. A loop over {@link Symmetry#values()} writes all twelve images of
     * a position. {@link MoveNumbers#image} rotates or reflects the number of a move.
     *
     * <p>If the position {@linkplain #write fits}, the image is equal to the planes of the rotated or reflected
     * position. A symmetry doesn't move the values in the corners outside the hexagon.
     *
     * @param symmetry the symmetry
     * @param values an array with {@link #size()} values that {@link #write} wrote
     * @param offset the index of the first value
     * @param image the array that receives {@link #size()} values; not the array {@code values}
     * @param imageOffset the index of the first value of the image
     * @throws UnsupportedOperationException if {@link #middle()} is not {@link Middle#FIRST_PIECE}, see {@link #gather}
     * @throws IndexOutOfBoundsException if an array is too short
     */
    public void image(Symmetry symmetry, byte[] values, int offset, byte[] image, int imageOffset) {
        requireNonNull(symmetry, "symmetry");
        checkFromIndexSize(offset, size(), requireNonNull(values, "values").length);
        checkFromIndexSize(imageOffset, size(), requireNonNull(image, "image").length);
        int[] cells = sources(symmetry);
        for (int plane = 0; plane < size(); plane += cells.length) {
            for (int i = 0; i < cells.length; i++) {
                image[imageOffset + plane + i] = values[offset + plane + cells[i]];
            }
        }
    }

    /**
     * Returns the indices that rotate or reflect planes about the middle cell: {@code image[i] = values[indices[i]]}.
     *
     * <p>If the position {@linkplain #write fits}, the image is equal to the planes of the rotated or reflected
     * position. A symmetry doesn't move the values in the corners outside the hexagon.
     *
     * <p>This holds for {@link Middle#FIRST_PIECE} only. {@link Middle#HIVE} doesn't turn with the hive, because no
     * cell is in the middle of two neighbours. Write the planes of the position that
     * {@link Symmetry#apply(io.github.hiverules.api.Position)} returns instead.
     *
     * @param symmetry the symmetry
     * @return a new array of {@link #size()} indices
     * @throws UnsupportedOperationException if {@link #middle()} is not {@link Middle#FIRST_PIECE}
     */
    public int[] gather(Symmetry symmetry) {
        int[] cells = sources(requireNonNull(symmetry, "symmetry"));
        int[] indices = new int[size()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i - i % cells.length + cells[i % cells.length];
        }
        return indices;
    }

    /** Returns for each cell of a plane the cell that the symmetry moves there. */
    private int[] sources(Symmetry symmetry) {
        if (middle != Middle.FIRST_PIECE) {
            throw new UnsupportedOperationException("Expected planes with the middle FIRST_PIECE, found " + middle
                    + ": it doesn't turn with the hive.");
        }
        return sources[symmetry.ordinal()];
    }

    private static int[] sources(Symmetry symmetry, int radius) {
        int width = 2 * radius + 1;
        int[] sources = new int[width * width];
        for (int r = -radius; r <= radius; r++) {
            for (int q = -radius; q <= radius; q++) {
                Hex image = Math.abs(q + r) > radius ? Hex.of(q, r) : symmetry.apply(Hex.of(q, r));
                sources[(image.r() + radius) * width + image.q() + radius] = (r + radius) * width + q + radius;
            }
        }
        return sources;
    }
}
