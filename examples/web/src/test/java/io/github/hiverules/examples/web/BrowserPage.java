// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** Tests of the page in a real browser: each begins as someone who has never been there. */
abstract class BrowserPage {
    static WebServer server;
    static Browser browser;

    @BeforeAll
    static void start() throws IOException, WebServer.CannotStart {
        assumeTrue(Browser.isAvailable(), "skipped: no chromium with its driver, or HIVE_BROWSER is none");
        server = WebServer.start(0);
        browser = new Browser();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
            browser = null;
        }
        if (server != null) {
            server.close();
            server = null;
        }
    }

    @BeforeEach
    void open() {
        browser.size(1280, 900);
        browser.open(server.address());
    }

    @AfterEach
    void nothingWentWrongInThePage() {
        assertThat(browser.errors()).isEmpty();
    }

    /** Opens a game by a link. */
    static void openGame(String line) {
        browser.run("location.hash = 'game=' + encodeURIComponent(arguments[0])", line);
        awaitPlies((int) line.chars().filter(c -> c == ';').count());
    }

    /** Waits until the list of moves has that many of them. */
    static void awaitPlies(int plies) {
        browser.await(
                plies + " moves",
                "return document.querySelectorAll('#moves .move[data-ply]').length === arguments[0]",
                plies);
    }
}
