// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Tests for former faults of the page, in a browser. */
class FaultsTest extends BrowserPage {
    /** Returns what is cut off or covered: the status if it has more than two lines, tiles of the hands, and buttons. */
    private static final String CUT_OFF = """
            const box = one => one.getBoundingClientRect();
            const isIn = (one, all) => box(one).left >= box(all).left - 1 && box(one).right <= box(all).right + 1
                && box(one).top >= box(all).top - 1 && box(one).bottom <= box(all).bottom + 1;
            const [panel, status] = [$('#panel'), $('#status strong')];
            const line = parseFloat(getComputedStyle(status).lineHeight);
            const parts = $$('#players, #status, #end, #engine button, #views button, #steps button');
            return [
              status.offsetHeight > 2 * line + 1 && `a status of ${status.offsetHeight} px`,
              ...[...parts].filter(one => one.checkVisibility() && !isIn(one, panel)).map(one => one.id || one.outerHTML),
              ...[...$$('.hand-tile')].filter(one => !isIn(one, one.closest('.hand')))
                .map(one => one.dataset.piece),
            ].filter(Boolean).join(', ');
            """;

    @Test
    void arrowKeysStepAfterClickOnTab() {
        openGame(PINNED);
        for (String tab : new String[] {"#tab-study", "#view-analysis", "#view-games", "#view-moves"}) {
            browser.click(tab);
            browser.press(Keys.ARROW_LEFT);
            browser.awaitText("#speech", "Position 3 of 4");
            browser.press(Keys.ARROW_RIGHT);
            browser.awaitText("#speech", "Position 4 of 4");
            assertThat(browser.run("return $('#tab-study').ariaSelected")).isEqualTo("true");
        }
    }

    @Test
    void tabsAreOneTabStop() {
        assertThat(browser.count("#views [role=tab][tabindex='0']")).isEqualTo(1);
        browser.focus("#view-moves");
        browser.press(Keys.ARROW_RIGHT);
        browser.await("the next tab", "return active().id === 'view-analysis'");
        assertThat(browser.run("return active().ariaSelected")).isEqualTo("true");
    }

    @Test
    void undoesDeletionAndPromotion() {
        openGame(PINNED);
        browser.click("[data-ply='1']");
        awaitPly(1);
        removeBranch();
        awaitPlies(0);
        assertThat(browser.run("const { color, backgroundColor } = getComputedStyle($('#toast-act'));"
                        + " return color === backgroundColor"))
                .isEqualTo(false);
        browser.click("#toast-act");
        awaitPlies(4);
        browser.click("[data-ply='2']");
        awaitPly(2);
        browser.click("[data-piece=wA1]");
        browser.click(".spot.target");
        browser.await("a variation", "return $('#moves .variation .current') !== null");
        browser.click("#this-move");
        browser.click("#promote");
        awaitPlies(3);
        browser.pressWith(Keys.CONTROL, "z");
        awaitPlies(4);
        browser.reload();
        awaitPlies(4);
        assertThat(browser.count("#moves .variation")).isEqualTo(1);
        browser.pressWith(Keys.CONTROL, "z");
        browser.await("no variation", "return $('#moves .variation') === null");
    }

    @Test
    void emptiedGameStaysOpenForUndo() {
        openGame(PINNED);
        browser.click("[data-ply='1']");
        awaitPly(1);
        removeBranch();
        awaitPlies(0);
        openGame("Base;wG1;bG1 wG1-");
        browser.click("#view-games");
        browser.click(".open-game:not([aria-current])");
        browser.click("#undo");
        browser.click("#view-moves");
        awaitPlies(4);
    }

