// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.ReasonKind.Part.part;
import static io.github.hiverules.api.ReasonKind.PartType.CELL;
import static io.github.hiverules.api.ReasonKind.PartType.COLOR;
import static io.github.hiverules.api.ReasonKind.PartType.GROUPS;
import static io.github.hiverules.api.ReasonKind.PartType.NUMBER;
import static io.github.hiverules.api.ReasonKind.PartType.PIECE;
import static io.github.hiverules.api.ReasonKind.PartType.REST_REASON;

import io.github.hiverules.api.SetupProblem.*;

/** The table of the kinds of {@link SetupProblem}: code, rule, class, and parts in the order of the record's components. */
final class SetupProblemKinds {
    static final ReasonKind.Table<SetupProblem> ALL = new ReasonKind.Table<>();

    static {
        ALL.add("not-in-game", Rule.EXPANSIONS, NotInGame.class, in -> new NotInGame(in.next()))
                .with(part("piece", PIECE, NotInGame::piece));
        ALL.add("piece-repeated", Rule.PIECES, PieceRepeated.class, in -> new PieceRepeated(in.next()))
                .with(part("piece", PIECE, PieceRepeated::piece));
        ALL.add(
                        "lower-number-missing",
                        Rule.ENTERING_ORDER,
                        LowerNumberMissing.class,
                        in -> new LowerNumberMissing(in.next(), in.next()))
                .with(
                        part("piece", PIECE, LowerNumberMissing::piece),
                        part("missing", PIECE, LowerNumberMissing::missing));
        ALL.add(
                        "cannot-stand-on-top",
                        Rule.COVERED,
                        CannotStandOnTop.class,
                        in -> new CannotStandOnTop(in.next(), in.next()))
                .with(part("piece", PIECE, CannotStandOnTop::piece), part("at", CELL, CannotStandOnTop::at));
        ALL.add("hive-broken", Rule.ONE_HIVE, HiveBroken.class, in -> new HiveBroken(in.next()))
                .with(part("groups", GROUPS, HiveBroken::groups));
        ALL.add(
                        "more-pieces-than-turns",
                        Rule.TURN,
                        MorePiecesThanTurns.class,
                        in -> new MorePiecesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, MorePiecesThanTurns::color),
                        part("pieces", NUMBER, MorePiecesThanTurns::pieces),
                        part("turns", NUMBER, MorePiecesThanTurns::turns));
        ALL.add(
                        "climbed-without-queen",
                        Rule.QUEEN_FIRST,
                        ClimbedWithoutQueen.class,
                        in -> new ClimbedWithoutQueen(in.next(), in.next()))
                .with(part("piece", PIECE, ClimbedWithoutQueen::piece), part("at", CELL, ClimbedWithoutQueen::at));
        ALL.add(
                        "climbed-without-beetle",
                        Rule.MOSQUITO,
                        ClimbedWithoutBeetle.class,
                        in -> new ClimbedWithoutBeetle(in.next(), in.next()))
                .with(part("piece", PIECE, ClimbedWithoutBeetle::piece), part("at", CELL, ClimbedWithoutBeetle::at));
        ALL.add(
                        "more-moves-than-turns",
                        Rule.TURN,
                        MoreMovesThanTurns.class,
                        in -> new MoreMovesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, MoreMovesThanTurns::color),
                        part("moves", NUMBER, MoreMovesThanTurns::moves),
                        part("turns", NUMBER, MoreMovesThanTurns::turns));
        ALL.add("cannot-have-passed", Rule.PASS, CannotHavePassed.class, in -> new CannotHavePassed(in.next()))
                .with(part("passes", NUMBER, CannotHavePassed::passes));
        ALL.add(
                        "fewer-pieces-than-turns",
                        Rule.QUEEN_FIRST,
                        FewerPiecesThanTurns.class,
                        in -> new FewerPiecesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, FewerPiecesThanTurns::color),
                        part("pieces", NUMBER, FewerPiecesThanTurns::pieces),
                        part("turns", NUMBER, FewerPiecesThanTurns::turns));
        ALL.add(
                        "queen-missing",
                        Rule.QUEEN_BY_FOURTH_TURN,
                        QueenMissing.class,
                        in -> new QueenMissing(in.next(), in.next()))
                .with(part("color", COLOR, QueenMissing::color), part("turns", NUMBER, QueenMissing::turns));
        ALL.add("queen-opened", Rule.QUEEN_OPENING, QueenOpened.class, in -> new QueenOpened(in.next()))
                .with(part("color", COLOR, QueenOpened::color));
        ALL.add("cannot-rest", Rule.REST, CannotRest.class, in -> new CannotRest(in.next(), in.next()))
                .with(part("piece", PIECE, CannotRest::piece), part("reason", REST_REASON, CannotRest::reason));
        ALL.add("ply-out-of-range", Rule.TURN, PlyOutOfRange.class, in -> new PlyOutOfRange(in.next()))
                .with(part("ply", NUMBER, PlyOutOfRange::ply));
    }

    private SetupProblemKinds() {}
}
