// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The analyst reports the best moves with scores from White's view at growing depth. */
class AnalystTest {
    /** White wins this turn by filling the last cell with an Ant. */
    private static final Game WON = Game.of(PositionStrings.parse("Base r White[6] - .wG1bS1wQwA1/bG1bQwS1/wB1"));

    private static final Game LOST = Game.of(PositionStrings.parse("Base r Black[6] - .bG1wS1bQbA1/wG1wQbS1/bB1"));

    private static List<BestMoves> search(Game game, int count, int reports) {
        List<BestMoves> told = new ArrayList<>();
        new Analyst().search(game, count, Duration.ofMinutes(1), () -> told.size() >= reports, told::add);
        return told;
    }

    @Test
    void findsImmediateWinOfEitherSide() {
        for (Game game : List.of(WON, LOST)) {
            boolean white = game.equals(WON);
            BestMoves.Line best = search(game, 1, 1).get(0).lines().get(0);
            assertThat(game.play(best.moves().get(0)).outcome().winner()).contains(game.sideToMove());
            assertThat(best.pliesToEnd()).isEqualTo(white ? 1 : -1);
            assertThat(best.score()).isEqualTo(white ? Analyst.MAX_SCORE : -Analyst.MAX_SCORE);
        }
    }

    @Test
    void reportsLegalLinesBestFirstWithGrowingDepth() {
        Game game = MoveStrings.play(
                Game.start(Ruleset.full()), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1/", "wA1 -wQ", "bA1 bQ/");
        List<BestMoves> reports = search(game, 3, 3);
        for (int i = 0; i < reports.size(); i++) {
            assertThat(reports.get(i).depth()).isEqualTo(i + 1);
            assertThat(reports.get(i).lines()).hasSize(3);
            assertThat(reports.get(i).lines())
                    .isSortedAccordingTo((one, other) -> Integer.compare(other.score(), one.score()));
            for (BestMoves.Line line : reports.get(i).lines()) {
                Game next = game;
                for (var move : line.moves()) {
                    next = next.play(move);
                }
                assertThat(next.length()).isGreaterThan(game.length());
            }
        }
    }

    @Test
    void cancelAndTimeEndProofOfWin() {
        Problem problem = Problem.all().get(Problem.all().size() - 1);
        for (boolean cancelled : new boolean[] {true, false}) {
            List<BestMoves> told = new ArrayList<>();
            Duration time = cancelled ? Duration.ofMinutes(1) : Duration.ZERO;
            new Analyst().search(Game.of(problem.position()), 1, time, () -> cancelled, told::add);
            assertThat(told.get(0).lines().get(0).pliesToEnd()).isZero();
        }
    }

    @Test
    void cancelEndsSearch() {
        assertThat(search(Game.start(Ruleset.parse("Base")), 1, 2)).hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void scoreIsDeterministicAndKnowsFinishedGames() {
        Analyst analyst = new Analyst();
        int score = analyst.score(WON, 1000);
        assertThat(score).isEqualTo(Analyst.MAX_SCORE);
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base")), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1/");
        assertThat(analyst.score(game, 1000)).isEqualTo(new Analyst().score(game, 1000));
        assertThat(analyst.score(game.resign(Color.WHITE), 1000)).isEqualTo(-Analyst.MAX_SCORE);
        assertThat(analyst.score(game.agreeDraw(), 1000)).isZero();
    }

    @Test
    void scoresPlayedMoveAndBestMove() {
        Game game = MoveStrings.play(
                Game.start(Ruleset.full()), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1/", "wA1 -wQ", "bA1 bQ/");
        for (Move played : game.legalMoves()) {
            BestMoves moves = new Analyst().compare(game, played, 1, () -> false);
            BestMoves.Line best = moves.lines().get(0);
            BestMoves.Line last = moves.lines().get(moves.lines().size() - 1);
            assertThat(last.moves().get(0)).isEqualTo(played);
            assertThat(best.score()).isGreaterThanOrEqualTo(last.score());
        }
    }

    @Test
    void moveInLostPositionCostsNothing() {
        Game game = Game.of(
                PositionStrings.parse("Base r Black[12] - ...wS1wA1/..wS2(bQwB2)wA2/bG1(bG2bB1)bS2/bB2.bS1/..wB1/.wQ"));
        for (Move played : game.legalMoves()) {
            BestMoves moves = new Analyst().compare(game, played, 1, () -> false);
            assertThat(moves.lines()).allMatch(line -> line.score() == Analyst.MAX_SCORE);
        }
    }

    @Test
    void bestMoveCostsNothing() {
        for (Move played : WON.legalMoves()) {
            BestMoves moves = new Analyst().compare(WON, played, 1, () -> false);
            boolean wins = WON.play(played).isOver();
            assertThat(moves.lines().get(0).score()).isEqualTo(Analyst.MAX_SCORE);
            assertThat(moves.lines().size() == 1).isEqualTo(wins);
        }
    }

    @Test
    void chanceIsCertainOnlyForForcedWins() {
        assertThat(Analyst.chance(0)).isEqualTo(50);
        assertThat(Analyst.chance(Analyst.MAX_SCORE)).isEqualTo(100);
        assertThat(Analyst.chance(-Analyst.MAX_SCORE)).isZero();
        assertThat(Analyst.chance(Analyst.MAX_SCORE - 1)).isEqualTo(99);
        assertThat(Analyst.chance(100) + Analyst.chance(-100)).isEqualTo(100);
        assertThat(Analyst.chance(100)).isBetween(55, 75);
    }
}
