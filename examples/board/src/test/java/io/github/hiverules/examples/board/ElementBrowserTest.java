// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;

/** The element {@code <hive-board>} in a page of text. The server answers its questions. */
class ElementBrowserTest extends BrowserPage {
    private static final String RECORD = """
            [White "Ada"] [Black "Ben"] [GameType "Base+MLP"]
            {A short game.} 1. wG1 {Quiet.} 2. bP /wG1 3. wG2 \\wG1 4. bQ /bP
            5. wQ -wG2 6. bQ wQ\\ $4 {Beside the enemy.} (6. bA1 /bQ {with an ant}) 7. wA1 \\wQ
            """;

    /** Makes a board of attributes and a text, and records its events. */
    private static final String ADD = """
            const [attributes, text, done] = arguments;
            const answer = async (question, content) => {
              const response = await fetch(`/api/${question}`, {method: "POST", body: JSON.stringify(content)});
              const json = await response.json();
              return json.error ? Promise.reject(new Error(json.error.message)) : json;
            };
            import("/element/hive-board.js").then(({HiveBoard}) => {
              HiveBoard.ask = answer;
              const board = document.createElement("hive-board");
              const {style = "width: 640px", ...others} = attributes;
              board.style.cssText = style;
              Object.entries(others).forEach(([name, value]) => board.setAttribute(name, value));
              board.textContent = text;
              window.seen = [];
              for (const name of ["hive-move", "hive-show", "hive-error"]) {
                board.addEventListener(name, ({detail}) => seen.push([name, detail.move ?? detail.path ?? detail.message]));
              }
              board.addEventListener("hive-show", done, {once: true});
              board.addEventListener("hive-error", done, {once: true});
              document.querySelector("main").prepend(board);
            });
            """;

    @BeforeEach
    @Override
    void open() {
        browser.size(1280, 900);
        browser.openOther(address + "api");
    }

    private static void add(Map<String, String> attributes, String text) {
        browser.runAndWait(ADD, attributes, text);
    }

    private static Object board(String expression) {
        return browser.run("return document.querySelector('hive-board')." + expression);
    }

    private static void awaitGame(String line) {
        browser.await(line, "return document.querySelector('hive-board').game.endsWith(arguments[0])", line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game|Base;wS1;bG1 wS1-|Base;InProgress;White[2];wS1;bG1 wS1-|2",
                "game|https://hivegame.com/analysis?uhp=Base;InProgress;White[2];wS1;bG1 wS1-|Base;InProgress;White[2];wS1;bG1 wS1-|2",
                "position|Base r White[2] - wS1bG1|Base r White[2] - wS1bG1;NotStarted;White[2]|2",
                "record|1. wS1 2. bG1 wS1-|Base;InProgress;White[2];wS1;bG1 wS1-|2",
            })
    void showsGamesPositionsAndRecords(String attribute, String value, String game, int pieces) {
        add(Map.of(attribute, value.replace("1. wS1", "[GameType \"Base\"] 1. wS1")), "");
        assertThat(board("game")).isEqualTo(game);
        assertThat(browser.count(".spot.piece")).isEqualTo(pieces);
    }

    @Test
    void textOfTheElementIsARecord() {
        add(Map.of(), RECORD);
        assertThat(board("path")).as("without steps, the last position").isEqualTo("7");
        assertThat(browser.text("#hand-bottom .hand-name")).isEqualTo("Ada");
        assertThat(board("record.moves.length")).isEqualTo(7L);
    }

