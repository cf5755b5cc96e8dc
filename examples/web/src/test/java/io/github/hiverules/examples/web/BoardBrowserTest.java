// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the board shows and teaches, in a real browser. */
class BoardBrowserTest {
    private static final String PINNED = "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/";

    /** White to move: the Pillbug touches the Queen Bee, an Ant and a Mosquito that are all free. */
    private static final String THROWS =
            "Base+MLP;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wP wQ/;bM bQ/;wA1 -wP;bA1 bM/;wM wP/;bA1 wA1/";

    private static WebServer server;
    private static Browser browser;

    @BeforeAll
    static void start() throws IOException, WebServer.CannotStart {
        assumeTrue(Browser.isInstalled(), "skipped: there is no chromium with its driver");
        server = WebServer.start(0);
        browser = new Browser();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void open() {
        browser.width(1400);
        browser.open(server.address());
    }

    @AfterEach
    void nothingWentWrongInThePage() {
        assertThat(browser.errors()).isEmpty();
    }

    private static void openGame(String line) {
        browser.run("location.hash = 'game=' + encodeURIComponent(arguments[0])", line);
        browser.await(
                "the game",
                "return document.querySelectorAll('#moves .move[data-ply]').length === arguments[0]",
                line.split(";").length - 1);
    }

    private static boolean has(int q, int r, String name) {
        return browser.count(".spot." + name + "[data-cell=\"" + q + "," + r + "\"]") == 1;
    }

    @Test
    void movablePiecesAndPinnedOnesAreMarked() {
        openGame(PINNED);
        assertThat(has(-1, 0, "movable")).isTrue();
        assertThat(has(0, 0, "movable")).isFalse();
        assertThat(browser.count(".badge.pin")).isEqualTo(2);
    }

    @Test
    void aPillbugListsWhatItThrowsAndThenWhere() {
        openGame(THROWS);
        browser.clickCell(0, -1);
        browser.awaitText("#note", "White Pillbug can throw a piece beside it");
        assertThat(browser.count("#note .choice")).isEqualTo(3);
        assertThat(has(-1, -1, "grip")).isTrue();
        browser.click("#note .choice[data-piece=wA1]");
        browser.awaitText("#note", "Choose where White Soldier Ant 1 is thrown to.");
        assertThat(browser.count(".spot.target")).isEqualTo(1);
        browser.click(".spot.target");
        browser.await("the throw", "return document.querySelectorAll('.last-thrower').length === 1");
        assertThat(browser.text("#moves .current")).startsWith("wA1");
    }

    @Test
    void aThrownPieceIsChosenOnTheBoardAsWell() {
        openGame(THROWS);
        browser.clickCell(0, -1);
        browser.awaitText("#note", "can throw");
        browser.clickCell(-1, -1);
        browser.awaitText("#note", "Choose where White Soldier Ant 1 is thrown to.");
    }

    @Test
    void theRouteOfAMoveIsDrawnBeforeItIsMadeAndAfterwards() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wA1 -wQ;bA1 bQ/");
        browser.clickCell(-2, 0);
        browser.run("document.querySelector('.spot.target').focus()");
        browser.await("the route", "return document.querySelectorAll('.route-next circle').length > 0");
        browser.click(".spot.target");
        browser.await("the last route", "return document.querySelectorAll('.route-last').length === 1");
        assertThat(browser.count(".last-from")).isEqualTo(1);
    }

    @Test
    void theOriginOfTheLastMoveShowsOnAStackAsWell() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ;wB1 wS1");
        assertThat(browser.count(".last-from")).isEqualTo(1);
        assertThat(has(-1, 0, "piece")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Without this piece the hive would fall apart into the coloured groups.",
                "ru|Без этой фишки улей распался бы на отмеченные цветом части."
            })
    void reasonsAreToldInPlainWordsAndShownOnTheBoard(String language, String words) {
        browser.choose("#language", language);
        openGame(PINNED);
        browser.clickCell(0, 0);
        browser.awaitText("#note", words);
        assertThat(browser.text("#note")).doesNotContain("wS1").doesNotContain("bG1");
        assertThat(browser.count(".mark-group1")).isPositive();
    }
}
