// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.Drawing;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MoveNumbersTest {
    private static final int[] MOVES = new int[SearchBoard.maxMoves()];

    @Test
    void orderOfPiecesNeverChanges() {
        assertThat(MoveNumbers.pieces().toString().replaceAll("[\\[\\],]", ""))
                .isEqualTo("wQ wA1 wA2 wA3 wG1 wG2 wG3 wS1 wS2 wB1 wB2 wM wL wP"
                        + " bQ bA1 bA2 bA3 bG1 bG2 bG3 bS1 bS2 bB1 bB2 bM bL bP");
    }

    @Test
    void firstPieceIsItsOwnReference() {
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.full()));
        int ant = MoveNumbers.pieces().indexOf(Piece.parse("wA1"));
        int number = ant * 196 + ant * 7 + 6;
        int move = MoveNumbers.move(board, number);
        assertThat(board.decode(move)).isEqualTo(Move.place(Piece.parse("wA1"), Hex.ORIGIN));
        assertThat(MoveNumbers.of(board, move)).isEqualTo(number);
        board.make(move);
        assertThat(MoveNumbers.move(board, number)).isEqualTo(-1);
    }

    /** R2.1: the empty table decides, not the number of turns. */
    @Test
    void firstPieceHasOneNumberAfterNullMoves() {
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.parse("Base")));
        board.makeNull();
        int count = board.generate(MOVES, 0);
        byte[] mask = new byte[MoveNumbers.COUNT];
        MoveNumbers.mask(board, MOVES, count, mask, 0);
        for (int i = 0; i < count; i++) {
            int number = MoveNumbers.of(board, MOVES[i]);
            assertThat(MoveNumbers.move(board, number)).isEqualTo(MOVES[i]);
            assertThat(mask[number]).isOne();
        }
    }

    @Test
    void passHasTheLastNumber() {
        SearchBoard board = SearchBoard.of(Drawing.of("""
                Base, White[9] to move, queen may open

                   .     .     .     .     .
                .    bB1^2 bQ    bG1   bA1    .
                   .     .     .     .     .

                bB1^2 from the ground up: wQ bB1
                """).position());
        assertThat(board.generate(MOVES, 0)).isOne();
        assertThat(MOVES[0]).isEqualTo(SearchBoard.pass());
        assertThat(MoveNumbers.of(board, SearchBoard.pass())).isEqualTo(MoveNumbers.PASS);
        assertThat(MoveNumbers.move(board, MoveNumbers.PASS)).isEqualTo(SearchBoard.pass());
        int[] numbers = {9, 9, 9};
        assertThat(MoveNumbers.synonyms(board, SearchBoard.pass(), numbers, 1)).isEqualTo(2);
        assertThat(numbers).containsExactly(9, MoveNumbers.PASS, 9);
        byte[] mask = new byte[MoveNumbers.COUNT];
        MoveNumbers.mask(board, MOVES, 1, mask, 0);
        assertThat(mask[MoveNumbers.PASS]).isEqualTo((byte) 1);
        assertThat(mask).containsOnlyOnce(1);
    }

    /** Implements the definition of move numbers: tries all references and directions. */
    private static Set<Integer> numbersByDefinition(Position position, Move move) {
        if (!(move instanceof PieceMove pieceMove)) {
            return Set.of(5488);
        }
        Piece piece = pieceMove.piece();
        Hex to = pieceMove.to();
        int place = MoveNumbers.pieces().indexOf(piece) * 196;
        Set<Integer> numbers = new TreeSet<>();
        for (int reference = 0; reference < 28; reference++) {
            Piece other = MoveNumbers.pieces().get(reference);
            Hex at = position.cellOf(other).orElse(null);
            if (at == null || other.equals(piece)) {
                continue;
            }
            List<Piece> stack =
                    new java.util.ArrayList<>(position.stackAt(at).orElseThrow().pieces());
            stack.remove(piece);
            if (!stack.get(stack.size() - 1).equals(other)) {
                continue;
            }
            Direction[] directions = {
                Direction.NORTH_EAST,
                Direction.EAST,
                Direction.SOUTH_EAST,
                Direction.SOUTH_WEST,
                Direction.WEST,
                Direction.NORTH_WEST
            };
            for (int direction = 0; direction < 6; direction++) {
                if (at.neighbor(directions[direction]).equals(to) && position.heightAt(to) == 0) {
                    numbers.add(place + reference * 7 + direction);
                }
            }
            if (at.equals(to)) {
                numbers.add(place + reference * 7 + 6);
            }
        }
        return numbers.isEmpty() ? Set.of(place + MoveNumbers.pieces().indexOf(piece) * 7 + 6) : numbers;
    }

    @Property
    void numbersMatchDefinitionAndConvertBack(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        int count = board.generate(MOVES, 0);
        Set<Integer> all = new HashSet<>();
        for (int i = 0; i < count; i++) {
            int[] numbers = new int[MoveNumbers.MAX_SYNONYMS];
            int end = MoveNumbers.synonyms(board, MOVES[i], numbers, 0);
            assertThat(numbers[0]).isEqualTo(MoveNumbers.of(board, MOVES[i]));
            Set<Integer> set = new TreeSet<>();
            for (int k = 0; k < end; k++) {
                assertThat(set.add(numbers[k])).isTrue();
                assertThat(all.add(numbers[k])).isTrue();
                assertThat(MoveNumbers.move(board, numbers[k])).isEqualTo(MOVES[i]);
            }
            assertThat(set)
                    .as("%s in %s", board.decode(MOVES[i]), position)
                    .isEqualTo(numbersByDefinition(position, board.decode(MOVES[i])));
        }
        byte[] bytes = new byte[MoveNumbers.COUNT + 2];
        Arrays.fill(bytes, (byte) 7);
        MoveNumbers.mask(board, MOVES, count, bytes, 1);
        for (int number = 0; number < MoveNumbers.COUNT; number++) {
            boolean legal = all.contains(number);
            assertThat(bytes[1 + number]).as("%s in %s", number, position).isEqualTo((byte) (legal ? 1 : 0));
            assertThat(MoveNumbers.move(board, number) >= 0)
                    .as("%s in %s", number, position)
                    .isEqualTo(legal);
        }
        assertThat(bytes[0]).isEqualTo((byte) 7);
        assertThat(bytes[MoveNumbers.COUNT + 1]).isEqualTo((byte) 7);
    }

    @Property
    void otherIntsHaveNoMove(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        assertThat(MoveNumbers.move(board, -1)).isEqualTo(-1);
        assertThat(MoveNumbers.move(board, Integer.MIN_VALUE)).isEqualTo(-1);
        assertThat(MoveNumbers.move(board, MoveNumbers.COUNT)).isEqualTo(-1);
        assertThat(MoveNumbers.move(board, MoveNumbers.COUNT + random.nextInt(1 << 30)))
                .isEqualTo(-1);
    }

    @Property
    void symmetriesTransformMasks(@ForAll Position position) {
        byte[] mask = mask(position);
        for (Symmetry symmetry : Symmetry.values()) {
            int[] table = MoveNumbers.gather(symmetry);
            byte[] gathered = new byte[MoveNumbers.COUNT];
            byte[] scattered = new byte[MoveNumbers.COUNT];
            for (int number = 0; number < MoveNumbers.COUNT; number++) {
                gathered[number] = mask[table[number]];
                scattered[MoveNumbers.image(number, symmetry)] = mask[number];
            }
            assertThat(mask(symmetry.apply(position))).isEqualTo(gathered).isEqualTo(scattered);
        }
    }

    private static byte[] mask(Position position) {
        SearchBoard board = SearchBoard.of(position);
        byte[] mask = new byte[MoveNumbers.COUNT];
        MoveNumbers.mask(board, MOVES, board.generate(MOVES, 0), mask, 0);
        return mask;
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void gatherReturnsAPermutation(Symmetry symmetry) {
        assertThat(Arrays.stream(MoveNumbers.gather(symmetry)).sorted())
                .containsExactlyElementsOf(
                        IntStream.range(0, MoveNumbers.COUNT).boxed().toList());
    }
}
