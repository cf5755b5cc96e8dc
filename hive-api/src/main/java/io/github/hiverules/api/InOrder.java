// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
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

    /** The sets in the order of their least members, then of the next ones; each with its members in order. */
    static <T extends Comparable<T>> List<Set<T>> copyEach(List<Set<T>> sets) {
        return sets.stream().map(InOrder::copy).sorted(InOrder::compare).toList();
    }

    private static <T extends Comparable<T>> int compare(Set<T> one, Set<T> other) {
        Iterator<T> others = other.iterator();
        for (T member : one) {
            int difference = others.hasNext() ? member.compareTo(others.next()) : 1;
            if (difference != 0) {
                return difference;
            }
        }
        return others.hasNext() ? -1 : 0;
    }
}
