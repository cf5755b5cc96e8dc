// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares the solver with an exhaustive search that has no transposition table. The system property {@code
 * hive.solver} multiplies the number of positions.
 */
class SolverTest {
    private static final int SCALE = Integer.getInteger("hive.solver", 1);
    private static final SolverOptions PLENTY = SolverOptions.turns(1).withNodes(1_000_000_000L);

    /**
     * Returns positions of random games of all game types. In each position, the opponent's Queen Bee is in danger.
     *
     * @param liberties the maximum number of the Queen Bee's liberties
     * @param held whether the Queen Bee must be pinned
     */
    private static List<Position> positions(int count, int liberties, boolean held, Random random) {
        List<Set<Expansion>> games = RandomGames.expansionCombinations();
        List<Position> found = new ArrayList<>();
        for (int game = 0; found.size() < count; game++) {
            Ruleset ruleset = Ruleset.tournament().withExpansions(games.get(game % games.size()));
            int wanted = Math.min(count, found.size() + 4);
            RandomGames.play(ruleset, 90, random, position -> {
                SearchBoard board = SearchBoard.of(position);
                Color other = position.sideToMove().opposite();
                if (found.size() < wanted
                        && random.nextInt(4) == 0
                        && board.queenLiberties(other) >= 0
                        && board.queenLiberties(other) <= liberties
                        && (!held
                                || board.isPinned(Piece.of(other, Bug.QUEEN_BEE).index()))
                        && !position.isOver()) {
                    found.add(position);
                }
            });
        }
        return found;
    }

    /**
     * Returns the first moves that win within a number of turns. Each move is given by the key of the position after
     * the move.
     */
    private static Set<Long> slowly(SearchBoard board, int turns) {
        Color side = board.sideToMove();
        Set<Long> winning = new HashSet<>();
        for (int move : SearchMoves.packed(board)) {
            board.make(move);
            if (isWonAfter(board, side, turns)) {
                winning.add(board.key());
            }
            board.undo();
        }
        return winning;
    }

    private static boolean isWonAfter(SearchBoard board, Color side, int turns) {
        if (board.outcome().isOver()) {
            return board.outcome().winner().filter(side::equals).isPresent();
        }
        return turns > 1 && cannotDefend(board, side, turns - 1);
    }

    private static boolean cannotDefend(SearchBoard board, Color side, int turns) {
        for (int answer : SearchMoves.packed(board)) {
            board.make(answer);
            boolean holds = board.outcome().isOver()
                    ? board.outcome().winner().filter(side::equals).isEmpty()
                    : !canWin(board, side, turns);
            board.undo();
            if (holds) {
                return false;
            }
        }
        return true;
    }

    private static boolean canWin(SearchBoard board, Color side, int turns) {
        for (int move : SearchMoves.packed(board)) {
            board.make(move);
            boolean wins = isWonAfter(board, side, turns);
            board.undo();
            if (wins) {
                return true;
            }
        }
        return false;
    }

    private static Solution solve(Game game, int turns) {
        return Solver.solve(game, PLENTY.withTurns(turns));
    }

    private static Solution solve(Position position, int turns) {
        return Solver.solve(position, PLENTY.withTurns(turns));
    }

    private static int compare(Game game, int most) {
        Position position = game.position();
        Solution solution = solve(game, most);
        assertThat(solution.isComplete()).isTrue();
        SearchBoard board = SearchBoard.of(game);
        for (int turns = 1; turns <= most; turns++) {
            Set<Long> winning = slowly(board, turns);
            if (!winning.isEmpty()) {
                assertThat(solution.turns()).as("%s", position).hasValue(turns);
                assertThat(solution.firstMoves().stream().map(move -> board.keyAfter(board.encode(move))))
                        .as("%s", position)
                        .containsExactlyInAnyOrderElementsOf(winning);
                checkLine(position, solution);
                return turns;
            }
        }
        assertThat(solution.isRefuted()).as("%s", position).isTrue();
        return 0;
    }

