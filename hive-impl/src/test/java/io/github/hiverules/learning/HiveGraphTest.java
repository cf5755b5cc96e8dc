// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.RandomGames;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The graph of the pieces. */
class HiveGraphTest {
    private static final List<Direction> DIRECTIONS = List.of(
            Direction.NORTH_EAST,
            Direction.EAST,
            Direction.SOUTH_EAST,
            Direction.SOUTH_WEST,
            Direction.WEST,
            Direction.NORTH_WEST);

    private final int[] edges = new int[2 * HiveGraph.MAX_EDGES];
    private final int[] directions = new int[HiveGraph.MAX_EDGES];
    private final float[] features = new float[HiveGraph.NODES * HiveGraph.FEATURES + 1];

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    private Set<List<Integer>> edges(Position position, Color own) {
        int count = HiveGraph.write(SearchBoard.of(position), own, edges, directions, features, 1);
        Set<List<Integer>> set = new HashSet<>();
        for (int i = 0; i < count; i++) {
            assertThat(set.add(List.of(edges[2 * i], edges[2 * i + 1], directions[i])))
                    .isTrue();
        }
        return set;
    }

    @Property(tries = 200)
    void edgesJoinNeighborsAndStacks(@ForAll("positions") Position position) {
        Set<List<Integer>> expected = new HashSet<>();
        position.stacks().forEach((hex, stack) -> {
            for (int level = 1; level < stack.height(); level++) {
                int upper = node(stack.pieces().get(level));
                int lower = node(stack.pieces().get(level - 1));
                expected.add(List.of(lower, upper, 6));
                expected.add(List.of(upper, lower, 7));
            }
            for (int direction = 0; direction < 6; direction++) {
                int to = direction;
                position.topAt(hex.neighbor(DIRECTIONS.get(direction)))
                        .ifPresent(beside -> expected.add(List.of(node(stack.top()), node(beside), to)));
            }
        });
        assertThat(edges(position, Color.WHITE)).isEqualTo(expected);
    }

    private static int node(Piece piece) {
        return MoveNumbers.pieces().indexOf(piece);
    }

    @Property(tries = 200)
    void nodesTellWhatThePositionTells(@ForAll("positions") Position position) {
        edges(position, Color.BLACK);
        for (Piece piece : Piece.values()) {
            int start = 1 + node(piece) * HiveGraph.FEATURES;
            boolean inGame = position.hand(piece.color()).contains(piece)
                    || position.cellOf(piece).isPresent();
            float sum = 0;
            for (int kind = 0; kind < 8; kind++) {
                sum += features[start + kind];
            }
            assertThat(sum).as("%s in %s", piece, position).isEqualTo(inGame ? 1 : 0);
            assertThat(features[start + PieceOrder.KINDS.indexOf(piece.bug())]).isEqualTo(inGame ? 1 : 0);
            assertThat(features[start + 8]).isEqualTo(inGame && piece.color() == Color.BLACK ? 1 : 0);
            Hex at = position.cellOf(piece).orElse(null);
            assertThat(features[start + 9]).isEqualTo(at == null ? 0 : 1);
            if (at != null) {
                int level = position.stackAt(at).orElseThrow().pieces().indexOf(piece);
                assertThat(features[start + 10]).isEqualTo(level);
                assertThat(features[start + 11]).isEqualTo(level + 1 < position.heightAt(at) ? 1 : 0);
                assertThat(features[start + 12]).isEqualTo(position.isPinned(piece) ? 1 : 0);
                assertThat(features[start + 13])
                        .isEqualTo(position.restingPiece().filter(piece::equals).isPresent() ? 1 : 0);
            }
        }
    }

    @Property(tries = 60)
    void symmetriesChangeDirectionsAlone(@ForAll("positions") Position position) {
        Set<List<Integer>> before = edges(position, Color.WHITE);
        float[] nodes = features.clone();
        for (Symmetry symmetry : Symmetry.values()) {
            Set<List<Integer>> image = new HashSet<>();
            for (List<Integer> edge : before) {
                int direction = edge.get(2);
                image.add(List.of(
                        edge.get(0),
                        edge.get(1),
                        direction > 5 ? direction : DIRECTIONS.indexOf(symmetry.apply(DIRECTIONS.get(direction)))));
            }
            assertThat(edges(symmetry.apply(position), Color.WHITE)).isEqualTo(image);
            assertThat(features).isEqualTo(nodes);
        }
    }
}
