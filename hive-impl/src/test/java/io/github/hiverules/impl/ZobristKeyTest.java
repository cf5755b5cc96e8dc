package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.oracle.SlowRepetition;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.Tables;
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

/** The search face's key: equal for equal arrangements, side and rest, and for no others (R7.3). */
class ZobristKeyTest {
    /** What a key stands for. */
    private record Meaning(Map<Hex, List<String>> arrangement, Color sideToMove, Optional<Hex> rest) {
        static Meaning of(Position position) {
            return new Meaning(
                    SlowRepetition.shifted(position), position.sideToMove(), SlowRepetition.shiftedRest(position));
        }
    }

    /** Meanings and keys that have been seen together, each with one of the others only. */
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
        pairs.add(board.toPosition(), board.key());
        if (plies > 0) {
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.generate(moves, 0);
            for (int i = 0; i < count; i++) {
                board.make(moves[i]);
                visit(board, plies - 1, pairs);
                board.undo();
            }
        }
    }

    @Test
    void allGamesOfThreePliesHaveAKeyAPosition() {
        Pairs pairs = new Pairs();
        visit(SearchBoard.of(Position.start(Ruleset.rulebook())), 3, pairs);
        assertThat(pairs.keys).hasSizeGreaterThan(2000);
    }

    @Test
    void longGamesOfAllKindsHaveAKeyAPosition() {
        Pairs pairs = new Pairs();
        for (int seed = 0; seed < 80; seed++) {
            Ruleset ruleset = Ruleset.tournament()
                    .withExpansions(Ruleset.expansionCombinations().get(seed % 8));
            RandomGames.play(
                    ruleset,
                    70,
                    new Random(seed),
                    position -> pairs.add(position, SearchBoard.of(position).key()));
        }
        assertThat(pairs.keys).hasSizeGreaterThan(4000);
    }

    /** Before a Queen Bee is on the table, the hive is looked at from its corner. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0,0=wA1 1,0=bA1 -1,0=wS1 2,0=bS1 -1,1=wS2",
                "0,0=wA1 0,1=bA1 1,-1=wS1 -1,2=bS1 -1,0=wS2",
                "0,0=wA1 -1,1=bA1 1,-1=wS1 -2,1=bS1 2,-1=wS2"
            })
    void alikePiecesAndShiftsChangeNoKey(String cells) {
        Position position = Tables.position("Base Black 3", cells);
        Position alike = Tables.position(
                "Base Black 3", cells.replace("wS1", "x").replace("wS2", "wS1").replace("x", "wS2"));
        long key = SearchBoard.of(position).key();
        for (Hex by :
                List.of(Hex.ORIGIN, Hex.of(1, 0), Hex.of(-9, 5), Hex.of(17, -30), Hex.of(-31, -31), Hex.of(300, 7))) {
            assertThat(SearchBoard.of(position.translate(by.q(), by.r())).key()).isEqualTo(key);
            assertThat(SearchBoard.of(alike.translate(by.q(), by.r())).key()).isEqualTo(key);
        }
    }

    @Test
    void whatRestsMakesADifferentKey() {
        Position free = Tables.position("Base+P White 9", "0,0=wQ 1,0=wP 2,0=bQ 3,0=bA1 0,1=wA1");
        Set<Long> keys = new HashSet<>(Set.of(SearchBoard.of(free).key()));
        for (String resting : List.of("wQ", "wP", "bQ", "bA1", "wA1")) {
            Position position = Tables.position("Base+P White 9 ~" + resting, "0,0=wQ 1,0=wP 2,0=bQ 3,0=bA1 0,1=wA1");
            assertThat(keys.add(SearchBoard.of(position).key())).as(resting).isTrue();
        }
    }

    /** A climb is counted by the height it ends on; a board that is set up counts the pieces below. */
    @Test
    void aStackHasTheSameKeyHoweverItCameAbout() {
        SearchBoard board =
                SearchBoard.of(Tables.position("Base White 9", "0,0=bQ 1,0=wQ 0,1=wB1 1,1=wB2 2,-1=bB1 2,0=bB2"));
        for (String move : List.of("move wB1 1,0", "move bB1 1,0", "move wB2 1,0", "move bB2 1,0")) {
            board.make(board.encode(Tables.move(move)).orElseThrow());
            assertThat(board.key())
                    .as("after %s", move)
                    .isEqualTo(SearchBoard.of(board.toPosition()).key());
        }
    }

    @Test
    void everyBitOfAKeyIsSetAboutAsOftenAsNot() {
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

    /** A game longer than the tables that a board begins with. */
    @Test
    void occurrencesAreCountedHoweverLongTheGame() {
        SearchBoard board = SearchBoard.of(Tables.position("Base White 3", "-1,0=wQ 0,0=wG1 1,0=bG1 2,0=bQ"));
        for (int round = 1; round <= 75; round++) {
            assertThat(board.occurrences()).as("round %d", round).isEqualTo(round);
            for (String move : List.of("move wQ 0,-1", "move bQ 2,-1", "move wQ -1,0", "move bQ 2,0")) {
                board.make(board.encode(Tables.move(move)).orElseThrow());
                assertThat(board.occurrences())
                        .as("round %d, %s", round, move)
                        .isEqualTo(move.equals("move bQ 2,0") ? round + 1 : round);
            }
        }
        for (int round = 75; round >= 1; round--) {
            for (int ply = 0; ply < 4; ply++) {
                board.undo();
            }
            assertThat(board.occurrences()).as("back in round %d", round).isEqualTo(round);
        }
        assertThat(board.undoCount()).isZero();
    }
}
