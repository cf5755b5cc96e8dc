// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * R7.3 is decided by the arrangement, not by its key. A game goes from one arrangement to another one with the same key, and back: the
 * key occurs three times, either position at most twice. The two were found by a search for equal sums.
 */
class ForgedRepetitionTest {
    /** After these plies the key is the same. */
    private static final List<Integer> PLIES = List.of(32, 64, 92);

    private static final Game GAME = game();

    private static Game game() {
        try (InputStream text = ForgedRepetitionTest.class.getResourceAsStream("/forged-repetition.txt")) {
            Game game = Game.start(Ruleset.tournament());
            for (String line : new String(text.readAllBytes(), UTF_8).lines().toList()) {
                String[] words = line.split(" ");
                Hex to = Hex.of(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
                game = game.play(game.moveOf(Piece.parse(words[0]), to));
            }
            return game;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** If this fails, the hash has changed, and with it the arrangements that the other tests need. */
    @Test
    void differentArrangementsHaveOneKey() {
        assertThat(PLIES)
                .map(ply -> SearchBoard.of(GAME.at(ply).position()).key())
                .containsOnly(SearchBoard.of(GAME.at(32)).key());
        assertThat(GAME.at(64).position().isRepetitionOf(GAME.at(32).position()))
                .isFalse();
        assertThat(GAME.at(92).position().isRepetitionOf(GAME.at(32).position()))
                .isTrue();
    }

    @Test
    void gameMutableGameAndSearchBoardCountTheSameOccurrences() {
        MutableGame mutable = MutableGame.start(GAME.ruleset());
        SearchBoard board = SearchBoard.start(GAME.ruleset());
        for (int ply = 1; ply <= GAME.moves().size(); ply++) {
            Move move = GAME.moves().get(ply - 1);
            Game game = GAME.at(ply);
            mutable.play(move);
            board.make(board.encode(move).orElseThrow());
            assertThat(game.occurrences()).as("after %d plies", ply).isEqualTo(ply == 92 ? 2 : 1);
            assertThat(mutable.occurrences()).isEqualTo(game.occurrences());
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
            assertThat(SearchBoard.of(game).occurrences()).isEqualTo(game.occurrences());
            assertThat(game.isOver()).isFalse();
            assertThat(mutable.outcome()).isEqualTo(game.outcome());
            assertThat(board.outcome()).isEqualTo(game.outcome());
        }
    }

    /** The other way round: what does occur three times is found among the forged ones. */
    @Test
    void aRealRepetitionIsCountedBesideTheForgedOne() {
        Game game = GAME.at(92);
        SearchBoard board = SearchBoard.of(game);
        for (String move : List.of("wB1 -6 0", "bB1 6 0", "wB1 -6 1", "bB1 6 -1")) {
            String[] words = move.split(" ");
            Move step =
                    game.moveOf(Piece.parse(words[0]), Hex.of(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
            game = game.play(step);
            board.make(board.encode(step).orElseThrow());
        }
        assertThat(game.occurrences()).isEqualTo(3);
        assertThat(board.occurrences()).isEqualTo(3);
        assertThat(board.outcome()).isEqualTo(game.outcome());
        assertThat(board.outcome().isDraw()).isTrue();
        board.undo();
        assertThat(board.occurrences()).isOne();
    }
}
