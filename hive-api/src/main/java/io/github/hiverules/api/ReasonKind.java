// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kind of {@link Violation} or {@link SetupProblem}: its code, its class, and its parts under their names. With it a program
 * stores reasons of all kinds, or puts them into words, without a case for each:
 *
 * <pre>{@code
 * Map<String, Object> parts = reason.parts();                              // {piece=wQ, top=bB1}
 * Violation again = Violation.kinds().get(reason.code()).of(parts);        // equal to reason
 * }</pre>
 *
 * @param <T> the family: {@link Violation} or {@link SetupProblem}
 */
public final class ReasonKind<T> {
    private final String code;
    private final Class<? extends T> type;
    private final Function<T, Rule> rule;
    private final Function<Values, ? extends T> maker;
    private final Map<String, Part<T>> parts = new LinkedHashMap<>();

    /** What stands under the name of a part. New versions may add types, so a {@code switch} over these needs a {@code default}. */
    public enum PartType {
        /** A {@link Piece}. */
        PIECE(Piece.class),
        /** A {@code List<Piece>}. */
        PIECES(List.class, Piece.class),
        /** A {@link Hex}. */
        CELL(Hex.class),
        /** A {@code Set<Hex>}. */
        CELLS(Set.class, Hex.class),
        /** A {@code List<Set<Hex>>}. */
        GROUPS(List.class, Set.class, Hex.class),
        /** A {@link Stack}. */
        STACK(Stack.class),
        /** A {@link Bug}. */
        BUG(Bug.class),
        /** A {@link Color}. */
        COLOR(Color.class),
        /** A {@link Move}. */
        MOVE(Move.class),
        /** An {@link Outcome}. */
        OUTCOME(Outcome.class),
        /** An {@link Integer}. */
        NUMBER(Integer.class),
        /** A {@link SetupProblem.CannotRest.Reason}. */
        REST_REASON(SetupProblem.CannotRest.Reason.class);

        /** The class of the part; of a collection also the class of its members, and so on. */
        private final List<Class<?>> classes;

        PartType(Class<?>... classes) {
            this.classes = List.of(classes);
        }

        private boolean fits(@Nullable Object part) {
            return fits(part, 0);
        }

        private boolean fits(@Nullable Object part, int depth) {
            return classes.get(depth).isInstance(part)
                    && (!(part instanceof Collection<?> members)
                            || members.stream().allMatch(member -> fits(member, depth + 1)));
        }
    }

    /** Whether a part is always there. */
    private enum Presence {
        REQUIRED,
        OPTIONAL,
        /** The other parts determine it. */
        DERIVED
    }

    /** A part of a kind: its name, its type, and how a reason gives it, null where the reason lacks it. */
    record Part<K>(String name, PartType type, Presence presence, Function<K, @Nullable Object> getter) {
        static <K> Part<K> part(String name, PartType type, Function<K, Object> getter) {
            return new Part<>(name, type, Presence.REQUIRED, getter);
        }

        /** A part that a reason may lack. */
        static <K> Part<K> optional(String name, PartType type, Function<K, @Nullable Object> getter) {
            return new Part<>(name, type, Presence.OPTIONAL, getter);
        }

        static <K> Part<K> optionalNumber(String name, Function<K, OptionalInt> getter) {
            return optional(name, PartType.NUMBER, reason -> {
                OptionalInt number = getter.apply(reason);
                return number.isPresent() ? number.getAsInt() : null;
            });
        }

        /** A part that follows from the others. */
        static <K> Part<K> derived(String name, PartType type, Function<K, Object> getter) {
            return new Part<>(name, type, Presence.DERIVED, getter);
        }
    }

    /**
     * The parts of a reason to be made.
     *
     * @param parts the parts in the order of the table; null for one that is optional and missing
     */
    record Values(Iterator<@Nullable Object> parts) {
        /** The next part; its type has been checked. */
        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals", "NullAway"})
        <V> V next() {
            return (V) parts.next();
        }

        OptionalInt nextNumber() {
            @Nullable Object number = parts.next();
            return number == null ? OptionalInt.empty() : OptionalInt.of((Integer) number);
        }
    }

