// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.moves;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.reading.RecordDates;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.sgf.ResultProse;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers of BoardSpace records: variant, players, dates, result (N4). */
class BoardSpaceHeaderTest {
    @Test
    void readsPlayersOfBothColours() {
        String pie = HEAD.replace("hive", "hive-pielm");
        GameRecord swapped = only(tree(
                pie, "wS1 N 13", "1 Swap", "1 Done", "0 Dropb bS1 O 13 .", "0 Done", "1 Dropb wQ M 13 .", "1 Done"));
        assertThat(moves(swapped)).isEqualTo("wS1;bS1 wS1-;wQ -wS1");
        assertThat(swapped.tag("White")).contains("bob");
        assertThat(moves(only(tree(pie, "0 PlayWhite", "0 Done", "wS1 N 13")))).isEqualTo("wS1");
        assertThat(moves(only(tree(pie, "0 PlayBlack", "0 Done", "1 Dropb wS1 N 13 .", "1 Done"))))
                .isEqualTo("wS1");
    }

    @Test
    void readsRepeatedHeader() {
        GameRecord record =
                only(tree("(;GM[27]SU[hive]SU[hive]P0[id \"ann\"]P0[id \"ann\"]P1[id \"bob\"]", "wS1 N 13"));
        assertThat(record.tags().stream().filter(tag -> tag.name().equals("SU")))
                .hasSize(1);
        assertThat(record.tag("White")).contains("ann");
        assertThat(record.tag("Black")).contains("bob");
    }

    @ParameterizedTest
    @CsvSource({
        "hive, ''",
        "Hive, ''",
        "hive-m, M",
        "HIVE-L, L",
        "hive-p, P",
        "hive-lm, ML",
        "hive-pm, MP",
        "hive-pl, LP",
        "Hive-PLM, MLP",
        "hive-plm 2 0 101, MLP",
        "hive-pielm, MLP"
    })
    void readsExpansionsFromVariant(String variation, String letters) {
        Set<Expansion> expansions = only(tree(HEAD.replace("[hive]", "[" + variation + "]")))
                .ruleset()
                .expansions();
        assertThat(expansions.stream().map(e -> "" + e.letter()).reduce("", String::concat))
                .isEqualTo(letters);
    }

    @ParameterizedTest
    @CsvSource({"hive-ultimate", "chess", "hive-x", "hivex"})
    void refusesOtherVariationsByName(String variation) {
        NotationException error = catchThrowableOfType(
                NotationException.class, () -> only(tree(HEAD.replace("[hive]", "[" + variation + "]"))));
        assertThat(error.token()).isEqualTo(variation);
    }

    @ParameterizedTest
    @CsvSource({
        "Game won by bob, BLACK",
        "ann vann spelet, WHITE",
        "La partie est gagnée par bob, BLACK",
        "annabel won, ",
        "something, "
    })
    void readsWinnerFromResultSentence(String prose, String winner) {
        GameRecord record = only(tree(HEAD.replace("SU[", "RE[" + prose + "]SU["), "wS1 N 13"));
        assertThat(record.outcome().winner().map(Enum::name).orElse(null)).isEqualTo(winner);
        assertThat(record.outcome().isOver()).isEqualTo(winner != null);
    }

    @Test
    void readsDatesAndKeepsWholeHeader() {
        GameRecord record = only(
                tree(HEAD.replace("SU[", "DT[Fri Apr 19 19:54:39 CDT 2013]\nP0[ranking 1500]XY[odd \\] value]SU[")));
        assertThat(record.tag("Date")).contains("2013.04.19");
        assertThat(record.tags())
                .contains(new Tag("XY", "odd ] value"), new Tag("P0", "ranking 1500"), new Tag("P1", "time 0:02:00 "));
    }

