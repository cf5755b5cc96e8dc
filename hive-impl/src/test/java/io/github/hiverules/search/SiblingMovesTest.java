// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** After sibling moves are made and undone alternately, the board is in the same state as a fresh board. */
class SiblingMovesTest {
    /** Returns a random legal move, or a pass if the game is over. */
    private static int anyMove(SearchBoard board, Random random) {
        int[] moves = SearchMoves.packed(board);
        return moves.length == 0 ? SearchBoard.pass() : moves[random.nextInt(moves.length)];
    }

    /** Describes the position and the move history of a board. */
    private static List<Object> state(SearchBoard board) {
        return List.of(
                board.position(),
                board.key(),
                board.countLegalMoves(),
                SearchMoves.of(board).stream().map(Move::toString).sorted().toList(),
                board.occurrences(),
                board.outcome(),
                board.lastMove(),
                board.lastFrom());
    }

    @Property
    void siblingMovesLeadToTheirPositions(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        List<Object> before = state(board);
        int[] moves = SearchMoves.packed(board);
        for (int i = 0; i < 40 && moves.length > 0; i++) {
            // adjacent moves in the list mostly share a piece or a cell
            int next = random.nextInt(3) > 0 ? (i * 7 / 5) % moves.length : random.nextInt(moves.length);
            int move = random.nextInt(12) == 0 ? SearchBoard.pass() : moves[next];
            board.make(move);
            if (random.nextInt(4) == 0) {
                board.make(anyMove(board, random));
                board.undo();
            }
            if (random.nextInt(3) > 0 && move != SearchBoard.pass()) {
                SearchBoard fresh = SearchBoard.of(position);
                fresh.make(move);
                assertThat(state(board)).as("%s after %s", position, move).isEqualTo(state(fresh));
            }
            board.undo();
        }
        assertThat(state(board)).isEqualTo(before);
    }

    @Property
    void siblingsDoNotAffectTheGame(@ForAll Ruleset ruleset, @ForAll Random random) {
        Game game = Game.start(ruleset);
        SearchBoard board = SearchBoard.of(game);
        while (!game.isOver() && game.length() < 60) {
            for (int i = random.nextInt(4); i > 0; i--) {
                board.make(anyMove(board, random));
                board.undo();
            }
            Move move = game.legalMoves().get(random.nextInt(game.legalMoves().size()));
            board.make(move);
            game = game.play(move);
            assertThat(board.position().isRepetitionOf(game.position())).isTrue();
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
        }
    }
}
