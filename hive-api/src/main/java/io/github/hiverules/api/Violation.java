// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;
import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A reason why a move is illegal, or why a piece has no move: the broken rule, and the pieces and cells that show it.
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
 * <p>The module {@code io.github.hiverules.notation} has a sentence and the marked cells for every kind.
 */
public final class Violation extends Reason<Violation.Kind> {
    /**
     * The kinds of violations. Each constant has a stable code: its name in lower case with hyphens, {@code gate-blocked} for
     * {@link #GATE_BLOCKED}. New versions may add kinds, so a {@code switch} needs a {@code default}.
     */
    public enum Kind {
        /** The game has ended before this move (R7.4). Code {@code game-over}; part {@code OUTCOME}. */
        GAME_OVER(Rule.GAME_OVER, OUTCOME),
        /** The piece's expansion is not in this game (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** A pass although another move is legal (R6.2). Code {@code pass-not-allowed}; part {@code EXAMPLE}. */
        PASS_NOT_ALLOWED(Rule.PASS, EXAMPLE),
        /**
         * The piece belongs to the side that is not to move (R6.1). If the piece is on the table, it also can't be thrown: no
         * Pillbug of the side to move, and no Mosquito of that side beside a Pillbug, touches both the piece and the cell. If
         * one does, the other reasons say why it can't throw. Code {@code not-your-piece}; part {@code PIECE}.
         */
        NOT_YOUR_PIECE(Rule.TURN, PIECE),
        /**
         * A placement of a piece that is already on the table (R2.6). Code {@code already-placed}; parts {@code PIECE, AT}.
         */
        ALREADY_PLACED(Rule.PLACED_FOR_GOOD, PIECE, AT),
        /** A movement of a piece that is in the hand (R6.1). Code {@code still-in-hand}; part {@code PIECE}. */
        STILL_IN_HAND(Rule.TURN, PIECE),
        /**
         * A placement of a piece before the piece of the same bug with a lower number (R1.3). Code {@code enters-later};
         * parts {@code PIECE, FIRST}.
         */
        ENTERS_LATER(Rule.ENTERING_ORDER, PIECE, FIRST),
        /** A placement on an occupied cell (R2.3). Code {@code cell-occupied}; parts {@code AT, STACK}. */
        CELL_OCCUPIED(Rule.PLACING_ON_EMPTY_CELL, AT, STACK),
        /**
         * The game's second piece does not touch the first (R2.1). Code {@code apart-from-first}; parts
         * {@code AT, FIRST_CELL}.
         */
        APART_FROM_FIRST(Rule.FIRST_PLACEMENTS, AT, FIRST_CELL),
        /** A placement that touches no piece of its own side (R2.2). Code {@code touches-no-own-piece}; part {@code AT}. */
        TOUCHES_NO_OWN_PIECE(Rule.PLACING, AT),
        /** A placement that touches enemy pieces (R2.2). Code {@code touches-enemy}; parts {@code AT, ENEMIES}. */
        TOUCHES_ENEMY(Rule.PLACING, AT, ENEMIES),
        /**
         * A piece in the hand can't enter, because no empty cell touches its own side only (R2.2). Code
         * {@code no-placement-cell}; part {@code PIECE}.
         */
        NO_PLACEMENT_CELL(Rule.PLACING, PIECE),
        /** The Queen Bee as a side's first piece (R2.5). Code {@code queen-may-not-open}; part {@code QUEEN}. */
        QUEEN_MAY_NOT_OPEN(Rule.QUEEN_OPENING, QUEEN),
        /**
         * A placement of another piece although the Queen Bee is due, in or after a side's fourth turn (R2.4). Code
         * {@code queen-is-due}; part {@code QUEEN}.
         */
        QUEEN_IS_DUE(Rule.QUEEN_BY_FOURTH_TURN, QUEEN),
        /**
         * A movement or throw while the mover's Queen Bee is in the hand (R3.1). For a blocked piece, the Queen Bee of its
         * own side. Code {@code queen-not-placed}; part {@code QUEEN}.
         */
        QUEEN_NOT_PLACED(Rule.QUEEN_FIRST, QUEEN),
        /** The piece is covered (R3.3). Code {@code covered}; parts {@code PIECE, TOP}. */
        COVERED(Rule.COVERED, PIECE, TOP),
        /**
         * The opponent's last turn moved or threw the piece, so it neither moves nor is thrown in this turn (R5.1). Code
         * {@code resting}; part {@code PIECE}.
         */
        RESTING(Rule.REST, PIECE),
        /** The move ends where it began (R3.6). Code {@code stays-in-place}; parts {@code PIECE, AT}. */
        STAYS_IN_PLACE(Rule.MUST_LEAVE, PIECE, AT),
        /** Lifting the piece splits the hive (R3.2). Code {@code pinned}; parts {@code PIECE, GROUPS}. */
        PINNED(Rule.ONE_HIVE, PIECE, GROUPS),
        /** The destination touches no other piece (R3.2). Code {@code ends-apart}; parts {@code PIECE, TO}. */
        ENDS_APART(Rule.ONE_HIVE, PIECE, TO),
        /**
         * A throw of a piece that is not alone on its cell (R4.9). Code {@code thrown-from-stack}; parts {@code PIECE, AT}.
         */
        THROWN_FROM_STACK(Rule.THROW, PIECE, AT),
        /** A throw onto an occupied cell (R4.9). Code {@code thrown-onto-pieces}; parts {@code PIECE, TO, STACK}. */
        THROWN_ONTO_PIECES(Rule.THROW, PIECE, TO, STACK),
        /**
         * The opponent's last turn moved or threw the piece that would throw (R5.1). Code {@code thrower-resting}; part
         * {@code THROWER}.
         */
        THROWER_RESTING(Rule.REST, THROWER),
        /** The piece that would throw is covered (R3.3). Code {@code thrower-covered}; parts {@code THROWER, TOP}. */
        THROWER_COVERED(Rule.COVERED, THROWER, TOP),
        /**
         * The destination is occupied, and the bug that the piece moves as ends on empty cells only (R4). Code
         * {@code ends-on-piece}; parts {@code PIECE, MOVES_AS, TO, STACK}.
         */
        ENDS_ON_PIECE(PIECE, MOVES_AS, TO, STACK),
        /**
         * The two cells beside a step leave no room (R3.4): both are occupied, for a step above the ground both are higher
         * than its ends. Code {@code gate-blocked}; parts {@code PIECE, MOVES_AS, THROWER} (optional),
         * {@code STEP, FROM, TO, GATE}; the gate is derived.
         */
        GATE_BLOCKED(Rule.FREEDOM_TO_MOVE, PIECE, MOVES_AS, THROWER, STEP, FROM, TO, GATE),
        /**
         * A step on the ground leaves the hive, because neither cell beside it is occupied (R3.5). Code
         * {@code loses-contact}; parts {@code PIECE, MOVES_AS, STEP, FROM, TO}.
         */
        LOSES_CONTACT(Rule.CONTACT, PIECE, MOVES_AS, STEP, FROM, TO),
        /**
         * A bug that makes one step is sent further (R4). Code {@code too-far}; parts {@code PIECE, MOVES_AS, TO, DISTANCE}.
         */
        TOO_FAR(PIECE, MOVES_AS, TO, DISTANCE),
        /**
         * Start and destination lie in unconnected regions, so that a piece on the ground can't get in or out (R4). Code
         * {@code enclosed}; parts {@code PIECE, MOVES_AS, TO, HOLE}, the region that is shut in.
         */
        ENCLOSED(PIECE, MOVES_AS, TO, HOLE),
        /**
         * A bug that makes exactly three steps does not reach the cell in three (R4.4, R4.6). Code
         * {@code not-in-three-steps}; parts {@code PIECE, MOVES_AS, TO, SHORTEST} (optional).
         */
        NOT_IN_THREE_STEPS(PIECE, MOVES_AS, TO, SHORTEST),
        /**
         * A Spider reaches the neighbouring cell in three steps only by visiting a cell twice (R4.4). Code
         * {@code visits-twice}; parts {@code PIECE, TO}.
         */
        VISITS_TWICE(Bug.SPIDER, PIECE, TO),
        /** A jump that is not in a straight line (R4.3). Code {@code not-in-line}; parts {@code PIECE, TO}. */
        NOT_IN_LINE(Bug.GRASSHOPPER, PIECE, TO),
        /**
         * A jump over nothing, because the next cell is empty (R4.3). Code {@code nothing-to-jump-over}; parts
         * {@code PIECE, TO, NEXT}.
         */
        NOTHING_TO_JUMP_OVER(Bug.GRASSHOPPER, PIECE, TO, NEXT),
        /**
         * A jump in this direction ends on another cell: the first empty one (R4.3). Code {@code lands-elsewhere}; parts
         * {@code PIECE, TO, LANDING}.
         */
        LANDS_ELSEWHERE(Bug.GRASSHOPPER, PIECE, TO, LANDING),
        /** The Mosquito touches no piece that it could copy (R4.7). Code {@code nothing-to-copy}; part {@code PIECE}. */
        NOTHING_TO_COPY(Bug.MOSQUITO, PIECE),
        /**
         * No path leads anywhere, because all six cells around the piece are occupied and it neither climbs nor jumps (R3.4).
         * Code {@code surrounded}; part {@code PIECE}.
         */
        SURROUNDED(Rule.FREEDOM_TO_MOVE, PIECE),
        /**
         * No path leads anywhere, because a gate bars the way to each empty cell beside the piece (R3.4). Code
         * {@code cannot-slide}; parts {@code PIECE, GATES}.
         */
        CANNOT_SLIDE(Rule.FREEDOM_TO_MOVE, PIECE, GATES),
        /**
         * No path ends anywhere: a Spider, for example, has no three steps (R4). Code {@code no-destination}; part
         * {@code PIECE}.
         */
        NO_DESTINATION(PIECE);

