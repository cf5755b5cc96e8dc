// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.Evaluation;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Circles, arrows and evaluations in comments. */
class CommentDataTest {
    private static final RecordCursor SPIDERS =
            GameRecord.of(Game.start(Ruleset.tournament())).cursor().play("wS1").play("bS1 wS1-");

    private static final Hex WHITE = Hex.ORIGIN;
    private static final Hex BLACK = Hex.of(1, 0);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[%csl wS1,wS1\\,/wS1]|(0,0) (0,1) (-1,1)",
                "first [%csl bS1] [%clk 0:01:00] then [%csl -wS1,bS1-]|(1,0) (-1,0) (2,0)",
                "[%csl wS1 bS1,wX,bQ,,wS1-bS1,-wS1-, wS1]|",
                "[%csl wS1|",
                "[%cslwS1]|",
                "[%csl ]|",
            })
    void readsCircles(String comment, String cells) {
        RecordCursor cursor = SPIDERS.withComments(comment);
        String found =
                String.join(" ", cursor.circles().stream().map(Hex::toString).toList());
        assertThat(found).isEqualTo(cells == null ? "" : cells);
        assertThat(cursor.move().orElseThrow().circles(cursor.game().position()))
                .isEqualTo(cursor.circles());
    }

    @Test
    void readsArrows() {
        RecordCursor cursor = SPIDERS.withComments("[%cal wS1 bS1,bS1- -wS1,bS1,bS1 wA1,wS1  bS1]", "[%cal bS1 wS1]");
        assertThat(cursor.arrows())
                .containsExactly(Arrow.of(WHITE, BLACK), Arrow.of(Hex.of(2, 0), Hex.of(-1, 0)), Arrow.of(BLACK, WHITE));
        assertThat(cursor.record().recordedMoves().get(1).arrows(cursor.game().position()))
                .isEqualTo(cursor.arrows());
    }

    @ParameterizedTest
    @CsvSource({"47, 47", "[%eval 0], 0", "text [%eval 100], 100", "[%eval 47 62 wA1 \\bQ], 47 62 wA1 \\bQ"})
    void readsEvaluations(String comment, String text) {
        String whole = comment.contains("[") ? comment : "[%eval " + comment + "]";
        assertThat(SPIDERS.withComments(whole).move().orElseThrow().evaluation().orElseThrow())
                .hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"101", "-1", "x", "47 62", "47 62 ", "47 62 wX", "47 62 pass wA1", "47 62 wA1 bQ- x", "4.5", ""})
    void ignoresOtherEvaluations(String text) {
        assertThat(SPIDERS.withComments("[%eval " + text + "]")
                        .move()
                        .orElseThrow()
                        .evaluation())
                .isEmpty();
    }

    @Test
    void cursorSetsAndRemovesData() {
        RecordCursor marked = SPIDERS.withComments("good [%clk x]", "")
                .withCircles(WHITE, Hex.of(2, 0))
                .withArrows(Arrow.of(BLACK, Hex.of(-1, 0)))
                .withEvaluation(Evaluation.of(47, 62, "bQ wS1-"));
        assertThat(marked.comments())
                .containsExactly("good [%clk x]", "", "[%csl wS1,bS1-]", "[%cal bS1 -wS1]", "[%eval 47 62 bQ wS1-]");
        assertThat(marked.circles()).containsExactly(WHITE, Hex.of(2, 0));
        assertThat(marked.arrows()).containsExactly(Arrow.of(BLACK, Hex.of(-1, 0)));
        assertThat(marked.move().orElseThrow().evaluation()).contains(Evaluation.of(47, 62, "bQ wS1-"));
        assertThat(marked.texts()).containsExactly("good [%clk x]", "");
        assertThat(marked.withTexts("better").comments())
                .containsExactly("better", "[%eval 47 62 bQ wS1-]", "[%csl wS1,bS1-]", "[%cal bS1 -wS1]");
        assertThat(marked.withCircles().withArrows().withoutEvaluation().comments())
                .containsExactly("good [%clk x]", "");
        assertThat(SPIDERS.withComments("a [%csl wS1] b[%csl bS1]")
                        .withCircles(BLACK)
                        .comments())
                .containsExactly("a b", "[%csl bS1]");
        assertThat(SPIDERS.addComment("one").addComment("two").comments()).containsExactly("one", "two");
    }

    @Test
    void refusesCellsWithoutNameAndWrongEvaluations() {
        assertThatThrownBy(() -> SPIDERS.withCircles(Hex.of(3, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Expected a cell on or beside a piece, found (3,0).");
        assertThatThrownBy(() -> SPIDERS.withArrows(Arrow.of(WHITE, Hex.of(3, 0))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Evaluation.of(101)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Evaluation.of(1, 2, "wA1 bQ]")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() ->
                        GameRecord.of(Game.start(Ruleset.tournament())).cursor().withoutEvaluation())
                .isInstanceOf(IllegalStateException.class);
    }

    /** Circles on all cells that a piece touches. */
    @Property
    void circlesAndArrowsReadBackEqualThroughPgnAndSgf(@ForAll Random random) {
        RecordCursor cursor =
                GameRecord.of(RandomRecords.game(random, 60).reopen()).cursor().end();
        Hex[] cells = cursor.game().position().stacks().keySet().stream()
                .flatMap(cell -> List.of(cell, cell.neighbors().get(random.nextInt(6))).stream())
                .distinct()
                .toArray(Hex[]::new);
        if (cells.length > 0) {
            RecordCursor marked = cursor.withCircles(cells).withArrows(Arrow.of(cells[0], cells[cells.length - 1]));
            for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
                GameRecord read = Records.parseOne(Records.print(marked.record(), format));
                assertThat(read.cursor().end().circles()).containsExactly(cells);
                assertThat(read.cursor().end().arrows()).isEqualTo(marked.arrows());
            }
        }
    }
}
