// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.moves;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.read;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole BoardSpace trees: several games, branches, clocks and errors (N4). */
class BoardSpaceReaderTest {
    @Test
    void keepsOtherBranchAsComment() {
        GameRecord record = Reading.lenientOne(
                        "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done](;P1[3 Dropb bS1 O 13 .];P1[4 Done])(;C[))"
                                + " 3. wQ -wS1 ((]))")
                .record();
        GameRecord printed = only(Records.print(record, RecordFormat.PGN));
        assertThat(printed.moves()).isEqualTo(record.moves());
    }

    @Test
    void readsClockBesideAction() {
        String text = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done ").replace("[2 Done ]", "[2 Done ]TM[2111]");
        assertThat(only(text).recordedMoves().get(0).clock()).contains(Duration.ofMillis(2111));
    }

    @Test
    void errorsNamePlacePlyAndToken() {
        NotationException error = catchThrowableOfType(NotationException.class, () -> read("wS1 N 13, bS1 Q 13"));
        assertThat(error.getMessage()).startsWith("text:8:6 ");
        assertThat(error.ply()).isEqualTo(2);
        assertThat(error.token()).isEqualTo("3 Dropb bS1 Q 13 .");
        assertThat(error.rule().orElseThrow().number()).isEqualTo("R2.1");
        assertThat(error).hasMessage("text:8:6 ply 2: The second piece must touch the first. [R2.1]");
    }

    @ParameterizedTest
    @CsvSource({
        "1 Dropb bX1 O 13 ., Expected a piece name",
        "1 Dropb bS1 O, is incomplete",
        "1 Dropb bS1 O x ., Expected a column letter",
        "1 Dropb bS1 5N 13 ., Expected a column letter",
        "1 Fly, Expected an action such as Dropb",
        "1 Move X bS1 O 13 ., Expected W or B"
    })
    void remarksIgnoredActions(String action, String reason) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> read("wS1 N 13", action, "1 Done"));
        assertThat(error.sentence(Locale.ENGLISH)).contains(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "'; P1[3 Dropb bS1 O 13 .]', wS1;bS1 wS1-, the move is legal and is kept.",
        "'; P1[3 Dropb bS1 O 13 .]; P1[4 Do', wS1;bS1 wS1-, the move is legal and is kept.",
        "'; P1[3 Dropb bS1 Q 13 .]', wS1, the move is dropped: The second piece must touch the first."
    })
    void incompleteTextKeepsLegalLastDrop(String end, String moves, String remark) {
        String text = HEAD + "; P0[1 Dropb wS1 N 13 .]; P0[2 Done]" + end;
        Told record = Reading.lenientOne(text);
        assertThat(moves(record)).isEqualTo(moves);
        assertThat(record.remarks()).singleElement().asString().endsWith(remark);
        assertThat(record.error()).isPresent();
        assertThat(catchThrowableOfType(NotationException.class, () -> only(text)))
                .hasMessage(record.error().orElseThrow().getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "; P1[3 Edit]; P1[4 Dropb bS1 O 13 .]; P1[5 Done] | wS1;bS1 wS1- | The action \"Edit\" is ignored.",
                "; P0[3 Done] | wS1" + "| A \"Done\" is ignored: no action precedes it, and the other side is to move.",
                "; P1[3 Dropb bS1 O 13 .]; P1[4 Resign] | wS1"
                        + "| A move is dropped because it was not confirmed before the game ended: \"3 Dropb bS1 O 13 .\".",
                "; P0[3 PlayWhite]; P0[4 Done] | wS1 | The players chose who plays White: \"3 PlayWhite\".",
                "(; P1[3 Dropb bS1 O 13 .]; P1[4 Done])(; P1[3 Dropb bB1 O 13 .]; P1[4 Done]; P0[5 Resign]) | wS1;bS1"
                        + " wS1-| A variation cannot end the game; \"5 Resign\" is kept as a comment.",
                "(; P1[3 Dropb bS1 O 13 .]; P1[4 Done])(; P1[3 Dropb bB1 Z 13 .]; P1[4 Done]) | wS1;bS1 wS1-| A"
                        + " variation beside ply 2 is kept as a comment: The second piece must touch the first. [R2.1]",
                "; P1[3 OfferDraw]; P1[4 DeclineDraw]; P1[5 Dropb bS1 O 13 .]; P1[6 Done] | wS1;bS1 wS1- |",
                "; P1[3 Dropb bS1 O 13 .]; P1[4 Pickb O 13 bS1]; P1[5 Dropb bS1 N 14 .]; P1[6 Done] | wS1;bS1 \\wS1 |",
                "; P1[3 Dropb bS1 O 13 .]; P1[4 Drop bS1]; P1[5 Dropb bB1 O 13 .]; P1[6 Done] | wS1;bB1 wS1- |"
            })
    void remarksCorrections(String more, String moves, String remark) {
        Told record = Reading.lenientOne(HEAD + "; P0[1 Dropb wS1 N 13 .]; P0[2 Done]" + more + ")");
        assertThat(moves(record)).isEqualTo(moves);
        assertThat(record.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
        assertThat(record.error()).isEmpty();
    }

    @Test
    void marksAndCommentsBelongToTheirMoves() {
        Told record = Reading.lenientOne(HEAD
                + "; P0[1 Dropb wS1 N 13 .]; P0[2 Done]NAG[3]NAG[x]NAG[999]; P1[3 Dropb bS1 O 13 .]C[on the"
                + " way]; P1[4 Done]C[a note])");
        assertThat(record.recordedMoves().get(0).nags()).containsExactly(3);
        assertThat(record.recordedMoves().get(0).comments()).containsExactly("$x", "$999");
        assertThat(record.recordedMoves().get(1).comments()).containsExactly("on the way", "a note");
    }

    @Test
    void dropBeforeBrokenNodeIsNotLast() {
        String text = HEAD + "; P0[1 Dropb wS1 N 13 .]; P0[2 Done]; P1[3 Dropb bS1 O 13 .]; ! P1[4 Done])";
        assertThat(moves(Reading.lenientOne(text))).isEqualTo("wS1");
    }

    @Test
    void placesPieceFromHandWithAnyName() {
        NotationException error = catchThrowableOfType(
                NotationException.class,
                () -> read(
                        "0 Move W wA1 N 13 ., 0 Done, 1 Move B bA1 O 13 ., 1 Done, 0 Move W wQ M 13 ., 0 Done",
                        "1 Move B bQ P 13 ., 1 Done, 0 Pick W 0 wQ, wQ M 14"));
        assertThat(error.violations()).anyMatch(reason -> reason.kind() == Violation.Kind.ALREADY_PLACED);
    }
}
