// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.bot.Level;
import io.github.hiverules.examples.common.MatchScore;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Measures the bot's levels: novices against each level, each level against the next, and the variety of openings. */
final class LevelMatches {
    private static final List<Ruleset> TYPES = List.of(Ruleset.parse("Base"), Ruleset.parse("Base+MLP"));

    /** The number of plies after which a game is drawn. */
    private static final int MAX_PLIES = 200;

    private static final int OPENING_PLIES = 4;

    private final List<Level> levels;
    private final int games;
    private final PrintStream out;

    /** A player. Equal seeds give equal moves. */
    @FunctionalInterface
    private interface Chooser {
        Move choose(Game game, long seed);
    }

    /**
     * Creates the matches.
     *
     * @param games the number of games per match of a novice and type; levels play twice this number
     */
    LevelMatches(List<Level> levels, int games, PrintStream out) {
        this.levels = levels;
        this.games = games;
        this.out = out;
    }

    /** Plays the matches and prints a line for each. Equal versions print equal lines on all machines. */
    void play() {
        for (Level level : levels) {
            for (Ruleset type : TYPES) {
                for (Novice novice : Novice.values()) {
                    MatchScore score = match(novice::choose, level::choose, number -> type, games);
                    out.printf(Locale.ROOT, "%s novice %s against %s: %s%n", type, novice, level.id(), score);
                }
            }
        }
        for (int i = 1; i < levels.size(); i++) {
            MatchScore score = match(levels.get(i)::choose, levels.get(i - 1)::choose, TYPES::get, 2 * games);
            out.printf(
                    Locale.ROOT,
                    "%s against %s: %s; Elo %s%n",
                    levels.get(i).id(),
                    levels.get(i - 1).id(),
                    score,
                    score.elo());
        }
        for (Level level : levels) {
            long openings = IntStream.range(0, games)
                    .parallel()
                    .mapToObj(number -> opening(level, number))
                    .distinct()
                    .count();
            out.printf(
                    "%s: %d different openings of %d plies in %d games%n", level.id(), openings, OPENING_PLIES, games);
        }
    }

    private static MatchScore match(Chooser player, Chooser other, IntFunction<Ruleset> types, int games) {
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(number -> game(player, other, types.apply(number / 2 % 2), number))
                .reduce(MatchScore.NONE, MatchScore::and);
    }

    /** Plays a game. In games with an even number, the first player is White. */
    private static MatchScore game(Chooser player, Chooser other, Ruleset type, int number) {
        Random random = new Random(number);
        Color side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
        Game game = Game.start(type);
        while (!game.isOver() && game.length() < MAX_PLIES) {
            game = game.play((game.sideToMove() == side ? player : other).choose(game, random.nextLong()));
        }
        return game.outcome().winner().isEmpty()
                ? new MatchScore(0, 1, 0)
                : game.outcome().isWonBy(side) ? new MatchScore(1, 0, 0) : new MatchScore(0, 0, 1);
    }

    /** Returns the keys of the positions of an opening. Symmetric openings have equal keys. */
    private static List<String> opening(Level level, int number) {
        Random random = new Random(number);
        Game game = Game.start(TYPES.get(number % 2));
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            game = game.play(level.choose(game, random.nextLong()));
        }
        Game end = game;
        return IntStream.rangeClosed(1, OPENING_PLIES)
                .mapToObj(ply -> CanonicalPosition.of(end.at(ply).position()).key())
                .toList();
    }
}
