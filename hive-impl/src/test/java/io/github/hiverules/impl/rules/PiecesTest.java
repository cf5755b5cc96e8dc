// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.RandomGames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** R1: the pieces and the games. */
class PiecesTest {
    private static Map<Bug, Long> hand(Position position, Color color) {
        return position.hand(color).stream()
                .collect(Collectors.groupingBy(Piece::bug, TreeMap::new, Collectors.counting()));
    }

    @Test
    void R1_1_eachSideHasElevenPiecesAndWhiteMovesFirst() {
        Position start = Position.start(Ruleset.parse("Base"));
        assertThat(start.sideToMove()).isEqualTo(Color.WHITE);
        for (Color color : Color.values()) {
            assertThat(hand(start, color))
                    .isEqualTo(Map.of(
                            Bug.QUEEN_BEE, 1L,
                            Bug.BEETLE, 2L,
                            Bug.SPIDER, 2L,
                            Bug.GRASSHOPPER, 3L,
                            Bug.SOLDIER_ANT, 3L));
        }
    }

    @Test
    void R1_2_eachExpansionAddsOnePiecePerSide() {
        assertThat(RandomGames.expansionCombinations()).hasSize(8).doesNotHaveDuplicates();
        for (Set<Expansion> expansions : RandomGames.expansionCombinations()) {
            Position start = Position.start(Ruleset.tournament().withExpansions(expansions));
            for (Color color : Color.values()) {
                assertThat(start.hand(color)).hasSize(11 + expansions.size());
                for (Bug bug : List.of(Bug.MOSQUITO, Bug.LADYBUG, Bug.PILLBUG)) {
                    long expected = expansions.stream()
                            .filter(expansion -> expansion.letter() == bug.letter())
                            .count();
                    assertThat(hand(start, color).getOrDefault(bug, 0L)).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void R1_2_piecesOfOtherExpansionsMayNotBePlacedOrMoved() {
        board("""
                Base, White[1] to move

                    a
                """)
                .blocked("wM", "not-in-game")
                .refusesPlacing("wM", "a", "not-in-game")
                .refusesMoving("wM", "a", "not-in-game")
                .refusesPlacing("bP", "a", "not-your-piece", "not-in-game");
    }

    @Test
    void R1_2_piecesOfIncludedExpansionsMayBePlaced() {
        board("""
                Base+M, White[1] to move

                    *
                """).moves("wM");
    }

    @Test
    void R1_3_lowestNumberInTheHandMustBePlaced() {
        board("""
                Base, White[3] to move

                       *     *     .     .     .
                    *    wQ    wA1   bA1   bQ     .
                       *     *     .     .     .
                """).moves("wA2").refusesMarked("wA3", "enters-later wA2").blocked("wA3", "enters-later wA2");
    }

    @Test
    void R1_3_placementsOfOneKindAreListedOnce() {
        Position position = board("""
                Base+MLP, White[2] to move

                       *     .     .
                    *    wS1   bS1    .
                       *     .     .
                """).moves("wA1").moves("wS2").position();
        assertThat(position.countLegalMoves()).isEqualTo(3 * 8); // one cell for each of Q B G S A M L P
    }
}
