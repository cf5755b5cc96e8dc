// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests the engine's view in a browser. */
class EngineViewTest extends BrowserPage {
    /** Before Black's last move, every move loses. */
    private static final String LOST_GAME =
            "Base;wB1;bS1 \\wB1;wQ /wB1;bB1 -bS1;wA1 wB1-;bS2 \\bS1;wA2 wA1/;bQ bS2/;wA2 bQ-;bB2 -bS2;wA1 \\wA2;bG1"
                    + " /bB1;wB2 wA1-;bB2 bB1;wB2 wA1;bG2 -bS2;wB2 bQ;bB2 /bG2;wS1 -wA1;bG1 -bG2;wS2 \\wA1;bB1 bG2;wS2"
                    + " /wS1;bA1 -bG1;wB2 bS2-";

    @BeforeEach
    void enlarge() {
        browser.size(1400, 900);
    }

    @ParameterizedTest
    @CsvSource({"1400,900", "390,844"})
    void showsArrowsScoreAndScale(int width, int height) {
        browser.size(width, height);
        openGame(SHORT_GAME.substring(0, SHORT_GAME.lastIndexOf(';')));
        assertThat(browser.count(".arrow")).isZero();
        browser.click("#engine-on");
        browser.await("three lines", "return $$('.engine-lines li').length === 3");
        browser.awaitText(".engine-lines .score", "White wins in 1");
        assertThat(browser.count(".arrow")).isEqualTo(3);
        assertThat(browser.count("#scale:not([hidden])")).isEqualTo(1);
        assertThat(browser.run("return $('#board').contains($('.arrow'))")).isEqualTo(true);
        browser.click("#engine-on");
        browser.await("no arrows", "return $$('.arrow, #scale:not([hidden])').length === 0");
    }

    /** The only winning move leads to the left of a hive that fills the width of a phone. */
    @ParameterizedTest
    @CsvSource({"390,844", "844,390"})
    void preferredMoveIsVisibleBesideTheScale(int width, int height) {
        browser.size(width, height);
        openGame(
                "Base;wG1;bG1 -wG1;wQ wG1-;bQ -bG1;wA1 wQ-;bS1 \\bQ;wA2 wA1-;bS2 bQ/;wA3 wA2-;bA1 bQ\\;wB1 \\wA1;bB1 /bQ");
        browser.click("#engine-on");
        browser.await(
                "the move",
                "const [move, scale, table] = ['.newcomer', '#scale', '#table']"
                        + ".map(one => $(one)?.getBoundingClientRect());"
                        + " return move && move.left > table.left"
                        + " && (move.left >= scale.right || move.bottom <= scale.top)");
    }

    @Test
    void removesArrowsWithPosition() {
        openGame(PINNED);
        browser.click("#engine-on");
        browser.await("arrows", "return $$('.arrow').length === 3");
        browser.click("#tab-edit");
        browser.await("no arrows", "return $$('.arrow').length === 0");
    }

    /** Returns the ranks of the moves whose arrows are visible. */
    private static String shownArrows() {
        return String.valueOf(browser.run("return [...$$('.arrow .shaft')]"
                + ".filter(one => getComputedStyle(one).visibility === 'visible')"
                + ".map(one => one.parentNode.classList[1]).sort().join()"));
    }

    @Test
    void showsArrowOfDotUnderPointer() {
        openGame("Base r White[12] - wA1wQbQwS1bS1wS2bS2wB1bB1wB2bB2wG1bG1wG2bG2wG3bG3wA2bA1bA2bA3wA3");
        browser.click("#engine-on");
        String dot = ".arrow:has(.shaft) .number[pointer-events=auto]";
        browser.await("another move", "return $(arguments[0]) !== null", dot);
        assertThat(shownArrows()).matches("(rank0)?");
        browser.waitFor(() -> "an arrow")
                .until(
                        any -> { // the moves may change during the search
                            browser.hover(browser.middleOf(dot));
                            return shownArrows().matches("(rank0,)?rank[12]");
                        });
    }

    @Test
    void judgesMistakesFromThirdTurnOnAndStoresThem() {
        openGame(SHORT_GAME);
        browser.click("#view-analysis");
        browser.click("#where-lost");
        browser.awaitText("#mistakes", "4… bS1 /bQ");
        browser.awaitText("#mistakes .glyph4", "??");
        browser.await(
                "the graph of five moves", "return $('.chart .line-white')?.getAttribute('d').split('L').length === 5");
        browser.awaitText("#accuracy", "Accuracy: White");
        browser.click("#view-moves");
        browser.awaitText("#moves [data-ply='8']", "bS1 /bQ??");
        browser.reload();
        browser.click("#view-moves");
        browser.awaitText("#moves [data-ply='8']", "bS1 /bQ??");
        assertThat(browser.text("#moves")).doesNotContain("eval");
    }

    /** Black is nearly lost, but one move defends against the win in one turn. */
    @Test
    void allowingAWinInOneTurnIsABlunderEvenIfTheLossIsSmall() {
        openGame("Base+MLP r Black[11] - ....wB1wA1wB2/...wMbQ/..bG1bB1bA1/..wG1.bS1/wQwP.bMbL;bS2 bA1-;wB2 bQ-");
        browser.click("#where-lost");
        browser.awaitText("#mistakes .glyph4", "??");
        browser.awaitText("#headline", "11");
    }

    /** Finds the mistakes of the short game, and replays Black's mistake in the fourth turn. */
    private static void replayMistake() {
        openGame(SHORT_GAME);
        browser.click("#where-lost");
        browser.awaitText("#headline", "Black lost the game at move 4: Black Spider 1");
        browser.run("[...$$('.mistake')].find(one => one.textContent.includes('4… bS1 /bQ')).click()");
        browser.awaitText("#replay-task", "4… Black played bS1 /bQ");
        browser.await("the position before the mistake", "return $('#replay-note').textContent === 'Your move.'");
    }

