// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.PgnLines.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What lines say of the games around them (N3). */
class PgnLinesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | BLANK",
                "` \t ` | BLANK",
                "1. wS1 | OTHER",
                "] | OTHER",
                "[White \"ann\"] | TAGS",
                "` [ White \"ann\" ] ` | TAGS",
                "[White \"ann\"][Black \"bob\"] | TAGS",
                "[White \"a\\\"b\"] | TAGS",
                "[White \"a\\\\\"] | TAGS",
                "[White \"a\\b\"] | TAGS",
                "[White \"a\\\"] | OTHER",
                "[White \"ann\" | OTHER",
                "[White \"ann | OTHER",
                "[White ann] | OTHER",
                "[White | OTHER",
                "[White \"ann\"] 1. wS1 | OTHER",
                "[White \"ann\"] [Black | OTHER",
                "[GameType \"Base\"] | HEAD",
                "[gametype\"Base | HEAD",
                "[White \"ann\"] [GameType \"Base\"] 1. wS1 | HEAD",
                "[GameTypes \"Base\"] | TAGS",
                "[White \"[GameType \"] | TAGS"
            })
    void aLineSaysWhatItIs(String line, Kind kind) {
        assertThat(PgnLines.kind(line)).isEqualTo(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\n[GameType \"Base\"]", "a\r[GameType \"Base\"]\rb", "a\n\n [GameType \"Base\"]"})
    void aLineOfATextMayBeginAGame(String text) {
        assertThat(PgnLines.hasHead(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "[GameType \"Base\"]",
                "[GameType \"Base\"]\nb",
                "a\n[White \"ann\"]",
                "a\nb [GameType \"Base\"]"
            })
    void itsFirstLineOrTheMiddleOfALineDoesNot(String text) {
        assertThat(PgnLines.hasHead(text)).isFalse();
    }
}
