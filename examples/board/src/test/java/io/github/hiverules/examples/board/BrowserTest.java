// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.examples.questions.GameLine;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;

/** Tests the page in a browser. */
class BrowserTest extends BrowserPage {
    private static final String RECORD = """
            [GameType "Base+MLP"]
            [Event "An evening"]
            [White "Ada"]
            [Black "Ben"]

            1. wS1 {A quiet start.}
            2. bG1 wS1-
            3. wQ -wS1
            4. bQ bG1/
            5. wS1 bQ-
            """;

    @Test
    void playersCanDrawAndResign() {
        openGame(PINNED);
        browser.click("#offer-draw");
        browser.click("#yes");
        browser.awaitText("#status", "Draw: by agreement");
        browser.click("#undo");
        browser.awaitText("#status", "White to move");
        browser.click("[data-piece=wS2]");
        browser.click(".spot.target");
        browser.awaitText("#status", "Black to move");
        browser.click("#resign");
        browser.click("#yes");
        browser.awaitText("#status", "White wins: by resignation");
        browser.click("[data-ply='4']");
        browser.awaitText("#status", "White to move");
    }

    @Test
    void showsReasonsForBlockedPieceAndWrongCell() {
        openGame(PINNED);
        browser.clickCell(0, 0);
        browser.awaitText("#note", "R3.2");
        assertThat(browser.count(".mark-group1")).isPositive();
        assertThat(browser.count(".mark-group2")).isPositive();
        browser.press(Keys.ESCAPE);
        browser.await("no note", "return $('#note') === null");
        browser.clickCell(-1, 0);
        assertThat(browser.count(".spot.target")).isEqualTo(2);
        browser.clickCell(2, 0);
        browser.awaitText("#note", "R4.1");
        assertThat(browser.count(".mark")).isPositive();
        assertThat(browser.count("#moves .move[data-ply]")).isEqualTo(4);
    }

    private static boolean hasFocus(String selector) {
        return Boolean.TRUE.equals(browser.run("return active().matches(arguments[0])", selector));
    }

    /** Presses Tab, or Shift and Tab, until a matching element has the focus. */
    private static void tabTo(String selector, boolean isBack) {
        for (int i = 0; i < 12 && !hasFocus(selector); i++) {
            if (isBack) {
                browser.pressWith(Keys.SHIFT, Keys.TAB);
            } else {
                browser.press(Keys.TAB);
            }
        }
        assertThat(hasFocus(selector)).as(selector).isTrue();
    }

    /** Presses arrow keys toward an element until it has the focus. */
    private static void arrowTo(String selector) {
        for (int i = 0; i < 12 && !hasFocus(selector); i++) {
            String arrow = String.valueOf(browser.run("""
                    const [from, to] = [active(), $(arguments[0])]
                        .map(one => one.getBoundingClientRect());
                    const [right, down] = [to.left - from.left, to.top - from.top];
                    return Math.abs(right) > 9 && (arguments[1] || Math.abs(down) < 9)
                        ? right > 0 ? 'ARROW_RIGHT' : 'ARROW_LEFT' : down > 0 ? 'ARROW_DOWN' : 'ARROW_UP';
                    """, selector, i % 2 == 0));
            browser.press(Keys.valueOf(arrow));
        }
        assertThat(hasFocus(selector)).as(selector).isTrue();
    }

    @Test
    void playsGameByKeys() {
        Game game = GameLine.parse(SHORT_GAME);
        List<Position> positions = game.positions();
        browser.press("n");
        browser.await("the question", "return $('#start') !== null");
        browser.press(Keys.ENTER);
        browser.await("a tile", "return active().matches('.hand-tile')");
        for (int i = 0; i < game.length(); i++) {
            boolean isWhite = i % 2 == 0; // White's hand comes after the table in the focus order
            Move move = game.moves().get(i);
            if (move instanceof Placement placement) {
                tabTo((isWhite ? "#hand-bottom" : "#hand-top") + " .hand-tile", !isWhite);
                arrowTo("[data-piece=" + placement.piece() + "]");
                browser.press(Keys.ENTER);
                tabTo(".spot", isWhite);
                arrowTo(cell(placement.to()));
            } else if (move instanceof Movement movement) {
                tabTo(".spot", isWhite);
                arrowTo(cell(positions.get(i).cellOf(movement.piece()).orElseThrow()));
                browser.press(Keys.ENTER);
                arrowTo(cell(movement.to()));
            }
            assertThat(String.valueOf(browser.run("return active().getAttribute('aria-label')")))
                    .contains("can go here");
            browser.press(i % 2 == 0 ? Keys.ENTER : Keys.SPACE);
            awaitPly(i + 1);
            if (i == 1) {
                browser.awaitText("#speech", "Black: Black Pillbug to the lower left of White Grasshopper 1");
            }
        }
        browser.awaitText("#speech", "White wins: the Queen Bee is surrounded");
    }

