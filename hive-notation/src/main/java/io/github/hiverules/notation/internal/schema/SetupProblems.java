// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.GROUPS;
import static io.github.hiverules.notation.internal.schema.Values.HEX;
import static io.github.hiverules.notation.internal.schema.Values.NUMBER;
import static io.github.hiverules.notation.internal.schema.Values.PIECE;

import io.github.hiverules.api.SetupProblem;
import java.util.List;
import java.util.Optional;

/** The table of what can be wrong with an arrangement: of each kind its code, its fields and its constructor. */
public final class SetupProblems {
    /** Why an arrangement is no position. */
    public static final Family<SetupProblem> ALL = new Family<>(
                    SetupProblem.class,
                    SetupProblem::code,
                    List.of(
                            Kind.of(
                                    "not-in-game",
                                    SetupProblem.NotInGame.class,
                                    Field.of("piece", PIECE, SetupProblem.NotInGame::piece),
                                    SetupProblem.NotInGame::new),
                            Kind.of(
                                    "piece-repeated",
                                    SetupProblem.PieceRepeated.class,
                                    Field.of("piece", PIECE, SetupProblem.PieceRepeated::piece),
                                    SetupProblem.PieceRepeated::new),
                            Kind.of(
                                    "lower-number-missing",
                                    SetupProblem.LowerNumberMissing.class,
                                    Field.of("piece", PIECE, SetupProblem.LowerNumberMissing::piece),
                                    Field.of("missing", PIECE, SetupProblem.LowerNumberMissing::missing),
                                    SetupProblem.LowerNumberMissing::new),
                            Kind.of(
                                    "cannot-stand-on-top",
                                    SetupProblem.CannotStandOnTop.class,
                                    Field.of("piece", PIECE, SetupProblem.CannotStandOnTop::piece),
                                    Field.of("at", HEX, SetupProblem.CannotStandOnTop::at),
                                    SetupProblem.CannotStandOnTop::new),
                            Kind.of(
                                    "hive-broken",
                                    SetupProblem.HiveBroken.class,
                                    Field.of("groups", GROUPS, SetupProblem.HiveBroken::groups),
                                    SetupProblem.HiveBroken::new),
                            Kind.of(
                                    "more-pieces-than-turns",
                                    SetupProblem.MorePiecesThanTurns.class,
                                    Field.of("color", Names.COLOR, SetupProblem.MorePiecesThanTurns::color),
                                    Field.of("pieces", NUMBER, SetupProblem.MorePiecesThanTurns::pieces),
                                    Field.of("turns", NUMBER, SetupProblem.MorePiecesThanTurns::turns),
                                    SetupProblem.MorePiecesThanTurns::new),
                            Kind.of(
                                    "climbed-without-queen",
                                    SetupProblem.ClimbedWithoutQueen.class,
                                    Field.of("piece", PIECE, SetupProblem.ClimbedWithoutQueen::piece),
                                    Field.of("at", HEX, SetupProblem.ClimbedWithoutQueen::at),
                                    SetupProblem.ClimbedWithoutQueen::new),
                            Kind.of(
                                    "climbed-without-beetle",
                                    SetupProblem.ClimbedWithoutBeetle.class,
                                    Field.of("piece", PIECE, SetupProblem.ClimbedWithoutBeetle::piece),
                                    Field.of("at", HEX, SetupProblem.ClimbedWithoutBeetle::at),
                                    SetupProblem.ClimbedWithoutBeetle::new),
                            Kind.of(
                                    "more-moves-than-turns",
                                    SetupProblem.MoreMovesThanTurns.class,
                                    Field.of("color", Names.COLOR, SetupProblem.MoreMovesThanTurns::color),
                                    Field.of("moves", NUMBER, SetupProblem.MoreMovesThanTurns::moves),
                                    Field.of("turns", NUMBER, SetupProblem.MoreMovesThanTurns::turns),
                                    SetupProblem.MoreMovesThanTurns::new),
                            Kind.of(
                                    "cannot-have-passed",
                                    SetupProblem.CannotHavePassed.class,
                                    Field.of("passes", NUMBER, SetupProblem.CannotHavePassed::passes),
                                    SetupProblem.CannotHavePassed::new),
                            Kind.of(
                                    "fewer-pieces-than-turns",
                                    SetupProblem.FewerPiecesThanTurns.class,
                                    Field.of("color", Names.COLOR, SetupProblem.FewerPiecesThanTurns::color),
                                    Field.of("pieces", NUMBER, SetupProblem.FewerPiecesThanTurns::pieces),
                                    Field.of("turns", NUMBER, SetupProblem.FewerPiecesThanTurns::turns),
                                    SetupProblem.FewerPiecesThanTurns::new),
                            Kind.of(
                                    "queen-missing",
                                    SetupProblem.QueenMissing.class,
                                    Field.of("color", Names.COLOR, SetupProblem.QueenMissing::color),
                                    Field.of("turns", NUMBER, SetupProblem.QueenMissing::turns),
                                    SetupProblem.QueenMissing::new),
                            Kind.of(
                                    "queen-opened",
                                    SetupProblem.QueenOpened.class,
                                    Field.of("color", Names.COLOR, SetupProblem.QueenOpened::color),
                                    SetupProblem.QueenOpened::new),
                            Kind.of(
                                    "cannot-rest",
                                    SetupProblem.CannotRest.class,
                                    Field.of("piece", PIECE, SetupProblem.CannotRest::piece),
                                    Field.of("reason", Names.REST_REASON, SetupProblem.CannotRest::reason),
                                    SetupProblem.CannotRest::new),
                            Kind.of(
                                    "ply-out-of-range",
                                    SetupProblem.PlyOutOfRange.class,
                                    Field.of("ply", NUMBER, SetupProblem.PlyOutOfRange::ply),
                                    SetupProblem.PlyOutOfRange::new)))
            .and(Field.derived("rule", Names.RULE, problem -> Optional.of(problem.rule())));

    private SetupProblems() {}
}