        private final @Nullable Rule rule;
        private final @Nullable Bug bug;
        final List<Part<?>> parts;

        Kind(Rule rule, Part<?>... parts) {
            this(rule, null, parts);
        }

        /** A path of one bug, which breaks the bug's rule. */
        Kind(Bug bug, Part<?>... parts) {
            this(null, bug, parts);
        }

        /** A path of any bug, which breaks the bug's rule. */
        Kind(Part<?>... parts) {
            this(null, null, parts);
        }

        Kind(@Nullable Rule rule, @Nullable Bug bug, Part<?>[] parts) {
            this.rule = rule;
            this.bug = bug;
            this.parts = List.of(parts);
        }

        /** Returns the stable code of this kind, for example {@code gate-blocked}. It never changes. */
        public String code() {
            return codeOf(this);
        }

        /** Returns whether reasons of this kind say why a path leads nowhere, or not to a cell (R3.4, R3.5, R4). */
        private boolean isAboutPath() {
            return rule == null || rule == Rule.FREEDOM_TO_MOVE || rule == Rule.CONTACT;
        }
    }

    private Violation(Kind kind, Object... parts) {
        super(kind, kind.parts, parts);
    }

    /**
     * Creates a violation.
     *
     * @param parts the values of the kind's parts in the kind's order; optional parts may be left out, {@code GATE} must be
     * @throws IllegalArgumentException if a part is missing or has another type, or if there are too many
     */
    public static Violation of(Kind kind, Object... parts) {
        return new Violation(requireNonNull(kind, "kind"), requireNonNull(parts, "parts"));
    }

    /**
     * Returns the rule that the move breaks. For a path this is mostly the rule of the bug that the piece {@link #movesAs}.
     */
    @Override
    public Rule rule() {
        Rule rule = kind().rule;
        return rule == null ? Rule.of(movesAs().orElseThrow()) : rule;
    }

    /**
     * Returns the bug whose path leads nowhere, or not to the cell: the piece's own bug, the bug that a Mosquito copies (R4.7),
     * or the Pillbug for a throw (R4.9). Empty if the reason isn't about a path.
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