    @Test
    void acceptsPastedAndDroppedTextAnywhere() {
        browser.paste("Base;wS1;bG1 wS1-\nBase;wS1;bA1 wS1-;wA1 -wS1");
        browser.awaitText("#file-games h2", "Games in the opened files: 2");
        assertThat(browser.text("#file-rows tbody tr")).startsWith("Game 1"); // the players are unknown
        browser.click("#view-moves");
        awaitPlies(2);
        browser.paste("nonsense");
        browser.await("a refusal", "return $('#toast.bad:not([hidden])') !== null");
        browser.run(
                "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);"
                        + " window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}))",
                "Base;wS1;bS1 wS1-;wQ -wS1");
        awaitPlies(3);
        browser.await("no refusal any more", "return $('#toast').hidden");
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://example.org/games/7    | #toast    | This link to example.org contains no game.",
                "Base r White[5] - (bA1wA1)wQbQ | #problems | wA1 cannot be on top of other pieces.",
                "base,A+a1-Q,w                  | #board    | bA1",
            })
    void opensPastedLinksAndPositions(String text, String selector, String shown) {
        browser.paste(text);
        browser.awaitText(selector, shown);
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    @Test
    void opensTheReadableFilesOfSeveral() {
        browser.run("""
                const data = new DataTransfer();
                for (const [name, text] of [['a.txt', 'Base;wS1'], ['b.txt', 'nonsense'], ['c.txt', 'Base;wG1;bG1 wG1-']]) {
                  data.items.add(new File([text], name));
                }
                window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
                """);
        browser.awaitText("#file-games h2", "Games in the opened files: 2");
        browser.awaitText("#toast.bad", "Expected");
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    /** Scripts that make the browser fail: without a storage, and without a description of the engine. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "for (const name of ['localStorage', 'sessionStorage']) {"
                        + " Object.defineProperty(window, name, { get() { throw new DOMException('denied'); } }); }",
                "const send = window.fetch; window.fetch = (file, ...more) =>"
                        + " file === 'engine.json' ? Promise.reject(new TypeError()) : send(file, ...more);"
            })
    void pageStartsDespiteFailures(String failure) {
        browser.open(address, failure);
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(1);
    }

    @Test
    void finishedRecordHasNoRematchButton() {
        browser.paste(SHORT_GAME);
        awaitPlies(9);
        browser.press(Keys.END);
        browser.awaitText("#status", "White wins");
        assertThat(browser.count("#rematch")).isZero();
        assertThat(browser.count("#where-lost")).isEqualTo(1);
        for (String language : List.of("en", "ru")) {
            browser.speak(language);
            browser.size(844, 390);
            assertFits("across " + language);
            browser.size(390, 844);
            assertFits("upright " + language);
        }
        browser.speak("en");
        assertThat(browser.run("return $('#name-players').title")).isEqualTo("Rename players");
    }

    @Test
    void engineIsOffAgainstBotUntilRequested() {
        openGame(PINNED);
        browser.click("#engine-on");
        browser.await("arrows", "return $$('.arrow').length > 0");
        browser.focus(".pv button:nth-child(2)");
        browser.await("a preview without arrows", "return $$('.arrow').length === 0");
        startAgainst("easy", "white");
        browser.awaitText("#status", "Your move");
        assertThat(browser.count("#engine-on[aria-pressed=true]")).isZero();
        browser.click("#engine-on");
        browser.await("asked for", "return $$('.arrow').length > 0");
    }

    private static void assertFits(String when) {
        assertThat(browser.run(CUT_OFF)).as(when).isEqualTo("");
    }

    @Test
    void laptopShowsLargeTableAndPhonesShowFinalStatusAndMove() throws IOException {
        browser.size(1366, 768);
        browser.paste(Files.readString(Path.of("../records/meadow-open.pgn")));
        browser.awaitText("#file-games", "Games in the opened files");
        browser.click("#view-moves");
        browser.await("the moves", "return $$('#moves [data-ply]').length > 30");
        browser.press(Keys.HOME);
        browser.click("#engine-on");
        browser.await("three lines", "return $$('.engine-lines li').length === 3");
        Number table = (Number) browser.run("return $('#table').clientHeight");
        assertThat(table.intValue()).isGreaterThanOrEqualTo(690);
        Number rows = (Number) browser.run("""
                const box = $('#moves-box').getBoundingClientRect();
                return [...$$('#moves .turn')].map(row => row.getBoundingClientRect())
                    .filter(row => row.top >= box.top && row.bottom <= box.bottom).length;
                """);
        assertThat(rows.intValue()).as("rows of moves beside the lines").isGreaterThanOrEqualTo(16);
        browser.click("#engine-on");
        browser.press(Keys.END);
        browser.awaitText("#status", "White wins: the Queen Bee is surrounded");
        for (int[] size : new int[][] {{1366, 768}, {844, 390}, {390, 844}}) {
            browser.size(size[0], size[1]);
            browser.await("the move in sight at " + size[0], """
                    const [box, move] = ['#moves-box', '#moves .current']
                        .map(one => $(one).getBoundingClientRect());
                    return move.top >= box.top && move.bottom <= box.bottom;
                    """);
            assertFits(size[0] + " wide");
        }
    }

    @Test
    void phoneShowsLargeHiveSevenMovesAndLargeTargets() throws IOException {
        browser.size(390, 844);
        browser.paste(Files.readString(Path.of("../records/meadow-open.pgn")));
        browser.awaitText("#file-games h2", "2");
        browser.click("#view-moves");
        browser.click("[data-ply='24']");
        browser.click("#engine-on");
        browser.await("the engine's line", "return $('.engine-lines li') !== null");
        browser.await("seven moves", """
                const box = $('#moves-box').getBoundingClientRect();
                return [...$$('#moves .move')].map(move => move.getBoundingClientRect())
                    .filter(move => move.top >= box.top - 1 && move.bottom <= box.bottom + 1).length >= 7;
                """);
        browser.await("a large hive", """
                const tiles = [...$$('.spot.piece')].map(tile => tile.getBoundingClientRect());
                const width = Math.max(...tiles.map(tile => tile.right)) - Math.min(...tiles.map(tile => tile.left));
                return width >= 0.8 * $('#table').clientWidth;
                """);
        assertThat(browser.run("""
                return [...$$('button, select, a, summary')].filter(one => {
                  const { width, height } = one.getBoundingClientRect();
                  return width > 0 && Math.min(width, height) < 43.5;
                }).map(one => one.outerHTML.slice(0, 60)).join();
                """)).as("small targets").isEqualTo("");
    }

    /** Contents of a damaged or hostile storage: what follows the first fields of a stored game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "'past':[],'at':'0','record':{'tags':[],'moves':7}",
                "'past':[],'at':'0','record':{'tags':[{'name':7}],'moves':[]}",
                "'past':[],'at':'0','record':{'tags':[],'moves':[{'move':'<img src=x>'}]}",
                "'past':[],'at':7,'record':{'tags':[],'moves':[]}",
                "'past':[],'at':'1.1','record':{'tags':[],'moves':[{'move':'wS1'}]}",
                "'past':[{}],'at':'0','record':{'tags':[],'moves':[]}"
            })
    void pageStartsDespiteDamagedGame(String fields) {
        String stored = fields.isEmpty()
                ? "{}"
                : ("{'id':'x','opened':1,'bot':null,'human':'white','about':null," + fields + "}").replace('\'', '"');
        browser.run(
                "localStorage.setItem('hive.game.x', arguments[0]); localStorage.setItem('hive.place', '\"game-x.0\"')",
                stored);
        browser.run("history.replaceState(null, '', location.pathname); location.reload()");
        browser.await("the board", "return $('.hand-tile') !== null || $('#reset') !== null");
        if (browser.count("#reset") > 0) {
            browser.click("#reset");
            browser.await("the board", "return $('.hand-tile') !== null");
        }
        browser.awaitText("#status", "White to move");
        browser.errors();
    }

    @Test
    void explainsBrokenLinks() {
        browser.run("location.hash = 'constructor'");
        browser.awaitText("#toast", "There is no such game in this browser.");
    }

    @Test
    void gameFollowsMovesOfOtherWindow() {
        startAgainst("easy", "white");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(2);
        browser.inOtherWindow(() -> {
            awaitPlies(2);
            browser.click("[data-piece=wB1]");
            browser.click(".spot.target");
            awaitPlies(4);
        });
        awaitPlies(4);
        browser.awaitText("#status", "Your move");
        browser.await("the last move on the table", "return $('#stage').table.picture.length === 4");
        browser.reload();
        awaitPlies(4);
        assertThat(browser.count("#moves .variation")).isZero();
    }

    /** The whole text isn't read again: its other games are missing in the request. */
    @Test
    void openingGameOfFileReadsOnlyThatGame() {
        String game = "[GameType \"Base\"]\n[White \"Ada\"]\n[Black \"%s\"]\n\n1. wS1\n2. bS1 wS1-\n3. wA1 wS1\n\n";
        browser.paste(game.formatted("Ben") + game.formatted("Cem"));
        browser.awaitText("#file-games", "Games in the opened files: 2");
        hold("records");
        browser.run("""
                const held = window.fetch;
                window.fetch = (address, more) => {
                  window.asked = more?.body ?? window.asked;
                  return held(address, more);
                }\
                """);
        browser.click("[data-number='1']");
        awaitHeld();
        browser.run("release()");
        browser.awaitText("#players", "Ada – Cem");
        assertThat(String.valueOf(browser.run("return window.asked ?? ''"))).doesNotContain("Ben");
        browser.awaitText("#note", "2. wA1 wS1");
        browser.reload();
        browser.click("#view-games");
        browser.awaitText("#file-games", "Ada – Ben");
    }

    /** Races take longer than everything else about a position. */
    @Test
    void showsPositionBeforeRaces() {
        hold("races");
        openGame(PINNED);
        browser.click("#view-analysis");
        browser.awaitText("#figures", "…");
        browser.run("release()");
        browser.await("races", "return /\\d\\+?$/.test($('#figures').innerText) && !/…/.test($('#figures').innerText)");
    }

    @Test
    void pasteAfterFileShowsMoves() {
        browser.paste(SHORT_GAME + "\n" + PINNED);
        browser.awaitText("#file-games", "Games in the opened files: 2");
        browser.paste(SHORT_GAME);
        awaitPly(9);
    }

    @Test
    void panelIsOneLineAgainstBotOnPhones() {
        browser.size(390, 844);
        browser.click("#play-bot");
        browser.click("#quick-easy");
        browser.await("the folded panel", "return $('#fold')?.getAttribute('aria-expanded') === 'false'");
        browser.awaitLayout("#table");
        assertThat((Boolean) browser.run("return $('#table').clientHeight >= 0.6 * innerHeight"))
                .isTrue();
        assertFits("folded");
        browser.click("#fold");
        browser.await("the moves", "return $('#view').clientHeight > 100");
        assertFits("unfolded");
    }

    @Test
    void finishedGameAgainstBotIsNotFoldedOnPhones() {
        browser.size(390, 844);
        startAgainst("easy", "white");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        awaitPlies(2);
        browser.click("#fold-more");
        browser.click("#more-resign");
        browser.click("#yes");
        browser.await("the end", "return $('#end.you-lost') !== null");
        browser.click("#back");
        awaitPly(1);
        browser.await("the buttons to step", "return $('#fold-line') === null && $('#forward').clientHeight > 0");
    }
}
