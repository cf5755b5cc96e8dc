// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.ReasonKind;
import io.github.hiverules.api.ReasonKind.PartType;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reasons against moves and arrangements, as hive-api describes their kinds. */
final class ReasonValues {
    /** Why a move is illegal, or a piece blocked. */
    static final Family<Violation> VIOLATIONS =
            new Family<>(Violation.class, Violation::code, kinds(Violation.kinds(), Violation::parts, Violation::rule));

    /** Why an arrangement is no position. */
    static final Family<SetupProblem> SETUP_PROBLEMS = new Family<>(
            SetupProblem.class,
            SetupProblem::code,
            kinds(SetupProblem.kinds(), SetupProblem::parts, SetupProblem::rule));

    static final ObjectType<Legality> LEGALITY = ObjectType.of(
            Legality.class,
            in -> legality(in.next(), in.next()),
            Member.of("legal", Values.FLAG, Legality::isLegal),
            Member.of("reasons", Values.list(VIOLATIONS), Legality::reasons));

    private ReasonValues() {}

    private static <T> Map<String, Family.Kind<? extends T>> kinds(
            Map<String, ReasonKind<T>> kinds, Function<T, Map<String, Object>> partsOf, Function<T, Rule> ruleOf) {
        Map<String, Family.Kind<? extends T>> types = new LinkedHashMap<>();
        kinds.forEach((code, kind) -> types.put(code, new ReasonType<>(kind, kind.parts(), partsOf, ruleOf)));
        return types;
    }

    @SuppressWarnings("unchecked") // hive-api checks that a part is of its type
    private static ValueType<Object> of(PartType type) {
        ValueType<?> json = switch (type) {
            case PIECE -> Values.PIECE;
            case PIECES -> Values.list(Values.PIECE);
            case CELL -> Values.HEX;
            case CELLS -> Values.CELLS;
            case GROUPS -> Values.list(Values.CELLS);
            case STACK -> Values.STACK;
            case BUG -> Names.BUG;
            case COLOR -> Names.COLOR;
            case MOVE -> Values.MOVE;
            case OUTCOME -> Values.OUTCOME;
            case NUMBER -> Values.NUMBER;
            case REST_REASON -> Names.REST_REASON;
        };
        return (ValueType<Object>) json;
    }

    /** Reasons of one kind; their rule is written, for programs that know nothing of this library, and not read. */
    private record ReasonType<T>(
            ReasonKind<T> kind,
            Map<String, PartType> types,
            Function<T, Map<String, Object>> partsOf,
            Function<T, Rule> ruleOf)
            implements Family.Kind<T> {
        @Override
        public Class<? extends T> type() {
            return kind.type();
        }

        @Override
        public void writeMembers(T reason, Map<String, Object> json) {
            Map<String, Object> parts = partsOf.apply(reason);
            types.forEach((name, type) ->
                    Optional.ofNullable(parts.get(name)).ifPresent(part -> json.put(name, of(type).write(part))));
            json.put("rule", Names.RULE.write(ruleOf.apply(reason)));
        }

        @Override
        public T read(Object json) {
            Map<String, Object> parts = new HashMap<>();
            types.forEach((name, type) ->
                    JsonFields.member(json, name, of(type)::read).ifPresent(part -> parts.put(name, part)));
            return kind.of(parts);
        }
    }

    private static Legality legality(boolean legal, List<Violation> reasons) {
        if (legal != reasons.isEmpty()) {
            throw new IllegalArgumentException("An illegal move has reasons against it, and a legal one has none.");
        }
        return legal ? Legality.legal() : Legality.illegal(reasons);
    }
}
