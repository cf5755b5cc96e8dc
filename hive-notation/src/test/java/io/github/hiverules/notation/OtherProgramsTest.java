// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Habits of other programs: understood with a remark in lenient reading, errors in strict reading. */
class OtherProgramsTest {
    private static final String HEAD = "[GameType \"Base\"]\n";

    private static Told lenient(String text) {
        List<Told> records = Reading.lenient(text);
        assertThat(records).hasSize(1);
        assertThat(records.get(0).error()).isEmpty();
        return records.get(0);
    }

    private static String moves(Told record) {
        return String.join(";", MoveStrings.print(record.game()));
    }

    private static void isRefusedStrictly(String text) {
        assertThatThrownBy(() -> Records.parse(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void numbersPiecesInOrderOfPlacing() {
        String text = HEAD + "1. wG2 2. bS2 wG2- 3. wQ -wG2 4. bQ bS2- 5. wG1 -wQ 6. bS1 bQ- 7. wG2 wQ-";
        Told record = lenient(HEAD + "1. wG2 2. bS2 wG2- 3. wQ -wG2 4. bQ bS2- 5. wG1 -wQ 6. bS1 bQ-");
        assertThat(moves(record)).isEqualTo("wG1;bS1 wG1-;wQ -wG1;bQ bS1-;wG2 -wQ;bS2 bQ-");
        assertThat(record.remarks())
                .contains("Pieces are renumbered in the order in which they enter: wG2 becomes wG1.");
        isRefusedStrictly(text);
    }

    @Test
    void readsPlaceNamedByMovingPiece() {
        String text = "Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ wQ/";
        Told record = lenient(text);
        assertThat(moves(record)).endsWith(";wQ \\wS1");
        assertThat(record.remarks()).hasSize(1);
        isRefusedStrictly(text);
    }

    @Test
    void readsGameStringWithStartAndReason() {
        Told record = lenient("Base r White[2] - wS1bS1;WhiteWins resignation;Black[2];wQ -wS1");
        assertThat(record.record().startsOnEmptyTable()).isFalse();
        assertThat(record.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(record.remarks()).hasSize(1);
        assertThat(Reading.whole("Base r White[2] - wS1bS1").remarks()).isEmpty();
    }

    @Test
    void readsDrawWithSemicolon() {
        String cycle = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(124);
        String text = "Base;Draw;White[251];wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + cycle + ";";
        ReaderOptions options =
                ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetition(RepetitionRule.OFF));
        GameRecord record = Records.parse(text, options).get(0);
        assertThat(record.recordedMoves()).hasSize(500);
        assertThat(record.outcome().isDraw()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "23-Jul-2026_18:04:11, 2026.07.23",
        "2026-07-23, 2026.07.23",
        "23 July 2026, 2026.07.23",
        "'Jul 3, 2026', 2026.07.03",
        "2026.07.23 18:04, 2026.07.23",
        "31-Feb-2026, 31-Feb-2026",
        "2026.??.??, 2026.??.??",
        "some day, some day"
    })
    void convertsDateAndKeepsSourceHeader(String date, String day) {
        String text = HEAD + "[Date \"" + date + "\"]\n1. wS1";
        assertThat(lenient(text).date()).contains(day);
        assertThat(lenient(text).sourceTags()).contains(new Tag("Date", date));
        assertThat(Records.parseOne(text).tag("Date")).contains(date);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[White Ann Lee ] | Ann Lee",
                "[White 'Ann'] | Ann",
                "[White] | ``",
                "[White '] | '",
                "[White  it's] | it's"
            })
    void readsTagWithoutQuotes(String tag, String value) {
        Told record = lenient("[GameType Base]\n" + tag + "\n\n1. wS1\n2. bS1 wS1-\n*\n");
        assertThat(moves(record)).isEqualTo("wS1;bS1 wS1-");
        assertThat(record.tag("White").orElse("")).isEqualTo(value);
        assertThat(record.remarks())
                .containsExactly(
                        "The value of the tag GameType has no quotes; it is read up to the bracket.",
                        "The value of the tag White has no quotes; it is read up to the bracket.");
    }

    @Test
    void tagWithoutBracketIsError() {
        assertThat(Reading.refusal(HEAD + "[White Ann\n1. wS1\n").code()).isEqualTo("tag-malformed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base+ML;InProgress;White[3];", "[GameType \"Base+ML\"]\n"})
    void readsDoubledBackslashes(String head) {
        String separator = head.startsWith("[") ? "\n" : ";";
        String text = head + String.join(separator, "wL", "bL wL\\\\", "wM \\\\wL", "bQ bL-");
        Told record = lenient(text + "\n");
        assertThat(moves(record)).isEqualTo("wL;bL wL\\;wM \\wL;bQ bL-");
        assertThat(record.found().remarks())
                .extracting(Remark::code)
                .filteredOn(code -> code.equals("backslashes-doubled"))
                .hasSize(1);
        isRefusedStrictly(text);
    }

    @Test
    void readsOddExport() {
        String head = "[GameType \"Base+M\"]\n[Result \"Unkown\"]\n";
        Told record = lenient(head + "1. wS1\n2. bS1 wS1-\n3. wM1 -wS1\n4. bQ bS1-\n5. wQ1 -wM1\n6. bA1 bQ-\n"
                + "7. wB1 -wQ\n8. bA2 bA1-\n9. wB1 -wM1\n");
        assertThat(moves(record)).endsWith(";wB1 wQ");
        assertThat(record.outcome().isOver()).isFalse();
        assertThat(record.remarks()).anyMatch(remark -> remark.contains("found \"Unkown\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void byteOrderMarkDecidesEncoding(String encoding) {
        for (String mark : List.of("\uFEFF", encoding.equals("UTF-8") ? "\0" : "\uFEFF\n")) {
            byte[] bytes = (mark + HEAD + "[White \"Löwe 🐝\"]\n1. wS1\n").getBytes(Charset.forName(encoding));
            try (Stream<ScannedGame> games =
                    Records.scan(new ByteArrayInputStream(bytes), "bytes", ReaderOptions.strict())) {
                assertThat(games.map(game -> game.orElseThrow().tag("White"))).containsExactly(Optional.of("Löwe 🐝"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Event \"x\"] [ECO \"B20\"] 1. e4 c5|Expected a game of Hive, found chess.",
                "[Event \"x\"] 1. x|The game has no tag GameType.",
                "(;FF[4]GM[1]SZ[19];B[pd];W[dp])|Expected Hive, found another game (GM[1]).",
                "{ \"moves\" : [] }|Expected a record of Hive games, found JSON.",
                "[{\"a\": 1}]|Expected a record of Hive games, found JSON.",
                "hello|Expected a record of Hive games in PGN, SGF or GameStrings.",
                "''|Expected a game, found nothing."
            })
    void textWithoutGameHasErrorAndNoRecord(String text, String reason) {
        List<NotationException> reported = new ArrayList<>();
        assertThat(Reading.whole(text, ReaderOptions.lenient(), reported::add)).isEmpty();
        assertThat(reported).singleElement().satisfies(error -> {
            assertThat(error.sentence(Locale.ENGLISH)).isEqualTo(reason);
            assertThat(error.line()).isPositive();
        });
        assertThat(catchThrowableOfType(NotationException.class, () -> Records.parse(text)))
                .hasMessage(reported.get(0).getMessage());
        assertThat(Reading.lenient(text)).singleElement().satisfies(told -> {
            assertThat(told.error()).isPresent();
            assertThat(told.found().record()).isEmpty();
        });
    }

    @Test
    void compressedBytesAreNamed() throws Exception {
        ByteArrayOutputStream gzip = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(gzip)) {
            out.write((HEAD + "1. wS1\n").getBytes(StandardCharsets.UTF_8));
        }
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(zip)) {
            out.putNextEntry(new ZipEntry("game.pgn"));
            out.write((HEAD + "1. wS1\n").getBytes(StandardCharsets.UTF_8));
        }
        for (ByteArrayOutputStream bytes : List.of(gzip, zip)) {
            try (Stream<ScannedGame> games =
                    Records.scan(new ByteArrayInputStream(bytes.toByteArray()), "bytes", ReaderOptions.lenient())) {
                assertThat(games.findFirst().orElseThrow().error().orElseThrow().code())
                        .isEqualTo("compressed");
            }
        }
    }

    @Test
    void rulesBelongToRecord() {
        String text = "[GameType \"Base\"]\n[Rules \"rulebook\"]\n1. wQ\n";
        GameRecord record = Records.parseOne(text);
        assertThat(record.ruleset().variant()).isEqualTo("rulebook");
        assertThat(Records.print(record, RecordFormat.PGN)).contains("[Rules \"rulebook\"]");
        isRefusedStrictly(text.replace("rulebook", "my own"));
        isRefusedStrictly("[GameType \"Base rulebook\"]\n1. wS1\n");
        isRefusedStrictly(HEAD + "[Position \"Base r White[2] - wS1\"]\n");
        isRefusedStrictly(HEAD + "[Position \"Base+M r White[2] - wS1bS1\"]\n");
        isRefusedStrictly("[GameType \"Base\"]\n[Rules \"rulebook\"]\n[Position \"Base r White[2] - wS1bS1\"]\n");
    }
}
