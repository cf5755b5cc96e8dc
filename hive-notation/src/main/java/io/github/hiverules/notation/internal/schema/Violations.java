// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.CELLS;
import static io.github.hiverules.notation.internal.schema.Values.GROUPS;
import static io.github.hiverules.notation.internal.schema.Values.HEX;
import static io.github.hiverules.notation.internal.schema.Values.MOVE;
import static io.github.hiverules.notation.internal.schema.Values.NUMBER;
import static io.github.hiverules.notation.internal.schema.Values.OPTIONAL_NUMBER;
import static io.github.hiverules.notation.internal.schema.Values.OUTCOME;
import static io.github.hiverules.notation.internal.schema.Values.PIECE;
import static io.github.hiverules.notation.internal.schema.Values.PIECES;
import static io.github.hiverules.notation.internal.schema.Values.STACK;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The table of the reasons against a move: of each kind its code, its fields and its constructor. */
public final class Violations {
    private static final List<Kind<? extends Violation>> OF_PIECES = List.of(
            Kind.of(
                    "game-over",
                    Violation.GameOver.class,
                    Field.of("outcome", OUTCOME, Violation.GameOver::outcome),
                    Violation.GameOver::new),
            Kind.of(
                    "not-in-game",
                    Violation.NotInGame.class,
                    Field.of("piece", PIECE, Violation.NotInGame::piece),
                    Violation.NotInGame::new),
            Kind.of(
                    "pass-not-allowed",
                    Violation.PassNotAllowed.class,
                    Field.of("example", MOVE, Violation.PassNotAllowed::example),
                    Violation.PassNotAllowed::new),
            Kind.of(
                    "not-your-piece",
                    Violation.NotYourPiece.class,
                    Field.of("piece", PIECE, Violation.NotYourPiece::piece),
                    Violation.NotYourPiece::new),
            Kind.of(
                    "already-placed",
                    Violation.AlreadyPlaced.class,
                    Field.of("piece", PIECE, Violation.AlreadyPlaced::piece),
                    Field.of("at", HEX, Violation.AlreadyPlaced::at),
                    Violation.AlreadyPlaced::new),
            Kind.of(
                    "still-in-hand",
                    Violation.StillInHand.class,
                    Field.of("piece", PIECE, Violation.StillInHand::piece),
                    Violation.StillInHand::new),
            Kind.of(
                    "enters-later",
                    Violation.EntersLater.class,
                    Field.of("piece", PIECE, Violation.EntersLater::piece),
                    Field.of("first", PIECE, Violation.EntersLater::first),
                    Violation.EntersLater::new),
            Kind.of(
                    "cell-occupied",
                    Violation.CellOccupied.class,
                    Field.of("at", HEX, Violation.CellOccupied::at),
                    Field.of("stack", STACK, Violation.CellOccupied::stack),
                    Violation.CellOccupied::new),
            Kind.of(
                    "apart-from-first",
                    Violation.ApartFromFirst.class,
                    Field.of("at", HEX, Violation.ApartFromFirst::at),
                    Field.of("first", HEX, Violation.ApartFromFirst::first),
                    Violation.ApartFromFirst::new),
            Kind.of(
                    "touches-no-own-piece",
                    Violation.TouchesNoOwnPiece.class,
                    Field.of("at", HEX, Violation.TouchesNoOwnPiece::at),
                    Violation.TouchesNoOwnPiece::new),
            Kind.of(
                    "touches-enemy",
                    Violation.TouchesEnemy.class,
                    Field.of("at", HEX, Violation.TouchesEnemy::at),
                    Field.of("enemies", PIECES, Violation.TouchesEnemy::enemies),
                    Violation.TouchesEnemy::new),
            Kind.of(
                    "no-placement-cell",
                    Violation.NoPlacementCell.class,
                    Field.of("piece", PIECE, Violation.NoPlacementCell::piece),
                    Violation.NoPlacementCell::new),
            Kind.of(
                    "queen-may-not-open",
                    Violation.QueenMayNotOpen.class,
                    Field.of("queen", PIECE, Violation.QueenMayNotOpen::queen),
                    Violation.QueenMayNotOpen::new),
            Kind.of(
                    "queen-is-due",
                    Violation.QueenIsDue.class,
                    Field.of("queen", PIECE, Violation.QueenIsDue::queen),
                    Field.of("turn", NUMBER, Violation.QueenIsDue::turn),
                    Violation.QueenIsDue::new),
            Kind.of(
                    "queen-not-placed",
                    Violation.QueenNotPlaced.class,
                    Field.of("queen", PIECE, Violation.QueenNotPlaced::queen),
                    Violation.QueenNotPlaced::new),
            Kind.of(
                    "covered",
                    Violation.Covered.class,
                    Field.of("piece", PIECE, Violation.Covered::piece),
                    Field.of("top", PIECE, Violation.Covered::top),
                    Violation.Covered::new),
            Kind.of(
                    "resting",
                    Violation.Resting.class,
                    Field.of("piece", PIECE, Violation.Resting::piece),
                    Violation.Resting::new),
            Kind.of(
                    "stays-in-place",
                    Violation.StaysInPlace.class,
                    Field.of("piece", PIECE, Violation.StaysInPlace::piece),
                    Field.of("at", HEX, Violation.StaysInPlace::at),
                    Violation.StaysInPlace::new),
            Kind.of(
                    "pinned",
                    Violation.Pinned.class,
                    Field.of("piece", PIECE, Violation.Pinned::piece),
                    Field.of("groups", GROUPS, Violation.Pinned::groups),
                    Violation.Pinned::new),
            Kind.of(
                    "ends-apart",
                    Violation.EndsApart.class,
                    Field.of("piece", PIECE, Violation.EndsApart::piece),
                    Field.of("to", HEX, Violation.EndsApart::to),
                    Violation.EndsApart::new),
            Kind.of(
                    "no-thrower",
                    Violation.NoThrower.class,
                    Field.of("piece", PIECE, Violation.NoThrower::piece),
                    Field.of("to", HEX, Violation.NoThrower::to),
                    Violation.NoThrower::new),
            Kind.of(
                    "thrown-from-stack",
                    Violation.ThrownFromStack.class,
                    Field.of("piece", PIECE, Violation.ThrownFromStack::piece),
                    Field.of("at", HEX, Violation.ThrownFromStack::at),
                    Violation.ThrownFromStack::new),
            Kind.of(
                    "thrown-onto-pieces",
                    Violation.ThrownOntoPieces.class,
                    Field.of("piece", PIECE, Violation.ThrownOntoPieces::piece),
                    Field.of("to", HEX, Violation.ThrownOntoPieces::to),
                    Field.of("stack", STACK, Violation.ThrownOntoPieces::stack),
                    Violation.ThrownOntoPieces::new),
            Kind.of(
                    "thrower-resting",
                    Violation.ThrowerResting.class,
                    Field.of("thrower", PIECE, Violation.ThrowerResting::thrower),
                    Violation.ThrowerResting::new),
            Kind.of(
                    "thrower-covered",
                    Violation.ThrowerCovered.class,
                    Field.of("thrower", PIECE, Violation.ThrowerCovered::thrower),
                    Field.of("top", PIECE, Violation.ThrowerCovered::top),
                    Violation.ThrowerCovered::new));

