// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Repetition;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** R7.3: the history counts occurrences, whichever positions are queried, and with linear work. */
class PositionHistoryTest {
    /** The Queen Bees have a few cells, so most positions repeat. */
    private static final Drawing LINE = Drawing.of("""
            Base, White[3] to move

                   .     .     .     .     .
                .    wQ    wG1   bG1   bQ     .
                   .     .     .     .     .
            """);

    /** Positions whose few arrangements have stacks in other orders, interchangeable pieces, and resting pieces. */
    private static final List<Position> SMALL =
            Stream.of("""
                    Base, White[9] to move

                       .     .     .     .     .     .
                    .    wQ    wB1   wB2   bB1   bQ     .
                       .     .     .     .     .     .
                    """, """
                    Base+P, White[9] to move

                       .     .     .     .     .     .
                    .    wQ    wP    wB1   bP    bQ     .
                       .     .     .     .     .     .
                    """, """
                    Base, White[9] to move

                       .     .     .     .     .     .
                    .    wG1   wQ    wG2   bQ    bG1    .
                       .     .     .     .     .     .
                    """).map(text -> Drawing.of(text).position()).toList();

    /** A board, its history and its moves. If forged, all arrangements have equal hashes. */
    private static final class Walk {
        final Board board;
        final MoveGenerator generator;
        final Arrangements arrangements;
        final EarlierPositions earlier;
        private final ZobristKeys keys;
        private final int[] moves = new int[MoveGenerator.MAX_MOVES];

        Walk(Position start, boolean forged) {
            board = new Board(start);
            generator = new MoveGenerator(board);
            keys = new ZobristKeys(board);
            arrangements = new Arrangements(board, keys) {
                @Override
                long hash() {
                    return forged ? 0 : super.hash();
                }
            };
            earlier = new EarlierPositions(new Repetition(generator), arrangements);
        }

        int occurrences() {
            keys.complete();
            return earlier.occurrences();
        }

        void make(int move) {
            keys.complete();
            board.make(move);
        }

        void undo() {
            board.undo();
            keys.afterUndo();
            earlier.afterUndo();
        }

        boolean isOver() {
            return QueenSurround.isOver(board);
        }

        /** Makes a random move of a piece on the table, or a pass. */
        void move(Random random) {
            int end = generator.list(moves, 0);
            int count = 0;
            for (int i = 0; i < end; i++) {
                if (moves[i] == PackedMove.PASS || board.isPlaced(PackedMove.piece(moves[i]))) {
                    moves[count++] = moves[i];
                }
            }
            make(count == 0 ? PackedMove.PASS : moves[random.nextInt(count)]);
        }
    }

    private static Position under(RepetitionRule rule, Position position) {
        return Setup.builder()
                .from(position.toSetup())
                .ruleset(position.ruleset().withRepetition(rule))
                .build()
                .toPosition();
    }

    /** Some positions are queried and others aren't. Moves are made, undone and made again. */
    @Property
    void R7_3_occurrencesDependOnTheMovesOnly(
            @ForAll RepetitionRule rule, @ForAll Position start, @ForAll boolean forged, @ForAll Random random) {
        int small = random.nextInt(SMALL.size() + 1);
        Walk walk = new Walk(under(rule, small < SMALL.size() ? SMALL.get(small) : start), forged);
        List<Position> positions = new ArrayList<>(List.of(walk.board.uncheckedPosition()));
        for (int step = 0; step < 80; step++) {
            if (positions.size() > 1 && random.nextInt(4) == 0) {
                walk.undo();
                positions.remove(positions.size() - 1);
            } else if (!walk.isOver()) {
                walk.move(random);
                positions.add(walk.board.uncheckedPosition());
            }
            if (random.nextInt(3) > 0) {
                Position now = positions.get(positions.size() - 1);
                assertThat(walk.occurrences()).as("%s after %s", now, positions).isEqualTo((int)
                        positions.stream().filter(now::isRepetitionOf).count());
                assertThat(walk.board.uncheckedPosition()).isEqualTo(now);
            }
        }
    }

    /** The empty table and hives without Queen Bees repeat by null moves. */
    @ParameterizedTest
    @EnumSource
    void R7_3_nullMovesRepeatPositionsWithoutQueens(RepetitionRule rule) {
        Walk walk = new Walk(under(rule, Position.start(Ruleset.full())), false);
        List<Position> positions = new ArrayList<>(List.of(walk.board.uncheckedPosition()));
        Random random = new Random(3);
        for (int ply = 0; ply < 30; ply++) {
            int end = walk.generator.list(walk.moves, 0);
            walk.make(ply % 3 != 0 || ply > 9 ? PackedMove.PASS : walk.moves[random.nextInt(end)]);
            Position now = walk.board.uncheckedPosition();
            positions.add(now);
            assertThat(walk.occurrences()).isEqualTo((int)
                    positions.stream().filter(now::isRepetitionOf).count());
        }
    }

