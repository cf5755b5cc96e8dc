// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.api.spi.Answers.answers;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.oracle.SlowRepetition;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** R7.3: tests which positions are the same and how all APIs count occurrences. */
class RepetitionTest {
    /** The Queen Bees step to the cells a and b and back. So the position repeats after four plies. */
    private static final Drawing LINE = Drawing.of("""
            Base, White[3] to move

                   .     .     .     b     .
                .    wQ    wG1   bG1   bQ     .
                   .     a     .     .     .
            """);

    private static final List<String> ROUND = List.of("wQ a", "bQ b", "wQ wQ", "bQ bQ");

    /** The plies at which the positions of the forged game have equal keys. */
    private static final List<Integer> PLIES = List.of(32, 64, 92);

    private static final Game FORGED = forged();

    /** A game that is played with all APIs at once. */
    private static final class Played {
        Game game;
        final MutableGame mutable;
        final SearchBoard board;

        Played(Game start) {
            game = start;
            mutable = MutableGame.of(start);
            board = SearchBoard.of(start);
            check();
        }

        void play(Move move) {
            game = game.play(move);
            assertThat(mutable.tryPlay(move).isLegal()).isTrue();
            board.make(move);
            check();
        }

        private void check() {
            assertThat(mutable.occurrences()).isEqualTo(game.occurrences());
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
            assertThat(mutable.outcome()).isEqualTo(game.outcome());
            assertThat(board.outcome()).isEqualTo(game.outcome());
        }
    }

    private static Played line(boolean repetition, int plies) {
        Setup setup = LINE.setup();
        Played played = new Played(Game.of(Setup.builder()
                .from(setup)
                .ruleset(setup.ruleset().withRepetition(repetition ? RepetitionRule.SHIFT : RepetitionRule.OFF))
                .build()
                .toPosition()));
        for (int ply = 0; ply < plies; ply++) {
            String[] move = ROUND.get(ply % 4).split(" ");
            played.play(played.game.moveOf(Piece.parse(move[0]), LINE.cell(move[1])));
        }
        return played;
    }

    @Test
    void R7_3_onlyThirdOccurrenceDraws() {
        Game second = line(true, 4).game;
        assertThat(second.occurrences()).isEqualTo(2);
        assertThat(second.isOver()).isFalse();
        Game third = line(true, 8).game;
        assertThat(third.occurrences()).isEqualTo(3);
        assertThat(third.outcome()).isEqualTo(answers().outcome(Optional.empty(), Termination.REPETITION));
        assertThat(third.legalMoves()).isEmpty();
        assertThat(third.position().legalMoves())
                .as("the position alone knows nothing of it")
                .isNotEmpty();
        assertThat(SearchBoard.of(third).outcome()).isEqualTo(third.outcome());
    }

    /** The game is so long that a board must enlarge its initial tables. */
    @Test
    void R7_3_repetitionNeverDrawsIfOff() {
        Played played = line(false, 300);
        assertThat(played.game.occurrences()).isEqualTo(76);
        assertThat(played.game.isOver()).isFalse();
        for (int ply = 299; ply >= 0; ply--) {
            played.board.undo();
            played.mutable.undo();
            assertThat(played.board.occurrences()).as("ply %d", ply).isEqualTo(ply / 4 + 1);
            assertThat(played.mutable.occurrences()).as("ply %d", ply).isEqualTo(ply / 4 + 1);
        }
    }

    @Test
    void R7_3_shiftedPositionsAreRepetitions() {
        Position position = LINE.position();
        assertThat(position.translate(-70, 1_000).isRepetitionOf(position)).isTrue();
        assertThat(Symmetry.ROTATE_60.apply(position).isRepetitionOf(position))
                .as("a turn of the table does")
                .isFalse();
        assertThat(Position.start(Ruleset.rulebook()).isRepetitionOf(Position.start(Ruleset.tournament())))
                .as("another ruleset does")
                .isFalse();
    }

    static Stream<Arguments> nullMoves() {
        return Stream.of(
                // R2.1 depends on the pieces, so the empty table repeats until the Queen Bee is due (R2.4).
                arguments(Position.start(Ruleset.rulebook()), List.of(1, 1, 2, 2, 3, 3, 1)),
                // By R2.4, only the Queen Bee may be placed from the fourth turn on, so the turn matters until then.
                arguments(Drawing.of("""
                        Base, White[3] to move

                           .     .     .     .     .     .
                        .    wA1   wG1   bA1   bG1    .
                           .     .     .     .     .
                        """).position(), List.of(1, 1, 1, 1, 2, 2, 3, 3)));
    }

