// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.spi.FoundRace;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.testkit.RandomGames;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A race search (R8) stops at its limit and returns a lower bound. */
class RaceBoundTest {
    private static final int LIMIT = 20_000;

    @Test
    void searchStaysWithinTheLimit() {
        int hard = 0;
        int easy = 0;
        for (int seed = 0; seed < 60; seed++) {
            Position position = RandomGames.play(Ruleset.full(), 20 + seed, new Random(seed), each -> {});
            Piece target = Piece.of(position.sideToMove().opposite(), Bug.QUEEN_BEE);
            if (position.cellOf(target).isPresent() && !position.outcome().isOver()) {
                Board board = new Board(position);
                RaceSearch search = new RaceSearch(board, position.sideToMove().ordinal(), LIMIT);
                FoundRace race = search.race();
                assertThat(search.made()).as("%s", position).isLessThanOrEqualTo(LIMIT);
                assertThat(race.isExact() || search.made() == LIMIT || race.moves() > RaceSearch.LONGEST)
                        .as("%s", position)
                        .isTrue();
                hard += race.isExact() ? 0 : 1;
                easy += race.isExact() ? 1 : 0;
            }
        }
        assertThat(hard).as("positions that the limit cuts short").isGreaterThan(3);
        assertThat(easy).as("positions whose race is known").isGreaterThan(3);
    }

    @Test
    void greaterLimitNeverGivesAWorseResult() {
        int better = 0;
        for (int seed = 0; seed < 20; seed++) {
            Position position = RandomGames.play(Ruleset.full(), 40 + seed, new Random(seed), each -> {});
            Color side = position.sideToMove();
            Optional<Race> usual = Analysis.race(position, side);
            assertThat(Analysis.race(position, side, LIMIT)).isEqualTo(usual);
            for (int limit : new int[] {0, 1, 100, LIMIT / 4}) {
                Optional<Race> hasty = Analysis.race(position, side, limit);
                assertThat(hasty.isPresent()).isEqualTo(usual.isPresent());
                if (hasty.isPresent() && usual.isPresent()) {
                    assertThat(hasty.get().moves())
                            .isLessThanOrEqualTo(usual.get().moves());
                    assertThat(hasty.get().isExact() && !hasty.equals(usual)).isFalse();
                    better += hasty.equals(usual) ? 0 : 1;
                }
            }
        }
        assertThat(better).as("answers that more moves have made better").isPositive();
    }

    @Test
    void rejectsNegativeLimit() {
        Position start = Position.start(Ruleset.tournament());
        assertThatThrownBy(() -> Analysis.race(start, Color.WHITE, -1))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("Expected a limit of at least 0, found -1.");
    }
}
