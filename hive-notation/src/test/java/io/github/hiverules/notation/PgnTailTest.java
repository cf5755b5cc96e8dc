// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Reading.Told;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game keeps its moves and its result, whatever follows the result (N3). */
class PgnTailTest {
    private static final String GAME =
            "[GameType \"Base\"]\n[White \"ann\"]\n\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1\n4. bQ bG1-\n\n";

    private static void isWholeGame(Told game) {
        assertThat(game.error()).isEmpty();
        assertThat(game.moves()).hasSize(4);
        assertThat(game.state()).isEqualTo("WhiteWins");
        assertThat(game.remarks()).isEmpty();
    }

    private static List<Told> read(String text, boolean corrections) {
        return Reading.scan(text, ReaderOptions.strict().withCorrections(corrections));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\u001A",
                "\u001A",
                "\u0000\u0000",
                "\n\u200B",
                "\nWhiteWins",
                " 1-0\n1-0",
                " {c} WhiteWins ; c",
                "\n\uFEFF\n"
            })
    void endMarksAndRepeatedResultsBelongToTheGame(String tail) {
        for (boolean corrections : new boolean[] {false, true}) {
            assertThat(read(GAME + "WhiteWins" + tail, corrections))
                    .singleElement()
                    .satisfies(PgnTailTest::isWholeGame);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--\nSent from my phone",
                "----",
                "</pre>",
                "```",
                "https://example.org/game/7",
                "* * *",
                "...",
                ".",
                "}",
                ")",
                ") (",
                "{",
                "{open [x",
                "(",
                "(open {c}",
                "()",
                "(Ann resigned)",
                "[x",
                "[Event \"b\"",
                "BlackWins",
                "7. Sent by 2",
                "7",
                "7.",
                "7. {c}",
                "7. $3",
                "7.\n8.",
                "The next game was played by 2 beginners: 1-0 (see below) * } { )",
                "\"",
                "wS1x99",
                "wS1 was the key",
                "pass the salt",
                "(wS2 or wA1 was better)",
                "_______________________________________________________________________________________________"
            })
    void anyOtherTextIsAnEntryOfItsOwn(String tail) {
        for (boolean corrections : new boolean[] {false, true}) {
            for (String before : tail.startsWith(".") ? List.of("\n") : List.of(" ", "\n", "\r\n\r\n")) {
                List<Told> games = read(GAME + "WhiteWins" + before + tail + "\n\n" + GAME + "1-0", corrections);
                assertThat(games).hasSize(3);
                isWholeGame(games.get(0));
                NotationException error = games.get(1).error().orElseThrow();
                assertThat(error.line()).isEqualTo(before.equals(" ") ? 9 : before.equals("\n") ? 10 : 11);
                assertThat(error.column()).isPositive();
                isWholeGame(games.get(2));
                assertThat(read(GAME + "1-0" + before + tail, corrections))
                        .hasSize(2)
                        .first()
                        .satisfies(PgnTailTest::isWholeGame);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"| WhiteWins |", "|1-0|", "1-0,", "{c},WhiteWins|\n|"})
    void separatorsBesideResultBelongToTheGame(String result) {
        assertThat(read(GAME + result + "\n", true)).singleElement().satisfies(game -> {
            assertThat(game.error()).isEmpty();
            assertThat(game.state()).isEqualTo("WhiteWins");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WhiteWins",
                "{c} $3 (2. bS1 wS1- {d}) ; e\n% f\n5. wA1$5 -wQ! (5. wB1 }x -wQ) [x",
                "(2. bS1 wS1- (2. bA1",
                "{open"
            })
    void textOfOneGameIsReadWithoutSplitting(String tail) {
        ScannedGame game = Records.judge(GameTexts.of(RecordFormat.PGN, GAME + tail), ReaderOptions.lenient());
        ScannedGame split = Records.scanText(GAME + tail, ReaderOptions.lenient())
                .findFirst()
                .orElseThrow();
        assertThat(game.record()).isEqualTo(split.record());
        assertThat(game.remarks()).isEqualTo(split.remarks());
        assertThat(game.error().map(Throwable::getMessage))
                .isEqualTo(split.error().map(Throwable::getMessage));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WhiteWins }|unmatched-bracket",
                "{open|comment-not-closed",
                "(4. bA1|variation-not-closed",
                "[White \"a\"]|tag-among-moves",
                "|tag-among-moves"
            })
    void textOfTwoGamesIsBroken(String tail, String code) {
        String text = GAME + (tail == null ? "" : tail) + "\n\n" + GAME;
        assertThat(Records.judge(GameTexts.of(RecordFormat.PGN, text), ReaderOptions.lenient())
                        .error())
                .map(NotationException::code)
                .contains(code);
    }

    @Test
    void numbersBeforeGamesBelongToNoGame() {
        List<Told> games = read("1.\n" + GAME + "1-0\n\n2.\n" + GAME + "1-0\n3. " + GAME + "1-0\n", false);
        assertThat(games).hasSize(6);
        List.of(1, 3, 5).forEach(i -> isWholeGame(games.get(i)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WhiteWins\\n(;GM[27]SU[hive])|SGF",
                "WhiteWins (;GM[27]SU[hive])|SGF",
                "\\n(;SU[hive]GM[27])|SGF",
                "1-0\\n\\nBase;NotStarted;White[1]|GAME_STRING"
            })
    void gameOfAnotherFormatIsRead(String tail, RecordFormat format) {
        List<Told> games = read(GAME + tail.replace("\\n", "\n") + "\n" + GAME + "1-0", false);
        assertThat(games.get(0).error()).isEmpty();
        assertThat(games.get(0).moves()).hasSize(4);
        assertThat(games.get(1).found().format()).contains(format);
        assertThat(games.get(1).error()).isEmpty();
        isWholeGame(games.get(2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5. wA1 -wQ",
                "wA1 -wQ",
                "pass",
                "7. 8. wA1",
                "{c} wA1 -wQ",
                "5. wX9",
                "wX9$3",
                "pass$3$5",
                "7. wA1$3 -wQ",
                "(4. bA1 bG1-) 5. wA1"
            })
    void onlyMovesFollowTheResult(String tail) {
        assertThat(read(GAME + "WhiteWins\n" + tail, true))
                .singleElement()
                .satisfies(game -> assertThat(game.error().orElseThrow().sentence(Locale.ENGLISH))
                        .isEqualTo("Moves follow the result."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{c}", "; c", "(4. bA1 bG1-)", "( {c} 4. bA1 bG1- )", "$5", "!?", "% c"})
    void notesAfterTheResultBelongToTheLastMove(String tail) {
        List<Told> games = read(GAME + "WhiteWins\n" + tail + "\n\n" + GAME, false);
        assertThat(games).hasSize(2);
        assertThat(games.get(0).error()).isEmpty();
        RecordedMove last = games.get(0).recordedMoves().get(3);
        boolean isVariation = tail.startsWith("(");
        assertThat(games.get(0).record().cursor(RecordPath.parse("3")).choices())
                .hasSize(isVariation ? 2 : 1);
        assertThat(last.comments().size() + last.nags().size()).isEqualTo(isVariation ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 - 0|WhiteWins|UNKNOWN",
                "1-0.|WhiteWins|UNKNOWN",
                "0:1|BlackWins|UNKNOWN",
                "1–0|WhiteWins|UNKNOWN",
                "0‒1|BlackWins|UNKNOWN",
                "1/2 - 1/2|Draw|UNKNOWN",
                "½ - ½|Draw|UNKNOWN",
                "1⁄2-1⁄2|Draw|UNKNOWN",
                "0.5-0.5|Draw|UNKNOWN",
                "0.5:0.5|Draw|UNKNOWN",
                "0,5 - 0,5|Draw|UNKNOWN",
                "White wins|WhiteWins|UNKNOWN",
                "White wins on time|WhiteWins|TIME",
                "WhiteWins resignation|WhiteWins|RESIGNATION",
                "Black resigns.|WhiteWins|RESIGNATION",
                "White has resigned|BlackWins|RESIGNATION",
                "black lost on time|WhiteWins|TIME",
                "White ran out of time!|BlackWins|TIME",
                "draw agreed|Draw|AGREEMENT",
                "Draw by mutual agreement|Draw|AGREEMENT",
                "game drawn|Draw|UNKNOWN",
                "In progress|InProgress|",
                "1-0 by resignation|WhiteWins|RESIGNATION",
                "0 – 1, time|BlackWins|TIME",
                "½-½ agreed|Draw|AGREEMENT",
                "0.5-0.5 by mutual agreement|Draw|AGREEMENT",
                "Black resigns 1-0|WhiteWins|RESIGNATION",
                "White lost on time, 0 – 1|BlackWins|TIME",
                "Draw agreed 0,5:0,5|Draw|AGREEMENT",
                "1-0 (Black resigns)|WhiteWins|RESIGNATION",
                "0 : 1(time)|BlackWins|TIME",
                "½-½ [by agreement]|Draw|AGREEMENT",
                "1-0 \"Black resigned.\"|WhiteWins|RESIGNATION",
                "0-1 — White ran out of time|BlackWins|TIME"
            })
    void resultsThatPeopleWriteCount(String words, String state, String reason) {
        assertThat(read(GAME + words + ". Thanks, Ann", false))
                .hasSize(2)
                .first()
                .satisfies(game -> assertThat(game.state()).isEqualTo(state));
        for (String text : List.of(
                GAME + words,
                GAME.strip() + " " + words + " {c}\n",
                GAME + "5. " + words,
                GAME + "5. ..." + words,
                GAME + ".. .." + words)) {
            assertThat(read(text, false)).singleElement().satisfies(game -> {
                assertThat(game.error()).isEmpty();
                assertThat(game.moves()).hasSize(4);
                assertThat(game.state()).isEqualTo(state);
                assertThat(game.outcome().termination().map(Enum::name).orElse(null))
                        .isEqualTo(reason);
            });
        }
        String tag = "[Result \"" + words.replace("\"", "\\\"") + "\"]\n";
        assertThat(read(tag + GAME, false).get(0).state()).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Regards,^Ann | unknown-format",
                "--^Sent from my phone | unknown-format",
                "Regards, Ann | unknown-format",
                "gg wp :) | unknown-format",
                "It was won (see above | unknown-format",
                "27.11.2026, 12:30 | unknown-format",
                "</body> | unknown-format",
                "1. e4 e5 | chess-pgn",
                "[Event \"b\"] | game-type-missing",
                "{ open | comment-not-closed",
                "https://example.org/game/7 | link"
            })
    void textWithoutTagsAndMovesIsNoRecord(String tail, String code) {
        List<Told> games = read(GAME + "WhiteWins\n\n" + tail.replace('^', '\n') + "\n", true);
        assertThat(games).hasSize(2);
        assertThat(games.get(1).error().orElseThrow().code()).isEqualTo(code);
        if (code.equals("unknown-format")) {
            for (String game : List.of("(;GM[27]SU[hive];P0[0 Start P0])\n", "Base;NotStarted;White[1]\n")) {
                games = read(game + tail + "\n", true);
                assertThat(games.get(0).error()).isEmpty();
                assertThat(games.get(1).error().orElseThrow().code()).isEqualTo(code);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Unkown",
                "**1-0**",
                "***done***",
                "1:1",
                "White wins a pawn",
                "I think a draw is fair",
                "-- Sent",
                "2-0",
                "1-00",
                "Game over 5",
                "Draw?? no",
                "5. resigns",
                ".5-.5",
                "gg [/quote]",
                "won [1-0]"
            })
    void boardDecidesAfterOtherWords(String words) {
        assertThat(read(GAME + words + "\n\n" + GAME, false).get(0)).satisfies(game -> {
            assertThat(game.error()).isEmpty();
            assertThat(game.moves()).hasSize(4);
            assertThat(game.state()).isEqualTo("InProgress");
            assertThat(game.found().remarks()).extracting(Remark::code).contains("last-word-unreadable", "no-result");
        });
    }
}
