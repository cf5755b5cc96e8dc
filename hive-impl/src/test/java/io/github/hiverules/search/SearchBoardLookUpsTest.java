// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** What a bot looks up on a search board, against the values and against other boards of the same game. */
class SearchBoardLookUpsTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void aStackIsToldFromTheTopDown(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        position.stacks().forEach((hex, stack) -> {
            int cell = board.cellOf(hex);
            assertThat(board.hexOf(cell)).isEqualTo(hex);
            List<Piece> pieces = new ArrayList<>();
            for (int piece = board.topAt(cell); piece >= 0; piece = board.pieceBelow(piece)) {
                pieces.add(0, Piece.values().get(piece));
            }
            assertThat(pieces).isEqualTo(stack.pieces());
        });
        for (Color color : Color.values()) {
            position.hand(color)
                    .forEach(
                            piece -> assertThat(board.pieceBelow(piece.index())).isEqualTo(-1));
        }
    }

    /** Also behind a placement that was taken back from the top of nothing, or a climb. */
    @Property(tries = 100)
    void noPieceInTheHandStandsOnAnother(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        for (int step = 0; step < 30; step++) {
            int count = board.generate(moves, 0);
            if (count > 0 && random.nextInt(3) > 0) {
                board.make(moves[random.nextInt(count)]);
            } else if (board.undoCount() > 0) {
                board.undo();
            }
            for (int piece = 0; piece < 28; piece++) {
                int below = board.pieceBelow(piece);
                assertThat(below < 0 || board.cellOf(below) == board.cellOf(piece))
                        .isTrue();
                assertThat(below < 0 || board.cellOf(piece) >= 0).isTrue();
            }
        }
    }

    @Property
    void everyCellInTheHiveAndBesideItHasANumber(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        Set<Integer> numbers = new HashSet<>();
        Set<Hex> cells = new HashSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        for (Hex hex : cells) {
            int cell = board.cellOf(hex);
            assertThat(cell).isBetween(0, SearchBoard.CELLS - 1);
            assertThat(board.hexOf(cell)).isEqualTo(hex);
            numbers.add(cell);
        }
        assertThat(numbers).hasSameSizeAs(cells);
        for (int far : new int[] {40, -40, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            Hex corner = position.corner();
            assertThat(board.cellOf(Hex.of(corner.q() + far, corner.r()))).isEqualTo(-1);
            assertThat(board.cellOf(Hex.of(corner.q(), corner.r() + far))).isEqualTo(-1);
        }
    }

    @Property
    void theRestingPieceIsThatOfThePosition(@ForAll("positions") Position position) {
        assertThat(SearchBoard.of(position).restingPiece())
                .isEqualTo(position.restingPiece().map(Piece::index).orElse(-1));
    }

    @Property
    void theKeyAfterAMoveIsToldBeforeItIsMade(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES + 1];
        int count = board.generate(moves, 0);
        moves[count++] = SearchBoard.PASS;
        for (int i = 0; i < count; i++) {
            long told = board.keyAfter(moves[i]);
            board.make(moves[i]);
            assertThat(told).as("after move %d of %s", i, position).isEqualTo(board.key());
            board.undo();
        }
    }

    @Tag("slow")
    @Property(tries = 50)
    void twoBoardsOfOneGameNumberCellsAndMovesAlike(@ForAll Random random) {
        Hex far = Hex.of(random.nextInt(100_000) - 50_000, random.nextInt(100_000) - 50_000);
        Game game = Game.start(Ruleset.parse("Base+MLP no-repetition"))
                .play(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), far));
        SearchBoard played = SearchBoard.of(game);
        for (int ply = 1; ply < 60 && !game.isOver(); ply++) {
            int[] moves = moves(played);
            int move = moves[random.nextInt(moves.length)];
            game = game.playUnchecked(played.decode(move));
            played.make(move);
            for (SearchBoard other : List.of(SearchBoard.of(game), SearchBoard.of(game.position()), played.copy())) {
                assertThat(moves(other)).containsExactlyInAnyOrder(moves(played));
                assertThat(other.key()).isEqualTo(played.key());
                for (int piece = 0; piece < 28; piece++) {
                    assertThat(other.cellOf(piece)).isEqualTo(played.cellOf(piece));
                }
            }
        }
    }

    @Test
    void aCopyHasTheCoordinatesOfTheFirstMove() {
        SearchBoard board = SearchBoard.start(Ruleset.tournament());
        Move first = Move.place(Piece.of(Color.WHITE, Bug.SOLDIER_ANT), Hex.of(50, -70));
        board.make(board.encode(first).orElseThrow());
        assertThat(board.copy().position().stacks().keySet()).containsExactly(Hex.of(50, -70));
    }

    @Property(tries = 50)
    void aCopyKnowsWhatTheBoardKnowsAndGoesItsOwnWay(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        for (int ply = 0; ply < 20 && !board.outcome().isOver(); ply++) {
            int[] moves = moves(board);
            board.make(moves[random.nextInt(moves.length)]);
        }
        SearchBoard copy = board.copy();
        Position shown = board.position();
        long key = board.key();
        assertThat(copy.undoCount()).isEqualTo(board.undoCount());
        assertThat(copy.occurrences()).isEqualTo(board.occurrences());
        assertThat(copy.position().stacks()).isEqualTo(shown.stacks());
        while (copy.undoCount() > 0) {
            copy.undo();
        }
        assertThat(copy.position()).isEqualTo(position);
        assertThat(copy.position().stacks()).isEqualTo(position.stacks());
        assertThat(board.position()).isEqualTo(shown);
        assertThat(board.key()).isEqualTo(key);
    }

    @Test
    void aCopyOfABoardOfAGameHasNothingToUndo() {
        Game game = Game.start(Ruleset.tournament());
        game = game.play(game.legalMoves().get(0));
        assertThat(SearchBoard.of(game).copy().undoCount()).isZero();
        assertThatThrownBy(SearchBoard.of(game).copy()::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aGameCanStartOnTheBoard() {
        SearchBoard board = SearchBoard.start(Ruleset.tournament());
        assertThat(board.position()).isEqualTo(Position.start(Ruleset.tournament()));
        board.make(moves(board)[0]);
        assertThat(board.ply()).isOne();
    }

    private static int[] moves(SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        return Arrays.copyOf(moves, board.generate(moves, 0));
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
}
