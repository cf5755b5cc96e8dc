// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.CELLS;
import static io.github.hiverules.notation.internal.schema.Values.HEX;
import static io.github.hiverules.notation.internal.schema.Values.MOVE;
import static io.github.hiverules.notation.internal.schema.Values.NUMBER;
import static io.github.hiverules.notation.internal.schema.Values.PIECE;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** The table of what can be asked about positions and games: mobility, paths, metrics, previews. */
public final class AnalysisValues {
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
                            Member.of("reasons", Values.list(ReasonValues.VIOLATIONS), Mobility.Blocked::reasons))));

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
    private static final Member<MovePath, Rule> PATH_RULE = Member.of("rule", Names.RULE, MovePath::rule);

    static final Family<MovePath> PATHS = new Family<>(
            MovePath.class,
            AnalysisValues::codeOf,
            Map.of(
                    "walk",
                    ObjectType.of(
                            MovePath.Walk.class,
                            in -> new MovePath.Walk(in.next(), in.next(), in.next(), in.next()),
                            MOVER,
                            Member.of("movesAs", Names.BUG, MovePath.Walk::movesAs),
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
            Member.of("color", Names.COLOR, SideMetrics::color),
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

    private AnalysisValues() {}

    private static PlayedMove playedMove(Game game, Move move) {
        PlayedMove played = PlayedMove.of(game);
        if (!played.move().equals(move)) {
            throw new IllegalArgumentException("The last move of the game is " + played.move() + ", not " + move + ".");
        }
        return played;
    }

    /** The code of a path's kind: {@code walk}, {@code jump} or {@code throw}. */
    public static String codeOf(MovePath path) {
        if (path instanceof MovePath.Throw) {
            return "throw";
        }
        return path instanceof MovePath.Jump ? "jump" : "walk";
    }
}
