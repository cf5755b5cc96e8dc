// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.read;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.sgf.ResultProse;
import io.github.hiverules.notation.splitter.Splitter;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading any file takes linear time, and finds the games after a broken game (N5). */
class HostileTreesTest {
    private static final String GOOD = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[27]SU[hive]X)",
                "(;GM[27]SU[hive]X",
                "(;GM[27]SU[hive]",
                "(;GM[27]SU[hive]\n",
                "(;GM[27]SU[hive];P0[0 Start P0\n",
                "(;GM[27]SU[hive];C[(;GM\n",
                "(;GM[27]SU[hive](;P0[0 Start P0])(;P0[0 Start P0]",
                "(;GM[27]SU[hive](;P0[0 Start P0])(;C[open\n",
                "(;GM[27]SU[hive]!C[a ) b](;C[)]))",
                "(;GM[27]SU[hive]!(;P0[1])C[\\])]",
                "no game (at all)\n",
                "(()())",
                "(;GM[27]SU[chess])"
            })
    void readsGameAfterBrokenGame(String broken) {
        List<NotationException> errors = new ArrayList<>();
        List<GameRecord> whole = Reading.whole(GOOD + broken + GOOD + GOOD, ReaderOptions.strict(), errors::add);
        assertThat(whole).hasSize(3).containsOnly(only(GOOD));
        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).line()).isGreaterThan(1);
    }

    @Test
    void refusesSurplusBracket() {
        List<NotationException> errors = new ArrayList<>();
        assertThat(Reading.whole("(" + GOOD + ")" + GOOD, ReaderOptions.strict(), errors::add))
                .containsExactly(only(GOOD), only(GOOD));
        assertThat(errors.stream().map(e -> e.sentence(Locale.ENGLISH)))
                .containsExactly(
                        "The game is incomplete: its tree is not closed.",
                        "Expected a game tree, which begins with a bracket.");
    }

    @Test
    void stopsAtLimitAndReadsNextGame() {
        String endless = "(;GM[27]SU[hive];C[" + "(a\\] ".repeat(2000);
        for (String broken : List.of(endless + "\n", endless + "])", endless + "](;C[x])(;C[)])")) {
            List<NotationException> errors = new ArrayList<>();
            ReaderOptions options = ReaderOptions.strict().withMaxGameLength(5000);
            assertThat(Reading.whole(broken + GOOD + GOOD, options, errors::add))
                    .hasSize(2);
            assertThat(errors)
                    .singleElement()
                    .satisfies(
                            error -> assertThat(error.sentence(Locale.ENGLISH)).contains("longer than 5000"));
        }
    }

    @Test
    void keepsGameTextInsideValue() {
        GameRecord record = only(GOOD);
        GameRecord noted = record.cursor()
                .withComments("see\n(;GM[27]SU[hive]", "(;GM[27]", "\r(\n;\n SU [x]")
                .record();
        String text = Records.print(noted, RecordFormat.SGF);
        assertThat(text).contains("\n\\(;GM[27");
        assertThat(only(text)).isEqualTo(noted);
    }

    @ParameterizedTest
    @CsvSource({"1, 'Expected Hive, found another game (GM[1]).'", "40, 'Expected Hive, found another game (GM[40]).'"})
    void refusesOtherGamesByName(String number, String reason) {
        NotationException error = catchThrowableOfType(
                NotationException.class, () -> only("(;FF[4]GM[" + number + "]SZ[19];B[pd];W[dp])"));
        assertThat(error.sentence(Locale.ENGLISH)).isEqualTo(reason);
        assertThat(error.token()).isEqualTo(number);
        assertThat(error.getMessage()).startsWith("text:1:8: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wA7", "wA4", "wA0", "wQ2", "wS3", "A4", "wAA", "wA11"})
    void refusesUnknownPiece(String name) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> read("0 Move W " + name + " N 13 ."));
        assertThat(error).isNull(); // a last drop without Done is dropped with a remark
        error = catchThrowableOfType(NotationException.class, () -> read("0 Move W " + name + " N 13 .", "0 Done"));
        assertThat(error.sentence(Locale.ENGLISH))
                .isEqualTo("Expected a piece name such as wA1, found \"" + name + "\".");
        assertThat(error.token()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AAA 13",
                "A 1234567",
                "99999999999A 13",
                "5N 13",
                "1B 13",
                "Ŏ 13",
                "[ 13",
                "N x",
                "N --1",
                "N -",
                "1 13"
            })
    void rejectsInvalidCells(String cell) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> read("0 Dropb wS1 " + cell + " .", "0 Done"));
        assertThat(error.sentence(Locale.ENGLISH))
                .isEqualTo("Expected a column letter and a row number, found \"" + cell + "\".");
        assertThat(error.ply()).isEqualTo(1);
    }

    @Test
    void keepsAndRemarksImpossibleClock() {
        for (String clock : List.of("3600000000001", "99999999999999999999", "12x", "-5", "")) {
            Told record = Reading.whole(GOOD.replace("Done]", "Done]TM[" + clock + "]"));
            assertThat(record.recordedMoves().get(0).clock()).isEmpty();
            assertThat(record.tags()).contains(new Tag("TM", clock));
            assertThat(record.remarks())
                    .singleElement()
                    .asString()
                    .contains("\"" + clock + "\" can't be assigned to a move");
        }
        assertThat(only(GOOD.replace("Done]", "Done]TM[3600000000000]TM[1]"))
                        .recordedMoves()
                        .get(0)
                        .clock())
                .contains(Duration.ofMillis(3_600_000_000_000L));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C[a\uD83D b]", "C[\uDC1D]", "P0[id \"\uD83D\"]", "(;C[x])(;C[\uD83D])"})
    void refusesHalfCharacterAtItsPlace(String part) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> only("(;GM[27]SU[hive];C[x]" + part + ")"));
        assertThat(error.sentence(Locale.ENGLISH)).isEqualTo("Expected a character, found an unpaired surrogate.");
        assertThat(error.column()).isGreaterThan(21);
    }

    @Test
    void keepsOrderOfPropertiesWithEqualHashCodes() {
        List<String> values = new ArrayList<>(List.of(""));
        for (int i = 0; i < 12; i++) {
            List<String> longer = new ArrayList<>();
            values.forEach(value -> {
                longer.add(value + "Aa");
                longer.add(value + "BB");
            });
            values = longer;
        }
        assertThat(values.get(0).hashCode()).isEqualTo(values.get(4095).hashCode());
        StringBuilder text = new StringBuilder("(;GM[27]SU[hive]");
        values.forEach(value ->
                text.append("XY[").append(value).append("]XY[").append(value).append(']'));
        List<Tag> tags = only(text.append(')').toString()).tags();
        assertThat(tags.subList(2, tags.size()))
                .isEqualTo(values.stream().map(value -> new Tag("XY", value)).toList());
    }

    /** The parts of a tree that may be repeated or grow. */
    private enum Part {
        PROPERTY(n -> "XY[a]".repeat(n)),
        VALUES(n -> "XY" + "[a]".repeat(n)),
        VALUE(n -> "XY[" + "a".repeat(n) + "]"),
        LINES(n -> "C[" + "a\n".repeat(n) + "]"),
        BRACKETS_IN_A_VALUE(n -> "C[" + "(\n".repeat(n) + "]"),
        GAMES_IN_A_VALUE(n -> "C[" + "\n(;GM[27\\]".repeat(n) + "]"),
        HALF_GAMES_IN_A_VALUE(n -> "C[" + "\n(;GM[".repeat(n) + "\\a]"),
        ESCAPES(n -> "C[" + "\\]".repeat(n) + "]"),
        SPACE(n -> " \n".repeat(n)),
        NODES(n -> ";".repeat(n)),
        COMMENTS(n -> "C[a]".repeat(n)),
        MARKS(n -> "NAG[1]".repeat(n)),
        BRANCHES(n -> "(;C[a])".repeat(n)),
        BRANCH(n -> "(;C[a])(" + ";C[a]".repeat(n) + ")"),
        DEPTH(n -> "(;C[a])" + "(".repeat(n) + ";" + ")".repeat(n)),
        ACTIONS(n -> "; P0[1 Pick W 4 wS1]".repeat(n)),
        WORDS(n -> "; P0[1 Pick" + " a".repeat(n) + "]"),
        CLOCKS(n -> "; P0[1 Pick W 4 wS1]" + "TM[1]".repeat(n)),
        OFFERS(n -> "; P0[1 OfferDraw]; P1[2 DeclineDraw]".repeat(n)),
        NAME(n -> "P0[id \"" + "a".repeat(n) + "\"]RE[" + "a".repeat(2 * n) + "]"),
        DATE(n -> "DT[" + " 12:12:12 x".repeat(n) + "]"),
        BROKEN_GAMES(n -> ")" + "(;GM[27]".repeat(n)),
        GARBAGE(n -> ")" + "( ".repeat(n));

        private final IntFunction<String> text;

        Part(IntFunction<String> text) {
            this.text = text;
        }
    }

    @ParameterizedTest
    @EnumSource(Part.class)
    void splitterLooksAtEachCharacterAFewTimes(Part part) {
        for (int size : new int[] {1000, 8000}) {
            String text = "(;GM[27]SU[hive]" + part.text.apply(size) + ")";
            Splitter splitter = GameTexts.splitter(new StringReader(text), ReaderOptions.strict());
            splitter.forEachRemaining(found -> Records.judge(new GameText("text", found), ReaderOptions.strict()));
            assertThat(splitter.looks()).isLessThan(24L * text.length());
        }
    }

    @ParameterizedTest
    @CsvSource({"a, a, b", "ab, ab, ba", "'a ', a, 'a b'", "nulle , nulle, remis", "'aab ', aab, a"})
    void readsResultWithLongNamesInLinearTime(String unit, String white, String black) {
        for (int n : new int[] {10, 90, 1 << 18}) { // quadratic time would be minutes
            assertThat(ResultProse.read(unit.repeat(2 * n), white.repeat(n), black.repeat(n) + "c"))
                    .isNotNull();
        }
    }
}
