// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the witness of a reason against the table, looking at nothing but the position. */
public final class Witnesses {
    private final Position position;
    private final Move move;

    /** For the reasons against that move. */
    public Witnesses(Position position, Move move) {
        this.position = position;
        this.move = move;
    }

    /** Fails unless the reason is true of the position and the move. */
    public void check(Violation reason) {
        if (reason instanceof Violation.PassNotAllowed canMove) {
            assertThat(move).isEqualTo(Move.pass());
            assertThat(Oracle.legalMoves(position)).contains(canMove.example()).doesNotContain(Move.pass());
        } else if (reason instanceof Violation.GameOver over) {
            assertThat(over.outcome()).isEqualTo(Oracle.outcome(position));
            assertThat(over.outcome().isOver()).isTrue();
        } else if (move instanceof Placement placement) {
            placing(reason, placement.piece(), placement.to());
        } else if (move instanceof Movement movement) {
            moving(reason, movement.piece(), movement.to());
        } else {
            throw new AssertionError(reason + " against a pass");
        }
    }

    private void placing(Violation reason, Piece piece, Hex to) {
        Set<Piece> beside = to.neighbors().stream()
                .flatMap(hex -> position.topAt(hex).stream())
                .collect(Collectors.toSet());
        Set<Piece> enemies = new HashSet<>(beside);
        enemies.removeIf(other -> other.color() == position.sideToMove());
        if (reason instanceof Violation.NotInGame notInGame) {
            assertThat(notInGame.piece()).isEqualTo(piece);
            assertThat(position.ruleset().includes(piece.bug())).isFalse();
        } else if (reason instanceof Violation.NotYourPiece) {
            assertThat(piece.color()).isNotEqualTo(position.sideToMove());
        } else if (reason instanceof Violation.AlreadyPlaced placed) {
            assertThat(position.cellOf(piece)).contains(placed.at());
        } else if (reason instanceof Violation.EntersLater later) {
            assertThat(later.first().isAlike(piece)).isTrue();
            assertThat(later.first().number()).isLessThan(piece.number());
            assertThat(position.cellOf(later.first())).isEmpty();
        } else if (reason instanceof Violation.CellOccupied occupied) {
            assertThat(position.stackAt(to)).contains(occupied.stack());
        } else if (reason instanceof Violation.ApartFromFirst apart) {
            assertThat(position.stacks()).containsOnlyKeys(apart.first());
            assertThat(apart.first().isNeighbor(to)).isFalse();
        } else if (reason instanceof Violation.TouchesNoOwnPiece) {
            assertThat(beside).isEqualTo(enemies);
        } else if (reason instanceof Violation.TouchesEnemy touches) {
            assertThat(touches.enemies()).isNotEmpty().containsExactlyInAnyOrderElementsOf(enemies);
        } else if (reason instanceof Violation.QueenMayNotOpen) {
            assertThat(piece.bug()).isEqualTo(Bug.QUEEN_BEE);
            assertThat(position.ply()).isLessThan(2);
            assertThat(position.ruleset().queenMayOpen()).isFalse();
        } else if (reason instanceof Violation.QueenIsDue due) {
            assertThat(position.turn()).isGreaterThanOrEqualTo(4);
            assertThat(due.queen())
                    .isEqualTo(Piece.of(position.sideToMove(), Bug.QUEEN_BEE))
                    .isNotEqualTo(piece);
            assertThat(position.cellOf(due.queen())).isEmpty();
        } else {
            throw new AssertionError(reason + " against a placement");
        }
    }

    private void moving(Violation reason, Piece piece, Hex to) {
        if (reason instanceof Violation.NotInGame) {
            assertThat(position.ruleset().includes(piece.bug())).isFalse();
        } else if (reason instanceof Violation.StillInHand) {
            assertThat(position.cellOf(piece)).isEmpty();
        } else if (reason instanceof Violation.NotYourPiece) {
            assertThat(piece.color()).isNotEqualTo(position.sideToMove());
            position.cellOf(piece)
                    .ifPresent(from -> assertThat(throwers()).noneMatch(thrower -> touchesBoth(thrower, from, to)));
        } else {
            moving(reason, piece, position.cellOf(piece).orElseThrow(), to);
        }
    }

