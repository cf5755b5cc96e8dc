// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.board.Tally;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.Slide;
import io.github.hiverules.impl.rules.SoldierAnt;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares counts of {@link Ground} and {@link MoveCounter} with slow counts. */
class GroundPropertiesTest {
    /** All positions share this object, so that it has cached lagoons of other positions. */
    private static final Ground GROUND = new Ground();

    private static final List<Hex> RING = ring(2);

    private final CellSet set = new CellSet();

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.oneOf(RandomGames.positions(), rings());
    }

    /** Hives with one or two lagoons. Some lagoons are open. */
    @Provide
    Arbitrary<Position> rings() {
        return Arbitraries.randomValue(GroundPropertiesTest::ring);
    }

    static Position ring(Random random) {
        Optional<Position> position = Optional.empty();
        while (position.isEmpty()) {
            Set<Hex> cells = new LinkedHashSet<>(RING.subList(0, 10 + random.nextInt(3)));
            int size = cells.size() + random.nextInt(9);
            while (cells.size() < size) {
                List<Hex> beside = cells.stream()
                        .flatMap(cell -> cell.neighbors().stream())
                        .filter(cell -> !cells.contains(cell) && !cell.equals(Hex.ORIGIN))
                        .toList();
                cells.add(beside.get(random.nextInt(beside.size())));
            }
            position = arranged(List.copyOf(cells), random);
        }
        return position.get();
    }

    private static Optional<Position> arranged(List<Hex> cells, Random random) {
        Ruleset ruleset = Ruleset.tournament();
        List<Piece> pieces = new ArrayList<>();
        for (Color color : Color.values()) {
            pieces.addAll(ruleset.pieces(color));
        }
        Collections.shuffle(pieces, random);
        Setup.Builder setup = Setup.builder().ruleset(ruleset).ply(60 + random.nextInt(2));
        for (int i = 0; i < cells.size(); i++) {
            setup.put(cells.get(i), pieces.get(i));
        }
        Setup arrangement = setup.build();
        return arrangement.problems().isEmpty() ? Optional.of(arrangement.toPosition()) : Optional.empty();
    }

    private static List<Hex> ring(int radius) {
        List<Hex> ring = new ArrayList<>();
        Hex cell = Hex.ORIGIN;
        for (int i = 0; i < radius; i++) {
            cell = cell.neighbor(Direction.WEST);
        }
        for (Direction direction : List.of(
                Direction.NORTH_EAST,
                Direction.EAST,
                Direction.SOUTH_EAST,
                Direction.SOUTH_WEST,
                Direction.WEST,
                Direction.NORTH_WEST)) {
            for (int i = 0; i < radius; i++) {
                ring.add(cell);
                cell = cell.neighbor(direction);
            }
        }
        return ring;
    }

    @Property
    void bordersTurnBySixMinusSixPerLagoon(@ForAll("positions") Position position) {
        forEachLiftable(position, (board, from) -> {
            Set<Integer> pieces = occupiedBut(board, from);
            if (!pieces.isEmpty()) {
                assertThat(Tally.turns(Tally.without(board, from)))
                        .as("%s without the piece on %d", position, from)
                        .isEqualTo(6 - 6 * lagoons(pieces));
            }
        });
    }

    @Property
    void countsCellsThatAnAntReaches(@ForAll("positions") Position position) {
        forEachLiftable(position, (board, from) -> {
            if (Slide.groundSteps(board, from) != 0) {
                if (GROUND.knows(board, from)) {
                    reaches(board, from);
                }
                GROUND.learn(board, from);
                boolean learned = GROUND.knows(board, from);
                assertThat(learned || Tally.turns(Tally.without(board, from)) < 0)
                        .as("one lagoon is known when it was learned: %s without the piece on %d", position, from)
                        .isTrue();
                if (learned) {
                    reaches(board, from);
                }
            }
        });
    }

    private void reaches(Board board, int from) {
        set.clear();
        SoldierAnt.collect(board, from, set);
        assertThat(GROUND.countReached()).isEqualTo(set.size());
        for (int cell = 0; cell < Grid.SIZE; cell++) {
            if (cell != from) {
                assertThat(GROUND.isReached(board, from, cell)).isEqualTo(set.contains(cell));
            }
        }
    }

    /** Cached lagoons of one position must not affect the counts of the next position. */
    @Property
    void countMatchesListBesideLagoons(@ForAll("rings") Position position, @ForAll Random random) {
        Board board = new Board(position);
        MoveGenerator generator = new MoveGenerator(board);
        MoveCounter counter = new MoveCounter(board);
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        for (int ply = 0; ply < 10; ply++) {
            int count = generator.list(moves, 0);
            assertThat(counter.count()).as("%s after %d plies", position, ply).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                board.make(moves[i]);
                int replies = generator.list(moves, count) - count;
                assertThat(counter.count()).isEqualTo(replies);
                board.undo();
            }
            if (count == 0) {
                return;
            }
            board.make(moves[random.nextInt(count)]);
        }
    }

    private static void forEachLiftable(Position position, BiConsumer<Board, Integer> look) {
        Board board = new Board(position);
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            int cell = board.cellOf[piece];
            if (cell >= 0 && board.height[cell] == 1 && !OneHive.isPinned(board, cell)) {
                look.accept(board, cell);
            }
        }
    }

    private static Set<Integer> occupiedBut(Board board, int from) {
        Set<Integer> cells = new HashSet<>();
        for (int cell = 0; cell < Grid.SIZE; cell++) {
            if (cell != from && (board.around[cell] & NeighborMask.OCCUPIED) != 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /**
     * Returns the number of lagoons. A lagoon is a connected group of triangles of three empty cells. Excludes the
     * outside.
     */
    private static int lagoons(Set<Integer> pieces) {
        // Triangle 2c consists of cell c and the cells to the east and north-east of c. Triangle 2c + 1 consists of
        // cell c and the cells to the east and south-east of c.
        boolean[] seen = new boolean[2 * Grid.SIZE];
        int parts = 0;
        for (int triangle = 0; triangle < seen.length; triangle++) {
            if (!seen[triangle] && isEmpty(pieces, triangle)) {
                parts++;
                spread(pieces, triangle, seen);
            }
        }
        return parts - 1;
    }

    private static void spread(Set<Integer> pieces, int start, boolean[] seen) {
        Set<Integer> edge = new HashSet<>(Set.of(start));
        seen[start] = true;
        while (!edge.isEmpty()) {
            Set<Integer> next = new HashSet<>();
            for (int triangle : edge) {
                int cell = triangle >> 1;
                boolean isUp = (triangle & 1) == 0;
                // An upward triangle shares its edges with the triangles below, to the left and to the right.
                int[] beside = isUp
                        ? new int[] {2 * cell + 1, down(cell + Grid.NW), down(cell + Grid.NE)}
                        : new int[] {2 * cell, up(cell + Grid.SE), up(cell + Grid.SW)};
                for (int other : beside) {
                    if (!seen[other] && isEmpty(pieces, other)) {
                        seen[other] = true;
                        next.add(other);
                    }
                }
            }
            edge = next;
        }
    }

    private static int up(int cell) {
        return 2 * (cell & Grid.WRAP);
    }

    private static int down(int cell) {
        return 2 * (cell & Grid.WRAP) + 1;
    }

    private static boolean isEmpty(Set<Integer> pieces, int triangle) {
        int cell = triangle >> 1;
        int third = (triangle & 1) == 0 ? Grid.NE : Grid.SE;
        return !pieces.contains(cell)
                && !pieces.contains(cell + Grid.E & Grid.WRAP)
                && !pieces.contains(cell + third & Grid.WRAP);
    }
}
