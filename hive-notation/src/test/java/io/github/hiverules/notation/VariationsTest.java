// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Variations are judged, and are edited by path. */
class VariationsTest {
    private static final String HEAD = "[GameType \"Base\"]\n";
    private static final GameRecord RECORD = Records.parseOne(HEAD
            + "1. wS1 2. bS1 wS1- 3. wQ -wS1 (3. wA1 -wS1 {a} 4. bQ bS1-) (3. wG1 -wS1 4. bA1 bS1- (4. bB1"
            + " bS1-)) 4. bQ bS1-");

    private static final String SGF = "(;GM[27]SU[hive]; P0[1 Pick W 4 wS1]; P0[2 Dropb wS1 N 13 .]; P0[3 Done]\n";

    private static RecordCursor at(GameRecord record, String path) {
        return record.cursor(RecordPath.parse(path));
    }

    private static RecordedMove move(GameRecord record, String path) {
        return at(record, path).move().orElseThrow();
    }

    private static String moves(GameRecord record, String path) {
        return String.join(";", MoveStrings.print(at(record, path).game()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.", "1.1", "0.1.1", "1.0.1", "1.1.0", "-1", "1.1.1.1", "00", "07", "9999999999"})
    void refusesOtherTextAsPath(String text) {
        assertThatThrownBy(() -> RecordPath.parse(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void refusesPathsDeeperThanHundred() {
        String deepest = "1" + ".1.1".repeat(100);
        assertThat(RecordPath.parse(deepest)).hasToString(deepest);
        assertThatThrownBy(() -> RecordPath.parse(deepest + ".1.1")).isInstanceOf(NotationException.class);
        String longest = "999999999" + ".999999999.999999999".repeat(100);
        assertThat(RecordPath.parse(longest)).hasToString(longest);
    }

    @Test
    void keepsResignationWhenMovesChange() {
        Outcome resigned = Outcome.wonBy(Color.WHITE, Termination.RESIGNATION);
        GameRecord record = RECORD.withOutcome(resigned);
        RecordCursor promoted = at(record, "3.1.1").promote();
        assertThat(promoted.record().outcome()).isEqualTo(resigned);
        assertThat(promoted.game().isOver()).isFalse();
        assertThat(promoted.end().game().outcome()).isEqualTo(resigned);
        assertThat(at(record, "3").remove().record().outcome()).isEqualTo(resigned);
        assertThat(at(record, "1").withComments("a").record().outcome()).isEqualTo(resigned);
    }

    @Test
    void openingCommentOfVariationBelongsToFirstMove() {
        GameRecord record = Records.parseOne(
                "[GameType \"Base\"]\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1 ({[%text GM[27] \\u007d]} 3. wA1 -wS1 {good})\n");
        assertThat(at(record, "3.1.1").promote().comments()).containsExactly("GM[27] }", "good");
        assertThat(Records.parseOne(Records.print(record, RecordFormat.PGN))).isEqualTo(record);
        GameRecord removed = at(record, "3").remove().record();
        assertThat(move(removed, "3").comments()).containsExactly("GM[27] }", "good");
        assertThat(move(removed, "2").comments()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "*", "WhiteWins", "1/2-1/2 {even}"})
    void readsResultAfterVariation(String result) {
        GameRecord record = Records.parseOne("[GameType \"Base\"]\n1. wS1 (1. wG1 " + result + ") 2. bS1 wS1-\n");
        assertThat(record.moves()).hasSize(2);
        assertThat(move(record, "1.1.1").comments()).startsWith(result.replaceAll(" .*", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "; P1[time 0:02:00 ]",
                "XX[1]",
                "KO[]",
                "N[name]",
                "; P0[5 Resign]",
                "; P0[5 OfferDraw]; P1[6 AcceptDraw]"
            })
    void branchKeepsMovesBesideOtherActions(String other) {
        GameRecord record = Records.parseOne(SGF + "(; P1[4 Pick B 2 bG1]; P1[5 Dropb bG1 O 13 wS1-]; P1[6 Done]"
                + other + ")(; P1[4 Pick B 4 bS1]; P1[5 Dropb bS1 O 13 wS1-]; P1[6 Done]))");
        assertThat(record.children()).hasSize(1);
        assertThat(moves(record, "2")).isEqualTo("wS1;bG1 wS1-");
        assertThat(moves(record, "2.1.1")).isEqualTo("wS1;bS1 wS1-");
    }

    @ParameterizedTest
    @CsvSource({
        "(2. bX), 2.1.1",
        "(2. bG1 wS1-) (2. bX), 2.2.1",
        "(2. bG1 wS1- (2. bX)), 2.2.1",
        "(2. bG1 wS1- 3. wX), 2.1.2",
        "(2. bG1 wS1- 3. wQ -wS1 (3. wX)), 2.1.2.1.1"
    })
    void errorInVariationHasItsPath(String variation, String path) {
        NotationException error = catchThrowableOfType(
                NotationException.class,
                () -> Records.parseOne("[GameType \"Base\"]\n1. wS1 2. bS1 wS1- " + variation));
        assertThat(error.path()).hasToString("Optional[" + path + "]");
    }

    @Test
    void brokenBranchLeavesParentBranchWhole() {
        String main = "(; P1[4 Pick B 2 bG1]; P1[5 Dropb bG1 O 13 wS1-]; P1[6 Done])";
        String branch = "(; P1[4 Pick B 4 bS1]; P1[5 Dropb bS1 O 13 wS1-]; P1[6 Done]"
                + "(; P0[7 Pick W 0 wQ]; P0[8 Dropb wQ M 13 -wS1]; P0[9 Done])(; P0 x))";
        GameRecord record = Records.parseOne(SGF + main + branch + ")", ReaderOptions.lenient());
        assertThat(moves(record, "2.1.2")).isEqualTo("wS1;bS1 wS1-;wQ -wS1");
        assertThat(at(record, "2.1.2").comments()).containsExactly("(; P0 x)");
    }

    @Test
    void errorNamesMissingMove() {
        assertThatThrownBy(() -> at(RECORD, "99")).hasMessage("There is no move 99, only 4.");
        assertThatThrownBy(() -> at(RECORD, "3.3.1")).hasMessage("There is no variation 3, only 2.");
    }

    @Test
    void nextVariationReplacesRemovedMove() {
        RecordCursor removed = at(RECORD, "3").remove();
        assertThat(removed.path()).hasToString("2");
        assertThat(moves(removed.record(), "4")).isEqualTo("wS1;bS1 wS1-;wA1 -wS1;bQ bS1-");
        assertThat(moves(removed.record(), "3.1.2")).isEqualTo("wS1;bS1 wS1-;wG1 -wS1;bA1 bS1-");
        RecordCursor inVariation = at(RECORD, "3.1.1").remove();
        assertThat(inVariation.path()).hasToString("2");
        assertThat(inVariation.choices()).hasSize(2);
        assertThat(at(RECORD, "4").remove().record().moves()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wS1! $10 2. bS1 wS1-?! $300 3. wQ -wS1 !! | [[1, 10], [6], [3]] | 1 $300",
                "1. wS1$10 2. bS1 wS1-?!$4$5 3. wQ -wS1$x | [[10], [6, 4, 5], []] | 2 $x"
            })
    void readsNagsAsNumbersOrSigns(String moves, String nags, String comment) {
        List<RecordedMove> read = Records.parseOne(HEAD + moves).recordedMoves();
        assertThat(read.stream().map(RecordedMove::nags).toList()).hasToString(nags);
        assertThat(read.get(comment.charAt(0) - '0').comments()).containsExactly(comment.substring(2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(2. bA1 -bS1)",
                "( 2. xx {a (b} )",
                "(2. bA1 wS1- 3. wQ wS1-)",
                "([x])",
                "(})",
                "()",
                "({only words})",
                "(1-0)"
            })
    void illegalVariationBecomesCommentUnlessStrict(String variation) {
        String text = HEAD + "1. wS1 2. bS1 wS1- " + variation + " 3. wQ -wS1 (3. wA1 -wS1)";
        Told read = Reading.lenientOne(text);
        assertThat(read.error()).isEmpty();
        assertThat(read.recordedMoves().get(1).comments()).containsExactly(variation);
        assertThat(read.recordedMoves().get(0).children()).hasSize(1);
        assertThat(read.recordedMoves().get(1).children()).hasSize(2);
        assertThat(read.remarks())
                .anyMatch(remark -> remark.startsWith("A variation beside ply 2 is kept as a comment"));
        assertThat(Records.parseOne(Records.print(read.record(), RecordFormat.PGN)))
                .isEqualTo(read.record());
        assertThat(Records.parseOne(Records.print(read.record(), RecordFormat.SGF)))
                .isEqualTo(read.record());
        isAnErrorStrictly(text, read.record());
    }

    private static void isAnErrorStrictly(String text, GameRecord lenient) {
        Told strict = Reading.one(text, ReaderOptions.strict());
        assertThat(strict.error().orElseThrow()).hasMessageContaining("variation 2.1.");
        assertThat(strict.record()).isEqualTo(lenient);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;P1[3 Dropb bA1 A 1 .];P1[4 Done])",
                "(;X)",
                "(;P1[3 Resign])",
                "(;C[words])",
                "(;P1[3 nonsense])"
            })
    void illegalBranchBecomesCommentUnlessStrict(String branch) {
        String text =
                "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done](;P1[3 Dropb bS1 O 13 .];P1[4 Done])" + branch + ")";
        Told read = Reading.lenientOne(text);
        assertThat(read.error()).isEmpty();
        assertThat(read.recordedMoves().get(1).comments()).containsExactly(branch);
        assertThat(read.remarks()).hasSize(1);
        assertThat(Records.parseOne(Records.print(read.record(), RecordFormat.PGN)))
                .isEqualTo(read.record());
        isAnErrorStrictly(text, read.record());
    }

    @Test
    void orderOfPropertiesInNodeIsIrrelevant() {
        String clock = "P0[2 Done]C[first]NAG[1]TM[5000]";
        String head = "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];";
        GameRecord record = Records.parseOne(head + clock + ")");
        assertThat(record.recordedMoves().get(0).clock()).contains(Duration.ofMillis(5000));
        for (String other : List.of("TM[5000]C[first]NAG[1]P0[2 Done]", "C[first]TM[5000]P0[2 Done]NAG[1]")) {
            assertThat(Records.parseOne(head + other + ")")).isEqualTo(record);
        }
        String resigned = head + "P0[2 Done](;P1[3 Resign]TM[777])(;P1[3 Dropb bS1 O 13 .];P1[4 Done]))";
        assertThat(Records.parseOne(resigned).tags()).contains(new Tag("TM", "777"));
    }

    @ParameterizedTest
    @CsvSource({
        "[%clk 0:00:05.5], 5500, ''",
        "[%clk 0:00:05.25] [%eval 1], 5250, [%eval 1]",
        "well [%clk 1:2:3] played, 3723000, well played",
        "[%clk 0:03:00][%emt 0:00:01], 180000, [%emt 0:00:01]"
    })
    void commentMayContainClockAndText(String comment, long millis, String words) {
        GameRecord record = Records.parseOne(HEAD + "1. wS1 {" + comment + "}");
        assertThat(record.recordedMoves().get(0).clock()).contains(Duration.ofMillis(millis));
        assertThat(record.recordedMoves().get(0).comments()).isEqualTo(words.isEmpty() ? List.of() : List.of(words));
        assertThat(Records.parseOne(Records.print(record, RecordFormat.PGN))).isEqualTo(record);
    }

    @Test
    void readsVariationsToDepthOfHundred() {
        StringBuilder text = new StringBuilder(HEAD + "1. wS1 2. bS1 wS1- 3. wQ -wS1 4. bQ bS1- ");
        for (int depth = 0; depth < 150; depth++) {
            text.append("5. wQ \\wS1 (5. wQ /wS1 6. bQ bS1/ 7. wQ -wS1 8. bQ bS1- ");
        }
        ReaderOptions endless =
                ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetition(RepetitionRule.OFF));
        Told strict = Reading.one(text + ")".repeat(150), endless);
        assertThat(strict.error()).isPresent();
        Told read = Reading.one(text + ")".repeat(150), endless.withCorrections(true));
        assertThat(read.error()).isEmpty();
        assertThat(read.record().cursor().descendants())
                .extracting(cursor -> cursor.path().numbers().size() / 2)
                .contains(Limits.MAX_DEPTH)
                .doesNotContain(Limits.MAX_DEPTH + 1);
        assertThat(read.remarks()).anyMatch(remark -> remark.contains("Variations are nested too deep"));
    }

    @Test
    void firstThousandBrokenVariationsGetReasons() {
        String pgn = "[GameType \"Base\"]\n1. wS1\n2. bS1 wS1-\n" + "(bS1 wS1)\n".repeat(1_001) + "InProgress\n";
        List<String> remarks = Reading.lenientOne(pgn).remarks();
        assertThat(remarks).hasSize(1_001);
        assertThat(remarks.get(999)).endsWith("[R2.3]");
        assertThat(remarks.get(1_000)).endsWith("kept as a comment: bS1 wS1 is illegal.");
    }
}
