// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sets of cells keep their order, and exclude one cell on request. */
class CellSetTest {
    private final CellSet set = new CellSet();

    private int[] members() {
        return IntStream.range(0, set.size()).map(set::get).toArray();
    }

    @Test
    void listsEachCellOnceInInsertionOrder() {
        for (int cell : new int[] {7, 1023, 0, 7, 0}) {
            set.add(cell);
        }
        assertThat(members()).containsExactly(7, 1023, 0);
        assertThat(set.contains(1023)).isTrue();
        assertThat(set.contains(1)).isFalse();
    }

    @Test
    void clearRemovesAllMembers() {
        set.add(7);
        set.clear();
        assertThat(set.size()).isZero();
        assertThat(set.contains(7)).isFalse();
        set.add(7);
        assertThat(members()).containsExactly(7);
    }

    /** A Soldier Ant must not return to its start (R3.6), so its search excludes the start. */
    @Test
    void addIgnoresExcludedCellUntilItIsIncluded() {
        set.exclude(7);
        set.add(7);
        assertThat(members()).isEmpty();
        set.include(7);
        assertThat(set.contains(7)).isFalse();
        set.add(7);
        assertThat(members()).containsExactly(7);
    }

    @Test
    void clearRemovesExclusions() {
        set.exclude(7);
        set.clear();
        set.add(7);
        assertThat(members()).containsExactly(7);
    }

    /** The most cells that a hive and its surroundings can have. */
    @Test
    void holdsAllCellsOfTheLargestHive() {
        int most = Pieces.COUNT * 7;
        IntStream.range(0, most).forEach(set::add);
        assertThat(members()).containsExactly(IntStream.range(0, most).toArray());
    }
}
