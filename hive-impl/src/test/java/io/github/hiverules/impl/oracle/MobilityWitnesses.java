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
import java.util.Set;
import java.util.stream.Collectors;

/** Checks that the reasons why a piece is blocked are true. */
public final class MobilityWitnesses {
    private final Position position;
    private final Piece piece;

    public MobilityWitnesses(Position position, Piece piece) {
        this.position = position;
        this.piece = piece;
    }

    /** Fails if the reason is false. */
    public void check(Violation reason) {
        reason.find(Part.PIECE).ifPresent(of -> assertThat(of).isEqualTo(piece));
        if (reason.kind() == Kind.GAME_OVER) {
            assertThat(reason.get(Part.OUTCOME)).isEqualTo(Oracle.outcome(position));
            assertThat(reason.get(Part.OUTCOME).isOver()).isTrue();
        } else if (reason.kind() == Kind.NOT_YOUR_PIECE) {
            assertThat(piece.color()).isNotEqualTo(position.sideToMove());
        } else if (position.cellOf(piece).isPresent()) {
            onTable(reason, position.cellOf(piece).orElseThrow());
        } else {
            inHand(reason);
        }
    }

    private void inHand(Violation reason) {
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        switch (reason.kind()) {
            case NOT_IN_GAME ->
                assertThat(position.ruleset().includes(piece.bug())).isFalse();
            case QUEEN_IS_DUE -> {
                assertThat(reason.get(Part.QUEEN)).isEqualTo(queen).isNotEqualTo(piece);
                assertThat(position.cellOf(queen)).isEmpty();
                assertThat(position.turn()).isGreaterThanOrEqualTo(4);
            }
            case QUEEN_MAY_NOT_OPEN -> {
                assertThat(reason.get(Part.QUEEN)).isEqualTo(queen).isEqualTo(piece);
                assertThat(position.turn()).isOne();
                assertThat(position.ruleset().queenMayOpen()).isFalse();
            }
            case ENTERS_LATER -> {
                Piece first = reason.get(Part.FIRST);
                assertThat(first.isAlike(piece)).isTrue();
                assertThat(first.number()).isLessThan(piece.number());
                assertThat(position.cellOf(first)).isEmpty();
            }
            case NO_PLACEMENT_CELL ->
                assertThat(Oracle.placementCells(position, piece.color())).isEmpty();
            default -> throw new AssertionError(reason + " for a piece in the hand");
        }
    }

    private void onTable(Violation reason, Hex at) {
        switch (reason.kind()) {
            case QUEEN_NOT_PLACED -> {
                assertThat(reason.get(Part.QUEEN)).isEqualTo(Piece.of(piece.color(), Bug.QUEEN_BEE));
                assertThat(position.cellOf(reason.get(Part.QUEEN))).isEmpty();
            }
            case COVERED -> {
                assertThat(position.topAt(at)).contains(reason.get(Part.TOP));
                assertThat(reason.get(Part.TOP)).isNotEqualTo(piece);
            }
            case PINNED -> Witnesses.groups(position, at, reason.get(Part.GROUPS));
            case RESTING -> assertThat(position.restingPiece()).contains(piece);
            default -> noPath(reason, at);
        }
    }

    private void noPath(Violation reason, Hex at) {
        assertThat(reason.movesAs()).contains(piece.bug());
        assertThat(Oracle.bugsThatLead(position, piece)).isEmpty();
        SlowSteps lifted = new SlowSteps(position, at);
        List<Hex> empty = at.neighbors().stream()
                .filter(hex -> position.stackAt(hex).isEmpty())
                .toList();
        switch (reason.kind()) {
            case NOTHING_TO_COPY ->
                assertThat(SlowSteps.bugs(position, piece.bug(), at)).isEmpty();
            case SURROUNDED -> assertThat(empty).isEmpty();
            case CANNOT_SLIDE -> {
                assertThat(empty).isNotEmpty().noneMatch(hex -> lifted.hasRoom(at, hex));
                Set<Set<Hex>> gates =
                        empty.stream().map(hex -> SlowSteps.gate(at, hex)).collect(Collectors.toSet());
                assertThat(reason.get(Part.GATES)).containsExactlyInAnyOrderElementsOf(gates);
            }
            case NO_DESTINATION ->
                assertThat(SlowSteps.bugs(position, piece.bug(), at)).isNotEmpty();
            default -> throw new AssertionError(reason + " for a piece on the table");
        }
    }
}
