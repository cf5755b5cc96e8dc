// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.Colors;
import io.github.hiverules.testkit.RandomGames;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares metrics (R8) with the oracle. */
class MetricsPropertiesTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void metricsMatchOracle(@ForAll("positions") Position position) {
        for (Color color : Color.values()) {
            SideMetrics side = Analysis.metrics(position, color);
            assertThat(side.color()).isEqualTo(color);
            assertThat(side.reach()).as("reach in %s", position).isEqualTo(Oracle.reach(position, color));
            assertThat(side.pinned()).as("pinned in %s", position).isEqualTo(Oracle.pinned(position, color));
            assertThat(side.placementCells())
                    .as("entries in %s", position)
                    .isEqualTo(Oracle.placementCells(position, color));
            assertThat(side.covered()).isEqualTo(covered(position, color));
            assertThat(side.queenLiberties()).isEqualTo(liberties(position, color));
            assertThat(side.cellsInReach())
                    .isEqualTo(side.reach().keySet().stream()
                            .mapToInt(side::cellsInReach)
                            .sum());
            gatedPiecesAreBetweenGates(position, side);
        }
    }

    private static void gatedPiecesAreBetweenGates(Position position, SideMetrics side) {
        for (Piece piece : side.gated()) {
            List<Hex> ring = position.cellOf(piece).orElseThrow().neighbors();
            assertThat(side.cellsInReach(piece)).isZero();
            assertThat(ring).anyMatch(hex -> position.heightAt(hex) == 0);
            for (int i = 0; i < 6; i++) {
                if (position.heightAt(ring.get(i)) == 0) {
                    assertThat(position.heightAt(ring.get((i + 1) % 6))).isPositive();
                    assertThat(position.heightAt(ring.get((i + 5) % 6))).isPositive();
                }
            }
        }
    }

    private static Set<Piece> covered(Position position, Color color) {
        return position.stacks().values().stream()
                .flatMap(stack -> stack.pieces().stream().limit(stack.height() - 1))
                .filter(piece -> piece.color() == color)
                .collect(Collectors.toSet());
    }

    private static OptionalInt liberties(Position position, Color color) {
        return position.cellOf(Piece.of(color, Bug.QUEEN_BEE)).stream()
                .mapToInt(hex -> (int) hex.neighbors().stream()
                        .filter(n -> position.heightAt(n) == 0)
                        .count())
                .findFirst();
    }

    @Property
    void symmetriesAndShiftsTransformMetrics(
            @ForAll("positions") Position position, @ForAll Symmetry symmetry, @ForAll int dq, @ForAll int dr) {
        Position turned = symmetry.apply(position).translate(dq, dr);
        for (Color color : Color.values()) {
            SideMetrics one = Analysis.metrics(position, color);
            SideMetrics other = Analysis.metrics(turned, color);
            assertThat(other.queenLiberties()).isEqualTo(one.queenLiberties());
            assertThat(other.pinned()).isEqualTo(one.pinned());
            assertThat(other.gated()).isEqualTo(one.gated());
            assertThat(other.covered()).isEqualTo(one.covered());
            assertThat(other.reach().keySet()).isEqualTo(one.reach().keySet());
            one.reach()
                    .forEach((piece, cells) ->
                            assertThat(other.reach().get(piece)).isEqualTo(mapped(cells, symmetry, dq, dr)));
            if (position.ply() > 0) {
                assertThat(other.placementCells()).isEqualTo(mapped(one.placementCells(), symmetry, dq, dr));
            }
        }
    }

    private static Set<Hex> mapped(Set<Hex> cells, Symmetry symmetry, int dq, int dr) {
        return cells.stream().map(hex -> symmetry.apply(hex).translate(dq, dr)).collect(Collectors.toSet());
    }

    @Property
    void swappedColorsSwapMetrics(@ForAll("positions") Position position) {
        Colors.swapped(position).ifPresent(swapped -> {
            for (Color color : Color.values()) {
                SideMetrics one = Analysis.metrics(position, color);
                SideMetrics other = Analysis.metrics(swapped, color.opposite());
                assertThat(other.cellsInReach()).isEqualTo(one.cellsInReach());
                assertThat(other.placementCells()).isEqualTo(one.placementCells());
                assertThat(other.queenSteps()).isEqualTo(one.queenSteps());
            }
        });
    }

    @Property
    void reachMatchesLegalMovesWithoutRestsAndThrows(@ForAll("positions") Position position) {
        if (position.ruleset().includes(Bug.PILLBUG) || position.outcome().isOver()) {
            return;
        }
        Set<Move> moves = new HashSet<>();
        Analysis.metrics(position, position.sideToMove())
                .reach()
                .forEach((piece, cells) -> cells.forEach(hex -> moves.add(Move.move(piece, hex))));
        assertThat(moves)
                .isEqualTo(position.legalMoves().stream()
                        .filter(Movement.class::isInstance)
                        .collect(Collectors.toSet()));
    }
}
