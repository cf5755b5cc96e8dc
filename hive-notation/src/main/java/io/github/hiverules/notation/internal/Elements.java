// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Copies arrays and collections that are arguments. */
public final class Elements {
    private Elements() {}

    /** Returns an immutable copy. If the array or an element is null, the exception names the parameter. */
    public static <T> List<T> of(T[] elements, String parameter) {
        return of(Arrays.asList(requireNonNull(elements, parameter)), parameter);
    }

    /** Returns an immutable copy. If the collection or an element is null, the exception names the parameter. */
    public static <T> List<T> of(Collection<? extends T> elements, String parameter) {
        for (T element : requireNonNull(elements, parameter)) {
            requireNonNull(element, parameter);
        }
        return List.copyOf(elements);
    }
}
