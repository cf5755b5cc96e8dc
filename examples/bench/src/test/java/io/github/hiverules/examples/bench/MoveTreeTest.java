// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.search.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Traversing the move tree like a bot finds as many leaves as perft. */
class MoveTreeTest {
    @ParameterizedTest
    @EnumSource(names = {"P1", "P3"})
    void listedAndPlayedLeavesEqualPerft(Row row) {
        MoveTree tree = new MoveTree(row);
        assertThat(tree.leaves(row.depth(), MoveTree.LastPly.LISTED)).isEqualTo(row.leaves());
        assertThat(tree.leaves(row.depth(), MoveTree.LastPly.COUNTED)).isEqualTo(row.leaves());
        assertThat(tree.leaves(row.depth() - 1, MoveTree.LastPly.PLAYED))
                .isEqualTo(Perft.count(row.position(), row.depth() - 1));
    }
}
