// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A violation or a problem: its kind and the values of its parts.
 *
 * @param <K> the enum of kinds
 */
abstract class Reason<K extends Enum<K>> {
    private final K kind;
    private final List<Part<?>> keys;

    /** The values in the order of the keys. The value of a missing optional part is null. */
    private final @Nullable Object[] values;

    /**
     * Creates a violation or a problem. The constructor computes the part {@code GATE}.
     *
     * @param keys the parts of the kind
     * @param given the values of all parts except {@code GATE}, in the order of {@code keys}. Optional parts may
     *     be omitted
     * @throws IllegalArgumentException if a part is missing or has the wrong type, or if there are too many parts
     */
    Reason(K kind, List<Part<?>> keys, Object[] given) {
        this.kind = kind;
        this.keys = keys;
        this.values = new Object[keys.size()];
        int next = 0;
        for (int i = 0; i < values.length; i++) {
            Part<?> part = keys.get(i);
            if (part == Part.GATE) {
                values[i] = gate(get(Part.FROM), get(Part.TO));
            } else if (next < given.length && part.fits(requireNonNull(given[next], "parts"))) {
                values[i] = part.copy(given[next++]);
            } else if (i == 0 || !part.isOptional()) {
                throw mismatch(given);
            }
        }
        if (next < given.length) {
            throw mismatch(given);
        }
    }

    private static Set<Hex> gate(Hex from, Hex to) {
        Set<Hex> gate = new TreeSet<>();
        for (Hex cell : from.neighbors()) {
            if (cell.isNeighbor(to)) {
                gate.add(cell);
            }
        }
        return Collections.unmodifiableSet(gate);
    }

    private IllegalArgumentException mismatch(Object[] given) {
        return new IllegalArgumentException(
                "Expected the parts " + keys + " of " + code() + ", found " + Arrays.toString(given) + ".");
    }

    static String codeOf(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Returns the kind. New versions may add kinds, so a {@code switch} needs a {@code default}.
     *
     * @return the kind
     */
    public K kind() {
        return kind;
    }

    /**
     * Returns the code of the kind, for example {@code pinned} for {@link Violation.Kind#PINNED}. A code never changes.
     *
     * @return the code
     */
    public String code() {
        return codeOf(kind);
    }

    /** {@return the broken rule} */
    public abstract Rule rule();

    /** {@return an unmodifiable map from the parts' names to the parts' values, in the kind's order} */
    public Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value != null) {
                parts.put(keys.get(i).name(), value);
            }
        }
        return Collections.unmodifiableMap(parts);
    }

    /**
     * Returns the value of a part.
     *
     * @param <T> the type of the value
     * @param part the part
     * @return the value
     * @throws NoSuchElementException if the kind does not have the part
     */
    public <T> T get(Part<T> part) {
        return find(part)
                .orElseThrow(
                        () -> new NoSuchElementException("Expected a part of " + code() + ", found " + part + "."));
    }

    /**
     * Returns the value of a part, if present.
     *
     * @param <T> the type of the value
     * @param part the part
     * @return the value, or empty if the kind does not have the part
     */
    @SuppressWarnings("unchecked") // the constructor checks the types of the values
    public <T> Optional<T> find(Part<T> part) {
        int index = keys.indexOf(requireNonNull(part, "part"));
        return Optional.ofNullable(index < 0 ? null : (T) values[index]);
    }

    /** Returns whether both objects have equal kinds and parts. */
    @Override
    public final boolean equals(@Nullable Object object) {
        return object instanceof Reason<?> other && kind == other.kind && Arrays.equals(values, other.values);
    }

    @Override
    public final int hashCode() {
        return 31 * kind.hashCode() + Arrays.hashCode(values);
    }

    /** Returns a debug string with the code and the parts. */
    @Override
    public String toString() {
        return code()
                + parts().entrySet().stream()
                        .map(part -> part.getKey() + "=" + part.getValue())
                        .collect(Collectors.joining(", ", " [", "]"));
    }
}
