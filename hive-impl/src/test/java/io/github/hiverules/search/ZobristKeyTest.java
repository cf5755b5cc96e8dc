// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.oracle.SlowRepetition;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zobrist keys are equal if and only if arrangement, side to move and resting piece are equal (R7.3). */
class ZobristKeyTest {
    /** The parts of a position that determine the key. */
    private record Meaning(Map<Hex, List<String>> arrangement, Color sideToMove, Optional<Hex> rest) {
        static Meaning of(Position position) {
            return new Meaning(
                    SlowRepetition.shifted(position), position.sideToMove(), SlowRepetition.shiftedRest(position));
        }
    }

    /** Checks that keys and their meanings correspond one to one. */
    private static final class Pairs {
        private final Map<Meaning, Long> keys = new HashMap<>();
        private final Map<Long, Meaning> meanings = new HashMap<>();

        void add(Position position, long key) {
            Meaning meaning = Meaning.of(position);
            assertThat(keys.merge(meaning, key, (known, same) -> known))
                    .as("the key of %s", position)
                    .isEqualTo(key);
            assertThat(meanings.merge(key, meaning, (known, same) -> known))
                    .as("the meaning of a key that %s has", position)
                    .isEqualTo(meaning);
        }
    }

    private static void visit(SearchBoard board, int plies, Pairs pairs) {
        pairs.add(board.position(), board.key());
        if (plies > 0) {
            for (int move : SearchMoves.packed(board)) {
                board.make(move);
                visit(board, plies - 1, pairs);
                board.undo();
            }
        }
    }

    @Test
    void shortGamesHaveOneKeyPerPosition() {
        Pairs pairs = new Pairs();
        visit(SearchBoard.of(Position.start(Ruleset.rulebook())), 3, pairs);
        assertThat(pairs.keys).hasSizeGreaterThan(2000);
    }

    @Test
    void longGamesHaveOneKeyPerPosition() {
        Pairs pairs = new Pairs();
        for (int seed = 0; seed < 40; seed++) {
            Ruleset ruleset = Ruleset.tournament()
                    .withExpansions(RandomGames.expansionCombinations().get(seed % 8));
            RandomGames.play(
                    ruleset,
                    70,
                    new Random(seed),
                    position -> pairs.add(position, SearchBoard.of(position).key()));
        }
        assertThat(pairs.keys).hasSizeGreaterThan(2000);
    }

    /** The reference cell is the white Queen Bee's cell, else the black Queen Bee's cell, else the hive's corner. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                Base, Black[3] to move

                       .     .     .     .     .
                    .    wS1   wA1   bA1   bS1    .
                       .    wS2    .     .     .
                          .     .
                """, """
                Base, Black[3] to move

                                .     .
                       .     .    wS1    .
                    .    wS2   wA1    .
                       .     .    bA1    .
                          .    bS1    .
                             .     .
                """, """
                Base, Black[3] to move

                                   .     .     .
                                .    wS1   wS2    .
                       .     .    wA1    .     .
                    .    bS1   bA1    .
                       .     .     .
                """, """
                Base, White[3] to move

                   .     .     .     .     .
                .    wA1   wG1   bA1   bQ    .
                   .     .     .     .     .
                """, """
                Base, White[3] to move

                   .     .     .     .     .
                .    wA1   wQ    bA1   bQ    .
                   .     .     .     .     .
                """})
    void keyIgnoresNumbersAndShifts(String drawing) {
        Position position = Drawing.of(drawing).position();
        Position alike = Drawing.of(
                        drawing.replace("wS1", "wS3").replace("wS2", "wS1").replace("wS3", "wS2"))
                .position();
        long key = SearchBoard.of(position).key();
        for (Hex by :
                List.of(Hex.ORIGIN, Hex.of(1, 0), Hex.of(-9, 5), Hex.of(17, -30), Hex.of(-31, -31), Hex.of(300, 7))) {
            assertThat(SearchBoard.of(position.translate(by.q(), by.r())).key()).isEqualTo(key);
            assertThat(SearchBoard.of(alike.translate(by.q(), by.r())).key()).isEqualTo(key);
        }
    }

    @Test
    void restChangesTheKey() {
        String drawing = """
                Base+P, White[9] to move

                          .     .     .     .
                       .    bP    bQ    bA1    .
                    .    wQ    wP     .     .
                       .     .     .
                """;
        Set<Long> keys = new HashSet<>();
        assertThat(keys.add(SearchBoard.of(Drawing.of(drawing).position()).key()))
                .isTrue();
        for (String resting : List.of("wQ", "wP", "bP", "bA1")) {
            Position position = Drawing.of(drawing.replace("to move", "to move, " + resting + " rests"))
                    .position();
            assertThat(position.restingPiece()).contains(Piece.parse(resting));
            assertThat(keys.add(SearchBoard.of(position).key())).as(resting).isTrue();
        }
    }

    /** A board updates its key after each climb. A fresh board computes the key from the stack. */
    @Test
    void keyOfStackIsIndependentOfItsHistory() {
        Drawing drawing = Drawing.of("""
                Base, White[9] to move

                                .     .
                       .     .    bB1    .
                    .    bQ    wQ    bB2    .
                       .    wB1   wB2    .
                          .     .     .
                """);
        SearchBoard board = SearchBoard.of(drawing.position());
        for (String climber : List.of("wB1", "bB1", "wB2", "bB2")) {
            board.make(board.position().moveOf(Piece.parse(climber), drawing.cell("wQ")));
            assertThat(board.key())
                    .as("after %s", climber)
                    .isEqualTo(SearchBoard.of(board.position()).key());
        }
    }

    @Test
    void keyBitsAreBalanced() {
        Set<Long> keys = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            RandomGames.play(
                    Ruleset.tournament(),
                    60,
                    new Random(seed),
                    position -> keys.add(SearchBoard.of(position).key()));
        }
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long mask = 1L << bit;
            double share = keys.stream().filter(key -> (key & mask) != 0).count() / (double) keys.size();
            assertThat(share).as("bit %d of %d keys", bit, keys.size()).isBetween(0.45, 0.55);
        }
    }

    /** The test queries no keys of the two previous positions. */
    @Test
    void keyAfterMatchesKeyOfNextPosition() {
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            SearchBoard board = SearchBoard.start(Ruleset.parse("Base+MLP"));
            int[] moves = new int[SearchBoard.maxMoves()];
            int count = board.generate(moves, 0);
            for (int ply = 0; ply < 90 && count > 0; ply++) {
                int move = moves[random.nextInt(count)];
                if (ply % 3 < 2) {
                    board.make(move);
                } else {
                    long after = board.keyAfter(move);
                    board.make(move);
                    assertThat(after)
                            .isEqualTo(board.key())
                            .isEqualTo(board.copy().key());
                }
                count = board.generate(moves, 0);
            }
        }
    }
}
