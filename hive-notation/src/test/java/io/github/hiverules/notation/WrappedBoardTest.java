// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.moves;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.told;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.sgf.WrappedCell;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** BoardSpace's board has 26 columns and rows and no edge (N4). */
class WrappedBoardTest {
    @ParameterizedTest
    @CsvSource({
        "N 13, N 14, \\wS1",
        "A 13, Z 13, -wS1",
        "A 13, 1A 13, -wS1",
        "a 13, 1a 13, -wS1",
        "2A 13, 3A 13, -wS1",
        "Y 13, 2A 14, \\wS1",
        "Z 13, A 13, wS1-",
        "Z 13, 1Z 13, wS1-",
        "1Z 13, 2Z 13, wS1-",
        "AA 13, B 13, wS1-",
        "N 26, N 1, \\wS1",
        "N 1, N 26, wS1\\",
        "N 1, N 0, wS1\\",
        "N 26, N 27, \\wS1",
        "N 0, N -1, wS1\\",
        "Z 26, A 1, wS1/",
        "A 1, Z 26, /wS1",
        "1Z 27, B 2, wS1/"
    })
    void boardHasNoEdge(String first, String second, String place) {
        Told record = told("0 Dropb wS1 " + first + " .", "0 Done", "1 Dropb bS1 " + second + " .", "1 Done");
        assertThat(moves(record)).isEqualTo("wS1;bS1 " + place);
        assertThat(record.remarks()).isEmpty();
    }

    @Test
    void attachmentDecidesBetweenTwoCells() {
        Game line = LargeHivesTest.row(Ruleset.full(), Direction.EAST, 27, "M Q S1 S2 B1 B2 G1 G2 G3 L P A1 A2 A3");
        List<Move> ambiguous = line.legalMoves().stream()
                .filter(move -> move instanceof PieceMove m
                        && line.legalMoves().stream()
                                .anyMatch(other -> other instanceof PieceMove o
                                        && o.piece() == m.piece()
                                        && !o.to().equals(m.to())
                                        && WrappedCell.of(o.to()).equals(WrappedCell.of(m.to()))))
                .toList();
        assertThat(ambiguous).as("moves of one piece to cells of one name").isNotEmpty();
        for (Move move : ambiguous) {
            Game longer = line.play(move);
            String text = Records.print(GameRecord.of(longer), RecordFormat.SGF);
            Told told = Reading.whole(text);
            assertThat(told.moves()).isEqualTo(longer.moves());
            assertThat(told.remarks()).isEmpty();
            int last = text.lastIndexOf("opb ");
            String silent = text.substring(0, last)
                    + text.substring(last).replaceFirst("(opb \\w+ [A-Z] \\d+) [^\\]]+", "$1 .");
            Told guessed = Reading.whole(silent);
            Hex there = ((PieceMove) move).to();
            Hex taken = ((PieceMove) guessed.moves().get(guessed.moves().size() - 1)).to();
            assertThat(WrappedCell.of(taken)).isEqualTo(WrappedCell.of(there));
            assertThat(guessed.remarks())
                    .singleElement()
                    .asString()
                    .contains("Two cells beside the hive have the name");
            Hex before = ((PieceMove) line.lastMove().orElseThrow()).to();
            assertThat(taken.distance(before)).isLessThanOrEqualTo(there.distance(before));
        }
    }

    @Test
    void readsPieceBeyondEdge() {
        String text = tree(
                HEAD.replace("hive", "hive-p"),
                "0 dropb p Z 26 ., 0 done, 1 dropb s1 A 26 ., 1 done, 0 dropb q Y 26 ., 0 done, 1 dropb q 2Z 26 .",
                "1 done, 0 pickb 2A 26 q, 0 pdropb q Z 1 ., 0 done");
        assertThat(moves(only(text))).isEqualTo("wP;bS1 wP-;wQ -wP;bQ bS1-;wQ \\wP");
    }
}
