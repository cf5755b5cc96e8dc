// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.PositionStrings;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text: printed for people, read back from what people made of it. */
class TextDiagramTest {
    private static final String EXAMPLE = """
        Base+MLP, third repetition draws, Black[7] to move, wB1 rests
        White's hand: wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3 wM wL wP
        Black's hand: bS2 bB1 bB2 bG1 bG2 bG3 bA1 bA2 bA3 bM bL bP

               .     .     .
            .    wS1   wB1^2  .
         .    wQ     .    bQ     .
            .     .     .     .

        wB1^2 from the ground up: bS1 wB1
        """;
    private static final Position POSITION = PositionStrings.parse(PositionStringsTest.EXAMPLE);

    @Provide
    Arbitrary<Game> games() {
        return RandomPositions.games();
    }

    @Test
    void theExampleLooksLikeItsDescription() {
        assertThat(TextDiagram.print(POSITION)).isEqualTo(EXAMPLE);
        assertThat(TextDiagram.parse(EXAMPLE)).isEqualTo(POSITION);
    }

    @Property(tries = 300)
    void whatIsPrintedParsesToAnEqualPosition(@ForAll("games") Game game) {
        String plain = TextDiagram.print(game.position());
        assertThat(plain).hasSizeLessThan(TextDiagram.MAX_LENGTH).doesNotContain("\u001B");
        assertThat(TextDiagram.parse(plain)).isEqualTo(game.position());
        String colored = TextDiagram.printInColor(game.position());
        assertThat(colored).hasSizeLessThan(TextDiagram.MAX_LENGTH);
        assertThat(colored.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(plain);
        assertThat(TextDiagram.parse(colored)).isEqualTo(game.position());
    }

    @Property(tries = 50)
    void aShiftChangesNothing(@ForAll("games") Game game, @ForAll int dq, @ForAll int dr) {
        assertThat(TextDiagram.print(game.position().translate(dq, dr))).isEqualTo(TextDiagram.print(game.position()));
    }

    @Test
    void whatPeopleChangeIsReadAsTheyMeantIt() {
        assertThat(TextDiagram.parse("""

            base+lpm,third repetition draws ,  black[7] TO MOVE, WB1 rests\r

                  ws1 wb1^2
              wQ1         bq
            wb1^2: bs wB
            """))
                .as("dots and hands left out, letters of any case, a little off")
                .isEqualTo(POSITION);
        assertThat(TextDiagram.parse(EXAMPLE.indent(7).replace("\n", "\r\n")))
                .as("indented")
                .isEqualTo(POSITION);
        assertThat(TextDiagram.parse("Base, White[1] to move")).isEqualTo(PositionStrings.parse("Base - White[1] - -"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Base+MLP, third | Bass, third | 1 | 1 | Bass | a game type such as Base+MLP",
                "third repetition | fourth repetition | 1 | 11 | fourth repetition draws | ~queen may open, third"
                        + " repetition draws, Black[7] to move, wA1 rests or 2 turns passed, each once~",
                "wB1 rests | third repetition draws | 1 | 53 | third repetition draws | ~queen may open, third"
                        + " repetition draws, Black[7] to move, wA1 rests or 2 turns passed, each once~",
                "Black[7] to | Black[x] to | 1 | 35 | Black[x] to move | a turn such as Black[7] to move",
                "~, Black[7] to move~ | ~~ | 1 | 44 | ~~ | a turn such as Black[7] to move",
                "wB1 rests | wX rests | 1 | 53 | wX rests | the resting piece, for example wA1 rests",
                "wS1   wB1^2 | wX    wB1^2 | 6 | 10 | wX | a piece such as wA1, a stack such as wB1^2, or a dot",
                "wS1   wB1^2 | wS1   wB1^1 | 6 | 16 | wB1^1 | a piece such as wA1, a stack such as wB1^2, or a dot",
                "wS1   wB1^2 | wS1   wB1^3 | 6 | 16 | wB1^3 | a line beneath the rows with the pieces of the stack",
                "wS1   wB1^2 | wS1   wB1   | 10 | 1 | wB1^2 | a stack that stands in the rows",
                "wS1   wB1^2 | wS1wB1^2    | 6 | 10 | wS1wB1^2 | a piece such as wA1, a stack such as wB1^2, or a dot",
                "wS1   wB1^2 | wS1      wB1^2 | 6 | 19 | wB1^2 | a place half a cell to the left or right",
                "wS1   wB1^2 | wS1 wG1 wB1^2 | 6 | 18 | wB1^2 | a place of its own",
                "up: bS1 wB1 | up: bS1 wX1 | 10 | 31 | wX1 | a piece such as wA1",
                "up: bS1 wB1 | up: wB1 bS1 | 10 | 1 | wB1^2 | 2 pieces with wB1 as the last",
                "up: bS1 wB1 | up: | 10 | 1 | wB1^2 | 2 pieces with wB1 as the last",
                "wB1^2 from | : from | 10 | 3 | from | the mark of a stack such as wB1^2",
                "wB1^2 from the ground up: | : | 10 | 3 | bS1 | the mark of a stack such as wB1^2",
                "wB1^2 from the ground up: bS1 wB1 | : | 10 | 1 | : | the mark of a stack such as wB1^2",
                "wB1^2 from the ground up: bS1 wB1 | wA1 | 10 | 1 | wA1 | a stack such as wB1^2 from the ground up:"
                        + " bS1 wB1",
            })
    void whatIsUnreadableIsNamedWithItsPlace(
            String original, String replacement, int line, int column, String token, String expected) {
        assertThat(EXAMPLE).contains(original);
        assertThatThrownBy(() -> TextDiagram.parseSetup(EXAMPLE.replace(original, replacement)))
                .isInstanceOfSatisfying(NotationParseException.class, e -> {
                    assertThat(e.line() + ":" + e.column() + " " + e.token())
                            .isEqualTo(line + ":" + column + " " + token);
                    assertThat(e.expected()).isEqualTo(expected);
                });
    }

    @Test
    void anEmptyOrHugeTextIsRefused() {
        assertThatThrownBy(() -> TextDiagram.parse("")).isInstanceOf(NotationParseException.class);
        assertThatThrownBy(() -> TextDiagram.parse(" \n\n")).isInstanceOf(NotationParseException.class);
        assertThatThrownBy(() -> TextDiagram.parse("\u001B[".repeat(20_000)))
                .isInstanceOf(NotationParseException.class);
        assertThatThrownBy(() -> TextDiagram.parse("\u001B[".repeat(16_000)))
                .isInstanceOf(NotationParseException.class);
        assertThatThrownBy(() -> TextDiagram.parse(
                        "Base, White[9] to move\n" + "wB1^2 ".repeat(5_000) + "\n" + "wB1^2: bQ wB1\n".repeat(100)))
                .isInstanceOf(NotationParseException.class);
        assertThatThrownBy(() -> TextDiagram.parse("Base, White[9] to move\n" + "wA1\n".repeat(8_000)))
                .isInstanceOf(NotationParseException.class);
    }

    @Test
    void anImpossiblePositionIsRefusedWithItsReasons() {
        assertThatThrownBy(() -> TextDiagram.parse("Base, White[9] to move\n\nwQ    bQ    wQ"))
                .isInstanceOfSatisfying(
                        ImpossiblePositionException.class,
                        e -> assertThat(e.problems()).isNotEmpty());
        Setup twice = TextDiagram.parseSetup("Base, White[9] to move\n\nwB1^2 wB1^2\n\nwB1^2: bQ wB1\nwB1^2: wQ wB1\n");
        assertThat(twice.stacks().get(Hex.of(1, 0))).hasToString("[wQ wB1]");
    }

    @Property(tries = 500)
    void hostileTextsThrowNothingElse(@ForAll("games") Game game, @ForAll Random random) {
        StringBuilder text = new StringBuilder(TextDiagram.printInColor(game.position()));
        for (int i = random.nextInt(5); i >= 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, " \n.:^,wbQA1239[]\u0000\uD800\u0130".charAt(random.nextInt(19)));
                default -> text.setCharAt(at, (char) random.nextInt(0x10000));
            }
        }
        Throwable thrown = catchThrowable(() -> TextDiagram.parse(text.toString()));
        if (thrown != null) {
            assertThat(thrown.getClass()).isIn(NotationParseException.class, ImpossiblePositionException.class);
        }
    }
}
