// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game uses O(n) memory for n plies, regardless of queries. */
class LongGameTest {
    private static final int PLIES = 40_000;

    /** The two cells between which the black Queen Bee moves. */
    private static final List<Hex> ROUND = List.of(Hex.of(2, -1), Hex.of(2, 0));

    private static Game longGame() {
        Game game = Game.of(Setup.builder()
                .ruleset(Ruleset.rulebook())
                .put(Hex.of(-1, 0), Piece.parse("wQ"))
                .put(Hex.of(0, 0), Piece.parse("wS1"))
                .put(Hex.of(1, 0), Piece.parse("bS1"))
                .put(Hex.of(2, 0), Piece.parse("bQ"))
                .ply(4)
                .build()
                .toPosition());
        for (int ply = 0; ply < PLIES; ply++) {
            Hex to = ROUND.get(ply / 2 % 2);
            game = ply % 2 == 0
                    ? game.play(Move.move(Piece.parse("wQ"), Hex.of(1 - to.q(), -to.r())))
                    : game.play(Move.move(Piece.parse("bQ"), to));
        }
        return game;
    }

    /** The program that the test runs in a JVM with little memory. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) {
            Game game = longGame();
            List<Game> history = game.history();
            long asked = 0;
            for (Game after : history) {
                asked += after.length() + after.occurrences() + after.hashCode() % 2;
                if (after.length() % 40 == 0) {
                    asked += after.moves().size() + after.undo().positions().size();
                }
            }
            if (history.size() != PLIES
                    || asked == 0
                    || !game.equals(game.at(PLIES - 1).play(game.lastMove().orElseThrow()))) {
                throw new IllegalStateException("not what was asked for");
            }
            System.out.println(game.length() + " " + game.position().ply() + " " + game.occurrences());
        }
    }

    /** If games cached their moves, the moves of every fortieth game alone would use 80 MB. */
    @Tag("slow")
    @Test
    void replaysFortyThousandPliesInSixtyFourMegabytes() throws Exception {
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Program.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(output.strip()).isEqualTo("40000 40004 10001");
    }
}
