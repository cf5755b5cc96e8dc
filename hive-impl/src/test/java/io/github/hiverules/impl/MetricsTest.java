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
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.api.analysis.Symmetry;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.Tables;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules count about a position (R8). */
class MetricsTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    /** A figure that a row names, as text. */
    private static String figure(SideMetrics figures, String name) {
        return switch (name) {
            case "liberties" ->
                figures.queenLiberties().isPresent()
                        ? String.valueOf(figures.queenLiberties().getAsInt())
                        : "none";
            case "steps" -> text(figures.queenSteps());
            case "pinned" -> text(figures.pinned());
            case "gated" -> text(figures.gated());
            case "covered" -> text(figures.covered());
            case "entries" -> text(figures.placementCells());
            case "mobility" -> String.valueOf(figures.mobility());
            default -> text(figures.reach().get(Tables.piece(name)));
        };
    }

    private static String text(Set<?> members) {
        return members.stream()
                .map(member -> member.toString().replaceAll("[()]", ""))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{2}''s {3} in {1}")
    @CsvSource(delimiter = '|', textBlock = """
        Base White 1   |                                              | white | liberties | none
        Base White 1   |                                              | white | entries   | 0,0
        Base White 1   |                                              | black | entries   | ''
        Base Black 1   | 0,0=wA1                                      | black | entries   | 0,-1 1,-1 -1,0 1,0 -1,1 0,1
        Base Black 1   | 0,0=wA1                                      | white | entries   | 0,-1 1,-1 -1,0 1,0 -1,1 0,1
        Base Black 2   | 0,0=wA1 1,0=bA1 -1,0=wA2                     | white | wA2       | ''
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | white | liberties | 5
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | white | steps     | 1,-1 0,1
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | white | pinned    | wG1
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | black | pinned    | bG1
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | black | mobility  | 2
        Base White 5   | 0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ                | white | entries   | 0,-1 1,-1 -1,0 -1,1 0,1
        Base White 9   | 0,0=wQ 1,0=wG1,bB1 2,0=bQ 3,0=bA1            | white | covered   | wG1
        Base White 9   | 0,0=wQ 1,0=wG1,bB1 2,0=bQ 3,0=bA1            | white | pinned    | ''
        Base White 9   | 0,0=wQ 1,0=wG1,bB1 2,0=bQ 3,0=bA1            | black | bB1       | 1,-1 2,-1 0,0 2,0 0,1 1,1
        Base White 9   | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1 0,1=wA2 -1,1=bG1 | white | gated | ''
        Base White 9   | 0,0=wQ 1,-1=wA1 0,1=wA2 -1,0=bG1 -1,1=bA1 0,-1=bQ | white | steps | ''
        Base White 9   | 0,0=wQ 1,-1=wA1 0,1=wA2 -1,0=bG1 -1,1=bA1 0,-1=bQ | white | gated | wQ
        Base White 9   | 0,0=wQ 1,-1=wA1 0,1=wA2 -1,0=bG1 -1,1=bA1 0,-1=bQ | white | liberties | 1
        Base White 9   | 0,0=wG1 1,-1=wA1 0,1=wA2 -1,0=bG1 -1,1=bA1 0,-1=bQ -1,2=wQ | white | gated | ''
        Base White 9   | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1 | white | liberties | 0
        Base+P White 6 ~wQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ            | white | steps     | 1,-1 0,1
        Base+P White 6 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ                | white | wP        | ''
        """)
    void theFigure(String game, String cells, String side, String name, String expected) {
        Position position = Tables.position(game, cells == null ? "" : cells);
        assertThat(figure(Analysis.of(position).metrics().of(Tables.color(side)), name))
                .isEqualTo(expected);
    }

    @Property
    void figuresAreThoseThatTheSlowRulesCount(@ForAll("positions") Position position) {
        PositionMetrics figures = Analysis.of(position).metrics();
        for (Color color : Color.values()) {
            SideMetrics side = figures.of(color);
            assertThat(side.color()).isEqualTo(color);
            assertThat(side.reach()).as("reach in %s", position).isEqualTo(Oracle.reach(position, color));
            assertThat(side.pinned()).as("pinned in %s", position).isEqualTo(Oracle.pinned(position, color));
            assertThat(side.placementCells())
                    .as("entries in %s", position)
                    .isEqualTo(Oracle.placementCells(position, color));
            assertThat(side.covered()).isEqualTo(covered(position, color));
            assertThat(side.queenLiberties()).isEqualTo(liberties(position, color));
            assertThat(side.mobility())
                    .isEqualTo(side.reach().keySet().stream()
                            .mapToInt(side::mobility)
                            .sum());
            shutInPiecesStandBetweenGates(position, side);
        }
    }

    private static void shutInPiecesStandBetweenGates(Position position, SideMetrics side) {
        for (Piece piece : side.gated()) {
            List<Hex> ring = position.find(piece).orElseThrow().neighbors();
            assertThat(side.mobility(piece)).isZero();
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
        return position.find(Piece.of(color, Bug.QUEEN_BEE)).stream()
                .mapToInt(hex -> (int) hex.neighbors().stream()
                        .filter(n -> position.heightAt(n) == 0)
                        .count())
                .findFirst();
    }

    @Property
    void figuresTurnAndShiftWithTheTable(
            @ForAll("positions") Position position, @ForAll Symmetry symmetry, @ForAll int dq, @ForAll int dr) {
        PositionMetrics figures = Analysis.of(position).metrics();
        PositionMetrics turned =
                Analysis.of(symmetry.apply(position).translate(dq, dr)).metrics();
        for (Color color : Color.values()) {
            SideMetrics one = figures.of(color);
            SideMetrics other = turned.of(color);
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
    void withTheColoursSwappedEachSideHasTheOthersFigures(@ForAll("positions") Position position) {
        position.swapColors().ifPresent(swapped -> {
            for (Color color : Color.values()) {
                SideMetrics one = Analysis.of(position).metrics().of(color);
                SideMetrics other = Analysis.of(swapped).metrics().of(color.opposite());
                assertThat(other.mobility()).isEqualTo(one.mobility());
                assertThat(other.placementCells()).isEqualTo(one.placementCells());
                assertThat(other.queenSteps()).isEqualTo(one.queenSteps());
            }
        });
    }

    @Property
    void theSideToMoveHasItsLegalMovesWhereNothingRestsOrIsThrown(@ForAll("positions") Position position) {
        if (position.ruleset().includes(Bug.PILLBUG) || position.outcome().isOver()) {
            return;
        }
        Set<Move> moves = new HashSet<>();
        Analysis.of(position)
                .metrics()
                .of(position.sideToMove())
                .reach()
                .forEach((piece, cells) -> cells.forEach(hex -> moves.add(Move.move(piece, hex))));
        assertThat(moves)
                .isEqualTo(position.legalMoves().stream()
                        .filter(Movement.class::isInstance)
                        .collect(Collectors.toSet()));
    }
}
