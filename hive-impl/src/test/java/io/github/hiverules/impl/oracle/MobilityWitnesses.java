// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the reason that is said to block a piece against the table. */
public final class MobilityWitnesses {
    private final Position position;
    private final Piece piece;

    /** For a piece on the table, in the hand or of another game. */
    public MobilityWitnesses(Position position, Piece piece) {
        this.position = position;
        this.piece = piece;
    }

    /** Fails unless the reason is true. */
    public void check(Violation reason) {
        if (reason instanceof Violation.GameOver over) {
            assertThat(over.outcome()).isEqualTo(Oracle.outcome(position));
            assertThat(over.outcome().isOver()).isTrue();
        } else if (reason instanceof Violation.NotYourPiece other) {
            assertThat(other.piece()).isEqualTo(piece);
            assertThat(piece.color()).isNotEqualTo(position.sideToMove());
        } else if (position.cellOf(piece).isPresent()) {
            onTable(reason, position.cellOf(piece).orElseThrow());
        } else {
            inHand(reason);
        }
    }

    private void inHand(Violation reason) {
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        if (reason instanceof Violation.NotInGame notInGame) {
            assertThat(notInGame.piece()).isEqualTo(piece);
            assertThat(position.ruleset().includes(piece.bug())).isFalse();
        } else if (reason instanceof Violation.QueenIsDue due) {
            assertThat(due.queen()).isEqualTo(queen).isNotEqualTo(piece);
            assertThat(position.cellOf(queen)).isEmpty();
            assertThat(position.turn()).isGreaterThanOrEqualTo(4);
        } else if (reason instanceof Violation.QueenMayNotOpen opening) {
            assertThat(opening.queen()).isEqualTo(queen).isEqualTo(piece);
            assertThat(position.turn()).isOne();
            assertThat(position.ruleset().queenMayOpen()).isFalse();
        } else if (reason instanceof Violation.EntersLater later) {
            assertThat(later.piece()).isEqualTo(piece);
            assertThat(later.first().isAlike(piece)).isTrue();
            assertThat(later.first().number()).isLessThan(piece.number());
            assertThat(position.cellOf(later.first())).isEmpty();
        } else if (reason instanceof Violation.NoPlacementCell noCell) {
            assertThat(noCell.piece()).isEqualTo(piece);
            assertThat(Oracle.placementCells(position, piece.color())).isEmpty();
        } else {
            throw new AssertionError(reason + " for a piece in the hand");
        }
    }

    private void onTable(Violation reason, Hex at) {
        if (reason instanceof Violation.QueenNotPlaced notPlaced) {
            assertThat(notPlaced.queen()).isEqualTo(Piece.of(piece.color(), Bug.QUEEN_BEE));
            assertThat(position.cellOf(notPlaced.queen())).isEmpty();
        } else if (reason instanceof Violation.Covered covered) {
            assertThat(position.topAt(at)).contains(covered.top());
            assertThat(covered.top()).isNotEqualTo(piece);
        } else if (reason instanceof Violation.Pinned pinned) {
            Witnesses.groups(position, at, pinned.groups());
        } else if (reason instanceof Violation.Resting moved) {
            assertThat(moved.piece()).isEqualTo(piece);
            assertThat(position.restingPiece()).contains(piece);
        } else if (reason instanceof PathViolation path) {
            assertThat(path.piece()).isEqualTo(piece);
            assertThat(Oracle.bugsThatLead(position, piece)).isEmpty();
            noPath(path, at);
        } else {
            throw new AssertionError(reason + " for a piece on the table");
        }
    }

    private void noPath(PathViolation reason, Hex at) {
        SlowSteps lifted = new SlowSteps(position, at);
        List<Hex> empty = at.neighbors().stream()
                .filter(hex -> position.stackAt(hex).isEmpty())
                .toList();
        if (reason instanceof PathViolation.NothingToCopy) {
            assertThat(SlowSteps.bugs(position, piece.bug(), at)).isEmpty();
        } else if (reason instanceof PathViolation.Surrounded) {
            assertThat(empty).isEmpty();
        } else if (reason instanceof PathViolation.CannotSlide slide) {
            assertThat(empty).isNotEmpty().noneMatch(hex -> lifted.hasRoom(at, hex));
            Set<Set<Hex>> gates =
                    empty.stream().map(hex -> SlowSteps.gate(at, hex)).collect(Collectors.toSet());
            assertThat(slide.gates()).containsExactlyInAnyOrderElementsOf(gates);
        } else if (reason instanceof PathViolation.NoDestination) {
            assertThat(SlowSteps.bugs(position, piece.bug(), at)).isNotEmpty();
        } else {
            throw new AssertionError("no check for " + reason);
        }
    }
}
