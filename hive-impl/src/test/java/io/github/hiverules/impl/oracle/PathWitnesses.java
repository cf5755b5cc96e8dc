// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Holds the witness of a reason why no way leads to a cell against the table. */
final class PathWitnesses {
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final SlowSteps feet;

    PathWitnesses(Position position, Piece piece, Hex from, Hex to) {
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
        feet = new SlowSteps(position, from);
    }

    void check(PathViolation reason) {
        Optional<Piece> thrower = reason instanceof PathViolation.GateBlocked gate ? gate.thrower() : Optional.empty();
        if (thrower.isPresent()) {
            Hex over = position.cellOf(thrower.get()).orElseThrow();
            PathViolation.GateBlocked gate = (PathViolation.GateBlocked) reason;
            assertThat(List.of(gate.from(), gate.to()))
                    .containsExactlyElementsOf(gate.step() == 1 ? List.of(from, over) : List.of(over, to));
        } else if (!(reason instanceof PathViolation.NothingToCopy)) {
            assertThat(piece.color()).isEqualTo(position.sideToMove());
            assertThat(SlowSteps.bugs(position, piece.bug(), from)).contains(reason.movesAs());
        }
        if (reason instanceof PathViolation.EndsOnPiece climb) {
            assertThat(climb.movesAs()).isNotIn(Bug.BEETLE, Bug.GRASSHOPPER);
            assertThat(position.stackAt(to)).contains(climb.stack());
        } else if (reason instanceof PathViolation.GateBlocked gate) {
            assertThat(gate.gate())
                    .isEqualTo(SlowSteps.gate(gate.from(), gate.to()))
                    .hasSize(2);
            assertThat(feet.hasRoom(gate.from(), gate.to())).isFalse();
            step(gate.movesAs(), gate.step(), gate.from());
        } else if (reason instanceof PathViolation.LosesContact leaves) {
            assertThat(feet.height(leaves.from()) + feet.height(leaves.to())).isZero();
            assertThat(feet.keepsContact(leaves.from(), leaves.to())).isFalse();
            step(leaves.movesAs(), leaves.step(), leaves.from());
        } else if (reason instanceof PathViolation.TooFar far) {
            assertThat(far.movesAs()).isIn(Bug.QUEEN_BEE, Bug.PILLBUG, Bug.BEETLE);
            int dq = Math.abs(from.q() - to.q());
            int dr = Math.abs(from.r() - to.r());
            int ds = Math.abs(from.q() + from.r() - to.q() - to.r());
            assertThat(far.distance()).isEqualTo((dq + dr + ds) / 2).isGreaterThan(1);
        } else if (reason instanceof PathViolation.Enclosed enclosed) {
            enclosed(enclosed.hole());
        } else if (reason instanceof PathViolation.NotInThreeSteps steps) {
            boolean over = steps.movesAs() == Bug.LADYBUG;
            assertThat(steps.shortest())
                    .isEqualTo(over ? feet.overTheTop(to) : feet.onGround(to))
                    .isNotEqualTo(OptionalInt.of(3));
        } else if (reason instanceof PathViolation.VisitsTwice twice) {
            assertThat(twice.movesAs()).isEqualTo(Bug.SPIDER);
            assertThat(feet.isLegal(from, to)).isTrue();
        } else {
            jump(reason);
        }
    }

    private void jump(PathViolation reason) {
        int dq = Integer.compare(to.q(), from.q());
        int dr = Integer.compare(to.r(), from.r());
        int length = Math.max(Math.abs(to.q() - from.q()), Math.abs(to.r() - from.r()));
        boolean inLine = from.translate(dq * length, dr * length).equals(to) && from.isNeighbor(from.translate(dq, dr));
        if (reason instanceof PathViolation.NothingToCopy) {
            assertThat(SlowSteps.bugs(position, Bug.MOSQUITO, from)).isEmpty();
            assertThat(piece.bug()).isEqualTo(Bug.MOSQUITO);
        } else if (reason instanceof PathViolation.NotInLine) {
            assertThat(inLine).isFalse();
        } else if (reason instanceof PathViolation.NothingToJumpOver nothing) {
            assertThat(inLine).isTrue();
            assertThat(nothing.next()).isEqualTo(from.translate(dq, dr));
            assertThat(feet.height(nothing.next())).isZero();
        } else if (reason instanceof PathViolation.LandsElsewhere lands) {
            assertThat(inLine).isTrue();
            Hex hex = from.translate(dq, dr);
            while (feet.height(hex) > 0) {
                hex = hex.translate(dq, dr);
            }
            assertThat(lands.landing()).isEqualTo(hex).isNotEqualTo(to);
        } else {
            throw new AssertionError("no check for " + reason);
        }
    }

    /** A barred step of a walker on the ground is not reached earlier than said; the first one of any bug is there. */
    private void step(Bug as, int step, Hex at) {
        assertThat(step).isPositive();
        assertThat(step == 1).isEqualTo(at.equals(from));
        if (as == Bug.SOLDIER_ANT) {
            feet.onGround(at).ifPresent(steps -> assertThat(step).isGreaterThanOrEqualTo(steps + 1));
        } else if (as == Bug.SPIDER) {
            feet.onGround(at).ifPresent(steps -> assertThat(step).isGreaterThanOrEqualTo(steps + 1));
        } else {
            assertThat(step).isLessThanOrEqualTo(as == Bug.LADYBUG ? 3 : as == Bug.PILLBUG ? 2 : 1);
        }
    }

    private void enclosed(Set<Hex> hole) {
        assertThat(hole.contains(from)).isNotEqualTo(hole.contains(to));
        assertThat(hole).allMatch(hex -> feet.isRim(hex) || hex.equals(from));
        for (Hex hex : hole) {
            assertThat(hole)
                    .containsAll(hex.neighbors().stream().filter(feet::isRim).toList());
        }
    }
}
