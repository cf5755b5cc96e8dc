// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After any error, the PGN reader continues with the next game and reads it completely. */
class PgnRecoveryTest {
    private static final String GOOD = "[GameType \"Base\"]\n[White \"ann\"]\n\n1. wS1\n2. bS1 wS1-\n";

    private static List<GameRecord> whole(String text, int limit) {
        List<NotationException> reported = new ArrayList<>();
        ReaderOptions options = ReaderOptions.strict().withMaxGameLength(limit);
        List<GameRecord> games = Reading.whole(text, options, reported::add);
        assertThat(reported).isNotEmpty();
        return games;
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
        Reading.whole(text + "4. xx yy", ReaderOptions.strict(), reported::add);
        assertThat(reported.get(0).line()).isEqualTo(7);
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
        String text = "[GameType \"Base\"]\n[" + "x".repeat(256) + " \"\"]\n1. wS1\n\n" + GOOD;
        assertThat(whole(text, 4_000_000)).hasSize(1);
    }

    @Test
    void refusesTagAmongMoves() {
        List<Reading.Told> games =
                Reading.scan("[GameType \"Base\"]\n1. wS1 [x] 2. bS1 wS1-\n", ReaderOptions.strict());
        assertThat(games)
                .singleElement()
                .satisfies(game -> assertThat(game.error())
                        .hasValueSatisfying(error ->
                                assertThat(error.sentence(Locale.ENGLISH)).isEqualTo("Expected a move, found a tag.")));
    }
}
