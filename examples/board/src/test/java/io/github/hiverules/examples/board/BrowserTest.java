// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The page in a real browser. */
class BrowserTest extends BrowserPage {
    /** White wins in the fifth turn, with Black's help. */
    private static final String SHORT_GAME =
            "Base+MLP;wG1;bP /wG1;wG2 \\wG1;bQ /bP;wQ -wG2;bQ wQ\\;wA1 \\wQ;bS1 /bQ;wA1 /wQ";

    private static final String PINNED = "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/";

    private static final String RECORD = """
            [GameType "Base+MLP"]
            [Event "An evening"]
            [White "Ada"]
            [Black "Ben"]

            1. wS1 {A quiet start.}
            2. bG1 wS1-
            3. wQ -wS1
            4. bQ bG1/
            5. wS1 bQ-
            """;

    /** Makes a move as a player does: the piece, then the cell. */
    private static void play(Move move, Position before) {
        if (move instanceof Placement placement) {
            browser.click("[data-piece=\"" + placement.piece() + "\"]");
            browser.clickCell(placement.to().q(), placement.to().r());
        } else if (move instanceof Movement movement) {
            Hex from = before.cellOf(movement.piece()).orElseThrow();
            browser.clickCell(from.q(), from.r());
            browser.clickCell(movement.to().q(), movement.to().r());
        }
    }

    @Test
    void playsGameToEnd() {
        Game game = GameLine.parse(SHORT_GAME);
        List<Position> positions = game.positions();
        for (int i = 0; i < game.length(); i++) {
            play(game.moves().get(i), positions.get(i));
            browser.await(
                    "ply " + (i + 1),
                    "return document.querySelector('#moves .current')?.dataset.ply === arguments[0]",
                    String.valueOf(i + 1));
        }
        browser.awaitText("#status", "White wins: the Queen Bee is surrounded");
        assertThat(browser.text("#speech")).contains("White wins");
        browser.click("#back");
        browser.awaitText("#status", "White to move");
        browser.click("#forward");
        browser.awaitText("#status", "White wins");
    }

    @Test
    void botReplies() {
        browser.click("#new-game");
        browser.choose("#opponent", "easy");
        browser.click("#start");
        browser.awaitText("#status", "Your move");
        browser.click("[data-piece=wS1]");
        browser.clickCell(0, 0);
        browser.await("the bot's move", "return document.querySelectorAll('#moves .move[data-ply]').length === 2");
        browser.awaitText("#status", "Your move");
    }

    @Test
    void playersCanDrawAndResign() {
        openGame(PINNED);
        browser.click("#offer-draw");
        browser.click("#yes");
        browser.awaitText("#status", "Draw: by agreement");
        browser.click("#undo");
        browser.awaitText("#status", "White to move");
        browser.click("[data-piece=wS2]");
        browser.click(".spot.target");
        browser.awaitText("#status", "Black to move");
        browser.click("#resign");
        browser.click("#yes");
        browser.awaitText("#status", "White wins: the other side resigned");
        browser.click("[data-ply='4']");
        browser.awaitText("#status", "White to move");
    }

    @Test
    void showsReasonsForBlockedPieceAndWrongCell() {
        openGame(PINNED);
        browser.clickCell(0, 0);
        browser.awaitText("#note", "R3.2");
        assertThat(browser.count(".mark-group1")).isPositive();
        assertThat(browser.count(".mark-group2")).isPositive();
        browser.press(Keys.ESCAPE);
        browser.await("no note", "return document.querySelector('#note') === null");
        browser.clickCell(-1, 0);
        assertThat(browser.count(".spot.target")).isEqualTo(2);
        browser.clickCell(2, 0);
        browser.awaitText("#note", "R4.1");
        assertThat(browser.count(".mark")).isPositive();
        assertThat(browser.count("#moves .move[data-ply]")).isEqualTo(4);
    }

    @Test
    void opensStack() {
        openGame("Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bB1 bQ-;wB1 wQ");
        browser.clickCell(-1, 0);
        browser.awaitText("#stack", "Stack, bottom to top");
        assertThat(browser.count("#stack li")).isEqualTo(2);
    }

