// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Point;

/** Tests the board in a browser. */
class BoardBrowserTest extends BrowserPage {
    /** White to move: the Pillbug touches the Queen Bee, an Ant and a Mosquito that are all free. */
    private static final String THROWS =
            "Base+MLP;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wP wQ/;bM bQ/;wA1 -wP;bA1 bM/;wM wP/;bA1 wA1/";

    /** Returns the tiles whose bug or dots reach the ring around the last move, which lies inside the tile's bevel. */
    private static final String COVERED_ART = """
            const ring = $('.last-to');
            const { a: scale } = ring.transform.baseVal.consolidate().matrix;
            const inner = (39.8 - parseFloat(getComputedStyle(ring).strokeWidth) / 2) * scale;
            const reach = ({ x, y }) => Math.max(Math.abs(x), Math.abs(x) / 2 + Math.abs(y) * Math.sqrt(3) / 2);
            const matrixOf = shape => shape.transform.baseVal.consolidate()?.matrix ?? $('#board').createSVGMatrix();
            const reachOf = shape => {
              const group = matrixOf(shape.parentNode);
              const matrix = group.multiply(matrixOf(shape));
              const edge = shape.getAttribute('stroke') ? group.a * shape.getAttribute('stroke-width') / 2 : 0;
              const length = shape.getTotalLength();
              return edge + Math.max(...Array.from({ length: 60 }, (_, i) =>
                reach(shape.getPointAtLength(length * i / 59).matrixTransform(matrix))));
            };
            return [...$$('symbol')].flatMap(tile =>
              [...tile.querySelectorAll('g g *, circle')].filter(shape => 'getTotalLength' in shape)
                .filter(shape => reachOf(shape) > inner).map(shape => `${tile.id} ${reachOf(shape)}`)).join();
            """;

    @BeforeEach
    void enlarge() {
        browser.size(1400, 900);
    }

    private static boolean has(int q, int r, String name) {
        return browser.count(".spot." + name + "[data-cell=\"" + q + "," + r + "\"]") == 1;
    }

    @Test
    void pillbugShowsThrowablePiecesThenDestinations() {
        openGame(THROWS);
        browser.clickCell(0, -1);
        browser.awaitText("#note", "White Pillbug can throw a piece beside it");
        assertThat(browser.count("#note .choice")).isEqualTo(3);
        assertThat(has(-1, -1, "grip")).isTrue();
        browser.click("#note .choice[data-piece=wA1]");
        browser.awaitText("#note", "Choose where White Soldier Ant 1 is thrown to.");
        assertThat(browser.count(".spot.target")).isEqualTo(1);
        browser.click(".spot.target");
        browser.await("the throw", "return $$('.last-thrower').length === 1");
        assertThat(browser.text("#moves .current")).startsWith("wA1");
    }

