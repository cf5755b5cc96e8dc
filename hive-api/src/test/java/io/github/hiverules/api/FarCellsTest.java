// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells wrap around at the ends of the {@code int} range (R1.4). */
class FarCellsTest {
    private static final int MIN = Integer.MIN_VALUE;
    private static final int MAX = Integer.MAX_VALUE;

    @Provide
    Arbitrary<Hex> cells() {
        Arbitrary<Integer> coordinate = Arbitraries.oneOf(
                Arbitraries.integers(),
                Arbitraries.of(MIN, MIN + 1, MIN / 2, -1, 0, 1, MAX / 2, MAX / 2 + 1, MAX - 1, MAX));
        return Combinators.combine(coordinate, coordinate).as(Hex::of);
    }

    @Property
    void R1_4_everyCellHasSixNeighbors(@ForAll("cells") Hex cell) {
        assertThat(cell.neighbors()).doesNotHaveDuplicates().hasSize(6);
        for (Direction direction : Direction.values()) {
            Hex neighbor = cell.neighbor(direction);
            assertThat(cell.distance(neighbor)).isEqualTo(1);
            assertThat(cell.directionTo(neighbor)).contains(direction);
            assertThat(neighbor.neighbor(direction.opposite())).isEqualTo(cell);
        }
    }

    @Property
    void distanceIsAMetric(@ForAll("cells") Hex one, @ForAll("cells") Hex other, @ForAll("cells") Hex third) {
        int distance = one.distance(other);
        assertThat(distance).isNotNegative().isEqualTo(other.distance(one));
        assertThat(distance == 0).isEqualTo(one.equals(other));
        assertThat(distance == 1).isEqualTo(one.isNeighbor(other));
        assertThat((long) one.distance(third)).isLessThanOrEqualTo((long) distance + other.distance(third));
        if (distance < MAX) {
            for (Hex beside : other.neighbors()) {
                assertThat(one.distance(beside)).isBetween(distance - 1, distance + 1);
            }
        }
    }

    @Property
    void symmetriesAndShiftsKeepDistances(
            @ForAll("cells") Hex one, @ForAll("cells") Hex other, @ForAll("cells") Hex by, @ForAll Symmetry symmetry) {
        int distance = one.distance(other);
        assertThat(one.translate(by.q(), by.r()).distance(other.translate(by.q(), by.r())))
                .isEqualTo(distance);
        assertThat(symmetry.apply(one).distance(symmetry.apply(other))).isEqualTo(distance);
        assertThat(one.translate(by.q(), by.r()).translate(-by.q(), -by.r())).isEqualTo(one);
        assertThat(symmetry.inverse().apply(symmetry.apply(one))).isEqualTo(one);
        assertThat(Hex.parse(one.toString())).isEqualTo(one);
    }

    @ParameterizedTest
    @CsvSource({
        "0,           0,           2147483647,  -2147483648, 2147483647",
        "2147483647,  0,           -2147483648, 0,           1",
        "2147483647,  -2147483648, -2147483648, 2147483647,  1",
        "0,           0,           -2147483648, 0,           2147483647",
        "0,           0,           1500000000,  1500000000,  2147483647",
        "0,           0,           2147483647,  2147483647,  2147483647",
        "0,           0,           1073741824,  1073741823,  2147483647",
        "0,           0,           1073741823,  1073741823,  2147483646",
        "2147483640,  5,           -2147483640, 3,           16",
    })
    void R1_4_measuresDistanceAcrossWrapAround(int q, int r, int otherQ, int otherR, int distance) {
        assertThat(Hex.of(q, r).distance(Hex.of(otherQ, otherR))).isEqualTo(distance);
    }

    /** Compares the distance with a slow computation, which tries all ways around the table. */
    @Property
    void distanceIsShortestAcrossWrapAround(@ForAll("cells") Hex one, @ForAll("cells") Hex other) {
        long least = Long.MAX_VALUE;
        for (long aroundQ = -1; aroundQ <= 1; aroundQ++) {
            for (long aroundR = -1; aroundR <= 1; aroundR++) {
                long dq = (long) other.q() - one.q() + (aroundQ << 32);
                long dr = (long) other.r() - one.r() + (aroundR << 32);
                least = Math.min(least, Math.max(Math.abs(dq + dr), Math.max(Math.abs(dq), Math.abs(dr))));
            }
        }
        assertThat(one.distance(other)).isEqualTo((int) Math.min(least, MAX));
    }

    @Property
    void shapeIsIndependentOfCoordinates(@ForAll("cells") Hex corner) {
        Position position = Setup.builder()
                .put(corner.translate(1, 0), Piece.parse("wQ"))
                .put(corner.translate(0, 1), Piece.parse("bQ"))
                .put(corner.translate(0, 2), Piece.parse("bS1"))
                .put(corner.translate(2, 0), Piece.parse("wS1"))
                .ply(8)
                .build()
                .toPosition();
        assertThat(position.corner()).isEqualTo(corner);
        assertThat(position.normalized().corner()).isEqualTo(Hex.ORIGIN);
        assertThat(position.normalized().translate(corner.q(), corner.r())).isEqualTo(position);
    }

    @Property
    void directionToFindsRotatedDirection(@ForAll int sixths) {
        for (Direction direction : Direction.values()) {
            assertThat(direction.rotate(sixths))
                    .isEqualTo(Direction.values()[(int) Math.floorMod((long) direction.ordinal() + sixths, 6L)]);
        }
    }
}
