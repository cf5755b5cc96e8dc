// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;
import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A reason why a move is illegal, or why a piece has no move: the broken rule, with the pieces and cells involved.
 *
 * <pre>{@code
 * for (Violation reason : position.judge(move).reasons()) {
 *     switch (reason.kind()) {
 *         case PINNED -> highlight(reason.get(Part.GROUPS));
 *         case COVERED -> highlight(position.cellOf(reason.get(Part.TOP)).orElseThrow());
 *         default -> show(reason.rule(), reason.parts());
 *     }
 * }
 * }</pre>
 *
 * <p>In the module {@code io.github.hiverules.notation}, {@code Sentences} describes a reason in words, and
 * {@code ReasonCells} finds the cells to highlight.
 */
public final class Violation extends Reason<Violation.Kind> {
    /**
     * The kinds of violations. Each constant has a stable code: its name in lower case with hyphens, for example
     * {@code gate-blocked} for {@link #GATE_BLOCKED}. New versions may add kinds, so a {@code switch} needs a
     * {@code default}.
     */
    public enum Kind {
        /** Move after the end of the game (R7.4). Code {@code game-over}; part {@code OUTCOME}. */
        GAME_OVER(Rule.GAME_OVER, OUTCOME),
        /** Piece of an expansion that the game does not use (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** Pass although another move is legal (R6.2). Code {@code pass-not-allowed}; part {@code EXAMPLE}. */
        PASS_NOT_ALLOWED(Rule.PASS, EXAMPLE),
        /**
         * Piece of the opponent (R6.1) without a thrower. A thrower touches both the piece and the destination. It is a
         * Pillbug of the side to move, or a Mosquito of this side beside a Pillbug. If there is a thrower, other
         * reasons explain why the throw is illegal. Code {@code not-your-piece}; part {@code PIECE}.
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
         * Placement of a piece while the side's piece of the same bug with a lower number is in the hand (R1.3). Code
         * {@code enters-later}; parts {@code PIECE, FIRST}.
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
         * Piece in the hand without a placement cell: no empty cell touches only friendly pieces (R2.2). Code
         * {@code no-placement-cell}; part {@code PIECE}.
         */
        NO_PLACEMENT_CELL(Rule.PLACING, PIECE),
        /** Queen Bee as a side's first piece (R2.5). Code {@code queen-may-not-open}; part {@code QUEEN}. */
        QUEEN_MAY_NOT_OPEN(Rule.QUEEN_OPENING, QUEEN),
        /**
         * Placement of another piece although the Queen Bee is due: the side is in its fourth turn or later (R2.4).
         * Code {@code queen-is-due}; part {@code QUEEN}.
         */
        QUEEN_IS_DUE(Rule.QUEEN_BY_FOURTH_TURN, QUEEN),
        /**
         * Movement or throw while the mover's Queen Bee is in the hand (R3.1). In a {@link Mobility}, {@code QUEEN}
         * belongs to the side of the piece. Code {@code queen-not-placed}; part {@code QUEEN}.
         */
        QUEEN_NOT_PLACED(Rule.QUEEN_FIRST, QUEEN),
        /** Covered piece (R3.3). Code {@code covered}; parts {@code PIECE, TOP}. */
        COVERED(Rule.COVERED, PIECE, TOP),
        /**
         * Piece that the opponent's last turn moved or threw; it may not move or be thrown this turn (R5.1). Code
         * {@code resting}; part {@code PIECE}.
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
         * Occupied destination of a piece whose movement must end on an empty cell (R4). Code {@code ends-on-piece};
         * parts {@code PIECE, MOVES_AS, TO, STACK}.
         */
        ENDS_ON_PIECE(PIECE, MOVES_AS, TO, STACK),
        /**
         * Step between two cells that leave no room (R3.4). On the ground, both cells are occupied. Above the ground,
         * both cells are higher than the start and the destination of the step. Code {@code gate-blocked}; parts
         * {@code PIECE, MOVES_AS, THROWER} (optional), {@code STEP, FROM, TO, GATE}. {@code GATE} is computed from
         * {@code FROM} and {@code TO}.
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
        TOO_FAR(PIECE, MOVES_AS, TO, DISTANCE),
        /**
         * Destination that ground steps can't reach, because the hive encloses either the start cell or the destination
         * (R4). Code {@code enclosed}; parts {@code PIECE, MOVES_AS, TO, HOLE}. {@code HOLE} is the enclosed region.
         */
        ENCLOSED(PIECE, MOVES_AS, TO, HOLE),
        /**
         * Destination that the piece can't reach in exactly three steps, as a Spider (R4.4) or a Ladybug (R4.6) must.
         * Code {@code not-in-three-steps}; parts {@code PIECE, MOVES_AS, TO, SHORTEST} (optional).
         */
        NOT_IN_THREE_STEPS(PIECE, MOVES_AS, TO, SHORTEST),
        /**
         * Destination that a Spider can reach in three steps only by visiting a cell twice (R4.4). Code {@code
         * visits-twice}; parts {@code PIECE, TO}.
         */
        VISITS_TWICE(Bug.SPIDER, PIECE, TO),
        /** Jump that is not in a straight line (R4.3). Code {@code not-in-line}; parts {@code PIECE, TO}. */
        NOT_IN_LINE(Bug.GRASSHOPPER, PIECE, TO),
        /** Jump over an empty cell (R4.3). Code {@code nothing-to-jump-over}; parts {@code PIECE, TO, NEXT}. */
        NOTHING_TO_JUMP_OVER(Bug.GRASSHOPPER, PIECE, TO, NEXT),
        /**
         * Jump that does not end on the first empty cell in its direction (R4.3). Code {@code lands-elsewhere}; parts
         * {@code PIECE, TO, LANDING}.
         */
        LANDS_ELSEWHERE(Bug.GRASSHOPPER, PIECE, TO, LANDING),
        /** Mosquito that touches no piece to copy (R4.7). Code {@code nothing-to-copy}; part {@code PIECE}. */
        NOTHING_TO_COPY(Bug.MOSQUITO, PIECE),
        /**
         * Piece that can't climb or jump and whose six neighbouring cells are occupied (R3.4). Code {@code surrounded};
         * part {@code PIECE}.
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
        NO_DESTINATION(PIECE);

        private final @Nullable Rule rule;
        private final @Nullable Bug bug;
        final List<Part<?>> parts;

        /** Creates a kind that breaks a fixed rule. */
        Kind(Rule rule, Part<?>... parts) {
            this(rule, null, parts);
        }