    private static void checkLine(Position position, Solution solution) {
        Game game = Game.of(position);
        for (Move move : solution.line()) {
            assertThat(game.isOver()).isFalse();
            game = game.play(move);
        }
        assertThat(game.outcome().winner()).contains(position.sideToMove());
        assertThat(solution.line().get(0)).isEqualTo(solution.firstMoves().get(0));
        assertThat(solution.line())
                .hasSizeBetween(
                        2 * solution.turns().getAsInt() - 2,
                        2 * solution.turns().getAsInt() - 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 60, 3, false, 4", "2, 60, 3, false, 13", "3, 6, 2, true, 34"})
    void matchesSlowSearch(int turns, int count, int liberties, boolean held, long seed) {
        compareAll(turns, positions(count, liberties, held, new Random(seed)));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2, 250, 3, false, 13", "3, 20, 2, true, 34"})
    void matchesSlowSearchInManyPositions(int turns, int count, int liberties, boolean held, long seed) {
        compareAll(turns, positions(count * SCALE, liberties, held, new Random(seed)));
    }

    private static void compareAll(int turns, List<Position> positions) {
        int[] found = new int[turns + 1];
        for (Position position : positions) {
            found[compare(Game.of(position), turns)]++;
        }
        assertThat(found[0]).as("refuted").isPositive();
        assertThat(found[turns]).as("won").isPositive();
    }

    /** Parses a position: the game type, the ply, the resting piece or -, and the stacks from the ground up. */
    private static Position position(String text) {
        String[] words = text.split(" ");
        Setup.Builder setup = Setup.builder().ruleset(Ruleset.parse(words[0])).ply(Integer.parseInt(words[1]));
        if (!words[2].equals("-")) {
            setup.restingPiece(Piece.parse(words[2]));
        }
        for (String stack : Arrays.asList(words).subList(3, words.length)) {
            String[] parts = stack.split("[,=/]");
            Piece[] pieces = Arrays.stream(parts).skip(2).map(Piece::parse).toArray(Piece[]::new);
            setup.put(Hex.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])), pieces);
        }
        return setup.build().toPosition();
    }