    @Test
    void stepsShowMovesCommentsAndVariations() {
        add(Map.of("controls", ""), RECORD);
        assertThat(browser.text("#texts")).isEqualTo("A short game.");
        browser.click("#forward");
        browser.awaitText("#move", "1. wG1");
        assertThat(browser.text("#texts")).isEqualTo("Quiet.");
        browser.focus("#forward");
        for (int ply = 2; ply <= 6; ply++) {
            browser.type(Keys.ARROW_RIGHT);
            browser.await("ply " + ply, "return document.querySelector('hive-board').path === arguments[0]", "" + ply);
        }
        browser.awaitText("#move", "3… bQ wQ\\ ??");
        assertThat(browser.text("#texts")).isEqualTo("3… bA1 /bQBeside the enemy.");
        browser.click(".branch");
        browser.awaitText("#move", "3… bA1 /bQ");
        assertThat(browser.text("#live")).contains("Black Soldier Ant 1", "with an ant");
        browser.click("#last");
        browser.click("#first");
        browser.awaitText("#move", "Start");
    }

    @Test
    void mousePlaysMoves() {
        add(Map.of("game", PINNED, "playable", ""), "");
        browser.click("[data-piece=wA1]");
        browser.clickCell(-2, 0);
        awaitGame(";wA1 -wQ");
        browser.click("[data-piece=bA1]");
        Point cell = browser.middleOf(3, -1);
        browser.type(Keys.ESCAPE);
        browser.drag(browser.middleOf("[data-piece=bA1]"), cell);
        awaitGame(";bA1 bQ-");
        assertThat(browser.run("return seen.filter(([name]) => name === 'hive-move').map(([, move]) => move).join()"))
                .isEqualTo("wA1 -wQ,bA1 bQ-");
    }

    @Test
    void fingerPlaysMoves() {
        browser.size(390, 844);
        add(Map.of("game", PINNED, "playable", "", "style", "width: 370px; aspect-ratio: 3 / 4"), "");
        Point ant = browser.middleOf("[data-piece=wA1]");
        browser.touch(ant, new Point(ant.x, ant.y - 40), () -> browser.middleOf(-2, 0));
        awaitGame(";wA1 -wQ");
    }

    @Test
    void keysPlayMoves() {
        add(Map.of("game", "Base;wS1", "playable", ""), "");
        browser.focus(".hand-tile[tabindex='0']");
        browser.type(Keys.ARROW_RIGHT);
        browser.type(Keys.ENTER);
        browser.await("targets", "return $$('.spot.target').length === 6");
        browser.focus(".spot[tabindex='0']");
        browser.type(Keys.ENTER);
        browser.await("a second piece", "return $$('.spot.piece').length === 2");
        browser.focus(".spot[tabindex='0']");
        browser.type(Keys.ESCAPE);
        browser.type("+");
        browser.await("a closer look", "return $('#fit') !== null");
        browser.type("0");
        browser.await("the whole table", "return $('#fit') === null");
    }

    @Test
    void illegalMoveIsExplained() {
        add(Map.of("game", PINNED, "playable", "", "lang", "ru"), "");
        browser.clickCell(0, 0);
        browser.awaitText("#note", "R3.2");
        assertThat(browser.text("#note")).contains("wS1 связана");
        assertThat(browser.count(".mark-group1, .mark-group2")).isGreaterThanOrEqualTo(2);
    }

    @Test
    void onlyTheNamedSideMoves() {
        add(Map.of("game", PINNED, "playable", "white"), "");
        browser.click("[data-piece=wA1]");
        browser.clickCell(-2, 0);
        awaitGame(";wA1 -wQ");
        browser.click("[data-piece=bA1]");
        browser.await("chosen", "return $('.hand-tile.selected') !== null");
        assertThat(browser.count(".spot.target")).isZero();
    }

    @Test
    void listenerPreventsMove() {
        add(Map.of("game", "Base", "playable", ""), "");
        browser.run(
                "document.querySelector('hive-board').addEventListener('hive-move', event => event.preventDefault())");
        browser.click("[data-piece=wA1]");
        browser.clickCell(0, 0);
        browser.await("the event", "return seen.some(([name]) => name === 'hive-move')");
        browser.await("no piece", "return $$('.spot.piece').length === 0");
    }

