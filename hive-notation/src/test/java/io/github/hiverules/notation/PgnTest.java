// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads and prints PGN for Hive (N3). */
class PgnTest {
    private static final String HEAD = "[GameType \"Base\"]\n";

    private static GameRecord only(String text) {
        return Records.parseOne(text);
    }

    private static String moves(String text) {
        return String.join(";", MoveStrings.print(only(text).game()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n",
                "1.wS1 2.bS1 wS1- 3.wQ -wS1",
                "wS1 bS1 wS1- wQ -wS1",
                "1 wS1 2 bS1 wS1- 3 wQ -wS1",
                "1. WS1\r\n2. BS1 wS1-\r\n3. WQ1 -wS1\r\n*",
                "1.wS1(1.wG1)2.bS1 wS1-{c}3.wQ -wS1;d\n(3.wA1 -wS1(3.wB1 -wS1))",
                "1. wS1 {a} 2. bS1 wS1- {b} ; c\n 3. wQ -wS1 (3. wA1 -wS1 (3. wB1 -wS1))"
            })
    void movesMayBeWrittenInManyWays(String movetext) {
        assertThat(moves(HEAD + "\n" + movetext)).isEqualTo("wS1;bS1 wS1-;wQ -wS1");
    }

    @Test
    void commentsBelongToPlyBefore() {
        GameRecord record =
                only(HEAD + "{before} 1. wS1 {one\ntwo} ; three\n% four\n2. bS1 wS1- (2. bA1 wS1- {)}) 3. wQ -wS1 $5");
        assertThat(record.cursor().comments()).containsExactly("before");
        assertThat(record.recordedMoves().get(0).comments()).containsExactly("one\ntwo", "three", "four");
        assertThat(record.recordedMoves().get(0).children()).hasSize(2);
        assertThat(record.cursor(RecordPath.parse("2.1.1")).comments()).containsExactly(")");
        assertThat(record.recordedMoves().get(2).nags()).containsExactly(5);
        assertThat(only(HEAD + "(1. wG1 {a}) 1. wS1").cursor().comments()).containsExactly("(1. wG1 {a})");
    }

    @Test
    void keepsTagsInOrderWithQuotesAndBackslashes() {
        Told record = Reading.whole(
                "\uFEFF" + HEAD + "[White \"O\\\"Neil \\\\ Ж\"]\n[Black \"b\"]\n[Odd \"x\"]\n[Result \"*\"]\n\n*");
        assertThat(record.tags())
                .containsExactly(new Tag("White", "O\"Neil \\ Ж"), new Tag("Black", "b"), new Tag("Odd", "x"));
        assertThat(record.sourceTags()).startsWith(new Tag("GameType", "Base")).endsWith(new Tag("Result", "*"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wS1 2. bS1|1:28|2|Expected a destination such as wA1- after",
                "1. wS1 % 2. bS1 wS1-|1:25|2|Expected a piece name such as wA1",
                "1. wS1 2. bS1 wA1-|1:28|2|not on the table",
                "1. wS1 2. bS1 -wS1-|1:28|2|Expected one direction mark",
                "1. wS1 2. bS1 bS1-|1:28|2|names the moving piece itself",
                "1. wS1 vQ wS1- 3. wQ -wS1|1:25|2|Expected a piece name",
                "1. wS1 {|1:25|0|The comment is not closed",
                "1. wS1 (|1:25|0|The variation is not closed",
                "1. wS1 )|1:25|0|Unmatched closing bracket",
                "1. wS1}|1:24|0|Unmatched closing bracket",
                "1. wQ|1:21|1|may not be a player's first"
            })
    void errorsNameTheirPlace(String movetext, String place, int ply, String reason) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> only(HEAD.trim() + movetext));
        assertThat(error.line() + ":" + error.column()).isEqualTo(place);
        assertThat(error.ply()).isEqualTo(ply);
        assertThat(error.sentence(Locale.ENGLISH)).contains(reason);
    }

