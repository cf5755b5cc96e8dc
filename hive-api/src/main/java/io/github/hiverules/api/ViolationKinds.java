// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.ReasonKind.Part.derived;
import static io.github.hiverules.api.ReasonKind.Part.optional;
import static io.github.hiverules.api.ReasonKind.Part.optionalNumber;
import static io.github.hiverules.api.ReasonKind.Part.part;
import static io.github.hiverules.api.ReasonKind.PartType.BUG;
import static io.github.hiverules.api.ReasonKind.PartType.CELL;
import static io.github.hiverules.api.ReasonKind.PartType.CELLS;
import static io.github.hiverules.api.ReasonKind.PartType.GROUPS;
import static io.github.hiverules.api.ReasonKind.PartType.MOVE;
import static io.github.hiverules.api.ReasonKind.PartType.NUMBER;
import static io.github.hiverules.api.ReasonKind.PartType.OUTCOME;
import static io.github.hiverules.api.ReasonKind.PartType.PIECE;
import static io.github.hiverules.api.ReasonKind.PartType.PIECES;
import static io.github.hiverules.api.ReasonKind.PartType.STACK;

import io.github.hiverules.api.PathViolation.*;
import io.github.hiverules.api.ReasonKind.Part;
import io.github.hiverules.api.Violation.*;
import java.util.Optional;

/** The table of the kinds of {@link Violation}: code, rule, class, and parts in the order of the record's components. */
final class ViolationKinds {
    static final ReasonKind.Table<Violation> ALL = new ReasonKind.Table<>();

    private static final Part<PathViolation> MOVER = part("piece", PIECE, PathViolation::piece);
    private static final Part<PathViolation> MOVES_AS = part("movesAs", BUG, PathViolation::movesAs);

