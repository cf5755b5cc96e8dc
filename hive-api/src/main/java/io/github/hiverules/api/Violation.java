// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A violation of a rule, which makes a move illegal or blocks a piece. A violation names the broken rule, and the
 * pieces and cells involved.
 *
 * <pre>{@code
 * for (Violation violation : position.judge(move).violations()) {
 *     switch (violation.kind()) {
 *         case PINNED -> highlight(violation.get(Part.GROUPS));
 *         case COVERED -> highlight(position.cellOf(violation.get(Part.TOP)).orElseThrow());
 *         default -> show(violation.rule(), violation.parts());
 *     }
 * }
 * }</pre>
 *
 * <p>In the module {@code io.github.hiverules.notation}, {@code Sentences} describes a violation in words, and
 * {@code ReasonCells} finds the cells to highlight.
 */
public final class Violation extends Reason {
    /**
     * The kinds of violations. Each constant has a stable code: its name in lower case with hyphens, for example
     * {@code gate-blocked} for {@link #GATE_BLOCKED}. New versions may add kinds, so a {@code switch} needs a
     * {@code default}.
     */
    public enum Kind implements Reason.Kind {
        /** Move after the end of the game (R7.4). Code {@code game-over}; part {@code OUTCOME}. */
        GAME_OVER(Rule.GAME_OVER, OUTCOME),
        /** Piece of an expansion that the game does not use (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** Pass although another move is legal (R6.2). Code {@code pass-not-allowed}; part {@code EXAMPLE}. */
        PASS_NOT_ALLOWED(Rule.PASS, EXAMPLE),
        /**
         * Piece of the opponent (R6.1) when no thrower touches both the piece and the destination. A thrower is a
         * Pillbug of the side to move, or a Mosquito of this side beside a Pillbug. If a thrower touches the piece and
         * the destination, other violations explain why the throw is illegal. In a {@link Mobility}, each blocked piece
         * of the opponent has this violation. Code {@code not-your-piece}; part {@code PIECE}.
         */
        NOT_YOUR_PIECE(Rule.TURN, PIECE),
        /**
         * Placement of a piece that is already on the table (R2.6). Code {@code already-placed}; parts
         * {@code PIECE, AT}.
         */
        ALREADY_PLACED(Rule.PLACED_FOR_GOOD, PIECE, AT),
        /** Movement of a piece that is in the hand (R6.1). Code {@code still-in-hand}; part {@code PIECE}. */
        STILL_IN_HAND(Rule.TURN, PIECE),
        /**
         * Placement of a piece although a lower number is in the hand, for example {@code wA2} before {@code wA1}
         * (R1.3). Code {@code enters-later}; parts {@code PIECE, FIRST}.
         */
        ENTERS_LATER(Rule.ENTERING_ORDER, PIECE, FIRST),
        /** Placement on an occupied cell (R2.3). Code {@code cell-occupied}; parts {@code AT, STACK}. */
        CELL_OCCUPIED(Rule.PLACING_ON_EMPTY_CELL, AT, STACK),
        /**
         * Placement of the game's second piece on a cell that does not touch the first piece (R2.1). Code
         * {@code apart-from-first}; parts {@code AT, FIRST_CELL}.
         */
        APART_FROM_FIRST(Rule.FIRST_PLACEMENTS, AT, FIRST_CELL),
        /** Placement that touches no friendly piece (R2.2). Code {@code touches-no-own-piece}; part {@code AT}. */
        TOUCHES_NO_OWN_PIECE(Rule.PLACING, AT),
        /** Placement that touches enemy pieces (R2.2). Code {@code touches-enemy}; parts {@code AT, ENEMIES}. */
        TOUCHES_ENEMY(Rule.PLACING, AT, ENEMIES),
        /**
         * Piece in the hand that has no placement cell, because no empty cell touches only friendly pieces (R2.2). Code
         * {@code no-placement-cell}; part {@code PIECE}.
         */
        NO_PLACEMENT_CELL(Rule.PLACING, PIECE),
        /** Queen Bee as a side's first piece (R2.5). Code {@code queen-may-not-open}; part {@code QUEEN}. */
        QUEEN_MAY_NOT_OPEN(Rule.QUEEN_OPENING, QUEEN),
        /**
         * Placement of a piece other than the Queen Bee in the fourth turn or later, before she is placed (R2.4). Code
         * {@code queen-is-due}; part {@code QUEEN}.
         */
        QUEEN_IS_DUE(Rule.QUEEN_BY_FOURTH_TURN, QUEEN),
        /**
         * Movement or throw by a side whose Queen Bee is in the hand (R3.1). In a {@link Mobility}, {@code QUEEN} is
         * the Queen Bee of the blocked piece's own side. Code {@code queen-not-placed}; part {@code QUEEN}.
         */
        QUEEN_NOT_PLACED(Rule.QUEEN_FIRST, QUEEN),
        /** Covered piece (R3.3). Code {@code covered}; parts {@code PIECE, TOP}. */
        COVERED(Rule.COVERED, PIECE, TOP),
        /**
         * Resting piece: the opponent's last turn moved or threw the piece (R5.1). A resting piece may not move or be
         * thrown this turn. Code {@code resting}; part {@code PIECE}.
         */
        RESTING(Rule.REST, PIECE),
        /** Move to the current cell of the piece (R3.6). Code {@code stays-in-place}; parts {@code PIECE, AT}. */
        STAYS_IN_PLACE(Rule.MUST_LEAVE, PIECE, AT),
        /** Pinned piece: lifting it splits the hive (R3.2). Code {@code pinned}; parts {@code PIECE, GROUPS}. */
        PINNED(Rule.ONE_HIVE, PIECE, GROUPS),
        /** Destination that touches no other piece (R3.2). Code {@code ends-apart}; parts {@code PIECE, TO}. */
        ENDS_APART(Rule.ONE_HIVE, PIECE, TO),
        /**
         * Throw of a piece that is not alone on its cell (R4.9). Code {@code thrown-from-stack}; parts
         * {@code PIECE, AT}.
         */
        THROWN_FROM_STACK(Rule.THROW, PIECE, AT),
        /** Throw onto an occupied cell (R4.9). Code {@code thrown-onto-pieces}; parts {@code PIECE, TO, STACK}. */
        THROWN_ONTO_PIECES(Rule.THROW, PIECE, TO, STACK),
        /**
         * Throw by a piece that the opponent's last turn moved or threw (R5.1). Code {@code thrower-resting}; part
         * {@code THROWER}.
         */
        THROWER_RESTING(Rule.REST, THROWER),
        /** Throw by a covered piece (R3.3). Code {@code thrower-covered}; parts {@code THROWER, TOP}. */
        THROWER_COVERED(Rule.COVERED, THROWER, TOP),
        /**
         * Movement onto an occupied cell by a piece that must end on an empty cell (R4). Code {@code ends-on-piece};
         * parts {@code PIECE, MOVES_AS, TO, STACK}.
         */
        ENDS_ON_PIECE(
                Set.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.SOLDIER_ANT, Bug.LADYBUG, Bug.PILLBUG),
                PIECE,
                MOVES_AS,
                TO,
                STACK),
        /**
         * Step through a blocked gate: the two cells beside the step leave no room (R3.4). On the ground, a gate blocks
         * a step if both cells are occupied. Above the ground, a gate blocks a step if both stacks are higher than the
         * step's start and end. Code {@code gate-blocked}; parts {@code PIECE, MOVES_AS, THROWER} (optional),
         * {@code STEP, FROM, TO, GATE}. {@code GATE} is computed from {@code FROM} and {@code TO}.
         */
        GATE_BLOCKED(Rule.FREEDOM_TO_MOVE, PIECE, MOVES_AS, THROWER, STEP, FROM, TO, GATE),
        /**
         * Ground step that loses contact with the hive, because neither cell beside the step is occupied (R3.5). Code
         * {@code loses-contact}; parts {@code PIECE, MOVES_AS, STEP, FROM, TO}.
         */
        LOSES_CONTACT(Rule.CONTACT, PIECE, MOVES_AS, STEP, FROM, TO),
        /**
         * Destination more than one step away, although the bug makes only one step (R4). Code {@code too-far}; parts
         * {@code PIECE, MOVES_AS, TO, DISTANCE}.
         */
        TOO_FAR(Set.of(Bug.QUEEN_BEE, Bug.BEETLE, Bug.PILLBUG), PIECE, MOVES_AS, TO, DISTANCE),
        /**
         * Destination that ground steps can't reach, because the hive encloses either the start cell or the destination
         * (R4). Code {@code enclosed}; parts {@code PIECE, MOVES_AS, TO, HOLE}. {@code HOLE} is the enclosed region.
         */
        ENCLOSED(Set.of(Bug.SPIDER, Bug.SOLDIER_ANT), PIECE, MOVES_AS, TO, HOLE),
        /**
         * Destination that a Spider (R4.4) or a Ladybug (R4.6) can't reach in exactly three steps. Code
         * {@code not-in-three-steps}; parts {@code PIECE, MOVES_AS, TO, SHORTEST} (optional).
         */
        NOT_IN_THREE_STEPS(Set.of(Bug.SPIDER, Bug.LADYBUG), PIECE, MOVES_AS, TO, SHORTEST),
        /**
         * Destination that a Spider can reach in three steps only by visiting a cell twice (R4.4). Code
         * {@code visits-twice}; parts {@code PIECE, TO}.
         */
        VISITS_TWICE(Set.of(Bug.SPIDER), PIECE, TO),
        /** Jump that is not in a straight line (R4.3). Code {@code not-in-line}; parts {@code PIECE, TO}. */
        NOT_IN_LINE(Set.of(Bug.GRASSHOPPER), PIECE, TO),
        /** Jump over an empty cell (R4.3). Code {@code nothing-to-jump-over}; parts {@code PIECE, TO, NEXT}. */
        NOTHING_TO_JUMP_OVER(Set.of(Bug.GRASSHOPPER), PIECE, TO, NEXT),
        /**
         * Jump that does not end on the first empty cell in its direction (R4.3). Code {@code lands-elsewhere}; parts
         * {@code PIECE, TO, LANDING}.
         */
        LANDS_ELSEWHERE(Set.of(Bug.GRASSHOPPER), PIECE, TO, LANDING),
        /** Mosquito that touches no piece to copy (R4.7). Code {@code nothing-to-copy}; part {@code PIECE}. */
        NOTHING_TO_COPY(Set.of(Bug.MOSQUITO), PIECE),
        /**
         * Surrounded piece: all six neighbouring cells are occupied, and the piece can't climb or jump (R3.4). Code
         * {@code surrounded}; part {@code PIECE}.
         */
        SURROUNDED(Rule.FREEDOM_TO_MOVE, PIECE),
        /**
         * Piece that can't slide, because a gate blocks the step to each empty cell beside the piece (R3.4). Code
         * {@code cannot-slide}; parts {@code PIECE, GATES}.
         */
        CANNOT_SLIDE(Rule.FREEDOM_TO_MOVE, PIECE, GATES),
        /**
         * Piece without a path for any other reason (R4), for example a Spider that can't make three steps. Code
         * {@code no-destination}; part {@code PIECE}.
         */
        NO_DESTINATION(Set.of(Bug.values()), PIECE);

