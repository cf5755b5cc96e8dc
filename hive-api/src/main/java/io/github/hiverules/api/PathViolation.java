// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A reason why no path of a piece, moving as one bug, leads to a cell (R3.4, R3.5, R4). A Mosquito has reasons for each bug that
 * it could copy; {@link #movesAs()} tells them apart. The steps of a path are numbered from 1.
 *
 * <p>New versions may add kinds, so a {@code switch} over these needs a {@code default}, see {@link Violation}.
 */
public sealed interface PathViolation extends Violation
        permits PathViolation.EndsOnPiece,
                PathViolation.GateBlocked,
                PathViolation.LosesContact,
                PathViolation.TooFar,
                PathViolation.Enclosed,
                PathViolation.NotInThreeSteps,
                PathViolation.VisitsTwice,
                PathViolation.NotInLine,
                PathViolation.NothingToJumpOver,
                PathViolation.LandsElsewhere,
                PathViolation.NothingToCopy,
                PathViolation.Surrounded,
                PathViolation.CannotSlide,
                PathViolation.NoDestination,
                FutureKind.OfPathViolation {
    /** The piece that was to move, or to be thrown. */
    Piece piece();

    /**
     * The bug whose path it would be: the piece's own, or one that a Mosquito copies (R4.7); the Pillbug for a throw (R4.9),
     * whichever piece throws.
     */
    default Bug movesAs() {
        return piece().bug();
    }

    /** The destination is occupied, and this bug ends its move on an empty cell. Code {@code ends-on-piece}. */
    record EndsOnPiece(Piece piece, Bug movesAs, Hex to, Stack stack) implements PathViolation {
        public EndsOnPiece {
            requireNonNull(to, "to");
            requireNonNull(stack, "stack");
            Checks.canMoveAs(piece, movesAs);
        }
    }

    /**
     * The step from one cell to the next is barred by the two cells beside it. Code {@code gate-blocked}.
     *
     * @param thrower the Pillbug, or the Mosquito beside one, that would throw the piece; empty if the piece moves by itself
     * @param step the number of the step in the path; of several paths to the same gate, in the shortest
     */
    record GateBlocked(Piece piece, Bug movesAs, Optional<Piece> thrower, int step, Hex from, Hex to)
            implements PathViolation {
        public GateBlocked {
            requireNonNull(piece, "piece");
            requireNonNull(movesAs, "movesAs");
            requireNonNull(thrower, "thrower");
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            Checks.atLeast(1, step, "step");
            Checks.that(from.isNeighbor(to), "A step leads to a neighboring cell.");
            if (thrower.isPresent()) {
                Checks.that(movesAs == Bug.PILLBUG, "Only a path of the Pillbug has a thrower.");
            } else {
                Checks.canMoveAs(piece, movesAs);
            }
        }

        /**
         * The two cells that leave no room, which are the neighbours of both ends: both occupied on the ground, both higher than
         * either end above it. In JSON and in {@link #parts()} they are {@code gate}.
         */
        public Set<Hex> gate() {
            return InOrder.copy(from.neighbors().stream().filter(to::isNeighbor).toList());
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
            Checks.canMoveAs(piece, movesAs);
            Checks.atLeast(1, step, "step");
            Checks.that(from.isNeighbor(to), "A step leads to a neighboring cell.");
        }
    }

    /**
     * A bug that makes one step is sent to a cell further away. Code {@code too-far}.
     *
     * @param distance how far away the cell is, from 2
     */
    record TooFar(Piece piece, Bug movesAs, Hex to, int distance) implements PathViolation {
        public TooFar {
            requireNonNull(to, "to");
            Checks.atLeast(2, distance, "distance");
            Checks.canMoveAs(piece, movesAs);
        }
    }

    /**
     * A piece that goes on the ground can't get in or out: pieces part the start from the destination without even a gate between
     * them. Code {@code enclosed}.
     *
     * @param hole the cells beside the hive that are shut in: those around the destination, or around the piece
     */
    record Enclosed(Piece piece, Bug movesAs, Hex to, Set<Hex> hole) implements PathViolation {
        public Enclosed {
            requireNonNull(to, "to");
            hole = InOrder.copy(requireNonNull(hole, "hole"));
            Checks.canMoveAs(piece, movesAs);
        }
    }

    /**
     * A bug that makes exactly three steps does not reach the cell in three. Code {@code not-in-three-steps}.
     *
     * @param shortest how many steps the shortest open path has, on the ground for a Spider, on top of the hive and then down
     *     for a Ladybug; empty if no path is open
     */
    record NotInThreeSteps(Piece piece, Bug movesAs, Hex to, OptionalInt shortest) implements PathViolation {
        public NotInThreeSteps {
            requireNonNull(to, "to");
            requireNonNull(shortest, "shortest");
            Checks.atLeast(1, shortest.orElse(1), "shortest");
            Checks.canMoveAs(piece, movesAs);
        }
    }

    /**
     * A Spider is sent to a cell one step away: it gets there in three steps only by visiting a cell twice. Code
     * {@code visits-twice}.
     */
    record VisitsTwice(Piece piece, Hex to) implements PathViolation {
        public VisitsTwice {
            requireNonNull(to, "to");
            Checks.canMoveAs(piece, Bug.SPIDER);
        }

        @Override
        public Bug movesAs() {
            return Bug.SPIDER;
        }
    }

    /** A jump of a Grasshopper to a cell that is not in a straight line. Code {@code not-in-line}. */
    record NotInLine(Piece piece, Hex to) implements PathViolation {
        public NotInLine {
            requireNonNull(to, "to");
            Checks.canMoveAs(piece, Bug.GRASSHOPPER);
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * A jump of a Grasshopper over nothing. Code {@code nothing-to-jump-over}.
     *
     * @param next the first cell in that direction, which is empty
     */
    record NothingToJumpOver(Piece piece, Hex to, Hex next) implements PathViolation {
        public NothingToJumpOver {
            requireNonNull(to, "to");
            requireNonNull(next, "next");
            Checks.canMoveAs(piece, Bug.GRASSHOPPER);
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * A jump of a Grasshopper in that direction ends earlier or later. Code {@code lands-elsewhere}.
     *
     * @param landing where it ends: the first empty cell behind the pieces jumped over
     */
    record LandsElsewhere(Piece piece, Hex to, Hex landing) implements PathViolation {
        public LandsElsewhere {
            requireNonNull(to, "to");
            requireNonNull(landing, "landing");
            Checks.canMoveAs(piece, Bug.GRASSHOPPER);
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /** The Mosquito touches no piece that it could copy. Code {@code nothing-to-copy}. */
    record NothingToCopy(Piece piece) implements PathViolation {
        public NothingToCopy {
            Checks.that(requireNonNull(piece, "piece").bug() == Bug.MOSQUITO, "Only a Mosquito copies.");
        }
    }

    /**
     * No path leads anywhere: all six cells around the piece are occupied, and it neither climbs nor jumps. Code
     * {@code surrounded}.
     */
    record Surrounded(Piece piece) implements PathViolation {
        public Surrounded {
            requireNonNull(piece, "piece");
        }
    }

    /**
     * No path leads anywhere: the piece can't slide out, though a cell beside it is empty, and has no other movement. Code
     * {@code cannot-slide}.
     *
     * @param gates for each empty cell beside it the two cells that leave no room
     */
    record CannotSlide(Piece piece, List<Set<Hex>> gates) implements PathViolation {
        /** Copies the gates, in the order of their least cells. */
        public CannotSlide {
            requireNonNull(piece, "piece");
            gates = InOrder.copyEach(requireNonNull(gates, "gates"));
        }
    }

    /** No path of the piece ends anywhere, for example no three steps of a Spider. Code {@code no-destination}. */
    record NoDestination(Piece piece) implements PathViolation {
        public NoDestination {
            requireNonNull(piece, "piece");
        }
    }
}
