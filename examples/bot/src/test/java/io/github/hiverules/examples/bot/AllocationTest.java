// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.api.Position;
import io.github.hiverules.search.SearchBoard;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A search allocates memory at its start, but none per node. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static long bytes(Position position, long nodes) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            Limits limits = Limits.nodes(nodes, () -> false);
            TranspositionTable table = new TranspositionTable(1);
            Root search = new Root(SearchBoard.of(position), Network.standard(), table, 0, false, limits);
            Random ties = new Random(1);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            search.best(ties, 1, move -> {});
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
            assertThat(search.nodes()).isGreaterThanOrEqualTo(nodes);
        }
        return least;
    }

    @Test
    void searchAllocatesNothing() {
        Position position =
                BotTest.games(1, game -> game.position().ply() == 24).get(0).position();
        long few = bytes(position, 1000);
        long many = bytes(position, 20_000);
        assertThat(many - few).isLessThan(2000);
    }
}
