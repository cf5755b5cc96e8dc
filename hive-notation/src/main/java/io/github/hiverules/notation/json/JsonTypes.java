// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordPath;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** All types that can be converted to JSON. */
final class JsonTypes {
    private static final Map<Class<?>, TextType<?>> KEYS = Map.ofEntries(
            Map.entry(Piece.class, ValueTypes.PIECE),
            Map.entry(Hex.class, ValueTypes.HEX_KEY),
            Map.entry(Bug.class, ValueTypes.BUG),
            Map.entry(Color.class, ValueTypes.COLOR),
            Map.entry(Direction.class, ValueTypes.DIRECTION),
            Map.entry(Expansion.class, ValueTypes.EXPANSION),
            Map.entry(Rule.class, ValueTypes.RULE),
            Map.entry(Termination.class, ValueTypes.TERMINATION),
            Map.entry(SetupProblem.RestProblem.class, ValueTypes.REST_REASON),
            Map.entry(Violation.Kind.class, TextType.constants("a kind of violation", Violation.Kind.values())),
            Map.entry(SetupProblem.Kind.class, TextType.constants("a kind of problem", SetupProblem.Kind.values())),
            Map.entry(Symmetry.class, ValueTypes.SYMMETRY),
            Map.entry(RepetitionRule.class, TextType.constants("repetition rule", RepetitionRule.values())),
            Map.entry(RecordPath.class, RecordTypes.PATH),
            Map.entry(RecordFormat.class, TextType.constants("a format of records", RecordFormat.values())));

    private static final Map<Class<?>, ValueType<?>> TYPES = table();

    private JsonTypes() {}

    static Set<Class<?>> types() {
        return TYPES.keySet();
    }

    /** Returns the types whose values can be names in JSON objects. */
    static Set<Class<?>> keys() {
        return KEYS.keySet();
    }

    @SuppressWarnings("unchecked")
    static <T> ValueType<T> typeOf(Class<T> type) {
        return (ValueType<T>) requireNonNull(TYPES.get(type));
    }

    @SuppressWarnings("unchecked")
    static <T> TextType<T> keyOf(Class<T> type) {
        return (TextType<T>) requireNonNull(KEYS.get(type));
    }

    private static Map<Class<?>, ValueType<?>> table() {
        Map<Class<?>, ValueType<?>> types = new HashMap<>(KEYS);
        types.put(Hex.class, ValueTypes.HEX);
        types.put(Stack.class, ValueTypes.STACK);
        types.put(Move.class, ValueTypes.MOVE);
        Stream.of(PieceMove.class, Placement.class, Movement.class, Pass.class)
                .forEach(kind -> types.put(kind, move(kind)));
        types.put(Position.class, ValueTypes.POSITION);
        types.put(CanonicalPosition.class, ValueType.of(key -> noJson(), json -> noJson()));
        Stream.of(
                        ValueTypes.RULESET,
                        ValueTypes.OUTCOME,
                        ValueTypes.SETUP,
                        ValueTypes.RELATIVE_MOVE,
                        ValueTypes.GAME,
                        RecordTypes.TAG,
                        RecordTypes.SEARCH_LIMIT)
                .forEach(object -> types.put(object.type(), object));
        types.put(
                GameRecord.class,
                ValueType.of(
                        RecordTypes.RECORD::write,
                        json -> HivegameAnalysis.isAnalysis(json)
                                ? HivegameAnalysis.read(json)
                                : RecordTypes.RECORD.read(json)));
        types.put(Violation.class, AnswerTypes.VIOLATION);
        types.put(SetupProblem.class, AnswerTypes.SETUP_PROBLEM);
        types.put(Legality.class, AnswerTypes.LEGALITY);
        types.put(Mobility.class, AnswerTypes.MOBILITY);
        types.put(MovePath.class, AnswerTypes.PATH);
        types.put(MovePath.Step.class, AnswerTypes.STEP);
        types.put(PositionMetrics.class, AnswerTypes.POSITION_METRICS);
        types.put(SideMetrics.class, AnswerTypes.SIDE_METRICS);
        types.put(Race.class, AnswerTypes.RACE);
        types.put(MovePreview.class, AnswerTypes.MOVE_PREVIEW);
        return Map.copyOf(types);
    }

    private static CanonicalPosition noJson() {
        throw new IllegalArgumentException("A CanonicalPosition has no JSON; write its key() or its position.");
    }

    private static <M extends Move> ValueType<M> move(Class<M> type) {
        return ValueTypes.MOVE.as(move -> move, move -> {
            if (!type.isInstance(move)) {
                throw new IllegalArgumentException("Expected another type of move.");
            }
            return type.cast(move);
        });
    }
}
