// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads GameStrings (N1) strictly and with corrections: compares state and turn with the moves. */
class GameStringReaderTest {
    private static Told lenient(String text) {
        return Reading.lenientOne(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base;NotStarted;Black[1];wS1 | 1 | 6 | The state of the GameString is NotStarted, but the moves lead to InProgress.",
                "Base;InProgress;White[1] | 0 | 6 | The state of the GameString is InProgress, but the moves lead to NotStarted.",
                "Base;InProgress;White[1];wS1 | 1 | 17 | The turn of the GameString is White[1], but the moves lead to Black[1].",
                "Base;InProgress;Black[2];wS1;bS1 wS1- | 2 | 17 | The turn of the GameString is Black[2], but the moves lead to White[2].",
                "Base;Playing;Black[1];wS1 | 0 | 6 | Expected a state such as InProgress, found \"Playing\".",
                "Base;InProgress;wS1 | 0 | 17 | Expected a turn such as White[1], found \"wS1\".",
                "Base;InProgress | 0 | 16 | Expected a turn such as White[1], found \"\".",
                "Bass;NotStarted;White[1] | 0 | 1 | Expected a game type such as Base+MLP, found \"Bass\".",
                // letters that are S or k in the other case
                "Ba\u017Fe;NotStarted;White[1] | 0 | 1 | Expected a game type such as Base+MLP, found \"Ba\u017Fe\".",
                "Base;Blac\u212AWins;White[1] | 0 | 6 | Expected a state such as InProgress, found \"Blac\u212AWins\".",
                "Base;InProgress;White[1];pa\u017F\u017F | 1 | 26 | Expected a piece name such as wA1, found \"pa\u017F\u017F\"."
            })
    void stateAndTurnBelongToTheMoves(String text, int ply, int column, String reason) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> Records.parse(text));
        assertThat(error.sentence(Locale.ENGLISH)).isEqualTo(reason);
        assertThat(error.ply()).isEqualTo(ply);
        assertThat(error.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Base | -",
                "Base;wS1 | The GameString has no state and no turn.",
                "Base;InProgress;wS1 | The GameString has no turn.",
                "Base;Black[1];wS1 | The GameString has no state.",
                "Base;InProgress;Black[1];wS1 | -",
                "Base;InProgress;Black[1];wS1; | -",
                "Base; InProgress ;Black[1]; wS1 | -",
                "Base;NotStarted;Black[1];wS1 | The state of the GameString is NotStarted, but the moves lead to InProgress.",
                "Base;InProgress;White[1];wS1 | The turn of the GameString is White[1], but the moves lead to Black[1].",
                "Base;WhiteWins resignation;Black[1];wS1 | A reason follows the state; GameStrings define no reason."
            })
    void movesDecideWithCorrections(String text, String remark) {
        Told record = lenient(text);
        assertThat(record.error()).isEmpty();
        assertThat(record.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base;In Progress;Black[1];wS1 | 6 | Expected a state such as InProgress, found \"In Progress\".",
                "Base;BlackWon;Black[1];wS1 | 6 | Expected a state such as InProgress, found \"BlackWon\".",
                "Base;;Black[1];wS1 | 6 | Expected a state such as InProgress, found \"\".",
                "Base;InProgress;Black [1];wS1 | 17 | Expected a turn such as White[1], found \"Black [1]\".",
                "Base;InProgress;Black(1);wS1 | 17 | Expected a turn such as White[1], found \"Black(1)\".",
                "Base;InProgress;Black[1];ws;x | 29 | Expected a piece name such as wA1, found \"x\".",
                "Base + MLP;NotStarted;White[1] | 1 | Expected a game type such as Base+MLP, found \"Base + MLP\"."
            })
    void errorNamesTheUnreadableField(String text, int column, String reason) {
        NotationException error = lenient(text).error().orElseThrow();
        assertThat(error.sentence(Locale.ENGLISH)).isEqualTo(reason);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void refusesReasonThatContradictsState() {
        assertThat(lenient("Base;WhiteWins resignation;Black[1];wS1").outcome())
                .isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(lenient("Base;Draw resignation;Black[1];wS1").error()).isPresent();
        assertThat(lenient("Base;InProgress time;Black[1];wS1").error()).isPresent();
    }
}
