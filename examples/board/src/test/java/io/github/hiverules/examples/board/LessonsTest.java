// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.examples.questions.GameLine;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.notation.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson has a legal position and exactly the solution that it describes. */
class LessonsTest {
    private static final Json LESSONS = read("/lessons.json");

    private static Json read(String file) {
        return JsonBytes.parse(Pages.load(file).content());
    }

    private static Stream<String> ids() {
        return LESSONS.elements().stream().map(lesson -> lesson.path("id").asText());
    }

    private static Json lesson(String id) {
        for (Json lesson : LESSONS.elements()) {
            if (lesson.path("id").asText().equals(id)) {
                return lesson;
            }
        }
        throw new IllegalArgumentException(id);
    }

    private static Game game(Json lesson) {
        return GameLine.parse(lesson.path("game").asText());
    }

    private static Hex cell(Json lesson) {
        return lesson.path("goal").path("at").toHex();
    }

    /** Returns the legal moves that end on the goal; if the goal is to win, only winning moves. */
    private static List<Move> solutions(Json lesson) {
        Game game = game(lesson);
        boolean wins = lesson.path("goal").flag("wins", false);
        return game.legalMoves().stream()
                .filter(move -> move instanceof PieceMove there && there.to().equals(cell(lesson)))
                .filter(move -> !wins || game.play(move).outcome().winner().isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void oneMoveSolvesEachLesson(String id) {
        Json lesson = lesson(id);
        Game game = game(lesson);
        if (lesson.path("goal").has("pass")) {
            assertThat(game.legalMoves()).containsExactly(Move.pass());
            return;
        }
        Piece piece = lesson.path("goal").path("piece").toPiece();
        Move solution = game.moveOf(piece, cell(lesson));
        assertThat(solutions(lesson)).contains(solution).hasSize(id.equals("enter") ? 5 : 1);
        if (solution instanceof Placement) {
            return;
        }
        Bug as = Bug.of(lesson.path("goal").path("as").asText().charAt(0));
        assertThat(game.position().paths(solution))
                .extracting(MovePath::movesAs)
                .containsOnly(as);
        assertThat(game.position().paths(solution).stream()
                        .anyMatch(path -> path.thrower().isPresent()))
                .isEqualTo(id.equals("throw"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void lessonsExistInBothLanguages(String id) {
        for (String language : List.of("en", "ru")) {
            for (String part : List.of("title", "task", "done")) {
                assertThat(lesson(id).path(language).path(part).asText())
                        .as(language + " " + part)
                        .isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"gate,wA1,gate-blocked", "one-hive,wA1,pinned", "spider,wQ,pinned", "ant,wQ,pinned"})
    void temptingMoveBreaksRuleOfLesson(String id, String piece, String reason) {
        Json lesson = lesson(id);
        Game game = game(lesson);
        assertThat(game.judge(game.moveOf(Piece.parse(piece), cell(lesson))).violations())
                .anyMatch(violation -> violation.code().equals(reason));
    }

    @Test
    void everyBugHasLesson() {
        List<String> taught = new ArrayList<>();
        LESSONS.elements().forEach(lesson -> taught.add(lesson.path("id").asText()));
        assertThat(taught)
                .startsWith("queen", "spider", "beetle", "grasshopper", "ant", "mosquito", "ladybug", "pillbug")
                .contains("throw", "gate", "one-hive", "enter", "queen-due", "pass", "draw")
                .doesNotHaveDuplicates();
    }

    @Test
    void lessonOnDrawsEndsInDraw() {
        Json lesson = lesson("draw");
        Game end = game(lesson).play(solutions(lesson).get(0));
        assertThat(end.isOver()).isTrue();
        assertThat(end.outcome().winner()).isEmpty();
    }

    /** Uses only the rules, without the solver that found the puzzles. */
    private static boolean isWonAfter(Game answered, Color side) {
        return answered.outcome().isWonBy(side)
                || answered.legalMoves().stream()
                        .anyMatch(move -> answered.play(move).outcome().isWonBy(side));
    }

    private static int pieces(Json puzzle) {
        return game(puzzle).position().stacks().values().stream()
                .mapToInt(PieceStack::height)
                .sum();
    }

    @Test
    void puzzlesAreProblemsOfTwoTurnsWithFewPiecesFirst() {
        List<Json> puzzles = read("/puzzles.json").elements();
        assertThat(puzzles)
                .hasSameSizeAs(Problem.all().stream()
                        .filter(problem -> problem.turns() == 2)
                        .toList());
        assertThat(puzzles).extracting(LessonsTest::pieces).isSorted();
        for (Json puzzle : puzzles) {
            Game game = game(puzzle);
            Color side = game.sideToMove();
            for (Json move : puzzle.path("line").elements()) {
                game = game.play(MoveStrings.parse(move.asText(), game));
            }
            assertThat(game.length()).isEqualTo(3);
            assertThat(game.outcome().winner()).contains(side);
            Game key = game.at(1);
            assertThat(key.legalMoves()).allMatch(answer -> isWonAfter(key.play(answer), side));
        }
    }
}
