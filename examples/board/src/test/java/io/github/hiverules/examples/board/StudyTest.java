// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Plays, reads, edits, stores and exports games in a browser. */
class StudyTest extends BrowserPage {
    private static final String RECORD = """
            [GameType "Base+MLP"]
            [White "Ada"]
            [Black "Ben"]

            1. wS1 {A quiet start.} {[%clk 0:09:59]}
            2. bG1 wS1-
            (2. bB1 wS1/ {Bolder.} 3. wQ -wS1 (3. wQ /wS1))
            3. wQ -wS1
            4. bQ bG1/
            """;

    /** Clicks a button that saves a file, and returns the file's content. */
    private static String save(String button) {
        browser.run("window.saved = null; const old = URL.createObjectURL; URL.createObjectURL = blob => {"
                + " blob.text().then(text => { window.saved = text; }); return old.call(URL, blob); };"
                + " HTMLAnchorElement.prototype.click = function() { window.savedAs = this.download; };");
        browser.click("#more");
        browser.click(button);
        browser.await("the file", "return window.saved !== null");
        return String.valueOf(browser.run("return window.saved"));
    }

    private static void awaitCurrent(String move) {
        browser.awaitText("#moves .current", move);
    }

    @Test
    void differentMoveBeginsVariation() {
        openRecord(RECORD);
        browser.awaitText("#players", "Ada – Ben");
        awaitPlies(4);
        browser.click("[data-ply='2']");
        awaitCurrent("bG1 wS1-");
        browser.click("[data-piece=wA1]");
        browser.clickCell(-1, 0);
        awaitCurrent("wA1 -wS1");
        assertThat(browser.count("#moves .variation")).isEqualTo(3);
        assertThat(browser.text("#moves")).contains("wQ -wS1").contains("bQ bG1/");
        browser.click("#this-move");
        browser.click("#promote");
        browser.await("a main line of three", "return $$('[data-ply]').length === 3");
        assertThat(browser.text("#moves .variation:last-child")).isNotBlank();
        removeBranch();
        awaitPlies(4);
        assertThat(browser.text("#moves")).doesNotContain("wA1");
    }

    @Test
    void savedTreeReadsBackEqual() {
        openRecord(RECORD);
        awaitPlies(4);
        browser.click("[data-ply='3']");
        awaitCurrent("wQ -wS1");
        browser.focus("#comment");
        browser.press("My own (word)");
        browser.awaitText("#moves", "My own (word)");
        browser.press(Keys.ESCAPE, Keys.ARROW_LEFT);
        awaitCurrent("bG1 wS1-");
        String moves = browser.text("#moves-box");
        for (String format : new String[] {"pgn", "sgf"}) {
            String saved = save("#save-" + format);
            browser.click("#first");
            browser.await("the start", "return $('#moves .current') === null");
            openRecord(saved);
            awaitCurrent("bQ bG1/");
            browser.awaitText("#players", "Ada – Ben");
            assertThat(browser.text("#moves-box")).isEqualTo(moves);
        }
        browser.click("#view-games");
        assertThat(browser.text("#games")).as("what is equal stays one game").isEqualTo("Open games: 1");
        browser.click("#view-moves");
        assertThat(browser.text("#moves .clock")).contains(" 9:59");
    }

    @Test
    void showsOpeningCommentBeforeItsVariation() {
        openRecord("[GameType \"Base+MLP\"]\n\n1. wS1\n({before} 1. wA1 {after})\n");
        awaitPlies(1);
        assertThat(browser.text("#moves .variation")).isEqualTo("1. wA1 …before1.wA1after");
    }

    @Test
    void reloadRestoresState() {
        openRecord(RECORD);
        awaitPlies(4);
        browser.click("#moves .variation .move");
        awaitCurrent("bB1 wS1/");
        openGame("Base;wS1;bS1 wS1-");
        browser.click("#tab-edit");
        browser.awaitText("#problems", "legal");
        browser.click("[data-piece=wQ]");
        browser.clickCell(0, 0);
        browser.await("the piece", "return $$('.spot.piece').length === 1");
        browser.reload();
        browser.await("the editor", "return $$('.spot.piece').length === 1");
        browser.click("#tab-study");
        awaitPlies(2);
        browser.click("#view-games");
        browser.click(".open-game:not([aria-current])");
        browser.click("#view-moves");
        awaitCurrent("bB1 wS1/");
        browser.reload();
        awaitCurrent("bB1 wS1/");
        browser.click("#view-games");
        browser.click(".close[aria-label*='moves: 2']");
        browser.awaitText("#games", "Open games: 1");
    }