    @Test
    void rowsOfMistakesHoldTheirTextInNarrowPanels() {
        browser.size(1280, 800);
        openGame(SHORT_GAME);
        browser.click("#where-lost");
        browser.awaitText("#headline", "Black lost the game");
        browser.speak("ru");
        browser.awaitText("#headline", "проиграли");
        browser.await("room around the text", """
                const box = one => one.getBoundingClientRect();
                return [...$$('.mistake')].every(row => [...row.children].every(text =>
                    box(text).top >= box(row).top + 2 && box(text).bottom <= box(row).bottom - 2));
                """);
    }

    @Test
    void botRefutesReplayedMistake() {
        replayMistake();
        browser.click("[data-piece=bS1]");
        browser.clickCell(-2, 1);
        browser.awaitText("#replay-note", "White answers: White Soldier Ant 1");
        browser.awaitText("#replay-note", "White wins");
        browser.awaitText("#status", "White wins");
        browser.click("#replay-again");
        browser.awaitText("#replay-note", "Your move.");
        browser.awaitText("#status", "Black to move");
        browser.click("#replay-show");
        browser.awaitText("#replay-note", "Better: Black");
        browser.awaitText("#status", "White to move");
        browser.click("#replay-end");
        browser.await("the game", "return $('#replay') === null");
        browser.click("#view-moves");
        awaitPlies(9);
        assertThat(browser.count("#moves .variation")).isZero();
    }

    @Test
    void bestMoveSolvesReplayedMistake() {
        replayMistake();
        assertThat(browser.count("#engine-on")).isZero();
        browser.clickCell(-1, 0);
        browser.clickCell(-2, 1);
        browser.awaitText("#replay-note", "A good move.");
        browser.awaitText(".mistakes", "✓");
        browser.press(Keys.END);
        browser.await("the end of the game", "return $('#replay') === null && $('#end') !== null");
    }

    @Test
    void findsNoMistakesOnlyIfAllMovesAreJudged() {
        browser.drop(
                "part.pgn",
                "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1-\n5. wA1 -wQ {[%eval 50 50 wA1 -wQ]}\n6. bA1 bQ-\n");
        awaitPlies(6);
        browser.click("#view-analysis");
        browser.awaitText("#accuracy", "Accuracy");
        assertThat(browser.count("#headline")).isZero();
        browser.click("#where-lost");
        browser.awaitText("#headline", "No mistakes found.");
    }

    @Test
    void ignoresMistakesInLostPositions() {
        openGame(LOST_GAME);
        browser.click("#view-analysis");
        browser.click("#where-lost");
        browser.awaitText("#judge-stop", "Stop");
        browser.run("$('#judge-stop')?.click()"); // a fast engine is already done
        browser.await("all moves", "$('#where-lost')?.click();" + " return $('#judge-stop, #where-lost') === null");
        browser.click("#view-moves");
        browser.await(
                "no mark at the last two moves",
                "return [24, 25].every(ply => !$(`[data-ply='${ply}'] :is(.glyph, .loss)`))");
    }

    @Test
    void previewsLinesAndPlaysThemOnClick() {
        browser.size(1366, 768);
        openGame(PINNED);
        browser.click("#engine-on");
        browser.choose("#engine-lines", "5");
        browser.await("five lines", "return $$('.engine-lines li').length === 5");
        browser.await(
                "lines above the moves",
                "const line = $('.engine-lines li:last-child').getBoundingClientRect();"
                        + " const moves = $('#moves-box').getBoundingClientRect();"
                        + " return line.bottom <= moves.top && moves.height > 100 && moves.bottom < innerHeight");
        int before = browser.count("#board use");
        browser.focus(".pv button:nth-child(2)");
        browser.await(
                "another position", "return $$('#board .spot.movable').length === 0" + " && $('.last-to') !== null");
        browser.run("active().blur()");
        browser.await("this position", "return $$('#board use').length === arguments[0]", before);
        browser.run("$('.pv button:nth-child(2)').click()");
        awaitPlies(6);
    }

    @Test
    void externalEnginePlaysAndAdvises() throws Exception {
        try (ExternalEngine engine = new ExternalEngine(ExternalEngineTest::sound);
                WebServer withEngine = new WebServer(
                        0, Pages.files(List.of()), Optional.of(engine), new Openings(Optional.empty(), List.of()))) {
            browser.open(withEngine.address());
            startAgainst("engine", "white");
            browser.awaitText("#players", "External engine");
            browser.click("[data-piece=wS1]");
            browser.click(".spot.target");
            awaitPlies(2);
            browser.click("#engine-on");
            browser.awaitText("#ask-engine", "Ask Test 1.0");
            browser.click("#ask-engine");
            browser.await("its arrow", "return $('.arrow.ranke') !== null");
            assertThat(browser.text("#opinion span")).startsWith("w");
            browser.open(address); // stops the engine before the server is closed
        }
    }

    @Test
    void hiddenPageStopsSearching() {
        openGame(PINNED);
        browser.click("#engine-on");
        browser.await("arrows", "return $$('.arrow').length === 3");
        browser.run("""
                window.setHidden = hidden => {
                  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
                  window.dispatchEvent(new Event('visibilitychange'));
                };
                setHidden(true)\
                """);
        browser.await("no arrows", "return $$('.arrow').length === 0");
        browser.run("setHidden(false)");
        browser.await("arrows again", "return $$('.arrow').length === 3");
    }
}
