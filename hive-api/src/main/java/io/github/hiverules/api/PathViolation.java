// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A reason why no path of a piece, moving as one creature, leads to a cell (R3.4, R3.5, R4). A Mosquito has reasons for each
 * creature that it could copy; {@link #movesAs()} tells them apart. The steps of a path are numbered from 1.
 */
public sealed interface PathViolation extends Violation {
    /** The piece that was to move, or to be thrown. */
    Piece piece();

    /**
     * The creature whose path it would be: the piece's own, or one that a Mosquito copies (R4.7); the Pillbug also for a throw
     * (R4.9), whoever throws.
     */
    Bug movesAs();

    @Override
    String code();

    /** The rule that bars the path: that of the creature, unless the kind of reason names another. */
    @Override
    default Rule rule() {
        return Rule.of(movesAs());
    }

    /** The destination is occupied, and this creature ends its move on an empty cell. Code {@code ends-on-piece}. */
    record EndsOnPiece(Piece piece, Bug movesAs, Hex to, Stack stack) implements PathViolation {
        public EndsOnPiece {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            requireNonNull(stack, "stack");
        }

        @Override
        public String code() {
            return "ends-on-piece";
        }
    }

    /**
     * The step from one cell to the next is barred by the two cells beside it. Code {@code gate-blocked}.
     *
     * @param step the number of the step in the path; of several paths to the same gate, in the shortest
     * @param gate the two cells that leave no room: both occupied on the ground, both higher than either end above it
     */
    record GateBlocked(Piece piece, Bug movesAs, int step, Hex from, Hex to, Set<Hex> gate) implements PathViolation {
        public GateBlocked {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            Checks.atLeast(1, step, "step");
            gate = InOrder.copy(requireNonNull(gate, "gate"));
        }

        @Override
        public String code() {
            return "gate-blocked";
        }

        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /**
     * The step on the ground leaves the hive: neither cell beside it is occupied. Code {@code loses-contact}.
     *
     * @param step the number of the step in the path; of several paths to the same step, in the shortest
     */
    record LosesContact(Piece piece, Bug movesAs, int step, Hex from, Hex to) implements PathViolation {
        public LosesContact {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            Checks.atLeast(1, step, "step");
        }

        @Override
        public String code() {
            return "loses-contact";
        }

        @Override
        public Rule rule() {
            return Rule.CONTACT;
        }
    }

    /**
     * A creature that makes one step is sent to a cell further away. Code {@code too-far}.
     *
     * @param distance how far away the cell is, from 2
     */
    record TooFar(Piece piece, Bug movesAs, Hex to, int distance) implements PathViolation {
        public TooFar {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            Checks.atLeast(2, distance, "distance");
        }

        @Override
        public String code() {
            return "too-far";
        }
    }

    /**
     * A walker on the ground can't get in or out: start and destination are parted by pieces without even a gate between them.
     * Code {@code enclosed}.
     *
     * @param hole the cells beside the hive that are shut in: those around the destination, or around the piece
     */
    record Enclosed(Piece piece, Bug movesAs, Hex to, Set<Hex> hole) implements PathViolation {
        public Enclosed {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            hole = InOrder.copy(requireNonNull(hole, "hole"));
        }

        @Override
        public String code() {
            return "enclosed";
        }
    }

    /**
     * A creature that makes exactly three steps does not get there in three. Code {@code not-in-three-steps}.
     *
     * @param shortest how many steps the shortest open path of such steps has: on the ground for a Spider, on top of the
     *     hive and down at last for a Ladybug; empty if there is none. At 2 there is no path of three steps besides
     */
    record NotInThreeSteps(Piece piece, Bug movesAs, Hex to, OptionalInt shortest) implements PathViolation {
        public NotInThreeSteps {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            requireNonNull(shortest, "shortest");
            Checks.atLeast(1, shortest.orElse(1), "shortest");
        }

        @Override
        public String code() {
            return "not-in-three-steps";
        }
    }

    /**
     * A Spider is sent to a cell one step away: it gets there in three only by visiting a cell twice. Code {@code visits-twice}.
     *
     * @param twice a cell that it would have to visit twice
     */
    record VisitsTwice(Piece piece, Bug movesAs, Hex to, Hex twice) implements PathViolation {
        public VisitsTwice {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            requireNonNull(twice, "twice");
        }

        @Override
        public String code() {
            return "visits-twice";
        }
    }

    /** A jump to a cell that is not in a straight line. Code {@code not-in-line}. */
    record NotInLine(Piece piece, Bug movesAs, Hex to) implements PathViolation {
        public NotInLine {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
        }

        @Override
        public String code() {
            return "not-in-line";
        }
    }

    /**
     * A jump over nothing. Code {@code nothing-to-jump-over}.
     *
     * @param next the first cell in that direction, which is empty
     */
    record NothingToJumpOver(Piece piece, Bug movesAs, Hex to, Hex next) implements PathViolation {
        public NothingToJumpOver {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            requireNonNull(next, "next");
        }

        @Override
        public String code() {
            return "nothing-to-jump-over";
        }
    }

    /**
     * A jump in that direction ends earlier or later. Code {@code lands-elsewhere}.
     *
     * @param landing where it ends: the first empty cell behind the pieces jumped over
     */
    record LandsElsewhere(Piece piece, Bug movesAs, Hex to, Hex landing) implements PathViolation {
        public LandsElsewhere {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(to, "to");
            requireNonNull(landing, "landing");
        }

        @Override
        public String code() {
            return "lands-elsewhere";
        }
    }

    /** The Mosquito touches no creature that it could copy. Code {@code nothing-to-copy}. */
    record NothingToCopy(Piece piece) implements PathViolation {
        public NothingToCopy {
            requireNonNull(piece, "piece");
        }

        @Override
        public String code() {
            return "nothing-to-copy";
        }

        @Override
        public Bug movesAs() {
            return Bug.MOSQUITO;
        }
    }

    /**
     * No path leads anywhere: all six cells around the piece are occupied, and it neither climbs nor jumps. Code
     * {@code surrounded}.
     */
    record Surrounded(Piece piece, Bug movesAs) implements PathViolation {
        public Surrounded {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
        }

        @Override
        public String code() {
            return "surrounded";
        }

        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /**
     * No path leads anywhere: the piece cannot slide out, though a cell beside it is empty, and has no other movement. Code
     * {@code cannot-slide}.
     *
     * @param gates for each empty cell beside it the two cells that leave no room
     */
    record CannotSlide(Piece piece, Bug movesAs, List<Set<Hex>> gates) implements PathViolation {
        /** Copies the gates, in the order of their least cells. */
        public CannotSlide {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            gates = InOrder.copyEach(requireNonNull(gates, "gates"));
        }

        @Override
        public String code() {
            return "cannot-slide";
        }

        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /** No path of the creature ends anywhere, for example no three steps of a Spider. Code {@code no-destination}. */
    record NoDestination(Piece piece, Bug movesAs) implements PathViolation {
        public NoDestination {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
        }

        @Override
        public String code() {
            return "no-destination";
        }
    }
}
