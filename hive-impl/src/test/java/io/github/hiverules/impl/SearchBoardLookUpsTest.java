// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.RandomGames;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What a bot looks up on a search board in its inner loop, held against the values. */
class SearchBoardLookUpsTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property(tries = 200)
    void cellsAndPiecesAreThoseOfThePosition(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        for (Piece piece : Piece.values()) {
            int cell = board.cellOf(piece.index());
            Optional<Hex> at = position.cellOf(piece);
            assertThat(cell >= 0).isEqualTo(at.isPresent());
            assertThat(board.isPinned(piece.index()))
                    .as("%s in %s", piece, position)
                    .isEqualTo(position.isPinned(piece));
            if (at.isPresent()) {
                assertThat(board.heightAt(cell)).isEqualTo(position.heightAt(at.get()));
                assertThat(board.topAt(cell))
                        .isEqualTo(position.topAt(at.get()).orElseThrow().index());
                for (Direction direction : Direction.values()) {
                    int beside = board.neighbor(cell, direction.ordinal());
                    Hex hex = at.get().neighbor(direction);
                    assertThat(board.heightAt(beside)).isEqualTo(position.heightAt(hex));
                    assertThat(board.topAt(beside))
                            .isEqualTo(position.topAt(hex).map(Piece::index).orElse(-1));
                }
            }
        }
    }

    @Property(tries = 200)
    void aPackedMoveTellsItsPieceAndItsDestination(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (board.decode(move) instanceof PieceMove decoded) {
                assertThat(SearchBoard.pieceIndex(move))
                        .isEqualTo(decoded.piece().index());
                assertThat(SearchBoard.destination(move)).isBetween(0, SearchBoard.CELLS - 1);
                board.make(move);
                assertThat(board.cellOf(decoded.piece().index())).isEqualTo(SearchBoard.destination(move));
                board.undo();
            }
        }
        assertThat(SearchBoard.pieceIndex(SearchBoard.PASS)).isEqualTo(-1);
        assertThat(SearchBoard.destination(SearchBoard.PASS)).isEqualTo(-1);
    }

    @Property(tries = 200)
    void theOtherSidesMobilityIsThatAfterANullMove(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        Color mover = board.sideToMove();
        long key = board.key();
        int own = board.countLegalMoves(mover);
        int other = board.countLegalMoves(mover.opposite());
        assertThat(own).isEqualTo(board.countLegalMoves()).isEqualTo(position.countLegalMoves());
        board.makeNull();
        assertThat(board.sideToMove()).isEqualTo(mover.opposite());
        assertThat(board.countLegalMoves()).isEqualTo(other);
        board.undo();
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.position()).isEqualTo(position);
    }

    @Property(tries = 200)
    void anyNumberIsLegalExactlyWhenItIsListed(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        Set<Integer> listed =
                Arrays.stream(moves, 0, board.generate(moves, 0)).boxed().collect(Collectors.toSet());
        for (int i = 0; i < 500; i++) {
            int number = i % 2 == 0 ? random.nextInt() : random.nextInt(1 << 16);
            if (position.ply() > 0) { // on the empty table any cell is as good as another
                assertThat(board.isLegal(number))
                        .as("%s in %s", number, position)
                        .isEqualTo(listed.contains(number));
            }
        }
        for (int number : new int[] {-1, 63, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThat(board.isLegal(number)).isFalse();
        }
    }

    @Property(tries = 30)
    void aBoardOfAGameKnowsItsRepetitionsAndItsCoordinates(@ForAll Random random) {
        Piece spider = Piece.of(Color.WHITE, Bug.SPIDER);
        Hex far = Hex.of(random.nextInt(100_000) - 50_000, random.nextInt(100_000) - 50_000);
        Game game = Game.start(Ruleset.parse("Base+MLP no-repetition")).play(Move.place(spider, far));
        SearchBoard board = SearchBoard.of(game);
        for (int ply = 1; ply < 80 && !game.isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            board.make(board.encode(move).orElseThrow());
            game = game.playUnchecked(move);
            SearchBoard again = SearchBoard.of(game);
            assertThat(again.undoCount()).isZero();
            assertThat(again.key()).isEqualTo(board.key());
            assertThat(again.occurrences()).isEqualTo(board.occurrences()).isEqualTo(game.occurrences());
            assertThat(board.position().stacks()).isEqualTo(game.position().stacks());
        }
        assertThatThrownBy(SearchBoard.of(game)::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aBoardOfAGameSeesTheDrawByRepetition() {
        Game game = Game.start(Ruleset.tournament());
        for (String move :
                "wS1 0 0;bS1 1 0;wQ -1 0;bQ 2 0;wQ -1 1;bQ 1 1;wQ -1 0;bQ 2 0;wQ -1 1;bQ 1 1;wQ -1 0".split(";")) {
            String[] parts = move.split(" ");
            game = game.play(
                    game.moveOf(Piece.parse(parts[0]), Hex.of(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]))));
        }
        SearchBoard board = SearchBoard.of(game);
        Move third = game.moveOf(Piece.parse("bQ"), Hex.of(2, 0));
        assertThat(board.outcome().isOver()).isFalse();
        board.make(board.encode(third).orElseThrow());
        assertThat(board.occurrences()).isEqualTo(3);
        assertThat(board.outcome()).isEqualTo(game.play(third).outcome());
        assertThat(board.outcome().isDraw()).isTrue();
    }

    @Test
    void twoThreadsOnOneBoardFailAnAssertion() throws InterruptedException {
        ThreadCheck check = new ThreadCheck();
        assertThat(check.begin()).isTrue();
        AtomicBoolean other = new AtomicBoolean(true);
        Thread thread = new Thread(() -> other.set(check.begin()));
        thread.start();
        thread.join();
        assertThat(other).isFalse();
        assertThat(check.end()).isFalse();
        assertThat(check.begin()).isTrue();
        assertThat(check.end()).isTrue();
    }
}
