// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.oracle.SlowRepetition;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.Drawing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R7.3: the third occurrence of a position draws, and what "the same position" means. */
class RepetitionTest {
    /** The Queens step to the cells a and b and back again, four plies that end where they began. */
    private static final Drawing LINE = Drawing.of("""
            Base, White[3] to move

                   .     .     .     b     .
                .    wQ    wG1   bG1   bQ     .
                   .     a     .     .     .
            """);

    private static final List<String> ROUND = List.of("wQ a", "bQ b", "wQ wQ", "bQ bQ");

    private static Game line(boolean repetition, int plies) {
        Setup setup = LINE.setup();
        Game game = Game.of(Setup.builder()
                .from(setup)
                .ruleset(setup.ruleset().withRepetitionDraws(repetition))
                .build()
                .toPosition());
        for (int ply = 0; ply < plies; ply++) {
            String[] move = ROUND.get(ply % 4).split(" ");
            game = game.play(game.moveOf(Piece.parse(move[0]), LINE.cell(move[1])));
        }
        return game;
    }

    @Test
    void R7_3_theThirdOccurrenceDrawsAndTheSecondDoesNot() {
        Game second = line(true, 4);
        assertThat(second.occurrences()).isEqualTo(2);
        assertThat(second.isOver()).isFalse();
        Game third = line(true, 8);
        assertThat(third.occurrences()).isEqualTo(3);
        assertThat(third.outcome()).isEqualTo(Outcome.drawn(Termination.REPETITION));
        assertThat(third.legalMoves()).isEmpty();
        assertThat(third.position().legalMoves())
                .as("the position alone knows nothing of it")
                .isNotEmpty();
    }

    @Test
    void R7_3_everyFaceCountsTheSame() {
        Game start = line(true, 0);
        MutableGame mutable = MutableGame.of(start.position());
        SearchBoard board = SearchBoard.of(start.position());
        for (int ply = 1; ply <= 8; ply++) {
            Game game = line(true, ply);
            board.make(board.encode(game.lastMove().orElseThrow()).orElseThrow());
            assertThat(mutable.tryPlay(game.lastMove().orElseThrow()).isLegal()).isTrue();
            assertThat(mutable.occurrences()).isEqualTo(game.occurrences());
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
            assertThat(mutable.outcome()).isEqualTo(game.outcome());
            assertThat(board.outcome()).isEqualTo(game.outcome());
        }
    }

    @Test
    void R7_3_withTheToggleOffPositionsRepeatForEver() {
        Game game = line(false, 20);
        assertThat(game.occurrences()).isEqualTo(6);
        assertThat(game.isOver()).isFalse();
    }

    private static void isSame(String one, String other, boolean same) {
        Position earlier = Drawing.of(one).position();
        Position later = Drawing.of(other).position();
        assertThat(later.isRepetitionOf(earlier)).isEqualTo(same);
        assertThat(earlier.isRepetitionOf(later)).isEqualTo(same);
        assertThat(SlowRepetition.isSame(earlier, later)).isEqualTo(same);
    }

    @Test
    void R7_3_piecesOfOneColourAndKindAreAlike() {
        String one = """
                Base, White[9] to move

                       .     .     .     .
                    .    wA2   wQ    wA1    .
                       .     .    bQ     .
                                .    bA1    .
                                   .     .
                """;
        String other = """
                Base, White[12] to move

                       .     .     .     .
                    .    wA1   wQ    wA2    .
                       .     .    bQ     .
                                .    bA1    .
                                   .     .
                """;
        isSame(one, other, true);
        assertThat(SearchBoard.of(Drawing.of(one).position()).key())
                .isEqualTo(SearchBoard.of(Drawing.of(other).position()).key());
        assertThat(Drawing.of(one).position()).isNotEqualTo(Drawing.of(other).position());
    }

