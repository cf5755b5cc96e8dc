// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;

/** Tests in a browser that nothing covers the table or the elements beside it. */
class TableBrowserTest extends BrowserPage {
    private static final String STACK = "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ";

    /** Five pieces on one cell at the table's upper edge; more are impossible. */
    private static final String TALL = "Base+M r White[20] - wQ(bQwB1bB1wB2bB2)/.wG1bG1";

    /** Returns the cells whose middle is covered by another element. */
    private static final String COVERED = """
            return [...$$('.spot')].filter(spot => {
              const box = (spot.querySelector('.mover, .slot') ?? spot).getBoundingClientRect();
              const there = at(box.left + box.width / 2, box.top + box.height / 2);
              return !spot.contains(there);
            }).map(spot => spot.dataset.cell).join(' ');
            """;

    @BeforeEach
    void enlarge() {
        browser.size(1366, 768);
    }

    @Test
    void keysStepAfterMoveByMouse() {
        openGame(PINNED);
        browser.clickCell(-1, 0);
        browser.click(".spot.target");
        awaitPlies(5);
        browser.press(Keys.ARROW_LEFT);
        browser.awaitText("#moves .current", "bQ bG1/");
        browser.press(Keys.ARROW_RIGHT);
        browser.awaitText("#moves .current", "wQ");
        Point table = browser.middleOf("#table").moveBy(-300, 100);
        browser.drag(table, table.moveBy(60, 10));
        assertThat(browser.run("return active() === document.body")).isEqualTo(true);
    }

