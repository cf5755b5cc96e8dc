// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.notation.json.ValueTypes.CELLS;
import static io.github.hiverules.notation.json.ValueTypes.HEX;
import static io.github.hiverules.notation.json.ValueTypes.MOVE;
import static io.github.hiverules.notation.json.ValueTypes.NUMBER;
import static io.github.hiverules.notation.json.ValueTypes.PIECE;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.json.ObjectType.Member;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All types that can be converted to JSON. */
final class JsonTypes {
    private static final Map<Class<?>, TextType<?>> KEYS = new HashMap<>();
    private static final Map<Class<?>, ValueType<?>> TYPES = new HashMap<>();

    private static final ValueType<Violation> VIOLATION =
            reason -> reason(reason.code(), reason.parts(), reason.rule());

    private static final ValueType<Set<Piece>> PIECES = ValueTypes.set(PIECE);

    private static final ValueType<MovePath.Step> STEP = ObjectType.answer(
            Member.of("to", HEX, MovePath.Step::to), Member.of("height", NUMBER, MovePath.Step::height));

    /** Types of reasons, paths, metrics and other values that can be written but not read. */
    private static final Map<Class<?>, ValueType<?>> ANSWERS = Map.of(
            Violation.class,
            VIOLATION,
            SetupProblem.class,
            (ValueType<SetupProblem>) problem -> reason(problem.code(), problem.parts(), problem.rule()),
            Legality.class,
            ObjectType.<Legality>answer(
                    Member.of("legal", ValueTypes.FLAG, Legality::isLegal),
                    Member.of("reasons", ValueTypes.list(VIOLATION), Legality::violations)),
            Mobility.class,
            ObjectType.<Mobility>answer(
                    Member.of("kind", ValueTypes.TEXT, mobility -> mobility.isFree() ? "free" : "blocked"),
                    Member.of("piece", PIECE, Mobility::piece),
                    Member.optional(
                            "moves",
                            ValueTypes.list(MOVE),
                            mobility -> Optional.of(List.<Move>copyOf(mobility.moves()))
                                    .filter(x -> mobility.isFree())),
                    Member.optional(
                            "reasons",
                            ValueTypes.list(VIOLATION),
                            mobility -> Optional.of(mobility.violations()).filter(x -> !mobility.isFree()))),
            MovePath.Step.class,
            STEP,
            MovePath.class,
            ObjectType.<MovePath>answer(
                    Member.of("kind", ValueTypes.TEXT, Codes::of),
                    Member.of("piece", PIECE, MovePath::piece),
                    Member.optional(
                            "movesAs",
                            TextType.of(Bug.class),
                            path -> Optional.of(path.movesAs())
                                    .filter(bug -> Codes.of(path).equals("walk"))),
                    Member.optional("thrower", PIECE, MovePath::thrower),
                    Member.of("from", HEX, MovePath::from),
                    Member.of("steps", ValueTypes.list(STEP), MovePath::steps),
                    Member.of("rule", TextType.of(Rule.class), MovePath::rule)),
            SideMetrics.class,
            ObjectType.<SideMetrics>answer(
                    Member.of("color", TextType.of(Color.class), SideMetrics::color),
                    Member.omitted(
                            "queenLiberties",
                            NUMBER.as(OptionalInt::orElseThrow, OptionalInt::of),
                            SideMetrics::queenLiberties,
                            OptionalInt.empty()),
                    Member.of("reach", ValueTypes.map(PIECE, CELLS), SideMetrics::reach),
                    Member.of("pinned", PIECES, SideMetrics::pinned),
                    Member.of("gated", PIECES, SideMetrics::gated),
                    Member.of("covered", PIECES, SideMetrics::covered),
                    Member.of("placementCells", CELLS, SideMetrics::placementCells)),
            Race.class,
            ObjectType.<Race>answer(
                    Member.of("moves", NUMBER, Race::moves), Member.of("exact", ValueTypes.FLAG, Race::isExact)));