    @Test
    void R7_3_aShiftMakesNoDifference() {
        Position position = LINE.position();
        assertThat(position.translate(-70, 1_000).isRepetitionOf(position)).isTrue();
        assertThat(Symmetry.ROTATE_60.apply(position).isRepetitionOf(position))
                .as("a turn of the table does")
                .isFalse();
    }

    @Test
    void R7_3_anotherSideToMoveMakesADifference() {
        isSame("""
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    wA1   bQ    bA1    .
                               .     .     .     .     .
                        """, """
                        Base, Black[9] to move

                               .     .     .     .     .
                            .    wQ    wA1   bQ    bA1    .
                               .     .     .     .     .
                        """, false);
    }

    @Test
    void R7_3_theOrderInAStackMakesADifference() {
        isSame("""
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    bB1^3 bQ    bA1    .
                               .     .     .     .     .

                        bB1^3 from the ground up: wA1 wB1 bB1
                        """, """
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    wB1^3 bQ    bA1    .
                               .     .     .     .     .

                        wB1^3 from the ground up: wA1 bB1 wB1
                        """, false);
    }

    @Test
    void R7_3_aRestThatForbidsNothingMakesNoDifference() {
        isSame("""
                        Base+P, White[9] to move

                               .     .     .     .     .
                            .    wQ    wG1   bQ    bA1    .
                               .     .     .     .     .
                        """, """
                        Base+P, White[9] to move, bA1 rests

                               .     .     .     .     .
                            .    wQ    wG1   bQ    bA1    .
                               .     .     .     .     .
                        """, true);
    }

    @Test
    void R7_3_aRestThatForbidsSomethingMakesADifference() {
        isSame("""
                        Base+P, White[9] to move

                                        .     .
                               .     .    bQ     .
                            .    wQ    wP    bG1    .
                               .     .     .     .
                        """, """
                        Base+P, White[9] to move, bQ rests

                                        .     .
                               .     .    bQ     .
                            .    wQ    wP    bG1    .
                               .     .     .     .
                        """, false);
    }

    /** The hive is its own mirror image, so that either Ant has as many moves as the other. */
    @Test
    void R7_3_aRestThatForbidsAsManyOtherMovesMakesADifference() {
        String one = """
                Base+P, White[9] to move, bA1 rests

                                .     .
                       .     .    bA1    .
                    .    wQ    wP    bQ     .
                       .     .    bA2    .
                                .     .
                """;
        String other = """
                Base+P, White[9] to move, bA2 rests

                                .     .
                       .     .    bA1    .
                    .    wQ    wP    bQ     .
                       .     .    bA2    .
                                .     .
                """;
        assertThat(Drawing.of(one).position().countLegalMoves())
                .isEqualTo(Drawing.of(other).position().countLegalMoves());
        isSame(one, other, false);
    }

    @Test
    void R7_3_passesBeforeTheQueenIsPlacedMakeNoDifference() {
        isSame("""
                        Base, White[5] to move, 1 turn passed

                               .     .
                            .    bG1    .     .     .     .
                               .    wS1   wG1   wA1   bQ     .
                                  .     .     .     .     .
                        """, """
                        Base, White[6] to move, 2 turns passed

                               .     .
                            .    bG1    .     .     .     .
                               .    wS1   wG1   wA1   bQ     .
                                  .     .     .     .     .
                        """, true);
    }

    /** R2.1 lets a side place a piece anywhere, or beside the other side's piece, in its first turn only. */
    @Test
    void R7_3_nullMovesOnTheEmptyTableMakeADifference() {
        Position start = Position.start(Ruleset.rulebook());
        SearchBoard board = SearchBoard.of(start);
        int[] expected = {1, 1, 1, 2, 2, 3, 3};
        Position later = start;
        for (int ply = 0; ply < expected.length; ply++) {
            assertThat(board.occurrences()).as("after %d null moves", ply).isEqualTo(expected[ply]);
            assertThat(later.isRepetitionOf(start)).isEqualTo(SlowRepetition.isSame(start, later));
            board.makeNull();
            later = later.playUnchecked(Move.pass());
        }
    }
}
