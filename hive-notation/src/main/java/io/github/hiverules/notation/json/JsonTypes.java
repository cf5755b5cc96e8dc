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
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Every type whose values have a JSON, which depends neither on the names of classes nor on reflection. A record is its PGN. */
final class JsonTypes {
    private static final ReaderOptions PGN = ReaderOptions.builder()
            .format(RecordFormat.PGN)
            .maxGameLength(Integer.MAX_VALUE)
            .build();

    private static final Map<Class<?>, TextType<?>> KEYS = Map.ofEntries(
            Map.entry(Piece.class, Values.PIECE),
            Map.entry(Hex.class, Values.HEX_KEY),
            Map.entry(Bug.class, Values.BUG),
            Map.entry(Color.class, Values.COLOR),
            Map.entry(Direction.class, Values.DIRECTION),
            Map.entry(Expansion.class, Values.EXPANSION),
            Map.entry(Rule.class, Values.RULE),
            Map.entry(Termination.class, Values.TERMINATION),
            Map.entry(SetupProblem.RestProblem.class, Values.REST_REASON),
            Map.entry(Violation.Kind.class, TextType.constants("kind of violation", Violation.Kind.values())),
            Map.entry(SetupProblem.Kind.class, TextType.constants("kind of problem", SetupProblem.Kind.values())),
            Map.entry(Symmetry.class, Values.SYMMETRY),
            Map.entry(RecordFormat.class, TextType.constants("format of records", RecordFormat.values())));

    private static final Map<Class<?>, ValueType<?>> TYPES = table();

    private JsonTypes() {}

    private static GameRecord record(String pgn) {
        try {
            return Records.parseOne(pgn, PGN);
        } catch (RecordException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    static Set<Class<?>> types() {
        return TYPES.keySet();
    }

    /** The types whose values can be keys of JSON objects. */
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
        types.put(
                GameRecord.class, new TextType<>(record -> Records.print(record, RecordFormat.PGN), JsonTypes::record));
        types.put(Hex.class, Values.HEX);
        types.put(Stack.class, Values.STACK);
        types.put(Move.class, Values.MOVE);
        Stream.of(PieceMove.class, Placement.class, Movement.class, Pass.class)
                .forEach(sort -> types.put(sort, move(sort)));
        types.put(Position.class, Values.POSITION);
        types.put(CanonicalPosition.class, ValueType.of(key -> noJson(), json -> noJson()));
        Stream.of(Values.RULESET, Values.OUTCOME, Values.SETUP, Values.RELATIVE_MOVE, Values.GAME)
                .forEach(object -> types.put(object.type(), object));
        types.put(Violation.class, AnswerValues.VIOLATION);
        types.put(SetupProblem.class, AnswerValues.SETUP_PROBLEM);
        types.put(Legality.class, AnswerValues.LEGALITY);
        types.put(Mobility.class, AnswerValues.MOBILITY);
        types.put(MovePath.class, AnswerValues.PATH);
        types.put(MovePath.Step.class, AnswerValues.STEP);
        types.put(PositionMetrics.class, AnswerValues.POSITION_METRICS);
        types.put(SideMetrics.class, AnswerValues.SIDE_METRICS);
        types.put(Race.class, AnswerValues.RACE);
        types.put(MovePreview.class, AnswerValues.MOVE_PREVIEW);
        return Map.copyOf(types);
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
