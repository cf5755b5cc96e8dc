// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.search.SearchBoard;
import org.junit.jupiter.api.Test;

/** R5.1: in games with a Pillbug, the piece that moved in the last turn rests. */
class RestTest {
    @Test
    void R5_1_thrownPieceMayNotMoveInTheNextTurn() {
        board("""
                Base+P, White[6] to move, wQ rests

                          .     .     .
                       .    bP    bQ     .
                    .    wQ    wG1    .
                       .     a     .
                """).blocked("wQ", "resting").refuses("wQ", "a", "resting");
    }

    @Test
    void R5_1_restingPieceMayNotBeThrown() {
        board("""
                Base+P, White[6] to move, bQ rests

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     a     .
                """).refuses("bQ", "a", "resting");
    }

    @Test
    void R5_1_otherPiecesMayBeThrown() {
        board("""
                Base+P, White[6] to move, bG1 rests

                                .     .
                       .     *    bQ     .
                    .    wQ    wP    bG1    .
                       .     *     *     .
                """).moves("bQ");
    }

    @Test
    void R5_1_thrownPillbugMayNotThrow() {
        board("""
                Base+P, White[6] to move, wP rests

                          .     .     .
                       .    bP    bQ     .
                    .    wQ    wP     a
                       .     .     .
                """).refuses("bQ", "a", "thrower-resting wP").blocked("wP", "resting");
    }

    @Test
    void R5_1_thrownMosquitoMayNotThrow() {
        board("""
                Base+MP, White[6] to move, wM rests

                          .     .     .
                       .    bP    bQ     .
                    .    wQ    wM     a
                       .     .     .
                """).refuses("bQ", "a", "thrower-resting wM");
    }

    @Test
    void R5_1_pieceMayMoveAgainOneTurnLater() {
        BoardCase before = board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     a     .
                """);
        Piece queen = Piece.parse("bQ");
        Position thrown = before.after("bQ", "a");
        assertThat(thrown.restingPiece()).contains(queen);
        assertThat(thrown.legalMoves(queen)).isEmpty();
        Position later = thrown.play(thrown.legalMoves().get(0));
        assertThat(later.play(later.legalMoves().get(0)).legalMoves(queen)).isNotEmpty();
    }

    @Test
    void R5_1_passEndsRest() {
        Position position = board("""
                Base+P, White[6] to move, bQ rests

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     .     .
                """).position();
        assertThat(position.playUnchecked(Move.pass()).restingPiece()).isEmpty();
    }

    /** A mutable game and a search board follow the rest through moves, passes and undone moves. */
    @Test
    void R5_1_movedPieceRestsForOneTurnOnly() {
        BoardCase start = board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     a     .
                """);
        Piece queen = Piece.parse("bQ");
        MutableGame game = MutableGame.of(start.position());
        SearchBoard search = SearchBoard.of(start.position());
        Move thrown = start.position().moveOf(queen, start.cell("a"));
        game.play(thrown);
        search.make(thrown);
        assertThat(game.position().restingPiece()).contains(queen);
        assertThat(game.legalMoves(queen)).isEmpty();
        assertThat(search.restingPiece()).isEqualTo(queen.index());
        Move placed = game.legalMoves(Piece.parse("bA1")).get(0);
        game.play(placed);
        search.make(placed);
        assertThat(game.position().restingPiece()).as("after a placement").isEmpty();
        assertThat(search.restingPiece()).isEqualTo(SearchBoard.NO_PIECE);
        game.undo();
        search.undo();
        assertThat(game.position().restingPiece())
                .as("after an undone placement")
                .contains(queen);
        assertThat(search.restingPiece()).isEqualTo(queen.index());
        search.makeNull();
        assertThat(search.restingPiece()).as("after a pass").isEqualTo(SearchBoard.NO_PIECE);
    }

    @Test
    void R5_1_placedPieceDoesNotRest() {
        Position position = board("""
                Base+P, White[6] to move, bQ rests

                                .     .
                       *     .    bQ     .
                    *    wQ    wP    bG1    .
                       *     *     .     .
                """).moves("wA1").position();
        Move placing = position.legalMoves(Piece.parse("wA1")).get(0);
        assertThat(position.play(placing).restingPiece()).isEmpty();
    }

    @Test
    void R5_1_nothingRestsInGamesWithoutPillbug() {
        BoardCase board = board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """).moves("wQ");
        assertThat(board.position()
                        .play(board.position().legalMoves(Piece.parse("wQ")).get(0))
                        .restingPiece())
                .isEmpty();
        SearchBoard search = SearchBoard.of(board.position());
        search.make(board.position().legalMoves(Piece.parse("wQ")).get(0));
        assertThat(search.restingPiece()).isEqualTo(SearchBoard.NO_PIECE);
    }
}