    /**
     * The white Ants exchange their places, while the black Ant returns. The game has the Pillbug, so the moved Ants rest
     * (R5.1).
     */
    @ParameterizedTest
    @EnumSource
    void R7_3_interchangeablePiecesRepeatEachOthersPositions(RepetitionRule rule) {
        Drawing drawing = Drawing.of("""
                Base+P, White[9] to move

                   .     .     a     b     .     .     .     .
                .    wA1   wQ    wG1   bG1   bQ    wA2    .
                   .     .     .    bA1    c     .     .     .
                """);
        Walk walk = new Walk(under(rule, drawing.position()), false);
        String exchange = "wA1 a; bA1 b; wA2 wA1; bA1 c; wA1 wA2; bA1 bA1";
        String exchangeBack = "wA2 a; bA1 b; wA1 wA1; bA1 c; wA2 wA2; bA1 bA1";
        List<Integer> occurrences = new ArrayList<>();
        for (String move : (exchange + "; " + exchangeBack).split("; ")) {
            String[] words = move.split(" ");
            walk.make(PackedMove.of(Piece.parse(words[0]).index(), Grid.cell(drawing.cell(words[1]))));
            occurrences.add(walk.occurrences());
        }
        assertThat(occurrences).containsExactly(1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3);
    }

    /** Two Beetles exchange their levels. All arrangements have equal hashes, so the comparison must distinguish them. */
    @Test
    void R7_3_stacksInAnotherOrderAreNoRepetition() {
        Drawing drawing = Drawing.of("""
                Base, White[9] to move

                   .     .     .     .     .
                .    wQ    wG1   bG1   bQ     .
                   .     .    bB1^2  b     .
                      .     .     .     .

                bB1^2 from the ground up: wB1 bB1
                """);
        Walk walk = new Walk(drawing.position(), true);
        List<Integer> occurrences = new ArrayList<>();
        for (String move : List.of("", "bB1 b", "", "bB1 bB1", "", "bB1 b", "wB1 wG1", "bB1 bB1", "wB1 bB1", "")) {
            String[] words = move.split(" ");
            walk.make(
                    move.isEmpty()
                            ? PackedMove.PASS
                            : PackedMove.of(Piece.parse(words[0]).index(), Grid.cell(drawing.cell(words[1]))));
            occurrences.add(walk.occurrences());
        }
        assertThat(occurrences).containsExactly(1, 1, 1, 2, 2, 2, 1, 1, 1, 1);
    }

    /** Coordinates stay, even if the first query comes after a placement far away and undoes all moves. */
    @Test
    void queryKeepsCoordinates() {
        SearchBoard board = SearchBoard.start(Ruleset.full());
        board.make(Move.place(Piece.parse("wS1"), Hex.of(1000, -500)));
        board.make(Move.place(Piece.parse("bS1"), Hex.of(1001, -500)));
        assertThat(board.occurrences()).isOne();
        assertThat(board.firstCell()).isEqualTo(Hex.of(1000, -500));
        assertThat(board.hexOf(board.cellOf(Piece.parse("bS1").index()))).isEqualTo(Hex.of(1001, -500));
    }

    @ParameterizedTest
    @EnumSource
    void R7_3_longGameWithoutPlacementsNeedsLinearWork(RepetitionRule rule) {
        Walk walk = new Walk(under(rule, LINE.position()), false);
        Random random = new Random(1);
        int most = 0;
        for (int ply = 0; ply < 100_000; ply++) {
            walk.move(random);
            most = Math.max(most, walk.occurrences());
        }
        assertThat(most).isGreaterThan(100);
        assertThat(walk.arrangements.comparisons()).isLessThan(40L * 100_000);
    }

    /** The first query comes after all moves. */
    @Test
    void R7_3_lateQueryNeedsLinearWork() {
        Walk walk = new Walk(LINE.position(), false);
        Random random = new Random(2);
        for (int ply = 0; ply < 100_000; ply++) {
            walk.move(random);
        }
        assertThat(walk.occurrences()).isGreaterThan(10);
        assertThat(walk.arrangements.comparisons()).isLessThan(20L * 100_000);
    }

    @Test
    void R7_3_forgedKeysNeedLinearWork() {
        Walk walk = new Walk(RandomGames.play(Ruleset.full(), 40, new Random(3), position -> {}), true);
        Random random = new Random(4);
        Set<Long> keys = new HashSet<>();
        for (int ply = 0; ply < 10_000; ply++) {
            walk.move(random);
            if (walk.isOver()) {
                walk.undo();
            }
            walk.occurrences();
            keys.add(walk.keys.arrangement());
        }
        assertThat(keys).hasSizeGreaterThan(5_000);
        assertThat(walk.arrangements.comparisons()).isLessThan(40L * 10_000);
    }
}
