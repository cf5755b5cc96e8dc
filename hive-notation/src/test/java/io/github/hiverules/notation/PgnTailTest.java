// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.Remark;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The result, or the first word that can't be a move, ends a game in PGN. The rest is ignored (N3). */
class PgnTailTest {
    private static final String GAME =
            "[GameType \"Base\"]\n[White \"ann\"]\n\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1\n4. bQ bG1-\n\n";

    private static List<Told> read(String text, boolean corrections) {
        return Reading.scan(text, ReaderOptions.strict().withCorrections(corrections));
    }

    private static void isWholeGame(Told game) {
        assertThat(game.error()).isEmpty();
        assertThat(game.moves()).hasSize(4);
        assertThat(game.state()).isEqualTo("WhiteWins");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\u001A", "\u001A", "\u0000\u0000", "\n\u200B", "\n\uFEFF\n"})
    void invisibleTailHasNoRemark(String tail) {
        for (boolean corrections : new boolean[] {false, true}) {
            Told game = read(GAME + "WhiteWins" + tail, corrections).get(0);
            isWholeGame(game);
            assertThat(game.remarks()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--\nSent from my phone",
                "</pre>",
                "https://example.org/game/7",
                "* * *",
                "...",
                "}",
                ") (",
                "{open [x",
                "(open {c}",
                "[x",
                "BlackWins",
                "7. Sent by 2",
                "7.\n8.",
                "1-0 (see below) * } { )",
                "wS1x99",
                "5. wA1 -wQ",
                "pass the salt",
                "(wS2 or wA1 was better)",
                "{c} $3 ; c"
            })
    void anyOtherTextAfterTheResultIsIgnored(String tail) {
        for (boolean corrections : new boolean[] {false, true}) {
            for (String before : List.of(" ", "\n", "\r\n\r\n")) {
                List<Told> games = read(GAME + "WhiteWins" + before + tail + "\n\n" + GAME + "1-0", corrections);
                assertThat(games).hasSize(2).allSatisfy(PgnTailTest::isWholeGame);
                assertThat(games.get(0).found().remarks()).singleElement().satisfies(remark -> {
                    assertThat(remark.code()).isEqualTo("words-ignored");
                    assertThat(remark.line()).isEqualTo(9);
                });
                assertThat(games.get(1).remarks()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Unkown", "**1-0**", "White wins a pawn", "-- Sent", "2-0", "1 - 1", "I think a draw is fair"})
    void otherWordAfterTheMovesIsNoResult(String words) {
        for (String next : List.of("", "\n\n" + GAME)) {
            Told game = read(GAME + words + next, false).get(0);
            assertThat(game.error()).isEmpty();
            assertThat(game.moves()).hasSize(4);
            assertThat(game.state()).isEqualTo("InProgress");
            assertThat(game.found().remarks())
                    .extracting(Remark::code)
                    .containsExactly("last-word-unreadable", "no-result");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, WhiteWins",
        "1 - 0, WhiteWins",
        "0:1, BlackWins",
        "0 : 1, BlackWins",
        "0–1, BlackWins",
        "1/2-1/2, Draw",
        "1/2 - 1/2, Draw",
        "0.5-0.5, Draw",
        "½-½, Draw",
        "½ : ½, Draw",
        "½, Draw",
        "draw, Draw",
        "*, InProgress"
    })
    void readsResults(String result, String state) {
        for (String text :
                List.of(GAME + result, GAME + result + "\nx", GAME.replace("[W", "[Result \"" + result + "\"]\n[W"))) {
            Told game = read(text, false).get(0);
            assertThat(game.error()).isEmpty();
            assertThat(game.moves()).hasSize(4);
            assertThat(game.state()).isEqualTo(state);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "5. xx yy, piece",
        "xx yy 6. bS1 wS1-, piece",
        "5. bS11, piece",
        "5. wX1 wQ-, piece",
        "'{c} [x \"y\"] 5. wA1 -wQ', tag-among-moves",
        "} 5. wA1 -wQ, unmatched-bracket",
        "), unmatched-bracket",
        "{open, comment-not-closed",
        "(4. bA1, variation-not-closed"
    })
    void wrongMoveIsNoResult(String words, String code) {
        Told game = read(GAME + words, false).get(0);
        assertThat(game.error().orElseThrow().code()).isEqualTo(code);
        assertThat(game.moves()).hasSize(4);
    }
}
