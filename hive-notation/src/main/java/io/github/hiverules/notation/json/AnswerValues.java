// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.notation.json.Values.CELLS;
import static io.github.hiverules.notation.json.Values.HEX;
import static io.github.hiverules.notation.json.Values.MOVE;
import static io.github.hiverules.notation.json.Values.NUMBER;
import static io.github.hiverules.notation.json.Values.PIECE;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.ReasonKind;
import io.github.hiverules.api.ReasonKind.PartType;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.json.ObjectType.Family;
import io.github.hiverules.notation.json.ObjectType.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * The table of what can be asked about positions and games: reasons against moves and arrangements, as hive-api describes their
 * kinds, mobility, paths, metrics, previews.
 */
final class AnswerValues {
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

    private static final ValueType<Set<Piece>> PIECES = Values.set(PIECE);

    static final Family<Mobility> MOBILITIES = new Family<>(
            Mobility.class,
            mobility -> mobility.isFree() ? "free" : "blocked",
            Map.of(
                    "free",
                    ObjectType.of(
                            Mobility.Free.class,
                            in -> new Mobility.Free(in.next(), in.next()),
                            Member.of("piece", PIECE, Mobility.Free::piece),
                            Member.of("moves", Values.list(MOVE), Mobility.Free::moves)),
                    "blocked",
                    ObjectType.of(
                            Mobility.Blocked.class,
                            in -> new Mobility.Blocked(in.next(), in.next()),
                            Member.of("piece", PIECE, Mobility.Blocked::piece),
                            Member.of("reasons", Values.list(VIOLATIONS), Mobility.Blocked::reasons))));

    static final ObjectType<MovePath.Step> STEP = ObjectType.of(
            MovePath.Step.class,
            in -> new MovePath.Step(in.next(), in.next()),
            Member.of("to", HEX, MovePath.Step::to),
            Member.of("height", NUMBER, MovePath.Step::height));

    // What all paths have.
    private static final Member<MovePath, Piece> MOVER = Member.of("piece", PIECE, MovePath::piece);
    private static final Member<MovePath, Hex> FROM = Member.of("from", HEX, MovePath::from);
    private static final Member<MovePath, List<MovePath.Step>> STEPS =
            Member.of("steps", Values.list(STEP), MovePath::steps);
    private static final Member<MovePath, Rule> PATH_RULE = Member.of("rule", Values.RULE, MovePath::rule);

    static final Family<MovePath> PATHS = new Family<>(
            MovePath.class,
            Codes::of,
            Map.of(
                    "walk",
                    ObjectType.of(
                            MovePath.Walk.class,
                            in -> new MovePath.Walk(in.next(), in.next(), in.next(), in.next()),
                            MOVER,
                            Member.of("movesAs", Values.BUG, MovePath.Walk::movesAs),
                            FROM,
                            STEPS,
                            PATH_RULE),
                    "jump",
                    ObjectType.of(
                            MovePath.Jump.class,
                            in -> new MovePath.Jump(in.next(), in.next(), in.next()),
                            MOVER,
                            FROM,
                            STEPS,
                            PATH_RULE),
                    "throw",
                    ObjectType.of(
                            MovePath.Throw.class,
                            in -> new MovePath.Throw(in.next(), in.next(), in.next(), in.next()),
                            MOVER,
                            Member.of("thrower", PIECE, MovePath.Throw::thrower),
                            FROM,
                            STEPS,
                            PATH_RULE)));

    static final ObjectType<SideMetrics> SIDE_METRICS = ObjectType.of(
            SideMetrics.class,
            in -> SideMetrics.of(in.next(), in.next(), in.next(), in.next(), in.next(), in.next(), in.next()),
            Member.of("color", Values.COLOR, SideMetrics::color),
            Member.omitted(
                    "queenLiberties",
                    NUMBER.as(OptionalInt::orElseThrow, OptionalInt::of),
                    SideMetrics::queenLiberties,
                    OptionalInt.empty()),
            Member.of("reach", Values.map(PIECE, CELLS), SideMetrics::reach),
            Member.of("pinned", PIECES, SideMetrics::pinned),
            Member.of("gated", PIECES, SideMetrics::gated),
            Member.of("covered", PIECES, SideMetrics::covered),
            Member.of("placementCells", CELLS, SideMetrics::placementCells));

    static final ObjectType<PositionMetrics> POSITION_METRICS = ObjectType.of(
            PositionMetrics.class,
            in -> PositionMetrics.of(in.next(), in.next()),
            Member.of("white", SIDE_METRICS, PositionMetrics::white),
            Member.of("black", SIDE_METRICS, PositionMetrics::black));

    static final ObjectType<Race> RACE = ObjectType.of(
            Race.class,
            in -> Race.of(in.next(), in.next()),
            Member.of("moves", NUMBER, Race::moves),
            Member.of("exact", Values.FLAG, Race::isExact));

    static final ObjectType<MovePreview> MOVE_PREVIEW = ObjectType.of(
            MovePreview.class,
            in -> MovePreview.of(in.next(), in.next(), in.next()),
            Member.of("move", MOVE, MovePreview::move),
            Member.of("occurrences", NUMBER, MovePreview::occurrences),
            Member.of("outcome", Values.OUTCOME, MovePreview::outcome));

    static final ObjectType<PlayedMove> PLAYED_MOVE = ObjectType.of(
            PlayedMove.class,
            in -> playedMove(in.next(), in.next()),
            Member.of("game", Values.GAME, PlayedMove::game),
            Member.of("move", MOVE, PlayedMove::move));

    private AnswerValues() {}

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
        members.add(Member.of("rule", Values.RULE, ruleOf));
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
            case PIECE -> PIECE;
            case PIECES -> Values.list(PIECE);
            case CELL -> HEX;
            case CELLS -> CELLS;
            case GROUPS -> Values.list(CELLS);
            case STACK -> Values.STACK;
            case BUG -> Values.BUG;
            case COLOR -> Values.COLOR;
            case MOVE -> MOVE;
            case OUTCOME -> Values.OUTCOME;
            case NUMBER -> NUMBER;
            case REST_REASON -> Values.REST_REASON;
        };
        return (ValueType<Object>) json;
    }

    private static Legality legality(boolean legal, List<Violation> reasons) {
        if (legal != reasons.isEmpty()) {
            throw new IllegalArgumentException("An illegal move has reasons against it, and a legal one has none.");
        }
        return legal ? Legality.legal() : Legality.illegal(reasons);
    }

    private static PlayedMove playedMove(Game game, Move move) {
        PlayedMove played = PlayedMove.of(game);
        if (!played.move().equals(move)) {
            throw new IllegalArgumentException("The last move of the game is " + played.move() + ", not " + move + ".");
        }
        return played;
    }
}
