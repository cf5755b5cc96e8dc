// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results in PGN: in the tags, after the moves, and by the rules (N3). */
class PgnResultTest {
    private static final String BOARD_DECIDES = "The record has no result; the moves determine the result.";

    /** Returns a PGN without a result whose moves surround a Queen Bee. */
    private static String ended() {
        GameRecord record = Stream.iterate(0, seed -> seed + 1)
                .map(seed -> GameRecord.of(RandomRecords.game(new Random(seed), 200)))
                .filter(game -> game.uhpState().equals("WhiteWins"))
                .findFirst()
                .orElseThrow();
        return Records.print(record, RecordFormat.PGN)
                .replaceAll("\\[Result.*\\]\n", "")
                .replaceAll("WhiteWins\\s*$", "");
    }

    private static Told read(String pgn) {
        return Reading.lenientOne(pgn);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "- | - | InProgress | " + BOARD_DECIDES,
                "WhiteWins | WhiteWins | WhiteWins | -",
                "WhiteWins | - | WhiteWins | -",
                "- | BlackWins | BlackWins | -",
                "1-0 | 1-0 | WhiteWins | -",
                "Draw | 1/2-1/2 | Draw | -",
                "InProgress | * | InProgress | -",
                "WhiteWins | BlackWins | WhiteWins | The tag Result says WhiteWins, but the last word says"
                        + " BlackWins; WhiteWins is used.",
                "InProgress | BlackWins | BlackWins | The tag Result says InProgress, but the last word says"
                        + " BlackWins; BlackWins is used.",
                "nonsense | Draw | Draw | Expected a result in the tag Result, found \"nonsense\"; the moves determine"
                        + " the result.",
                "Draw | nonsense | Draw | Expected a result as the last word, found \"nonsense\"; the moves determine"
                        + " the result."
            })
    void recordDecidesUnfinishedGame(String tag, String word, String state, String remark) {
        Told record = read("[GameType \"Base\"]\n" + (tag == null ? "" : "[Result \"" + tag + "\"]\n")
                + "1. wS1\n2. bS1 wS1-\n" + (word == null ? "" : word));
        assertThat(record.error()).isEmpty();
        assertThat(record.state()).isEqualTo(state);
        assertThat(record.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "- | - | " + BOARD_DECIDES,
                "- | * | " + BOARD_DECIDES,
                "WhiteWins | WhiteWins | -",
                "InProgress | - | The record says InProgress, but the game ended on the board.",
                "InProgress | WhiteWins | The tag Result says InProgress, but the last word says WhiteWins; WhiteWins is"
                        + " used.",
                "WhiteWins | InProgress | The tag Result says WhiteWins, but the last word says InProgress; WhiteWins is"
                        + " used.",
                "WhiteWins | * | The tag Result says WhiteWins, but the last word says *; WhiteWins is used."
            })
    void boardDecidesIfRecordLeavesResultOpen(String tag, String word, String remark) {
        Told record = read(ended().replaceFirst("\\]\n", "]\n" + (tag == null ? "" : "[Result \"" + tag + "\"]\n"))
                + (word == null ? "" : "\n" + word));
        assertThat(record.error()).isEmpty();
        assertThat(record.outcome().termination()).contains(Termination.QUEEN_SURROUNDED);
        assertThat(record.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
    }

    @ParameterizedTest
    @CsvSource({"*, true", "InProgress, false"})
    void strictReaderAcceptsOnlyStarAfterFinishedTag(String word, boolean isValid) {
        String pgn = ended().replaceFirst("\\]\n", "]\n[Result \"WhiteWins\"]\n") + "\n" + word;
        ScannedGame game = Records.scanText(pgn).findFirst().orElseThrow();
        assertThat(game.isValid()).isEqualTo(isValid);
        assertThat(game.record().orElseThrow().uhpState()).isEqualTo("WhiteWins");
    }

    @ParameterizedTest
    @CsvSource({"BlackWins, BlackWins", "'', BlackWins", "BlackWins, ''", "Draw, BlackWins", "WhiteWins, BlackWins"})
    void refusesResultThatContradictsBoard(String tag, String word) {
        Told record = read(ended().replaceFirst("\\]\n", "]\n" + (tag.isEmpty() ? "" : "[Result \"" + tag + "\"]\n"))
                + "\n" + word);
        NotationException error = record.error().orElseThrow();
        assertThat(error.sentence(Locale.ENGLISH)).endsWith("but the moves lead to WhiteWins.");
        assertThat(error.ply()).isEqualTo(record.recordedMoves().size());
    }

    @Test
    void writesReasonInTag() {
        String open = "[GameType \"Base\"]\n[Result \"Draw\"]\n[Termination \"agreement\"]\n1. wS1\n";
        Told unfit = read(open.replace("agreement", "resignation"));
        assertThat(unfit.outcome()).isEqualTo(Outcome.drawn(Termination.UNKNOWN));
        assertThat(unfit.tag("Termination")).isEmpty();
        assertThat(unfit.sourceTags()).contains(new Tag("Termination", "resignation"));
        assertThat(unfit.remarks()).anyMatch(remark -> remark.startsWith("The tag Termination with the value"));
        Told decided =
                read(ended().replaceFirst("\\]\n", "]\n[Result \"WhiteWins\"]\n[Termination \"resignation\"]\n"));
        assertThat(decided.remarks())
                .containsExactly("The tag Termination says resignation, but the game ended on the board.");
    }

    @ParameterizedTest
    @CsvSource({"?, 1-0, UNKNOWN", "1-0, 0-1, UNKNOWN"})
    void tagPrecedesWord(String tag, String words, Termination reason) {
        Told record = read("[GameType \"Base\"]\n[Result \"" + tag + "\"]\n1. wS1\n" + words);
        assertThat(record.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, reason));
    }

    @ParameterizedTest
    @CsvSource({
        "https://hivegame.com/game/abc, Draw, , REPETITION, 1",
        "hivegame.com, Draw, Agreement, AGREEMENT, 0",
        "hivegame.com, InProgress, , , 0",
        "hivegame.com, WhiteWins, , UNKNOWN, 0",
        "elsewhere.example, Draw, , UNKNOWN, 0",
    })
    void drawsOfHivegameMayBeDueToSymmetry(String site, String result, String reason, Termination due, int remarks) {
        String moves = "wG1;bS1 wG1-;wQ -wG1;bQ bS1/;wQ \\wG1;bQ bS1-;wQ -wG1;bQ bS1\\;wQ /wG1;bQ bS1-;wQ -wG1;bQ bS1/";
        String pgn = "[GameType \"Base\"]\n[Site \"" + site + "\"]\n[Result \"" + result + "\"]\n"
                + (reason == null ? "" : "[Termination \"" + reason + "\"]\n") + moves.replace(';', '\n') + "\n";
        ScannedGame game =
                Records.scanText(pgn, ReaderOptions.lenient()).findFirst().orElseThrow();
        GameRecord record = game.orElseThrow();
        assertThat(record.outcome().termination()).isEqualTo(Optional.ofNullable(due));
        assertThat(record.ruleset().repetition())
                .isEqualTo(remarks == 1 ? RepetitionRule.SYMMETRY : RepetitionRule.SHIFT);
        assertThat(game.remarks().stream().map(Remark::code).filter("symmetric-repetition"::equals))
                .hasSize(remarks);
        assertThat(Records.parseOne(Records.print(record, RecordFormat.PGN))).isEqualTo(record);
    }
}
