// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.analysis.CanonicalPosition;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces, cells, moves and other small values. */
class ValuesTest {
    @Test
    void hasTwentyEightDistinctPieces() {
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
    void gameTypesAreAllCombinationsOfExpansions() {
        assertThat(Ruleset.gameTypes().stream().map(Ruleset::toString))
                .containsExactly("Base", "Base+M", "Base+L", "Base+ML", "Base+P", "Base+MP", "Base+LP", "Base+MLP");
        assertThat(Ruleset.gameTypes().get(0)).isEqualTo(Ruleset.tournament());
        assertThat(Ruleset.full()).isEqualTo(Ruleset.parse("Base+MLP"));
    }

    @Test
    void R1_2_everyExpansionAddsOnePiecePerSide() {
        assertThat(Ruleset.gameTypes())
                .hasSize(8)
                .doesNotHaveDuplicates()
                .allSatisfy(ruleset -> assertThat(ruleset.pieces(Color.BLACK))
                        .hasSize(11 + ruleset.expansions().size()));
        assertThat(Ruleset.rulebook()
                        .withExpansions(Expansion.PILLBUG, Expansion.MOSQUITO)
                        .gameType())
                .isEqualTo("Base+MP");
    }

    @Test
    void presetsDifferInQueenOpeningAndRepetition() {
        assertThat(Ruleset.tournament().queenMayOpen()).isFalse();
        assertThat(Ruleset.tournament().repetition()).isEqualTo(RepetitionRule.SHIFT);
        assertThat(Ruleset.rulebook().queenMayOpen()).isTrue();
        assertThat(Ruleset.rulebook().repetition()).isEqualTo(RepetitionRule.OFF);
        assertThat(Ruleset.rulebook().withQueenMayOpen(false).withRepetition(RepetitionRule.SHIFT))
                .isEqualTo(Ruleset.tournament());
    }

    @Test
    void neighborsAreClockwiseFromEast() {
        List<Hex> neighbors = Hex.of(3, -2).neighbors();
        assertThat(new HashSet<>(neighbors)).hasSize(6);
        for (Direction direction : Direction.values()) {
            Hex neighbor = neighbors.get(direction.ordinal());
            assertThat(Hex.of(3, -2).directionTo(neighbor)).contains(direction);
            assertThat(neighbor.directionTo(Hex.of(3, -2))).contains(direction.opposite());
        }
        assertThat(Hex.of(0, 0).isNeighbor(Hex.of(1, 1))).isFalse();
    }

    @Test
    void R6_1_movesAreEqualIfPieceAndDestinationAre() {
        Piece piece = Piece.of(Color.WHITE, Bug.BEETLE);
        assertThat(Move.move(piece, Hex.of(1, 2)))
                .isEqualTo(Move.move(piece, Hex.of(1, 2)))
                .isNotEqualTo(Move.move(piece, Hex.of(2, 1)));
        assertThat(Move.place(piece, Hex.of(1, 2))).isNotEqualTo(Move.move(piece, Hex.of(1, 2)));
        assertThat(Move.pass()).isSameAs(Move.pass());
    }

    @Test
    void returnsDestinationAndTranslatesMove() {
        Piece piece = Piece.of(Color.WHITE, Bug.BEETLE);
        assertThat(Move.place(piece, Hex.of(1, 2)).destination()).contains(Hex.of(1, 2));
        assertThat(Move.move(piece, Hex.of(1, 2)).destination()).contains(Hex.of(1, 2));
        assertThat(Move.pass().destination()).isEmpty();
        assertThat(Move.place(piece, Hex.of(1, 2)).translate(-3, 5)).isEqualTo(Move.place(piece, Hex.of(-2, 7)));
        assertThat(Move.move(piece, Hex.of(1, 2)).translate(-3, 5)).isEqualTo(Move.move(piece, Hex.of(-2, 7)));
        assertThat(Move.pass().translate(-3, 5)).isEqualTo(Move.pass());
    }

    @Test
    void outcomesHaveScoresAndStates() {
        assertThat(Outcome.inProgress().score()).isEqualTo("*");
        assertThat(Outcome.inProgress().uhpState()).isEqualTo("InProgress");
        assertThat(Outcome.wonBy(Color.WHITE, Termination.TIME).score()).isEqualTo("1-0");
        assertThat(Outcome.wonBy(Color.WHITE, Termination.TIME).uhpState()).isEqualTo("WhiteWins");
        assertThat(Outcome.wonBy(Color.BLACK, Termination.TIME).score()).isEqualTo("0-1");
        assertThat(Outcome.wonBy(Color.BLACK, Termination.TIME).uhpState()).isEqualTo("BlackWins");
        assertThat(Outcome.drawn(Termination.AGREEMENT).score()).isEqualTo("1/2-1/2");
        assertThat(Outcome.drawn(Termination.AGREEMENT).uhpState()).isEqualTo("Draw");
    }

    @Test
    void rejectsOutcomeThatContradictsItsReason() {
        Outcome drawn = Outcome.drawn(Termination.AGREEMENT);
        Outcome won = Outcome.wonBy(Color.BLACK, Termination.TIME);
        assertThat(Outcome.inProgress().isOver()).isFalse();
        assertThat(drawn.isDraw()).isTrue();
        assertThat(won.winner()).contains(Color.BLACK);
        assertThat(won.isWonBy(Color.BLACK)).isTrue();
        assertThat(List.of(Outcome.inProgress(), drawn, won)).noneMatch(outcome -> outcome.isWonBy(Color.WHITE));
        assertThatThrownBy(() -> Outcome.drawn(Termination.RESIGNATION)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Outcome.wonBy(Color.WHITE, Termination.AGREEMENT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource
    void onlyRulesCreateOutcomesByMove(Termination termination) {
        List<ThrowingCallable> factories =
                List.of(() -> Outcome.wonBy(Color.WHITE, termination), () -> Outcome.drawn(termination));
        if (termination.isByMove()) {
            assertThat(factories)
                    .allSatisfy(factory -> assertThatThrownBy(factory)
                            .isInstanceOf(IllegalArgumentException.class)
                            .hasMessageContaining("no move causes"));
        } else {
            assertThat(factories).anySatisfy(factory -> assertThatCode(factory).doesNotThrowAnyException());
        }
    }

    @Test
    void rejectsEmptyStack() {
        Piece ant = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
        Piece beetle = Piece.of(Color.BLACK, Bug.BEETLE);
        assertThat(PieceStack.of(ant).push(beetle)).isEqualTo(PieceStack.of(ant, beetle));
        assertThat(PieceStack.of(ant, beetle).top()).isEqualTo(beetle);
        assertThat(PieceStack.of(ant, beetle).pop()).contains(PieceStack.of(ant));
        assertThat(PieceStack.of(ant).pop()).isEmpty();
        assertThatThrownBy(PieceStack::of).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyRuleHasANumber() {
        assertThat(Arrays.stream(Rule.values()).map(Rule::number))
                .doesNotHaveDuplicates()
                .allMatch(n -> n.matches("R[1-7]\\.[1-9]"));
    }

    @Test
    void reportsMissingImplementation() {
        for (int attempt = 1; attempt <= 2; attempt++) {
            assertThatThrownBy(Position.start(Ruleset.tournament())::legalMoves)
                    .as("attempt %d", attempt)
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith(
                            "Missing implementation of the rules: add io.github.hiverules:hive-impl to the class path.")
                    .hasMessageContaining("META-INF/services")
                    .hasMessageContaining("--bind-services")
                    .hasMessageContaining(Position.class.getClassLoader().toString())
                    .hasMessageContaining(
                            Thread.currentThread().getContextClassLoader().toString());
        }
    }

    @Test
    void parsesPrintedValues() {
        for (Piece piece : Piece.values()) {
            assertThat(Piece.parse(piece.toString())).isSameAs(piece);
            assertThat(Piece.parse(piece.toString().toUpperCase(Locale.ROOT))).isSameAs(piece);
        }
        assertThat(Piece.parse("wQ1")).isSameAs(Piece.parse("wQ"));
        assertThat(Piece.parse("bA")).isSameAs(Piece.parse("bA1"));
        for (Ruleset type : Ruleset.gameTypes()) {
            Set<Expansion> expansions = type.expansions();
            for (boolean queen : new boolean[] {true, false}) {
                for (RepetitionRule repetition : RepetitionRule.values()) {
                    Ruleset ruleset = Ruleset.tournament()
                            .withExpansions(expansions)
                            .withQueenMayOpen(queen)
                            .withRepetition(repetition);
                    assertThat(Ruleset.parse(ruleset.toString())).isEqualTo(ruleset);
                    assertThat(Ruleset.parse("Base " + ruleset.variant()).withExpansions(expansions))
                            .isEqualTo(ruleset);
                }
            }
        }
        for (Hex hex : List.of(Hex.ORIGIN, Hex.of(2, -1), Hex.of(Integer.MIN_VALUE, Integer.MAX_VALUE))) {
            assertThat(Hex.parse(hex.toString())).isEqualTo(hex);
        }
        assertThat(Hex.parse("( 2 , -1 )")).isEqualTo(Hex.of(2, -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "w", "wQ2", "wA0", "wA4", "wX", "rQ", "wA1 ", " wA1", "wA10", "w\u0410"})
    void rejectsInvalidPieceName(String name) {
        assertThat(Piece.tryParse(name)).isEmpty();
        assertThatThrownBy(() -> Piece.parse(name))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("Expected a piece name such as wA1, found \"" + name + "\".");
    }

    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "Bas, Bas",
        "Base+, Base+",
        "Base+X, Base+X",
        "Base+MM, Base+MM",
        "Base MLP, MLP",
        "Base+M other, other",
        "Base-M, Base-M",
        "' Base', ' Base'",
        "'Base ', ''",
        "Base queen-opening other, queen-opening other",
        "Ba\u017Fe, Ba\u017Fe", // a letter whose upper case is S
        "Base ruleboo\u212A, ruleboo\u212A" // the sign of Kelvin, whose lower case is k
    })
    void rejectsInvalidRuleset(String text, String found) {
        assertThatThrownBy(() -> Ruleset.parse(text))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(", found \"" + found + "\".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(",
                "()",
                "(1)",
                "(1,)",
                "(,1)",
                "1,2",
                "(1,2",
                "(1,2,3)",
                "(2147483648,0)",
                "(a,b)",
                "(1 2)",
                "(+1,2)",
                "(1,\u0663)",
                "(-,1)"
            })
    void rejectsInvalidCell(String text) {
        assertThatThrownBy(() -> Hex.parse(text))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("Expected a cell such as (2,-1), found \"" + text + "\".");
    }

    @Test
    void withKeepsTheKindOfMove() {
        Piece piece = Piece.parse("bG2");
        assertThat(Move.place(Piece.parse("wA1"), Hex.ORIGIN).with(piece, Hex.of(1, 2)))
                .isEqualTo(Move.place(piece, Hex.of(1, 2)));
        assertThat(Move.move(Piece.parse("wA1"), Hex.ORIGIN).with(piece, Hex.of(1, 2)))
                .isEqualTo(Move.move(piece, Hex.of(1, 2)));
    }

    @Test
    void R1_4_normalizedIgnoresShifts() {
        Position position = Position.start(Ruleset.tournament())
                .playUnchecked(Move.place(Piece.parse("wS1"), Hex.of(1, 2)))
                .playUnchecked(Move.place(Piece.parse("bS1"), Hex.of(2, 2)));
        assertThat(position.translate(5, -3)).isNotEqualTo(position);
        assertThat(position.translate(5, -3).normalized()).isEqualTo(position.normalized());
        assertThat(position.translate(0, 0)).isEqualTo(position);
        assertThat(position.moveOf(Piece.parse("wS1"), Hex.ORIGIN)).isInstanceOf(Movement.class);
        assertThat(position.moveOf(Piece.parse("wS2"), Hex.ORIGIN)).isInstanceOf(Placement.class);
    }

    @Test
    void messagesShowPrintableBeginnings() {
        assertThatThrownBy(() -> Piece.parse("w\n\u0007")).hasMessageEndingWith("found \"w??\".");
        assertThatThrownBy(() -> Ruleset.parse("Base\u001b")).hasMessageEndingWith("found \"Base?\".");
        assertThatThrownBy(() -> Bug.of('\0')).hasMessageEndingWith("found \"?\".");
        assertThatThrownBy(() -> Hex.parse("\uD83D\uDC1D".repeat(41)))
                .hasMessageEndingWith("found \"" + "\uD83D\uDC1D".repeat(40) + "…\".");
    }

    @Test
    void transformedPieceMovesArePieceMoves() {
        for (PieceMove move :
                List.of(Move.place(Piece.parse("wA2"), Hex.of(1, 2)), Move.move(Piece.parse("bB1"), Hex.of(-3, 0)))) {
            PieceMove shifted = move.translate(2, -5);
            assertThat(shifted).isEqualTo(move.with(move.piece(), move.to().translate(2, -5)));
            PieceMove turned = Symmetry.ROTATE_60.apply(move);
            assertThat(turned).isEqualTo(Symmetry.ROTATE_60.apply((Move) move));
            CanonicalPosition start = CanonicalPosition.of(Position.start(Ruleset.tournament()));
            PieceMove canonical = start.toCanonical(move);
            PieceMove back = start.fromCanonical(canonical);
            assertThat(back).isEqualTo(move).isEqualTo(start.fromCanonical((Move) canonical));
        }
        assertThat(Move.pass().translate(1, 1)).isSameAs(Move.pass());
    }

    @Test
    void rejectsStepBelowTheGround() {
        assertThatThrownBy(() -> new MovePath.Step(Hex.ORIGIN, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void exceptionsHaveEmptyValuesAfterDeserialization() throws Exception {
        IllegalMoveException illegal = deserialized(new IllegalMoveException(
                Move.pass(), List.of(new Violation(Violation.Kind.RESTING, Piece.parse("wA1")))));
        assertThat(illegal).hasMessage("Illegal move, pass: resting (R5.1).");
        assertThat(illegal.move()).isEmpty();
        assertThat(illegal.violations()).isEmpty();
        ImpossiblePositionException impossible = deserialized(
                new ImpossiblePositionException(Setup.builder().ply(-1).build()));
        assertThat(impossible.setup()).isEmpty();
        assertThat(impossible.problems()).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static <T> T deserialized(T value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    @Test
    void impossiblePositionNamesAtMostTenProblems() {
        Setup.Builder setup = Setup.builder();
        for (int i = 0; i < 1000; i++) {
            setup.put(Hex.of(i, 0), Piece.parse("wS1"));
        }
        assertThatThrownBy(() -> setup.build().toPosition())
                .isInstanceOf(ImpossiblePositionException.class)
                .hasMessageStartingWith("Impossible position: piece-repeated (R1.1), ")
                .hasMessageEndingWith(" more.")
                .message()
                .hasSizeLessThan(400);
    }

    @Test
    void findsBugByLetter() {
        for (Bug bug : Bug.values()) {
            assertThat(Bug.of(bug.letter())).isSameAs(bug);
            assertThat(Bug.of(Character.toLowerCase(bug.letter()))).isSameAs(bug);
        }
        for (char letter : new char[] {'X', '1', ' ', '\0', '\u0410', '\u017F'}) {
            assertThatThrownBy(() -> Bug.of(letter)).isExactlyInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Base tournament, Base",
        "Base queen-opening no-repetition, Base rulebook",
        "base+pm No-Repetition  Queen-Opening, Base+MP rulebook",
        "Base+L rulebook, Base+L rulebook",
        "Base+L no-repetition, Base+L no-repetition",
        "Base+L tournament queen-opening, Base+L queen-opening",
    })
    void printsDifferencesFromTournamentRules(String text, String printed) {
        assertThat(Ruleset.parse(text)).hasToString(printed);
        assertThat(Ruleset.tryParse(text)).contains(Ruleset.parse(printed));
    }
}
