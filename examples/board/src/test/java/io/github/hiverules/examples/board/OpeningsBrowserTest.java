// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the table of openings in a browser. */
class OpeningsBrowserTest extends BrowserPage {
    private static final List<Path> SAMPLES = List.of(
            Path.of("../records/all-eight-games.txt"),
            Path.of("../records/lantern-club.sgf"),
            Path.of("../records/meadow-open.pgn"));

    @Test
    void tableListsMovesOfSampleRecords() throws IOException {
        Openings openings = new Openings(Optional.empty(), SAMPLES);
        try (WebServer samples = new WebServer(0, Pages.files(List.of()), Optional.empty(), openings)) {
            browser.open(samples.address());
            browser.click("#view-openings");
            browser.awaitText("#openings h2", "Openings (games: 12)");
            assertThat(browser.text("#openings")).contains("wG1", "lantern-club.sgf#1: brummer - Wanda7");
            assertThat(browser.barriers()).isEmpty();
            int first = browser.count("#openings tbody button");
            browser.click("#openings tbody button");
            browser.await("the next position's moves", """
                const moves = [...$$('#openings tbody button')].map(each => each.textContent);
                return moves.length > 0 && moves.every(move => move.startsWith('b'))\
                """);
            browser.click("#view-moves");
            awaitPlies(1);
            assertThat(first).isGreaterThan(1);
            openGame("Base+MLP;wL;bL wL-");
            hold("openings");
            browser.click("#view-openings");
            awaitHeld();
            browser.run("for (let i = 0; i < 12; i++) { window.dispatchEvent(new Event('resize')); }");
            assertThat(browser.run("return window.held.length"))
                    .as("requests of twelve drawings")
                    .isEqualTo(1L);
            browser.run("release()");
            browser.awaitText("#openings", "No game has this position.");
        }
    }

    /** The server compares with the files of its command line; the site, with the files that the player opens. */
    @Test
    void siteListsMovesOfOpenedFiles() throws IOException {
        assumeTrue(isSite(), "a test of the site: .ci/run runs it");
        browser.paste(Files.readString(SAMPLES.get(0)));
        browser.awaitText("#file-games", "Games in the opened files: 9");
        browser.click("#first");
        browser.click("#view-openings");
        browser.awaitText("#openings h2", "Openings (games: 9)");
        assertThat(browser.text("#openings")).contains("#1: ");
        browser.paste(Files.readString(SAMPLES.get(2)));
        browser.awaitText("#file-games", "Games in the opened files: 2");
        browser.click("#view-openings");
        browser.awaitText("#openings h2", "Openings (games: 2)");
        browser.reload();
        browser.click("#view-openings");
        browser.awaitText("#openings h2", "Openings (games: 2)");
    }
}
