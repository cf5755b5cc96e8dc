package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * JSON of the records of hive-api: an object with their components by their names. The kinds of a closed type say in
 * {@code kind} which they are, and in {@code rule} which rule they are about. By reflection, so that a new kind needs no word
 * here; and not left to Jackson, whose way with records depends on the settings of each program's mapper and makes null of
 * what is missing.
 */
final class RecordJson {
    /** The closed types, whose kinds are told apart. */
    private static final List<Class<?>> CLOSED =
            List.of(Violation.class, SetupProblem.class, Mobility.class, MovePath.class);

    private static final List<Class<?>> SINGLE = List.of(
            MovePath.Step.class,
            PositionMetrics.class,
            SideMetrics.class,
            Race.class,
            MovePreview.class,
            PlayedMove.class);

    /** What components may be beside records, enums and collections of all these. */
    private static final Map<Class<?>, Function<JsonNode, ?>> READERS = Map.of(
            int.class, JsonFields::number,
            boolean.class, JsonFields::flag,
            Piece.class, Values::piece,
            Hex.class, Values::hex,
            Stack.class, Values::stack,
            Move.class, Values::move,
            Outcome.class, Values::outcome,
            Game.class, Values::game);

    private RecordJson() {}

    /** The types whose JSON this is. */
    static List<Class<?>> types() {
        return Stream.concat(SINGLE.stream(), CLOSED.stream().flatMap(RecordJson::withKinds))
                .toList();
    }

    private static Stream<Class<?>> withKinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.concat(
                        Stream.of(type),
                        Stream.of(type.getPermittedSubclasses()).flatMap(RecordJson::withKinds));
    }

    /** The records of a closed type, those of closed types within it included. */
    private static Stream<Class<?>> kinds(Class<?> type) {
        return withKinds(type).filter(Class::isRecord);
    }

    private static boolean hasKind(Class<?> type) {
        return CLOSED.stream().anyMatch(closed -> closed.isAssignableFrom(type));
    }

    static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Record) {
            writeRecord(value, json);
        } else if (value instanceof Piece piece) {
            Values.write(piece, json);
        } else if (value instanceof Hex hex) {
            Values.write(hex, json);
        } else if (value instanceof Stack stack) {
            Values.write(stack, json);
        } else if (value instanceof Move move) {
            Values.write(move, json);
        } else if (value instanceof Outcome outcome) {
            Values.write(outcome, json);
        } else if (value instanceof Game game) {
            Values.write(game, json);
        } else if (value instanceof Collection<?> members) {
            writeList(members, json);
        } else if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(entry.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (value instanceof Enum<?> constant) {
            json.writeString(constant.name());
        } else {
            throw new IllegalArgumentException("no JSON is known for " + value.getClass());
        }
    }

    /** Sets come in the order of their members, so that a value has one JSON. */
    private static void writeList(Collection<?> members, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Object member : members instanceof Set ? members.stream().sorted().toList() : members) {
            write(member, json);
        }
        json.writeEndArray();
    }

    private static void writeRecord(Object value, JsonGenerator json) throws IOException {
        json.writeStartObject();
        if (hasKind(value.getClass())) {
            json.writeStringField("kind", value.getClass().getSimpleName());
        }
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = part(value, component);
            if (!(part instanceof OptionalInt number)) {
                json.writeFieldName(component.getName());
                write(part, json);
            } else if (number.isPresent()) {
                json.writeNumberField(component.getName(), number.getAsInt());
            }
        }
        Optional<Rule> rule = rule(value);
        if (rule.isPresent()) {
            json.writeStringField("rule", rule.get().number());
        }
        json.writeEndObject();
    }

    private static Optional<Rule> rule(Object value) {
        if (value instanceof Violation violation) {
            return Optional.of(violation.rule());
        }
        if (value instanceof SetupProblem problem) {
            return Optional.of(problem.rule());
        }
        return value instanceof MovePath way ? Optional.of(way.rule()) : Optional.empty();
    }

    private static Object part(Object value, RecordComponent component) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a part can't be read: " + component, e);
        }
    }

    /** A value of one of the {@linkplain #types() types}. */
    static <T> T read(Class<T> type, JsonNode json) {
        Class<?> kind = hasKind(type) ? JsonFields.of(json, "kind", name -> kind(type, JsonFields.text(name))) : type;
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] parts = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            parts[i] = read(components[i], json);
        }
        try {
            return type.cast(kind.getConstructor(types).newInstance(parts));
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(
                    Objects.requireNonNull(e.getCause()).getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no such value can be made: " + kind, e);
        }
    }

    private static Class<?> kind(Class<?> type, String name) {
        return kinds(type)
                .filter(kind -> kind.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such kind of " + type.getSimpleName()));
    }

    private static Object read(RecordComponent component, JsonNode json) {
        String name = component.getName();
        if (component.getType() == OptionalInt.class) {
            return JsonFields.optional(json, name, JsonFields::number)
                    .map(OptionalInt::of)
                    .orElse(OptionalInt.empty());
        }
        return JsonFields.<Object>of(json, name, part -> read(component.getGenericType(), part));
    }

    private static Object read(Type type, JsonNode json) {
        if (type instanceof ParameterizedType collection) {
            Type[] of = collection.getActualTypeArguments();
            return collection.getRawType() == Map.class
                    ? map(of[1], json)
                    : collection.getRawType() == Set.class ? set(of[0], json) : list(of[0], json);
        }
        Class<?> one = (Class<?>) type;
        Function<JsonNode, ?> reader = READERS.get(one);
        if (reader != null) {
            return reader.apply(json);
        }
        return one.isEnum() ? JsonFields.constant(one, json) : read(one, json);
    }

    private static List<Object> list(Type type, JsonNode json) {
        return JsonFields.list(json, member -> read(type, member));
    }

    private static Set<Object> set(Type type, JsonNode json) {
        Set<Object> set = new LinkedHashSet<>();
        for (Object member : list(type, json)) {
            if (!set.add(member)) {
                throw new IllegalArgumentException(member + " stands there twice");
            }
        }
        return set;
    }

    /** A map from pieces. */
    private static Map<Piece, Object> map(Type type, JsonNode json) {
        if (!json.isObject()) {
            throw new IllegalArgumentException("an object should stand here");
        }
        Map<Piece, Object> map = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        json.fieldNames().forEachRemaining(names::add);
        for (String name : names) {
            Object value = JsonFields.<Object>of(json, name, part -> read(type, part));
            if (map.put(Values.piece(name), value) != null) {
                throw new IllegalArgumentException(name + " stands there twice");
            }
        }
        return map;
    }
}