    @ParameterizedTest
    @MethodSource("nullMoves")
    void R7_3_nullMovesRepeatAPositionIfItsMovesAreTheSame(Position start, List<Integer> expected) {
        SearchBoard board = SearchBoard.of(start);
        Position later = start;
        for (int occurrences : expected) {
            assertThat(board.occurrences()).as("at ply %d", board.ply()).isEqualTo(occurrences);
            assertThat(later.isRepetitionOf(start)).isEqualTo(SlowRepetition.isSame(start, later));
            board.makeNull();
            later = later.playUnchecked(Move.pass());
        }
    }

    @Test
    void R7_3_allApisAgreeWithTheOracleOnWholeGames() {
        assertThat(repetitionDraws(7)).isPositive();
    }

    @Tag("slow")
    @Test
    void R7_3_allApisAgreeWithTheOracleOnManyGames() {
        assertThat(repetitionDraws(60)).isGreaterThan(5);
    }

    /** Compares all APIs with the oracle in random games. Returns the number of games that repetition drew. */
    private static int repetitionDraws(int games) {
        int drawn = 0;
        int most = 0;
        for (int seed = 0; seed < games; seed++) {
            Random random = new Random(seed);
            Ruleset ruleset = Ruleset.tournament()
                    .withExpansions(RandomGames.expansionCombinations().get(seed % 8))
                    .withRepetition(
                            seed % 5 == 0
                                    ? RepetitionRule.OFF
                                    : seed % 2 == 0 ? RepetitionRule.SHIFT : RepetitionRule.SYMMETRY);
            Played played = new Played(Game.start(ruleset));
            Game game = played.game;
            while (!game.outcome().isOver() && game.length() < 150) {
                List<Move> moves = game.legalMoves();
                assertThat(played.mutable.legalMoves()).isEqualTo(moves);
                assertThat(played.mutable.mustPass()).isEqualTo(moves.equals(List.of(Move.pass())));
                played.play(choose(moves, game, random));
                game = played.game;
                assertThat(played.mutable.position()).isEqualTo(game.position());
                Position now = game.position();
                long same = game.positions().stream()
                        .filter(earlier -> SlowRepetition.isSame(earlier, now))
                        .count();
                assertThat(game.occurrences()).as("occurrences of %s", now).isEqualTo((int) same);
                most = Math.max(most, game.occurrences());
            }
            assertThat(SearchBoard.of(game).occurrences()).isEqualTo(game.occurrences());
            drawn += game.outcome().equals(answers().outcome(Optional.empty(), Termination.REPETITION)) ? 1 : 0;
        }
        assertThat(most).as("occurrences where they end no game").isGreaterThan(5);
        return drawn;
    }

    @Test
    void R7_3_rotationsAndReflectionsRepeatOnlyUnderSymmetry() {
        String moves = "wG1 0 0;bS1 1 0;wQ -1 0;bQ 2 -1;wQ 0 -1;bQ 2 0;wQ -1 0;bQ 1 1;wQ -1 1;bQ 2 0;wQ -1 0;bQ 2 -1";
        for (RepetitionRule rule : RepetitionRule.values()) {
            Played played = new Played(Game.start(Ruleset.tournament().withRepetition(rule)));
            for (String text : moves.split(";")) {
                assertThat(played.game.outcome().isOver()).isFalse();
                played.play(move(played.game, text));
            }
            assertThat(played.game.outcome())
                    .isEqualTo(
                            rule == RepetitionRule.SYMMETRY
                                    ? answers().outcome(Optional.empty(), Termination.REPETITION)
                                    : Outcome.inProgress());
            assertThat(played.game.occurrences()).isEqualTo(rule == RepetitionRule.SYMMETRY ? 3 : 2);
        }
    }

    /** Chooses a move so that positions repeat: few placements, and mostly moves back. */
    private static Move choose(List<Move> moves, Game game, Random random) {
        List<Move> steps = moves.stream().filter(Movement.class::isInstance).toList();
        int size = game.length();
        if (size > 9 && !steps.isEmpty() && random.nextInt(10) > 0) {
            if (size > 12 && random.nextInt(4) > 0) {
                Position before = game.positions().get(size - 2);
                List<Move> back = steps.stream()
                        .filter(move ->
                                before.cellOf(((Movement) move).piece()).equals(Optional.of(((Movement) move).to())))
                        .toList();
                if (!back.isEmpty()) {
                    return back.get(random.nextInt(back.size()));
                }
            }
            return steps.get(random.nextInt(steps.size()));
        }
        return moves.get(random.nextInt(moves.size()));
    }