        private final Set<Rule> rules;

        /** The bugs that a piece can move as, if the broken rule is the bug's rule. Otherwise empty. */
        private final Set<Bug> bugs;

        private final List<Part<?>> parts;

        /** Creates a kind whose broken rule doesn't depend on a bug. */
        Kind(Rule rule, Part<?>... parts) {
            this(Set.of(rule), Set.of(), parts);
        }

        /** Creates a kind about the path of a bug. The broken rule is the bug's rule. */
        Kind(Set<Bug> bugs, Part<?>... parts) {
            this(rulesOf(bugs), bugs, parts);
        }

        Kind(Set<Rule> rules, Set<Bug> bugs, Part<?>[] parts) {
            this.rules = rules;
            this.bugs = bugs;
            this.parts = List.of(parts);
        }

        private static Set<Rule> rulesOf(Set<Bug> bugs) {
            Set<Rule> rules = EnumSet.noneOf(Rule.class);
            bugs.forEach(bug -> rules.add(Rule.of(bug)));
            return Collections.unmodifiableSet(rules);
        }

        @Override
        public Set<Rule> rules() {
            return rules;
        }

        @Override
        public List<Part<?>> parts() {
            return parts;
        }

        private boolean isAboutPath() {
            return !bugs.isEmpty() || rules.contains(Rule.FREEDOM_TO_MOVE) || rules.contains(Rule.CONTACT);
        }
    }

    Violation(Kind kind, Object... parts) {
        super(kind, parts);
    }

    /** Returns the only violation of every move and of every piece after the end of a game (R7.4). */
    static List<Violation> gameOver(Outcome outcome) {
        return List.of(new Violation(Kind.GAME_OVER, outcome));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    /**
     * Returns the broken rule. If this violation is about a path, the broken rule is usually the movement rule of
     * {@link #movesAs}.
     */
    @Override
    public Rule rule() {
        return kind().bugs.isEmpty()
                ? kind().rules.iterator().next()
                : Rule.of(movesAs().orElseThrow());
    }

    /**
     * Returns the bug whose movement this violation is about. For a Mosquito, returns the bug that the Mosquito copies
     * (R4.7). For a throw, returns the Pillbug (R4.9).
     *
     * @return the bug, or empty if this violation is not about a path
     */
    public Optional<Bug> movesAs() {
        if (!kind().isAboutPath()) {
            return Optional.empty();
        }
        Set<Bug> bugs = kind().bugs;
        return Optional.of(
                bugs.size() == 1
                        ? bugs.iterator().next()
                        : find(MOVES_AS).orElseGet(() -> get(PIECE).bug()));
    }
}
