// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

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
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Every type whose values have a JSON. */
public final class Schema {
    private static final Map<Class<?>, TextType<?>> KEYS = Map.ofEntries(
            Map.entry(Piece.class, Values.PIECE),
            Map.entry(Hex.class, Values.HEX_KEY),
            Map.entry(Bug.class, Names.BUG),
            Map.entry(Color.class, Names.COLOR),
            Map.entry(Direction.class, Names.DIRECTION),
            Map.entry(Expansion.class, Names.EXPANSION),
            Map.entry(Rule.class, Names.RULE),
            Map.entry(Termination.class, Names.TERMINATION),
            Map.entry(SetupProblem.CannotRest.Reason.class, Names.REST_REASON),
            Map.entry(Symmetry.class, Names.SYMMETRY));

    private static final Map<Class<?>, ValueType<?>> TYPES = table();

    private Schema() {}

    /** The JSON of all types, those of closed types and their kinds included. */
    public static Map<Class<?>, ValueType<?>> types() {
        return TYPES;
    }

    /** The texts of the types whose values can be keys of JSON objects. */
    public static Map<Class<?>, TextType<?>> keys() {
        return KEYS;
    }

    private static Map<Class<?>, ValueType<?>> table() {
        Map<Class<?>, ValueType<?>> types = new HashMap<>(KEYS);
        types.put(Hex.class, Values.HEX);
        types.put(Stack.class, Values.STACK);
        types.put(Move.class, Values.MOVE);
        Stream.of(PieceMove.class, Placement.class, Movement.class, Pass.class)
                .forEach(sort -> types.put(sort, move(sort)));
        types.put(Position.class, Values.POSITION);
        types.put(PathViolation.class, ReasonValues.VIOLATIONS.only(PathViolation.class));
        types.put(CanonicalPosition.class, ValueType.of(key -> noJson(), json -> noJson()));
        Stream.of(ReasonValues.VIOLATIONS, ReasonValues.SETUP_PROBLEMS, AnalysisValues.MOBILITIES, AnalysisValues.PATHS)
                .forEach(family -> addFamily(family, types));
        Stream.of(
                        Values.RULESET,
                        Values.OUTCOME,
                        Values.SETUP,
                        Values.RELATIVE_MOVE,
                        Values.GAME,
                        ReasonValues.LEGALITY,
                        AnalysisValues.STEP,
                        AnalysisValues.POSITION_METRICS,
                        AnalysisValues.SIDE_METRICS,
                        AnalysisValues.RACE,
                        AnalysisValues.MOVE_PREVIEW,
                        AnalysisValues.PLAYED_MOVE)
                .forEach(object -> types.put(object.type(), object));
        return Map.copyOf(types);
    }

    private static <T> void addFamily(Family<T> family, Map<Class<?>, ValueType<?>> types) {
        types.put(family.type(), family);
        family.kinds().values().forEach(kind -> types.put(kind.type(), family.only(kind.type())));
    }

    private static CanonicalPosition noJson() {
        throw new IllegalArgumentException(
                "A CanonicalPosition has no JSON: write its key(), or the position that it is made of.");
    }

    private static <M extends Move> ValueType<M> move(Class<M> type) {
        return Values.MOVE.as(move -> move, move -> {
            if (!type.isInstance(move)) {
                throw new IllegalArgumentException("Another sort of move is meant.");
            }
            return type.cast(move);
        });
    }
}
