// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionTest {
    private static final Move A = Move.move(Piece.of(Color.WHITE, Bug.SOLDIER_ANT), Hex.of(1, 0));
    private static final Move B = Move.move(Piece.of(Color.BLACK, Bug.SOLDIER_ANT), Hex.of(2, 0));

    private static List<Move> line(int plies) {
        List<Move> line = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            line.add(ply % 2 == 0 ? A : B);
        }
        return line;
    }

    /** A line ends with the winner's move. If the loser surrounds its own Queen Bee, the line ends one ply earlier. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 2", "4, 3", "5, 3"})
    void turnsMatchLine(int plies, int turns) {
        Solution solution = ImmutableSolution.of(line(plies), List.of(A), true, 7);
        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.isRefuted()).isFalse();
        assertThat(solution.turns()).isEqualTo(OptionalInt.of(turns));
        assertThat(solution.line()).isEqualTo(line(plies));
        assertThat(solution.nodes()).isEqualTo(7);
        assertThat(solution).hasToString("win in " + turns + ": " + line(plies));
    }

    @ParameterizedTest
    @CsvSource({"1, true, true", "1, false, false", "2, true, false", "2, false, false", "0, true, false"})
    void isUniqueOnlyIfComplete(int moves, boolean complete, boolean unique) {
        List<Move> first = List.of(A, B).subList(0, moves);
        Solution solution = ImmutableSolution.of(first, first, complete, 7);
        assertThat(solution.firstMoves()).isEqualTo(first);
        assertThat(solution.isComplete()).isEqualTo(complete);
        assertThat(solution.isUnique()).isEqualTo(unique);
    }

    @ParameterizedTest
    @CsvSource({"true, no win", "false, not solved"})
    void isRefutedOnlyIfComplete(boolean complete, String text) {
        Solution solution = ImmutableSolution.of(List.of(), List.of(), complete, 7);
        assertThat(solution.isSolved()).isFalse();
        assertThat(solution.isRefuted()).isEqualTo(complete);
        assertThat(solution.turns()).isEmpty();
        assertThat(solution).hasToString(text);
    }
}
