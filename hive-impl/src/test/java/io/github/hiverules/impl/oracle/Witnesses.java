// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks that the reasons why a move is illegal are true. */
public final class Witnesses {
    private final Position position;
    private final Move move;

    public Witnesses(Position position, Move move) {
        this.position = position;
        this.move = move;
    }

    /** Fails if the reason is false for the position and the move. */
    public void check(Violation reason) {
        if (reason.kind() == Kind.PASS_NOT_ALLOWED) {
            assertThat(move).isEqualTo(Move.pass());
            assertThat(Oracle.legalMoves(position))
                    .contains(reason.get(Part.EXAMPLE))
                    .doesNotContain(Move.pass());
        } else if (reason.kind() == Kind.GAME_OVER) {
            assertThat(reason.get(Part.OUTCOME)).isEqualTo(Oracle.outcome(position));
            assertThat(reason.get(Part.OUTCOME).isOver()).isTrue();
        } else if (move instanceof Placement placement) {
            placing(reason, placement.piece(), placement.to());
        } else if (move instanceof Movement movement) {
            moving(reason, movement.piece(), movement.to());
        } else {
            throw new AssertionError(reason + " against a pass");
        }
    }

    private void placing(Violation reason, Piece piece, Hex to) {
        reason.find(Part.PIECE).ifPresent(of -> assertThat(of).isEqualTo(piece));
        Set<Piece> beside = to.neighbors().stream()
                .flatMap(hex -> position.topAt(hex).stream())
                .collect(Collectors.toSet());
        Set<Piece> enemies = new HashSet<>(beside);
        enemies.removeIf(other -> other.color() == position.sideToMove());
        switch (reason.kind()) {
            case NOT_IN_GAME ->
                assertThat(position.ruleset().includes(piece.bug())).isFalse();
            case NOT_YOUR_PIECE -> assertThat(piece.color()).isNotEqualTo(position.sideToMove());
            case ALREADY_PLACED -> assertThat(position.cellOf(piece)).contains(reason.get(Part.AT));
            case ENTERS_LATER -> {
                Piece first = reason.get(Part.FIRST);
                assertThat(first.isAlike(piece)).isTrue();
                assertThat(first.number()).isLessThan(piece.number());
                assertThat(position.cellOf(first)).isEmpty();
            }
            case CELL_OCCUPIED -> assertThat(position.stackAt(to)).contains(reason.get(Part.STACK));
            case APART_FROM_FIRST -> {
                assertThat(position.stacks()).containsOnlyKeys(reason.get(Part.FIRST_CELL));
                assertThat(reason.get(Part.FIRST_CELL).isNeighbor(to)).isFalse();
            }
            case TOUCHES_NO_OWN_PIECE -> assertThat(beside).isEqualTo(enemies);
            case TOUCHES_ENEMY ->
                assertThat(reason.get(Part.ENEMIES)).isNotEmpty().containsExactlyInAnyOrderElementsOf(enemies);
            case QUEEN_MAY_NOT_OPEN -> {
                assertThat(piece.bug()).isEqualTo(Bug.QUEEN_BEE);
                assertThat(position.ply()).isLessThan(2);
                assertThat(position.ruleset().queenMayOpen()).isFalse();
            }
            case QUEEN_IS_DUE -> {
                assertThat(position.turn()).isGreaterThanOrEqualTo(4);
                assertThat(reason.get(Part.QUEEN))
                        .isEqualTo(Piece.of(position.sideToMove(), Bug.QUEEN_BEE))
                        .isNotEqualTo(piece);
                assertThat(position.cellOf(reason.get(Part.QUEEN))).isEmpty();
            }
            default -> throw new AssertionError(reason + " against a placement");
        }
    }

    private void moving(Violation reason, Piece piece, Hex to) {
        switch (reason.kind()) {
            case NOT_IN_GAME ->
                assertThat(position.ruleset().includes(piece.bug())).isFalse();
            case STILL_IN_HAND -> assertThat(position.cellOf(piece)).isEmpty();
            case NOT_YOUR_PIECE -> {
                assertThat(piece.color()).isNotEqualTo(position.sideToMove());
                position.cellOf(piece)
                        .ifPresent(from -> assertThat(throwers()).noneMatch(thrower -> touchesBoth(thrower, from, to)));
            }
            default -> moving(reason, piece, position.cellOf(piece).orElseThrow(), to);
        }
    }

    private void moving(Violation reason, Piece piece, Hex from, Hex to) {
        reason.find(Part.PIECE).ifPresent(of -> assertThat(of).isEqualTo(piece));
        switch (reason.kind()) {
            case QUEEN_NOT_PLACED -> {
                assertThat(reason.get(Part.QUEEN)).isEqualTo(Piece.of(position.sideToMove(), Bug.QUEEN_BEE));
                assertThat(position.cellOf(reason.get(Part.QUEEN))).isEmpty();
            }
            case COVERED -> {
                assertThat(position.topAt(from)).contains(reason.get(Part.TOP));
                assertThat(reason.get(Part.TOP)).isNotEqualTo(piece);
            }
            case RESTING -> assertThat(position.restingPiece()).contains(piece);
            case STAYS_IN_PLACE -> assertThat(List.of(from, to)).containsOnly(reason.get(Part.AT));
            case PINNED -> {
                assertThat(position.heightAt(from)).isEqualTo(1);
                groups(position, from, reason.get(Part.GROUPS));
            }
            case ENDS_APART -> {
                List<Hex> around = new ArrayList<>(to.neighbors());
                around.add(to);
                assertThat(around).allMatch(hex -> new SlowSteps(position, from).height(hex) == 0);
            }
            case THROWN_FROM_STACK -> {
                assertThat(reason.get(Part.AT)).isEqualTo(from);
                assertThat(position.heightAt(from)).isGreaterThan(1);
            }
            case THROWN_ONTO_PIECES -> assertThat(position.stackAt(to)).contains(reason.get(Part.STACK));
            case THROWER_RESTING -> {
                Piece thrower = reason.get(Part.THROWER);
                assertThat(position.restingPiece()).contains(thrower);
                assertThat(touchesBoth(thrower, from, to)).isTrue();
            }
            case THROWER_COVERED -> {
                Piece thrower = reason.get(Part.THROWER);
                assertThat(position.topAt(position.cellOf(thrower).orElseThrow()))
                        .contains(reason.get(Part.TOP));
                assertThat(touchesBoth(thrower, from, to)).isTrue();
            }
            default -> new PathWitnesses(position, piece, from, to).check(reason);
        }
    }

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

    /** Fails if the groups are not the connected groups of occupied cells that remain without the lifted cell. */
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
                // repeat until no more cells are added
            }
            assertThat(joined).isEqualTo(group);
        }
    }
}
