// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Tag;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Generates games. A game depends only on the settings and the game's number, so threads can generate games in any
 * order.
 *
 * @param plies the maximum number of turns, at least 0. Unfinished random games have at least half as many turns
 * @param selfPlay plays the bot's games
 */
record MadeUpGames(Players players, long seed, int plies, SelfPlay selfPlay) {
    private static final LocalDate FIRST_DAY = LocalDate.of(2010, 1, 1);
    private static final int DAYS = 5000;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);
    private static final List<Ruleset> RULESETS = Stream.of(
                    "Base", "Base+M", "Base+L", "Base+ML", "Base+P", "Base+MP", "Base+LP", "Base+MLP")
            .map(Ruleset::parse)
            .toList();

    enum Players {
        random,
        bot
    }

    /** Generates the game with the given number, from 1. */
    GameRecord game(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        Ruleset ruleset = RULESETS.get(random.nextInt(RULESETS.size()));
        if (players == Players.random) {
            Game game = playRandomly(random, ruleset);
            return GameRecord.of(game)
                    .withTags(tags(random, number, "player " + random.nextInt(1000), "player " + random.nextInt(1000)));
        }
        return selfPlay.play(random, ruleset).withTags(tags(random, number, "bot", "bot"));
    }

    /** Returns a description of the settings that determine the games. */
    @Override
    public String toString() {
        return players + " seed " + seed + " plies " + plies + (players == Players.bot ? " " + selfPlay : "");
    }

    private static List<Tag> tags(SplittableRandom random, long number, String white, String black) {
        return List.of(
                new Tag("Date", FIRST_DAY.plusDays(random.nextInt(DAYS)).format(DAY)),
                new Tag("Event", "Made-up games"),
                new Tag("Round", Long.toString(number)),
                new Tag("White", white),
                new Tag("Black", black));
    }

    private Game playRandomly(SplittableRandom random, Ruleset ruleset) {
        Game game = Game.start(ruleset);
        int length = plies == 0 ? 0 : random.nextInt(plies / 2, plies + 1);
        for (int ply = 0; ply < length && !game.isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            game = game.playUnchecked(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
