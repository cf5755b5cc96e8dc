package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The small values. */
class ValuesTest {
    @Test
    void thereAreTwentyEightPiecesEachOnce() {
        assertThat(Piece.values()).hasSize(28).doesNotHaveDuplicates().isSorted();
        for (Piece piece : Piece.values()) {
            assertThat(Piece.of(piece.color(), piece.bug(), piece.number())).isSameAs(piece);
            assertThat(Piece.values().get(piece.index())).isSameAs(piece);
        }
        assertThat(Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 2)).hasToString("wA2");
        assertThat(Piece.of(Color.BLACK, Bug.PILLBUG)).hasToString("bP");
        assertThatThrownBy(() -> Piece.of(Color.WHITE, Bug.QUEEN_BEE, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eachExpansionAddsOnePieceASide() {
        assertThat(Ruleset.expansionCombinations())
                .hasSize(8)
                .doesNotHaveDuplicates()
                .allSatisfy(expansions -> assertThat(
                                Ruleset.tournament().withExpansions(expansions).pieces(Color.BLACK))
                        .hasSize(11 + expansions.size()));
        assertThat(Ruleset.rulebook()
                        .withExpansions(Expansion.PILLBUG, Expansion.MOSQUITO)
                        .gameType())
                .isEqualTo("Base+MP");
    }

    @Test
    void thePresetsDifferInTheOpeningQueenAndInRepetition() {
        assertThat(Ruleset.tournament().queenOpening()).isFalse();
        assertThat(Ruleset.tournament().repetition()).isTrue();
        assertThat(Ruleset.rulebook().queenOpening()).isTrue();
        assertThat(Ruleset.rulebook().repetition()).isFalse();
        assertThat(Ruleset.rulebook().withQueenOpening(false).withRepetition(true))
                .isEqualTo(Ruleset.tournament());
    }

    @Property
    void sixTurnsOfASixthAndTwoReflectionsChangeNothing(
            @ForAll @IntRange(min = -1000, max = 1000) int q, @ForAll @IntRange(min = -1000, max = 1000) int r) {
        Hex hex = Hex.of(q, r);
        Hex turned = hex;
        for (int i = 0; i < 6; i++) {
            turned = turned.rotate(1);
            assertThat(turned.distance(Hex.ORIGIN)).isEqualTo(hex.distance(Hex.ORIGIN));
        }
        assertThat(turned)
                .isEqualTo(hex)
                .isEqualTo(hex.rotate(-6))
                .isEqualTo(hex.reflect().reflect());
        assertThat(hex.rotate(2)).isEqualTo(hex.rotate(-4));
    }

    @Test
    void neighboursGoClockwiseFromTheRight() {
        List<Hex> neighbors = Hex.of(3, -2).neighbors();
        assertThat(new HashSet<>(neighbors)).hasSize(6);
        for (Direction direction : Direction.values()) {
            Hex neighbor = neighbors.get(direction.ordinal());
            assertThat(Hex.of(3, -2).directionTo(neighbor)).contains(direction);
            assertThat(neighbor.directionTo(Hex.of(3, -2))).contains(direction.opposite());
            assertThat(Hex.ORIGIN.neighbor(direction).rotate(1)).isEqualTo(Hex.ORIGIN.neighbor(direction.rotate(1)));
        }
        assertThat(Hex.of(0, 0).isNeighbor(Hex.of(1, 1))).isFalse();
        assertThat(Hex.ORIGIN.neighbor(Direction.NORTH_EAST).reflect())
                .isEqualTo(Hex.ORIGIN.neighbor(Direction.SOUTH_EAST));
    }

    @Test
    void movesAreEqualWhenPieceAndDestinationAre() {
        Piece piece = Piece.of(Color.WHITE, Bug.BEETLE);
        assertThat(Move.move(piece, Hex.of(1, 2)))
                .isEqualTo(Movement.of(piece, Hex.of(1, 2)))
                .isNotEqualTo(Move.move(piece, Hex.of(2, 1)));
        assertThat(Move.place(piece, Hex.of(1, 2))).isNotEqualTo(Move.move(piece, Hex.of(1, 2)));
        assertThat(Move.pass()).isSameAs(Move.pass());
    }

    @Test
    void aMoveTellsWhereItLeadsAndShiftsWithTheTable() {
        Piece piece = Piece.of(Color.WHITE, Bug.BEETLE);
        assertThat(Move.place(piece, Hex.of(1, 2)).destination()).contains(Hex.of(1, 2));
        assertThat(Move.move(piece, Hex.of(1, 2)).destination()).contains(Hex.of(1, 2));
        assertThat(Move.pass().destination()).isEmpty();
        assertThat(Move.place(piece, Hex.of(1, 2)).translate(-3, 5)).isEqualTo(Move.place(piece, Hex.of(-2, 7)));
        assertThat(Move.move(piece, Hex.of(1, 2)).translate(-3, 5)).isEqualTo(Move.move(piece, Hex.of(-2, 7)));
        assertThat(Move.pass().translate(-3, 5)).isEqualTo(Move.pass());
    }

    @Test
    void outcomesFitTheirReasons() {
        assertThat(Outcome.inProgress().isOver()).isFalse();
        assertThat(Outcome.drawn(Termination.AGREEMENT).isDraw()).isTrue();
        assertThat(Outcome.wonBy(Color.BLACK, Termination.TIME).winner()).contains(Color.BLACK);
        assertThatThrownBy(() -> Outcome.drawn(Termination.RESIGNATION)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Outcome.wonBy(Color.WHITE, Termination.REPETITION))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aStackHasAtLeastOnePiece() {
        Piece ant = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
        Piece beetle = Piece.of(Color.BLACK, Bug.BEETLE);
        assertThat(Stack.of(ant).push(beetle)).isEqualTo(Stack.of(ant, beetle));
        assertThat(Stack.of(ant, beetle).top()).isEqualTo(beetle);
        assertThat(Stack.of(ant, beetle).pop()).contains(Stack.of(ant));
        assertThat(Stack.of(ant).pop()).isEmpty();
        assertThatThrownBy(Stack::of).isInstanceOf(IllegalArgumentException.class);
    }

    /** Reasons print alike in every run of a program. */
    @Test
    void witnessesStandInOrder() {
        Set<Hex> cells = Set.of(Hex.of(2, 1), Hex.of(-3, 0), Hex.of(0, 0), Hex.of(1, -4), Hex.of(5, 1));
        List<Hex> inOrder = cells.stream().sorted().toList();
        Piece ant = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
        assertThat(new PathViolation.Enclosed(ant, Bug.SOLDIER_ANT, Hex.ORIGIN, cells).hole())
                .containsExactlyElementsOf(inOrder);
        assertThat(new PathViolation.GateBlocked(ant, Bug.SOLDIER_ANT, 1, Hex.ORIGIN, Hex.of(1, 0), cells).gate())
                .containsExactlyElementsOf(inOrder);
        for (Set<Hex> group : List.of(
                new Violation.Pinned(ant, List.of(cells)).groups().get(0),
                new PathViolation.CannotSlide(ant, Bug.SOLDIER_ANT, List.of(cells))
                        .gates()
                        .get(0),
                new SetupProblem.HiveBroken(List.of(cells)).groups().get(0))) {
            assertThat(group).isEqualTo(cells).containsExactlyElementsOf(inOrder);
        }
    }

    @Test
    void everyRuleHasItsNumber() {
        assertThat(Arrays.stream(Rule.values()).map(Rule::number))
                .doesNotHaveDuplicates()
                .allMatch(n -> n.matches("R[1-7]\\.[1-9]"));
    }

    @Test
    void withoutAnImplementationTheErrorSaysWhatToAdd() {
        for (int attempt = 1; attempt <= 2; attempt++) {
            assertThatThrownBy(Position.start(Ruleset.tournament())::legalMoves)
                    .as("attempt %d", attempt)
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessage("No implementation of the rules is found: add io.github.hiverules:hive-impl to the"
                            + " program.");
        }
    }
}