    /** The compared position is later and shifted, and has a random resting piece. */
    @Property
    void R7_3_repetitionsMatchTheOracle(@ForAll Position position, @ForAll Random random) {
        List<Piece> pieces = new ArrayList<>(Piece.values());
        Collections.shuffle(pieces, random);
        pieces.stream()
                .filter(piece -> position.cellOf(piece).isPresent())
                .limit(5)
                .forEach(piece -> {
                    Setup.Builder later = Setup.builder()
                            .from(position.toSetup())
                            .ply(position.ply() + 2 * random.nextInt(3))
                            .restingPiece(random.nextInt(3) == 0 ? Optional.empty() : Optional.of(piece));
                    later.stacks(withTwoAlikeExchanged(position, piece));
                    if (!later.build().problems().isEmpty()) {
                        later.ply(position.ply()).restingPiece(Optional.empty());
                    }
                    Position other = later.build().toPosition().translate(3, -5);
                    assertThat(other.isRepetitionOf(position))
                            .as("%s and %s", position, other)
                            .isEqualTo(SlowRepetition.isSame(position, other));
                });
    }

    /**
     * Returns the stacks, but with the piece and an interchangeable piece swapped. If no piece is interchangeable,
     * swaps nothing.
     */
    private static Map<Hex, PieceStack> withTwoAlikeExchanged(Position position, Piece piece) {
        Piece alike = Piece.values().stream()
                .filter(other -> other != piece && other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> position.cellOf(other).isPresent())
                .findFirst()
                .orElse(piece);
        Map<Hex, PieceStack> stacks = new HashMap<>();
        position.stacks()
                .forEach((hex, stack) -> stacks.put(
                        hex,
                        PieceStack.of(stack.pieces().stream()
                                .map(each -> each == piece ? alike : each == alike ? piece : each)
                                .toList())));
        return stacks;
    }

    /** Returns the move of a piece to a cell, such as {@code wQ -1 0}. */
    private static Move move(Game game, String text) {
        String[] words = text.split(" ");
        return game.moveOf(Piece.parse(words[0]), Hex.of(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }

    private static Game forged() {
        try (InputStream text = RepetitionTest.class.getResourceAsStream("/forged-repetition.txt")) {
            Game game = Game.start(Ruleset.tournament());
            for (String line : new String(text.readAllBytes(), UTF_8).lines().toList()) {
                game = game.play(move(game, line));
            }
            return game;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** If this test fails, the hash function has changed. Other tests then need new arrangements. */
    @Test
    void R7_3_differentArrangementsHaveOneKey() {
        assertThat(PLIES)
                .map(ply -> SearchBoard.of(FORGED.at(ply).position()).key())
                .containsOnly(SearchBoard.of(FORGED.at(32)).key());
        assertThat(FORGED.at(64).position().isRepetitionOf(FORGED.at(32).position()))
                .isFalse();
        assertThat(FORGED.at(92).position().isRepetitionOf(FORGED.at(32).position()))
                .isTrue();
    }

    /**
     * R7.3 compares arrangements, not keys. In the game, two arrangements have equal keys. The key occurs three times,
     * but each arrangement occurs at most twice.
     */
    @Test
    void R7_3_differentPositionsWithEqualKeysAreNoRepetition() {
        Played played = new Played(Game.start(FORGED.ruleset()));
        for (Move move : FORGED.moves()) {
            played.play(move);
            assertThat(played.game.occurrences())
                    .isEqualTo(played.game.position().ply() == 92 ? 2 : 1);
            assertThat(SearchBoard.of(played.game).occurrences()).isEqualTo(played.game.occurrences());
            assertThat(played.game.isOver()).isFalse();
        }
    }

    @Test
    void R7_3_findsRepetitionBesideHashCollision() {
        Played played = new Played(FORGED.at(92));
        for (String text : List.of("wB1 -6 0", "bB1 6 0", "wB1 -6 1", "bB1 6 -1")) {
            played.play(move(played.game, text));
        }
        assertThat(played.game.occurrences()).isEqualTo(3);
        assertThat(played.game.outcome().isDraw()).isTrue();
        assertThat(SearchBoard.of(played.game).outcome()).isEqualTo(played.game.outcome());
        played.board.undo();
        assertThat(played.board.occurrences()).isOne();
    }
}