    private void moving(Violation reason, Piece piece, Hex from, Hex to) {
        if (reason instanceof PathViolation noWay) {
            assertThat(noWay.piece()).isEqualTo(piece);
            new PathWitnesses(position, piece, from, to).check(noWay);
        } else if (reason instanceof Violation.QueenNotPlaced notPlaced) {
            assertThat(notPlaced.queen()).isEqualTo(Piece.of(position.sideToMove(), Bug.QUEEN_BEE));
            assertThat(position.cellOf(notPlaced.queen())).isEmpty();
        } else if (reason instanceof Violation.Covered covered) {
            assertThat(position.topAt(from)).contains(covered.top());
            assertThat(covered.top()).isNotEqualTo(piece);
        } else if (reason instanceof Violation.Resting) {
            assertThat(position.restingPiece()).contains(piece);
        } else if (reason instanceof Violation.StaysInPlace stays) {
            assertThat(List.of(from, to)).containsOnly(stays.at());
        } else if (reason instanceof Violation.Pinned splits) {
            assertThat(position.heightAt(from)).isEqualTo(1);
            groups(position, from, splits.groups());
        } else if (reason instanceof Violation.EndsApart) {
            List<Hex> around = new ArrayList<>(to.neighbors());
            around.add(to);
            assertThat(around).allMatch(hex -> new SlowSteps(position, from).height(hex) == 0);
        } else if (reason instanceof Violation.ThrownFromStack stack) {
            assertThat(stack.at()).isEqualTo(from);
            assertThat(position.heightAt(from)).isGreaterThan(1);
        } else if (reason instanceof Violation.ThrownOntoPieces onto) {
            assertThat(position.stackAt(to)).contains(onto.stack());
        } else if (reason instanceof Violation.ThrowerResting rests) {
            assertThat(position.restingPiece()).contains(rests.thrower());
            assertThat(touchesBoth(rests.thrower(), from, to)).isTrue();
        } else if (reason instanceof Violation.ThrowerCovered covered) {
            assertThat(position.topAt(position.cellOf(covered.thrower()).orElseThrow()))
                    .contains(covered.top());
            assertThat(touchesBoth(covered.thrower(), from, to)).isTrue();
        } else {
            throw new AssertionError(reason + " against a movement");
        }
    }

    /** The mover's pieces on the table that have the ability to throw. */
    private List<Piece> throwers() {
        return List.of(Bug.PILLBUG, Bug.MOSQUITO).stream()
                .map(bug -> Piece.of(position.sideToMove(), bug))
                .filter(piece -> position.cellOf(piece)
                        .filter(at -> piece.bug() == Bug.PILLBUG
                                || SlowSteps.bugs(position, Bug.MOSQUITO, at).contains(Bug.PILLBUG))
                        .isPresent())
                .toList();
    }

    private boolean touchesBoth(Piece thrower, Hex from, Hex to) {
        Optional<Hex> at = position.cellOf(thrower);
        return throwers().contains(thrower)
                && at.filter(hex -> hex.isNeighbor(from) && hex.isNeighbor(to)).isPresent();
    }

    /** Fails unless the groups hold all cells but the lifted one, each group together and none beside another. */
    static void groups(Position position, Hex lifted, List<Set<Hex>> groups) {
        assertThat(groups).hasSizeGreaterThan(1).doesNotContain(Set.of());
        List<Hex> members = groups.stream().flatMap(Set::stream).toList();
        Set<Hex> rest = new HashSet<>(position.stacks().keySet());
        rest.remove(lifted);
        assertThat(members).containsExactlyInAnyOrderElementsOf(rest);
        for (Set<Hex> group : groups) {
            Set<Hex> beside = new HashSet<>();
            group.forEach(hex -> beside.addAll(hex.neighbors()));
            assertThat(members).noneMatch(hex -> beside.contains(hex) && !group.contains(hex));
            Set<Hex> joined = new HashSet<>(Set.of(group.iterator().next()));
            while (joined.addAll(group.stream()
                    .filter(hex -> hex.neighbors().stream().anyMatch(joined::contains))
                    .toList())) {
                // until no cell is added any more
            }
            assertThat(joined).isEqualTo(group);
        }
    }
}
