package io.github.hiverules.api;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Unmodifiable copies of sets with their members in order, so that values print alike in every run. */
final class InOrder {
    private InOrder() {}

    /** The members, each once, from the least on. */
    static <T extends Comparable<T>> Set<T> copy(Collection<T> members) {
        return Collections.unmodifiableSet(new TreeSet<>(members));
    }

    /** The sets in the order they come in, each with its members in order. */
    static <T extends Comparable<T>> List<Set<T>> copyEach(List<Set<T>> sets) {
        return sets.stream().map(InOrder::copy).toList();
    }
}
