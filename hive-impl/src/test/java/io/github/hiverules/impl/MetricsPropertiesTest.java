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
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.impl.oracle.Oracle;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Compares metrics (R8) with the oracle. */
class MetricsPropertiesTest {
    @Property
    void metricsMatchOracle(@ForAll Position position) {
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
    void R8_reachMatchesLegalMovesWithoutRestsAndThrows(@ForAll Position position) {
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
