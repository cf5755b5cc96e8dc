// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.ReasonKind.Part.derived;
import static io.github.hiverules.api.ReasonKind.Part.optional;
import static io.github.hiverules.api.ReasonKind.Part.optionalNumber;
import static io.github.hiverules.api.ReasonKind.Part.part;
import static io.github.hiverules.api.ReasonKind.PartType.BUG;
import static io.github.hiverules.api.ReasonKind.PartType.CELL;
import static io.github.hiverules.api.ReasonKind.PartType.CELLS;
import static io.github.hiverules.api.ReasonKind.PartType.COLOR;
import static io.github.hiverules.api.ReasonKind.PartType.GROUPS;
import static io.github.hiverules.api.ReasonKind.PartType.MOVE;
import static io.github.hiverules.api.ReasonKind.PartType.NUMBER;
import static io.github.hiverules.api.ReasonKind.PartType.OUTCOME;
import static io.github.hiverules.api.ReasonKind.PartType.PIECE;
import static io.github.hiverules.api.ReasonKind.PartType.PIECES;
import static io.github.hiverules.api.ReasonKind.PartType.REST_REASON;
import static io.github.hiverules.api.ReasonKind.PartType.STACK;

import io.github.hiverules.api.PathViolation.*;
import io.github.hiverules.api.ReasonKind.Part;
import io.github.hiverules.api.Violation.*;
import java.util.Optional;

/** The table of the kinds of reasons: code, rule, class, and parts in the order of the record's components. */
final class ReasonKinds {
    static final ReasonKind.Table<Violation> VIOLATIONS = new ReasonKind.Table<>();
    static final ReasonKind.Table<SetupProblem> SETUP_PROBLEMS = new ReasonKind.Table<>();

    private static final Part<PathViolation> MOVER = part("piece", PIECE, PathViolation::piece);
    private static final Part<PathViolation> MOVES_AS = part("movesAs", BUG, PathViolation::movesAs);