    @Test
    void attributesChangeTheBoard() {
        add(Map.of("game", PINNED), "");
        Object left = browser.run("return $('[data-cell=\"1,0\"]').getBoundingClientRect().left");
        browser.run("document.querySelector('hive-board').setAttribute('orientation', 'black')");
        browser.await("turned", "return $('[data-cell=\"1,0\"]').getBoundingClientRect().left !== arguments[0]", left);
        assertThat(browser.text("#hand-bottom .hand-name")).isEqualTo("Black");
        browser.run("document.querySelector('hive-board').setAttribute('theme', 'dark')");
        assertThat(browser.run("return getComputedStyle(document.querySelector('hive-board')).colorScheme"))
                .isEqualTo("dark");
        browser.run("document.querySelector('hive-board').setAttribute('at', '2')");
        browser.await("ply 2", "return document.querySelector('hive-board').path === '2'");
        browser.run("document.querySelector('hive-board').game = 'Base;wS1'");
        browser.await("another game", "return $$('.spot.piece').length === 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game|Base;wX|Expected a piece name",
                "game|Base;wS1;bQ|bQ",
                "position|Base r White[5] - wQwA1bA1bQ///wG1|The hive must be connected",
                "record|nothing|Expected",
            })
    void errorsAreShown(String attribute, String value, String message) {
        add(Map.of(attribute, value), "");
        browser.awaitText("#note", message);
        browser.errors(); // the server's refusal
    }

    @Test
    void boardsAreIndependent() {
        add(Map.of("game", PINNED, "orientation", "black", "lang", "ru"), "");
        add(Map.of("game", PINNED), "");
        assertThat(browser.run("""
                const [first, second] = [...document.querySelectorAll("hive-board")].map(board => board.shadowRoot);
                const labelIn = root => root.querySelector('[data-cell="0,0"]').getAttribute("aria-label");
                return labelIn(first) + labelIn(second);
                """))
                .isEqualTo("White Spider 1, to the left of Black Grasshopper 1, to the right of White Queen Bee, pinned"
                        + "белый паук 1, справа от чёрного кузнечика 1, слева от белой матки, связана");
    }

    @Test
    void boardHasNoBarriersAndMovesNoText() {
        add(Map.of("controls", "", "playable", ""), RECORD);
        browser.run("""
                window.shifts = [];
                new PerformanceObserver(list => shifts.push(...list.getEntries().filter(one => !one.hadRecentInput)))
                    .observe({type: "layout-shift", buffered: false});
                """);
        Object top = browser.run("return document.querySelector('h1').getBoundingClientRect().top");
        for (int ply = 1; ply <= 7; ply++) {
            browser.click("#forward");
            browser.await("ply " + ply, "return document.querySelector('hive-board').path === arguments[0]", "" + ply);
            assertThat(browser.run("return document.querySelector('h1').getBoundingClientRect().top"))
                    .isEqualTo(top);
        }
        assertThat(browser.run("return shifts.length")).isEqualTo(0L);
        assertThat(List.copyOf(browser.barriers())).isEmpty();
    }

    /** The element makes Black's tiles from White's tiles. */
    @Test
    void tilesEqualThoseOfTheLibrary() {
        add(Map.of(), "");
        assertThat(browser.run("""
                const tree = node => [node.tagName, ...[...node.attributes].map(({name, value}) => name + value).sort(),
                  ...[...node.children].map(tree)];
                const request = new XMLHttpRequest();
                request.open("GET", "/tiles.svg", false);
                request.send();
                const symbols = [...request.responseXML.querySelectorAll("symbol")];
                const {shadowRoot} = document.querySelector("hive-board");
                return symbols.length + symbols.filter(symbol => {
                  const drawn = [...symbol.firstElementChild.children].map(tree);
                  const own = [...shadowRoot.getElementById(symbol.id).children].map(tree);
                  return JSON.stringify(drawn) !== JSON.stringify(own);
                }).map(symbol => symbol.id).join();
                """)).isEqualTo("28");
    }
}
