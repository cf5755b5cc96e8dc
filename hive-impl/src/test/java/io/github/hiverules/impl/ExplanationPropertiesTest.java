// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.oracle.MobilityWitnesses;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.impl.oracle.SlowSteps;
import io.github.hiverules.impl.oracle.Witnesses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Properties of explanations on positions of all eight games, checked by independent test code. */
class ExplanationPropertiesTest {
    /** Returns a move of a random piece to a cell in the hive or at most a few steps away. */
    private static Move conceivable(Position position, Random random) {
        List<Hex> cells = new ArrayList<>(position.stacks().keySet());
        Hex cell = cells.isEmpty() ? Hex.ORIGIN : cells.get(random.nextInt(cells.size()));
        for (int steps = random.nextInt(4); steps > 0; steps--) {
            cell = cell.neighbors().get(random.nextInt(6));
        }
        Piece piece = Piece.values().get(random.nextInt(28));
        boolean place = position.cellOf(piece).isEmpty() == (random.nextInt(8) > 0);
        return random.nextInt(60) == 0 ? Move.pass() : place ? Move.place(piece, cell) : Move.move(piece, cell);
    }

    @Property
    void illegalMovesHaveReasonsWithTrueWitnesses(@ForAll Position position, @ForAll Random random) {
        Set<Move> legal = Oracle.legalMoves(position);
        for (int i = 0; i < 150; i++) {
            Move move = conceivable(position, random);
            List<Violation> reasons = position.judge(move).violations();
            if (position.ply() > 0) {
                assertThat(reasons.isEmpty())
                        .as("%s in %s: %s", move, position, reasons)
                        .isEqualTo(legal.contains(move));
            }
            assertThat(reasons).doesNotHaveDuplicates();
            for (Violation reason : reasons) {
                try {
                    new Witnesses(position, move).check(reason);
                    assertThat(reason.kind().rules()).contains(reason.rule());
                } catch (AssertionError e) {
                    throw new AssertionError(reason + " of " + reasons + " against " + move + " in " + position, e);
                }
            }
            if (move instanceof Movement movement
                    && !reasons.isEmpty()
                    && !Oracle.outcome(position).isOver()) {
                assertNoneIsMissing(position, movement, reasons);
            }
        }
    }

    private static void assertNoneIsMissing(Position position, Movement move, List<Violation> reasons) {
        Piece piece = move.piece();
        Color side = position.sideToMove();
        Set<Violation.Kind> kinds = reasons.stream().map(Violation::kind).collect(Collectors.toSet());
        Set<Rule> broken = reasons.stream().map(Violation::rule).collect(Collectors.toSet());
        if (position.cellOf(piece).isEmpty() || !position.ruleset().includes(Bug.PILLBUG) && piece.color() != side) {
            return; // no other reasons are reported
        }
        assertThat(broken.contains(Rule.QUEEN_FIRST))
                .isEqualTo(position.cellOf(Piece.of(side, Bug.QUEEN_BEE)).isEmpty());
        assertThat(kinds.contains(Violation.Kind.PINNED))
                .isEqualTo(Oracle.pinned(position, piece.color()).contains(piece));
        assertThat(kinds.contains(Violation.Kind.COVERED))
                .isEqualTo(!position.topAt(position.cellOf(piece).orElseThrow()).equals(Optional.of(piece)));
        assertThat(kinds.contains(Violation.Kind.RESTING))
                .isEqualTo(position.restingPiece().filter(piece::equals).isPresent());
    }

    @Property
    void legalMovementsHavePathsOfLegalSteps(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            List<MovePath> ways = position.paths(move);
            if (!(move instanceof Movement movement)) {
                assertThat(ways).isEmpty();
                continue;
            }
            assertThat(ways)
                    .as("%s in %s", move, position)
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .hasSizeLessThan(40);
            assertThat(ways).isSortedAccordingTo(Comparator.comparingInt(MovePath::length));
            for (MovePath way : ways) {
                assertThat(way.piece()).isEqualTo(movement.piece());
                assertThat(way.from())
                        .isEqualTo(position.cellOf(movement.piece()).orElseThrow());
                assertThat(way.to()).isEqualTo(movement.to());
                assertGoes(position, way);
            }
            assertBugsInUse(position, movement, ways);
        }
    }

    private static void assertGoes(Position position, MovePath way) {
        SlowSteps feet = new SlowSteps(position, way.from());
        for (MovePath.Step step : way.steps()) {
            assertThat(step.height()).isEqualTo(feet.height(step.to()) + 1);
        }
        Hex from = way.from();
        for (int step = 1; step <= way.length(); step++) {
            Hex to = way.steps().get(step - 1).to();
            assertThat(from.isNeighbor(to)).isTrue();
            if (way.movesAs() == Bug.GRASSHOPPER) {
                assertThat(feet.height(to) > 0).isEqualTo(step < way.length()); // R4.3
                assertThat(from.directionTo(to))
                        .isEqualTo(way.from().directionTo(way.steps().get(0).to()));
            } else {
                assertThat(feet.isLegal(from, to))
                        .as("step %s of %s in %s", step, way, position)
                        .isTrue();
            }
            from = to;
        }
        if (way.thrower().isPresent()) {
            assertThat(way.length()).isEqualTo(2);
            assertThat(way.movesAs()).isEqualTo(Bug.PILLBUG);
            assertThat(way.rule()).isEqualTo(Rule.THROW);
            assertThat(position.topAt(way.steps().get(0).to())).isEqualTo(way.thrower());
            assertThat(way.thrower().get().color()).isEqualTo(position.sideToMove());
        } else if (way.movesAs() == Bug.SPIDER || way.movesAs() == Bug.LADYBUG) {
            assertThat(way.length()).isEqualTo(3);
            assertThat(way.steps())
                    .extracting(MovePath.Step::to)
                    .doesNotHaveDuplicates()
                    .doesNotContain(way.from());
        } else if (way.movesAs() == Bug.SOLDIER_ANT) {
            assertThat(feet.onGround(way.to())).hasValue(way.length());
        }
    }

    /** Checks that the paths name exactly the bugs that lead the piece to its destination. */
    private static void assertBugsInUse(Position position, Movement move, List<MovePath> ways) {
        Piece piece = move.piece();
        Set<Bug> named = ways.stream()
                .filter(way -> way.thrower().isEmpty())
                .map(MovePath::movesAs)
                .collect(Collectors.toSet());
        boolean own = piece.color() == position.sideToMove();
        Set<Bug> serving = own ? Oracle.bugsThatLead(position, piece, move.to()) : Set.of();
        assertThat(named).as("%s in %s", move, position).isEqualTo(serving);
    }

    @Property
    void blockedPiecesHaveTrueReasons(@ForAll Position position) {
        Map<Piece, Set<Move>> moves = position.legalMoves().stream()
                .filter(PieceMove.class::isInstance)
                .collect(Collectors.groupingBy(move -> ((PieceMove) move).piece(), Collectors.toSet()));
        for (Piece piece : Piece.values()) {
            Mobility mobility = position.mobility(piece);
            assertThat(mobility.piece()).isEqualTo(piece);
            assertThat(new HashSet<>(mobility.moves())).isEqualTo(moves.getOrDefault(piece, Set.of()));
            assertThat(mobility.violations()).doesNotHaveDuplicates();
            assertThat(mobility.violations().isEmpty()).isEqualTo(mobility.isFree());
            mobility.violations().forEach(reason -> {
                new MobilityWitnesses(position, piece).check(reason);
                assertThat(reason.kind().rules()).contains(reason.rule());
            });
        }
    }
}