    @Test
    void drawsPathBeforeAndAfterMove() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wA1 -wQ;bA1 bQ/");
        browser.clickCell(-2, 0);
        browser.focus(".spot.target");
        browser.await("the route", "return $$('.route-next circle').length > 0");
        browser.click(".spot.target");
        browser.await("the last route", "return $$('.route-last').length === 1");
        assertThat(browser.count(".last-from")).isEqualTo(1);
        assertThat(browser.run(COVERED_ART))
                .as("bugs below the ring of the last move")
                .isEqualTo("");
    }

    @Test
    void showsOriginOfLastMoveOnStack() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ;wB1 wS1");
        assertThat(browser.count(".last-from")).isEqualTo(1);
        assertThat(has(-1, 0, "piece")).isTrue();
    }

    @Test
    void dragsPiecesByMouseFromTableAndHand() {
        openGame(PINNED);
        browser.drag(browser.middleOf("[data-piece=wA1]"), placeOf(-2, 0));
        browser.await("the Ant", "return $$('#moves .move[data-ply]').length === 5");
        browser.drag(browser.middleOf("[data-piece=bA1]"), placeOf(2, -2));
        browser.await("the other Ant", "return $$('#moves .move[data-ply]').length === 6");
        browser.drag(browser.middleOf(-2, 0), placeOf(-1, 1));
        browser.awaitText("#moves .current", "wA1 wQ\\");
        assertThat(browser.count(".ghost")).isZero();
    }

    @Test
    void dragsPiecesByTouch() {
        openGame(PINNED);
        browser.touch(new Point[] {browser.middleOf("[data-piece=wA1]"), placeOf(-2, 0)});
        browser.await("the Ant", "return $$('#moves .move[data-ply]').length === 5");
    }

    @Test
    void droppedPieceShowsReasonOrReturns() {
        openGame(PINNED);
        browser.drag(browser.middleOf(-1, 0), placeOf(2, 0));
        browser.awaitText("#note", "R4.1");
        browser.drag(browser.middleOf(-1, 0), browser.middleOf("#flip"));
        browser.await("nothing chosen", "return $$('.spot.target, .ghost').length === 0");
        assertThat(browser.count("#moves .move[data-ply]")).isEqualTo(4);
    }

    /**
     * Returns the place of a cell on the screen, even if nothing is drawn there. The cells (0, 0) and (1, 0) must have
     * pieces.
     */
    private static Point placeOf(int q, int r) {
        Point origin = browser.middleOf(0, 0);
        double width = browser.middleOf(1, 0).x - origin.x;
        return origin.moveBy((int) Math.round(width * (q + r / 2.0)), (int) Math.round(width * Math.sqrt(0.75) * r));
    }

    /** Returns the width of the table's picture in units. */
    private static double visibleWidth() {
        browser.awaitLayout("#board");
        return ((Number) browser.run("return $('#board').viewBox.baseVal.width")).doubleValue();
    }

    @ParameterizedTest
    @CsvSource({"1400,900", "390,844"})
    void zoomsMovesAndResetsTable(int width, int height) {
        browser.size(width, height);
        openGame(PINNED);
        double all = visibleWidth();
        Point middle = browser.middleOf(0, 0);
        browser.wheel(middle, -300);
        browser.await("the button", "return $('#fit') !== null");
        double nearer = visibleWidth();
        assertThat(nearer).isLessThan(all * 0.9);
        Point corner = browser.middleOf("#table").moveBy(-100, 130);
        Point before = browser.middleOf(0, 0);
        browser.drag(corner, corner.moveBy(40, -30));
        Point after = browser.middleOf(0, 0);
        assertThat(after.x - before.x).isBetween(37, 43);
        assertThat(visibleWidth()).isEqualTo(nearer);
        browser.click("#fit");
        assertThat(visibleWidth()).isEqualTo(all);
        assertThat(browser.count("#fit")).isZero();
    }

    @Test
    void pinchZoomsAndDoubleTapResets() {
        browser.size(390, 844);
        openGame(PINNED);
        double all = visibleWidth();
        Point table = browser.middleOf("#table");
        Point left = table.moveBy(-60, 130);
        Point right = table.moveBy(60, 130);
        browser.touch(new Point[] {left, left.moveBy(-60, 0)}, new Point[] {right, right.moveBy(60, 0)});
        browser.await("the button", "return $('#fit') !== null");
        assertThat(visibleWidth()).isLessThan(all * 0.7);
        browser.touch(new Point[] {left, left});
        browser.touch(new Point[] {left, left});
        browser.await("all of it", "return $('#fit') === null");
        assertThat(visibleWidth()).isEqualTo(all);
    }

    @Test
    void keysZoomTheTable() {
        openGame(PINNED);
        browser.await("the pieces", "return $$('#board use').length === 4");
        double all = visibleWidth();
        browser.run("active().blur()");
        browser.press("+");
        browser.await("a part of it", "return $('#fit') !== null");
        assertThat(visibleWidth()).isLessThan(all);
        browser.press("0");
        browser.await("all of it", "return $('#fit') === null");
        assertThat(visibleWidth()).isEqualTo(all);
    }

    @Test
    void opensStackUnderPointerAndWhenChosen() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ");
        browser.hover(2, 0);
        browser.await("the fan", "return $('.fanned')?.dataset.cell === '2,0'");
        browser.hover(0, 0);
        browser.await("no fan", "return $$('.fanned').length === 0");
        browser.clickCell(-1, 0);
        browser.await("the fan", "return $('.fanned')?.dataset.cell === '-1,0'");
        Point mark = browser.middleOf(".chosen");
        Point top = browser.middleOf(".fanned .mover");
        assertThat(Math.abs(mark.y - top.y)).isLessThan(10);
    }
}
