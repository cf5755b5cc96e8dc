// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.strings.HopStrings;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HopTest {
    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.randomValue(random -> RandomRecords.anyGame(random, random.nextInt(90)));
    }

    @Test
    void readsTurnsStacksAndSideToMove() {
        Setup setup = PositionStrings.parseSetup("QA-a2=B,b");
        assertThat(setup.ruleset()).isEqualTo(Ruleset.full());
        assertThat(setup.stacks())
                .containsOnly(
                        Map.entry(Hex.of(0, 0), stack("wQ")),
                        Map.entry(Hex.of(1, 0), stack("wA1", "wB1")),
                        Map.entry(Hex.of(1, 1), stack("bA1")));
        assertThat(setup.ply() % 2).isEqualTo(Color.BLACK.ordinal());
        assertThat(PositionStrings.parseSetup("base,QA+a,w").stacks()).containsKey(Hex.of(2, -1));
    }

    private static PieceStack stack(String... pieces) {
        return PieceStack.of(Stream.of(pieces).map(Piece::parse).toList());
    }

    @Test
    void numbersInParenthesesCountFromTheirStart() {
        assertThat(PositionStrings.parseSetup("base,GA2+(SQ1-b)1-q,w").stacks())
                .containsOnlyKeys(
                        Hex.of(0, 0), Hex.of(1, 0), Hex.of(2, -1), Hex.of(3, -2), Hex.of(3, -1), Hex.of(0, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "S-g,w | Base+MLP r White[2] - bG1wS1",
                "base,Sg,w | Base r White[2] - wS1bG1",
                "'base+Mm-Mm,Sg,w3m' | Base r White[2] - wS1bG1",
                "ultimate-Pp,Sg,W | Base+ML r White[2] - wS1bG1",
                "Q3A2B3G2SPq3a2b3g2sp,Sg,w | Base+P r White[2] - wS1bG1",
                "'base , Qs , w' | Base qr White[2] - wQbS1",
                "',w' | Base+MLP r White[1] - -",
            })
    void readsEverySpellingOfGameTypes(String hop, String line) {
        Position position = PositionStrings.parse(hop);
        String expected = CanonicalPosition.of(PositionStrings.parse(line)).key();
        assertThat(CanonicalPosition.of(position).key()).isEqualTo(expected);
        assertThat(position.ruleset()).isEqualTo(PositionStrings.parse(line).ruleset());
        assertThat(position.ply()).isEqualTo(PositionStrings.parse(line).ply());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Qd,w | 2 | d | The Dragonfly is not supported.",
                "'base+Dd,Q,w' | 6 | D | The Dragonfly is not supported.",
                "'base+M,Q,w' | 1 | base+M | The game type \"base+M\" is not supported.",
                "'base+4A4a,Q,w' | 1 | base+4A4a | The game type \"base+4A4a\" is not supported.",
                "'base+,Q,w' | 1 | base+ | Expected a game type such as Base+MLP, found \"base+\".",
                "'base+M2,Q,w' | 1 | base+M2 | Expected a game type such as Base+MLP, found \"base+M2\".",
                "'chess,Q,w' | 1 | chess | Expected a game type such as Base+MLP, found \"chess\".",
                "'base,QM,w' | 7 | M | Expected a piece that the game type includes, found \"M\".",
                "'QQ,w' | 2 | Q | Expected a piece that the game type includes, found \"Q\".",
                "'Q2=B,w' | 2 | 2 | Expected the number of an earlier piece, found \"2\".",
                "'Q99999999999=B,w' | 2 | 99999999999 | Expected the number of an earlier piece, found \"99999999999\".",
                "'Q1=,w' | 4 | '' | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"\".",
                "'Q1B,w' | 3 | B | Expected one of = + -, found \"B\".",
                "'Q1+(b,w' | 4 | (b | The bracket is not closed: \"(b\".",
                "'Qb),w' | 3 | ) | Expected a piece such as A or a, a number, or one of + - ! ( ), found \")\".",
                "'!Q,w' | 1 | ! | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"!\".",
                "'Q!!,w' | 3 | ! | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"!\".",
                "'Q+!A,w' | 3 | ! | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"!\".",
                "'Q(),b' | 2 | ( | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"(\".",
                "'Q1+(),b' | 5 | ) | Expected a piece such as A or a, a number, or one of + - ! ( ), found \")\".",
                "'Q1+,b' | 4 | '' | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"\".",
                "'Q1+2=b,w' | 4 | 2 | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"2\".",
                "'+-,w' | 3 | '' | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"\".",
                "'Q?,w' | 2 | ? | Expected a piece such as A or a, a number, or one of + - ! ( ), found \"?\".",
                "'Qb,x' | 4 | x | Expected the side to move, w or b, found \"x\".",
                "'Qb,w33' | 4 | w33 | Expected the side to move, w or b, found \"w33\".",
            })
    void errorsDescribeProblem(String hop, int column, String token, String reason) {
        assertThatThrownBy(() -> PositionStrings.parseSetup(hop)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.column()).isEqualTo(column);
            assertThat(e.token()).isEqualTo(token);
            assertThat(e.sentence(Locale.ENGLISH)).isEqualTo(reason);
        });
    }

    @Test
    void missingTurnsOfASideWithoutQueenArePasses() {
        Position position = PositionStrings.parse("QA-a,w");
        assertThat(position.ply()).isEqualTo(4);
        assertThat(position.toSetup().passesWithoutQueen()).isEqualTo(1);
    }

    /** The sandbox of hivegame.com lets Black open. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "q,w | Q,b",
                "a!,w | A!,b",
                ",b | ,w",
            })
    void swapsColorsIfBlackOpened(String hop, String swapped) {
        assertThat(PositionStrings.parse(hop)).isEqualTo(PositionStrings.parse(swapped));
        assertThat(Reading.lenient(hop).get(0).found().remarks())
                .extracting(Remark::code)
                .containsExactly("hop-colors-swapped");
        assertThat(Reading.lenient(swapped).get(0).found().remarks()).isEmpty();
    }

    @Test
    void marksPlacedPieceWithAndWithoutGameType() {
        for (String hop : new String[] {"Q!,b", "base,Q!,b", "ultimate,Q!,b", "A!,b", "A-a!,w"}) {
            assertThat(PositionStrings.parse(hop).restingPiece()).as(hop).isEmpty();
        }
    }

    @Test
    void impossiblePositionsAreRefusedWithReasons() {
        assertThatThrownBy(() -> PositionStrings.parse("A+G+S+B-a-g-s-b,w"))
                .isInstanceOf(ImpossiblePositionException.class)
                .hasMessageStartingWith("Impossible position. White ")
                .hasMessageContaining(" [R")
                .hasMessageContaining(" Black ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"A+a1-Q,w | QA-a,w", "base,A+Q1-a,w | base,QA+a,w", ",w | ultimate,,b"})
    void printsTheLeastWalk(String printed, String text) {
        assertThat(HopStrings.print(PositionStrings.parseSetup(text))).isEqualTo(printed);
    }

    @Property
    void printedPositionsReadBackExceptTurnsAndRules(@ForAll("games") Game game) {
        Position position = game.position();
        String hop = PositionStrings.printHop(position);
        Position read = PositionStrings.parse(hop);
        assertThat(CanonicalPosition.of(read).key())
                .as(hop)
                .isEqualTo(CanonicalPosition.of(position).key());
        assertThat(PositionStrings.printHop(read)).isEqualTo(hop);
        assertThat(PositionStrings.printHop(Symmetry.values()[1].apply(position)))
                .isEqualTo(hop);
    }
}
