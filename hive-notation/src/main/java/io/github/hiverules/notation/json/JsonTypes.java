// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static java.util.Objects.requireNonNull;

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
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All types that can be converted to JSON. */
final class JsonTypes {
    private static final Map<Class<?>, TextType<?>> KEYS = new HashMap<>();
    private static final Map<Class<?>, ValueType<?>> TYPES = new HashMap<>();

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
        TYPES.put(Violation.class, AnswerTypes.VIOLATION);
        TYPES.put(SetupProblem.class, AnswerTypes.SETUP_PROBLEM);
        TYPES.put(Legality.class, AnswerTypes.LEGALITY);
        TYPES.put(Mobility.class, AnswerTypes.MOBILITY);
        TYPES.put(MovePath.class, AnswerTypes.PATH);
        TYPES.put(MovePath.Step.class, AnswerTypes.STEP);
        TYPES.put(SideMetrics.class, AnswerTypes.SIDE_METRICS);
        TYPES.put(Race.class, AnswerTypes.RACE);
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
    static <T> Optional<ValueType<T>> find(Class<T> type) {
        return Optional.ofNullable((ValueType<T>) TYPES.get(type));
    }

    /** Returns the type of a value, which may be an instance of a subclass. */
    static Optional<ValueType<Object>> typeOf(Object value) {
        return find(TYPES, value);
    }

    /** Returns the type of a value that can be a key of a JSON object. */
    static Optional<TextType<Object>> keyOf(Object value) {
        return find(KEYS, value);
    }

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
}