    @Test
    void historyRestoresGamesPliesAndTabs() {
        openGame("Base;wS1;bS1 wS1-;wQ -wS1");
        browser.click("[data-ply='1']");
        awaitCurrent("wS1");
        openGame("Base+M;wG1;bS1 wG1-");
        browser.click("#tab-edit");
        browser.awaitText("#problems", "legal");
        browser.run("history.back()");
        awaitPlies(2);
        browser.run("history.back()");
        awaitPlies(3);
        awaitCurrent("wS1");
        browser.run("history.back()");
        awaitCurrent("wQ -wS1");
        browser.run("history.go(3)");
        browser.await("the editor", "return $('#tab-edit').ariaSelected === 'true'");
    }

    @Test
    void botMovesWheneverItIsDue() {
        startAgainst("easy", "black");
        awaitPlies(1);
        browser.awaitText("#status", "Your move");
        assertThat(browser.count("#undo")).isZero();
        browser.press(Keys.HOME);
        browser.awaitText("#status", "White to move");
        browser.click("[data-piece=wG1]");
        assertThat(browser.count(".spot.target")).isZero();
        browser.click("#bot-move");
        browser.awaitText("#status", "Your move");
        browser.click("[data-ply='1']");
        browser.await("the first move", "return $('[data-ply=\"1\"].current') !== null");
        browser.run("[...$$('.hand-black .hand-tile')].find(t => t.dataset.bug === 'A').click()");
        browser.click(".spot.target");
        awaitPlies(3);
        browser.awaitText("#status", "Your move");
        browser.click("[data-ply='2']");
        browser.awaitText("#status", "White to move");
        browser.reload();
        browser.awaitText("#status", "White to move");
        browser.click("#more");
        browser.click("#change-opponent");
        browser.choose("#opponent", "people");
        browser.click("#go-on");
        browser.await("no bot", "return $('#bot-move') === null");
        assertThat(browser.count("[data-ply]")).isEqualTo(3);
    }

    @Test
    void botDeclinesDrawInOpening() {
        startAgainst("easy", "white");
        browser.awaitText("#status", "Your move");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(2);
        browser.click("#offer-draw");
        browser.awaitText("#toast", "The bot declines.");
        browser.awaitText("#status", "Your move");
    }

    @Test
    void reportsFullStorageAndContinues() {
        openGame("Base;wS1");
        browser.run(
                "let size = 4_000_000; for (let i = 0; size > 0; i++) {"
                        + " try { localStorage.setItem('junk' + i, 'x'.repeat(size)); } catch { size = Math.floor(size / 2); } }");
        browser.click("[data-piece=bS1]");
        browser.clickCell(1, 0);
        awaitPlies(2);
        browser.awaitText("#storage-full", "The browser's storage is full");
        browser.run(
                "Object.keys(localStorage).filter(k => k.startsWith('junk')).forEach(k => localStorage.removeItem(k))");
        browser.click("[data-piece=wQ]");
        browser.clickCell(-1, 0);
        awaitPlies(3);
        assertThat(browser.count("#storage-full")).isZero();
    }

    @Test
    void fiftyFirstGameClosesOldestWithoutEdits() {
        openGame("Base;wS1");
        browser.run("const one = Object.keys(localStorage).find(k => k.startsWith('hive.game.'));"
                + " for (let i = 1; i < 50; i++) { localStorage.setItem('hive.game.x' + i, JSON.stringify("
                + "{...JSON.parse(localStorage.getItem(one)), id: 'x' + i, opened: i, own: i < 3 || i > 3})); }");
        browser.reload();
        browser.click("#view-games");
        browser.awaitText("#games", "Open games: 50");
        browser.click("#new-game");
        browser.click("#start");
        browser.await("the game is closed", "return localStorage.getItem('hive.game.x3') === null");
        browser.awaitText("#games", "Open games: 50");
        browser.click("[data-game='x1']");
        browser.click("#new-game");
        browser.click("#start");
        browser.awaitText("#toast", "");
    }

