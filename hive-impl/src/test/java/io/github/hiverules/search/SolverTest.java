// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
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
    private static final long PLENTY = 1_000_000_000L;

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
        for (int move : moves(board)) {
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
        for (int answer : moves(board)) {
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
        for (int move : moves(board)) {
            board.make(move);
            boolean wins = isWonAfter(board, side, turns);
            board.undo();
            if (wins) {
                return true;
            }
        }
        return false;
    }

    private static int[] moves(SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        return Arrays.copyOf(moves, board.generate(moves, 0));
    }

    private static int compare(Game game, int most) {
        Position position = game.position();
        Solution solution = Solver.solve(game, most, PLENTY);
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
    @CsvSource({"2, 60, 3, false, 6", "2, 60, 3, false, 10", "3, 6, 2, true, 9"})
    void matchesSlowSearch(int turns, int count, int liberties, boolean held, long seed) {
        compareAll(turns, positions(count, liberties, held, new Random(seed)));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2, 250, 3, false", "3, 20, 2, true"})
    void matchesSlowSearchInManyPositions(int turns, int count, int liberties, boolean held) {
        compareAll(turns, positions(count * SCALE, liberties, held, new Random(turns)));
    }

    private static void compareAll(int turns, List<Position> positions) {
        int[] found = new int[turns + 1];
        for (Position position : positions) {
            found[compare(Game.of(position), turns)]++;
        }
        assertThat(found[0]).as("refuted").isPositive();
        assertThat(found[turns]).as("won").isPositive();
    }

    /**
     * The move order and the transposition table affect only the number of positions searched. If a change reduces that
     * number, update the numbers in this test.
     */
    @ParameterizedTest
    @CsvSource({"2, 60, 3, false, 4, 6162", "3, 8, 1, false, 6, 15347"})
    void searchesFewPositions(int turns, int count, int liberties, boolean held, long seed, long most) {
        long nodes = 0;
        for (Position position : positions(count, liberties, held, new Random(seed))) {
            nodes += Solver.solve(position, turns, PLENTY).nodes();
        }
        assertThat(nodes).isLessThanOrEqualTo(most);
    }

    private static Position position(String gameType, int seed, int plies) {
        return RandomGames.play(Ruleset.parse(gameType), plies, new Random(seed), each -> {});
    }

    /** Each row ends with the turns to win, the number of winning first moves and the number of nodes. */
    @ParameterizedTest
    @CsvSource({
        "Base,     55, 38, 4, 1,  6090",
        "Base,    100, 54, 3, 3,  7686",
        "Base+ML,  43, 75, 3, 1,  8813",
        "Base+P,   77, 39, 3, 3,  7987",
        "Base+MLP, 81, 70, 3, 1,  7660"
    })
    void findsLongWins(String gameType, int seed, int plies, int turns, int firstMoves, long nodes) {
        Position position = position(gameType, seed, plies);
        Solution solution = Solver.solve(position, turns + 1, PLENTY);
        assertThat(solution.turns()).hasValue(turns);
        assertThat(solution.firstMoves()).hasSize(firstMoves);
        assertThat(solution.isComplete()).isTrue();
        assertThat(solution.nodes()).isLessThanOrEqualTo(nodes);
        checkLine(position, solution);
        assertThat(Solver.solve(position, turns, PLENTY)).isEqualTo(solution);
        assertThat(Solver.solve(position, turns - 1, PLENTY).isRefuted()).isTrue();
    }

    @Test
    void incompleteSolutionsAreCorrect() {
        Position position = position("Base", 100, 54);
        Solution whole = Solver.solve(position, 3, PLENTY);
        assertThat(Solver.solve(position, 3, whole.nodes())).isEqualTo(whole);
        int some = 0;
        for (long nodes = whole.nodes() - 1; nodes > 100; nodes = nodes * 3 / 4) {
            Solution solution = Solver.solve(position, 3, nodes);
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

    /** White wins by a throw of the Queen Bee into a gap (R4.9) in the first or second turn. */
    @ParameterizedTest
    @CsvSource({"Base+MP, 541, 16, 1", "Base+MLP, 1328, 25, 1", "Base+MP, 1767, 41, 2"})
    void findsWinsByThrows(String gameType, int seed, int plies, int turns) {
        assertThat(compare(Game.of(position(gameType, seed, plies)), turns)).isEqualTo(turns);
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

    @Test
    void rejectsArgumentsOutOfRange() {
        Game game = Game.start(Ruleset.tournament());
        assertThatThrownBy(() -> Solver.solve(game, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Solver.solve(game, Solver.MAX_TURNS + 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Solver.solve(game, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Solver.solve(game, Solver.MAX_TURNS, 1).isComplete()).isFalse();
    }

    @Test
    void stopsAtTheNodeLimit() {
        Solution solution = Solver.solve(Game.start(Ruleset.parse("Base+MLP")), Solver.MAX_TURNS, 1000);
        assertThat(solution.nodes()).isBetween(1000L, 1002L);
        assertThat(solution.isComplete()).isFalse();
        assertThat(solution.isSolved()).isFalse();
        assertThat(solution.isRefuted()).isFalse();
        assertThat(solution.turns()).isEmpty();
    }

    @Test
    void finishedGameHasNoWin() {
        Solution solution = Solver.solve(Game.start(Ruleset.tournament()).agreeDraw(), 2, 100);
        assertThat(solution.isRefuted()).isTrue();
        assertThat(solution.line()).isEmpty();
        assertThat(solution).hasToString("no win");
    }
}
