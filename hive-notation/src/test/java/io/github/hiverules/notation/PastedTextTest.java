// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Reading.Told;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that people paste: lenient reading accepts them with a remark, strict reading refuses them by name. */
class PastedTextTest {
    private static String codes(Told game) {
        return String.join(
                ",", game.found().remarks().stream().map(Remark::code).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wS1;bG1 wS1- | Base | 2 | game-type",
                "wS1;bG1 wS1-;wP -wS1; | Base+P | 3 | game-type",
                "wM | Base+M | 1 | game-type",
                "WS1;bG1 wS1- | Base | 2 | game-type",
                "InProgress;White[2];wL;bM wL- | Base+ML | 2 | game-type",
                "White[2];wS1;bG1 wS1- | Base | 2 | game-type",
                "wS1 bG1 wS1- wM -wS1 | Base+M | 3 | game-type-missing",
                "1. wS1 2. bG1 wS1- | Base | 2 | game-type-missing",
                "1.wS1\\n2.bG1 wS1-\\n3.wL -wS1\\n1-0 | Base+L | 3 | game-type-missing",
                "{a game} 1. wS1 (1. wQ) 2. bG1 wS1- | Base | 2 | game-type-missing",
                "[White \"ann\"]\\n\\n1. wS1 2. bG1 wS1- | Base | 2 | game-type-missing",
                "[White \"ann\"] {c}\\n[Black \"bob\"] 1. wS1 bM wS1- | Base+M | 2 | game-type-missing"
            })
    void piecesGiveTheMissingGameType(String text, String type, int moves, String refusal) {
        String pasted = text.replace("\\n", "\n");
        Told game = Reading.lenientOne(pasted);
        assertThat(game.error()).isEmpty();
        assertThat(game.record().ruleset().gameType()).isEqualTo(type);
        assertThat(game.moves()).hasSize(moves);
        assertThat(codes(game)).contains("game-type-by-pieces");
        assertThat(Reading.refusal(pasted).code()).isEqualTo(refusal);
    }

