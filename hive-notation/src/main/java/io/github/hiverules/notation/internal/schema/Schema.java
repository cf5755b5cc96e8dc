// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.Symmetry;
import io.github.hiverules.notation.RecordFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every type whose values have a JSON. */
public final class Schema {
    /** The types whose values can be keys of JSON objects. */
    public static final List<Key<?>> KEYS = List.of(
            new Key<>(Piece.class, Values.PIECE),
            new Key<>(Hex.class, Values.HEX_KEY),
            new Key<>(Bug.class, Names.BUG),
            new Key<>(Color.class, Names.COLOR),
            new Key<>(Direction.class, Names.DIRECTION),
            new Key<>(Expansion.class, Names.EXPANSION),
            new Key<>(Rule.class, Names.RULE),
            new Key<>(Termination.class, Names.TERMINATION),
            new Key<>(SetupProblem.CannotRest.Reason.class, Names.REST_REASON),
            new Key<>(Symmetry.class, Names.SYMMETRY),
            new Key<>(RecordFormat.class, Names.FORMAT));

    /** All types, closed types and their kinds included. */
    public static final List<Entry<?>> TYPES = types();

    private static final Map<Class<?>, Key<?>> KEYS_BY_CLASS =
            KEYS.stream().collect(Collectors.toUnmodifiableMap(Key::type, key -> key));
    private static final Map<Class<?>, Entry<?>> TYPES_BY_CLASS =
            TYPES.stream().collect(Collectors.toUnmodifiableMap(Entry::type, entry -> entry));

    private Schema() {}

    /** The JSON of a type. */
    @SuppressWarnings("unchecked")
    public static <T> ValueType<T> typeOf(Class<T> type) {
        return (ValueType<T>) requireNonNull(TYPES_BY_CLASS.get(type)).json();
    }

    /** The texts of a type as keys. */
    @SuppressWarnings("unchecked")
    public static <T> TextType<T> keyOf(Class<T> type) {
        return (TextType<T>) requireNonNull(KEYS_BY_CLASS.get(type)).text();
    }

    /**
     * A type and its JSON.
     *
     * @param type the class of the values
     * @param json their JSON
     * @param <T> the type of the values
     */
    public record Entry<T>(Class<T> type, ValueType<T> json) {}

    /**
     * A type and its texts as keys.
     *
     * @param type the class of the values
     * @param text their texts
     * @param <T> the type of the values
     */
    public record Key<T>(Class<T> type, TextType<T> text) {
        private Entry<T> entry() {
            return new Entry<>(type, text);
        }
    }

    private static List<Entry<?>> types() {
        List<Entry<?>> types = new ArrayList<>();
        KEYS.stream().filter(key -> key.type() != Hex.class).forEach(key -> types.add(key.entry()));
        types.addAll(List.of(
                new Entry<>(Hex.class, Values.HEX),
                new Entry<>(Stack.class, Values.STACK),
                new Entry<>(Move.class, Values.MOVE),
                move(PieceMove.class),
                move(Placement.class),
                move(Movement.class),
                move(Pass.class),
                new Entry<>(Position.class, Values.POSITION),
                new Entry<>(PathViolation.class, Violations.ALL.only(PathViolation.class)),
                new Entry<>(
                        CanonicalPosition.class,
                        new NoJson<>("A CanonicalPosition has no JSON: write its key(), or the position that it is"
                                + " made of."))));
        Stream.of(Violations.ALL, SetupProblems.ALL, AnalysisValues.MOBILITIES, AnalysisValues.PATHS)
                .forEach(family -> addFamily(family, types));
        Stream.of(
                        Values.RULESET,
                        Values.OUTCOME,
                        Values.SETUP,
                        Values.GAME,
                        Violations.LEGALITY,
                        AnalysisValues.STEP,
                        AnalysisValues.POSITION_METRICS,
                        AnalysisValues.SIDE_METRICS,
                        AnalysisValues.RACE,
                        AnalysisValues.MOVE_PREVIEW,
                        AnalysisValues.PLAYED_MOVE,
                        RecordValues.TAG,
                        RecordValues.RECORDED_MOVE,
                        RecordValues.GAME_RECORD)
                .forEach(kind -> types.add(entry(kind)));
        return List.copyOf(types);
    }

    private static <T> Entry<T> entry(Kind<T> kind) {
        return new Entry<>(kind.type(), kind);
    }

    private static <T> void addFamily(Family<T> family, List<Entry<?>> types) {
        types.add(new Entry<>(family.type(), family));
        family.kinds().forEach(kind -> types.add(only(family, kind)));
    }

    private static <T, S extends T> Entry<S> only(Family<T> family, Kind<S> kind) {
        return new Entry<>(kind.type(), family.only(kind.type()));
    }

    private static <M extends Move> Entry<M> move(Class<M> type) {
        return new Entry<>(type, Values.MOVE.as(move -> move, move -> {
            if (!type.isInstance(move)) {
                throw new IllegalArgumentException("Another sort of move is meant.");
            }
            return type.cast(move);
        }));
    }

    /** Values that are neither written nor read, for a reason. */
    private record NoJson<T>(String reason) implements ValueType<T> {
        @Override
        public Object write(T value) {
            throw new IllegalArgumentException(reason);
        }

        @Override
        public T read(Object json) {
            throw new IllegalArgumentException(reason);
        }
    }
}
