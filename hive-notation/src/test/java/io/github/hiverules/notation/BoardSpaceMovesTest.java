// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.moves;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.read;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Converts BoardSpace's actions to moves (N4). */
class BoardSpaceMovesTest {
    /** Each row has the variation, the actions and the moves. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hive   | 0 Pick W 4 wS1, wS1 N 13, 1 Pick B 4 bS1, 1 Dropb bS1 O 13 wS1-, 1 Done | wS1;bS1 wS1-
            hive   | 0 move W wS1 N 13 ., 0 done, 1 MoveDone B bS1 N 14 \\\\wS1 | wS1;bS1 \\wS1
            # column and row decide, not the attachment
            hive   | wS1 N 13, 1 Dropb bS1 M 13 wS1-, 1 Done | wS1;bS1 -wS1
            # old files: lower case, without colour
            hive   | 0 pick w 2 G1, 0 dropb g1 N 13 ., 0 done, 1 move B A1 N 14 \\\\wG1, 1 done, 0 pick w 0 Q, \
            0 dropb q M 12 /wG1, 0 done | wG1;bA1 \\wG1;wQ /wG1
            # numbers of unique pieces, and numbers out of order
            hive-m | wM1 N 13 | wM
            hive   | wA3 N 13, bA2 O 13, wA1 M 13 | wA1;bA1 wA1-;wA2 -wA1
            # a piece keeps its number when it is picked up
            hive   | wS1 N 13, bB1 O 13, wQ M 13, bQ O 12, wA1 L 13, bB2 P 13, wA2 L 12, 1 Pickb P 13 bB2, \
            1 Dropb bB2 O 13 ., 1 Pickb O 13 bB2, bB2 P 12 \
            | wS1;bB1 wS1-;wQ -wS1;bQ bB1\\;wA1 -wQ;bB2 bB1-;wA2 wA1\\;bB2 bQ-
            hive   | wS1 N 13, 1 OfferDraw, 1 Done, 0 DeclineDraw, 0 Done, bS1 O 13 | wS1;bS1 wS1-
            # throws; the cell decides about the colour of the thrown piece
            hive-p | wP1 N 13, bS1 O 13, wQ M 13, bQ P 13, 0 PMove W wQ N 14 ., 0 Done \
            | wP;bS1 wP-;wQ -wP;bQ bS1-;wQ \\wP
            hive-p | wP1 N 13, bS1 O 13, wQ M 13, bQ P 13, 0 Pickb M 13 wQ, 0 Pdropb wQ N 14 ., 0 Done \
            | wP;bS1 wP-;wQ -wP;bQ bS1-;wQ \\wP
            hive-p | wP1 N 13, bS1 O 13, wQ M 13, bQ P 13, 0 pickb M 13 q, 0 pdropb q N 14 ., 0 done \
            | wP;bS1 wP-;wQ -wP;bQ bS1-;wQ \\wP
            hive-p | 0 dropb p N 13 ., 0 done, 1 dropb s1 O 13 ., 1 done, 0 dropb q M 13 ., 0 done, 1 dropb q P 13 ., \
            1 done, 0 dropb a1 L 13 ., 0 done, 1 pickb P 13 q, 1 dropb q P 14 ., 1 done, 0 dropb g1 K 13 ., 0 done, \
            1 pickb P 14 q, 1 dropb q O 14 ., 1 done, 0 dropb g2 J 13 ., 0 done, 1 dropb a1 P 13 ., 1 done, \
            0 pickb O 14 q, 0 pdropb q N 14 ., 0 done \
            | wP;bS1 wP-;wQ -wP;bQ bS1-;wA1 -wQ;bQ bS1/;wG1 -wA1;bQ \\bS1;wG2 -wG1;bA1 bS1-;bQ \\wP
            """)
    void readsActionsAsMoves(String variation, String actions, String moves) {
        assertThat(moves(only(tree(HEAD.replace("hive", variation), actions)))).isEqualTo(moves);
    }

    /** Each row has an action after 1. wS1 and the token of the error. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            P1[2 Dropb bX9 O 13 wS1-]P1[3 Done] | bX9
            P1[ 2  Dropb  bX9  O 13 wS1-]P1[3 Done] | bX9
            P1[2 Dropb bS1 O x13 wS1-] | O x13
            P1[2 Dropb bS1] | 2 Dropb bS1
            P1[2 Move X bS1 O 13 .] | X
            P1[2 MoveDone B X1 O 13 .] | X1
            P1[2 Dropb bQ O 13 wS1-]P1[3 Done] | 2 Dropb bQ O 13 wS1-
            P1[2 Jump bS1 O 13 .] | 2 Jump bS1 O 13 .
            P0[2 Dropb wS2 O 13 wS1-]P0[3 Done] | wS2
            """)
    void errorsPointToTheirToken(String action, String token) {
        String text = "(;GM[27]VV[1]SU[hive]\n;P0[0 Dropb wS1 N 13 .]P0[1 Done]\n;" + action + ")";
        NotationException error = catchThrowableOfType(NotationException.class, () -> only(text));
        assertThat(error.token()).isEqualTo(token);
        assertThat(error.line()).isEqualTo(3);
        assertThat(text.split("\n")[2].substring(error.column() - 1)).startsWith(token);
    }

    @Test
    void suppliesForcedPass() {
        Told record = Reading.whole(
                tree(
                        HEAD.replace("hive", "hive-p"),
                        "wB1 N 13, bB1 M 12, wB2 O 13, bB2 L 11, wP O 12, bQ M 11, wQ P 12, 1 Pickb L 11 bB2",
                        "bB2 M 12, wS1 Q 12, 1 Pickb M 11 bQ, bQ N 12, 0 Pickb N 13 wB1, wB1 M 12, 0 Pickb O 13 wB2, wB2 N 12"));
        int ply = record.moves().indexOf(Move.pass()) + 1;
        assertThat(ply).isPositive();
        String remark = "The forced pass at ply " + ply + " is missing in the record and was added.";
        assertThat(record.remarks()).containsExactly(remark);
        String line = Records.print(record.record(), RecordFormat.GAME_STRING).replace("pass;", "");
        String pgn = Records.print(record.record(), RecordFormat.PGN).replaceFirst("\\d+\\. pass\n", "");
        for (String text : List.of(line, pgn)) {
            assertThat(Reading.whole(text).moves()).isEqualTo(record.moves());
            assertThat(Reading.whole(text).remarks()).containsExactly(remark);
        }
        String sgf = Records.print(record.record(), RecordFormat.SGF).replaceFirst("; P1\\[\\d+ Pass]\n.*\n", "");
        assertThat(Reading.whole(sgf).remarks()).containsExactly(remark);
        String move = MoveStrings.print(record.record().game()).get(ply);
        String piece = move.split(" ")[0];
        String unknown = move.charAt(0) + "X9 wQ-";
        for (String broken : List.of(
                line.replaceFirst(piece + " [^;]*$", piece + " bX9-"),
                line.replaceFirst(piece + " [^;]*$", piece + " " + piece),
                line.replaceFirst(piece + " [^;]*$", unknown),
                pgn.replace(". " + move, ". " + piece + " bX9-"),
                pgn.replace(". " + move, ". " + unknown),
                sgf.replaceFirst("(?s)(.*Dropb \\w+) \\w+ \\d+", "$1 ZZ 1"),
                sgf.replaceFirst("(?s)(.*Dropb \\w+) \\w+ \\d+", "$1 A 1"))) {
            assertThat(Reading.refusal(broken).ply()).as(broken).isEqualTo(ply + 1);
        }
    }

    @Test
    void passesThatAreNotForcedAreNotSupplied() {
        assertThat(Reading.refusal("Base;InProgress;Black[2];wS1;bS1 wS1-;bQ bS1-")
                        .code())
                .isEqualTo("illegal-move");
    }

    @Test
    void acceptedDrawEndsGame() {
        assertThat(read("wS1 N 13", "1 OfferDraw", "1 Done", "0 AcceptDraw", "0 Done")
                        .outcome())
                .isEqualTo(Outcome.drawn(Termination.AGREEMENT));
    }

    @Test
    void judgesPasses() {
        for (String pass : List.of("1 Pass", "1 Done")) {
            NotationException error =
                    catchThrowableOfType(NotationException.class, () -> read("wS1 N 13", pass, "1 Done"));
            assertThat(error.rule().orElseThrow().number()).isEqualTo("R6.2");
            assertThat(error.ply()).isEqualTo(2);
        }
    }
}
