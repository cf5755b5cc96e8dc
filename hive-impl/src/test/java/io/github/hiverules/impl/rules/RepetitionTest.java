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
import org.junit.jupiter.params.provider.EnumSource;
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

    private static final int PERIOD = 2 * 25 * 16;

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

    static Stream<Arguments> pairs() {
        return Stream.of(
                arguments("alike pieces exchanged", true, """
                Base, White[9] to move

                       .     .     .     .
                    .    wA2   wQ    wA1    .
                       .     .    bQ     .
                                .    bA1    .
                                   .     .
                """, """
                Base, White[12] to move

                       .     .     .     .
                    .    wA1   wQ    wA2    .
                       .     .    bQ     .
                                .    bA1    .
                                   .     .
                """),
                arguments("another side to move", false, """
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    wA1   bQ    bA1    .
                               .     .     .     .     .
                        """, """
                        Base, Black[9] to move

                               .     .     .     .     .
                            .    wQ    wA1   bQ    bA1    .
                               .     .     .     .     .
                        """),
                arguments("another order in a stack", false, """
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
                        """),
                arguments("another order below the top of a stack", false, """
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    bB2^4 bQ    bA1    .
                               .     .     .     .     .

                        bB2^4 from the ground up: wA1 wB1 bB1 bB2
                        """, """
                        Base, White[9] to move

                               .     .     .     .     .
                            .    wQ    bB2^4 bQ    bA1    .
                               .     .     .     .     .

                        bB2^4 from the ground up: wA1 bB1 wB1 bB2
                        """),
                arguments("a rest that forbids nothing", true, """
                        Base+P, White[9] to move

                               .     .     .     .     .
                            .    wQ    wG1   bQ    bA1    .
                               .     .     .     .     .
                        """, """
                        Base+P, White[9] to move, bA1 rests

                               .     .     .     .     .
                            .    wQ    wG1   bQ    bA1    .
                               .     .     .     .     .
                        """),
                arguments("a rest that forbids something", false, """
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
                        """),
                arguments("rests that forbid equally many moves", false, """
                Base+P, White[9] to move, bA1 rests

                                .     .
                       .     .    bA1    .
                    .    wQ    wP    bQ     .
                       .     .    bA2    .
                                .     .
                """, """
                Base+P, White[9] to move, bA2 rests

                                .     .
                       .     .    bA1    .
                    .    wQ    wP    bQ     .
                       .     .    bA2    .
                                .     .
                """),
                arguments("passes without a Queen Bee", true, """
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
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pairs")
    void R7_3_twoPositionsAreTheSameOrNot(String what, boolean same, String one, String other) {
        Position earlier = Drawing.of(one).position();
        Position later = Drawing.of(other).position();
        assertThat(later.isRepetitionOf(earlier)).as(what).isEqualTo(same);
        assertThat(earlier.isRepetitionOf(later)).isEqualTo(same);
        assertThat(SlowRepetition.isSame(earlier, later)).isEqualTo(same);
    }

    @ParameterizedTest
    @EnumSource
    void R7_3_shiftedPositionsAreRepetitions(RepetitionRule rule) {
        Setup setup = LINE.setup();
        Position position = Setup.builder()
                .from(setup)
                .ruleset(setup.ruleset().withRepetition(rule))
                .build()
                .toPosition();
        assertThat(position.translate(-70, 1_000).isRepetitionOf(position)).isTrue();
        assertThat(Symmetry.ROTATE_60.apply(position).isRepetitionOf(position))
                .as("a rotation")
                .isEqualTo(rule == RepetitionRule.SYMMETRY);
    }

    @Test
    void R7_3_positionsUnderOtherRulesAreNoRepetitions() {
        assertThat(Position.start(Ruleset.rulebook()).isRepetitionOf(Position.start(Ruleset.tournament())))
                .isFalse();
    }

    /** Two Queen Bees roll along the table. After each round, the hive is one cell further on. */
    @Test
    void R7_3_wanderingHiveRepeats() {
        Played played = new Played(Game.of(Setup.builder()
                .ruleset(Ruleset.parse("Base queen-opening"))
                .put(Hex.of(0, 0), Piece.parse("wQ"))
                .put(Hex.of(1, 0), Piece.parse("bQ"))
                .ply(2)
                .build()
                .toPosition()));
        for (int round = 1; round <= 2; round++) {
            assertThat(played.game.isOver()).isFalse();
            played.play(played.game.moveOf(Piece.parse("wQ"), Hex.of(0, round)));
            played.play(played.game.moveOf(Piece.parse("bQ"), Hex.of(1, round)));
            assertThat(played.game.occurrences()).isEqualTo(1 + round);
        }
        assertThat(played.game.outcome()).hasToString("draw (REPETITION)");
    }

    /** Two Soldier Ants exchange their cells, and exchange them again. */
    @Test
    void R7_3_exchangedPiecesRepeat() {
        Drawing drawing = Drawing.of("""
                Base, White[9] to move, third repetition draws

                       .    wA2    .     .     a     .
                    .    wA1   wQ    wG1   bG1   bQ    bA1    .
                       .     .     .     c     b     .
                """);
        Played played = new Played(Game.of(drawing.position()));
        for (String text : List.of(
                "wA1 c", "bA1 a", "wA2 wA1", "bA1 b", "wA1 wA2", "bA1 bA1", // exchanged
                "wA2 c", "bA1 a", "wA1 wA1", "bA1 b", "wA2 wA2", "bA1 bA1")) {
            assertThat(played.game.isOver()).isFalse();
            String[] words = text.split(" ");
            played.play(played.game.moveOf(Piece.parse(words[0]), drawing.cell(words[1])));
        }
        assertThat(played.game.at(6).occurrences()).isEqualTo(2);
        assertThat(played.game.outcome()).hasToString("draw (REPETITION)");
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

    /** Two Soldier Ants that visit all pairs of cells. Each move changes the cell of one ant. */
    private record Tour(List<Piece> ants, List<List<Hex>> cells) {
        /**
         * Returns the cell of an ant after a number of moves. The second ant moves whenever the first ant has visited
         * all cells of the first ant.
         */
        private Hex cell(int ant, int moves) {
            int count = cells.get(ant).size();
            int second = moves / count % count;
            return cells.get(ant).get(ant == 1 ? second : Math.floorMod(moves - moves / count, count));
        }

        Move move(MutableGame game, int moves) {
            for (int ant = 0; ant < 2; ant++) {
                Hex to = cell(ant, moves);
                if (!game.cellOf(ants.get(ant)).orElseThrow().equals(to)) {
                    return game.moveOf(ants.get(ant), to);
                }
            }
            throw new AssertionError("each move has its ant");
        }
    }

    private static List<Hex> row(int r, int q, int count) {
        List<Hex> cells = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cells.add(Hex.of(q + i, r));
        }
        return cells;
    }

    private static List<Move> opening() {
        List<Move> moves = new ArrayList<>();
        String[] names = {"S1", "S2", "Q", "B1", "B2", "G1", "G2", "G3"};
        for (int i = 0; i < names.length; i++) {
            moves.add(Move.place(Piece.parse("w" + names[i]), Hex.of(-i, 0)));
            moves.add(Move.place(Piece.parse("b" + names[i]), Hex.of(1 + i, 0)));
        }
        moves.add(Move.place(Piece.parse("wA1"), Hex.of(-4, -1)));
        moves.add(Move.place(Piece.parse("bA1"), Hex.of(6, 1)));
        moves.add(Move.place(Piece.parse("wA2"), Hex.of(-5, 1)));
        moves.add(Move.place(Piece.parse("bA2"), Hex.of(4, 1)));
        return moves;
    }

    /**
     * All pieces except Ants are in a row. Two Ants of each side visit all pairs of cells beside the row. White has 25
     * pairs and Black has 16 pairs, so positions repeat after 800 plies.
     */
    @Test
    void R7_3_positionsRepeatAfterHundredsOfPlies() {
        Played played = new Played(Game.start(Ruleset.parse("Base")));
        opening().forEach(played::play);
        Tour white = new Tour(List.of(Piece.parse("wA1"), Piece.parse("wA2")), List.of(row(-1, -7, 5), row(1, -8, 5)));
        Tour black = new Tour(List.of(Piece.parse("bA1"), Piece.parse("bA2")), List.of(row(-1, 0, 4), row(1, 2, 4)));
        int[] moves = new int[2];
        while (!played.game.isOver() && played.game.position().ply() < 4 * PERIOD) {
            int side = played.game.sideToMove().ordinal();
            played.play((side == 0 ? white : black).move(played.mutable, moves[side]++));
        }
        assertThat(played.game.outcome()).isEqualTo(answers().outcome(Optional.empty(), Termination.REPETITION));
        assertThat(played.game.position().ply()).isGreaterThan(PERIOD);
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
