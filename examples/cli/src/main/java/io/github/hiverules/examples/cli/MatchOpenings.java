// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Provides the openings of a match. */
final class MatchOpenings {
    private static final int RANDOM_PLIES = 4;

    private MatchOpenings() {}

    /**
     * Reads the games of a file. Ignores resignations and other results off the board.
     *
     * @throws IllegalStateException if the file can't be read, or if a game in the file is invalid or over
     */
    static List<Game> read(Path file) {
        List<Game> openings = new ArrayList<>();
        try (Stream<ScannedGame> games = Records.scan(file, ReaderOptions.lenient())) {
            games.forEach(found -> {
                Game game = found.orElseThrow().game().reopen();
                if (game.isOver()) {
                    throw new IllegalStateException(
                            "opening " + (openings.size() + 1) + " in " + file + " is a finished game");
                }
                openings.add(game);
            });
        } catch (NotationException | UncheckedIOException e) {
            throw new IllegalStateException(e.getMessage());
        }
        return openings;
    }

    /** Returns a random opening. */
    static Game random(Ruleset ruleset, long seed) {
        Random dice = new Random(seed);
        Game game = Game.start(ruleset);
        for (int ply = 0; ply < RANDOM_PLIES; ply++) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(dice.nextInt(moves.size())));
        }
        return game;
    }
}
