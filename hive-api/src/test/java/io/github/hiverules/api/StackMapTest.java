// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The stacks of a position are an ordinary unmodifiable map. */
class StackMapTest {
    private static final StackMap TWO = StackMap.EMPTY
            .withInserted(0, Hex.ORIGIN, PieceStack.of(Piece.parse("wS1")))
            .withInserted(1, Hex.of(1, 0), PieceStack.of(Piece.parse("bS1"), Piece.parse("wB1")));

    @Property
    void matchesTreeMap(@ForAll Random random) {
        Map<Hex, PieceStack> expected = new TreeMap<>();
        StackMap map = StackMap.EMPTY;
        for (int i = 0; i < 60; i++) {
            Hex cell = Hex.of(random.nextInt(4), random.nextInt(4));
            StackMap before = map;
            Map<Hex, PieceStack> expectedBefore = new TreeMap<>(expected);
            if (expected.containsKey(cell) && random.nextBoolean()) {
                expected.remove(cell);
                map = map.without(map.binarySearch(cell));
            } else {
                PieceStack stack = PieceStack.of(Piece.values().get(random.nextInt(28)));
                expected.put(cell, stack);
                int index = map.binarySearch(cell);
                map = index < 0 ? map.withInserted(-1 - index, cell, stack) : map.withReplaced(index, stack);
            }
            assertThat(before).isEqualTo(expectedBefore);
            assertThat(map).isEqualTo(expected).hasSameHashCodeAs(expected).hasToString(expected.toString());
            assertThat(map.keySet()).isEqualTo(expected.keySet()).containsExactlyElementsOf(expected.keySet());
            assertThat(map.entrySet()).containsExactlyElementsOf(expected.entrySet());
            assertThat(map.values()).containsExactlyElementsOf(expected.values());
            assertThat(map.get(cell)).isEqualTo(expected.get(cell));
            assertThat(map.containsKey(cell)).isEqualTo(expected.containsKey(cell));
            List<Object> visited = new ArrayList<>();
            map.forEach((hex, stack) -> visited.add(Map.entry(hex, stack)));
            assertThat(visited).containsExactlyElementsOf(expected.entrySet());
            assertThat(StackMap.copyOf(expected)).isEqualTo(map);
        }
    }

    @Test
    void isUnmodifiable() {
        PieceStack stack = PieceStack.of(Piece.parse("wQ"));
        List<Runnable> attempts = List.of(
                () -> TWO.put(Hex.ORIGIN, stack),
                () -> TWO.remove(Hex.ORIGIN),
                TWO::clear,
                () -> TWO.keySet().remove(Hex.ORIGIN),
                () -> TWO.keySet().clear(),
                () -> TWO.values().clear(),
                () -> TWO.entrySet().clear(),
                () -> TWO.entrySet().iterator().next().setValue(stack),
                () -> TWO.replaceAll((hex, old) -> stack),
                () -> TWO.keySet().removeIf(hex -> true));
        for (Runnable attempt : attempts) {
            assertThatThrownBy(attempt::run).isInstanceOf(UnsupportedOperationException.class);
        }
        assertThat(TWO).hasSize(2);
    }

    @Test
    void iteratorsEnd() {
        Iterator<Hex> cells = TWO.keySet().iterator();
        cells.next();
        cells.next();
        assertThat(cells).isExhausted();
        assertThatThrownBy(cells::next).isInstanceOf(NoSuchElementException.class);
    }
}