    private ReasonKind(
            String code, Function<T, Rule> rule, Class<? extends T> type, Function<Values, ? extends T> maker) {
        this.code = code;
        this.rule = rule;
        this.type = type;
        this.maker = maker;
    }

    /** The stable name of the kind, for example {@code gate-blocked}. */
    public String code() {
        return code;
    }

    /** The class of the reasons of this kind, for example {@link PathViolation.GateBlocked}. */
    public Class<? extends T> type() {
        return type;
    }

    /** The names and types of the parts that a reason of this kind can have, in their order; can't be modified. */
    public Map<String, PartType> parts() {
        Map<String, PartType> types = new LinkedHashMap<>();
        parts.forEach((name, part) -> types.put(name, part.type()));
        return Collections.unmodifiableMap(types);
    }

    /**
     * The reason of this kind that has these parts, as {@link Violation#parts()} and {@link SetupProblem#parts()} give them. Other
     * names are passed over.
     *
     * @throws IllegalArgumentException if a part is missing, has another type, or contradicts the others
     */
    public T of(Map<String, ?> parts) {
        requireNonNull(parts, "parts");
        List<@Nullable Object> values = new ArrayList<>();
        for (Part<T> part : this.parts.values()) {
            @Nullable Object value = parts.get(part.name());
            if (value == null && part.presence() == Presence.REQUIRED) {
                throw new IllegalArgumentException("\"" + part.name() + "\" is missing.");
            }
            if (value != null && !part.type().fits(value)) {
                throw new IllegalArgumentException("\"" + part.name() + "\" is no " + part.type() + ".");
            }
            if (part.presence() != Presence.DERIVED) {
                values.add(value);
            }
        }
        T reason = maker.apply(new Values(values.iterator()));
        for (Part<T> part : this.parts.values()) {
            @Nullable Object given = part.presence() == Presence.DERIVED ? parts.get(part.name()) : null;
            if (given != null && !given.equals(part.getter().apply(reason))) {
                throw new IllegalArgumentException("\"" + part.name() + "\" contradicts the other parts.");
            }
        }
        return reason;
    }

    Rule ruleOf(T reason) {
        return rule.apply(reason);
    }

    Map<String, Object> partsOf(T reason) {
        Map<String, Object> values = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            @Nullable Object value = part.getter().apply(reason);
            if (value != null) {
                values.put(name, value);
            }
        });
        return Collections.unmodifiableMap(values);
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }

    /** The kinds of a family by code and by class. */
    static final class Table<T> {
        private final Map<String, ReasonKind<T>> byCode = new LinkedHashMap<>();
        private final Map<Class<?>, ReasonKind<T>> byType = new HashMap<>();

        /** Adds a kind whose reasons all cite one rule. */
        <K extends T> Row<T, K> add(String code, Rule rule, Class<K> type, Function<Values, K> maker) {
            return add(code, reason -> rule, type, maker);
        }

        /** Adds a kind whose reasons cite a rule that depends on their parts. */
        <K extends T> Row<T, K> add(
                String code, Function<? super K, Rule> rule, Class<K> type, Function<Values, K> maker) {
            ReasonKind<T> kind = new ReasonKind<>(code, reason -> rule.apply(type.cast(reason)), type, maker);
            byCode.put(code, kind);
            byType.put(type, kind);
            return new Row<>(kind, type);
        }

        Map<String, ReasonKind<T>> byCode() {
            return Collections.unmodifiableMap(byCode);
        }

        ReasonKind<T> of(T reason) {
            return requireNonNull(byType.get(reason.getClass()));
        }
    }

    /** A kind that is being added to its table. */
    record Row<T, K extends T>(ReasonKind<T> kind, Class<K> type) {
        /** Adds parts, in the order in which the maker takes them. */
        @SafeVarargs
        final void with(Part<? super K>... parts) {
            for (Part<? super K> part : parts) {
                Part<T> ofFamily = new Part<>(
                        part.name(),
                        part.type(),
                        part.presence(),
                        reason -> part.getter().apply(type.cast(reason)));
                kind.parts.put(part.name(), ofFamily);
            }
        }
    }
}
