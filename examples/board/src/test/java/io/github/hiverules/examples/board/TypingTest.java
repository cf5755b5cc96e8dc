// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Types and plays in a browser while answers are late or missing. */
class TypingTest extends BrowserPage {
    private static void type(String text) {
        text.chars().forEach(letter -> browser.type(String.valueOf((char) letter)));
    }

    private static Object comment() {
        return browser.run("return $('#comment').value");
    }

    @Test
    void commentTypedWhileTheBotThinksRunsNoCommands() {
        startAgainst("easy", "white");
        browser.awaitText("#status", "Your move");
        hold("bot");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitHeld();
        browser.run("$('#comment').focus()");
        type("nice ");
        browser.run("release()");
        awaitPlies(2);
        browser.awaitText("#moves .current", "b");
        type("opening upon 1 f");
        assertThat(comment()).isEqualTo("nice opening upon 1 f");
        assertThat(browser.run("return active().id")).isEqualTo("comment");
        assertThat(browser.count("dialog")).isZero();
        browser.awaitText("#moves .comment", "nice opening upon 1 f");
        browser.press(Keys.ESCAPE);
        browser.await("the comment on Black's move", "return $('#comment').value === ''");
        browser.click("[data-ply='1']");
        browser.await("White's move", "return $('#comment').value.startsWith('nice')");
    }

    @Test
    void fieldOfPositionEditorKeepsTextThatIsBeingTyped() {
        browser.click("#tab-edit");
        browser.awaitText("#problems", "legal");
        hold("setup");
        browser.click("[data-piece=wQ]");
        browser.clickCell(0, 0);
        browser.await("the Queen at once", "return $$('.spot.piece').length === 1");
        awaitHeld();
        assertThat(browser.run("return localStorage.getItem('hive.edit')"))
                .as("stored before the answer")
                .asString()
                .contains("wQ");
        browser.run("const line = $('#line'); line.focus(); line.select()");
        type("Base");
        browser.run("release()");
        browser.await("the answer", "return $('#undo-edit') !== null");
        assertThat(browser.run("return $('#line').value")).isEqualTo("Base");
    }

    @Test
    void everyLetterSurvivesReloadAndMissingServer() throws IOException {
        WebServer first = new WebServer(0);
        int port = URI.create(first.address()).getPort();
        browser.open(first.address());
        openGame("Base;wS1");
        browser.focus("#comment");
        type("before ");
        first.close();
        type("and after");
        try (WebServer second = new WebServer(port)) {
            assertThat(second.address()).isEqualTo(first.address());
            browser.reload();
            browser.awaitText("#moves .comment", "before and after");
        }
    }

    @Test
    void movePlayedWhileACommentIsTypedKeepsBoth() {
        openGame("Base;wS1");
        hold("record");
        browser.click("[data-piece=bS1]");
        browser.clickCell(1, 0);
        awaitHeld();
        assertThat(browser.count("#board .spot.piece")).as("shown at once").isEqualTo(2);
        browser.run("$('#comment').focus()");
        type("a");
        browser.run("release()");
        awaitHeld();
        browser.run("release()");
        awaitPlies(2);
        browser.awaitText("#moves .comment", "a");
    }

    @Test
    void refusedMoveDisappears() throws IOException {
        WebServer first = new WebServer(0);
        browser.open(first.address());
        openGame("Base;wS1");
        first.close();
        browser.click("[data-piece=bS1]");
        browser.clickCell(1, 0);
        browser.awaitText("#toast.bad", "The server does not answer.");
        assertThat(browser.count("#board .spot.piece")).isEqualTo(1);
        browser.errors();
    }

    @Test
    void undoOfMessageUndoesOnlyItsOwnEdit() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1");
        removeBranch();
        browser.awaitText("#toast", "Moves deleted.");
        browser.focus("#comment");
        type("x");
        browser.await("no message", "return $('#toast').hidden");
        browser.press(Keys.ESCAPE);
        browser.click("#undo");
        browser.click("#undo");
        awaitPlies(3);
        browser.click("#redo");
        awaitPlies(2);
        browser.click("#redo");
        browser.awaitText("#moves .comment", "x");
        assertThat(browser.count("#redo")).isZero();
    }

    @Test
    void shortcutsWorkOnRussianLayoutAndCanBeSwitchedOff() {
        openGame("Base;wS1;bG1 wS1-");
        browser.run("active().blur()");
        key("а", "KeyF", false);
        browser.await("turned", "return $('#hand-top').classList.contains('hand-white')");
        browser.focus("#comment");
        type("x");
        browser.press(Keys.ESCAPE);
        key("Я", "KeyZ", true);
        browser.await("undone", "return $('#moves .comment') === null");
        browser.click("#open-menu");
        browser.click("#help");
        browser.click("#single-keys");
        browser.press(Keys.ESCAPE);
        browser.await("no dialog", "return $('dialog') === null");
        key("f", "KeyF", false);
        key("n", "KeyN", false);
        browser.press(Keys.ARROW_LEFT);
        browser.awaitText("#moves .current", "wS1");
        assertThat(browser.count("dialog")).isZero();
        assertThat(browser.count("#hand-top.hand-white")).isEqualTo(1);
    }

    /** Screen readers click without moving the focus first. */
    @Test
    void focusedCommentCanBeRemoved() {
        openGame(PINNED);
        browser.run("""
                $('#comment').focus();
                $('#view-analysis').click();
                $('#view-moves').click();
                """);
        awaitPlies(4);
    }

    private static void key(String key, String code, boolean isControl) {
        browser.run(
                "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], code: arguments[1],"
                        + " ctrlKey: arguments[2], bubbles: true, cancelable: true}))",
                key,
                code,
                isControl);
    }
}
