// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.search.Solution;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each problem has exactly one solution in the stated number of turns; the bot and the analyst find it. */
class ProblemTest {
    static List<Problem> all() {
        return Problem.all();
    }

    static List<Problem> ofFewTurns() {
        return all().stream().filter(problem -> problem.turns() < 4).limit(8).toList();
    }

    static List<Problem> ofFourTurns() {
        return all().stream().filter(problem -> problem.turns() == 4).toList();
    }

    static List<Problem> ofTwoOrThreeTurns() {
        return all().stream().filter(problem -> problem.turns() < 4).toList();
    }

    @ParameterizedTest
    @MethodSource("ofTwoOrThreeTurns")
    void hasOneSolution(Problem problem) {
        assertOneSolution(problem);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("ofFourTurns")
    void longProblemHasOneSolution(Problem problem) {
        assertOneSolution(problem);
    }

    private static void assertOneSolution(Problem problem) {
        Solution solution = problem.solve();
        assertThat(solution.turns()).hasValue(problem.turns());
        assertThat(solution.isUnique()).isTrue();
        Game game = Game.of(problem.position());
        for (Move move : solution.line()) {
            game = game.play(move);
        }
        assertThat(game.outcome().winner()).contains(problem.position().sideToMove());
    }

    @Test
    void problemsAreManyAndDistinct() {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(all().stream().map(Problem::turns)).contains(2, 3, 4).isSorted();
        assertThat(all().stream().map(Problem::position).map(Position::normalized))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("ofFewTurns")
    void botSolvesIt(Problem problem) {
        Bot bot = new Bot();
        bot.maxNodes(200_000);
        assertThat(bot.choose(Game.of(problem.position()), SearchLimit.depth(30)))
                .isEqualTo(problem.line().get(0));
    }

    @ParameterizedTest
    @MethodSource("ofFewTurns")
    void analystFindsDistanceToWin(Problem problem) {
        List<BestMoves> told = new ArrayList<>();
        new Analyst().search(Game.of(problem.position()), 3, Duration.ofMinutes(1), () -> !told.isEmpty(), told::add);
        assertThat(told.get(0).lines()).hasSize(1);
        assertThat(Math.abs(told.get(0).lines().get(0).pliesToEnd())).isEqualTo(2 * problem.turns() - 1);
    }
}
