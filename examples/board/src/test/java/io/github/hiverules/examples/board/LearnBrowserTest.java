// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.examples.questions.GameLine;
import io.github.hiverules.notation.MoveStrings;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the lessons in a browser. */
class LearnBrowserTest extends BrowserPage {
    private static JsonNode read(String file) throws IOException {
        return new ObjectMapper().readTree(Pages.load(file).content());
    }

    private static void openLesson(String id) {
        String button = "[data-lesson=\"" + id + "\"]";
        browser.click("#tab-learn");
        browser.await("lessons", "return $('[data-lesson][aria-current]') !== null");
        if (browser.count(button + "[aria-current]") == 0) { // a click on the open lesson restarts it
            browser.click(button);
        }
        browser.await(
                "the lesson",
                "return $('[data-lesson][aria-current]')?.dataset.lesson === arguments[0]"
                        + " && $$('.goal').length === 1",
                id);
    }

    /** Begins with a throw, which is followed by lessons on moves, placements, a pass, a draw and a win. */
    @ParameterizedTest
    @CsvSource({"1400,900,en,Solved.,8,16", "390,844,ru,Решено.,0,3"})
    void shownMoveSolvesLessons(int width, int height, String language, String solved, int first, int end)
            throws IOException {
        browser.size(width, height);
        browser.speak(language);
        JsonNode lessons = read("/lessons.json");
        openLesson(lessons.get(first).path("id").asText());
        for (int lesson = first; lesson < end; lesson++) {
            browser.awaitText("#lesson", browser.text("#hint"));
            browser.click("#hint");
            JsonNode goal = lessons.get(lesson).path("goal");
            if (goal.has("pass")) {
                browser.awaitText("#note", "you have to pass");
                browser.click("#pass-now");
            } else {
                browser.await("an arrow", "return $$('.arrow').length === 1");
                String piece = goal.path("piece").asText();
                browser.click(".spot[data-top=\"" + piece + "\"], .hand-tile[data-piece=\"" + piece + "\"]");
                browser.clickCell(
                        goal.path("at").get(0).asInt(), goal.path("at").get(1).asInt());
            }
            browser.awaitText("#solved", solved);
            assertThat(browser.text("#progress")).contains(String.valueOf(lesson - first + 1));
            if (lesson < end - 1) {
                browser.click("#next-lesson");
                browser.await("the next", "return $('#solved') === null");
            }
        }
        if (end == 16) {
            browser.click("#play-now");
            browser.await("the game", "return $('#moves-box') !== null");
        }
    }

    private static JsonNode openFirstPuzzle() throws IOException {
        JsonNode puzzle = read("/puzzles.json").get(0);
        browser.click("#tab-learn");
        browser.click("#kind-puzzles");
        browser.click("[data-lesson='" + puzzle.path("id").asText() + "']");
        browser.awaitText("#lesson-title", "Puzzle 1");
        return puzzle;
    }

    @Test
    void solvesPuzzleAndStoresProgress() throws IOException {
        JsonNode puzzle = openFirstPuzzle();
        Game game = GameLine.parse(puzzle.path("game").asText());
        for (int ply = 0; ply < 3; ply++) {
            PieceMove move =
                    (PieceMove) MoveStrings.parse(puzzle.path("line").get(ply).asText(), game.position());
            if (ply != 1) {
                String piece = move.piece().toString();
                browser.click(".spot[data-top=\"" + piece + "\"], .hand-tile[data-piece=\"" + piece + "\"]");
                browser.clickCell(move.to().q(), move.to().r());
            }
            game = game.play(move);
            int height = game.position().stacks().get(move.to()).height();
            browser.await(
                    "move " + ply,
                    "return $$('[data-cell=\"' + arguments[0] + '\"] .level').length === arguments[1]",
                    move.to().q() + "," + move.to().r(),
                    height);
        }
        browser.awaitText("#solved", "Solved.");
        browser.reload();
        browser.awaitText("#progress", "1 of 30 solved");
    }

    @Test
    void taskOfLatePuzzleIsVisible() {
        browser.size(390, 844);
        browser.click("#tab-learn");
        browser.click("#kind-puzzles");
        browser.click("#all-puzzles li:last-child button");
        browser.awaitText("#lesson-title", "Puzzle 30");
        browser.await(
                "the task in sight",
                "const box = $('#task').getBoundingClientRect();"
                        + " return at(box.left + 5, box.top + 5)?.id === 'task'");
    }

    @Test
    void explainsWrongMovesAndRejectsOtherLegalMoves() {
        openLesson("gate");
        browser.clickCell(3, 2);
        browser.clickCell(1, 2);
        browser.awaitText("#note", "is too narrow");
        browser.clickCell(0, 4);
        browser.awaitText("#feedback", "That move is legal, but not what the task asks for.");
        assertThat(browser.count("#solved")).isZero();
        openLesson("win");
        browser.clickCell(0, 2);
        browser.clickCell(1, 2);
        browser.awaitText("#feedback", "Right cell, wrong piece.");
    }

    @Test
    void refutesWrongMoveAndAnalysesSolvedPuzzle() throws IOException {
        JsonNode puzzle = openFirstPuzzle();
        Game game = GameLine.parse(puzzle.path("game").asText());
        String right = puzzle.path("line").get(0).asText();
        PieceMove wrong = game.legalMoves().stream()
                .filter(move -> move instanceof PieceMove
                        && !MoveStrings.print(move, game.position()).equals(right))
                .map(PieceMove.class::cast)
                .filter(move -> game.position().cellOf(move.piece()).isPresent())
                .findFirst()
                .orElseThrow();
        Hex from = game.position().cellOf(wrong.piece()).orElseThrow();
        browser.clickCell(from.q(), from.r());
        browser.clickCell(wrong.to().q(), wrong.to().r());
        browser.awaitText("#feedback", "can defend.");
        browser.speak("ru");
        browser.awaitText("#feedback", "могут защититься.");
        assertThat(browser.count("#hint")).isZero();
        browser.click("#again");
        browser.await("the task again", "return $('#hint') !== null");
        assertThat(browser.count("#previous-lesson:not([disabled])")).isEqualTo(1);
    }

    @Test
    void languageCanChangeBeforeFirstLesson() {
        browser.run("const asked = fetch, open = new Promise(done => { window.release = done; });"
                + " window.fetch = async (...question) => {"
                + " if (!String(question[0]).includes('words')) await open; return asked(...question); }");
        browser.click("#tab-learn");
        browser.speak("ru");
        browser.run("release()");
        browser.await("the lesson in Russian", "return /[а-я]/.test($('#lesson-title')?.textContent ?? '')");
    }
}
