// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.notation.json.ValueTypes.CELLS;
import static io.github.hiverules.notation.json.ValueTypes.HEX;
import static io.github.hiverules.notation.json.ValueTypes.MOVE;
import static io.github.hiverules.notation.json.ValueTypes.NUMBER;
import static io.github.hiverules.notation.json.ValueTypes.PIECE;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.json.ObjectType.Member;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Types of reasons, paths, metrics and other values that can be written as JSON but not read. */
final class AnswerTypes {
    static final ValueType<Violation> VIOLATION = reason -> reason(reason.code(), reason.parts(), reason.rule());

    static final ValueType<SetupProblem> SETUP_PROBLEM =
            problem -> reason(problem.code(), problem.parts(), problem.rule());

    static final ValueType<Legality> LEGALITY = ObjectType.answer(
            Member.of("legal", ValueTypes.FLAG, Legality::isLegal),
            Member.of("reasons", ValueTypes.list(VIOLATION), Legality::violations));

    private static final ValueType<Set<Piece>> PIECES = ValueTypes.set(PIECE);

    static final ValueType<Mobility> MOBILITY = ObjectType.answer(
            Member.of("kind", ValueTypes.TEXT, mobility -> mobility.isFree() ? "free" : "blocked"),
            Member.of("piece", PIECE, Mobility::piece),
            Member.optional(
                    "moves",
                    ValueTypes.list(MOVE),
                    mobility -> Optional.of(List.<Move>copyOf(mobility.moves())).filter(x -> mobility.isFree())),
            Member.optional(
                    "reasons",
                    ValueTypes.list(VIOLATION),
                    mobility -> Optional.of(mobility.violations()).filter(x -> !mobility.isFree())));

    static final ValueType<MovePath.Step> STEP = ObjectType.answer(
            Member.of("to", HEX, MovePath.Step::to), Member.of("height", NUMBER, MovePath.Step::height));

    static final ValueType<MovePath> PATH = ObjectType.answer(
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
            Member.of("rule", TextType.of(Rule.class), MovePath::rule));

    static final ValueType<SideMetrics> SIDE_METRICS = ObjectType.answer(
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
            Member.of("placementCells", CELLS, SideMetrics::placementCells));

    static final ValueType<Race> RACE = ObjectType.answer(
            Member.of("moves", NUMBER, Race::moves), Member.of("exact", ValueTypes.FLAG, Race::isExact));

    private AnswerTypes() {}

    private static Map<String, Object> reason(String code, Map<String, Object> parts, Rule rule) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", code);
        parts.forEach((name, part) -> json.put(name, part(part)));
        json.put("rule", rule.number());
        return json;
    }

    private static Object part(Object part) {
        if (part instanceof Collection<?> members) {
            return members.stream().map(AnswerTypes::part).toList();
        }
        if (part instanceof Hex hex) {
            return HEX.write(hex);
        }
        if (part instanceof PieceStack stack) {
            return ValueTypes.STACK.write(stack);
        }
        if (part instanceof Move move) {
            return MOVE.write(move);
        }
        if (part instanceof Outcome outcome) {
            return ValueTypes.OUTCOME.write(outcome);
        }
        if (part instanceof Enum<?> constant) {
            return Codes.of(constant);
        }
        return part instanceof Integer ? part : part.toString();
    }
}
