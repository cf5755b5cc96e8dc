// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Tests the layout and accessibility of the page on screens of all sizes, in light and dark colours and both languages.
 */
class ScreenTest extends BrowserPage {
    private static final String RECORD = """
            [GameType "Base+MLP"]
            [White "Ada"]
            [Black "Ben"]

            1. wS1 {A quiet start.}
            2. bG1 wS1- {[%clk 0:09:59]}
            (2. bB1 wS1/ 3. wQ -wS1)
            3. wQ -wS1
            4. bQ bG1/
            5. wS1 bQ-
            """;

    /** Returns the elements that exceed the width of the window. */
    private static final String STICKING_OUT = "return [...$$('main *, header *')].filter(e =>"
            + " !e.closest('.unseen, #board, .moves-box') && e.getBoundingClientRect().right > innerWidth + 1)"
            + ".map(e => e.outerHTML.slice(0, 80)).join()";

    /** Returns the visible controls that overlap other controls. */
    private static final String OVERLAPPING = """
            const seen = e => { const b = e.getBoundingClientRect(); return b.width > 2 && e.checkVisibility(); };
            const all = [...$$('button, select, input, textarea, a, summary')]
                .filter(e => seen(e) && !e.closest('.moves-box, dialog, .table, .expansions'));
            const found = [];
            for (let i = 0; i < all.length; i++) {
              for (let j = i + 1; j < all.length; j++) {
                if (all[i].closest('header, main') !== all[j].closest('header, main')) { continue; }
                const a = all[i].getBoundingClientRect(), b = all[j].getBoundingClientRect();
                if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
                    && !all[i].contains(all[j]) && !all[j].contains(all[i])) {
                  found.push(all[i].outerHTML.slice(0, 60) + ' on ' + all[j].outerHTML.slice(0, 60));
                }
              }
            }
            return found.join();
            """;

    @Test
    void elementsDoNotOverlap() {
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(1);
        openRecord(RECORD);
        awaitPlies(4);
        browser.click("#view-analysis");
        for (String look :
                List.of("light en", "dark ru")) { // the layout depends on the language, the contrast on the theme
            browser.run("document.documentElement.dataset.theme = arguments[0]", look.split(" ", -1)[0]);
            browser.speak(look.split(" ", -1)[1]);
            for (String tab : List.of("study", "edit", "learn")) {
                open(tab);
                for (int[] size : new int[][] {{1400, 900}, {820, 1180}, {844, 390}, {390, 844}}) {
                    browser.size(size[0], size[1]);
                    browser.awaitLayout("#panel");
                    check(tab + " " + look, size[0], size[1]);
                    if (size[0] == (look.startsWith("light") ? 1400 : 390)) {
                        assertThat(browser.barriers()).as(tab + " " + look).isEmpty();
                    }
                }
            }
        }
    }

