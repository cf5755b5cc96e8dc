// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.Solution;
import io.github.hiverules.impl.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each problem of the set has one solution, in as many turns as it says. */
class ProblemTest {
    private static final long PLENTY = 5_000_000;

    static List<Problem> all() {
        return Problem.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void hasOneSolution(Problem problem) {
        Solution solution = Solver.solve(problem.position(), problem.turns(), PLENTY);
        assertThat(solution.turns()).hasValue(problem.turns());
        assertThat(solution.isUnique()).isTrue();
        Game game = Game.of(problem.position());
        for (Move move : solution.line()) {
            game = game.play(move);
        }
        assertThat(game.outcome().winner()).contains(problem.position().sideToMove());
    }

    @Test
    void theSetIsLargeAndHasNoProblemTwice() {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(all().stream().map(Problem::turns)).contains(2, 3, 4).isSorted();
        assertThat(all().stream().map(Problem::position).map(Position::normalized))
                .doesNotHaveDuplicates();
    }
}
