// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Variations are judged values, and are edited by path. */
class VariationsTest {
    private static final String HEAD = "[GameType \"Base\"]\n";
    private static final GameRecord RECORD = Records.parseOne(
            HEAD
                    + "1. wS1 2. bS1 wS1- 3. wQ -wS1 (3. wA1 -wS1 {a} 4. bQ bS1-) (3. wG1 -wS1 4. bA1 bS1- (4. bB1 bS1-)) 4. bQ bS1-");

    private static final String SGF = "(;GM[27]SU[hive]; P0[1 Pick W 4 wS1]; P0[2 Dropb wS1 N 13 .]; P0[3 Done]\n";

    private static String moves(GameRecord record, String path) {
        return String.join(";", MoveStrings.print(record.game(RecordPath.parse(path))));
    }

    private static List<String> tree(GameRecord record) {
        return record.paths().stream()
                .map(path -> path + " " + record.at(path).move())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "0, ''",
        "4, wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
        "3.1.2, wS1;bS1 wS1-;wA1 -wS1;bQ bS1-",
        "3.2.1, wS1;bS1 wS1-;wG1 -wS1",
        "3.2.2.1.1, wS1;bS1 wS1-;wG1 -wS1;bB1 bS1-"
    })
    void aPathLeadsToAMove(String path, String moves) {
        assertThat(moves(RECORD, path)).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.", "1.1", "0.1.1", "1.0.1", "-1", "1.1.1.1"})
    void otherTextIsNoPath(String text) {
        assertThatThrownBy(() -> RecordPath.parse(text)).isInstanceOf(NotationParseException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "3.3.1", "1.1.1", "3.1.3"})
    void whereNoMoveIsNothingCanBeEdited(String text) {
        RecordPath path = RecordPath.parse(text);
        assertThatThrownBy(() -> RECORD.at(path)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RECORD.remove(path)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RECORD.promote(path)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RECORD.withMarks(path, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void promotingTheFirstVariationMakesItTheGameAndDemotingTakesItBack() {
        GameRecord promoted = RECORD.promote(RecordPath.parse("3.1.2"));
        assertThat(moves(promoted, "4")).isEqualTo("wS1;bS1 wS1-;wA1 -wS1;bQ bS1-");
        assertThat(moves(promoted, "3.1.2")).isEqualTo("wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        assertThat(promoted.demote(RecordPath.of(3))).isEqualTo(RECORD);
        GameRecord second = RECORD.promote(RecordPath.parse("3.2.1"));
        assertThat(moves(second, "3.1.1")).endsWith("wG1 -wS1");
        assertThat(second.demote(RecordPath.parse("3.1.1"))).isEqualTo(RECORD);
    }

    @Test
    void aMoveAndItsLineAreEditedByTheirPath() {
        RecordPath path = RecordPath.parse("3.1.2");
        GameRecord edited = RECORD.withMarks(path, 1, 14).withMarks(path, 3).withComments(path, "why", "not");
        assertThat(edited.at(path).marks()).containsExactly(3);
        assertThat(edited.at(path).comments()).containsExactly("why", "not");
        GameRecord more = edited.withVariation(
                path, Line.of(RECORD.at(RecordPath.parse("3.2.2.1.1")).move()));
        assertThat(tree(more)).hasSize(tree(RECORD).size() + 1).contains("3.1.2.1.1 place bB1 (2,0)");
        assertThat(more.at(path).marks()).containsExactly(3);
        assertThat(more.moves()).isEqualTo(RECORD.moves());
    }

    @Test
    void anOutcomeOffTheBoardStaysWhereTheGamesMovesChange() {
        Outcome resigned = Outcome.wonBy(Color.WHITE, Termination.RESIGNATION);
        GameRecord record = RECORD.toBuilder().outcome(resigned).build();
        assertThat(record.promote(RecordPath.parse("3.1.1")).outcome()).isEqualTo(resigned);
        assertThat(record.remove(RecordPath.of(3)).outcome()).isEqualTo(resigned);
        assertThat(record.withComments(RecordPath.of(1), "a").outcome()).isEqualTo(resigned);
    }

    @Test
    void aCommentThatOpensAVariationStaysWithItsFirstMove() {
        GameRecord record = Records.parseOne(
                "[GameType \"Base\"]\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1 ({sharper} 3. wA1 -wS1 {good})\n");
        assertThat(record.promote(RecordPath.parse("3.1.1"))
                        .at(RecordPath.of(3))
                        .comments())
                .containsExactly("sharper", "good");
        assertThat(record.remove(RecordPath.of(3)).at(RecordPath.of(3)).comments())
                .containsExactly("sharper", "good");
        assertThat(record.remove(RecordPath.of(3)).at(RecordPath.of(2)).comments())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "*", "WhiteWins", "1/2-1/2 {even}"})
    void aVariationMayEndWithAResult(String result) {
        GameRecord record = Records.parseOne("[GameType \"Base\"]\n1. wS1 (1. wG1 " + result + ") 2. bS1 wS1-\n");
        assertThat(record.moves()).hasSize(2);
        assertThat(record.at(RecordPath.parse("1.1.1")).comments()).startsWith(result.replaceAll(" .*", ""));
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
    void aBranchKeepsItsMovesWhateverElseIsInIt(String other) {
        GameRecord record = Records.parseOne(SGF + "(; P1[4 Pick B 2 bG1]; P1[5 Dropb bG1 O 13 wS1-]; P1[6 Done]"
                + other + ")(; P1[4 Pick B 4 bS1]; P1[5 Dropb bS1 O 13 wS1-]; P1[6 Done]))");
        assertThat(record.recordedMoves().get(0).variations()).isEmpty();
        assertThat(moves(record, "2")).isEqualTo("wS1;bG1 wS1-");
        assertThat(moves(record, "2.1.1")).isEqualTo("wS1;bS1 wS1-");
    }

    @Test
    void aNoteInANodeOfATurnBelongsToThatTurn() {
        GameRecord record =
                Records.parseOne(SGF + "; P1[4 Pick B 4 bS1]; P1[5 Dropb bS1 O 13 wS1-]C[x]NAG[3]; P1[6 Done]C[y])");
        assertThat(record.at(RecordPath.of(1)).comments()).isEmpty();
        assertThat(record.at(RecordPath.of(2)).comments()).containsExactly("x", "y");
        assertThat(record.at(RecordPath.of(2)).marks()).containsExactly(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "99"})
    void anErrorNamesTheMoveThatIsMissing(String path) {
        String message = "There is no move " + path + ", only 4.";
        assertThatThrownBy(() -> RECORD.promote(RecordPath.parse(path))).hasMessage(message);
        assertThatThrownBy(() -> RECORD.withVariation(RecordPath.parse(path), Line.of(Move.pass())))
                .hasMessage(message);
    }

    @Test
    void whereAMoveIsRemovedTheNextVariationTakesItsPlace() {
        GameRecord removed = RECORD.remove(RecordPath.of(3));
        assertThat(moves(removed, "4")).isEqualTo("wS1;bS1 wS1-;wA1 -wS1;bQ bS1-");
        assertThat(moves(removed, "3.1.2")).isEqualTo("wS1;bS1 wS1-;wG1 -wS1;bA1 bS1-");
        assertThat(RECORD.remove(RecordPath.parse("3.1.1"))
                        .recordedMoves()
                        .get(2)
                        .variations())
                .hasSize(1);
        assertThat(RECORD.remove(RecordPath.of(4)).moves()).hasSize(3);
    }

    @Test
    void anIllegalLineIsRefused() {
        Move here = RECORD.moves().get(3);
        assertThatThrownBy(() -> RECORD.withVariation(RecordPath.of(3), Line.of(here)))
                .isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> RECORD.withVariation(RecordPath.of(3), Line.of(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void movesBehindTheLastMoveGoOnWithItsLineAndOthersAreAVariation() {
        Game game = RECORD.game();
        Move next = game.legalMoves().get(0);
        GameRecord longer =
                RECORD.withContinuation(RecordPath.of(4), Line.of(next).withComments("on"));
        assertThat(longer.moves()).hasSize(5).last().isEqualTo(next);
        assertThat(longer.at(RecordPath.of(4)).comments()).containsExactly("on");
        Move other = longer.game(RecordPath.of(4)).legalMoves().get(1);
        GameRecord both = longer.withContinuation(RecordPath.of(4), Line.of(other));
        assertThat(both.at(RecordPath.of(5).variation(1, 1)).move()).isEqualTo(other);
    }

    @Test
    void whatIsNotTouchedIsShared() {
        GameRecord edited = RECORD.withComments(RecordPath.of(1), "one");
        assertThat(edited.at(RecordPath.parse("3.1.1"))).isSameAs(RECORD.at(RecordPath.parse("3.1.1")));
        assertThat(RECORD.at(RecordPath.of(1)).comments()).isEmpty();
    }

    @Test
    void variationsOfAFirstMoveStandBesideIt() {
        GameRecord nested = Records.parseOne(HEAD + "1. wS1 2. bS1 wS1- (2. bA1 wS1- (2. bG1 wS1-) 3. wQ -wS1)");
        GameRecord flat = Records.parseOne(HEAD + "1. wS1 2. bS1 wS1- (2. bA1 wS1- 3. wQ -wS1) (2. bG1 wS1-)");
        assertThat(nested).isEqualTo(flat);
        assertThat(tree(flat)).hasSize(5);
    }

    @Test
    void marksAreNumbersOrSigns() {
        GameRecord record = Records.parseOne(HEAD + "1. wS1! $10 2. bS1 wS1-?! $300 3. wQ -wS1 !!");
        assertThat(record.recordedMoves())
                .extracting(RecordedMove::marks)
                .containsExactly(List.of(1, 10), List.of(6), List.of(3));
        assertThat(record.recordedMoves().get(1).comments()).containsExactly("$300");
    }

    @Test
    void aCommentThatOpensAVariationStaysThere() {
        GameRecord record = Records.parseOne(HEAD + "1. wS1 2. bS1 wS1- ({why not} 2. bA1 wS1- {so})");
        Line variation = record.recordedMoves().get(1).variations().get(0);
        assertThat(variation.comments()).containsExactly("why not");
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            assertThat(Records.parseOne(Records.print(record, format))).isEqualTo(record);
        }
        assertThat(record.withComments(RecordPath.of(2).variation(1, 0))
                        .recordedMoves()
                        .get(1)
                        .variations()
                        .get(0))
                .isEqualTo(variation.withComments());
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
    void aVariationThatIsIllegalIsKeptAsAComment(String variation) {
        Told read = Reading.whole(HEAD + "1. wS1 2. bS1 wS1- " + variation + " 3. wQ -wS1 (3. wA1 -wS1)");
        assertThat(read.recordedMoves().get(1).comments()).containsExactly(variation);
        assertThat(read.recordedMoves().get(1).variations()).isEmpty();
        assertThat(read.recordedMoves().get(2).variations()).hasSize(1);
        assertThat(read.remarks())
                .anyMatch(remark -> remark.startsWith("A variation beside ply 2 is kept as a comment"));
        assertThat(Records.parseOne(PgnWriter.print(read.record()))).isEqualTo(read.record());
        assertThat(Records.parseOne(SgfWriter.print(read.record()))).isEqualTo(read.record());
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
    void aBranchThatIsIllegalIsKeptAsAComment(String branch) {
        String text =
                "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done](;P1[3 Dropb bS1 O 13 .];P1[4 Done])" + branch + ")";
        Told read = Reading.whole(text);
        assertThat(read.recordedMoves().get(1).comments()).containsExactly(branch);
        assertThat(read.remarks()).hasSize(1);
        assertThat(Records.parseOne(PgnWriter.print(read.record()))).isEqualTo(read.record());
    }

    @Test
    void theOrderOfPropertiesInANodeMeansNothing() {
        String clock = "P0[2 Done]C[first]NAG[1]TM[5000]";
        String head = "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];";
        GameRecord record = Records.parseOne(head + clock + ")");
        assertThat(record.recordedMoves().get(0).clockMillis()).hasValue(5000);
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
    void aClockMayStandBesideWords(String comment, long millis, String words) {
        GameRecord record = Records.parseOne(HEAD + "1. wS1 {" + comment + "}");
        assertThat(record.recordedMoves().get(0).clockMillis()).hasValue(millis);
        assertThat(record.recordedMoves().get(0).comments()).isEqualTo(words.isEmpty() ? List.of() : List.of(words));
        assertThat(Records.parseOne(PgnWriter.print(record))).isEqualTo(record);
    }

    @Test
    void variationsLieAHundredDeepAtMost() {
        StringBuilder text = new StringBuilder(HEAD + "1. wS1 2. bS1 wS1- 3. wQ -wS1 4. bQ bS1- ");
        for (int depth = 0; depth < 150; depth++) {
            text.append("5. wQ \\wS1 (5. wQ /wS1 6. bQ bS1/ 7. wQ -wS1 8. bQ bS1- ");
        }
        ReaderOptions endless =
                ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetitionDraws(false));
        Told read = Reading.one(text + ")".repeat(150), endless);
        assertThat(read.error()).isEmpty();
        assertThat(read.record().mainLine().depth()).isEqualTo(Line.MAX_DEPTH);
        assertThat(read.remarks()).anyMatch(remark -> remark.contains("It lies too deep"));
        GameRecord record = read.record();
        assertThat(Records.parseOne(SgfWriter.print(record), endless)).isEqualTo(record);
        assertThat(record.hashCode())
                .isEqualTo(Records.parseOne(PgnWriter.print(record), endless).hashCode());
    }

    @net.jqwik.api.Tag("slow")
    @Property(tries = 150)
    void everyEditOfARandomTreeIsLegalAndComesBack(@ForAll Random random) {
        GameRecord record = RandomRecords.record(random, 20);
        List<RecordPath> paths = record.paths();
        for (int i = 0; i < 5 && !paths.isEmpty(); i++) {
            RecordPath path = paths.get(random.nextInt(paths.size()));
            Game game = record.game(path);
            record = switch (random.nextInt(5)) {
                case 0 -> record.remove(path);
                case 1 -> path.depth() > 0 ? record.promote(path) : record;
                case 2 -> record.at(path).variations().isEmpty() ? record : record.demote(path);
                case 3 ->
                    game.isOver()
                            ? record
                            : record.withContinuation(
                                    path, Line.of(game.legalMoves().get(0)).withComments(RandomRecords.text(random)));
                default -> record.withComments(path, RandomRecords.text(random)).withMarks(path, 1, 255);
            };
            record.game();
            assertThat(Records.parseOne(PgnWriter.print(record))).isEqualTo(record);
            assertThat(Records.parseOne(SgfWriter.print(record))).isEqualTo(record);
            paths = record.paths();
        }
    }
}
