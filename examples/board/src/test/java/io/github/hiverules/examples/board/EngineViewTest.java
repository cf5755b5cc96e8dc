// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine beside the board, in a real browser. */
class EngineViewTest extends BrowserPage {
    /** White wins in the fifth turn, with Black's help. */
    private static final String SHORT_GAME =
            "Base+MLP;wG1;bP /wG1;wG2 \\wG1;bQ /bP;wQ -wG2;bQ wQ\\;wA1 \\wQ;bS1 /bQ;wA1 /wQ";

    @BeforeEach
    void enlarge() {
        browser.size(1400, 900);
    }

    @ParameterizedTest
    @CsvSource({"1400,900", "390,844"})
    void theBestMovesAreArrowsWithAScoreAndAScaleStandsBesideTheBoard(int width, int height) {
        browser.size(width, height);
        openGame(SHORT_GAME.substring(0, SHORT_GAME.lastIndexOf(';')));
        assertThat(browser.count(".arrow")).isZero();
        browser.click("#engine-on");
        browser.await("three lines", "return document.querySelectorAll('.engine-lines li').length === 3");
        browser.awaitText(".engine-lines .score", "White wins in 1");
        assertThat(browser.count(".arrow")).isEqualTo(3);
        assertThat(browser.count("#scale:not([hidden])")).isEqualTo(1);
        assertThat(browser.run("return document.querySelector('#board').contains(document.querySelector('.arrow'))"))
                .isEqualTo(true);
        browser.click("#engine-on");
        browser.await("no arrows", "return document.querySelectorAll('.arrow, #scale:not([hidden])').length === 0");
    }

    @Test
    void arrowsBelongToOnePositionAndGoAwayWithIt() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/");
        browser.click("#engine-on");
        browser.await("arrows", "return document.querySelectorAll('.arrow').length === 3");
        browser.click("#tab-edit");
        browser.await("no arrows", "return document.querySelectorAll('.arrow').length === 0");
    }

    @Test
    void theGraphLeadsToWhereTheGameWasLost() {
        openGame(SHORT_GAME);
        browser.click("#engine-on");
        browser.click("#view-analysis");
        browser.await("the graph", "return document.querySelectorAll('.chart.worth').length === 1");
        browser.await(
                "all of it",
                "return document.querySelector('.chart.worth .line-white').getAttribute('d').split('L').length === 10");
        browser.click("#where-lost");
        browser.awaitText("#mistakes", "4… bS1 /bQ");
        browser.awaitText("#mistakes .glyph4", "??");
        browser.await("a better line", "return document.querySelector('.better') !== null");
        browser.run("[...document.querySelectorAll('.mistake')].find(one => one.textContent.includes('bS1')).click()");
        browser.click("#view-moves");
        browser.awaitText("#moves .current", "bS1 /bQ??");
        browser.click("#view-analysis");
        browser.click(".better");
        browser.click("#view-moves");
        browser.await("a variation", "return document.querySelectorAll('#moves .variation .move').length > 1");
    }

    @Test
    void linesAreSeenUnderThePointerAndPlayedByAClick() {
        browser.size(1366, 768);
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/");
        browser.click("#engine-on");
        browser.choose("#engine-lines", "5");
        browser.await("five lines", "return document.querySelectorAll('.engine-lines li').length === 5");
        browser.await(
                "lines above the moves",
                "const line = document.querySelector('.engine-lines li:last-child').getBoundingClientRect();"
                        + " const moves = document.querySelector('#moves-box').getBoundingClientRect();"
                        + " return line.bottom <= moves.top && moves.height > 100 && moves.bottom < innerHeight");
        int before = browser.count("#board use");
        browser.focus(".pv button:nth-child(2)");
        browser.await(
                "another position",
                "return document.querySelectorAll('#board .spot.movable').length === 0"
                        + " && document.querySelector('.last-to') !== null");
        browser.run("document.activeElement.blur()");
        browser.await(
                "this position", "return document.querySelectorAll('#board use').length === arguments[0]", before);
        browser.run("document.querySelector('.pv button:nth-child(2)').click()");
        awaitPlies(6);
    }
}
