// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Positions that come again after hundreds of plies (R7.3). The pieces but the ants stand in a row. Two ants of each side go through
 * all pairs of cells beside it, White's through 25 and Black's through 16, so that a position comes again after 800 plies.
 */
class FarRepetitionTest {
    private static final int PERIOD = 2 * 25 * 16;

    /** Two ants that go through all pairs of their cells, one ant a move. */
    private record Tour(List<Piece> ants, List<List<Hex>> cells) {
        /** The cell of an ant after so many moves: the second ant goes on when the first has been everywhere. */
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

    private static Piece piece(String name) {
        return Piece.parse(name);
    }

    private static List<Move> opening() {
        List<Move> moves = new ArrayList<>();
        String[] names = {"S1", "S2", "Q", "B1", "B2", "G1", "G2", "G3"};
        for (int i = 0; i < names.length; i++) {
            moves.add(Move.place(piece("w" + names[i]), Hex.of(-i, 0)));
            moves.add(Move.place(piece("b" + names[i]), Hex.of(1 + i, 0)));
        }
        moves.add(Move.place(piece("wA1"), Hex.of(-4, -1)));
        moves.add(Move.place(piece("bA1"), Hex.of(6, 1)));
        moves.add(Move.place(piece("wA2"), Hex.of(-5, 1)));
        moves.add(Move.place(piece("bA2"), Hex.of(4, 1)));
        return moves;
    }

    @Test
    void whatComesAgainAfterATourIsDrawnByEveryFace() {
        MutableGame game = MutableGame.start(Ruleset.parse("Base"));
        List<Move> made = opening();
        made.forEach(game::play);
        Tour white = new Tour(List.of(piece("wA1"), piece("wA2")), List.of(row(-1, -7, 5), row(1, -8, 5)));
        Tour black = new Tour(List.of(piece("bA1"), piece("bA2")), List.of(row(-1, 0, 4), row(1, 2, 4)));
        int[] moves = new int[2];
        while (!game.isOver() && game.ply() < 4 * PERIOD) {
            int side = game.sideToMove() == Color.WHITE ? 0 : 1;
            Move move = (side == 0 ? white : black).move(game, moves[side]++);
            game.play(move);
            made.add(move);
        }
        assertThat(game.outcome()).isEqualTo(Outcome.drawn(Termination.REPETITION));
        assertThat(game.ply()).isGreaterThan(PERIOD);
        Game again = Game.start(Ruleset.parse("Base"));
        SearchBoard board = SearchBoard.of(again);
        for (Move move : made) {
            assertThat(again.isOver()).isFalse();
            assertThat(board.outcome().isOver()).isFalse();
            again = again.play(move);
            board.make(board.encode(move).orElseThrow());
        }
        assertThat(again.outcome()).isEqualTo(game.outcome());
        assertThat(board.outcome()).isEqualTo(game.outcome());
    }
}