    @Test
    void ignoresSpaceAfterGameOfMaximumLength() {
        String game = "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done])";
        ReaderOptions exact = ReaderOptions.strict().withMaxGameLength(game.length() + 8 * 32);
        assertThat(Records.parse(game + "\n\n" + game + "\n", exact)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[GameType \"Base\"] 1. wS1 | 21 | 3",
                "[GameType \"Base\"] [Site \"a b\"] 1. wS1 | 32 | 4",
                "[GameType \"Base\"] 1. wS1 {a b} | 26 | 4",
                "[GameType \"Base\"] 1. wS1 (1. wA1) | 28 | 6"
            })
    void lengthCountsTagsWordsCommentsAndVariations(String game, int characters, int items) {
        int length = characters + 32 * items;
        ReaderOptions options = ReaderOptions.strict();
        assertThat(Records.parse(game, options.withMaxGameLength(length))).hasSize(1);
        assertThatThrownBy(() -> Records.parse(game, options.withMaxGameLength(length - 1)))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.code()).isEqualTo("game-too-long"));
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void theOnlyErrorOfLongGamesIsTheirLength(RecordFormat format) {
        String text = Records.print(Records.parseOne(HEAD + "1. wS1 2. bG1 wS1- {a comment} 3. wQ -wS1"), format);
        for (int limit = 1; limit < text.length() + 64 * 32; limit++) {
            ReaderOptions options = ReaderOptions.lenient().withMaxGameLength(limit);
            Records.scanText(text, options)
                    .flatMap(game -> game.error().stream())
                    .forEach(error -> assertThat(error.code()).isEqualTo("game-too-long"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%made by hand\n", "; made by hand\n", "{made by hand}\n"})
    void ignoresCommentBeforeTags(String comment) {
        assertThat(Reading.whole(comment + HEAD + "1. wS1").remarks()).hasSize(2);
    }

    @Test
    void readsCommentInsideMoveAndAfterNumber() {
        GameRecord record = only(HEAD + "1{one} wS1 2. bS1 {hm} ; ho\n wS1-");
        assertThat(moves(HEAD + "1. wS1 2. bS1 wS1-")).isEqualTo(String.join(";", MoveStrings.print(record.game())));
        assertThat(record.recordedMoves().get(1).comments()).containsExactly("hm", "ho");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, resignation, RESIGNATION",
        "0-1, Time, TIME",
        "Draw, agreement, AGREEMENT",
        "Draw, resignation, UNKNOWN",
        "1-0, agreement, UNKNOWN",
        "1-0, normal, UNKNOWN"
    })
    void readsReasonFromTagTermination(String result, String word, Termination reason) {
        GameRecord record = only(HEAD + "[Result \"" + result + "\"]\n[Termination \"" + word + "\"]\n1. wS1");
        assertThat(record.outcome().termination()).contains(reason);
        assertThat(record.tag("Termination")).isEmpty();
        assertThat(only(Records.print(record, RecordFormat.PGN))).isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void readsEveryKindOfLineEnd(String end) {
        String text = String.join(
                end,
                "[GameType \"Base\"]",
                "% made by hand",
                "1. wS1 ; one",
                "2. bS1 wS1- (2. bG1 wS1- ; )",
                ")",
                "3. wQ -wS1",
                "");
        GameRecord record = Records.parseOne(text);
        assertThat(record.moves()).hasSize(3);
        assertThat(record.recordedMoves().get(0).comments()).containsExactly("one");
        List<NotationException> reported = new ArrayList<>();
        for (String wrong : List.of("4. xx yy", "4. bS11", "4. w")) {
            Reading.whole(text + wrong, ReaderOptions.strict(), reported::add);
        }
        assertThat(reported).extracting(NotationException::line).containsExactly(7, 7, 7);
        String lines = String.join(end, "Base;NotStarted;White[1]", "Base", "", "Base+M");
        assertThat(Records.parse(lines)).hasSize(3);
    }

    @Test
    void keepsImpossibleClockAsComment() {
        GameRecord record =
                Records.parseOne("[GameType \"Base\"]\n1. wS1 {[%clk 999999999999:00:00]} {[%clk 1000000:00:00]}");
        assertThat(record.recordedMoves().get(0).comments()).containsExactly("[%clk 999999999999:00:00]");
        assertThat(record.recordedMoves().get(0).clock()).contains(Duration.ofMillis(3_600_000_000_000L));
        assertThat(Records.parse(Records.print(record, RecordFormat.PGN))).containsExactly(record);
    }

    @Test
    void limitsLengthOfTagNames() {
        List<Reading.Told> games = Reading.scan(
                HEAD + "[" + "x".repeat(256) + " \"\"]\n1. wS1\n\n" + HEAD + "1. wS1\n", ReaderOptions.strict());
        assertThat(games).extracting(game -> game.error().isPresent()).containsExactly(true, false);
    }

    @Test
    void refusesTagAmongMoves() {
        assertThat(Reading.refusal(HEAD + "1. wS1 [x \"y\"] 2. bS1 wS1-\n").sentence(Locale.ENGLISH))
                .isEqualTo("Expected a move, found a tag.");
    }
}
