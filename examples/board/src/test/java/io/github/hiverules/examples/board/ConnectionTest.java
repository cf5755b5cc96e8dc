// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the page's requests, and the page without a server. */
class ConnectionTest extends BrowserPage {
    private static final String KINDS =
            "return performance.getEntriesByType('resource').filter(e => !e.name.includes('/api/')).length";

    @Test
    void firstLoadIsSmall() {
        assumeFalse(isSite(), "the site's files come from its service worker");
        browser.clearCache();
        browser.open(address);
        Number bytes = (Number)
                browser.run("return performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0)");
        assertThat(bytes.intValue()).isBetween(20_000, 125_000);
    }

    @Test
    void drawingSendsNoRequests() {
        browser.speak("ru");
        browser.speak("en");
        Object before = browser.run(KINDS);
        openGame(PINNED);
        browser.run("$('#theme').click()");
        browser.speak("ru");
        assertThat(browser.count("#board use")).isEqualTo(4);
        assertThat(browser.run(KINDS)).isEqualTo(before);
    }

    @Test
    void opensFilesOfCommandLine() throws IOException {
        byte[] files =
                Pages.files(List.of(Path.of("../records/meadow-open.pgn"), Path.of("../records/all-eight-games.txt")));
        try (WebServer withFiles =
                new WebServer(0, files, Optional.empty(), new Openings(Optional.empty(), List.of()))) {
            browser.open(withFiles.address() + "#files");
            browser.awaitText("#file-games", "Games in the opened files: 11");
            browser.click("[data-number='1']");
            browser.click("#view-moves");
            awaitPlies(30);
            browser.run("history.back()"); // to a game that was closed
            awaitPlies(43);
        }
    }
}