    private static String cell(Hex hex) {
        return "[data-cell=\"" + hex.q() + "," + hex.r() + "\"]";
    }

    private static void tap(String selector) {
        Point place = browser.middleOf(selector);
        browser.touch(new Point[] {place, place});
    }

    @Test
    void playsGameByTouch() {
        browser.size(390, 844);
        tap("#new-game");
        tap("#start");
        Game game = GameLine.parse(SHORT_GAME);
        List<Position> positions = game.positions();
        for (int i = 0; i < game.length(); i++) {
            if (game.moves().get(i) instanceof PieceMove move) {
                Optional<Hex> from = positions.get(i).cellOf(move.piece());
                tap(from.map(BrowserTest::cell).orElse("[data-piece=" + move.piece() + "]"));
                tap(cell(move.to()));
            }
            awaitPly(i + 1);
        }
        browser.awaitText("#status", "White wins");
        assertThat(browser.count(".lost")).isEqualTo(1);
        assertThat(browser.run("return ['#board', '.hand-tile'].map(one =>"
                        + " getComputedStyle($(one)).webkitTapHighlightColor).join()"))
                .as("no flash on each tap")
                .isEqualTo("rgba(0, 0, 0, 0),rgba(0, 0, 0, 0)");
        tap("#rematch");
        browser.awaitText("#status", "White to move");
    }

    @Test
    void opensDroppedRecordAndSteps() {
        browser.drop("evening.pgn", RECORD);
        browser.awaitText("#players", "Ada – Ben");
        browser.awaitText("#note", "R3.2");
        browser.awaitText("#note", "3. wS1 bQ- – ");
        assertThat(browser.text("#moves")).contains("A quiet start.");
        browser.run("active().blur()");
        browser.press(Keys.HOME);
        browser.awaitText("#speech", "Position 0 of 4");
        browser.press(Keys.ARROW_RIGHT);
        browser.awaitText("#speech", "Position 1 of 4");
        assertThat(browser.count(".spot.piece")).isEqualTo(1);
    }

    @Test
    void editsPositionAndContinuesGame() {
        browser.click("#tab-edit");
        browser.awaitText("#problems", "This position is legal.");
        String[] pieces = {"wQ", "bQ", "wA1", "bG1"};
        for (int q = 0; q < pieces.length; q++) {
            browser.click("[data-piece=" + pieces[q] + "]");
            browser.clickCell(q, 0);
            browser.await(pieces[q], "return $$('.spot.piece').length === arguments[0]", q + 1);
        }
        browser.awaitText("#problems", "This position is legal.");
        browser.click("[data-piece=bB1]");
        browser.clickCell(0, 0);
        browser.await("a stack", "return $$('.badge.height').length === 1");
        browser.clickCell(0, 0);
        browser.click("#remove");
        browser.await("no stack", "return $$('.badge.height').length === 0");
        browser.awaitText("#problems", "This position is legal.");
        browser.await("the position", "return $('#line').value === 'Base+MLP r White[3] - wQbQwA1bG1'");
        browser.click("#play-on");
        browser.awaitText("#status", "White to move");
        assertThat(browser.count("#starts")).as("choices over the pieces").isZero();
        browser.reload();
        browser.awaitText("#status", "White to move");
        assertThat(browser.count(".spot.piece")).isEqualTo(4);
        browser.click("[data-piece=wS1]");
        browser.clickCell(-1, 0);
        browser.awaitText("#status", "Black to move");
    }

    @Test
    void escapesHostileRecords() {
        String hostile = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>";
        browser.drop("hostile.pgn", """
                [GameType "Base"]
                [Event "%1$s"]
                [White "%1$s"]
                [Black "javascript:window.hacked=1"]

                1. wS1 {%1$s}
                2. bG1 %1$s
                """.formatted(hostile));
        browser.awaitText("#players", hostile + " – javascript:window.hacked=1");
        assertThat(browser.text("#moves")).contains(hostile);
        assertThat(browser.text("#hand-bottom .hand-name")).contains(hostile);
        assertThat(browser.count("main img, main script, main iframe, main a:not([href^='https://hivegame.com/'])"))
                .isZero();
        browser.run("location.hash = 'game=' + encodeURIComponent(arguments[0])", "Base;" + hostile);
        browser.await("a word of refusal", "return !$('#toast').hidden");
        assertThat(browser.run("return window.hacked ?? 'safe'")).isEqualTo("safe");
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    @Test
    void storesLanguageAndTheme() {
        browser.speak("ru");
        browser.awaitText("#status", "Ход белых");
        String before = String.valueOf(browser.run("return document.documentElement.dataset.theme"));
        browser.run("$('#theme').click()");
        browser.reload();
        browser.awaitText("#status", "Ход белых");
        assertThat(browser.run("return document.documentElement.dataset.theme")).isNotEqualTo(before);
        browser.clickCell(0, 0);
        browser.awaitText("#note", "Сначала выберите фишку из запаса.");
    }
}