    static {
        VIOLATIONS
                .add("game-over", Rule.GAME_OVER, GameOver.class, in -> new GameOver(in.next()))
                .with(part("outcome", OUTCOME, GameOver::outcome));
        VIOLATIONS
                .add("not-in-game", Rule.EXPANSIONS, NotInGame.class, in -> new NotInGame(in.next()))
                .with(part("piece", PIECE, NotInGame::piece));
        VIOLATIONS
                .add("pass-not-allowed", Rule.PASS, PassNotAllowed.class, in -> new PassNotAllowed(in.next()))
                .with(part("example", MOVE, PassNotAllowed::example));
        VIOLATIONS
                .add("not-your-piece", Rule.TURN, NotYourPiece.class, in -> new NotYourPiece(in.next()))
                .with(part("piece", PIECE, NotYourPiece::piece));
        VIOLATIONS
                .add(
                        "already-placed",
                        Rule.PLACED_FOR_GOOD,
                        AlreadyPlaced.class,
                        in -> new AlreadyPlaced(in.next(), in.next()))
                .with(part("piece", PIECE, AlreadyPlaced::piece), part("at", CELL, AlreadyPlaced::at));
        VIOLATIONS
                .add("still-in-hand", Rule.TURN, StillInHand.class, in -> new StillInHand(in.next()))
                .with(part("piece", PIECE, StillInHand::piece));
        VIOLATIONS
                .add(
                        "enters-later",
                        Rule.ENTERING_ORDER,
                        EntersLater.class,
                        in -> new EntersLater(in.next(), in.next()))
                .with(part("piece", PIECE, EntersLater::piece), part("first", PIECE, EntersLater::first));
        VIOLATIONS
                .add(
                        "cell-occupied",
                        Rule.PLACING_ON_EMPTY_CELL,
                        CellOccupied.class,
                        in -> new CellOccupied(in.next(), in.next()))
                .with(part("at", CELL, CellOccupied::at), part("stack", STACK, CellOccupied::stack));
        VIOLATIONS
                .add(
                        "apart-from-first",
                        Rule.FIRST_PLACEMENTS,
                        ApartFromFirst.class,
                        in -> new ApartFromFirst(in.next(), in.next()))
                .with(part("at", CELL, ApartFromFirst::at), part("first", CELL, ApartFromFirst::first));
        VIOLATIONS
                .add(
                        "touches-no-own-piece",
                        Rule.PLACING,
                        TouchesNoOwnPiece.class,
                        in -> new TouchesNoOwnPiece(in.next()))
                .with(part("at", CELL, TouchesNoOwnPiece::at));
        VIOLATIONS
                .add("touches-enemy", Rule.PLACING, TouchesEnemy.class, in -> new TouchesEnemy(in.next(), in.next()))
                .with(part("at", CELL, TouchesEnemy::at), part("enemies", PIECES, TouchesEnemy::enemies));
        VIOLATIONS
                .add("no-placement-cell", Rule.PLACING, NoPlacementCell.class, in -> new NoPlacementCell(in.next()))
                .with(part("piece", PIECE, NoPlacementCell::piece));
        VIOLATIONS
                .add(
                        "queen-may-not-open",
                        Rule.QUEEN_OPENING,
                        QueenMayNotOpen.class,
                        in -> new QueenMayNotOpen(in.next()))
                .with(part("queen", PIECE, QueenMayNotOpen::queen));
        VIOLATIONS
                .add("queen-is-due", Rule.QUEEN_BY_FOURTH_TURN, QueenIsDue.class, in -> new QueenIsDue(in.next()))
                .with(part("queen", PIECE, QueenIsDue::queen));
        VIOLATIONS
                .add("queen-not-placed", Rule.QUEEN_FIRST, QueenNotPlaced.class, in -> new QueenNotPlaced(in.next()))
                .with(part("queen", PIECE, QueenNotPlaced::queen));
        VIOLATIONS
                .add("covered", Rule.COVERED, Covered.class, in -> new Covered(in.next(), in.next()))
                .with(part("piece", PIECE, Covered::piece), part("top", PIECE, Covered::top));
        VIOLATIONS
                .add("resting", Rule.REST, Resting.class, in -> new Resting(in.next()))
                .with(part("piece", PIECE, Resting::piece));
        VIOLATIONS
                .add(
                        "stays-in-place",
                        Rule.MUST_LEAVE,
                        StaysInPlace.class,
                        in -> new StaysInPlace(in.next(), in.next()))
                .with(part("piece", PIECE, StaysInPlace::piece), part("at", CELL, StaysInPlace::at));
        VIOLATIONS
                .add("pinned", Rule.ONE_HIVE, Pinned.class, in -> new Pinned(in.next(), in.next()))
                .with(part("piece", PIECE, Pinned::piece), part("groups", GROUPS, Pinned::groups));
        VIOLATIONS
                .add("ends-apart", Rule.ONE_HIVE, EndsApart.class, in -> new EndsApart(in.next(), in.next()))
                .with(part("piece", PIECE, EndsApart::piece), part("to", CELL, EndsApart::to));
        VIOLATIONS
                .add(
                        "thrown-from-stack",
                        Rule.THROW,
                        ThrownFromStack.class,
                        in -> new ThrownFromStack(in.next(), in.next()))
                .with(part("piece", PIECE, ThrownFromStack::piece), part("at", CELL, ThrownFromStack::at));
        VIOLATIONS
                .add(
                        "thrown-onto-pieces",
                        Rule.THROW,
                        ThrownOntoPieces.class,
                        in -> new ThrownOntoPieces(in.next(), in.next(), in.next()))
                .with(
                        part("piece", PIECE, ThrownOntoPieces::piece),
                        part("to", CELL, ThrownOntoPieces::to),
                        part("stack", STACK, ThrownOntoPieces::stack));
        VIOLATIONS
                .add("thrower-resting", Rule.REST, ThrowerResting.class, in -> new ThrowerResting(in.next()))
                .with(part("thrower", PIECE, ThrowerResting::thrower));
        VIOLATIONS
                .add(
                        "thrower-covered",
                        Rule.COVERED,
                        ThrowerCovered.class,
                        in -> new ThrowerCovered(in.next(), in.next()))
                .with(part("thrower", PIECE, ThrowerCovered::thrower), part("top", PIECE, ThrowerCovered::top));
        VIOLATIONS
                .add(
                        "ends-on-piece",
                        ReasonKinds::ruleOfBug,
                        EndsOnPiece.class,
                        in -> new EndsOnPiece(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, EndsOnPiece::to), part("stack", STACK, EndsOnPiece::stack));
        VIOLATIONS
                .add(
                        "gate-blocked",
                        Rule.FREEDOM_TO_MOVE,
                        GateBlocked.class,
                        in -> new GateBlocked(
                                in.next(), in.next(), Optional.ofNullable(in.next()), in.next(), in.next(), in.next()))
                .with(
                        MOVER,
                        MOVES_AS,
                        optional("thrower", PIECE, reason -> reason.thrower().orElse(null)),
                        part("step", NUMBER, GateBlocked::step),
                        part("from", CELL, GateBlocked::from),
                        part("to", CELL, GateBlocked::to),
                        derived("gate", CELLS, GateBlocked::gate));
        VIOLATIONS
                .add(
                        "loses-contact",
                        Rule.CONTACT,
                        LosesContact.class,
                        in -> new LosesContact(in.next(), in.next(), in.next(), in.next(), in.next()))
                .with(
                        MOVER,
                        MOVES_AS,
                        part("step", NUMBER, LosesContact::step),
                        part("from", CELL, LosesContact::from),
                        part("to", CELL, LosesContact::to));
        VIOLATIONS
                .add(
                        "too-far",
                        ReasonKinds::ruleOfBug,
                        TooFar.class,
                        in -> new TooFar(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, TooFar::to), part("distance", NUMBER, TooFar::distance));
        VIOLATIONS
                .add(
                        "enclosed",
                        ReasonKinds::ruleOfBug,
                        Enclosed.class,
                        in -> new Enclosed(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, Enclosed::to), part("hole", CELLS, Enclosed::hole));
        VIOLATIONS
                .add(
                        "not-in-three-steps",
                        ReasonKinds::ruleOfBug,
                        NotInThreeSteps.class,
                        in -> new NotInThreeSteps(in.next(), in.next(), in.next(), in.nextNumber()))
                .with(
                        MOVER,
                        MOVES_AS,
                        part("to", CELL, NotInThreeSteps::to),
                        optionalNumber("shortest", NotInThreeSteps::shortest));
        VIOLATIONS
                .add(
                        "visits-twice",
                        ReasonKinds::ruleOfBug,
                        VisitsTwice.class,
                        in -> new VisitsTwice(in.next(), in.next()))
                .with(MOVER, part("to", CELL, VisitsTwice::to));
        VIOLATIONS
                .add("not-in-line", ReasonKinds::ruleOfBug, NotInLine.class, in -> new NotInLine(in.next(), in.next()))
                .with(MOVER, part("to", CELL, NotInLine::to));
        VIOLATIONS
                .add(
                        "nothing-to-jump-over",
                        ReasonKinds::ruleOfBug,
                        NothingToJumpOver.class,
                        in -> new NothingToJumpOver(in.next(), in.next(), in.next()))
                .with(MOVER, part("to", CELL, NothingToJumpOver::to), part("next", CELL, NothingToJumpOver::next));
        VIOLATIONS
                .add(
                        "lands-elsewhere",
                        ReasonKinds::ruleOfBug,
                        LandsElsewhere.class,
                        in -> new LandsElsewhere(in.next(), in.next(), in.next()))
                .with(MOVER, part("to", CELL, LandsElsewhere::to), part("landing", CELL, LandsElsewhere::landing));
        VIOLATIONS
                .add("nothing-to-copy", ReasonKinds::ruleOfBug, NothingToCopy.class, in -> new NothingToCopy(in.next()))
                .with(MOVER);
        VIOLATIONS
                .add("surrounded", Rule.FREEDOM_TO_MOVE, Surrounded.class, in -> new Surrounded(in.next()))
                .with(MOVER);
        VIOLATIONS
                .add(
                        "cannot-slide",
                        Rule.FREEDOM_TO_MOVE,
                        CannotSlide.class,
                        in -> new CannotSlide(in.next(), in.next()))
                .with(MOVER, part("gates", GROUPS, CannotSlide::gates));
        VIOLATIONS
                .add("no-destination", ReasonKinds::ruleOfBug, NoDestination.class, in -> new NoDestination(in.next()))
                .with(MOVER);
    }

