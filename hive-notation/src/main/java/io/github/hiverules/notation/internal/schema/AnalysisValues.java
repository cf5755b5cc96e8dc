// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.CELLS;
import static io.github.hiverules.notation.internal.schema.Values.HEX;
import static io.github.hiverules.notation.internal.schema.Values.MOVE;
import static io.github.hiverules.notation.internal.schema.Values.NUMBER;
import static io.github.hiverules.notation.internal.schema.Values.PIECE;

import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The table of what can be asked about positions and games: mobility, paths, metrics, previews. */
public final class AnalysisValues {
    private static final ValueType<Set<Piece>> PIECES = Values.set(PIECE);

    /** Whether a piece has moves. */
    public static final Family<Mobility> MOBILITIES = new Family<>(
            Mobility.class,
            mobility -> mobility.isFree() ? "free" : "blocked",
            List.of(
                    Kind.of(
                            "free",
                            Mobility.Free.class,
                            Field.of("piece", PIECE, Mobility.Free::piece),
                            Field.of("moves", Values.list(MOVE), Mobility.Free::moves),
                            Mobility.Free::new),
                    Kind.of(
                            "blocked",
                            Mobility.Blocked.class,
                            Field.of("piece", PIECE, Mobility.Blocked::piece),
                            Field.of("reasons", Values.list(Violations.ALL), Mobility.Blocked::reasons),
                            Mobility.Blocked::new)));

    static final Kind<MovePath.Step> STEP = Kind.of(
            "",
            MovePath.Step.class,
            Field.of("to", HEX, MovePath.Step::to),
            Field.of("height", NUMBER, MovePath.Step::height),
            MovePath.Step::new);

    /** How a piece moves. */
    public static final Family<MovePath> PATHS = new Family<>(
                    MovePath.class,
                    AnalysisValues::codeOf,
                    List.of(
                            Kind.of(
                                    "walk",
                                    MovePath.Walk.class,
                                    Field.of("piece", PIECE, MovePath.Walk::piece),
                                    Field.of("movesAs", Names.BUG, MovePath.Walk::movesAs),
                                    Field.of("from", HEX, MovePath.Walk::from),
                                    Field.of("steps", Values.list(STEP), MovePath.Walk::steps),
                                    MovePath.Walk::new),
                            Kind.of(
                                    "jump",
                                    MovePath.Jump.class,
                                    Field.of("piece", PIECE, MovePath.Jump::piece),
                                    Field.of("from", HEX, MovePath.Jump::from),
                                    Field.of("steps", Values.list(STEP), MovePath.Jump::steps),
                                    MovePath.Jump::new),
                            Kind.of(
                                    "throw",
                                    MovePath.Throw.class,
                                    Field.of("piece", PIECE, MovePath.Throw::piece),
                                    Field.of("thrower", PIECE, MovePath.Throw::thrower),
                                    Field.of("from", HEX, MovePath.Throw::from),
                                    Field.of("steps", Values.list(STEP), MovePath.Throw::steps),
                                    MovePath.Throw::new)))
            .and(Field.derived("rule", Names.RULE, path -> Optional.of(path.rule())));

    static final Kind<SideMetrics> SIDE_METRICS = Kind.of(
            "",
            SideMetrics.class,
            Field.of("color", Names.COLOR, SideMetrics::color),
            Field.omitted("queenLiberties", Values.OPTIONAL_NUMBER, SideMetrics::queenLiberties, OptionalInt.empty()),
            Field.of("reach", Values.map(PIECE, CELLS), SideMetrics::reach),
            Field.of("pinned", PIECES, SideMetrics::pinned),
            Field.of("gated", PIECES, SideMetrics::gated),
            Field.of("covered", PIECES, SideMetrics::covered),
            Field.of("placementCells", CELLS, SideMetrics::placementCells),
            SideMetrics::new);

    static final Kind<PositionMetrics> POSITION_METRICS = Kind.of(
            "",
            PositionMetrics.class,
            Field.of("white", SIDE_METRICS, PositionMetrics::white),
            Field.of("black", SIDE_METRICS, PositionMetrics::black),
            PositionMetrics::new);

    static final Kind<Race> RACE = Kind.of(
            "",
            Race.class,
            Field.of("moves", NUMBER, Race::moves),
            Field.of("exact", Values.FLAG, Race::exact),
            Race::new);

    static final Kind<MovePreview> MOVE_PREVIEW = Kind.of(
            "",
            MovePreview.class,
            Field.of("move", MOVE, MovePreview::move),
            Field.of("occurrences", NUMBER, MovePreview::occurrences),
            Field.of("outcome", Values.OUTCOME, MovePreview::outcome),
            MovePreview::new);

    static final Kind<PlayedMove> PLAYED_MOVE = Kind.of(
            "",
            PlayedMove.class,
            Field.of("game", Values.GAME, PlayedMove::game),
            Field.of("move", MOVE, PlayedMove::move),
            Field.of("before", Values.GAME, PlayedMove::before),
            PlayedMove::new);

    private AnalysisValues() {}

    private static String codeOf(MovePath path) {
        if (path instanceof MovePath.Throw) {
            return "throw";
        }
        return path instanceof MovePath.Jump ? "jump" : "walk";
    }
}
