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
 * A reason against a move or a setup: a {@link Violation} or a {@link SetupProblem}. A reason has a kind, a rule and
 * parts. One method can show all reasons:
 *
 * <pre>{@code
 * String text(Reason reason) {
 *     return reason.rule().number() + " " + reason.code() + " " + reason.parts();
 * }
 * }</pre>
 *
 * <p>No other type of reason will be added. New versions may add kinds and parts.
 */
public abstract sealed class Reason permits SetupProblem, Violation {
    /**
     * A kind of reason: a {@link Violation.Kind} or a {@link SetupProblem.Kind}. All kinds have a code, rules and
     * parts:
     *
     * <pre>{@code
     * void printTable(Reason.Kind... kinds) {
     *     for (Reason.Kind kind : kinds) {
     *         System.out.println(kind.code() + " " + kind.rules() + " " + kind.parts());
     *     }
     * }
     *
     * printTable(Violation.Kind.values());
     * printTable(SetupProblem.Kind.values());
     * }</pre>
     */
    public sealed interface Kind permits SetupProblem.Kind, Violation.Kind {
        /** {@return the name of the constant, for example {@code PINNED}} */
        String name();

        /**
         * Returns the code, for example {@code pinned} for {@link Violation.Kind#PINNED}. A code is the name of the
         * constant in lower case with hyphens, and never changes. Codes are unique within {@link Violation.Kind} and
         * within {@link SetupProblem.Kind}, but both have a {@code not-in-game}.
         *
         * @return the code
         */
        default String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /**
         * Returns the rules that a reason of this kind can cite: one rule, or one rule for each possible bug.
         * {@link Reason#rule} returns the rule that a reason cites.
         *
         * @return an unmodifiable set, in the order of {@link Rule}
         */
        Set<Rule> rules();

        /**
         * Returns the parts of a reason of this kind. A reason may lack the {@link #optionalParts}.
         *
         * @return an unmodifiable list, in the order of {@link Reason#parts()}
         */
        List<Part<?>> parts();

        /**
         * Returns the parts that a reason of this kind may lack: {@link Part#THROWER} of
         * {@link Violation.Kind#GATE_BLOCKED} and {@link Part#SHORTEST} of {@link Violation.Kind#NOT_IN_THREE_STEPS}.
         * The first part is never optional.
         *
         * @return an unmodifiable list; empty for most kinds
         */
        default List<Part<?>> optionalParts() {
            return parts().stream().skip(1).filter(Part::isOptional).toList();
        }
    }

    private final Kind kind;

    /** The values in the order of the kind's parts. The value of a missing optional part is null. */
    private final @Nullable Object[] values;

    /**
     * Creates a violation or a problem. The constructor computes the part {@code GATE}.
     *
     * @param given the values of all parts except {@code GATE}, in the order of the kind's parts. Optional parts may be
     *     omitted
     * @throws IllegalArgumentException if a part is missing or has the wrong type, or if there are too many parts
     */
    Reason(Kind kind, Object[] given) {
        this.kind = kind;
        List<Part<?>> keys = kind.parts();
        values = new Object[keys.size()];
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
                "Expected the parts " + kind.parts() + " of " + code() + ", found " + Arrays.toString(given) + ".");
    }

    /**
     * Returns the kind. New versions may add kinds, so a {@code switch} needs a {@code default}.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns the {@linkplain Kind#code() code} of the kind, which never changes.
     *
     * @return the code
     */
    public String code() {
        return kind.code();
    }

    /** {@return the broken rule} */
    public abstract Rule rule();

    /** {@return an unmodifiable map from the parts' names to the parts' values, in the kind's order} */
    public Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value != null) {
                parts.put(kind.parts().get(i).name(), value);
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
     * @throws NoSuchElementException if this reason does not have the part
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
     * @return the value, or empty if this reason does not have the part
     */
    @SuppressWarnings("unchecked") // the constructor checks the types of the values
    public <T> Optional<T> find(Part<T> part) {
        int index = kind.parts().indexOf(requireNonNull(part, "part"));
        return Optional.ofNullable(index < 0 ? null : (T) values[index]);
    }

    /** Returns whether both objects have equal kinds and parts. */
    @Override
    public final boolean equals(@Nullable Object object) {
        return object instanceof Reason other && kind == other.kind && Arrays.equals(values, other.values);
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
