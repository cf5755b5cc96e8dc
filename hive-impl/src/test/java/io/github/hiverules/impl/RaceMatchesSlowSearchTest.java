// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.impl.oracle.SlowRace;
import io.github.hiverules.testkit.RandomGames;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares races (R8) in many games with an exhaustive search. */
class RaceMatchesSlowSearchTest {
    @Test
    void raceMatchesSlowSearch() {
        assertThat(compare(4)[2]).as("races of two moves").isPositive();
    }

    @Tag("slow")
    @Test
    void raceMatchesSlowSearchInManyGames() {
        int[] found = compare(16);
        assertThat(found[1]).as("races of one move").isGreaterThan(10);
        assertThat(found[2]).as("races of two moves").isGreaterThan(30);
    }

    /** Compares races in all positions of some games. Returns how often each race length was found. */
    private static int[] compare(int count) {
        Random random = new Random(8);
        int[] found = new int[5];
        List<Set<Expansion>> games = RandomGames.expansionCombinations();
        for (int game = 0; game < count; game++) {
            Ruleset ruleset = Ruleset.tournament().withExpansions(games.get(game % games.size()));
            RandomGames.play(ruleset, 80, random, position -> {
                for (Color side : Color.values()) {
                    int liberties = Analysis.metrics(position, side.opposite())
                            .queenLiberties()
                            .orElse(6);
                    if (random.nextInt(100) < (liberties < 3 ? 25 : 1)) {
                        found[SlowRace.compare(position, side)]++;
                    }
                }
            });
        }
        return found;
    }
}
