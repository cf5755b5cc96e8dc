// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

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
        browser.awaitText(".engine-lines .score", "+M1");
        assertThat(browser.count(".arrow")).isEqualTo(3);
        assertThat(browser.count("#scale:not([hidden])")).isEqualTo(1);
        assertThat(browser.run("return document.querySelector('#board').contains(document.querySelector('.arrow'))"))
                .isEqualTo(true);
        browser.awaitText(".standing", "White needs 1 move");
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
        browser.await("the graph", "return document.querySelectorAll('.chart.worth').length === 1");
        browser.await(
                "all of it",
                "return document.querySelector('.chart.worth .line-white').getAttribute('d').split('L').length === 10");
        browser.click("#where-lost");
        browser.await("the mistake", "return document.querySelector('#moves .current')?.textContent === 'bS1 /bQ'");
        browser.awaitText("#toast", "White wins");
    }
}