        /** Creates a kind about the path of a given bug. The broken rule is the bug's rule. */
        Kind(Bug bug, Part<?>... parts) {
            this(null, bug, parts);
        }

        /** Creates a kind about the path of any bug. The broken rule is the rule of the bug that the piece moves as. */
        Kind(Part<?>... parts) {
            this(null, null, parts);
        }

        Kind(@Nullable Rule rule, @Nullable Bug bug, Part<?>[] parts) {
            this.rule = rule;
            this.bug = bug;
            this.parts = List.of(parts);
        }

        /** {@return the stable code, for example {@code gate-blocked}; it never changes} */
        public String code() {
            return codeOf(this);
        }

        private boolean isAboutPath() {
            return rule == null || rule == Rule.FREEDOM_TO_MOVE || rule == Rule.CONTACT;
        }
    }

    private Violation(Kind kind, Object... parts) {
        super(kind, kind.parts, parts);
    }

    /**
     * Returns a violation.
     *
     * @param kind the kind
     * @param parts the values of the kind's parts, in the kind's order, without {@code GATE}, which is computed;
     *     optional parts may be omitted
     * @return the violation
     * @throws IllegalArgumentException if a part is missing or has another type, or if there are too many
     */
    public static Violation of(Kind kind, Object... parts) {
        return new Violation(requireNonNull(kind, "kind"), requireNonNull(parts, "parts"));
    }

    /**
     * Returns the broken rule. If this reason is about a path, the broken rule is usually the rule of the bug in
     * {@link #movesAs}.
     */
    @Override
    public Rule rule() {
        Rule rule = kind().rule;
        return rule == null ? Rule.of(movesAs().orElseThrow()) : rule;
    }

    /**
     * Returns the bug whose movement this reason is about.
     *
     * @return the piece's own bug; for a Mosquito, the bug that it copies (R4.7); for a throw, the Pillbug (R4.9);
     *     empty if the reason isn't about a path
     */
    public Optional<Bug> movesAs() {
        if (!kind().isAboutPath()) {
            return Optional.empty();
        }
        Bug bug = kind().bug;
        return Optional.of(
                bug == null ? find(MOVES_AS).orElseGet(() -> get(PIECE).bug()) : bug);
    }
}
