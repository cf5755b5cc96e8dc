// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Histories of whole games. */
class ReplayTest {
    @Test
    void historyHasTheGameAfterEveryMove() {
        Random random = new Random(4);
        Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.values()));
        while (!game.outcome().isOver() && game.length() < 60) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        List<Game> history = game.history();
        assertThat(history).hasSize(game.length());
        assertThat(history.get(history.size() - 1)).isSameAs(game);
        Game again = Game.of(game.startPosition());
        for (Game after : history) {
            assertThat(after.previous()).contains(again);
            again = again.play(after.lastMove().orElseThrow());
            assertThat(after).isEqualTo(again);
            assertThat(after.occurrences()).isEqualTo(again.occurrences());
        }
        assertThat(Game.start(Ruleset.tournament()).history()).isEmpty();
    }
}
