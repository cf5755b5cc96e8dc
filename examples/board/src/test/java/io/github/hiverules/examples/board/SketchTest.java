// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;

/** Draws circles and arrows with the right mouse button in a browser. */
class SketchTest extends BrowserPage {
    private static void awaitSketches(int circles, int arrows) {
        browser.await(
                circles + " circles and " + arrows + " arrows",
                "return $$('.sketches circle').length === arguments[0]"
                        + " && $$('.sketches .shaft').length === arguments[1]",
                circles,
                arrows);
    }

    @Test
    void storesCirclesAndArrowsWithMove() {
        openGame(PINNED);
        Point spider = browser.middleOf(0, 0);
        Point hopper = browser.middleOf(1, 0);
        Point empty = new Point(2 * hopper.x - spider.x, hopper.y); // to the right of the Grasshopper
        browser.sketch(spider, spider);
        awaitSketches(1, 0);
        browser.sketch(spider, empty);
        awaitSketches(1, 1);
        browser.press(Keys.ARROW_LEFT);
        awaitSketches(0, 0);
        browser.press(Keys.ARROW_RIGHT);
        awaitSketches(1, 1);
        assertThat(browser.text("#moves")).doesNotContain("%");
        assertThat(browser.run("return $('#comment').value")).isEqualTo("");
        browser.reload();
        awaitSketches(1, 1);
        browser.sketch(spider, empty);
        awaitSketches(1, 0);
        browser.pressWith(Keys.CONTROL, "z");
        awaitSketches(1, 1);
    }

    @Test
    void showsSketchesOfRecords() {
        browser.paste("[GameType \"Base\"]\n\n1. wS1 {[%csl wS1,wS1\\][%cal wS1 wS1-] first} bG1 wS1- *");
        awaitPlies(2);
        browser.press(Keys.HOME);
        browser.press(Keys.ARROW_RIGHT);
        awaitSketches(2, 1);
        browser.awaitText("#moves .comment", "first");
        assertThat(browser.text("#moves")).doesNotContain("%");
    }
}
