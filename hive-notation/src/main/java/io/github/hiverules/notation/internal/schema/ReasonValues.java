// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.ReasonKind;
import io.github.hiverules.api.ReasonKind.PartType;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import java.util.ArrayList;
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

    private static <T> Map<String, ObjectType<? extends T>> kinds(
            Map<String, ReasonKind<T>> kinds, Function<T, Map<String, Object>> partsOf, Function<T, Rule> ruleOf) {
        Map<String, ObjectType<? extends T>> types = new LinkedHashMap<>();
        kinds.forEach((code, kind) -> types.put(code, type(kind, partsOf, ruleOf)));
        return types;
    }

    /** Reasons of one kind; their rule is written, for programs that know nothing of this library, and not read. */
    private static <T> ObjectType<T> type(
            ReasonKind<T> kind, Function<T, Map<String, Object>> partsOf, Function<T, Rule> ruleOf) {
        List<Member<? super T, ?>> members = new ArrayList<>();
        kind.parts()
                .forEach((name, type) -> members.add(Member.<T, Object>optional(
                        name,
                        of(type),
                        reason -> Optional.ofNullable(partsOf.apply(reason).get(name)))));
        members.add(Member.of("rule", Names.RULE, ruleOf));
        return new ObjectType<>(
                kind.type(),
                in -> {
                    Map<String, Object> parts = new HashMap<>();
                    kind.parts()
                            .keySet()
                            .forEach(name -> in.<Optional<Object>>next().ifPresent(part -> parts.put(name, part)));
                    return kind.of(parts);
                },
                members);
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

    private static Legality legality(boolean legal, List<Violation> reasons) {
        if (legal != reasons.isEmpty()) {
            throw new IllegalArgumentException("An illegal move has reasons against it, and a legal one has none.");
        }
        return legal ? Legality.legal() : Legality.illegal(reasons);
    }
}
