// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests whole games, exports and the editor of positions in a browser. */
class GameBrowserTest extends BrowserPage {
    private static void play(String piece, int q, int r) {
        browser.click("[data-piece=" + piece + "]");
        browser.clickCell(q, r);
    }

    /** Returns the text that a button copies or saves. */
    private static String taken(String button) {
        browser.run("window.taken = null; navigator.clipboard.writeText = async text => { window.taken = text; };"
                + " URL.createObjectURL = blob => { blob.text().then(text => { window.taken = text; }); return '#'; };"
                + " HTMLAnchorElement.prototype.click = () => {};"); // otherwise the browser saves a file
        browser.click(button);
        browser.await("something taken", "return window.taken !== null");
        return String.valueOf(browser.run("return window.taken"));
    }

    @Test
    void undoRemovesMoves() {
        play("wS1", 0, 0);
        awaitPlies(1);
        play("bG1", 1, 0);
        awaitPlies(2);
        browser.awaitText("#status", "White to move");
        browser.click("#undo");
        awaitPlies(1);
        browser.awaitText("#status", "Black to move");
        play("bA1", 1, 0);
        awaitPlies(2);
        browser.awaitText("#moves .current", "bA1 wS1-");
        assertThat(browser.count("#moves .variation")).isZero();
        assertThat(browser.text("#moves")).doesNotContain("bG1");
    }

    @Test
    void takesBackMoveAgainstBotAfterReload() {
        browser.click("#play-bot");
        browser.click("#quick-easy");
        browser.awaitText("#status", "Your move");
        assertThat(browser.count(".hand-tile[data-piece=wL]"))
                .as("the base game")
                .isZero();
        browser.await("a piece that may open the game", "return active().dataset.piece === 'wS1'");
        play("wS1", 0, 0);
        awaitPlies(2);
        browser.reload();
        awaitPlies(2);
        browser.click("#undo");
        awaitPlies(0);
        browser.awaitText("#status", "Your move");
    }

