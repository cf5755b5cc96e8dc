// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.FoundRace;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.testkit.Drawing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Race searches (R8): pruning is correct and effective. */
class RaceSearchTest {
    private static final int LIMIT = 20_000;

    /** Each race has a name, the minimum number of moves, the maximum number of moves searched, and a position. */
    static List<Arguments> races() {
        return List.of(
                Arguments.of("a throw and a move beside her", 2, 31, """
                        Base+LP, Black[5] to move

                                          .     .
                                 .     .    bA1    .
                              .    wQ    bP    bL     .
                           .    wP    wA1    .    bQ     .
                              .     .    wS1    .     .
                                       .     .
                        """),
                Arguments.of("a throw into a place of five and a move beside her", 2, 11, """
                        Base+MLP, White[6] to move

                                          .     .
                                       .    bQ     .     .
                              .     .    bA2    .    wP     .
                           .    bP    bA1    .    wM     .
                              .     .    bG1   wL    wS1    .
                                       .     .     .    wQ     .
                                                      .     .
                        """),
                Arguments.of("a Pillbug that comes to throw", 3, 1704, """
                        Base+MLP, White[6] to move

                                 .     .     .     .
                              .    bA1   bP    bS1    .
                           .    bQ     .     .    wL     .
                              .     .    wA1   wQ     .
                                       .    wP     .
                                          .     .
                        """),
                Arguments.of("a throw by a Mosquito", 3, 20, """
                        Base+MP, Black[6] to move

                                 .     .     .
                              .    wP    wS1    .
                           .    wQ    wM     .     .
                              .     .    bM    bP     .
                                 .     .    bS1    .
                              .    bG1   bQ     .
                                 .     .     .
                        """),
                Arguments.of("two throws to a hole three cells away", 2, 71, """
                        Base+MP, White[9] to move

                                             .     .     .
                              .     .     .    bA1   bA2    .
                           .    bQ    wP    wM     .    wQ     .
                              .     .     .    wA2   wA1    .
                                             .     .     .
                        """),
                Arguments.of("two throws three cells away and a move beside her", 3, 131, """
                        Base+MP, White[9] to move

                                             .     .
                              .     .     .    bA1    .     .     .
                           .    bQ    wP    wM     .    wQ    wA2    .
                              .     .     .    wG1   wA1    .     .
                                             .     .     .
                        """));
    }

    /**
     * Returns whether the opponent's Queen Bee is surrounded after the moves of a line. The opponent passes after each
     * move.
     */
    private static boolean wins(Position position, List<Move> line) {
        Position after = position;
        for (Move move : line) {
            assertThat(after.isLegal(move)).isTrue();
            after = after.playUnchecked(move).playUnchecked(Move.pass());
        }
        return after.outcome().isOver();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("races")
    void findsShortestRaceWithFewMoves(String what, int moves, int made, String drawing) {
        Position position = Drawing.of(drawing).position();
        RaceSearch search =
                new RaceSearch(new Board(position), position.sideToMove().ordinal(), LIMIT);
        FoundRace race = search.race();
        assertThat(race.isExact()).isTrue();
        assertThat(race.moves()).isEqualTo(moves);
        assertThat(race.line()).hasSize(moves);
        assertThat(wins(position, race.line())).isTrue();
        assertThat(search.made()).as("moves made").isLessThanOrEqualTo(made);
        assertThat(canSurround(position, moves - 1)).isFalse();
    }

    /**
     * Returns whether the side to move can surround the opponent's Queen Bee in a number of moves. Searches
     * exhaustively.
     */
    private static boolean canSurround(Position position, int moves) {
        Board board = new Board(position);
        return canSurround(board, new MoveGenerator(board), board.sideToMove() ^ 1, moves);
    }

    private static boolean canSurround(Board board, MoveGenerator generator, int attacked, int moves) {
        if (QueenSurround.isQueenLost(board, attacked) || moves == 0) {
            return QueenSurround.isQueenLost(board, attacked);
        }
        int[] list = new int[MoveGenerator.MAX_MOVES];
        int count = generator.list(list, 0);
        boolean can = false;
        for (int i = 0; i < count && !can; i++) {
            board.make(list[i]);
            board.make(PackedMove.PASS);
            can = canSurround(board, generator, attacked, moves - 1);
            board.undo();
            board.undo();
        }
        return can;
    }

    /**
     * The Queen Bee has four liberties. A race of five moves may start with one pass, a race of 12 moves with eight
     * passes.
     */
    @Test
    void countsForcedPasses() {
        Position position = Drawing.of("""
                Base, White[9] to move, queen may open

                   .     .     .     .     .
                .    bB1^2 bQ    bG1   bA1    .
                   .     .     .     .     .

                bB1^2 from the ground up: wQ bB1
                """).position();
        RaceSearch search = new RaceSearch(new Board(position), Color.WHITE.ordinal(), LIMIT);
        assertThat(search.race()).isEqualTo(new FoundRace(RaceSearch.LONGEST + 1, false, List.of()));
        assertThat(search.made()).isEqualTo(1 + 2 + 3 + 4 + 5 + 6 + 7 + 8);
    }

    @Test
    void racesForTheOtherQueen() {
        Position position = Drawing.of("""
                Base, White[2] to move, queen may open

                   .     .     .
                .    wQ    bG1    .
                   .     .     .
                """).position();
        assertThat(RaceSearch.race(new Board(position), Color.WHITE.ordinal(), LIMIT))
                .isEmpty();
        assertThat(RaceSearch.race(new Board(position), Color.BLACK.ordinal(), 0))
                .contains(new FoundRace(6, false, List.of()));
    }
}
