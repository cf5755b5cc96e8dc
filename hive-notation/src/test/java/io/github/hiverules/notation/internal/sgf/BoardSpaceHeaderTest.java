package io.github.hiverules.notation.internal.sgf;

import static io.github.hiverules.notation.internal.sgf.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.internal.sgf.BoardSpaceTrees.moves;
import static io.github.hiverules.notation.internal.sgf.BoardSpaceTrees.only;
import static io.github.hiverules.notation.internal.sgf.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Tag;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What BoardSpace's headers tell of a game: variation, players, dates, result (N4). */
class BoardSpaceHeaderTest {
    @Test
    void playersMaySettleWhoHasWhite() {
        String pie = HEAD.replace("hive", "hive-pielm");
        GameRecord swapped = only(tree(
                pie,
                "0 Dropb wS1 N 13 .",
                "0 Done",
                "1 Swap",
                "1 Done",
                "0 Dropb bS1 O 13 .",
                "0 Done",
                "1 Dropb wQ M 13 .",
                "1 Done"));
        assertThat(moves(swapped)).isEqualTo("wS1;bS1 wS1-;wQ -wS1");
        assertThat(swapped.white()).contains("bob");
        assertThat(moves(only(tree(pie, "0 PlayWhite", "0 Done", "0 Dropb wS1 N 13 .", "0 Done"))))
                .isEqualTo("wS1");
        assertThat(moves(only(tree(pie, "0 PlayBlack", "0 Done", "1 Dropb wS1 N 13 .", "1 Done"))))
                .isEqualTo("wS1");
    }

    @Test
    void aNameInTheEnglishWordForADrawIsNoWinner() {
        GameRecord record = only(tree(
                HEAD.replace("\"ann\"", "\"The\"").replace("SU[", "RE[The game is a draw]SU["),
                "0 Dropb wS1 N 13 .",
                "0 Done"));
        assertThat(record.outcome()).isEqualTo(Outcome.drawn(Termination.UNKNOWN));
    }

    @Test
    void aRepeatedHeaderSaysTheSameAgain() {
        GameRecord record = only(tree(
                "(;GM[27]SU[hive]SU[hive]P0[id \"ann\"]P0[id \"ann\"]P1[id \"bob\"]", "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(record.tags().stream().filter(tag -> tag.name().equals("SU")))
                .hasSize(1);
        assertThat(record.white()).contains("ann");
        assertThat(record.black()).contains("bob");
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
    void theVariationNamesTheExpansions(String variation, String letters) {
        Set<Expansion> expansions = only(tree(HEAD.replace("[hive]", "[" + variation + "]")))
                .ruleset()
                .expansions();
        assertThat(expansions.stream().map(e -> "" + e.letter()).reduce("", String::concat))
                .isEqualTo(letters);
    }

    @ParameterizedTest
    @CsvSource({"hive-ultimate", "chess", "hive-x", "hivex"})
    void otherVariationsAreRefusedByName(String variation) {
        RecordException error = catchThrowableOfType(
                RecordException.class, () -> only(tree(HEAD.replace("[hive]", "[" + variation + "]"))));
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
    void theResultIsTheNameInTheProse(String prose, String winner) {
        GameRecord record = only(tree(HEAD.replace("SU[", "RE[" + prose + "]SU["), "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(record.outcome().winner().map(Enum::name).orElse(null)).isEqualTo(winner);
        assertThat(record.outcome().isOver()).isEqualTo(winner != null);
    }

    @Test
    void datesAreReadAndEverythingInTheHeadIsKept() {
        GameRecord record = only(
                tree(HEAD.replace("SU[", "DT[Fri Apr 19 19:54:39 CDT 2013]\nP0[ranking 1500]XY[odd \\] value]SU[")));
        assertThat(record.tag("Date")).contains("2013.04.19");
        assertThat(record.tags())
                .contains(new Tag("XY", "odd ] value"), new Tag("P0", "ranking 1500"), new Tag("P1", "time 0:02:00 "));
    }

    @ParameterizedTest
    @CsvSource({
        "Game, bob, Game won by bob, BLACK",
        "bob, bob won, Game won by bob won, BLACK",
        "won, carl, Game won by won, WHITE"
    })
    void theWinnerIsTheNameThatIsMentionedLast(String white, String black, String prose, Color winner) {
        String head = HEAD.replace("\"bob\"", "\"" + black + "\"")
                .replace("\"ann\"", "\"" + white + "\"")
                .replace("SU[", "RE[" + prose + "]SU[");
        assertThat(only(tree(head, "0 Dropb wS1 N 13 .", "0 Done")).outcome().winner())
                .contains(winner);
    }

    @Test
    void aGameGivenUpIsOverWhateverTheResultSays() {
        GameRecord record = only(tree(
                HEAD.replace("SU[", "RE[Game won by bob]SU["), "0 Dropb wS1 N 13 .", "0 Done", "1 Resign", "1 Done"));
        assertThat(record.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(record.remarks())
                .singleElement()
                .asString()
                .contains("by the actions it is WhiteWins, which counts");
    }

    @Test
    void theWritersHeaderIsTheSourcesOrRetoldInTheArchivesWords() {
        GameRecord record = only(tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(BoardSpaceWriter.print(record)).contains("P0[id \"ann\"]").doesNotContain("AP[");
        GameRecord other = GameRecord.builder()
                .from(record)
                .tags(List.of(new Tag("White", "ann"), new Tag("Round", "3"), new Tag("Coach", "x]")))
                .build();
        assertThat(BoardSpaceWriter.print(other))
                .contains("AP[hive-rules]", "GM[27]", "SU[hive]", "P0[id \"ann\"]", "RO[3]", "PGN[Coach x\\]]")
                .contains("; P0[1 Pick W 4 wS1]\n; P0[2 Dropb wS1 N 13 .]\n; P0[3 Done]\n");
    }
}