    @ParameterizedTest
    @CsvSource({
        "Bob, by Bob, Game won by Bob, WHITE",
        "Bob, by Bob, Game won by by Bob, BLACK",
        "Bob, by Bob, ' Game won by Bob ', WHITE",
        "Bob, by Bob, vunnet by Bob, BLACK",
        "Ray, Bob Ray, Bob Ray vann spelet, BLACK",
        "Ray, Bob Ray, Ray vann spelet, WHITE",
        "spelet, bob, bob vann spelet, BLACK",
        "draw, bob, Game won by draw, WHITE",
        "draw, bob, gewonnen hat draw, WHITE",
        "bob, Remis, Das Spiel gewann Remis, BLACK",
        "Annabel, Ann, Annabel wins against Ann, WHITE",
        "Ann Lee, Ann, Ann Lee (White) beat Ann, WHITE",
        "ann, bob, ann lost to bob, BLACK",
        "Dumbot, bob, Dumbotの勝ち, WHITE",
        "ann, bob, 胜者bob, BLACK"
    })
    void winnerIsPlayerNamedInSentence(String white, String black, String prose, Color winner) {
        assertThat(ResultProse.read(prose, white, black)).contains(Outcome.wonBy(winner, Termination.UNKNOWN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The game is a draw",
                "Draw",
                "draw by agreement",
                "The game was drawn.",
                "La partie est nulle",
                "nulle",
                "Das Spiel endet Remis",
                "REMIS",
                "ничья",
                "Игра окончена: НИЧЬЯ!",
                "patta",
                "El juego termina en tablas",
                "empate",
                "remise",
                "ann agreed to a draw with bob"
            })
    void readsDrawsInAllLanguages(String prose) {
        assertThat(ResultProse.read(prose, "ann", "bob")).contains(Outcome.drawn(Termination.UNKNOWN));
        assertThat(ResultProse.read(prose, "The", "")).contains(Outcome.drawn(Termination.UNKNOWN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "withdrawn", "drawing", "tabla", "annabel won", "bobann", "Game won by ", "a"})
    void findsNoResultInOtherText(String prose) {
        assertThat(ResultProse.read(prose, "ann", "bob")).isEmpty();
        assertThat(ResultProse.read(prose, "", "")).isEmpty();
    }

    @Test
    void writesResultInEnglish() {
        assertThat(ResultProse.print(Outcome.inProgress(), "ann", "bob")).isEmpty();
        assertThat(ResultProse.print(Outcome.wonBy(Color.WHITE, Termination.TIME), "ann", "bob"))
                .contains("Game won by ann");
        assertThat(ResultProse.print(Outcome.wonBy(Color.BLACK, Termination.TIME), "ann", "bob"))
                .contains("Game won by bob");
        assertThat(ResultProse.print(Outcome.drawn(Termination.AGREEMENT), "ann", "bob"))
                .contains("The game is a draw");
    }

    @ParameterizedTest
    @CsvSource({
        "ann, ann, Game won by ann",
        "'', '', Game won by ann",
        "ann, bob, Game won by cleo",
        "ann, bob, Game won by anna",
        "'', bob, Game won by ''"
    })
    void ignoresNameOfUnknownPlayer(String white, String black, String prose) {
        assertThat(ResultProse.read(prose, white, black)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "aab aaab, aab, 3",
        "aaab aab, aab, 8",
        "xab ab abx, ab, 6",
        "abab abab, abab, 9",
        "a a a a, a a, 7",
        "a-a-a-b, a-a-b, 7",
        "ab-ab-ab-c, ab-ab-c, 10",
        "a-a-b-a-a-b-a-a-c, a-a-b-a-a-c, 17",
        "aaaa, aa, -1",
        "aa, '', -1",
        "'', a, -1"
    })
    void findsNameAsSeparateWord(String text, String name, int end) {
        assertThat(ResultProse.lastMention(text, name)).isEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({
        "Fri Apr 19 19:54:39 CDT 2013, 2013.04.19",
        "Sat Apr 02 2016, 2016.04.02",
        "28 October 2018, 2018.10.28",
        "2018-10-08, 2018.10.08",
        "' 2018.10.08 ', 2018.10.08",
        "Fri Apr 31 2013, ",
        "Fri Foo 30 2013, ",
        "2018-13-01, ",
        "2018--01, ",
        "18-10-08, ",
        "2018-+1-08, ",
        "someday, ",
        "'', "
    })
    void datesAreReadInTheClientsForms(String date, String pgn) {
        assertThat(RecordDates.toPgn(date).orElse(null)).isEqualTo(pgn);
    }

    @ParameterizedTest
    @CsvSource({
        "RULES[mine], Expected rules such as rulebook",
        "POSITION[x], The start position can't be read.",
        "POSITION[Base r White[5] - wS1bS1], The start position is impossible",
        "POSITION[Base+P r White[1] - -], The start position is for Base+P",
    })
    void rejectsImpossibleStart(String property, String reason) {
        String escaped = property.substring(0, property.length() - 1).replace("]", "\\]") + "]";
        NotationException error = catchThrowableOfType(
                NotationException.class, () -> only("(;AP[hive-rules]GM[27]SU[hive]" + escaped + ")"));
        assertThat(error.sentence(Locale.ENGLISH)).contains(reason);
        assertThat(error.column()).isEqualTo(31);
    }

    @Test
    void resignedGameIsOverWithAnyResult() {
        Told record =
                Reading.whole(tree(HEAD.replace("SU[", "RE[Game won by bob]SU["), "wS1 N 13", "1 Resign", "1 Done"));
        assertThat(record.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(record.remarks())
                .singleElement()
                .asString()
                .contains("the actions lead to WhiteWins; WhiteWins is used");
    }

    @Test
    void writesHeaderOfSourceOrOfArchive() {
        GameRecord record = only(tree(HEAD, "wS1 N 13"));
        assertThat(Records.print(record, RecordFormat.SGF))
                .contains("P0[id \"ann\"]")
                .doesNotContain("AP[");
        GameRecord other =
                record.withTags(List.of(new Tag("White", "ann"), new Tag("Round", "3"), new Tag("Coach", "x]")));
        assertThat(Records.print(other, RecordFormat.SGF))
                .contains("AP[hive-rules]", "GM[27]", "SU[hive]", "P0[id \"ann\"]", "RO[3]", "PGN[Coach x\\]]")
                .contains("; P0[1 Pick W 4 wS1]\n; P0[2 Dropb wS1 N 13 .]\n; P0[3 Done]\n");
    }
}