    private static final List<Kind<? extends PathViolation>> OF_PATHS = List.of(
            Kind.of(
                    "ends-on-piece",
                    PathViolation.EndsOnPiece.class,
                    Field.of("piece", PIECE, PathViolation.EndsOnPiece::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.EndsOnPiece::movesAs),
                    Field.of("to", HEX, PathViolation.EndsOnPiece::to),
                    Field.of("stack", STACK, PathViolation.EndsOnPiece::stack),
                    PathViolation.EndsOnPiece::new),
            Kind.of(
                    "gate-blocked",
                    PathViolation.GateBlocked.class,
                    Field.of("piece", PIECE, PathViolation.GateBlocked::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.GateBlocked::movesAs),
                    Field.of("step", NUMBER, PathViolation.GateBlocked::step),
                    Field.of("from", HEX, PathViolation.GateBlocked::from),
                    Field.of("to", HEX, PathViolation.GateBlocked::to),
                    Field.of("gate", CELLS, PathViolation.GateBlocked::gate),
                    PathViolation.GateBlocked::new),
            Kind.of(
                    "loses-contact",
                    PathViolation.LosesContact.class,
                    Field.of("piece", PIECE, PathViolation.LosesContact::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.LosesContact::movesAs),
                    Field.of("step", NUMBER, PathViolation.LosesContact::step),
                    Field.of("from", HEX, PathViolation.LosesContact::from),
                    Field.of("to", HEX, PathViolation.LosesContact::to),
                    PathViolation.LosesContact::new),
            Kind.of(
                    "too-far",
                    PathViolation.TooFar.class,
                    Field.of("piece", PIECE, PathViolation.TooFar::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.TooFar::movesAs),
                    Field.of("to", HEX, PathViolation.TooFar::to),
                    Field.of("distance", NUMBER, PathViolation.TooFar::distance),
                    PathViolation.TooFar::new),
            Kind.of(
                    "enclosed",
                    PathViolation.Enclosed.class,
                    Field.of("piece", PIECE, PathViolation.Enclosed::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.Enclosed::movesAs),
                    Field.of("to", HEX, PathViolation.Enclosed::to),
                    Field.of("hole", CELLS, PathViolation.Enclosed::hole),
                    PathViolation.Enclosed::new),
            Kind.of(
                    "not-in-three-steps",
                    PathViolation.NotInThreeSteps.class,
                    Field.of("piece", PIECE, PathViolation.NotInThreeSteps::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.NotInThreeSteps::movesAs),
                    Field.of("to", HEX, PathViolation.NotInThreeSteps::to),
                    Field.omitted(
                            "shortest", OPTIONAL_NUMBER, PathViolation.NotInThreeSteps::shortest, OptionalInt.empty()),
                    PathViolation.NotInThreeSteps::new),
            Kind.of(
                    "visits-twice",
                    PathViolation.VisitsTwice.class,
                    Field.of("piece", PIECE, PathViolation.VisitsTwice::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.VisitsTwice::movesAs),
                    Field.of("to", HEX, PathViolation.VisitsTwice::to),
                    Field.of("twice", HEX, PathViolation.VisitsTwice::twice),
                    PathViolation.VisitsTwice::new),
            Kind.of(
                    "not-in-line",
                    PathViolation.NotInLine.class,
                    Field.of("piece", PIECE, PathViolation.NotInLine::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.NotInLine::movesAs),
                    Field.of("to", HEX, PathViolation.NotInLine::to),
                    PathViolation.NotInLine::new),
            Kind.of(
                    "nothing-to-jump-over",
                    PathViolation.NothingToJumpOver.class,
                    Field.of("piece", PIECE, PathViolation.NothingToJumpOver::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.NothingToJumpOver::movesAs),
                    Field.of("to", HEX, PathViolation.NothingToJumpOver::to),
                    Field.of("next", HEX, PathViolation.NothingToJumpOver::next),
                    PathViolation.NothingToJumpOver::new),
            Kind.of(
                    "lands-elsewhere",
                    PathViolation.LandsElsewhere.class,
                    Field.of("piece", PIECE, PathViolation.LandsElsewhere::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.LandsElsewhere::movesAs),
                    Field.of("to", HEX, PathViolation.LandsElsewhere::to),
                    Field.of("landing", HEX, PathViolation.LandsElsewhere::landing),
                    PathViolation.LandsElsewhere::new),
            Kind.of(
                    "nothing-to-copy",
                    PathViolation.NothingToCopy.class,
                    Field.of("piece", PIECE, PathViolation.NothingToCopy::piece),
                    PathViolation.NothingToCopy::new),
            Kind.of(
                    "surrounded",
                    PathViolation.Surrounded.class,
                    Field.of("piece", PIECE, PathViolation.Surrounded::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.Surrounded::movesAs),
                    PathViolation.Surrounded::new),
            Kind.of(
                    "cannot-slide",
                    PathViolation.CannotSlide.class,
                    Field.of("piece", PIECE, PathViolation.CannotSlide::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.CannotSlide::movesAs),
                    Field.of("gates", GROUPS, PathViolation.CannotSlide::gates),
                    PathViolation.CannotSlide::new),
            Kind.of(
                    "no-destination",
                    PathViolation.NoDestination.class,
                    Field.of("piece", PIECE, PathViolation.NoDestination::piece),
                    Field.of("movesAs", Names.BUG, PathViolation.NoDestination::movesAs),
                    PathViolation.NoDestination::new));

    /** Why a move is illegal, or a piece blocked. */
    public static final Family<Violation> ALL = new Family<>(Violation.class, Violation::code, violations())
            .and(Field.derived("rule", Names.RULE, violation -> Optional.of(violation.rule())));

    static final Kind<Legality> LEGALITY = Kind.of(
            "",
            Legality.class,
            Field.of("legal", Values.FLAG, Legality::isLegal),
            Field.of("reasons", Values.list(ALL), Legality::reasons),
            Violations::legality);

    private Violations() {}

    private static List<Kind<? extends Violation>> violations() {
        List<Kind<? extends Violation>> all = new ArrayList<>(OF_PIECES);
        all.addAll(OF_PATHS);
        return all;
    }

    private static Legality legality(boolean legal, List<Violation> reasons) {
        if (legal != reasons.isEmpty()) {
            throw new IllegalArgumentException("An illegal move has reasons against it, and a legal one has none.");
        }
        return legal ? Legality.legal() : Legality.illegal(reasons);
    }
}
