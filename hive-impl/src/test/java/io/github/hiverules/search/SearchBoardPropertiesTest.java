// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Stack;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.testkit.RandomGames;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The look-ups of the search board tell what the position tells, and cost no allocation. */
class SearchBoardPropertiesTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void aBoardTellsOfEachPieceAndCellWhatThePositionTells(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        for (Piece piece : Piece.values()) {
            Optional<Hex> at = position.cellOf(piece);
            int cell = board.cellOf(piece.index());
            assertThat(cell >= 0).as("%s in %s", piece, position).isEqualTo(at.isPresent());
            assertThat(board.isPinned(piece.index()))
                    .as("%s in %s", piece, position)
                    .isEqualTo(position.isPinned(piece));
            if (at.isPresent()) {
                tells(board, position, cell, at.get());
                for (Direction direction : Direction.values()) {
                    tells(
                            board,
                            position,
                            board.neighbor(cell, direction.ordinal()),
                            at.get().neighbor(direction));
                }
            }
        }
    }

    private static void tells(SearchBoard board, Position position, int cell, Hex hex) {
        assertThat(cell).isBetween(0, SearchBoard.CELLS - 1);
        assertThat(board.heightAt(cell)).isEqualTo(position.heightAt(hex));
        assertThat(board.topAt(cell))
                .isEqualTo(position.topAt(hex).map(Piece::index).orElse(-1));
    }

    @Property
    void aPackedMoveTellsItsPieceAndItsCell(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        for (int i = 0; i < count; i++) {
            Move move = board.decode(moves[i]);
            assertThat(board.encode(move)).hasValue(moves[i]);
            if (move instanceof PieceMove pieceMove) {
                int cell = SearchBoard.destination(moves[i]);
                assertThat(SearchBoard.move(SearchBoard.pieceIndex(moves[i]), cell))
                        .isEqualTo(moves[i]);
                assertThat(SearchBoard.pieceIndex(moves[i]))
                        .isEqualTo(pieceMove.piece().index());
                tells(board, position, cell, pieceMove.to());
                board.make(moves[i]);
                assertThat(board.cellOf(pieceMove.piece().index())).isEqualTo(cell);
                assertThat(board.topAt(cell)).isEqualTo(pieceMove.piece().index());
                board.undo();
            } else {
                assertThat(moves[i]).isEqualTo(SearchBoard.PASS);
                assertThat(SearchBoard.pieceIndex(moves[i])).isEqualTo(-1);
                assertThat(SearchBoard.destination(moves[i])).isEqualTo(-1);
            }
        }
    }

    /** A cell number means the same cell however often moves are made and taken back. */
    @Property(tries = 100)
    void aCellNumberMeansTheSameCellAsLongAsTheBoardLives(
            @ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        Map<Hex, Integer> cells = new HashMap<>();
        int[] moves = new int[SearchBoard.MAX_MOVES];
        for (int step = 0; step < 40; step++) {
            for (Map.Entry<Hex, Stack> entry : board.position().stacks().entrySet()) {
                int cell = board.cellOf(entry.getValue().top().index());
                assertThat(cells.merge(entry.getKey(), cell, (known, same) -> known))
                        .isEqualTo(cell);
            }
            int count = board.generate(moves, 0);
            if (count > 0 && random.nextInt(3) > 0) {
                board.make(moves[random.nextInt(count)]);
            } else if (board.undoCount() > 0) {
                board.undo();
            }
        }
        assertThat(new HashSet<>(cells.values())).hasSameSizeAs(cells.values());
    }

    @Property
    void aNullMoveGivesTheTurnAwayAndIsTakenBack(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        List<Move> before = SearchMoves.of(board);
        long key = board.key();
        Color side = position.sideToMove();
        int own = board.countLegalMoves(side);
        int other = board.countLegalMoves(side.opposite());
        assertThat(own).isEqualTo(board.countLegalMoves()).isEqualTo(before.size());
        board.makeNull();
        assertThat(board.sideToMove()).isEqualTo(side.opposite());
        assertThat(board.ply()).isEqualTo(position.ply() + 1);
        assertThat(board.countLegalMoves()).isEqualTo(other);
        assertThat(board.undoCount()).isOne();
        board.undo();
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.position()).isEqualTo(position);
        assertThat(SearchMoves.of(board)).isEqualTo(before);
    }

    /** A hash table gives back numbers of other positions, or of none. */
    @Property
    void noNumberThatIsNoMoveOfThePositionIsLegal(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        Set<Integer> legal = new HashSet<>();
        Arrays.stream(moves, 0, count).forEach(legal::add);
        if (position.ply() == 0) {
            return; // any cell is legal (R2.1), though one is listed for all
        }
        for (int i = 0; i < 2_000; i++) {
            int number = random.nextInt() >> random.nextInt(32);
            assertThat(board.isLegal(number)).as("%d in %s", number, position).isEqualTo(legal.contains(number));
        }
        for (int number : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, -1, -2, 0}) {
            assertThat(board.isLegal(number)).as("%d in %s", number, position).isEqualTo(legal.contains(number));
        }
    }

    @Property(tries = 60)
    void aBoardOfAGameKnowsItsRepetitions(@ForAll Random random, @ForAll("positions") Position position) {
        Game game = Game.of(position);
        for (int ply = 0; ply < 25 && !game.isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            Position before = ply > 1 ? game.undo().undo().position() : game.position();
            Game now = game;
            Move back = moves.stream()
                    .filter(move -> now.position().playUnchecked(move).isRepetitionOf(before))
                    .findFirst()
                    .orElse(moves.get(random.nextInt(moves.size())));
            game = game.play(back);
            SearchBoard board = SearchBoard.of(game);
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
            assertThat(board.outcome()).isEqualTo(game.outcome());
            assertThat(board.position()).isEqualTo(game.position());
            assertThat(board.position().stacks()).isEqualTo(game.position().stacks());
            assertThat(board.undoCount()).isZero();
            assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void aSearchAllocatesNothing() {
        Position position = RandomGames.play(Ruleset.parse("Base+MLP"), 40, new Random(3), each -> {});
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[4 * SearchBoard.MAX_MOVES];
        assertAllocatesNothing(() -> search(board, moves, 0, 2));
    }

    private static void assertAllocatesNothing(LongSupplier work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long sum = 0;
        for (int round = 0; round < 30; round++) {
            sum += work.getAsLong(); // the tables grow, and the classes are loaded
        }
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            sum += work.getAsLong();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(sum).isNotZero();
        assertThat(least).as("bytes allocated by thousands of moves").isLessThan(1_000);
    }

    private static final Ruleset LEARNED = Ruleset.parse("Base+MLP");
    private static final FeaturePlanes FIRST_PIECE =
            FeaturePlanes.builder(LEARNED).features(Feature.values()).build();
    private static final FeaturePlanes HIVE =
            FeaturePlanes.builder(LEARNED).middle(Middle.HIVE).build();
    private static final byte[] BYTES = new byte[FIRST_PIECE.size()];
    private static final int[] NUMBERS = new int[MoveNumbers.MAX_SYNONYMS];

    /** Everything that a program that learns asks of a position. */
    private static long learn(SearchBoard board, int[] moves, int start) {
        int count = board.generate(moves, start) - start;
        System.arraycopy(moves, start, moves, 0, count);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int number = MoveNumbers.of(board, moves[i]);
            sum += MoveNumbers.synonyms(board, moves[i], NUMBERS, 0) + MoveNumbers.move(board, number);
        }
        MoveNumbers.mask(board, moves, count, BYTES, 0);
        FIRST_PIECE.write(board, Color.WHITE, BYTES, 0);
        HIVE.write(board, Color.BLACK, BYTES, 0);
        return sum;
    }

    @Test
    void learningAllocatesNothing() {
        Position position = RandomGames.play(LEARNED, 40, new Random(3), each -> {});
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[3 * SearchBoard.MAX_MOVES];
        assertAllocatesNothing(() -> {
            int end = board.generate(moves, SearchBoard.MAX_MOVES);
            long sum = 0;
            for (int i = SearchBoard.MAX_MOVES; i < end; i++) {
                board.make(moves[i]);
                sum += learn(board, moves, end);
                board.undo();
            }
            return sum;
        });
    }

    private static long search(SearchBoard board, int[] moves, int start, int depth) {
        long sum = board.key()
                + board.countLegalMoves(Color.WHITE)
                + board.countLegalMoves(Color.BLACK)
                + board.occurrences();
        for (int piece = 0; piece < 28; piece++) {
            int cell = board.cellOf(piece);
            sum += board.isPinned(piece) ? 1 : 0;
            sum += cell < 0 ? 0 : board.topAt(board.neighbor(cell, 2)) + board.heightAt(cell);
        }
        sum += board.queenLiberties(Color.WHITE) + (board.outcome().isOver() ? 1 : 0);
        if (depth > 0) {
            board.makeNull();
            board.undo();
            int end = board.generate(moves, start);
            for (int i = start; i < end; i++) {
                sum += board.keyAfter(moves[i]);
                sum += board.isLegal(moves[i])
                        ? SearchBoard.destination(moves[i]) + SearchBoard.pieceIndex(moves[i])
                        : 0;
                board.make(moves[i]);
                sum += search(board, moves, end, depth - 1);
                board.undo();
            }
        }
        return sum;
    }
}