    @Test
    void longRowsStayInThePanel() {
        browser.size(1366, 768);
        String notes = " $6 {[%clk 1:09:59]} {[%eval 18 40 wA1 bQ/]}\n";
        browser.drop(
                "long.pgn",
                "[GameType \"Base+MLP\"]\n\n1. wG1" + notes + "2. bP /wG1" + notes + "3. wG2 \\wG1" + notes
                        + "4. bQ /bP" + notes + "5. wQ -wG2" + notes + "6. bQ wQ\\" + notes + "7. wA1 \\wQ" + notes
                        + "8. bS1 /bQ" + notes);
        awaitPlies(8);
        browser.press(Keys.END);
        browser.speak("ru");
        browser.click("#engine-on");
        browser.awaitText("#chance", "Победа белых");
        for (int[] size : new int[][] {{1366, 768}, {844, 390}}) {
            browser.size(size[0], size[1]);
            for (String box : List.of("#moves-box", ".engine-head", "#chance", ".turn:last-child .move:last-child")) {
                assertThat(browser.run("const box = $(arguments[0]); return box.scrollWidth - box.clientWidth", box))
                        .as(box)
                        .isEqualTo(0L);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1366, 768", "844, 390", "390, 844"})
    void longNamesShowTheirBeginning(int width, int height) {
        browser.size(width, height);
        browser.drop(
                "names.pgn",
                "[GameType \"Base\"]\n[White \"Bartholomew Featherstonehaugh the Younger, of Nowhere\"]\n\n1. wS1\n");
        awaitPlies(1);
        assertThat(browser.run("""
                        const name = $('#hand-bottom .hand-name');
                        const text = [...name.querySelectorAll('span')].find(span => span.textContent.startsWith('Bart'));
                        return text.getBoundingClientRect().top >= name.getBoundingClientRect().top
                          && text.getBoundingClientRect().top >= $('#hand-bottom').getBoundingClientRect().top
                        """)).isEqualTo(true);
    }

    /** Returns the visible controls, without the cells of the table, that are smaller than a fingertip. */
    private static final String TOO_SMALL = """
            const top = $('dialog, :popover-open') ?? document;
            return [...top.querySelectorAll('button, select, input:not([type=file]), textarea, a, summary')]
                .filter(e => e.checkVisibility() && !e.closest('.unseen'))
                .map(e => [e, (e.matches('[type=checkbox]') ? e.closest('label') : e).getBoundingClientRect()])
                .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
                .map(([e, box]) => `${e.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`).join();
            """;

    @Test
    void fingersHitAllTargets() {
        browser.size(390, 844);
        assertTargets("the first screen");
        for (String dialog : List.of("#new-game", "#open-record", "#more")) {
            browser.click(dialog);
            browser.await(dialog, "return $('dialog') !== null");
            assertTargets(dialog);
            browser.run("$('dialog').close('')");
        }
        browser.click("#open-menu");
        assertTargets("the menu");
        browser.click("#help");
        browser.await("the help", "return $('.help') !== null");
        assertTargets("the help");
        browser.run("$('dialog').close('')");
        browser.drop("games.pgn", RECORD + "\n[GameType \"Base\"]\n[White \"Cy\"]\n\n1. wS1\n");
        browser.awaitText("#view-games", "Games");
        browser.click("#engine-on");
        browser.await("the engine", "return $('.pv button') !== null");
        for (String view : List.of("moves", "analysis", "games", "moves")) {
            browser.click("#view-" + view);
            assertTargets(view);
        }
        openRecord(RECORD);
        browser.awaitText("#note", "R3.2");
        browser.run("$$('details').forEach(variation => { variation.open = true; })");
        browser.click("#comment-open");
        assertTargets("a variation and a comment");
        browser.click("#this-move");
        browser.await("the move's menu", "return $('#move-menu') !== null");
        assertTargets("the move's menu");
        browser.run("$('dialog').close('')");
        for (String tab : List.of("edit", "learn")) {
            open(tab);
            assertTargets(tab);
        }
    }

    private static void assertTargets(String where) {
        for (int[] size : new int[][] {{360, 640}, {667, 375}, {390, 844}}) {
            browser.size(size[0], size[1]);
            browser.awaitLayout("body");
            assertThat(browser.run(TOO_SMALL)).as(where + " " + size[0]).isEqualTo("");
        }
    }

    private static void open(String tab) {
        browser.click("#tab-" + tab);
        browser.await(
                tab,
                "return $('#tab-' + arguments[0]).ariaSelected === 'true'" + " && $('#panel').childElementCount > 0",
                tab);
    }

    private static void check(String where, int width, int height) {
        Number table = (Number) browser.run("return $('#table').getBoundingClientRect().height");
        assertThat(table.doubleValue()).as(where).isGreaterThanOrEqualTo(0.55 * Math.min(width, height));
        assertThat(browser.run("return document.documentElement.scrollWidth"))
                .as(where)
                .isEqualTo(browser.run("return document.documentElement.clientWidth"));
        assertThat(browser.run(STICKING_OUT)).as(where).isEqualTo("");
        assertThat(browser.run(OVERLAPPING)).as(where).isEqualTo("");
    }
}