    /** Each row has the turns to win, the number of winning first moves, the number of nodes and the position. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 | 1 | 6552 | Base 38 - 4,-5=bG2 4,-4=bG3 0,-3=wG2 4,-3=bS2 -1,-2=wB2 3,-2=bA3 -1,-1=wS2 0,-1=wG3 \
            2,-1=bA2/bB2 -1,0=wA2 0,0=wA1 1,0=bQ -2,1=wQ 0,1=bS1 1,1=bA1 2,1=wS1 -3,2=wB1 0,2=bG1 2,2=wG1 -1,3=wA3 \
            -1,4=bB1
            3 | 3 | 7833 | Base 54 - 3,-3=bA2 4,-3=bS2 2,-2=bG2 2,-1=bB1/wB1 -1,0=wA3 0,0=wG1/wB2 1,0=bG1 2,0=bQ \
            3,0=wA1 -3,1=wS1 -2,1=wA2 2,1=bS1 -3,2=wG2 -2,2=wQ 0,2=bG3 2,2=bB2 3,2=bA3 -2,3=bA1 -1,3=wS2 -2,4=wG3
            3 | 1 | 9985 | Base+ML 75 - 2,-3=wA1 6,-3=bM 2,-2=bS1 4,-2=wB2 5,-2=wG3 -4,-1=wA3 0,-1=bQ 1,-1=bA1 \
            2,-1=bA2 3,-1=wA2 -4,0=bS2 0,0=bB1 1,0=wQ 3,0=bA3 -4,1=wM/bB2 -2,1=bL -1,1=bG1 1,1=wG1 -4,2=wL -3,2=bG2 \
            -2,2=bG3 0,2=wG2 -1,3=wS1 -1,4=wS2/wB1
            3 | 3 | 8164 | Base+P 39 wS1 0,-5=wA1 1,-5=bG2 0,-4=bG1 -1,-3=bG3 0,-3=bQ -2,-2=bP -1,-2=bB2 1,-2=bA1 \
            -1,-1=bS2 0,-1=bS1 -3,0=wG2/bB1 -2,0=bA2 -1,0=wQ 0,0=wP/wB1 -3,1=wG3 -1,1=wG1 -3,2=wB2 -2,2=wS1 -3,3=wA2 \
            -4,4=wA3 -5,5=wS2
            3 | 1 | 7752 | Base+MLP 70 bA3 3,-6=bA3 3,-5=wS2 3,-4=wG2 2,-3=bM 1,-2=wQ 2,-2=bL 1,-1=wL 1,0=wG1 \
            -3,1=bA2 -2,1=bS1 -1,1=bA1 0,1=bQ 1,1=bG3 -4,2=bG2 -1,2=wB1 -3,3=wM -2,3=bG1 -1,3=bP/wB2 -4,4=bS2 \
            -1,4=wA1 0,4=wS1 -4,5=bB2/bB1 -3,5=wA3 -2,5=wA2 -2,6=wP -2,7=wG3
            """)
    void findsLongWins(int turns, int firstMoves, long nodes, String text) {
        Position position = position(text);
        Solution solution = solve(position, turns + 1);
        assertThat(solution.turns()).hasValue(turns);
        assertThat(solution.firstMoves()).hasSize(firstMoves);
        assertThat(solution.isComplete()).isTrue();
        assertThat(solution.nodes()).isLessThanOrEqualTo(nodes);
        checkLine(position, solution);
        assertThat(solve(position, turns)).isEqualTo(solution);
        assertThat(solve(position, turns - 1).isRefuted()).isTrue();
    }

    private static final String WIN_IN_THREE = """
        Base 54 - 3,-3=bA2 4,-3=bS2 2,-2=bG2 2,-1=bB1/wB1 -1,0=wA3 0,0=wG1/wB2 1,0=bG1 2,0=bQ 3,0=wA1 \
        -3,1=wS1 -2,1=wA2 2,1=bS1 -3,2=wG2 -2,2=wQ 0,2=bG3 2,2=bB2 3,2=bA3 -2,3=bA1 -1,3=wS2 -2,4=wG3""";

    @Test
    void incompleteSolutionsAreCorrect() {
        Position position = position(WIN_IN_THREE);
        Solution whole = solve(position, 3);
        assertThat(Solver.solve(position, SolverOptions.turns(3).withNodes(whole.nodes())))
                .isEqualTo(whole);
        int some = 0;
        for (long nodes = whole.nodes() - 1; nodes > 100; nodes = nodes * 3 / 4) {
            Solution solution = Solver.solve(position, SolverOptions.turns(3).withNodes(nodes));
            assertThat(solution.isComplete()).isFalse();
            assertThat(solution.nodes()).isBetween(nodes, nodes + 3);
            assertThat(whole.firstMoves()).containsAll(solution.firstMoves());
            assertThat(solution.isSolved()).isEqualTo(!solution.firstMoves().isEmpty());
            if (solution.isSolved()) {
                some++;
                checkLine(position, solution);
                assertThat(solution.turns()).isEqualTo(whole.turns());
            }
        }
        assertThat(some).isPositive();
    }

    /** The condition is asked at the beginning and at least every 10,000 nodes, also while the line is searched. */
    @Test
    void stopsIfConditionIsTrue() {
        Game game = Game.of(position(WIN_IN_THREE));
        Solution whole = solve(game, 3);
        int[] questions = {0};
        assertThat(Solver.solve(game, PLENTY.withTurns(3).withStop(() -> questions[0]++ < 0)))
                .isEqualTo(whole);
        assertThat(questions[0]).isEqualTo(1 + (int) ((whole.nodes() - 1) / 4096));
        Solution none = Solver.solve(game, PLENTY.withTurns(3).withStop(() -> true));
        assertThat(none).hasToString("not solved");
        assertThat(none.isComplete() || none.isRefuted()).isFalse();
        assertThat(none.firstMoves()).isEmpty();
        assertThat(none.nodes()).isLessThan(3);
        int[] left = {1};
        Solution stopped =
                Solver.solve(Position.start(Ruleset.full()), PLENTY.withTurns(6).withStop(() -> left[0]-- == 0));
        assertThat(stopped).hasToString("not solved");
        assertThat(stopped.nodes()).isBetween(4_097L, 4_100L);
    }

