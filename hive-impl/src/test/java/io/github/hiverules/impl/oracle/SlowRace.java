// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Finds a race (R8) by searching all sequences of moves. */
public final class SlowRace {
    /** The search stops when more positions than this number must be searched at one depth. */
    private static final int MANY = 150;

    private SlowRace() {}

    /** The minimum number of moves. If no race was found, a number of moves that is too small. */
    private record Found(boolean found, int moves) {}

    private static Found slowly(Position position, Color side) {
        Piece queen = Piece.of(side.opposite(), Bug.QUEEN_BEE);
        Set<Position> frontier = new LinkedHashSet<>();
        frontier.add(position.sideToMove() == side ? position : position.playUnchecked(Move.pass()));
        for (int moves = 1; ; moves++) {
            Set<Position> next = new LinkedHashSet<>();
            for (Position at : frontier) {
                for (Move move : Oracle.legalMoves(at)) {
                    Position after = at.playUnchecked(move);
                    if (isSurrounded(after, queen)) {
                        return new Found(true, moves);
                    }
                    if (!Oracle.outcome(after).isOver()) {
                        next.add(after.playUnchecked(Move.pass()));
                    }
                }
            }
            if (next.size() > MANY || moves == 4) {
                return new Found(false, moves);
            }
            frontier = next;
        }
    }

    private static boolean isSurrounded(Position position, Piece queen) {
        Hex hex = position.cellOf(queen).orElseThrow();
        return hex.neighbors().stream().allMatch(neighbor -> position.heightAt(neighbor) > 0);
    }

    /**
     * Compares the race with the result of the slow search.
     *
     * @return the number of moves of the race, or 0 if the slow search finds no race
     */
    public static int compare(Position position, Color side) {
        Optional<Race> race = Analysis.race(position, side);
        Outcome outcome = position.outcome();
        Piece queen = Piece.of(side.opposite(), Bug.QUEEN_BEE);
        if (position.cellOf(queen).isEmpty()) {
            assertThat(race).isEmpty();
        } else if (isSurrounded(position, queen)) {
            assertThat(race.map(Race::moves)).contains(0);
        } else if (outcome.isOver()) {
            assertThat(race).isEmpty();
        } else {
            Found found = slowly(position, side);
            Race answer = race.orElseThrow();
            String what = side + " in " + position;
            if (!found.found()) {
                assertThat(answer.moves() > found.moves() || !answer.isExact())
                        .as(what)
                        .isTrue();
            } else if (answer.isExact()) {
                assertThat(answer.moves()).as(what).isEqualTo(found.moves());
            } else {
                assertThat(answer.moves()).as(what).isLessThanOrEqualTo(found.moves());
            }
            return found.found() ? found.moves() : 0;
        }
        return 0;
    }
}
