// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.testkit.RandomGames;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A lister or counter that caches sets of sibling positions has the same results as the move generator. */
class SiblingsPropertiesTest {
    private final int[] moves = new int[3 * MoveGenerator.MAX_MOVES];

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.oneOf(RandomGames.positions(), Arbitraries.randomValue(GroundPropertiesTest::ring));
    }

    @Property(tries = 300)
    void listMatchesMoveGenerator(@ForAll("positions") Position position, @ForAll Random random) {
        Board board = new Board(position);
        MoveGenerator generator = new MoveGenerator(board);
        MoveLister lister = new MoveLister(board);
        MoveCounter counter = new MoveCounter(board);
        for (int step = 0; step < 12; step++) {
            int count = lister.list(moves, 0);
            // Adjacent moves in the list are often placements on the same cell.
            for (int i = random.nextInt(count + 1); i < count && random.nextInt(20) > 0; i += random.nextInt(3)) {
                board.make(moves[i]);
                assertAgree(board, generator, lister, counter, count);
                board.undo();
                if (random.nextInt(8) == 0) {
                    assertAgree(board, generator, lister, counter, count);
                }
            }
            wander(board, count, random);
        }
    }

    private void assertAgree(Board board, MoveGenerator generator, MoveLister lister, MoveCounter counter, int start) {
        int end = generator.list(moves, start);
        int endListed = lister.list(moves, end);
        Arrays.sort(moves, start, end);
        Arrays.sort(moves, end, endListed);
        assertThat(Arrays.copyOfRange(moves, end, endListed))
                .as(
                        "after %d moves, the last %d",
                        board.made(), board.made() == 0 ? -1 : board.moveMade(board.made() - 1))
                .isEqualTo(Arrays.copyOfRange(moves, start, end));
        assertThat(counter.count()).isEqualTo(end - start);
        for (int i = start; i < end; i++) {
            assertThat(generator.isLegal(moves[i])).isTrue();
        }
    }

    private void wander(Board board, int count, Random random) {
        int way = random.nextInt(8);
        if (count == 0 || way == 0) {
            if (board.made() > 0) {
                board.undo();
            }
        } else {
            board.make(way == 1 ? PackedMove.PASS : moves[random.nextInt(count)]);
        }
    }

    /** A counter counts the replies only once for all placements on the same cell. */
    @Property(tries = 300)
    void countRepliesMatchesSumOfCounts(@ForAll("positions") Position position, @ForAll Random random) {
        Board board = new Board(position);
        MoveGenerator generator = new MoveGenerator(board);
        MoveCounter counter = new MoveCounter(board);
        for (int step = 0; step < 6; step++) {
            int count = generator.list(moves, 0);
            long sum = 0;
            for (int i = 0; i < count; i++) {
                board.make(moves[i]);
                sum += generator.list(moves, count) - count;
                board.undo();
            }
            assertThat(counter.countReplies(moves, 0, count))
                    .as("step %d from %s", step, position)
                    .isEqualTo(sum);
            wander(board, count, random);
        }
    }
}