    @Test
    void playsGameByKeys() {
        browser.focus("[data-piece=wS1]");
        browser.press(Keys.ENTER);
        browser.focus(".spot[tabindex=\"0\"]");
        browser.press(Keys.ENTER);
        browser.await("one move", "return document.querySelectorAll('#moves .move[data-ply]').length === 1");
        browser.focus("[data-piece=bS1]");
        browser.press(Keys.ENTER);
        browser.focus("[data-cell=\"0,0\"]");
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.run("return document.activeElement.dataset.cell")).isEqualTo("1,0");
        assertThat(String.valueOf(browser.run("return document.activeElement.getAttribute('aria-label')")))
                .contains("to the right of White Spider 1")
                .contains("can go here");
        browser.press(Keys.SPACE);
        browser.awaitText("#speech", "Black: Black Spider 1 to the right of White Spider 1");
    }

    @Test
    void opensDroppedRecordAndSteps() {
        browser.drop("evening.pgn", RECORD);
        browser.awaitText("#players", "Ada – Ben");
        browser.awaitText("#invalid", "R3.2");
        browser.awaitText("#note", "This move is not legal: wS1 bQ-");
        assertThat(browser.text("#moves")).contains("A quiet start.");
        browser.run("document.activeElement.blur()");
        browser.press(Keys.HOME);
        browser.awaitText("#speech", "Position 0 of 4");
        browser.press(Keys.ARROW_RIGHT);
        browser.awaitText("#speech", "Position 1 of 4");
        assertThat(browser.count(".spot.piece")).isEqualTo(1);
        browser.click("#more");
        browser.run("const slider = document.querySelector('#ply'); slider.value = 3;"
                + " slider.dispatchEvent(new Event('input', {bubbles: true}))");
        browser.awaitText("#speech", "Position 3 of 4");
    }

    @Test
    void readsEveryCorpusFile() throws IOException {
        Path corpus = Path.of(System.getProperty("hive.shared", "."), "corpus", "records");
        assumeTrue(Files.isDirectory(corpus), "skipped: no corpus beside the project");
        try (Stream<Path> files = Files.list(corpus)) {
            for (Path file : files.sorted().toList()) {
                browser.run("history.replaceState(null, '', location.pathname)");
                browser.drop(
                        file.getFileName().toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
                browser.await(
                        file.toString(),
                        "return location.hash.startsWith('#game-')"
                                + " && document.querySelector('#moves .move') !== null");
                assertThat(browser.count("#toast.bad:not([hidden])")).isZero();
            }
        }
    }

    @Test
    void editsPositionAndContinuesGame() {
        browser.click("#tab-edit");
        browser.awaitText("#problems", "This position is legal.");
        String[] pieces = {"wQ", "bQ", "wA1", "bG1"};
        for (int q = 0; q < pieces.length; q++) {
            browser.click("[data-piece=" + pieces[q] + "]");
            browser.clickCell(q, 0);
            browser.await(pieces[q], "return document.querySelectorAll('.spot.piece').length === arguments[0]", q + 1);
        }
        browser.awaitText("#problems", "This position is legal.");
        browser.click("[data-piece=bB1]");
        browser.clickCell(0, 0);
        browser.await("a stack", "return document.querySelectorAll('.badge.height').length === 1");
        browser.clickCell(0, 0);
        browser.click("#remove");
        browser.await("no stack", "return document.querySelectorAll('.badge.height').length === 0");
        browser.awaitText("#problems", "This position is legal.");
        assertThat(browser.run("return document.querySelector('#line').value"))
                .isEqualTo("Base+MLP r White[3] - wQbQwA1bG1");
        browser.click("#play-on");
        browser.awaitText("#status", "White to move");
        browser.click("[data-piece=wS1]");
        browser.clickCell(-1, 0);
        browser.awaitText("#status", "Black to move");
    }

    @Test
    void escapesHostileRecords() {
        String hostile = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>";
        browser.drop("hostile.pgn", """
                [GameType "Base"]
                [Event "%1$s"]
                [White "%1$s"]
                [Black "javascript:window.hacked=1"]

                1. wS1 {%1$s}
                2. bG1 %1$s
                """.formatted(hostile));
        browser.awaitText("#players", hostile + " – javascript:window.hacked=1");
        assertThat(browser.text("#moves")).contains(hostile);
        assertThat(browser.text("#hand-bottom .hand-name")).contains(hostile);
        assertThat(browser.count("main img, main script, main iframe, main a:not([href^='https://hivegame.com/'])"))
                .isZero();
        browser.run("location.hash = 'game=' + encodeURIComponent(arguments[0])", "Base;" + hostile);
        browser.await("a word of refusal", "return !document.querySelector('#toast').hidden");
        assertThat(browser.run("return window.hacked ?? 'safe'")).isEqualTo("safe");
        assertThat(browser.errors()).allMatch(message -> message.contains("422"));
    }

    @Test
    void storesLanguageAndTheme() {
        browser.speak("ru");
        browser.awaitText("#status", "Ход белых");
        String before = String.valueOf(browser.run("return document.documentElement.dataset.theme"));
        browser.run("document.querySelector('#theme').click()");
        browser.reload();
        browser.awaitText("#status", "Ход белых");
        assertThat(browser.run("return document.documentElement.dataset.theme")).isNotEqualTo(before);
        browser.clickCell(0, 0);
        browser.awaitText("#note", "Сначала выберите фишку из запаса.");
    }

    @Test
    void fitsPhoneWidth() {
        browser.size(360, 900);
        openGame(SHORT_GAME);
        for (String language : List.of("en", "ru")) {
            browser.speak(language);
            for (String tab : List.of("edit", "study")) {
                browser.click("#tab-" + tab);
                browser.await(
                        tab,
                        "return document.querySelector('#tab-' + arguments[0]).getAttribute('aria-selected') === 'true'",
                        tab);
                assertThat(browser.run("return [...document.querySelectorAll('main *, header *')]"
                                + ".filter(e => !e.closest('.unseen, svg') && e.getBoundingClientRect().right > 361)"
                                + ".map(e => e.outerHTML.slice(0, 80)).join()"))
                        .as(language + " " + tab)
                        .isEqualTo("");
            }
        }
    }
}
