// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.text.NotationException;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position strings: parsing reverses printing, and errors have a column. */
class PositionStringsTest {
    static final String EXAMPLE = "Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ";

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.randomValue(random -> RandomRecords.anyGame(random, 90));
    }

    @Test
    void exampleMeansDescribedPosition() {
        Position position = PositionStrings.parse(EXAMPLE);
        assertThat(position.ruleset()).isEqualTo(Ruleset.tournament().withExpansions(Expansion.values()));
        assertThat(position.sideToMove()).isEqualTo(Color.BLACK);
        assertThat(position.turn()).isEqualTo(7);
        assertThat(position.restingPiece()).contains(Piece.of(Color.WHITE, Bug.BEETLE));
        assertThat(position.cellOf(Piece.of(Color.WHITE, Bug.SPIDER))).contains(Hex.of(1, 0));
        assertThat(position.stackAt(Hex.of(2, 0)))
                .contains(PieceStack.of(Piece.of(Color.BLACK, Bug.SPIDER), Piece.of(Color.WHITE, Bug.BEETLE)));
        assertThat(position.cellOf(Piece.of(Color.WHITE, Bug.QUEEN_BEE))).contains(Hex.of(0, 1));
        assertThat(position.cellOf(Piece.of(Color.BLACK, Bug.QUEEN_BEE))).contains(Hex.of(2, 1));
        assertThat(PositionStrings.print(position)).isEqualTo(EXAMPLE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "~  base+plm   R\tBLACK[07]\r\n"
                        + " wb1 .wS1(bS1wB1)/wQ.bQ \n"
                        + "~ | Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ",
                "Base+MLP r Black[7] wB1 /....../..wS(bs1wB)./.(wQ1).bq../.. | Base+MLP r Black[7] wB1"
                        + " .wS1(bS1wB1)/wQ.bQ",
                "Base RQ white[1] - - | Base qr White[1] - -",
                "Base - White[1] - ./. | Base - White[1] - -",
                "Base q Black[1] - wQ | Base q Black[1] - wQ",
                "Base SQ White[1] - - | Base qs White[1] - -",
            })
    void readingIsLenientAndPrintingCanonical(String text, String canonical) {
        assertThat(PositionStrings.print(PositionStrings.parse(text))).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "~~ | 1 | ~~",
                "~   ~ | 4 | ~~",
                "Base | 5 | ~~",
                "Base r White[1] - | 18 | ~~",
                "Base+X r White[1] - - | 1 | Base+X",
                "Base x White[1] - - | 6 | x",
                "Base rr White[1] - - | 6 | rr",
                "Base r White[0] - - | 8 | White[0]",
                "Base r White[-1] - - | 8 | White[-1]",
                "Base r White[1000000000] - - | 8 | White[1000000000]",
                "Base r Green[1] - - | 8 | Green[1]",
                "Base r White[\u0661] - - | 8 | White[\u0661]",
                "Base r White[1] wX - | 17 | wX",
                "Base r White[1] - - - | 21 | -",
                "Base r White[1] - - 1 2 | 23 | 2",
                "Base r White[1] - - 1234567890 | 21 | 1234567890",
                "Base r White[3] - wQ.wX | 22 | wX",
                "Base r White[3] - wQwA4 | 21 | wA4",
                "Base r White[3] - w | 19 | w",
                "Base r White[3] - wQ) | 21 | )",
                "Base r White[3] - -wQ | 19 | -w",
                "Base r White[3] - wQ(bQwB1 | 21 | (bQwB1",
                "Base r White[3] - wQ() | 21 | ()",
                "Base r White[3] - ((wQ)) | 20 | (w",
                "Base r White[3] - (wQ/wB1) | 22 | /w",
            })
    void errorsQuoteTextAndColumn(String text, int column, String token) {
        assertThatThrownBy(() -> PositionStrings.parseSetup(text))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.line()).isEqualTo(1);
                    assertThat(e.column()).isEqualTo(column);
                    assertThat(e.token()).isEqualTo(token);
                })
                .hasMessageStartingWith("text:1:" + column + ": ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", ".", "/", "wQ", "x", " ", "(wA1)"})
    void refusesLongLineAndCutsLongTokenInMessage(String repeated) {
        String start = "Base r White[3] - ";
        assertThatThrownBy(() -> PositionStrings.parse(start + repeated.repeat(5_000)))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.column()).isEqualTo(4_097));
        Throwable thrown =
                catchThrowable(() -> PositionStrings.parse(start + repeated.repeat(4_000 / repeated.length())));
        assertThat(thrown).isNotNull();
        assertThat(thrown.getClass()).isIn(NotationException.class, ImpossiblePositionException.class);
        if (thrown instanceof NotationException unreadable) {
            assertThat(unreadable.token()).hasSizeLessThan(50);
        }
    }

    @Property
    void hostileLinesThrowNotationException(@ForAll("games") Game game, @ForAll Random random) {
        StringBuilder line = new StringBuilder(PositionStrings.print(game.position()));
        for (int i = random.nextInt(5); i >= 0; i--) {
            int at = random.nextInt(line.length());
            switch (random.nextInt(3)) {
                case 0 -> line.deleteCharAt(at);
                case 1 -> line.insert(at, "/.()- wbQA1239[]\u0000\uD800\u00DF".charAt(random.nextInt(19)));
                default -> line.setCharAt(at, (char) random.nextInt(0x10000));
            }
        }
        Throwable thrown = catchThrowable(() -> PositionStrings.parse(line.toString()));
        if (thrown != null) {
            assertThat(thrown.getClass()).isIn(NotationException.class, ImpossiblePositionException.class);
        }
    }

    /**
     * Black has no placement cell before its Queen Bee is placed, and passes. Position string, diagram and setup
     * contain the pass.
     */
    @Test
    void printsPassesWithoutQueenAfterTable() {
        Position shutOut = PositionStrings.parse("Base r Black[4] - ..wA1/.bS1/(bA1wB1)bG1wQ");
        Position passed = shutOut.play(Move.pass());
        assertThat(PositionStrings.print(passed)).isEqualTo("Base r White[5] - ..wA1/.bS1/(bA1wB1)bG1wQ 1");
        assertThat(PositionStrings.parse(PositionStrings.print(passed))).isEqualTo(passed);
        assertThat(TextDiagram.print(passed)).contains("White[5] to move, 1 turn passed\n");
        Setup several = Setup.builder()
                .from(passed.toSetup())
                .ply(16)
                .passesWithoutQueen(5)
                .build();
        assertThat(TextDiagram.print(several.toPosition())).contains(", 5 turns passed\n");
        for (int passes : new int[] {-1, 1_000_000_000}) {
            Setup wrong =
                    Setup.builder().from(several).passesWithoutQueen(passes).build();
            assertThatThrownBy(() -> PositionStrings.print(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("" + passes);
        }
    }

    @Test
    void stackOfEightHasAnotherProblem() {
        assertThatThrownBy(() -> PositionStrings.parse("Base+M r White[20] - wQbQ(wA1wB1wB2bB1bB2wMbMwB1)"))
                .isInstanceOfSatisfying(
                        ImpossiblePositionException.class,
                        e -> assertThat(e.problems()).singleElement().satisfies(problem -> {
                            assertThat(problem.kind()).isEqualTo(SetupProblem.Kind.PIECE_REPEATED);
                            assertThat(problem.get(Part.PIECE)).isEqualTo(Piece.parse("wB1"));
                        }));
        assertThat(PositionStrings.parse("Base+M r White[20] - wQbQ(wA1wB1wB2bB1bB2wMbM)")
                        .heightAt(Hex.of(2, 0)))
                .isEqualTo(7);
    }

    @Test
    void refusesTooManyPiecesBeforeAllocatingMemory() {
        Setup.Builder apart = Setup.builder().put(Hex.ORIGIN, Piece.of(Color.WHITE, Bug.SPIDER));
        for (Hex far : new Hex[] {Hex.of(Integer.MAX_VALUE, 0), Hex.of(0, 2_000_000_000)}) {
            Setup setup = Setup.builder()
                    .from(apart.build())
                    .put(far, Piece.of(Color.BLACK, Bug.SPIDER))
                    .build();
            assertThatThrownBy(() -> PositionStrings.print(setup)).isInstanceOf(IllegalArgumentException.class);
        }
        Setup.Builder wide = Setup.builder().put(Hex.ORIGIN, Piece.of(Color.WHITE, Bug.SPIDER));
        IntStream.range(1, 8).forEach(r -> wide.put(Hex.of(900, r), Piece.of(Color.WHITE, Bug.SPIDER)));
        assertThatThrownBy(() -> PositionStrings.print(wide.build())).hasMessageContaining("4096 characters");
        assertThatThrownBy(() -> PositionStrings.print(apart.ply(-1).build()))
                .hasMessage("Expected a ply from 0 to 1999999997, found -1.");
        assertThatThrownBy(
                        () -> PositionStrings.print(apart.ply(Integer.MAX_VALUE).build()))
                .hasMessage("Expected a ply from 0 to 1999999997, found 2147483647.");
        assertThatThrownBy(() -> PositionStrings.print(
                        apart.ply(0).passesWithoutQueen(1_000_000_000).build()))
                .hasMessage("Expected a number of passes from 0 to 999999999, found 1000000000.");
        apart.passesWithoutQueen(0);
        assertThat(PositionStrings.print(apart.ply(Setup.maxPly()).build())).isEqualTo("Base r White[500000001] - wS1");
    }
}
