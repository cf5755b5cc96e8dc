// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.testkit.RandomGames;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveCodecTest {
    /** The ply of a game may exceed the maximum ply of a setup. The side to move must still be correct. */
    @ParameterizedTest
    @CsvSource({"-2, -2", "-1, -1", "0, 0", "1, -1", "2, 0", "3, -1", "1002, 0"})
    void limitsPlyOfPosition(int beyond, int shown) {
        Board board = new Board(RandomGames.play(Ruleset.tournament(), 20, new Random(1), each -> {}));
        board.setTurn(Setup.maxPly() + beyond, Pieces.NONE);
        Position position = board.position();
        assertThat(position.ply()).isEqualTo(Setup.maxPly() + shown);
    }
}
