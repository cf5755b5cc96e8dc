// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opens addresses that contain a game. */
class AddressBrowserTest extends BrowserPage {
    private static final String PGN = "[GameType \"Base\"]\n[White \"<b>Ёж</b>\"]\n\n"
            + "1. wS1 2. bG1 wS1- {good} (2. bS1 wS1- 3. wQ -wS1) 3. wQ -wS1 *\n";

    private static String packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out =
                new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION, true))) {
            out.write(text.getBytes(UTF_8));
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    @Test
    void opensRecordWithVariations() throws IOException {
        browser.open(address + "#pgn=" + packed(PGN));
        browser.awaitText("#moves .comment", "good");
        browser.awaitText("#players", "<b>Ёж</b>");
        assertThat(browser.text("#moves")).contains("bS1 wS1-");
        assertThat(browser.count("#players b")).isZero();
    }

    @Test
    void opensAddressesInTheFormOfHivegame() {
        browser.open(address + "?uhp=Base+MLP;InProgress;White[2];wS1;bG1%20wS1-");
        awaitPlies(2);
        assertThat(browser.run("return location.search")).isEqualTo("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#pgn=",
                "#pgn=<script>alert(1)</script>",
                "#pgn=AAAA",
                "#pgn=____",
                "#game=Base;wS1;wS1",
                "#game=<img src=x onerror=alert(1)>",
                "?uhp=<img src=x onerror=alert(1)>",
                "?uhp=Base;wS1;bQ9"
            })
    void explainsDamagedAddresses(String damaged) {
        browser.open(address + damaged);
        browser.await("a message", "return $('#toast:not([hidden]), #note-card *') !== null");
        assertThat(browser.count("body script, body img:not(.brand img)")).isZero();
        browser.click("#tab-edit"); // the page still answers
        browser.awaitText("#problems", "legal");
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    @Test
    void refusesRecordThatUnpacksToMegabytes() throws IOException {
        browser.open(address + "#pgn=" + packed("1. wS1 ".repeat(1_000_000)));
        browser.awaitText("#toast", "The link is damaged");
    }

    @Test
    void sharedLinkOpensInAnotherBrowser() throws IOException {
        assumeTrue(isSite(), "a test of the site, whose links open on other machines: .ci/run runs it");
        browser.open(address + "#pgn=" + packed(PGN));
        browser.awaitText("#moves .comment", "good");
        String withVariations = shared();
        assertThat(withVariations).startsWith(address + "#pgn=");
        openGame("Base+M;wM;bM wM-;wQ \\wM");
        String plain = shared();
        assertThat(plain).startsWith(address + "#game=Base+M;InProgress;");
        browser.open(withVariations);
        browser.awaitText("#moves .comment", "good");
        browser.open(plain);
        awaitPlies(3);
    }

    private static String shared() {
        browser.run("window.taken = null; navigator.clipboard.writeText = async text => { window.taken = text; }");
        browser.click("#more");
        browser.click("#share");
        browser.await("the link", "return window.taken !== null");
        return String.valueOf(browser.run("return window.taken"));
    }

    @Test
    void siteOffersNewVersionWithoutClosingWindows(@TempDir Path folder) throws IOException {
        assumeTrue(isSite(), "a test of the site: .ci/run runs it");
        copySite(folder);
        browser.open(FileServer.start(folder));
        browser.await("the copy of the site", "return navigator.serviceWorker.ready.then(() => true)");
        browser.reload();
        assertThat(browser.count("#new-version")).isZero();
        Path worker = folder.resolve("service-worker.js");
        Files.writeString(worker, Files.readString(worker) + "// another version");
        browser.reload();
        browser.inOtherWindow(() -> browser.click("#new-version"));
        browser.await("the new version", "return $('.hand-tile') && !$('#new-version')");
    }
}
