// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.cli.Answer;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the command explain. */
class ExplainTest {
    private static final String GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    @Test
    void explainsPosition() {
        Answer answer = run("explain", "--lang", "en", GAME);
        assertThat(answer.code()).isZero();
        assertThat(answer.lines())
                .startsWith("The game is in progress.", "Turn 3: White is to move.")
                .contains(
                        "White's Queen Bee has 5 empty cells beside her and can step to 2 of them.",
                        "  wQ is free and has 2 moves.",
                        "  wS1 is pinned: moving it would separate wQ from bQ and bS1.",
                        "  bS1 is pinned: moving it would separate bQ from wQ and wS1.")
                .noneMatch(line -> line.contains("other side"));
        assertThat(run("explain", "--lang", "ru", GAME).lines())
                .startsWith("Партия продолжается.", "Ход 3: ходят белые.");
    }

    @Test
    void explainsLegalMoveWithPaths() {
        Answer answer = run("explain", "--lang", "en", GAME, "wQ /wS1");
        assertThat(answer.lines())
                .containsExactly("wQ /wS1 is legal.", "  wQ moves as a Queen Bee in 1 step: /wS1. [R4.1]");
        assertThat(answer.code()).isZero();
        assertThat(run("explain", "--lang", "en", "Base", "wS1").lines()).containsExactly("wS1 is legal.");
    }

    @Test
    void explainsIllegalMoveWithAllReasons() {
        Answer answer = run("explain", "--lang", "en", GAME, "wS1 wQ\\");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines())
                .containsExactly(
                        "wS1 wQ\\ is illegal.",
                        "  wS1 is pinned: moving it would separate wQ from bQ and bS1. [R3.2]",
                        "  wS1 must move exactly three steps; the shortest path to wQ\\ has 1 step. [R4.4]",
                        "  wS1 can reach wQ\\ in three steps only by visiting a cell twice. [R4.4]");
        assertThat(run("explain", "--lang", "ru", GAME, "wQ bQ-").lines())
                .containsExactly("Ход wQ bQ- невозможен.", "  Фишка wQ делает один шаг, а до bQ- 4 шага. [R4.1]");
    }

    @Test
    void defaultLanguageFollowsLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ru-RU"));
            assertThat(run("explain", GAME).lines()).startsWith("Партия продолжается.");
            Locale.setDefault(Locale.JAPAN);
            assertThat(run("explain", GAME).lines()).startsWith("The game is in progress.");
        } finally {
            Locale.setDefault(before);
        }
    }
}
