// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.RandomRecords;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random legal games of all eight types and four rulesets, with many climbs. */
final class RandomPositions {
    private RandomPositions() {}

    static Game play(Ruleset ruleset, int plies, Random random) {
        Game game = Game.start(ruleset);
        for (int ply = 0; ply < plies && !game.outcome().isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            Game current = game;
            int wish = random.nextInt(6);
            List<Move> liked = moves.stream()
                    .filter(move -> wish < 2 && move instanceof Placement
                            || wish < 5
                                    && move instanceof Movement movement
                                    && current.position().heightAt(movement.to()) > 0)
                    .toList();
            List<Move> from = liked.isEmpty() ? moves : liked;
            game = game.play(from.get(random.nextInt(from.size())));
        }
        return game;
    }

    static Arbitrary<Game> games() {
        return Combinators.combine(
                        Arbitraries.of(RandomRecords.expansionCombinations()),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 90),
                        Arbitraries.randomValue(Random::nextLong))
                .as((Set<Expansion> expansions, Boolean queen, Boolean repetition, Integer plies, Long seed) -> play(
                        Ruleset.tournament()
                                .withExpansions(expansions)
                                .withQueenMayOpen(queen)
                                .withRepetition(repetition ? RepetitionRule.SHIFT : RepetitionRule.OFF),
                        plies,
                        new Random(seed)));
    }
}
