// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.internal.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scans the tags in a line of PGN (N3). */
class TagLineTest {
    private static String kind(String line) {
        TagLine tags = new TagLine();
        tags.scan(line.toCharArray(), Texts.skipSpace(line, 0), line.length(), true);
        return tags.types > 0 ? "HEAD" : tags.isWhole ? "TAGS" : "OTHER";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
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
                "[\"ann\"] | OTHER",
                "[White \"ann\"] 1. wS1 | OTHER",
                "[White \"ann\"] [Black | OTHER",
                "[GameType \"Base\"] | HEAD",
                "[gametype\"Base | HEAD",
                "[White \"ann\"] [GameType \"Base\"] 1. wS1 | HEAD",
                "[GameTypes \"Base\"] | TAGS",
                "[White \"[GameType \"] | TAGS",
                "[White “ann”][Black „bob“] | TAGS",
                "[White “ann “the queen” lee” ] | TAGS",
                "[White “ann] | OTHER",
                "[White \"ann”] | OTHER",
                "[GameType «Base»] 1. wS1 | HEAD"
            })
    void classifiesLines(String line, String kind) {
        assertThat(kind(line)).isEqualTo(kind);
    }
}