    @Test
    void shapesFollowOpenedStack() {
        openGame(STACK);
        browser.hover(2, 0);
        browser.await("the fan", "return $('.fanned')?.dataset.cell === '2,0'");
        assertThat(browser.run("const spot = $('.fanned').getBoundingClientRect();"
                        + " const badge = $('.fanned .badge.height circle').getBoundingClientRect();"
                        + " const tile = $('.fanned .mover use').getBoundingClientRect();"
                        + " return badge.left >= tile.left && badge.right <= tile.right && badge.top >= tile.top"
                        + " && badge.bottom <= tile.bottom && spot.top >= 0"))
                .as("the badge lies on the uppermost tile")
                .isEqualTo(true);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void stackOfFiveIsVisible(boolean chosen) {
        browser.run("location.hash = 'position=' + encodeURIComponent(arguments[0])", TALL);
        browser.await("the stack", "return $$('[data-cell=\"1,0\"] .level').length === 5");
        browser.hover(1, 0);
        if (chosen) {
            browser.clickCell(1, 0);
        }
        browser.await("the fan", "return $('.fanned') !== null");
        assertThat(browser.run("const table = $('#table').getBoundingClientRect();"
                        + " return [...$$('.fanned .level')]"
                        + ".every(level => level.getBoundingClientRect().top >= table.top)"))
                .isEqualTo(true);
    }

    /**
     * Pieces are drawn from back to front even if one of them has just moved, during the animation and after a reload.
     */
    @Test
    void movedPieceIsDrawnInOrder() {
        browser.moving(true);
        try {
            openGame(STACK);
            browser.click("[data-piece=wA1]");
            browser.await("a target", "return $('.spot.target') !== null");
            browser.run("$('.spot.target').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
            awaitPlies(9); // before the answer, the page only previews the move
            browser.await("nothing in motion", "return $('#field').getRootNode().getAnimations().length === 0");
            for (int again = 0; again < 2; again++) {
                browser.await(
                        "row after row",
                        "const rows = [...$$('.spot.piece')].map(spot =>"
                                + " Number(spot.dataset.cell.split(',')[1]));"
                                + " return rows.length > 4 && rows.every((row, i) => i === 0 || rows[i - 1] <= row)");
                browser.reload();
            }
        } finally {
            browser.moving(false);
        }
    }

    @ParameterizedTest
    @CsvSource({"1366,768", "390,844", "844,390"})
    void selectableCellsAreNotCovered(int width, int height) {
        browser.size(width, height);
        openGame(PINNED);
        browser.clickCell(0, 0);
        browser.awaitText("#note", "R3.2");
        assertThat(browser.run(COVERED)).isEqualTo("");
        browser.run("$('#toast').hidden = false;"
                + " $('#toast').textContent = 'A message that is as long as messages get here'");
        assertThat(browser.run(COVERED)).isEqualTo("");
    }

    /** The larger share of the table's width or height that the hive, the marked cells and the last path take. */
    private static final String FILLED = """
            const table = $('#board').parentNode.getBoundingClientRect();
            const boxes = [...$$('.spot.piece .rim, .last-from, .route-last')].map(e => e.getBoundingClientRect());
            const span = (low, high) => Math.max(...boxes.map(box => box[high])) - Math.min(...boxes.map(box => box[low]));
            return Math.max(span('left', 'right') / table.width, span('top', 'bottom') / table.height);
            """;

    /** A line of seven from top to bottom. The ant has walked around the lower end. */
    private static final String WALK =
            "Base;wS1;bG1 wS1\\;wQ \\wS1;bQ /bG1;wB1 wQ/;bB1 bQ\\;wB2 \\wB1;bA1 -bB1;wA1 -wB2;bA1 bB1-";

    @ParameterizedTest
    @CsvSource({"390,844", "844,390"})
    void hiveFillsPhone(int width, int height) {
        browser.size(width, height);
        for (String game : List.of(
                PINNED + ";wA1 -wQ;bA1 bQ/;wG1 -wA1;bG2 bA1/", // eight pieces
                "Base;wS1;bG1 wS1-;wQ /wS1;bQ bG1/;wA1 /wQ;bA1 bQ/;wG1 /wA1;bG2 bA1/", // an oblique line of eight
                WALK)) {
            openGame(game);
            browser.middleOf(0, 0); // at rest
            Number filled = (Number) browser.run(FILLED);
            assertThat(filled.doubleValue()).as(game).isBetween(0.8, 1.0);
        }
    }

    /** The first seven moves change neither the size of the tiles nor their places, and no tile is wider than 110 pixels. */
    @ParameterizedTest
    @CsvSource({"390,844", "1280,900", "1920,1080"})
    void firstSevenMovesNeedNoZoom(int width, int height) {
        browser.size(width, height);
        String box = "return $('#board').getAttribute('viewBox')";
        String[] moves = (PINNED + ";wA1 /wQ;bA1 bQ\\;wG1 \\wQ").split(";", -1);
        openGame("Base;wS1");
        browser.middleOf(0, 0);
        Object first = browser.run(box);
        for (int ply = 2; ply < moves.length; ply++) {
            openGame(String.join(";", List.of(moves).subList(0, ply + 1)));
            browser.middleOf(0, 0);
            assertThat(browser.run(box)).as(moves[ply]).isEqualTo(first);
        }
        Number tile = (Number) browser.run("return $('.spot.piece .rim').getBoundingClientRect().width");
        assertThat(tile.doubleValue()).isBetween(40.0, 110.0);
    }

    @ParameterizedTest
    @CsvSource({"390,844", "844,390"})
    void fingerDropsPieceBesideHive(int width, int height) {
        browser.size(width, height);
        openGame(PINNED + ";wA1 -wQ;bA1 bQ/");
        Point ant = browser.middleOf("[data-piece=wA2]");
        browser.touch(ant, browser.middleOf("#table"), () -> browser.middleOf("[data-cell='-3,0'].target"));
        awaitPlies(7);
        browser.awaitText("#moves .current", "wA2 -wA1");
        browser.click("#tab-edit");
        browser.awaitText("#problems", "This position is legal.");
        browser.click("[data-piece=wQ]");
        browser.clickCell(0, 0);
        Point queen = browser.middleOf("[data-piece=bQ]");
        browser.touch(queen, browser.middleOf("#table"), () -> browser.middleOf("[data-cell='1,0']"));
        browser.await("two pieces", "return $$('.spot.piece').length === 2");
    }

    @Test
    void zoomedTableStaysDuringDrag() {
        openGame(PINNED);
        Point middle = browser.middleOf("#table");
        browser.wheel(middle, -600);
        String view = "return $('#board').getAttribute('viewBox')";
        String before = String.valueOf(browser.run(view));
        browser.touch(browser.middleOf("[data-piece=wA1]"), middle, () -> {
            assertThat(browser.run(view)).isEqualTo(before);
            return middle;
        });
    }

    @Test
    void lateFrameShowsCurrentTable() {
        browser.moving(true);
        try {
            openGame(PINNED);
            browser.run("const frame = window.requestAnimationFrame;"
                    + " window.requestAnimationFrame = step =>"
                    + " frame(now => { step(window.framed ? now : now - 5000); window.framed = true; })");
            openGame(STACK);
            browser.await("a frame", "return window.framed");
        } finally {
            browser.moving(false);
        }
    }

    @Test
    void turnsBoard() {
        openGame(PINNED);
        Point spider = browser.middleOf(0, 0);
        Point grasshopper = browser.middleOf(1, 0);
        browser.click("#flip");
        browser.await("turned", "return $('#hand-bottom').classList.contains('hand-black')");
        assertThat(spider.x).isLessThan(grasshopper.x);
        assertThat(browser.middleOf(0, 0).x).isGreaterThan(browser.middleOf(1, 0).x);
        assertThat(browser.text("#speech")).contains("to the lower left of Black Grasshopper 1");
        browser.reload();
        browser.await("still turned", "return $('#hand-bottom').classList.contains('hand-black')");
    }

    @Test
    void clickChoosesOtherOwnPieceOrShowsReason() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wA1 wQ\\;bA1 bQ/");
        browser.clickCell(-2, 0);
        browser.await("the Beetle", "return $('.selected')?.dataset.cell === '-2,0'");
        browser.clickCell(-1, 1);
        browser.await("the Ant", "return $('.selected')?.dataset.cell === '-1,1'");
        browser.clickCell(2, 0);
        browser.await("a reason", "return $('#note') !== null");
        assertThat(browser.count(".spot.selected[data-cell='-1,1']")).isEqualTo(1);
    }

    @Test
    void showsSymbolsOfPieceUnderPointerOrAll() {
        openGame(PINNED);
        String shown = "return [...$$('.badge.pin')]"
                + ".filter(pin => getComputedStyle(pin).visibility === 'visible').length";
        Point aside = browser.middleOf("#status");
        browser.drag(aside, aside);
        assertThat(browser.run(shown)).isEqualTo(0L);
        browser.hover(0, 0);
        assertThat(browser.run(shown)).isEqualTo(1L);
        browser.click("#open-menu");
        browser.click("#legend");
        assertThat(browser.text(".signs")).contains("pinned: moving it would split the hive");
        Number pin = (Number) browser.run("return $('.signs .pin').getBoundingClientRect().width");
        assertThat(pin.doubleValue()).isGreaterThan(16);
        assertThat(browser.barriers()).isEmpty();
        browser.click("#all-marks");
        browser.click("#close");
        browser.await("closed", "return $('.signs') === null");
        assertThat(browser.run(shown)).isEqualTo(2L);
    }

    @Test
    void pieceLabelNamesItsState() {
        openGame("Base+P;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wP wQ/;bA1 bQ/");
        String label = "return $('[data-cell=\"' + arguments[0] + '\"]').getAttribute('aria-label')";
        assertThat(browser.run(label, "0,0"))
                .isEqualTo("White Spider 1, to the left of Black Grasshopper 1, to the right of White Queen Bee,"
                        + " to the lower right of White Pillbug, pinned");
        assertThat(browser.run(label, "0,-1"))
                .isEqualTo(
                        "White Pillbug, to the upper left of White Spider 1, to the upper right of White Queen Bee, can move");
        browser.clickCell(0, -1);
        browser.clickCell(-1, -1);
        awaitPlies(7);
        browser.await(
                "its rest",
                "return $('[data-cell=\"-1,-1\"]').getAttribute('aria-label')"
                        + ".endsWith(\", can't move this turn (just moved)\")");
    }

    @Test
    void idsAreUniqueAndFormatIsNamed() {
        openGame(PINNED);
        for (String view : List.of("analysis", "games", "moves")) {
            browser.click("#view-" + view);
            assertThat(browser.run("const ids = $$('[id]:not(symbol)').map(e => e.id);"
                            + " return ids.filter((id, i) => ids.indexOf(id) !== i).join()"))
                    .as(view)
                    .isEqualTo("");
        }
        browser.drop("game.txt", "Base;InProgress;White[2];wS1;bG1 wS1-;wQ wS1-");
        browser.click("#view-analysis");
        browser.awaitText("#about-line", "GameString");
        assertThat(browser.text("#note")).as("the third move is White's second").contains("2. wQ wS1- – ");
    }

    @Test
    void lessonHintShowsNoScale() {
        browser.click("#tab-learn");
        browser.click("#hint");
        browser.await("an arrow", "return $$('.arrow').length === 1");
        assertThat(browser.count("#scale:not([hidden])")).isZero();
    }

    @Test
    void namesOfTagsAndRemarksFollowTheLanguage() {
        browser.drop("game.pgn", "[Event \"Cup\"]\n[Weather \"Rain\"]\n[GameType \"Base\"]\n\n1. wS1 *\n");
        browser.click("#view-analysis");
        browser.speak("ru");
        browser.awaitText("#about dl", "Турнир");
        assertThat(browser.text("#about dl")).contains("Cup", "Weather", "Rain").doesNotContain("Event", "tag-");
        browser.paste("1. wS1 2. bG1 wS1-");
        awaitPlies(2);
        browser.click("#view-analysis");
        browser.awaitText("#about", "В записи нет вида игры");
        browser.speak("en");
        browser.awaitText("#about", "The record has no game type");
    }
}
