// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What the search face tells of its position and its moves. */
class SearchBoardTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void aBoardTellsThePositionItShows(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        assertThat(board.ruleset()).isEqualTo(position.ruleset());
        assertThat(board.ply()).isEqualTo(position.ply());
        assertThat(board.sideToMove()).isEqualTo(position.sideToMove());
        assertThat(board.undoCount()).isZero();
        for (Color color : Color.values()) {
            Optional<Hex> queen = position.cellOf(Piece.of(color, Bug.QUEEN_BEE));
            int liberties = queen.map(hex -> (int) hex.neighbors().stream()
                            .filter(beside -> position.heightAt(beside) == 0)
                            .count())
                    .orElse(6);
            assertThat(board.queenLiberties(color))
                    .as("%s in %s", color, position)
                    .isEqualTo(liberties);
            assertThat(board.isQueenLost(color)).as("%s in %s", color, position).isEqualTo(liberties == 0);
        }
    }

    @Property
    void aPackedMoveTellsItsPiece(@ForAll("positions") Position position) {
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        for (int i = 0; i < count; i++) {
            Move move = board.decode(moves[i]);
            assertThat(SearchBoard.pieceIndex(moves[i]))
                    .isEqualTo(
                            move instanceof PieceMove pieceMove
                                    ? pieceMove.piece().index()
                                    : -1);
        }
        assertThat(SearchBoard.pieceIndex(SearchBoard.PASS)).isEqualTo(-1);
    }

    /** R2.1: a side's first piece touches the other side's first one, and nothing where that is not there. */
    @Test
    void nullMovesInTheOpeningAreListedAndCountedAlike() {
        for (int nulls = 0; nulls < 4; nulls++) {
            for (int made = 0; made < 3; made++) {
                SearchBoard board = SearchBoard.start(Ruleset.rulebook());
                int[] moves = new int[SearchBoard.MAX_MOVES];
                for (int i = 0; i < made; i++) {
                    board.generate(moves, 0);
                    board.make(moves[0]);
                }
                for (int i = 0; i < nulls; i++) {
                    board.makeNull();
                }
                int count = board.generate(moves, 0);
                assertThat(board.countLegalMoves())
                        .as("%d nulls after %d moves", nulls, made)
                        .isEqualTo(count);
                assertThat(board.countLegalMoves(board.sideToMove())).isEqualTo(count);
                assertThat(board.isLegal(SearchBoard.PASS)).isEqualTo(moves[0] == SearchBoard.PASS);
                for (int i = 0; i < count; i++) {
                    assertThat(board.isLegal(moves[i])).isTrue();
                }
            }
        }
    }

    /** A search tries moves that were good elsewhere: here every packed move of the positions before. */
    @Property(tries = 60)
    void aPackedMoveIsLegalExactlyWhenItIsListed(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        int[] earlier = new int[SearchBoard.MAX_MOVES];
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int known = board.generate(earlier, 0);
        for (int count = known, ply = 0; count > 0 && ply < 6; ply++) {
            count = board.generate(moves, 0);
            Set<Integer> listed = Arrays.stream(moves, 0, count).boxed().collect(Collectors.toSet());
            for (int i = 0; i < known; i++) {
                assertThat(board.isLegal(earlier[i]))
                        .as("%s of %s in %s", earlier[i], position, board.position())
                        .isEqualTo(listed.contains(earlier[i]));
            }
            assertThat(board.isLegal(SearchBoard.PASS)).isEqualTo(listed.contains(SearchBoard.PASS));
            if (count > 0) {
                board.make(moves[random.nextInt(count)]);
            }
        }
    }

    @Test
    void nothingCanBeTakenBackBeforeTheFirstMove() {
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.tournament()));
        assertThatThrownBy(board::undo)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("take back");
    }

    @Test
    void aGameWithAnIllegalMoveIsNotShown() {
        Game game = Game.start(Ruleset.tournament())
                .playUnchecked(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN))
                .playUnchecked(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(9, 9)));
        assertThatThrownBy(() -> SearchBoard.of(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("illegal move")
                .hasMessageContaining("bS1");
    }

    /** Questions about other first moves, and about illegal ones, leave the coordinates of the last legal one. */
    @Test
    void theFirstPlacementEncodedLastGivesTheCoordinates() {
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.tournament()));
        Piece spider = Piece.of(Color.WHITE, Bug.SPIDER);
        assertThat(board.encode(Move.place(spider, Hex.of(3, 4)))).isPresent();
        int far = board.encode(Move.place(spider, Hex.of(100, 200))).orElseThrow();
        assertThat(board.encode(Move.place(Piece.of(Color.WHITE, Bug.QUEEN_BEE), Hex.of(7, 7))))
                .isEmpty();
        assertThat(board.encode(Move.place(Piece.of(Color.WHITE, Bug.SPIDER, 2), Hex.of(8, 8))))
                .isEmpty();
        board.make(far);
        assertThat(board.position().cellOf(spider)).contains(Hex.of(100, 200));
    }

    /** R2.1: a program looks the first move of a game up in the list of a board. */
    @Test
    void encodesFirstPlacementOnAnyCellAsListed() {
        for (Hex hex : List.of(Hex.ORIGIN, Hex.of(5, 5), Hex.of(-300, 17))) {
            SearchBoard board = SearchBoard.start(Ruleset.tournament());
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.generate(moves, 0);
            assertThat(count).isEqualTo(board.countLegalMoves());
            for (int i = 0; i < count; i++) {
                Piece piece = Piece.values().get(SearchBoard.pieceIndex(moves[i]));
                assertThat(board.decode(moves[i])).isEqualTo(Move.place(piece, board.firstCell()));
                assertThat(board.encode(Move.place(piece, hex))).hasValue(moves[i]);
                assertThat(board.decode(moves[i])).isEqualTo(Move.place(piece, hex));
                assertThat(board.firstCell()).isEqualTo(hex);
            }
            assertThat(Arrays.copyOf(moves, board.generate(moves, 0))).isEqualTo(Arrays.copyOf(moves, count));
            board.make(moves[0]);
            assertThat(board.position().stacks().keySet()).containsExactly(hex);
            assertThat(board.hexOf(SearchBoard.destination(board.lastMove()))).isEqualTo(hex);
            assertThat(board.copy().position()).isEqualTo(board.position());
            board.make(board.encode(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), hex.translate(0, 1)))
                    .orElseThrow());
            assertThat(board.position().stacks().keySet()).containsExactlyInAnyOrder(hex, hex.translate(0, 1));
            assertThat(SearchBoard.of(board.position()).cellOf(hex)).isEqualTo(board.cellOf(hex));
        }
    }

    @Test
    void aLostQueenBeeEndsTheMoves() {
        SearchBoard board = SearchBoard.of(Drawing.of("""
            Base, White[9] to move

                      .     .     .
                   .    bQ    bG1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """).position());
        assertThat(board.isQueenLost(Color.WHITE)).isTrue();
        assertThat(board.isQueenLost(Color.BLACK)).isFalse();
        assertThat(board.outcome()).isEqualTo(Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED));
        assertThat(board.countLegalMoves()).isZero();
        assertThat(board.generate(new int[SearchBoard.MAX_MOVES + 7], 7)).isEqualTo(7);
        assertThat(board.isLegal(SearchBoard.PASS)).isFalse();
    }

    @Test
    void aWinThatIsUndoneIsNoWin() {
        SearchBoard board = SearchBoard.of(Drawing.of("""
            Base, Black[9] to move

                      .     .     .     .
                   .    bQ    bG1    bA3   .
                .    bA2   wQ     .     .
                   .    bA1   wA1    .
                      .     .     .
            """).position());
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int wins = 0;
        for (int move : Arrays.copyOf(moves, board.generate(moves, 0))) {
            board.make(move);
            boolean won = board.outcome().isOver();
            wins += won ? 1 : 0;
            board.undo();
            assertThat(board.outcome()).as("after %s", board.decode(move)).isEqualTo(Outcome.inProgress());
            board.make(move);
            board.undo();
            assertThat(board.isQueenLost(Color.WHITE))
                    .as("after %s", board.decode(move))
                    .isFalse();
        }
        assertThat(wins).isPositive();
    }
}