    /** White wins by a throw of the Queen Bee into a gap (R4.9) in the first or second turn. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 | Base+MP 16 bS1 0,-2=wS1 1,-2=wQ 2,-2=wB1 0,-1=wM 2,-1=bS1 -1,0=wS2 0,0=wP 1,0=bP -2,1=wB2 -1,1=bM \
            0,1=bQ -1,2=bS2
            1 | Base+MLP 25 wB1 1,-2=wS1 0,-1=wA2 2,-1=wM 3,-1=bA1 -2,0=wA3 -1,0=wP 0,0=wL/bB1 1,0=bM 3,0=bB2 \
            -2,1=wS2/wB1 0,1=wQ 1,1=bP 2,1=bQ -2,2=wA1 0,2=bS1
            2 | Base+MP 41 wA2 2,-4=bA1 1,-3=bG1 2,-3=bA2 3,-3=bB2 -1,-2=wA2 2,-2=bQ -1,-1=wQ 0,-1=bP 1,-1=bS1/bB1 \
            -3,0=wS1 -2,0=wG2 -1,0=wB1 0,0=wA1 -4,1=wP -3,1=wG1 -1,1=wA3 0,1=wG3 -5,2=bM -4,2=wM -2,2=bS2
            """)
    void findsWinsByThrows(int turns, String text) {
        assertThat(compare(Game.of(position(text)), turns)).isEqualTo(turns);
    }

    /**
     * Black wins in two turns with a Beetle move to cell a. Before the Beetle move, two Beetles have moved back and
     * forth. Therefore the winning move or White's reply may cause the third occurrence of a position (R7.3).
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "0, 4, true",
        "1, 3, true",
        "1, 7, false",
        "2, 2, true",
        "2, 6, false",
        "3, 1, true",
        "3, 5, true"
    })
    void thirdOccurrenceIsNotAWin(int skipped, int plies, boolean wins) {
        for (boolean repetitionDraws : new boolean[] {true, false}) {
            Game game = toAndFro(repetitionDraws, skipped, plies);
            assertThat(compare(game, 2)).isEqualTo(wins || !repetitionDraws ? 2 : 0);
        }
    }

    private static Game toAndFro(boolean repetitionDraws, int skipped, int plies) {
        Drawing drawing = Drawing.of("""
                Base, Black[8] to move, third repetition draws

                                     .     .
                                  .    bA2    .           .     b     .
                                     .    wG1    .     .    wG3   wB1    .
                            .     a    wQ    wS1   wG2   wS2    .     .
                         .    bB1   bG1   bA1    .     .     .
                            .     .    bQ    bS1    .
                                     .     .     .
                """);
        List<String> round = List.of("bB1 a", "wB1 b", "bB1 bB1", "wB1 wB1");
        Position start = drawing.position();
        Game game = Game.of(Setup.builder()
                .from(drawing.setup())
                .ruleset(start.ruleset().withRepetition(repetitionDraws ? RepetitionRule.SHIFT : RepetitionRule.OFF))
                .build()
                .toPosition());
        for (int ply = 0; ply < skipped + plies; ply++) {
            String[] move = round.get(ply % 4).split(" ");
            game = ply == skipped ? Game.of(game.position()) : game;
            game = game.play(game.moveOf(Piece.parse(move[0]), drawing.cell(move[1])));
        }
        return game;
    }

    /** A table of any size gives the same solution. Only the number of searched positions depends on the size. */
    @Test
    void tableSizeDoesNotChangeTheSolution() {
        Solution usual = solve(position(WIN_IN_THREE), 3);
        for (int megabytes : new int[] {1, 3, 128}) {
            Solution solution =
                    Solver.solve(position(WIN_IN_THREE), PLENTY.withTurns(3).withTableMegabytes(megabytes));
            assertThat(solution.line()).isEqualTo(usual.line());
            assertThat(solution.firstMoves()).isEqualTo(usual.firstMoves());
        }
    }

    @Test
    void optionsHaveDefaults() {
        SolverOptions options = SolverOptions.turns(3);
        assertThat(options.turns()).isEqualTo(3);
        assertThat(options.nodes()).isEqualTo(1_000_000);
        assertThat(options.tableMegabytes()).isEqualTo(2);
        assertThat(options.stop().getAsBoolean()).isFalse();
        assertThat(options.withNodes(7).withTurns(2).withTurns(3).withNodes(1_000_000))
                .isEqualTo(options)
                .hasSameHashCodeAs(options);
        assertThat(options.withTableMegabytes(3)).isNotEqualTo(options);
    }

    @Test
    void rejectsOptionsOutOfRange() {
        SolverOptions options = SolverOptions.turns(SolverOptions.maxTurns());
        for (ThrowingCallable wrong : List.<ThrowingCallable>of(
                () -> SolverOptions.turns(0),
                () -> options.withTurns(SolverOptions.maxTurns() + 1),
                () -> options.withNodes(0),
                () -> options.withTableMegabytes(0),
                () -> options.withTableMegabytes(129))) {
            assertThatThrownBy(wrong).isInstanceOf(IllegalArgumentException.class);
        }
        Game game = Game.start(Ruleset.tournament());
        assertThat(Solver.solve(game, options.withNodes(1)).isComplete()).isFalse();
    }

    @Test
    void finishedGameHasNoWin() {
        Solution solution = solve(Game.start(Ruleset.tournament()).agreeDraw(), 2);
        assertThat(solution.isRefuted()).isTrue();
        assertThat(solution.line()).isEmpty();
        assertThat(solution).hasToString("no win");
    }
}
