// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Checks that the reasons why no path leads to a cell are true. */
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

    void check(Violation reason) {
        Bug as = reason.movesAs().orElseThrow();
        Optional<Piece> thrower = reason.find(Part.THROWER);
        if (thrower.isPresent()) {
            Hex over = position.cellOf(thrower.get()).orElseThrow();
            assertThat(List.of(reason.get(Part.FROM), reason.get(Part.TO)))
                    .containsExactlyElementsOf(reason.get(Part.STEP) == 1 ? List.of(from, over) : List.of(over, to));
            assertThat(as).isEqualTo(Bug.PILLBUG);
        } else if (reason.kind() != Kind.NOTHING_TO_COPY) {
            assertThat(piece.color()).isEqualTo(position.sideToMove());
            assertThat(SlowSteps.bugs(position, piece.bug(), from)).contains(as);
        }
        switch (reason.kind()) {
            case ENDS_ON_PIECE -> {
                assertThat(as).isNotIn(Bug.BEETLE, Bug.GRASSHOPPER);
                assertThat(position.stackAt(to)).contains(reason.get(Part.STACK));
            }
            case GATE_BLOCKED -> {
                Hex start = reason.get(Part.FROM);
                Hex end = reason.get(Part.TO);
                assertThat(reason.get(Part.GATE))
                        .isEqualTo(SlowSteps.gate(start, end))
                        .hasSize(2);
                assertThat(feet.hasRoom(start, end)).isFalse();
                step(as, reason.get(Part.STEP), start);
            }
            case LOSES_CONTACT -> {
                Hex start = reason.get(Part.FROM);
                Hex end = reason.get(Part.TO);
                assertThat(feet.height(start) + feet.height(end)).isZero();
                assertThat(feet.keepsContact(start, end)).isFalse();
                step(as, reason.get(Part.STEP), start);
            }
            case TOO_FAR -> {
                assertThat(as).isIn(Bug.QUEEN_BEE, Bug.PILLBUG, Bug.BEETLE);
                int dq = Math.abs(from.q() - to.q());
                int dr = Math.abs(from.r() - to.r());
                int ds = Math.abs(from.q() + from.r() - to.q() - to.r());
                assertThat(reason.get(Part.DISTANCE))
                        .isEqualTo((dq + dr + ds) / 2)
                        .isGreaterThan(1);
            }
            case ENCLOSED -> enclosed(reason.get(Part.HOLE));
            case NOT_IN_THREE_STEPS -> {
                OptionalInt steps = as == Bug.LADYBUG ? feet.overTheTop(to) : feet.onGround(to);
                assertThat(reason.find(Part.SHORTEST).map(OptionalInt::of).orElse(OptionalInt.empty()))
                        .isEqualTo(steps)
                        .isNotEqualTo(OptionalInt.of(3));
            }
            case VISITS_TWICE -> {
                assertThat(as).isEqualTo(Bug.SPIDER);
                assertThat(feet.isLegal(from, to)).isTrue();
            }
            case NOTHING_TO_COPY -> {
                assertThat(SlowSteps.bugs(position, Bug.MOSQUITO, from)).isEmpty();
                assertThat(piece.bug()).isEqualTo(Bug.MOSQUITO);
            }
            default -> jump(reason);
        }
    }

    private void jump(Violation reason) {
        int dq = Integer.compare(to.q(), from.q());
        int dr = Integer.compare(to.r(), from.r());
        int length = Math.max(Math.abs(to.q() - from.q()), Math.abs(to.r() - from.r()));
        boolean inLine = from.translate(dq * length, dr * length).equals(to) && from.isNeighbor(from.translate(dq, dr));
        assertThat(inLine).isEqualTo(reason.kind() != Kind.NOT_IN_LINE);
        assertThat(reason.movesAs()).contains(Bug.GRASSHOPPER);
        switch (reason.kind()) {
            case NOT_IN_LINE -> assertThat(reason.get(Part.TO)).isEqualTo(to);
            case NOTHING_TO_JUMP_OVER -> {
                assertThat(reason.get(Part.NEXT)).isEqualTo(from.translate(dq, dr));
                assertThat(feet.height(reason.get(Part.NEXT))).isZero();
            }
            case LANDS_ELSEWHERE -> {
                Hex hex = from.translate(dq, dr);
                while (feet.height(hex) > 0) {
                    hex = hex.translate(dq, dr);
                }
                assertThat(reason.get(Part.LANDING)).isEqualTo(hex).isNotEqualTo(to);
            }
            default -> throw new AssertionError("no check for " + reason);
        }
    }

    /** Checks the number of a blocked step. The piece must not be able to reach the start of the step earlier. */
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
