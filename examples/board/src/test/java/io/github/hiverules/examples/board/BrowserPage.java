// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The base class of tests of the page in a browser. All tests share a browser and a server; each test begins with an
 * empty storage. With {@code -Dhive.site=FOLDER}, the tests use the static site instead of the server's page.
 */
@ExtendWith(BrowserPage.OneBrowser.class)
abstract class BrowserPage {
    /** White wins in the fifth turn, with Black's help. */
    static final String SHORT_GAME = "Base+MLP;wG1;bP /wG1;wG2 \\wG1;bQ /bP;wQ -wG2;bQ wQ\\;wA1 \\wQ;bS1 /bQ;wA1 /wQ";

    static final String PINNED = "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/";

    /** A folder with the static site, to test it instead of the server's page. */
    private static final @Nullable String SITE = System.getProperty("hive.site");

    /** Holds a question to the server or to a worker until {@code release()} runs. */
    private static final String HOLD = """
            const name = arguments[0];
            window.held = [];
            window.release = () => held.splice(0).forEach(go => go());
            const send = window.fetch;
            window.fetch = (...call) => String(call[0]).includes(`api/${name}`)
              ? new Promise(done => held.push(() => done(send(...call)))) : send(...call);
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (message) {
              const go = () => post.call(this, message);
              message.question === name ? held.push(go) : go();
            };
            """;

    /** The address of the tested page. */
    static String address;

    static Browser browser;

    static boolean isSite() {
        return SITE != null;
    }

    /** Copies the static site to a folder. */
    static void copySite(Path folder) throws IOException {
        Path site = Path.of(Objects.requireNonNull(SITE));
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(site.relativize(file).toString());
                Files.createDirectories(Objects.requireNonNull(copy.getParent()));
                Files.copy(file, copy);
            }
        }
    }

    /** Starts browser and server before the first browser test, and closes them after the last test class. */
    static final class OneBrowser implements BeforeAllCallback {
        @Override
        public void beforeAll(ExtensionContext context) throws IOException {
            assumeTrue(Browser.isWanted(), "a browser test: HIVE_BROWSER=chromium mvn -B verify runs it");
            if (browser == null) {
                address = SITE == null ? new WebServer(0).address() : FileServer.start(Path.of(SITE));
                browser = new Browser();
                Runtime.getRuntime().addShutdownHook(new Thread(browser::close));
            }
        }
    }

    @BeforeEach
    void open() {
        browser.size(1280, 900);
        browser.open(address);
    }

    @AfterEach
    void pageReportsNoErrors() {
        assertThat(browser.errors()).isEmpty();
    }

    /** Opens a game by a link. */
    static void openGame(String line) {
        browser.run("location.hash = 'game=' + encodeURIComponent(arguments[0])", line);
        awaitPlies((int) line.chars().filter(c -> c == ';').count());
        browser.awaitLayout("#board");
    }

    /** Opens a record by the dialog for it. */
    static void openRecord(String text) {
        browser.click("#open-record");
        browser.await("the dialog", "return $('#paste') !== null");
        browser.run("$('#paste').value = arguments[0]", text);
        browser.click("#open-text");
    }

    /** Starts a game against an opponent of the list: easy or engine, for example. */
    static void startAgainst(String opponent, String color) {
        browser.click("#new-game");
        browser.choose("#opponent", opponent);
        browser.choose("#color", color);
        browser.click("#start");
    }

    /** Waits until a ply is shown. */
    static void awaitPly(int ply) {
        browser.await("ply " + ply, "return $('#moves .current')?.dataset.ply === arguments[0]", String.valueOf(ply));
    }

    /** Opens the menu of the shown move and deletes the move with its followers. */
    static void removeBranch() {
        browser.click("#this-move");
        browser.click("#remove-branch");
        browser.click("#yes");
    }

    /** Waits until the list of moves has a given length. */
    static void awaitPlies(int plies) {
        browser.await(plies + " moves", "return $$('#moves .move[data-ply]').length === arguments[0]", plies);
    }

    /** Holds the answers to a question from now on. */
    static void hold(String question) {
        browser.run(HOLD, question);
    }

    /** Waits until an answer is held. */
    static void awaitHeld() {
        browser.await("a request", "return window.held.length > 0");
    }
}