    @Test
    void copiesWholeGameFromAnyPly() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1");
        browser.click("#first");
        browser.awaitText("#speech", "Start");
        browser.click("#more");
        assertThat(taken("#copy-game")).isEqualTo("Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1");
        browser.run("window.open = link => { window.opened = link; }");
        browser.click("#more");
        browser.click("#hivegame");
        browser.await("the link", "return 'opened' in window");
        assertThat(browser.run("return window.opened"))
                .isEqualTo("https://hivegame.com/analysis?uhp=Base%3BInProgress%3BBlack%5B2%5D%3BwS1%3BbG1%20wS1-"
                        + "%3BwQ%20-wS1");
    }

    @Test
    void newGameOffersChoicesAndEndNamesWinner() {
        assertThat(browser.count("#play-bot, #analyse-record, #learn-hive")).isEqualTo(3);
        browser.click("#play-bot");
        browser.await("the weakest bot first", "return active().id === 'quick-easy'");
        assertThat(browser.count("dialog .primary"))
                .as("a main button beside the choices")
                .isZero();
        browser.click("#more-settings");
        browser.choose("#color", "black");
        browser.choose("#opponent", "easy");
        browser.click("#start");
        browser.awaitText("#status", "Your move");
        assertThat(browser.count("#starts")).isZero();
        browser.click("#resign");
        browser.click("#yes");
        browser.awaitText("#end", "You lost.");
        browser.click("#rematch");
        browser.awaitText("#status", "Your move");
        assertThat(browser.text("#players")).as("the sides have changed").startsWith("You –");
    }

    @Test
    void searchesSavesAndRestoresOpenGames() {
        String ada =
                "[GameType \"Base\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Date \"2024.03.01\"]\n\n1. wS1 2. bG1 wS1-\n";
        browser.drop("a.pgn", ada);
        browser.awaitText("#players", "Ada – Ben");
        browser.drop("b.pgn", ada.replace("Ada", "Cleo").replace("bG1", "bA1"));
        browser.awaitText("#players", "Cleo – Ben");
        browser.click("#view-games");
        browser.drop("a.pgn", ada);
        browser.awaitText("#players", "Ada – Ben");
        browser.click("#view-games");
        assertThat(browser.text("#games")).as("a file that is read twice").isEqualTo("Open games: 2");
        assertThat(browser.text(".games li:first-child"))
                .as("the one that was used last")
                .contains("Ada – Ben", "2024.03.01");
        browser.run(
                "const search = $('#search'); search.value = 'cleo';" + " search.dispatchEvent(new Event('input'))");
        browser.await("one game", "return $$('.games li').length === 1");
        String saved = taken("#save-all");
        browser.open(address);
        browser.drop("games.pgn", saved);
        browser.awaitText("#file-games", "Cleo – Ben");
    }

    @Test
    void editorKeepsAndRemovesPieces() {
        browser.click("#tab-edit");
        browser.await("the editor", "return $('#clear') !== null");
        play("wQ", 0, 0);
        browser.await("the Queen", "return $$('.spot.piece').length === 1");
        play("bQ", 1, 0);
        browser.await("both", "return $$('.spot.piece').length === 2");
        browser.drag(browser.middleOf(1, 0), browser.middleOf("#problems"));
        browser.await("dragged off", "return $$('.spot.piece').length === 1");
        browser.click("#undo-edit");
        browser.await("undone", "return $$('.spot.piece').length === 2");
        browser.click("#clear");
        browser.awaitText("dialog", "Remove all pieces from the board?");
        browser.click("#yes");
        browser.await("cleared", "return $$('.spot.piece').length === 0");
        browser.pressWith(Keys.CONTROL, "z");
        browser.await("undone", "return $$('.spot.piece').length === 2");
        browser.click("#redo-edit");
        browser.await("redone", "return $$('.spot.piece').length === 0");
    }

    @Test
    void editorStoresExpansions() {
        String line = "return $('#line')?.value.split(' ')[0] === arguments[0]";
        browser.click("#tab-edit");
        browser.await("all of them", line, "Base+MLP");
        browser.click(".chip input[value=M]");
        browser.await("two", line, "Base+LP");
        browser.click(".chip input[value=L]");
        browser.await("one", line, "Base+P");
        browser.click("#undo-edit");
        browser.await("two again", line, "Base+LP");
        browser.await("ticked again", "return $('.chip input[value=L]').checked");
    }

    /** A Beetle on top of another piece needs turns for its moves, too. */
    @Test
    void setTurnAllowsForClimbs() {
        browser.run("location.hash = 'position=' + encodeURIComponent(arguments[0])", "Base r White[1] - wQ(bQwB1)bS1");
        browser.awaitText("#problems", "Problems");
        browser.click("#fit-turn");
        browser.awaitText("#problems", "This position is legal.");
        assertThat(browser.count("#fit-turn")).isZero();
        Number turn = (Number) browser.run("return Number($('#turn').value)");
        browser.run(
                "const turn = $('#turn'); turn.value = arguments[0];" + " turn.dispatchEvent(new Event('change'))",
                turn.intValue() - 1);
        browser.awaitText("#problems", "Problems");
    }

    /**
     * A step changes equal numbers of nodes of the page in a game of 300 plies and in a game of 14 plies with the same
     * pieces.
     */
    @Test
    void stepChangesEqualNumberOfElementsInLongGame() {
        String[] steps = {"wQ /wS1", "bQ bG1\\", "wQ -wS1", "bQ bG1-"};
        String begun = "Base - White[1] - -;wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
        int[] touched = new int[2];
        int[] plies = {14, 300};
        for (int i = 0; i < 2; i++) {
            String moves = IntStream.range(4, plies[i])
                    .mapToObj(ply -> ";" + steps[ply % 4])
                    .collect(Collectors.joining());
            openGame(begun + moves);
            browser.click("#back");
            awaitPly(plies[i] - 1);
            browser.run(
                    "window.touched = 0; const make = Document.prototype.createElementNS, plain = Document.prototype.createElement;"
                            + " Document.prototype.createElementNS = function (...a) { window.touched++; return make.apply(this, a); };"
                            + " Document.prototype.createElement = function (...a) { window.touched++; return plain.apply(this, a); };"
                            + " new MutationObserver(all => { window.touched += all.length; })"
                            + ".observe(document, { subtree: true, childList: true, attributes: true, characterData: true });");
            browser.click("#forward");
            awaitPly(plies[i]);
            touched[i] = ((Number) browser.run("return window.touched")).intValue();
            browser.reload();
        }
        assertThat(touched[0]).isBetween(10, 600);
        assertThat(touched[1]).isBetween(touched[0] - 10, touched[0] + 10);
    }
}