    @Test
    void listedKeysWork() {
        openRecord(RECORD);
        awaitPlies(4);
        browser.run("active().blur()");
        browser.press(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        awaitCurrent("bG1 wS1-");
        browser.press(Keys.ARROW_DOWN);
        awaitCurrent("bB1 wS1/");
        browser.press(Keys.END);
        awaitCurrent("wQ -wS1");
        browser.press(Keys.ARROW_DOWN);
        awaitCurrent("wQ /wS1");
        browser.press("f");
        browser.await("turned", "return $('#hand-top').classList.contains('hand-white')");
        browser.press("?");
        browser.awaitText("#help-page", "Previous / next move");
        assertThat(browser.barriers()).isEmpty();
        browser.press(Keys.ESCAPE);
        browser.press("n");
        browser.await("the question", "return $('#start') !== null");
        assertThat(browser.barriers()).isEmpty();
        browser.press(Keys.ESCAPE);
        browser.press("o");
        browser.await("the question", "return $('#paste') !== null");
        assertThat(browser.barriers()).isEmpty();
        browser.press(Keys.ESCAPE);
    }

    @Test
    void keepsOnlyChangedGamesOfFile() {
        openRecord(RECORD + "\n" + RECORD.replace("Ada", "Cleo"));
        browser.awaitText("#players", "Ada – Ben");
        browser.click("[data-number='1']");
        browser.awaitText("#players", "Cleo – Ben");
        browser.awaitText("#games", "Open games: 1");
        browser.click("#view-moves");
        browser.click("#first");
        browser.await("the start", "return $$('#moves .current').length === 0");
        browser.click("[data-piece=wG1]");
        browser.clickCell(0, 0);
        awaitCurrent("wG1");
        browser.click("#view-games");
        browser.click("[data-number='0']");
        browser.awaitText("#players", "Ada – Ben");
        browser.awaitText("#games", "Open games: 2");
        browser.reload();
        browser.click("#view-games");
        browser.click("[data-number='1']");
        browser.awaitText("#players", "Cleo – Ben");
        browser.click("#view-moves");
        awaitCurrent("wG1");
    }

    @Test
    void listsAllGamesOfLargeFiles() {
        String games = IntStream.range(0, 2_000)
                .mapToObj(i -> "[GameType \"Base\"]\n[White \"Ada\"]\n[Black \"Player " + i
                        + "\"]\n[Date \"2024.01.02\"]\n[Result \"BlackWins\"]\n\n1. wS1 2. bS1 wS1-\n"
                        + (i % 2 == 0 ? "3. wQ -wS1\n" : "") + "\n")
                .collect(Collectors.joining());
        openRecord(games);
        browser.awaitText("#file-games h2", "Games in the opened files: 2000");
        assertThat(browser.text("#file-rows tbody tr")).isEqualTo("Ada – Player 00–12024.01.023");
        browser.focus("#search-file");
        browser.type("ada 1999");
        browser.await("one game", "return $$('.file-game').length === 1");
        browser.click(".file-game");
        browser.awaitText("#players", "Ada – Player 1999");
        browser.click("#view-moves");
        awaitPlies(2);
        browser.click("#view-games");
        browser.run("const box = $('#search-file'); box.value = '';" + " box.dispatchEvent(new Event('input'))");
        int shown = browser.count(".file-game");
        browser.run("$('#file-rows').scrollTo(0, 1e6)");
        browser.await("more rows", "return $$('.file-game').length > arguments[0]", shown);
    }

    @Test
    void openedTextAlwaysShowsWhatWasRead() {
        openRecord("Base+MLP;InProgress;White[2];wS1;bG1 wS1-");
        awaitPlies(2);
        openRecord("Base+MLP;InProgress;White[2];wS1;bG1 wS1-;wQ bG1-");
        browser.awaitText("#note", "wQ");
        openRecord("Base+MLP;InProgress;White[2];wS1;bG1 wS1-");
        browser.await("no error", "return $('#note') === null");
        awaitPlies(2);
    }

    @Test
    void renamesPlayers() {
        openRecord(RECORD);
        browser.awaitText("#players", "Ada – Ben");
        browser.click("#name-players");
        browser.await("the dialog", "return $('#name-white') !== null");
        browser.run("$('#name-white').value = ' Zoë '; $('#name-black').value = ''");
        browser.click("#set-names");
        browser.awaitText("#players", "Zoë – Black");
        assertThat(save("#save-pgn")).contains("[White \"Zoë\"]").doesNotContain("Ada", "Ben");
        assertThat(browser.run("return window.savedAs")).isEqualTo("Zoë - Black.pgn");
    }

    @Test
    void namesFileByPlayersAndDateAndKeepsEmptyDate() {
        openRecord(RECORD.replace("[White", "[Date \"2024.03.01\"]\n[White").replace("Ada", "A/d:a"));
        browser.awaitText("#players", "A/d:a – Ben");
        save("#save-sgf");
        assertThat(browser.run("return window.savedAs")).isEqualTo("A.d.a - Ben, 2024.03.01.sgf");
        openRecord(RECORD.replace("[White", "[Date \"\"]\n[White"));
        browser.awaitText("#players", "Ada – Ben");
        assertThat(save("#save-pgn")).doesNotContainPattern("\\[Date \"[0-9]");
        assertThat(browser.run("return window.savedAs")).isEqualTo("Ada - Ben.pgn");
    }

    @Test
    void recordErrorsUseThePagesLanguage() {
        openRecord(RECORD.replace("4. bQ bG1/", "4. bG1 wQ-"));
        browser.awaitText("#note", "wQ");
        browser.speak("ru");
        browser.await("Russian", "return /[а-я]{3}/.test($('#note').textContent)");
        assertThat(browser.text("#note")).isNotBlank().doesNotContain("Queen");
    }
}
