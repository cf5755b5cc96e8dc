// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.RandomGames;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packed board and the oracle list the same moves in thousands of positions of every game type. */
class EngineMatchesOracleTest {
    static List<Set<Expansion>> games() {
        return RandomGames.expansionCombinations();
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsTheSameMoves(Set<Expansion> expansions) {
        listsTheSameMoves(expansions, 500);
    }

    /** The eight game types together have more than 20,000 positions. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void listsTheSameMovesInThousandsOfPositions(Set<Expansion> expansions) {
        listsTheSameMoves(expansions, 2700);
    }

    private static void listsTheSameMoves(Set<Expansion> expansions, int positions) {
        Random random = new Random(20 + games().indexOf(expansions));
        int[] seen = {0};
        int[] tallest = {0};
        for (int game = 0; seen[0] < positions; game++) {
            Ruleset ruleset = (game % 2 == 0 ? Ruleset.tournament() : Ruleset.rulebook()).withExpansions(expansions);
            RandomGames.play(ruleset, 120, random, position -> {
                seen[0]++;
                tallest[0] = Math.max(
                        tallest[0],
                        position.stacks().values().stream()
                                .mapToInt(s -> s.height())
                                .max()
                                .orElse(0));
                compare(position);
            });
        }
        assertThat(tallest[0]).as("the games have stacks in them").isGreaterThan(2);
    }

    private static void compare(Position position) {
        Set<Move> expected = Oracle.legalMoves(position);
        List<Move> listed = position.legalMoves();
        assertThat(listed).as("moves in %s", position).hasSameSizeAs(expected);
        assertThat(new HashSet<>(listed)).as("moves in %s", position).isEqualTo(expected);
        assertThat(position.countLegalMoves()).as("count in %s", position).isEqualTo(expected.size());
        assertThat(position.outcome()).isEqualTo(Oracle.outcome(position));
    }
}
