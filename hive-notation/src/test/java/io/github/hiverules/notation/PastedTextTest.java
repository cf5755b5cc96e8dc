// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
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
                "[White \"ann\"]\\n\\n1. wS1 2. bG1 wS1- | Base | 2 | game-type-missing",
                "[White \"ann\"]\\n[Black \"bob\"] 1. wS1 bM wS1- | Base+M | 2 | game-type-missing"
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
    @ValueSource(strings = {"a\n[GameType “Base”]\nb", "[GameType “Base”]", "\n> b", "see [GameType “Base”]\n"})
    void commentsMayContainTagsInOtherQuotationMarksAndQuotedLines(String comment) {
        Told game = Reading.whole("[GameType \"Base\"]\n1. wS1 {" + comment + "}\n2. bG1 wS1-\n1-0\n");
        assertThat(game.recordedMoves().get(0).comments()).containsExactly(comment);
        assertThat(Reading.whole(Records.print(game.record(), RecordFormat.PGN)).record())
                .isEqualTo(game.record());
    }

    @ParameterizedTest
    @ValueSource(strings = {" wQ -wS1", "x", "-", "/wS1", " or wQ wS1-", ";x", ";wX1 wS1-"})
    void refusesGameStringWithOtherMoves(String words) {
        assertThat(Reading.lenientOne("Base;InProgress;White[2];wS1;bG1 wS1-" + words)
                        .error())
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "InProgress", "draw;", "White[2]", "*", "WhiteWins time"})
    void resultsAloneAreNoGames(String line) {
        List<Told> games = Reading.lenient("Base;InProgress;Black[1];wS1\n" + line + "\nBase;NotStarted;White[1]");
        assertThat(games).extracting(game -> game.error().isPresent()).containsExactly(false, true, false);
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
        }
    }

    @ParameterizedTest
    @CsvSource({
        "wS1–, U+2013, en dash, -",
        "wS1—, U+2014, em dash, -",
        "−wS1, U+2212, minus sign, -",
        "‑wS1, U+2011, non-breaking hyphen, -"
    })
    void readsDashesOfWordProcessors(String place, String code, String name, char mark) {
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
