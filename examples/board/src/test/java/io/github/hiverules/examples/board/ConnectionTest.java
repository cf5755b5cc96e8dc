// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the page asks for, and what it does while nobody answers. */
class ConnectionTest extends BrowserPage {
    private static final String KINDS =
            "return performance.getEntriesByType('resource').filter(e => !e.name.includes('/api/')).length";

    /** All that the browser complains about while the server is gone. */
    private static final String GONE = "(?s).*ERR_(CONNECTION_REFUSED|FAILED).*";

    @Override
    boolean hasWorker() {
        return true;
    }

    @Test
    void theFirstBoardIsSmallerThanAHundredKilobytes() {
        browser.await("the worker, which fetches files too", "return navigator.serviceWorker.controller !== null");
        browser.useWorker(false);
        browser.clearCache();
        browser.open(server.address());
        Number bytes = (Number)
                browser.run("return performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0)");
        assertThat(bytes.intValue()).isBetween(20_000, 100_000);
    }

    @Test
    void drawingTheBoardAsksForNothing() {
        browser.choose("#language", "ru");
        browser.choose("#language", "en");
        Object before = browser.run(KINDS);
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/");
        browser.click("#theme");
        browser.choose("#language", "ru");
        assertThat(browser.count("#board use")).isEqualTo(4);
        assertThat(browser.run(KINDS)).isEqualTo(before);
    }

    @Test
    void theBoardStaysWhileTheServerIsGoneAndTheQuestionIsAskedAgain() throws WebServer.CannotStart {
        WebServer first = WebServer.start(0);
        int port = URI.create(first.address()).getPort();
        browser.open(first.address());
        openGame("Base;wS1");
        first.close();
        browser.click("[data-piece=bS1]");
        browser.clickCell(1, 0);
        browser.awaitText("#offline:not([hidden])", "The server does not answer.");
        assertThat(browser.count("#board use")).as("the move is shown at once").isEqualTo(2);
        awaitPlies(2);
        askAgain(port, 2);
    }

    @Test
    void thePageOpensAtTheLastPositionWhileTheServerIsGone() throws WebServer.CannotStart {
        WebServer first = WebServer.start(0);
        int port = URI.create(first.address()).getPort();
        browser.open(first.address());
        browser.await("the worker", "return navigator.serviceWorker.controller !== null");
        openGame("Base;wS1;bG1 wS1-");
        first.close();
        browser.reload();
        browser.await("the board", "return document.querySelectorAll('#board use').length === 2");
        browser.click("[data-piece=wQ]");
        browser.clickCell(-1, 0);
        browser.awaitText("#offline:not([hidden])", "The server does not answer.");
        browser.click("#tab-edit");
        browser.await("the editor's tab", "return document.querySelector('#tab-edit').ariaSelected === 'true'");
        assertThat(browser.count("#panel *"))
                .as("what belongs to the game alone")
                .isZero();
        browser.click("#tab-study");
        askAgain(port, 3);
    }

    @Test
    void opensTheFilesOfTheCommandLine() throws WebServer.CannotStart {
        byte[] files = Pages.files(List.of(Path.of("../records/meadow-open.pgn")));
        try (WebServer withFiles = WebServer.start(0, files)) {
            browser.open(withFiles.address() + "#files");
            awaitPlies(43);
        }
    }

    @Test
    void aSlowServerIsTold() {
        openGame("Base;wS1");
        browser.run("const asked = fetch; window.answer = null; window.fetch = (...question) =>"
                + " new Promise(done => { window.answer = done; }).then(() => asked(...question))");
        browser.click("[data-piece=bS1]");
        browser.clickCell(1, 0);
        awaitPlies(2);
        browser.awaitText("#waiting:not([hidden])", "Waiting for the server");
        browser.run("window.answer()");
        browser.await("no sign", "return document.querySelector('#waiting').hidden");
    }

    @Test
    void aGameAgainstTheBotIsThereWhileTheServerIsGone() throws WebServer.CannotStart {
        WebServer first = WebServer.start(0);
        browser.open(first.address());
        browser.await("the worker", "return navigator.serviceWorker.controller !== null");
        browser.click("#play-bot");
        browser.choose("#opponent", "easy");
        browser.click("#start");
        browser.awaitText("#status", "Your move");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(2);
        browser.awaitText("#status", "Your move");
        first.close();
        browser.reload();
        browser.await("the board", "return document.querySelectorAll('#board use').length === 2");
        awaitPlies(2);
        assertThat(browser.errors()).allMatch(message -> message.matches(GONE));
    }

    @Test
    void everyStepOfALongGameIsThereWhileTheServerIsGone() throws WebServer.CannotStart {
        WebServer first = WebServer.start(0);
        browser.open(first.address());
        browser.await("the worker", "return navigator.serviceWorker.controller !== null");
        String[] steps = {"wQ /wS1", "bQ bG1\\", "wQ -wS1", "bQ bG1-"};
        int plies = 120;
        openGame("Base - White[1] - -;wS1;bG1 wS1-;wQ -wS1;bQ bG1-"
                + IntStream.range(4, plies)
                        .mapToObj(ply -> ";" + steps[ply % 4])
                        .collect(Collectors.joining()));
        // clicks before the game is shown do nothing, so they are repeated
        browser.await(
                "the start",
                "for (let i = 0; i < arguments[0]; i++) { document.querySelector('#back').click(); }"
                        + " return document.querySelector('#said').textContent.includes('Start')",
                plies);
        browser.await(
                "every position kept",
                "return caches.open('positions').then(cache => cache.keys()).then(all => all.length > arguments[0])",
                plies);
        first.close();
        browser.reload();
        browser.awaitText("#said", "Start");
        browser.run("for (let i = 0; i < arguments[0]; i++) { document.querySelector('#forward').click(); }", plies);
        browser.await("the end", "return Number(document.querySelector('#ply').value) === arguments[0]", plies);
        assertThat(browser.count("#offline:not([hidden])")).isZero();
        assertThat(browser.errors()).allMatch(message -> message.matches(GONE));
    }

    /** The page has told of nothing but the server that is gone; when one is there again, it goes on by itself. */
    private static void askAgain(int port, int plies) throws WebServer.CannotStart {
        assertThat(browser.errors()).isNotEmpty().allMatch(message -> message.matches(GONE));
        try (WebServer second = WebServer.start(port)) {
            assertThat(second.address()).contains(":" + port);
            awaitPlies(plies);
            browser.await("no banner", "return document.querySelector('#offline').hidden");
        }
        assertThat(browser.errors()).as("asked before it was there").allMatch(message -> message.matches(GONE));
    }
}
