// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Map.entry;

import java.util.Map;

/** The code of each kind of {@link Violation} and the rule that it breaks; the kinds of {@link PathViolation} state theirs. */
record ViolationKind(String code, Rule rule) {
    private static final Map<Class<?>, ViolationKind> KINDS = Map.ofEntries(
            kind(Violation.GameOver.class, "game-over", Rule.GAME_OVER),
            kind(Violation.NotInGame.class, "not-in-game", Rule.EXPANSIONS),
            kind(Violation.PassNotAllowed.class, "pass-not-allowed", Rule.PASS),
            kind(Violation.NotYourPiece.class, "not-your-piece", Rule.TURN),
            kind(Violation.AlreadyPlaced.class, "already-placed", Rule.PLACED_FOR_GOOD),
            kind(Violation.StillInHand.class, "still-in-hand", Rule.TURN),
            kind(Violation.EntersLater.class, "enters-later", Rule.ENTERING_ORDER),
            kind(Violation.CellOccupied.class, "cell-occupied", Rule.PLACING_ON_EMPTY_CELL),
            kind(Violation.ApartFromFirst.class, "apart-from-first", Rule.FIRST_PLACEMENTS),
            kind(Violation.TouchesNoOwnPiece.class, "touches-no-own-piece", Rule.PLACING),
            kind(Violation.TouchesEnemy.class, "touches-enemy", Rule.PLACING),
            kind(Violation.NoPlacementCell.class, "no-placement-cell", Rule.PLACING),
            kind(Violation.QueenMayNotOpen.class, "queen-may-not-open", Rule.QUEEN_OPENING),
            kind(Violation.QueenIsDue.class, "queen-is-due", Rule.QUEEN_BY_FOURTH_TURN),
            kind(Violation.QueenNotPlaced.class, "queen-not-placed", Rule.QUEEN_FIRST),
            kind(Violation.Covered.class, "covered", Rule.COVERED),
            kind(Violation.Resting.class, "resting", Rule.REST),
            kind(Violation.StaysInPlace.class, "stays-in-place", Rule.MUST_LEAVE),
            kind(Violation.Pinned.class, "pinned", Rule.ONE_HIVE),
            kind(Violation.EndsApart.class, "ends-apart", Rule.ONE_HIVE),
            kind(Violation.NoThrower.class, "no-thrower", Rule.THROW),
            kind(Violation.ThrownFromStack.class, "thrown-from-stack", Rule.THROW),
            kind(Violation.ThrownOntoPieces.class, "thrown-onto-pieces", Rule.THROW),
            kind(Violation.ThrowerResting.class, "thrower-resting", Rule.REST),
            kind(Violation.ThrowerCovered.class, "thrower-covered", Rule.COVERED));

    private static Map.Entry<Class<?>, ViolationKind> kind(Class<? extends Violation> type, String code, Rule rule) {
        return entry(type, new ViolationKind(code, rule));
    }

    static ViolationKind of(Violation violation) {
        ViolationKind kind = KINDS.get(violation.getClass());
        if (kind == null) {
            throw new IllegalStateException("No code is known for a reason of " + violation.getClass() + ".");
        }
        return kind;
    }
}