    @ParameterizedTest
    @CsvSource({
        "'base,A+a1-Q,w', 3",
        "'A+a1-Q,w', 3",
        "'base+Pp,QAa,b', 3",
        "'ultimate,QAa,b2m', 3",
        "'Base r Black[2] - wS1bG1wA1', 3"
    })
    void positionIsGameWithoutMoves(String text, int pieces) {
        Told game = Reading.lenientOne(text);
        assertThat(game.error()).isEmpty();
        assertThat(game.moves()).isEmpty();
        assertThat(game.record().startPosition().stacks()).hasSize(pieces);
        if (text.indexOf(',') >= 0) {
            assertThat(Reading.refusal(text).code()).isEqualTo("hop-refused");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://hivegame.com/analysis?uhp=Base+MLP;InProgress;White[2];wS1;bB1+wS1-",
        "https://hivegame.com/analysis?uhp=Base%2BMLP%3BInProgress%3BWhite%5B2%5D%3BwS1%3BbB1%20wS1-",
        "http://example.org/x?a=b&uhp=Base%2BMLP;InProgress;White[2];wS1;bB1%20wS1-&c=%C3%A9#top",
        "https://example.org/?uhp=Base+MLP%3bInProgress%3bWhite[2]%3bwS1%3bbB1%20wS1%2D",
        "hivegame.com/analysis?uhp=Base+MLP;InProgress;White[2];wS1;bB1+wS1-",
        "www.hivegame.com/analysis?uhp=Base+MLP;InProgress;White[2];wS1;bB1+wS1-",
        "Boards.example.org:8080?a=b&UHP=Base+MLP;InProgress;White[2];wS1;bB1+wS1-",
        "http://example.org/x?a=b&amp;uhp=Base%2BMLP;InProgress;White[2];wS1;bB1%20wS1-&amp;c=d"
    })
    void readsGameStringInLink(String link) {
        for (ReaderOptions options : List.of(ReaderOptions.strict(), ReaderOptions.lenient())) {
            Told game = Reading.one(link, options);
            assertThat(game.error()).isEmpty();
            assertThat(game.remarks()).isEmpty();
            assertThat(GameStrings.print(game.game())).isEqualTo("Base+MLP;InProgress;White[2];wS1;bB1 wS1-");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"“#”", "„#“", "„#”", "«#»", "»#«", "”#”", "＂#＂", "“#\""})
    void readsTagsInQuotationMarksOfWordProcessors(String quotes) {
        String white = "Ann “the queen” Lee";
        String game = "[GameType #]\n[White #] [Black # ]\n1. wS1 2. bG1 wS1-\n1-0\n"
                .replaceFirst("#", quotes.replace("#", "Base+M"))
                .replaceFirst("#", quotes.replace("#", white))
                .replaceFirst("#", quotes.replace("#", ""));
        for (String before : List.of("", "Hi Bob,\n", "<pre>", "[GameType \"Base\"]\n1. wS1 2. bX\n\n")) {
            List<Told> games = Reading.lenient(before + game + "\n" + game);
            assertThat(games).hasSize(before.isEmpty() ? 2 : 3);
            assertThat(games.get(games.size() - 1)).satisfies(PastedTextTest::isWonByWhite);
        }
        Told first = Reading.lenient(game).get(0);
        assertThat(first).satisfies(PastedTextTest::isWonByWhite);
        assertThat(first.tags()).containsExactly(new Tag("White", white), new Tag("Black", ""));
        assertThat(first.found().remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.code() + remark.line() + remark.column())
                        .isEqualTo("mark-read111"));
        NotationException strict = Reading.refusal(game);
        assertThat(strict.code()).isEqualTo("tag-malformed");
        assertThat(strict).hasMessageContaining(String.format("U+%04X", (int) quotes.charAt(0)));
    }

    private static void isWonByWhite(Told game) {
        assertThat(game.error()).isEmpty();
        assertThat(game.moves()).hasSize(2);
        assertThat(game.state()).isEqualTo("WhiteWins");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[GameType “Base]\n1. wS1",
                "[GameType \"Base”]\n1. wS1",
                "[GameType “Base”\n1. wS1",
                "[GameType “Base\n”]\n1. wS1",
                "[GameType “Base[”]\n1. wS1"
            })
    void refusesQuotationMarksThatDoNotCloseTheValue(String text) {
        for (ReaderOptions options : List.of(ReaderOptions.strict(), ReaderOptions.lenient())) {
            assertThat(Reading.one(text, options).error().orElseThrow().line()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\n[GameType “Base”]\nb",
                "[GameType “Base”]",
                "a\n> [GameType \"Base\"]\n> b",
                "\n> b",
                "see [GameType “Base”]\n"
            })
    void commentsMayContainTagsInOtherQuotationMarksAndQuotedLines(String comment) {
        Told game = Reading.whole("[GameType \"Base\"]\n1. wS1 {" + comment + "}\n2. bG1 wS1-\n1-0\n");
        assertThat(game.recordedMoves().get(0).comments()).containsExactly(comment);
        assertThat(Reading.whole(Records.print(game.record(), RecordFormat.PGN)).record())
                .isEqualTo(game.record());
    }

    @ParameterizedTest
    @ValueSource(strings = {"> ", ">", ">> ", " > > ", ">\t", "\uFEFF> "})
    void readsQuotedLines(String mark) {
        for (String text : List.of(
                "[GameType \"Base\"]\n[White \"ann\"]\n\n1. wS1 {c}\n2. bG1 wS1-\n1-0\n\n[GameType \"Base\"]\n1. wS1\n",
                "(;GM[27]SU[hive]P0[id \"ann\"]\n; P0[0 Dropb wS1 N 13 .]\n; P0[1 Done]\n)\n",
                "1. wS1\n2. bG1 wS1-\n",
                "Base;InProgress;White[2];wS1;bG1 wS1-\nBase;NotStarted;White[1]\n")) {
            for (String end : List.of("\n", "\r\n", "\r")) {
                String quoted = (mark + text.strip().replace("\n", "\n" + mark)).replace("\n", end);
                List<Told> plain = Reading.lenient(text);
                List<Told> games = Reading.lenient(quoted);
                assertThat(games)
                        .extracting(Told::record)
                        .isEqualTo(plain.stream().map(Told::record).toList());
                assertThat(games).allSatisfy(game -> assertThat(codes(game)).startsWith("words-ignored"));
                List<Told> after = Reading.lenient("Ann wrote:" + end + end + quoted);
                assertThat(after).hasSize(plain.size() + 1);
                if (!text.startsWith("1")) {
                    List<Told> all = Reading.lenient("[GameType \"Base\"]" + end + "1. wS1" + end + "*" + end + quoted);
                    assertThat(all)
                            .extracting(Told::record)
                            .endsWith(games.stream().map(Told::record).toArray(GameRecord[]::new));
                    assertThat(codes(all.get(0))).isEmpty();
                }
            }
        }
    }

    @Test
    void placesInQuotedLinesCountTheMarks() {
        NotationException error = Reading.lenient("> [GameType \"Base\"]\n> 1. wS1\n> 2. bG1 wX1-\n")
                .get(0)
                .error()
                .orElseThrow();
        assertThat(error.line() + ":" + error.column()).isEqualTo("3:6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<p>", "game: ", "1.5 ", "x\"", "x\ny "})
    void findsGameInLineAfterOtherText(String before) {
        for (String next : List.of("\n", " \r\n", "[White \"ann\"]\n", " ")) {
            List<Told> games = Reading.lenient(before + "[GameType \"Base\"]" + next + "1. wS1 2. bG1 wS1-\n1-0\n");
            assertThat(games).hasSize(2);
            assertThat(games.get(1)).satisfies(PastedTextTest::isWonByWhite);
        }
        for (String text :
                List.of("<p>The tag [GameType \"Base\"] names the expansions.", "We play base; you begin.")) {
            assertThat(Reading.lenient(text)).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " good game",
                ", what do you think?",
                ".",
                "\" is a good start; isn't it?",
                "`",
                "\tann\tbob",
                " {a; b}",
                " // comment",
                "\",1-0",
                "\u001B[0m"
            })
    void ignoresWordsAfterGameString(String words) {
        for (String game : List.of(
                "Base;InProgress;White[2];wS1;bG1 wS1-",
                "Base;InProgress;Black[1];wS1",
                "wS1;bG1 wS1–",
                "https://hivegame.com/analysis?uhp=Base%3BInProgress%3BWhite%5B2%5D%3BwS1%3BbG1%20wS1-")) {
            Told read = Reading.lenientOne(game + words);
            assertThat(read.record()).isEqualTo(Reading.lenientOne(game).record());
            assertThat(codes(read)).contains("words-ignored");
            assertThat(Reading.one(game + words, ReaderOptions.strict()).error())
                    .isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {" wQ -wS1", "x", "-", "/wS1", " or wQ wS1-", ";x", ";wX1 wS1-"})
    void refusesGameStringWithOtherMoves(String words) {
        assertThat(Reading.lenientOne("Base;InProgress;White[2];wS1;bG1 wS1-" + words)
                        .error())
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"#\" | 1 | words-ignored,words-ignored",
                "(#) | 1 | words-ignored,words-ignored",
                "```\\n#\\n``` | 1 | words-ignored",
                "- #\\n- #\\n- # | 3 | words-ignored",
                "1. #\\n2. #\\n3. # | 4 | ''",
                "[1] #\\n[2] # | 3 | ''",
                "12:30 #\\n12:31 # | 3 | ''",
                "[12:30] ann: hello\\n[12:31] bob: #\\n[12:32] ann: thanks\\n[12:33] bob: # | 3 | ''",
                "2026-11-27: #\\n2026-11-28: # | 3 | ''",
                "# a comment\\n#\\n# | 3 | ''",
                "[a game](#) | 2 | words-ignored",
                "1.5 #\\nBye | 2 | ''",
                "# # | 2 | ''",
                "#,#,# | 3 | words-ignored",
                "\"#\",\"#\" | 2 | words-ignored,words-ignored",
                "<td>#</td><td>#</td> | 3 | words-ignored",
                "[quote=ann;5]#[/quote] | 2 | words-ignored"
            })
    void findsGameStringsInLists(String text, int texts, String codes) {
        for (String game : List.of(
                "Base;WhiteWins;White[2];wS1;bG1 wS1-",
                "https://hivegame.com/analysis?uhp=Base%3BWhiteWins%3BWhite%5B2%5D%3BwS1%3BbG1+wS1-")) {
            List<Told> games = Reading.lenient(text.replaceAll("#(?! a)", game).replace("\\n", "\n"));
            assertThat(games).hasSize(texts);
            List<Told> valid =
                    games.stream().filter(found -> found.error().isEmpty()).toList();
            assertThat(valid).hasSize(text.split("#(?! a)", -1).length - 1).allSatisfy(PastedTextTest::isWonByWhite);
            assertThat(codes(valid.get(0))).isEqualTo(codes);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "look at this\n",
                "> a quoted line\n\n",
                "[GameType \"Base\"]\n1. wS1 1-0\n",
                "(;GM[27]SU[hive])\n",
                "; a comment\n",
                "{a comment}\n",
                "{a comment} ",
                "[White \"ann\"]\n",
                "[White \"ann\"]\n\n",
                "[GameType \"Base\"]\n1. wS1\n",
                "1. wS1 2. bG1 wS1- ",
                "(;GM[27]SU[hive]\n"
            })
    void findsGameStringAfterOtherText(String before) {
        for (String game : List.of(
                "Base;WhiteWins;White[2];wS1;bG1 wS1-",
                "https://hivegame.com/analysis?uhp=Base%3BWhiteWins%3BWhite%5B2%5D%3BwS1%3BbG1+wS1-",
                "hv.example.org/analysis?uhp=Base;WhiteWins;White[2];wS1;bG1+wS1-",
                "hivegame.com/analysis?uhp=Base;WhiteWins;White[2];wS1;bG1+wS1-")) {
            List<Told> games = Reading.lenient(before + game + "\nBase;NotStarted;White[1]");
            assertThat(games).hasSize(3);
            assertThat(games.get(1)).satisfies(PastedTextTest::isWonByWhite);
            assertThat(games.get(2).error()).isEmpty();
            List<Told> inLine = Reading.lenient("[GameType \"Base\"]\n1. wS1 1-0\nNext: " + game + "\n- " + game);
            assertThat(inLine).hasSize(5);
            assertThat(List.of(inLine.get(2), inLine.get(4))).allSatisfy(PastedTextTest::isWonByWhite);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "InProgress", "draw;", "White[2]", "*", "WhiteWins time"})
    void resultsAloneAreNoGames(String line) {
        List<Told> games = Reading.lenient("Base;InProgress;Black[1];wS1\n" + line + "\nBase;NotStarted;White[1]");
        assertThat(games).extracting(game -> game.error().isPresent()).containsExactly(false, true, false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1) wS1 2) bG1 wS1- 3) wQ -wS1",
                "1: wS1\n2: bG1 wS1-\n3: wQ -wS1",
                "wS1, bG1 wS1-, wQ -wS1",
                "wS1,bG1 wS1-,wQ -wS1,",
                "1. wS1, bG1 wS1-,\n2. wQ -wS1",
                "1. wS1 | bG1 wS1-\n2. wQ -wS1 |",
                "| 1 | wS1 | bG1 wS1- |\n| 2 | wQ -wS1 | |"
            })
    void readsMovesWithOtherSeparators(String moves) {
        for (String before : List.of("", "[GameType \"Base\"]\n", "My game:\n", "| White | Black |\n|---|---|\n")) {
            List<Told> games = Reading.lenient(before + moves);
            Told game = games.get(games.size() - 1);
            assertThat(game.error()).isEmpty();
            assertThat(MoveStrings.print(game.game())).containsExactly("wS1", "bG1 wS1-", "wQ -wS1");
            assertThat(codes(game)).contains("words-ignored");
            assertThat(Reading.scan(before + moves, ReaderOptions.strict()))
                    .allSatisfy(strict -> assertThat(strict.error()).isPresent());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"My game, 1 win of 3:\n\n", "\"", "`", "||", "* ", "<p>", "moves: ", "[code]", "[code]\n", "1. "
            })
    void findsMovesAloneAfterOtherText(String before) {
        for (String moves :
                List.of("1. wS1\n2. bG1 wS1-", "wS1 bG1 wS1-", "wS1;bG1 wS1-", "wS1\nbG1 wS1-", "1.wS1 bG1 wS1-")) {
            for (String after : List.of("\n", " [/code]", "\n[/code]\nThanks!")) {
                assertThat(Reading.lenient(before + moves + after)).anySatisfy(game -> {
                    assertThat(game.error()).isEmpty();
                    assertThat(game.moves()).hasSize(2);
                });
            }
        }
    }

    @Test
    void ignoresOtherMovesInSessionOfEngine() {
        List<Told> games =
                Reading.lenient("> newgame Base\nBase;NotStarted;White[1]\nok\nvalidmoves\nwS1;wB1;wG1;wA1\nok\n"
                        + "play wS1\nBase;InProgress;Black[1];wS1\nok\nvalidmoves\nbS1 wS1-;bB1 wS1-\nok\n"
                        + "bestmove depth 1\nbG1 wS1-\nok\n");
        assertThat(games).hasSize(3);
        assertThat(games.subList(1, 3))
                .allSatisfy(game -> assertThat(game.error()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r", "\n ", " \n"})
    void readsGameStringsInSeveralLines(String wrap) {
        String game = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
        String last = "Base;InProgress;Black[1];wS1";
        for (String text : List.of(
                "Base;InProgress;White[3];wS1;#bG1 wS1-;#wQ#-wS1;#bQ bG1-",
                "Base;InProgress;White[3];wS1;#bG1 wS1-;wQ -wS1;bQ bG1-",
                "Base;InProgress;White[3];wS1;bG1#wS1-;wQ -wS1;bQ bG1-",
                "Base;InProgress;White[3];wS1;bG1 wS1-;wQ#-wS1;bQ#bG1-")) {
            List<Told> games = Reading.lenient(text.replace("#", wrap) + "\n" + last + "\n" + last);
            assertThat(games).hasSize(3);
            assertThat(GameStrings.print(games.get(0).game())).isEqualTo(game);
            assertThat(codes(games.get(0))).isEqualTo("line-wrapped");
            assertThat(games.get(1).remarks()).isEmpty();
            assertThat(Reading.lenient(game + ";" + wrap + "wS1;bG1 wS1-")).hasSize(2);
            assertThat(Reading.scan(text.replace("#", wrap), ReaderOptions.strict())
                            .get(0)
                            .error()
                            .orElseThrow()
                            .code())
                    .isEqualTo("second-line");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"h.", "www.", "a-b.c.", "h"})
    void longNamesOfHostsDoNotOverflowTheStack(String part) {
        String host = part.repeat(50_000);
        for (String text : List.of(host, host + "com/", "hello\n" + host, "Base;NotStarted;White[1]\n" + host)) {
            assertThat(Reading.lenient(text))
                    .isNotEmpty()
                    .last()
                    .satisfies(game -> assertThat(game.error()).isPresent());
        }
    }

    @Test
    void errorsInLinksHavePlacesInLinks() {
        String text = "Base;NotStarted;White[1]\nhttps://x.org/?uhp=Base%3BInProgress%3BWhite%5B2%5D%3BwS1%3BbX%20wS1-";
        NotationException error =
                Reading.scan(text, ReaderOptions.strict()).get(1).error().orElseThrow();
        assertThat(error.line()).isEqualTo(2);
        assertThat(error.column()).isEqualTo(1 + text.split("\n")[1].indexOf("bX"));
        assertThat(error.token()).isEqualTo("bX wS1-");
    }

    @ParameterizedTest
    @CsvSource({
        "https://hivegame.com/game/x7",
        "www.hivegame.com",
        "hivegame.com/game/x7",
        "hivegame.com/analysis",
        "http://example.org/analysis?other=Base",
        "' https://x.org'"
    })
    void refusesOtherLinksByName(String link) {
        String sentence = "Expected a record, found a link; copy the game's PGN or GameString.";
        for (ReaderOptions options : List.of(ReaderOptions.strict(), ReaderOptions.lenient())) {
            assertThat(Reading.one(link, options).error().orElseThrow().sentence(Locale.ENGLISH))
                    .isEqualTo(sentence);
            List<Told> games = Reading.scan("[GameType \"Base\"]\n1. wS1 1-0\n" + link, options);
            assertThat(games.get(1).error().orElseThrow().sentence(Locale.ENGLISH))
                    .isEqualTo(sentence);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "wS1–, U+2013, en dash, -",
        "wS1—, U+2014, em dash, -",
        "−wS1, U+2212, minus sign, -",
        "wS1⁄, U+2044, fraction slash, /",
        "∕wS1, U+2215, division slash, /",
        "wS1／, U+FF0F, full-width slash, /",
        "‑wS1, U+2011, non-breaking hyphen, -"
    })
    void readsMarksOfWordProcessors(String place, String code, String name, char mark) {
        char written = place.charAt(place.startsWith("wS1") ? 3 : 0);
        String found = "\"" + written + "\" (" + code + ", " + name + ")";
        for (String text : List.of("[GameType \"Base\"]\n1. wS1\n2. bG1 " + place, "Base;wS1;bG1 " + place)) {
            Told game = Reading.lenientOne(text);
            assertThat(game.error()).isEmpty();
            assertThat(MoveStrings.print(game.game())).contains("bG1 " + place.replace(written, mark));
            assertThat(game.remarks()).contains(found + " is read as \"" + mark + "\".");
        }
        String strict = "[GameType \"Base\"]\n1. wS1\n2. bG1 " + place;
        assertThat(Reading.refusal(strict).sentence(Locale.ENGLISH))
                .isEqualTo("Expected one of - / \\ beside a piece, found " + found + ".");
        Game first = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1");
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> MoveStrings.parse("bG1 " + place, first));
        assertThat(error.sentence(Locale.ENGLISH)).contains(found);
        assertThat(error.sentence(Locale.forLanguageTag("ru"))).contains(code);
    }

    @ParameterizedTest
    @ValueSource(chars = {'\u0085', '\u00A0', '\u00AD', '\u200B', '\u2028', '\u202A', '\u202F', '\u2069', '\u3000'})
    void readsWhiteSpaceOfAnyKind(char space) {
        for (String text : List.of(
                "[ GameType \" Base+M \"]\n[White \"ann\"]\n[Result \" 1-0 \"]\n\n1. wS1\n2. bM wS1-\n\n1-0",
                "Base+M;InProgress;White[2];wS1;bM wS1-",
                "wS1;bM wS1-",
                "1. wS1 2. bM wS1-",
                "(;GM[ 27]SU[ hive-m ]P0[id \"a\"]; P0[ 1 Dropb wS1 N 13 .] ; P0[2 Done]; P1[3 Dropb bM O 13 wS1-]; P1[4"
                        + " Done])")) {
            Told game = Reading.lenientOne(text.replaceAll("[ \n]", String.valueOf(space)));
            assertThat(game.error()).as(text).isEmpty();
            assertThat(game.moves()).hasSize(2);
        }
    }

    @Test
    void playNamesTheIllegalMove() {
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bG1 wS1-");
        NotationException error = catchThrowableOfType(
                NotationException.class, () -> MoveStrings.play(game, "wQ -wS1", "bQ bG1-", "wS1 -wQ"));
        assertThat(error.ply()).isEqualTo(5);
        assertThat(error.token()).isEqualTo("wS1 -wQ");
        assertThat(error.violations()).isNotEmpty();
        assertThat(error.getMessage())
                .isEqualTo("text:1:1 ply 5: wS1 is pinned: moving it would separate wQ from bG1 and bQ. [R3.2]");
        assertThat(catchThrowableOfType(NotationException.class, () -> MoveStrings.play(game, "wQ -wS1", "bX"))
                        .ply())
                .isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"±, 16", "∓, 17", "+-, 18", "−+, 19", "=, 10", "□, 7", "‼, 3", "∞, 13"})
    void glyphsAreNags(String glyph, int nag) {
        Told game = Reading.one(
                "[GameType \"Base\"]\n1. wS1 " + glyph + " 2. bG1 wS1- " + glyph + " 1-0", ReaderOptions.strict());
        assertThat(game.error()).isEmpty();
        assertThat(game.recordedMoves())
                .allSatisfy(move -> assertThat(move.nags()).containsExactly(nag));
        assertThat(game.state()).isEqualTo("WhiteWins");
    }

    @ParameterizedTest
    @CsvSource({"'base,QAaB+++B,w', B", "'base,QaA+++a,w', a", "'QAa+++G,w', G", "'QA+a+S+s+B+G,w', G"})
    void stepOntoPieceInHopIsAnError(String hop, String piece) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> PositionStrings.parseSetup(hop));
        assertThat(error.code()).isEqualTo("hop-occupied");
        assertThat(error.token()).isEqualTo(piece);
    }
}
