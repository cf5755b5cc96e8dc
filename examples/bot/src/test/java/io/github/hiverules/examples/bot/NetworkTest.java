// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.search.SearchBoard;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The standard network and the evaluation of positions. */
class NetworkTest {
    @Test
    void printsWhatItParses() {
        String text = Network.standard().print();
        assertThat(Network.parse(text).print()).isEqualTo(text);
        assertThat(text.length()).isLessThan(100_000);
    }

    @Test
    void refusesOtherTexts() {
        String text = Network.standard().print();
        for (String wrong : new String[] {
            "",
            "hive-network 1",
            text.replace("hive-network 1", "hive-network 2"),
            text.substring(0, text.length() / 2),
            text.replaceFirst("\n-?\\d+", "\n40000"),
            text.replaceFirst("\n-?\\d+", "\nx"),
            text.replaceFirst("\n-?\\d+ ", "\n")
        }) {
            assertThatThrownBy(() -> Network.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** The sums are updated from position to position; a new evaluation computes them from the start. */
    @ParameterizedTest
    @ValueSource(strings = {"Base", "Base+M", "Base+L", "Base+ML", "Base+P", "Base+MP", "Base+LP", "Base+MLP"})
    void updatedSumsEqualNewSums(String type) {
        Ruleset ruleset = Ruleset.parse(type);
        Random random = new Random(3);
        SearchBoard board = SearchBoard.start(ruleset);
        Evaluation updated = new Evaluation(ruleset, Network.standard());
        int[] moves = new int[SearchBoard.maxMoves()];
        for (int i = 0; i < 400; i++) {
            int count = board.generate(moves, 0);
            if (count == 0 || random.nextInt(3) == 0 && board.ply() > 10) {
                board.undo();
            } else {
                board.make(moves[random.nextInt(count)]);
            }
            assertThat(updated.of(board)).isEqualTo(new Evaluation(ruleset, Network.standard()).of(board));
        }
    }

    @Test
    void colorsAreEqual() {
        for (Game game : BotTest.games(20, game -> game.position().ply() == 24)) {
            Position position = game.position();
            assertThat(score(swapped(position))).isEqualTo(score(position));
        }
    }

    private static int score(Position position) {
        return new Evaluation(position.ruleset(), Network.standard()).of(SearchBoard.of(position));
    }

    private static Position swapped(Position position) {
        String text = PositionStrings.print(position);
        StringBuilder swapped = new StringBuilder();
        text.replace("White", "?")
                .replace("Black", "White")
                .replace("?", "Black")
                .chars()
                .forEach(c -> swapped.append((char) (c == 'w' ? 'b' : c == 'b' ? 'w' : c)));
        return PositionStrings.parse(swapped.toString());
    }
}