    static {
        SETUP_PROBLEMS
                .add(
                        "not-in-game",
                        Rule.EXPANSIONS,
                        SetupProblem.NotInGame.class,
                        in -> new SetupProblem.NotInGame(in.next()))
                .with(part("piece", PIECE, SetupProblem.NotInGame::piece));
        SETUP_PROBLEMS
                .add(
                        "piece-repeated",
                        Rule.PIECES,
                        SetupProblem.PieceRepeated.class,
                        in -> new SetupProblem.PieceRepeated(in.next()))
                .with(part("piece", PIECE, SetupProblem.PieceRepeated::piece));
        SETUP_PROBLEMS
                .add(
                        "lower-number-missing",
                        Rule.ENTERING_ORDER,
                        SetupProblem.LowerNumberMissing.class,
                        in -> new SetupProblem.LowerNumberMissing(in.next(), in.next()))
                .with(
                        part("piece", PIECE, SetupProblem.LowerNumberMissing::piece),
                        part("missing", PIECE, SetupProblem.LowerNumberMissing::missing));
        SETUP_PROBLEMS
                .add(
                        "cannot-stand-on-top",
                        Rule.COVERED,
                        SetupProblem.CannotStandOnTop.class,
                        in -> new SetupProblem.CannotStandOnTop(in.next(), in.next()))
                .with(
                        part("piece", PIECE, SetupProblem.CannotStandOnTop::piece),
                        part("at", CELL, SetupProblem.CannotStandOnTop::at));
        SETUP_PROBLEMS
                .add(
                        "hive-broken",
                        Rule.ONE_HIVE,
                        SetupProblem.HiveBroken.class,
                        in -> new SetupProblem.HiveBroken(in.next()))
                .with(part("groups", GROUPS, SetupProblem.HiveBroken::groups));
        SETUP_PROBLEMS
                .add(
                        "more-pieces-than-turns",
                        Rule.TURN,
                        SetupProblem.MorePiecesThanTurns.class,
                        in -> new SetupProblem.MorePiecesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, SetupProblem.MorePiecesThanTurns::color),
                        part("pieces", NUMBER, SetupProblem.MorePiecesThanTurns::pieces),
                        part("turns", NUMBER, SetupProblem.MorePiecesThanTurns::turns));
        SETUP_PROBLEMS
                .add(
                        "climbed-without-queen",
                        Rule.QUEEN_FIRST,
                        SetupProblem.ClimbedWithoutQueen.class,
                        in -> new SetupProblem.ClimbedWithoutQueen(in.next(), in.next()))
                .with(
                        part("piece", PIECE, SetupProblem.ClimbedWithoutQueen::piece),
                        part("at", CELL, SetupProblem.ClimbedWithoutQueen::at));
        SETUP_PROBLEMS
                .add(
                        "climbed-without-beetle",
                        Rule.MOSQUITO,
                        SetupProblem.ClimbedWithoutBeetle.class,
                        in -> new SetupProblem.ClimbedWithoutBeetle(in.next(), in.next()))
                .with(
                        part("piece", PIECE, SetupProblem.ClimbedWithoutBeetle::piece),
                        part("at", CELL, SetupProblem.ClimbedWithoutBeetle::at));
        SETUP_PROBLEMS
                .add(
                        "more-moves-than-turns",
                        Rule.TURN,
                        SetupProblem.MoreMovesThanTurns.class,
                        in -> new SetupProblem.MoreMovesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, SetupProblem.MoreMovesThanTurns::color),
                        part("moves", NUMBER, SetupProblem.MoreMovesThanTurns::moves),
                        part("turns", NUMBER, SetupProblem.MoreMovesThanTurns::turns));
        SETUP_PROBLEMS
                .add(
                        "cannot-have-passed",
                        Rule.PASS,
                        SetupProblem.CannotHavePassed.class,
                        in -> new SetupProblem.CannotHavePassed(in.next()))
                .with(part("passes", NUMBER, SetupProblem.CannotHavePassed::passes));
        SETUP_PROBLEMS
                .add(
                        "fewer-pieces-than-turns",
                        Rule.QUEEN_FIRST,
                        SetupProblem.FewerPiecesThanTurns.class,
                        in -> new SetupProblem.FewerPiecesThanTurns(in.next(), in.next(), in.next()))
                .with(
                        part("color", COLOR, SetupProblem.FewerPiecesThanTurns::color),
                        part("pieces", NUMBER, SetupProblem.FewerPiecesThanTurns::pieces),
                        part("turns", NUMBER, SetupProblem.FewerPiecesThanTurns::turns));
        SETUP_PROBLEMS
                .add(
                        "queen-missing",
                        Rule.QUEEN_BY_FOURTH_TURN,
                        SetupProblem.QueenMissing.class,
                        in -> new SetupProblem.QueenMissing(in.next(), in.next()))
                .with(
                        part("color", COLOR, SetupProblem.QueenMissing::color),
                        part("turns", NUMBER, SetupProblem.QueenMissing::turns));
        SETUP_PROBLEMS
                .add(
                        "queen-opened",
                        Rule.QUEEN_OPENING,
                        SetupProblem.QueenOpened.class,
                        in -> new SetupProblem.QueenOpened(in.next()))
                .with(part("color", COLOR, SetupProblem.QueenOpened::color));
        SETUP_PROBLEMS
                .add(
                        "cannot-rest",
                        Rule.REST,
                        SetupProblem.CannotRest.class,
                        in -> new SetupProblem.CannotRest(in.next(), in.next()))
                .with(
                        part("piece", PIECE, SetupProblem.CannotRest::piece),
                        part("reason", REST_REASON, SetupProblem.CannotRest::reason));
        SETUP_PROBLEMS
                .add(
                        "ply-out-of-range",
                        Rule.TURN,
                        SetupProblem.PlyOutOfRange.class,
                        in -> new SetupProblem.PlyOutOfRange(in.next()))
                .with(part("ply", NUMBER, SetupProblem.PlyOutOfRange::ply));
    }

    private ReasonKinds() {}

    /** Most reasons against a path cite the rule of the bug that the piece moves as. */
    private static Rule ruleOfBug(PathViolation violation) {
        return Rule.of(violation.movesAs());
    }
}
