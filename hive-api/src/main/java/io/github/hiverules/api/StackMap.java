// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Stacks by their cells, in an order, for ever the same. Every ply of a game has one, so it is two arrays and nothing else;
 * there are never so many stacks that looking through them would take long.
 */
final class StackMap extends AbstractMap<Hex, Stack> {
    static final StackMap EMPTY = new StackMap(new Hex[0], new Stack[0]);

    private final Hex[] cells;
    private final Stack[] stacks;

    private StackMap(Hex[] cells, Stack[] stacks) {
        this.cells = cells;
        this.stacks = stacks;
    }

    static StackMap copyOf(Map<Hex, Stack> map) {
        return new StackMap(map.keySet().toArray(Hex[]::new), map.values().toArray(Stack[]::new));
    }

    /** The number of a cell in the order, or -1 if there is no stack on it. */
    int indexOf(@Nullable Object cell) {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i].equals(cell)) {
                return i;
            }
        }
        return -1;
    }

    Hex cell(int index) {
        return cells[index];
    }

    Stack stack(int index) {
        return stacks[index];
    }

    /** With another stack on the cell of that number. */
    StackMap with(int index, Stack stack) {
        Stack[] changed = stacks.clone();
        changed[index] = stack;
        return new StackMap(cells, changed);
    }

    /** With that stack on a cell that had none, which comes last. */
    StackMap with(Hex cell, Stack stack) {
        int size = cells.length;
        Hex[] moreCells = Arrays.copyOf(cells, size + 1);
        Stack[] more = Arrays.copyOf(stacks, size + 1);
        moreCells[size] = cell;
        more[size] = stack;
        return new StackMap(moreCells, more);
    }

    /** Without the stack on the cell of that number. */
    StackMap without(int index) {
        int last = cells.length - 1;
        Hex[] fewerCells = Arrays.copyOf(cells, last);
        Stack[] fewer = Arrays.copyOf(stacks, last);
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
        return indexOf(cell) >= 0;
    }

    @Override
    public @Nullable Stack get(@Nullable Object cell) {
        int index = indexOf(cell);
        return index < 0 ? null : stacks[index];
    }

    @Override
    public void forEach(BiConsumer<? super Hex, ? super Stack> action) {
        for (int i = 0; i < cells.length; i++) {
            action.accept(cells[i], stacks[i]);
        }
    }

    @Override
    public Set<Hex> keySet() {
        return new Elements<>(this::cell);
    }

    @Override
    public Set<Entry<Hex, Stack>> entrySet() {
        return new Elements<>(i -> Map.entry(cells[i], stacks[i]));
    }

    /** The cells, or the entries. */
    private final class Elements<T> extends AbstractSet<T> {
        private final IntFunction<T> element;

        Elements(IntFunction<T> element) {
            this.element = element;
        }

        @Override
        public int size() {
            return cells.length;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < cells.length;
                }

                @Override
                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return element.apply(next++);
                }
            };
        }
    }
}
