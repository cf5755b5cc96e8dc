// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.sgf.SgfWriter;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prints games as BoardSpace's clients do (N4). */
class BoardSpaceWriterTest {
    private static String print(Outcome outcome) {
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1");
        GameRecord record = GameRecord.of(game).withOutcome(outcome);
        String sgf = Records.print(record, RecordFormat.SGF);
        assertThat(Records.parse(sgf)).containsExactly(record);
        return sgf;
    }

    private static List<String> actions(String sgf) {
        return sgf.lines()
                .filter(line -> line.startsWith("; P"))
                .map(line -> line.substring(2))
                .toList();
    }

    @Test
    void writesTurnAsThreeNumberedActions() {
        assertThat(String.join("; ", actions(print(Outcome.inProgress()))))
                .isEqualTo("P0[0 Start P0]; P0[1 Pick W 4 wS1]; P0[2 Dropb wS1 N 13 .]; P0[3 Done]"
                        + "; P1[4 Pick B 4 bS1]; P1[5 Dropb bS1 O 13 wS1-]; P1[6 Done]"
                        + "; P0[7 Pick W 0 wQ]; P0[8 Dropb wQ M 13 -wS1]; P0[9 Done]");
    }

    @Test
    void writesPassAndHeader() {
        Game game = Game.of(PositionStrings.parse("Base r Black[4] - ..wA1/.bS1/(bA1wB1)bG1wQ"))
                .play(Move.pass());
        String sgf = Records.print(GameRecord.of(game), RecordFormat.SGF);
        assertThat(actions(sgf)).containsExactly("P0[0 Start P0]", "P1[1 Pass]", "P1[2 Done]");
        assertThat(sgf).contains("GM[27]\nVV[1]\nSU[hive]\n");
    }

    @ParameterizedTest
    @CsvSource({
        "WHITE, RESIGNATION, P1[10 Resign]",
        "BLACK, RESIGNATION, P0[10 Resign]",
        "WHITE, TIME, ",
        "BLACK, UNKNOWN, "
    })
    void resignsForRightSide(Color winner, Termination reason, String last) {
        List<String> actions = actions(print(Outcome.wonBy(winner, reason)));
        assertThat(actions.get(actions.size() - 1)).isEqualTo(last == null ? "P0[9 Done]" : last);
    }

    @Test
    void writesDrawAsOfferAndAcceptance() {
        List<String> actions = actions(print(Outcome.drawn(Termination.AGREEMENT)));
        assertThat(actions.subList(actions.size() - 2, actions.size()))
                .containsExactly("P0[10 OfferDraw]", "P1[11 AcceptDraw]");
    }

    @ParameterizedTest
    @CsvSource({
        "a(b], [a(b\\]]",
        "\\, [\\\\]",
        "(, [(]",
        "(;, [\\(;]",
        "a (~ >\uFEFF;, [a \\(~ >\uFEFF;]",
        "(\u00A0\u2060\u3000\u0000;, [\\(\u00A0\u2060\u3000\u0000;]",
        "(x;, [(x;]",
        "((;(, [(\\(;(]"
    })
    void escapesBracketThatLooksLikeGame(String value, String printed) {
        StringBuilder text = new StringBuilder();
        SgfWriter.value(value.replace('~', '\n').replace('>', '\t'), text);
        assertThat(text).hasToString(printed.replace('~', '\n').replace('>', '\t'));
    }
}
