// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lessons, in a real browser. */
class LearnBrowserTest extends BrowserPage {
    private static void openLesson(String id) {
        String button = "[data-lesson=\"" + id + "\"]";
        browser.click("#tab-learn");
        browser.await("lessons", "return document.querySelector('[data-lesson][aria-current]') !== null");
        if (browser.count(button + "[aria-current]") == 0) { // a click on the one that is open begins it anew
            browser.click(button);
        }
        browser.await(
                "the lesson",
                "return document.querySelector('[data-lesson][aria-current]')?.dataset.lesson === arguments[0]"
                        + " && document.querySelectorAll('.goal').length === 1",
                id);
    }

    @ParameterizedTest
    @CsvSource({"1400,900,en,Solved.", "390,844,ru,Решено."})
    void everyLessonIsSolvedByTheMoveThatItShows(int width, int height, String language, String solved) {
        browser.size(width, height);
        browser.choose("#language", language);
        browser.click("#tab-learn");
        int lessons = 0;
        boolean more = true;
        while (more) {
            browser.awaitText("#lesson", browser.text("#hint"));
            browser.click("#hint");
            browser.await("an arrow", "return document.querySelectorAll('.arrow').length === 1");
            String[] goal = String.valueOf(browser.run(
                            "return fetch('lessons.json').then(answer => answer.json())"
                                    + ".then(all => all[arguments[0]].goal).then(goal => goal.piece + ' ' + goal.q + ' ' + goal.r)",
                            lessons))
                    .split(" ");
            browser.click(".spot[data-top=\"" + goal[0] + "\"]");
            browser.clickCell(Integer.parseInt(goal[1]), Integer.parseInt(goal[2]));
            browser.awaitText("#solved", solved);
            lessons++;
            more = browser.count("#next-lesson") == 1;
            if (more) {
                browser.click("#next-lesson");
                browser.await("the next", "return document.querySelector('#solved') === null");
            }
        }
        assertThat(lessons).isEqualTo(12);
        assertThat(browser.text("#progress")).contains("12");
        browser.click("#play-now");
        browser.await("the game", "return document.querySelector('#moves-card') !== null");
    }

    @Test
    void wrongMovesAreExplainedAndAnotherLegalMoveIsNotTaken() {
        openLesson("gate");
        browser.clickCell(3, 2);
        browser.clickCell(1, 2);
        browser.awaitText("#note", "too narrow to slide through");
        browser.clickCell(0, 4);
        browser.awaitText("#note", "That move is legal, but it is not what is asked for here.");
        assertThat(browser.count("#solved")).isZero();
        openLesson("win");
        browser.clickCell(0, 2);
        browser.clickCell(1, 2);
        browser.awaitText("#note", "The right cell, but with this piece it does not do.");
    }

    @Test
    void progressIsKept() {
        openLesson("queen");
        browser.clickCell(2, 1);
        browser.clickCell(1, 1);
        browser.awaitText("#progress", "1 of 12 solved");
        browser.click("#next-lesson");
        browser.awaitText("#lesson-title", "The Spider");
        browser.reload();
        browser.awaitText("#lesson-title", "The Spider");
        assertThat(browser.text("#progress")).isEqualTo("1 of 12 solved");
    }

    @Test
    void theLanguageMayChangeBeforeTheFirstLessonHasCome() {
        browser.run(
                "const asked = fetch;"
                        + " window.fetch = (...question) => new Promise(done => setTimeout(done, 500)).then(() => asked(...question))");
        browser.click("#tab-learn");
        browser.choose("#language", "ru");
        browser.await(
                "the lesson in Russian",
                "return /[а-я]/.test(document.querySelector('#lesson-title')?.textContent ?? '')");
    }
}
