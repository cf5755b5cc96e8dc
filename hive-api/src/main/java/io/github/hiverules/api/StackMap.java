// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map from cells to stacks, in cell order. Two arrays save memory, because every position has its own map.
 */
final class StackMap extends AbstractMap<Hex, PieceStack> {
    static final StackMap EMPTY = new StackMap(new Hex[0], new PieceStack[0]);

    private final Hex[] cells;
    private final PieceStack[] stacks;

    private StackMap(Hex[] cells, PieceStack[] stacks) {
        this.cells = cells;
        this.stacks = stacks;
    }

    static StackMap copyOf(Map<Hex, PieceStack> map) {
        Map<Hex, PieceStack> sorted = new TreeMap<>(map);
        return new StackMap(sorted.keySet().toArray(Hex[]::new), sorted.values().toArray(PieceStack[]::new));
    }

    int binarySearch(Hex cell) {
        return Arrays.binarySearch(cells, cell);
    }

    Hex cell(int index) {
        return cells[index];
    }

    PieceStack stack(int index) {
        return stacks[index];
    }

    StackMap withReplaced(int index, PieceStack stack) {
        PieceStack[] changed = stacks.clone();
        changed[index] = stack;
        return new StackMap(cells, changed);
    }

    StackMap withInserted(int index, Hex cell, PieceStack stack) {
        int size = cells.length;
        Hex[] moreCells = Arrays.copyOf(cells, size + 1);
        PieceStack[] more = Arrays.copyOf(stacks, size + 1);
        System.arraycopy(cells, index, moreCells, index + 1, size - index);
        System.arraycopy(stacks, index, more, index + 1, size - index);
        moreCells[index] = cell;
        more[index] = stack;
        return new StackMap(moreCells, more);
    }

    StackMap without(int index) {
        int last = cells.length - 1;
        Hex[] fewerCells = Arrays.copyOf(cells, last);
        PieceStack[] fewer = Arrays.copyOf(stacks, last);
        System.arraycopy(cells, index + 1, fewerCells, index, last - index);
        System.arraycopy(stacks, index + 1, fewer, index, last - index);
        return new StackMap(fewerCells, fewer);
    }

    @Override
    public int size() {
        return cells.length;
    }

    @Override
    public boolean containsKey(@Nullable Object cell) {
        return get(cell) != null;
    }

    @Override
    public @Nullable PieceStack get(@Nullable Object cell) {
        int index = cell instanceof Hex hex ? binarySearch(hex) : -1;
        return index < 0 ? null : stacks[index];
    }

    @Override
    public void forEach(BiConsumer<? super Hex, ? super PieceStack> action) {
        for (int i = 0; i < cells.length; i++) {
            action.accept(cells[i], stacks[i]);
        }
    }

    @Override
    public Set<Entry<Hex, PieceStack>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return cells.length;
            }

            @Override
            public Iterator<Entry<Hex, PieceStack>> iterator() {
                return IntStream.range(0, cells.length)
                        .mapToObj(i -> Map.entry(cells[i], stacks[i]))
                        .iterator();
            }
        };
    }
}
