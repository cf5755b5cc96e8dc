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
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares counts of {@link Ground} and {@link MoveCounter} with slow counts. */
class GroundPropertiesTest {
    private static final List<Hex> RING = ring(2);

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
}