    static {
        ALL.add("game-over", Rule.GAME_OVER, GameOver.class, in -> new GameOver(in.next()))
                .with(part("outcome", OUTCOME, GameOver::outcome));
        ALL.add("not-in-game", Rule.EXPANSIONS, NotInGame.class, in -> new NotInGame(in.next()))
                .with(part("piece", PIECE, NotInGame::piece));
        ALL.add("pass-not-allowed", Rule.PASS, PassNotAllowed.class, in -> new PassNotAllowed(in.next()))
                .with(part("example", MOVE, PassNotAllowed::example));
        ALL.add("not-your-piece", Rule.TURN, NotYourPiece.class, in -> new NotYourPiece(in.next()))
                .with(part("piece", PIECE, NotYourPiece::piece));
        ALL.add(
                        "already-placed",
                        Rule.PLACED_FOR_GOOD,
                        AlreadyPlaced.class,
                        in -> new AlreadyPlaced(in.next(), in.next()))
                .with(part("piece", PIECE, AlreadyPlaced::piece), part("at", CELL, AlreadyPlaced::at));
        ALL.add("still-in-hand", Rule.TURN, StillInHand.class, in -> new StillInHand(in.next()))
                .with(part("piece", PIECE, StillInHand::piece));
        ALL.add("enters-later", Rule.ENTERING_ORDER, EntersLater.class, in -> new EntersLater(in.next(), in.next()))
                .with(part("piece", PIECE, EntersLater::piece), part("first", PIECE, EntersLater::first));
        ALL.add(
                        "cell-occupied",
                        Rule.PLACING_ON_EMPTY_CELL,
                        CellOccupied.class,
                        in -> new CellOccupied(in.next(), in.next()))
                .with(part("at", CELL, CellOccupied::at), part("stack", STACK, CellOccupied::stack));
        ALL.add(
                        "apart-from-first",
                        Rule.FIRST_PLACEMENTS,
                        ApartFromFirst.class,
                        in -> new ApartFromFirst(in.next(), in.next()))
                .with(part("at", CELL, ApartFromFirst::at), part("first", CELL, ApartFromFirst::first));
        ALL.add("touches-no-own-piece", Rule.PLACING, TouchesNoOwnPiece.class, in -> new TouchesNoOwnPiece(in.next()))
                .with(part("at", CELL, TouchesNoOwnPiece::at));
        ALL.add("touches-enemy", Rule.PLACING, TouchesEnemy.class, in -> new TouchesEnemy(in.next(), in.next()))
                .with(part("at", CELL, TouchesEnemy::at), part("enemies", PIECES, TouchesEnemy::enemies));
        ALL.add("no-placement-cell", Rule.PLACING, NoPlacementCell.class, in -> new NoPlacementCell(in.next()))
                .with(part("piece", PIECE, NoPlacementCell::piece));
        ALL.add("queen-may-not-open", Rule.QUEEN_OPENING, QueenMayNotOpen.class, in -> new QueenMayNotOpen(in.next()))
                .with(part("queen", PIECE, QueenMayNotOpen::queen));
        ALL.add("queen-is-due", Rule.QUEEN_BY_FOURTH_TURN, QueenIsDue.class, in -> new QueenIsDue(in.next()))
                .with(part("queen", PIECE, QueenIsDue::queen));
        ALL.add("queen-not-placed", Rule.QUEEN_FIRST, QueenNotPlaced.class, in -> new QueenNotPlaced(in.next()))
                .with(part("queen", PIECE, QueenNotPlaced::queen));
        ALL.add("covered", Rule.COVERED, Covered.class, in -> new Covered(in.next(), in.next()))
                .with(part("piece", PIECE, Covered::piece), part("top", PIECE, Covered::top));
        ALL.add("resting", Rule.REST, Resting.class, in -> new Resting(in.next()))
                .with(part("piece", PIECE, Resting::piece));
        ALL.add("stays-in-place", Rule.MUST_LEAVE, StaysInPlace.class, in -> new StaysInPlace(in.next(), in.next()))
                .with(part("piece", PIECE, StaysInPlace::piece), part("at", CELL, StaysInPlace::at));
        ALL.add("pinned", Rule.ONE_HIVE, Pinned.class, in -> new Pinned(in.next(), in.next()))
                .with(part("piece", PIECE, Pinned::piece), part("groups", GROUPS, Pinned::groups));
        ALL.add("ends-apart", Rule.ONE_HIVE, EndsApart.class, in -> new EndsApart(in.next(), in.next()))
                .with(part("piece", PIECE, EndsApart::piece), part("to", CELL, EndsApart::to));
        ALL.add("thrown-from-stack", Rule.THROW, ThrownFromStack.class, in -> new ThrownFromStack(in.next(), in.next()))
                .with(part("piece", PIECE, ThrownFromStack::piece), part("at", CELL, ThrownFromStack::at));
        ALL.add(
                        "thrown-onto-pieces",
                        Rule.THROW,
                        ThrownOntoPieces.class,
                        in -> new ThrownOntoPieces(in.next(), in.next(), in.next()))
                .with(
                        part("piece", PIECE, ThrownOntoPieces::piece),
                        part("to", CELL, ThrownOntoPieces::to),
                        part("stack", STACK, ThrownOntoPieces::stack));
        ALL.add("thrower-resting", Rule.REST, ThrowerResting.class, in -> new ThrowerResting(in.next()))
                .with(part("thrower", PIECE, ThrowerResting::thrower));
        ALL.add("thrower-covered", Rule.COVERED, ThrowerCovered.class, in -> new ThrowerCovered(in.next(), in.next()))
                .with(part("thrower", PIECE, ThrowerCovered::thrower), part("top", PIECE, ThrowerCovered::top));
        ALL.add(
                        "ends-on-piece",
                        ViolationKinds::ruleOfBug,
                        EndsOnPiece.class,
                        in -> new EndsOnPiece(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, EndsOnPiece::to), part("stack", STACK, EndsOnPiece::stack));
        ALL.add(
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
        ALL.add(
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
        ALL.add(
                        "too-far",
                        ViolationKinds::ruleOfBug,
                        TooFar.class,
                        in -> new TooFar(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, TooFar::to), part("distance", NUMBER, TooFar::distance));
        ALL.add(
                        "enclosed",
                        ViolationKinds::ruleOfBug,
                        Enclosed.class,
                        in -> new Enclosed(in.next(), in.next(), in.next(), in.next()))
                .with(MOVER, MOVES_AS, part("to", CELL, Enclosed::to), part("hole", CELLS, Enclosed::hole));
        ALL.add(
                        "not-in-three-steps",
                        ViolationKinds::ruleOfBug,
                        NotInThreeSteps.class,
                        in -> new NotInThreeSteps(in.next(), in.next(), in.next(), in.nextNumber()))
                .with(
                        MOVER,
                        MOVES_AS,
                        part("to", CELL, NotInThreeSteps::to),
                        optionalNumber("shortest", NotInThreeSteps::shortest));
        ALL.add(
                        "visits-twice",
                        ViolationKinds::ruleOfBug,
                        VisitsTwice.class,
                        in -> new VisitsTwice(in.next(), in.next()))
                .with(MOVER, part("to", CELL, VisitsTwice::to));
        ALL.add("not-in-line", ViolationKinds::ruleOfBug, NotInLine.class, in -> new NotInLine(in.next(), in.next()))
                .with(MOVER, part("to", CELL, NotInLine::to));
        ALL.add(
                        "nothing-to-jump-over",
                        ViolationKinds::ruleOfBug,
                        NothingToJumpOver.class,
                        in -> new NothingToJumpOver(in.next(), in.next(), in.next()))
                .with(MOVER, part("to", CELL, NothingToJumpOver::to), part("next", CELL, NothingToJumpOver::next));
        ALL.add(
                        "lands-elsewhere",
                        ViolationKinds::ruleOfBug,
                        LandsElsewhere.class,
                        in -> new LandsElsewhere(in.next(), in.next(), in.next()))
                .with(MOVER, part("to", CELL, LandsElsewhere::to), part("landing", CELL, LandsElsewhere::landing));
        ALL.add("nothing-to-copy", ViolationKinds::ruleOfBug, NothingToCopy.class, in -> new NothingToCopy(in.next()))
                .with(MOVER);
        ALL.add("surrounded", Rule.FREEDOM_TO_MOVE, Surrounded.class, in -> new Surrounded(in.next()))
                .with(MOVER);
        ALL.add("cannot-slide", Rule.FREEDOM_TO_MOVE, CannotSlide.class, in -> new CannotSlide(in.next(), in.next()))
                .with(MOVER, part("gates", GROUPS, CannotSlide::gates));
        ALL.add("no-destination", ViolationKinds::ruleOfBug, NoDestination.class, in -> new NoDestination(in.next()))
                .with(MOVER);
    }

    private ViolationKinds() {}

    /** Most reasons against a path cite the rule of the bug that the piece moves as. */
    private static Rule ruleOfBug(PathViolation violation) {
        return Rule.of(violation.movesAs());
    }
}
