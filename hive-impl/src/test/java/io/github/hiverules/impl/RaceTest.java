package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Race;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.Tables;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many moves a side needs to surround the other Queen Bee, unopposed (R8). */
class RaceTest {
    /** The slow search stops at a depth at which it would have to look at more positions than this. */
    private static final int MANY = 150;

    private static final int GAMES = 40;

    private final HiveRules rules = HiveRules.load();

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @ParameterizedTest(name = "{2} in {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
        Base White 1    |                                                                      | white | none
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1            | black | 0
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1            | white | none
        Base Black 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bB1            | black | 1
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bB1            | black | 1
        Base Black 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bS1            | black | 2
        Base+P White 9  | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1            | white | 1
        Base+P White 9 ~bQ | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1         | white | 2
        Base+P Black 9 ~bQ | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1         | white | 1
        """)
    void theRace(String game, String cells, String side, String expected) {
        Position position = Tables.position(game, cells == null ? "" : cells);
        assertThat(rules.race(position, Tables.color(side)).map(Race::toString).orElse("none"))
                .isEqualTo(expected);
        compare(position, Tables.color(side), new int[5]);
    }

    @Test
    void aLongRaceIsEstimatedFromBelow() {
        Position opening = Tables.position("Base Black 3", "0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ -2,0=wQ");
        Race race = rules.race(opening, Color.WHITE).orElseThrow();
        assertThat(race.exact()).isFalse();
        assertThat(race.moves()).isBetween(5, 12); // five liberties
        assertThat(race).hasToString(race.moves() + "+");
    }

    /** A slow search's answer: the fewest moves, or, if it is not found, a number that does not do. */
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
        Hex hex = position.find(queen).orElseThrow();
        return hex.neighbors().stream().allMatch(neighbor -> position.heightAt(neighbor) > 0);
    }

    @Test
    void theRaceIsWhatASlowSearchFinds() {
        Random random = new Random(8);
        int[] found = new int[5];
        List<Set<Expansion>> games = Ruleset.expansionCombinations();
        for (int game = 0; game < GAMES; game++) {
            Ruleset ruleset = Ruleset.tournament().withExpansions(games.get(game % games.size()));
            RandomGames.play(ruleset, 80, random, position -> {
                for (Color side : Color.values()) {
                    int liberties = rules.figures(position)
                            .of(side.opposite())
                            .queenLiberties()
                            .orElse(6);
                    if (random.nextInt(100) < (liberties < 3 ? 25 : 1)) {
                        compare(position, side, found);
                    }
                }
            });
        }
        assertThat(found[1]).as("races of one move").isGreaterThan(10);
        assertThat(found[2]).as("races of two moves").isGreaterThan(50);
    }

    private void compare(Position position, Color side, int[] byMoves) {
        Optional<Race> race = rules.race(position, side);
        Outcome outcome = rules.outcome(position);
        Piece queen = Piece.of(side.opposite(), Bug.QUEEN_BEE);
        if (position.find(queen).isEmpty()) {
            assertThat(race).isEmpty();
        } else if (isSurrounded(position, queen)) {
            assertThat(race).contains(new Race(0, true));
        } else if (outcome.isOver()) {
            assertThat(race).isEmpty();
        } else {
            Found found = slowly(position, side);
            byMoves[found.found() ? found.moves() : 0]++;
            Race answer = race.orElseThrow();
            String what = side + " in " + position;
            if (!found.found()) {
                assertThat(answer.moves() > found.moves() || !answer.exact())
                        .as(what)
                        .isTrue();
            } else if (answer.exact()) {
                assertThat(answer.moves()).as(what).isEqualTo(found.moves());
            } else {
                assertThat(answer.moves()).as(what).isLessThanOrEqualTo(found.moves());
            }
        }
    }

    @Property(tries = 60)
    void turningShiftingAndSwappingColoursChangesNoExactRace(
            @ForAll("positions") Position position, @ForAll Symmetry symmetry, @ForAll int dq, @ForAll int dr) {
        Position turned = position.transform(symmetry).translate(dq, dr);
        for (Color side : Color.values()) {
            Optional<Race> race = rules.race(position, side);
            agree(race, rules.race(turned, side));
            turned.swapColors().ifPresent(swapped -> agree(race, rules.race(swapped, side.opposite())));
        }
    }

    /** Where one search comes to an end, the other may give up, as it tries the moves in another order; no answer is wrong. */
    private static void agree(Optional<Race> one, Optional<Race> other) {
        assertThat(one.isPresent()).isEqualTo(other.isPresent());
        if (one.isPresent() && other.isPresent()) {
            Race a = one.get();
            Race b = other.get();
            assertThat(a.exact() ? b.moves() <= a.moves() : !b.exact() || a.moves() <= b.moves())
                    .isTrue();
            assertThat(!a.exact() || !b.exact() || a.equals(b)).isTrue();
        }
    }

    @Property(tries = 60)
    void noRaceIsShorterThanTheLibertiesWhereNobodyThrows(@ForAll("positions") Position position) {
        if (!position.ruleset().includes(Bug.PILLBUG)) {
            for (Color side : Color.values()) {
                int liberties = rules.figures(position)
                        .of(side.opposite())
                        .queenLiberties()
                        .orElse(0);
                rules.race(position, side)
                        .ifPresent(race -> assertThat(race.moves()).isGreaterThanOrEqualTo(liberties));
            }
        }
    }
}
