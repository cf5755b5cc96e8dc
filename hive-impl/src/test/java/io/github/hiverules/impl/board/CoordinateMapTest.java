// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.spi.BoundingBox;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Cells in the hive and beside the hive have correct coordinates, wherever the hive is (R1.4). */
class CoordinateMapTest {
    /** Checks that the window contains the right cells, and each cell index once. */
    private static void checkWindow(CoordinateMap map, Hex middle) {
        BitSet cells = new BitSet();
        List<Hex> wrong = new ArrayList<>();
        for (int dq = -20; dq < 20; dq++) {
            for (int dr = -20; dr < 20; dr++) {
                Hex hex = middle.translate(dq, dr);
                boolean inside = Math.floorDiv(dq + 16, 32) == 0 && Math.floorDiv(dr + 16, 32) == 0;
                if (map.contains(hex) != inside
                        || inside && !map.hexOf(Grid.cell(hex)).equals(hex)) {
                    wrong.add(hex);
                }
                cells.set(Grid.cell(hex), cells.get(Grid.cell(hex)) || inside);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(cells.cardinality()).isEqualTo(Grid.SIZE);
    }

    @Property
    void centersOnFirstCell(
            @ForAll @IntRange(min = -100_000, max = 100_000) int q,
            @ForAll @IntRange(min = -100_000, max = 100_000) int r) {
        CoordinateMap map = new CoordinateMap();
        map.startAt(Hex.of(q, r));
        checkWindow(map, Hex.of(q, r));
        map.startAt(Grid.cell(Hex.of(q + 5, r - 7)));
        checkWindow(map, Hex.of(q + 5, r - 7));
        assertThat(map.firstCell()).isEqualTo(Hex.of(q + 5, r - 7));
        CoordinateMap other = new CoordinateMap();
        other.startAt(Hex.of(3, 4));
        map.setTo(other);
        checkWindow(map, Hex.of(3, 4));
        assertThat(map.firstCell()).isEqualTo(Hex.of(3, 4));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 0, 0",
        "0, 0, 27, 0, 13, 0",
        "-50, 7, -41, 27, -46, 17",
        "-9, 99, -9, 90, -9, 94",
        "2147483627, 0, -2147483642, 0, 2147483640, 0",
        "5, -2147483642, 5, 2147483627, 5, 2147483640"
    })
    void centersOnHive(int q, int r, int otherQ, int otherR, int middleQ, int middleR) {
        CoordinateMap map = new CoordinateMap();
        map.startAt(Hex.of(1, 1));
        BoundingBox box = new BoundingBox();
        box.add(q, r);
        box.add(otherQ, otherR);
        map.centerOn(box);
        checkWindow(map, Hex.of(middleQ, middleR));
        assertThat(map.firstCell()).isEqualTo(Hex.of(1, 1));
        map.reset();
        checkWindow(map, Hex.ORIGIN);
    }

    @ParameterizedTest
    @CsvSource({
        "14, 0, false", "-15, 0, false", "0, 14, false", "0, -15, false", "14, -15, false",
        "15, 0, true", "-16, 0, true", "0, 15, true", "0, -16, true", "-16, 15, true"
    })
    void R1_4_recentersIfAPieceReachesTheEdge(int q, int r, boolean follows) {
        Board board = new Board(Position.start(Ruleset.tournament()));
        board.make(PackedMove.of(Pieces.QUEEN_BEE, 0));
        board.make(PackedMove.of(Pieces.QUEEN_BEE, Grid.cell(Hex.of(q, r))));
        checkWindow(board.coordinates, follows ? Hex.of(q, r) : Hex.ORIGIN);
    }

    /** All pieces are in a row. The last piece repeatedly moves to the front. Finally, all these moves are undone. */
    @ParameterizedTest
    @EnumSource
    void R1_4_longHiveMayMoveAnyDistance(Direction direction) {
        wander(direction, Pieces.COUNT);
    }

    @ParameterizedTest
    @EnumSource
    void R1_4_smallHiveMayMoveAnyDistance(Direction direction) {
        wander(direction, 2);
    }

    private static void wander(Direction direction, int length) {
        Board board = new Board(Position.start(Ruleset.full()));
        Deque<Integer> pieces = new ArrayDeque<>();
        List<Hex> row = new ArrayList<>();
        Hex next = Hex.ORIGIN;
        for (int step = 0; step < 3 * 32 + length; step++) {
            int piece = step < length ? step : pieces.removeFirst();
            board.make(PackedMove.of(piece, Grid.cell(next)));
            pieces.addLast(piece);
            row.add(next);
            next = next.neighbor(direction);
            check(board, List.copyOf(pieces), row.subList(row.size() - pieces.size(), row.size()));
        }
        while (board.made() > length) {
            board.undo();
            pieces.addFirst(pieces.removeLast());
            row.remove(row.size() - 1);
            check(board, List.copyOf(pieces), row.subList(row.size() - length, row.size()));
        }
    }

    private static void check(Board board, List<Integer> pieces, List<Hex> row) {
        for (int i = 0; i < row.size(); i++) {
            assertThat(board.coordinates.hexOf(board.cellOf[pieces.get(i)])).isEqualTo(row.get(i));
        }
        for (Hex end : List.of(row.get(0), row.get(row.size() - 1))) {
            for (Hex beside : end.neighbors()) {
                assertThat(board.coordinates.contains(beside)).isTrue();
            }
        }
    }
}
