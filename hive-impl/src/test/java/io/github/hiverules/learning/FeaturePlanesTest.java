// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares planes with the planes of a slow implementation. */
class FeaturePlanesTest {
    private static final FeaturePlanes ALL = FeaturePlanes.builder(Ruleset.full())
            .features(Feature.values())
            .radius(14)
            .build();

    @Test
    void defaultPlanesAre17AndTwoForEachExpansion() {
        assertThat(FeaturePlanes.of(Ruleset.parse("Base")).count()).isEqualTo(17);
        assertThat(FeaturePlanes.of(Ruleset.parse("Base+L")).count()).isEqualTo(19);
        FeaturePlanes planes = FeaturePlanes.of(Ruleset.full());
        assertThat(planes.count()).isEqualTo(23);
        assertThat(planes.size()).isEqualTo(23 * 17 * 17);
        assertThat(planes.kinds().get(1)).isEqualTo(Bug.SOLDIER_ANT);
        assertThat(planes.features())
                .containsExactly(
                        Feature.BUGS, Feature.PINNED, Feature.PLACEMENTS, Feature.COVERED, Feature.SIDE_TO_MOVE);
        assertThat(planes.middle()).isEqualTo(Middle.FIRST_PIECE);
        assertThat(planes(31, Feature.BUGS).width()).isEqualTo(63);
        assertThat(planes(1, Feature.BUGS).width()).isEqualTo(3);
        assertThat(planes.firstPlane(Feature.SIDE_TO_MOVE)).isEqualTo(22);
        assertThatThrownBy(() -> planes.firstPlane(Feature.HANDS)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eachPlaneHasItsOwnName() {
        assertThat(ALL.names()).hasSize(ALL.count()).doesNotHaveDuplicates();
        assertThat(ALL.names().subList(0, 9))
                .startsWith("BUGS OWN QUEEN_BEE", "BUGS OWN SOLDIER_ANT")
                .endsWith("BUGS OTHER QUEEN_BEE");
        assertThat(ALL.names().get(ALL.firstPlane(Feature.LAST_MOVE) + 1)).isEqualTo("LAST_MOVE TO");
    }

    @Test
    void rejectsInvalidArguments() {
        FeaturePlanes.Builder builder = FeaturePlanes.builder(Ruleset.parse("Base"));
        assertThatThrownBy(builder::features).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.features(Feature.BUGS, Feature.BUGS))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.radius(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.radius(32)).isInstanceOf(IllegalArgumentException.class);
        FeaturePlanes planes = builder.build();
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.parse("Base+M")));
        assertThatThrownBy(() -> planes.write(board, Color.WHITE, new byte[planes.size()], 1))
                .isInstanceOf(IndexOutOfBoundsException.class);
        board.make(Move.place(Piece.parse("wM"), Hex.ORIGIN));
        assertThatThrownBy(() -> planes.write(board, Color.WHITE, new byte[planes.size()], 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("MOSQUITO");
    }

    private static byte[] write(FeaturePlanes planes, Position position, Color own) {
        byte[] values = new byte[planes.size()];
        Arrays.fill(values, (byte) 9);
        planes.write(SearchBoard.of(position), own, values, 0);
        return values;
    }

    @Property
    void planesMatchPosition(@ForAll Position position) {
        for (Color own : Color.values()) {
            byte[] values = new byte[ALL.size() + 3];
            Arrays.fill(values, (byte) 5);
            boolean fits = ALL.write(SearchBoard.of(position), own, values, 2);
            assertThat(fits).isEqualTo(everythingFits(position, Hex.ORIGIN, 14));
            assertThat(Arrays.copyOfRange(values, 2, ALL.size() + 2))
                    .as("%s for %s", position, own)
                    .isEqualTo(slow(position, own));
            assertThat(values[1]).isEqualTo((byte) 5);
            assertThat(values[ALL.size() + 2]).isEqualTo((byte) 5);
        }
    }

    private static FeaturePlanes planes(int radius, Feature... features) {
        return FeaturePlanes.builder(Ruleset.full())
                .features(features)
                .radius(radius)
                .build();
    }

    @Property
    void smallPlanesAreTheMiddleOfLargePlanes(@ForAll Position position) {
        boolean[] allFit = {true, true, true, true, true, true};
        for (Feature feature : Feature.values()) {
            FeaturePlanes large = planes(20, feature);
            byte[] all = write(large, position, Color.BLACK);
            boolean everywhere =
                    feature == Feature.SIDE_TO_MOVE || feature == Feature.HANDS || feature == Feature.OCCURRENCES;
            for (int radius = 1; radius <= 5; radius++) {
                FeaturePlanes small = planes(radius, feature);
                byte[] values = new byte[small.size()];
                byte[] expected = new byte[small.size()];
                boolean fits = small.write(SearchBoard.of(position), Color.BLACK, values, 0);
                boolean isAll = true;
                for (int i = 0; i < all.length; i++) {
                    int q = i % large.width() - 20;
                    int r = i / large.width() % large.width() - 20;
                    isAll &= all[i] == 0 || Hex.of(q, r).distance(Hex.ORIGIN) <= radius;
                    if (Math.max(Math.abs(q), Math.abs(r)) <= radius) {
                        int plane = i / (large.width() * large.width());
                        expected[(plane * small.width() + r + radius) * small.width() + q + radius] = all[i];
                    }
                }
                assertThat(values).isEqualTo(expected);
                assertThat(fits).as("%s %s %s", feature, radius, position).isEqualTo(everywhere || isAll);
                allFit[radius] &= fits;
            }
        }
        for (int radius = 1; radius <= 5; radius++) {
            FeaturePlanes all = planes(radius, Feature.values());
            assertThat(all.write(SearchBoard.of(position), Color.BLACK, new byte[all.size()], 0))
                    .isEqualTo(allFit[radius]);
        }
    }

    private static Set<Hex> rim(Position position) {
        Set<Hex> rim = new HashSet<>();
        position.stacks().keySet().forEach(hex -> rim.addAll(hex.neighbors()));
        rim.removeAll(position.stacks().keySet());
        return rim;
    }

    private static boolean touches(Position position, Hex hex, Color color) {
        return hex.neighbors().stream()
                .anyMatch(beside -> position.topAt(beside)
                        .filter(piece -> piece.color() == color)
                        .isPresent());
    }

    private static boolean everythingFits(Position position, Hex middle, int radius) {
        Set<Hex> shown = new HashSet<>(position.stacks().keySet());
        rim(position).stream()
                .filter(hex -> touches(position, hex, Color.WHITE) != touches(position, hex, Color.BLACK)
                        || hex.neighbors().stream()
                                .anyMatch(beside -> position.stackAt(beside)
                                        .filter(stack ->
                                                stack.pieces().stream().anyMatch(piece -> piece.bug() == Bug.QUEEN_BEE))
                                        .isPresent()))
                .forEach(shown::add);
        return shown.stream().allMatch(hex -> hex.distance(middle) <= radius);
    }

    private static byte[] slow(Position position, Color own) {
        Canvas canvas = new Canvas();
        Hex nowhere = Hex.of(1000, 1000);
        boolean whiteQueenPlaced = position.cellOf(Piece.parse("wQ")).isPresent();
        position.stacks().forEach((hex, stack) -> {
            for (int level = 0; level < stack.height(); level++) {
                Piece piece = stack.pieces().get(level);
                int other = piece.color() == own ? 0 : 1;
                canvas.set(Feature.BUGS, ALL.kinds().indexOf(piece.bug()) + 8 * other, hex, 1);
                if (level + 1 < stack.height()) {
                    canvas.set(Feature.COVERED, other, hex, 1);
                }
                if (level == 0 && whiteQueenPlaced && splits(position, hex)) {
                    canvas.set(Feature.PINNED, other, hex, 1);
                }
                if (piece.bug() == Bug.QUEEN_BEE) {
                    hex.neighbors().stream()
                            .filter(beside -> position.heightAt(beside) == 0)
                            .forEach(beside -> canvas.set(Feature.LIBERTIES, other, beside, 1));
                }
            }
            canvas.set(Feature.HEIGHTS, 0, hex, stack.height());
        });
        for (Hex hex : rim(position)) {
            boolean white = touches(position, hex, Color.WHITE);
            if (white != touches(position, hex, Color.BLACK)) {
                canvas.set(Feature.PLACEMENTS, white == (own == Color.WHITE) ? 0 : 1, hex, 1);
            }
        }
        position.restingPiece()
                .ifPresent(piece ->
                        canvas.set(Feature.RESTING, 0, position.cellOf(piece).orElse(nowhere), 1));
        canvas.fill(Feature.SIDE_TO_MOVE, 0, position.sideToMove() == Color.BLACK ? 1 : 0);
        canvas.fill(Feature.OCCURRENCES, 0, 1);
        for (Piece piece : Piece.values()) {
            boolean inGame = piece.bug()
                    .expansion()
                    .filter(needed -> !position.ruleset().expansions().contains(needed))
                    .isEmpty();
            if (inGame && position.cellOf(piece).isEmpty()) {
                int plane = ALL.kinds().indexOf(piece.bug()) + (piece.color() == own ? 0 : 8);
                canvas.fill(Feature.HANDS, plane, canvas.at(Feature.HANDS, plane) + 1);
            }
        }
        return canvas.values;
    }

    /** Returns whether the hive splits without a cell. */
    private static boolean splits(Position position, Hex without) {
        Set<Hex> left = new HashSet<>(position.stacks().keySet());
        left.remove(without);
        if (left.isEmpty()) {
            return false;
        }
        List<Hex> open = new ArrayList<>(List.of(left.iterator().next()));
        left.remove(open.get(0));
        while (!open.isEmpty()) {
            for (Hex beside : open.remove(open.size() - 1).neighbors()) {
                if (left.remove(beside)) {
                    open.add(beside);
                }
            }
        }
        return !left.isEmpty();
    }

    /** Planes that are centred on the origin and written cell by cell. */
    private static final class Canvas {
        final byte[] values = new byte[ALL.size()];

        private int start(Feature feature, int plane) {
            return (ALL.firstPlane(feature) + plane) * ALL.width() * ALL.width();
        }

        void set(Feature feature, int plane, Hex hex, int value) {
            int row = hex.r() + ALL.radius();
            int column = hex.q() + ALL.radius();
            if (row >= 0 && row < ALL.width() && column >= 0 && column < ALL.width()) {
                values[start(feature, plane) + row * ALL.width() + column] = (byte) value;
            }
        }

        void fill(Feature feature, int plane, int value) {
            int start = start(feature, plane);
            Arrays.fill(values, start, start + ALL.width() * ALL.width(), (byte) value);
        }

        byte at(Feature feature, int plane) {
            return values[start(feature, plane)];
        }
    }

    /** The image of planes equals the planes of the turned position, or a method refuses. */
    @Property
    void symmetriesTransformPlanes(@ForAll Position position, @ForAll Middle middle) {
        FeaturePlanes planes = FeaturePlanes.builder(Ruleset.full())
                .features(Feature.values())
                .radius(14)
                .middle(middle)
                .build();
        byte[] values = new byte[planes.size()];
        boolean fits = planes.write(SearchBoard.of(position), Color.BLACK, values, 0);
        for (Symmetry symmetry : Symmetry.values()) {
            if (middle == Middle.HIVE) {
                assertThatThrownBy(() -> planes.gather(symmetry))
                        .isInstanceOf(UnsupportedOperationException.class)
                        .hasMessageContaining("HIVE");
                assertThatThrownBy(() -> planes.image(symmetry, values, 0, new byte[values.length], 0))
                        .isInstanceOf(UnsupportedOperationException.class);
            } else if (fits) {
                byte[] expected = write(planes, symmetry.apply(position), Color.BLACK);
                assertThat(gathered(values, planes.gather(symmetry))).isEqualTo(expected);
                byte[] image = new byte[3 + expected.length];
                planes.image(symmetry, values, 0, image, 3);
                assertThat(Arrays.copyOfRange(image, 3, image.length)).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void gatherReturnsAPermutation(Symmetry symmetry) {
        FeaturePlanes planes = FeaturePlanes.of(Ruleset.parse("Base"));
        assertThat(Arrays.stream(planes.gather(symmetry)).sorted())
                .containsExactlyElementsOf(
                        IntStream.range(0, planes.size()).boxed().toList());
    }

    private static byte[] gathered(byte[] values, int[] table) {
        byte[] image = new byte[table.length];
        for (int i = 0; i < table.length; i++) {
            image[i] = values[table[i]];
        }
        return image;
    }

    /** R1.4: planes around the hive's middle or the first piece ignore shifts. */
    @Property
    void planesIgnoreShifts(@ForAll Position position, @ForAll Random random) {
        Hex shift = Hex.of(random.nextInt(20) - 10, random.nextInt(20) - 10);
        FeaturePlanes middle =
                FeaturePlanes.builder(Ruleset.full()).middle(Middle.HIVE).build();
        for (Hex each : List.of(shift, shift.translate(Integer.MAX_VALUE, 0), shift.translate(1 << 30, 1 << 30))) {
            assertThat(write(middle, position.translate(each.q(), each.r()), Color.WHITE))
                    .isEqualTo(write(middle, position, Color.WHITE));
        }
    }

    @Property
    void hiveMiddleHasLeastMaximumDistance(@ForAll Position position) {
        long middle = HiveMiddle.of(SearchBoard.of(position));
        Hex found = Hex.of(HiveMiddle.q(middle), HiveMiddle.r(middle));
        Set<Hex> hive = position.stacks().keySet();
        Hex best = Hex.ORIGIN;
        int least = hive.isEmpty() ? 0 : Integer.MAX_VALUE;
        for (int q = -30; q <= 30 && !hive.isEmpty(); q++) {
            for (int r = -30; r <= 30; r++) {
                Hex cell = Hex.of(q, r);
                int farthest = hive.stream().mapToInt(cell::distance).max().orElse(0);
                if (farthest < least) {
                    least = farthest;
                    best = cell;
                }
            }
        }
        assertThat(found).isEqualTo(best);
    }

    @Test
    void writesFirstCellLastMoveAndOccurrences() {
        Game game = Game.start(Ruleset.parse("Base"))
                .play(Move.place(Piece.parse("wS1"), Hex.of(50, -7)))
                .play(Move.place(Piece.parse("bS1"), Hex.of(51, -7)))
                .play(Move.place(Piece.parse("wQ"), Hex.of(49, -7)))
                .play(Move.place(Piece.parse("bQ"), Hex.of(52, -7)))
                .play(Move.move(Piece.parse("wQ"), Hex.of(49, -6)))
                .play(Move.move(Piece.parse("bQ"), Hex.of(52, -8)))
                .play(Move.move(Piece.parse("wQ"), Hex.of(49, -7)))
                .play(Move.move(Piece.parse("bQ"), Hex.of(52, -7)));
        FeaturePlanes planes = FeaturePlanes.builder(game.ruleset())
                .radius(3)
                .features(Feature.LAST_MOVE, Feature.OCCURRENCES, Feature.BUGS)
                .build();
        byte[] values = new byte[planes.size()];
        assertThat(planes.write(SearchBoard.of(game), Color.BLACK, values, 0)).isTrue();
        byte[] ofCopy = new byte[planes.size()];
        assertThat(planes.write(SearchBoard.of(game).copy(), Color.BLACK, ofCopy, 0))
                .isTrue();
        assertThat(ofCopy).isEqualTo(values);
        assertThat(values[2 * 7 + 5]).as("bQ came from (2, -1)").isEqualTo((byte) 1);
        assertThat(values[49 + 3 * 7 + 5]).as("and goes to (2, 0)").isEqualTo((byte) 1);
        assertThat(values[2 * 49]).as("the second time").isEqualTo((byte) 2);
        assertThat(values[3 * 49 + 3 * 7 + 5]).as("the own Queen Bee").isEqualTo((byte) 1);
    }

    @Test
    void writeReturnsFalseIfThePositionDoesNotFit() {
        Position position = Position.start(Ruleset.parse("Base"));
        for (String[] move : new String[][] {{"wS1", "0"}, {"bS1", "1"}, {"wQ", "-1"}, {"bQ", "2"}, {"wA1", "-2"}}) {
            position = position.play(Move.place(Piece.parse(move[0]), Hex.of(Integer.parseInt(move[1]), 0)));
        }
        FeaturePlanes.Builder builder = FeaturePlanes.builder(position.ruleset());
        assertThat(fits(builder.radius(2), position))
                .as("the cells beside wA1 are outside")
                .isFalse();
        assertThat(fits(builder.radius(3), position)).isTrue();
        assertThat(fits(builder.radius(2).features(Feature.BUGS), position)).isTrue();
        assertThat(fits(builder.radius(1), position)).isFalse();
    }

    private static boolean fits(FeaturePlanes.Builder builder, Position position) {
        FeaturePlanes planes = builder.build();
        return planes.write(SearchBoard.of(position), Color.WHITE, new byte[planes.size()], 0);
    }
}