    static {
        KEYS.putAll(TextType.ENUMS);
        KEYS.put(Piece.class, ValueTypes.PIECE);
        KEYS.put(Hex.class, ValueTypes.HEX_KEY);
        KEYS.put(RecordPath.class, RecordTypes.PATH);
        TYPES.putAll(KEYS);
        TYPES.put(Hex.class, ValueTypes.HEX);
        TYPES.put(PieceStack.class, ValueTypes.STACK);
        TYPES.put(Move.class, ValueTypes.MOVE);
        TYPES.put(PieceMove.class, move(PieceMove.class, "a placement or a movement"));
        TYPES.put(Placement.class, move(Placement.class, "a placement"));
        TYPES.put(Movement.class, move(Movement.class, "a movement"));
        TYPES.put(Pass.class, move(Pass.class, "a pass"));
        TYPES.put(Position.class, ValueTypes.POSITION);
        TYPES.put(CanonicalPosition.class, ValueType.of(key -> noJson(), json -> noJson()));
        TYPES.put(GameRecord.class, RecordTypes.RECORD);
        TYPES.putAll(ANSWERS);
        TYPES.put(Ruleset.class, ValueTypes.RULESET);
        TYPES.put(Outcome.class, ValueTypes.OUTCOME);
        TYPES.put(Setup.class, ValueTypes.SETUP);
        TYPES.put(Game.class, ValueTypes.GAME);
        TYPES.put(Tag.class, RecordTypes.TAG);
        TYPES.put(SearchLimit.class, RecordTypes.SEARCH_LIMIT);
    }

    private JsonTypes() {}

    static Set<Class<?>> types() {
        return TYPES.keySet();
    }

    /** Returns the types that can be keys of JSON objects. */
    static Set<Class<?>> keys() {
        return KEYS.keySet();
    }

    @SuppressWarnings("unchecked")
    static <T> ValueType<T> of(Class<T> type) {
        return Optional.ofNullable((ValueType<T>) TYPES.get(type)).orElseThrow(() -> noJson(type));
    }

    /** Converts a value, a collection, a map, a string, a number or a Boolean to a JSON tree. */
    static Object tree(@Nullable Object member) {
        Object value = JsonTree.notNull(member);
        if (value instanceof Collection<?> members) {
            List<Object> list = new ArrayList<>(members.size());
            members.forEach(each -> list.add(JsonTree.at("[" + list.size() + "]", () -> tree(each))));
            return list;
        }
        if (value instanceof Map<?, ?> members) {
            Map<String, Object> object = new LinkedHashMap<>();
            members.forEach((name, each) -> {
                String key = key(name);
                object.put(key, JsonTree.at(key, () -> tree(each)));
            });
            return object;
        }
        if (value instanceof Number number && !Double.isFinite(number.doubleValue())) {
            throw new IllegalArgumentException("JSON has no number " + number + ".");
        }
        if (value instanceof String || value instanceof Number || value instanceof Boolean) {
            return value;
        }
        return JsonTypes.<ValueType<Object>>find(TYPES, value)
                .orElseThrow(() -> noJson(value.getClass()))
                .write(value);
    }

    private static String key(@Nullable Object name) {
        Object key = JsonTree.notNull(name);
        return key instanceof String text
                ? text
                : JsonTypes.<TextType<Object>>find(KEYS, key)
                        .orElseThrow(() -> new IllegalArgumentException("No key of JSON: " + key.getClass() + "."))
                        .print()
                        .apply(key);
    }

    /** Returns the type of a value, which may be an instance of a subclass. */
    @SuppressWarnings("unchecked")
    private static <V> Optional<V> find(Map<Class<?>, ?> types, Object value) {
        Object exact = types.get(value.getClass());
        return (Optional<V>)
                (exact != null
                        ? Optional.of(exact)
                        : types.entrySet().stream()
                                .filter(entry -> entry.getKey().isInstance(value))
                                .map(Map.Entry::getValue)
                                .findFirst());
    }

    @SuppressWarnings("unchecked")
    static <T> TextType<T> keyType(Class<T> type) {
        return (TextType<T>) requireNonNull(KEYS.get(type));
    }

    private static CanonicalPosition noJson() {
        throw new IllegalArgumentException("A CanonicalPosition has no JSON; write its key() or its position.");
    }

    private static <M extends Move> ValueType<M> move(Class<M> type, String name) {
        return ValueTypes.MOVE.as(move -> move, move -> {
            if (!type.isInstance(move)) {
                throw new IllegalArgumentException("Expected " + name + ", found: " + move + ".");
            }
            return type.cast(move);
        });
    }

    private static IllegalArgumentException noJson(Class<?> type) {
        return new IllegalArgumentException("Values of " + type + " have no JSON.");
    }

    private static Map<String, Object> reason(String code, Map<String, Object> parts, Rule rule) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", code);
        parts.forEach((name, part) -> json.put(name, tree(part)));
        json.put("rule", rule.number());
        return json;
    }
}
