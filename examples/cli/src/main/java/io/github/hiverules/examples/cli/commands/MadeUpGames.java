// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.bot.Analyst;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Network;
import io.github.hiverules.examples.common.RandomGames;
import io.github.hiverules.notation.record.Evaluation;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Generates games. A game depends only on the settings and the game's number, so threads can generate games in any
 * order.
 *
 * @param plies the maximum number of turns, at least 0. Unfinished random games have at least half as many turns
 * @param selfPlay the settings of games of the bot against itself, or empty for random games
 */
record MadeUpGames(long seed, int plies, Optional<SelfPlay> selfPlay) {
    private static final LocalDate FIRST_DAY = LocalDate.of(2010, 1, 1);
    private static final int DAYS = 5000;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

    /**
     * Settings of the bot's games. Random moves add variety.
     *
     * @param nodes the nodes per move
     * @param minRandomPlies the minimum number of random plies at the start
     * @param maxRandomPlies the maximum number of random plies at the start
     * @param randomPercent the percentage of random moves after the start, 0 to 100
     */
    record SelfPlay(Network network, long nodes, int minRandomPlies, int maxRandomPlies, int randomPercent) {
        private static final int TABLE_MEGABYTES = 2;
        private static final SearchLimit DEPTH = SearchLimit.depth(30);

        private Bot bot() {
            Bot bot = new Bot();
            bot.network(network);
            bot.maxNodes(nodes);
            bot.megabytes(TABLE_MEGABYTES);
            return bot;
        }

        @Override
        public String toString() {
            return "nodes " + nodes + " random plies " + minRandomPlies + " to " + maxRandomPlies + " random moves "
                    + randomPercent + "% network " + network.print().hashCode();
        }
    }

    /** Generates the game with the given number, from 1. */
    GameRecord game(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        Ruleset ruleset =
                Ruleset.gameTypes().get(random.nextInt(Ruleset.gameTypes().size()));
        if (selfPlay.isPresent()) {
            return playBot(random, ruleset, selfPlay.get()).withTags(tags(random, number, "bot", "bot"));
        }
        int length = plies == 0 ? 0 : random.nextInt(plies / 2, plies + 1);
        Game game = RandomGames.extend(Game.start(ruleset), length, random);
        return GameRecord.of(game)
                .withTags(tags(random, number, "player " + random.nextInt(1000), "player " + random.nextInt(1000)));
    }

    /** Plays a game of the bot. Each move that isn't random has the search's evaluation. */
    private GameRecord playBot(SplittableRandom random, Ruleset ruleset, SelfPlay settings) {
        Bot bot = settings.bot();
        int opening = random.nextInt(settings.minRandomPlies, settings.maxRandomPlies + 1);
        RecordCursor cursor = GameRecord.of(Game.start(ruleset)).cursor();
        for (Game game = cursor.game(); game.length() < plies && !game.isOver(); game = cursor.game()) {
            if (game.length() < opening || random.nextInt(100) < settings.randomPercent) {
                cursor = cursor.play(RandomGames.move(game, random));
            } else {
                bot.seed(random.nextInt());
                Move move = bot.choose(game, SelfPlay.DEPTH);
                int score = game.sideToMove() == Color.WHITE ? bot.score() : -bot.score();
                cursor = cursor.play(move).withEvaluation(Evaluation.of(Analyst.chance(score)));
            }
        }
        return cursor.record();
    }

    private static List<Tag> tags(SplittableRandom random, long number, String white, String black) {
        return List.of(
                new Tag("Date", FIRST_DAY.plusDays(random.nextInt(DAYS)).format(DAY)),
                new Tag("Event", "Made-up games"),
                new Tag("Round", Long.toString(number)),
                new Tag("White", white),
                new Tag("Black", black));
    }

    /** Returns a description of the settings that determine the games. */
    @Override
    public String toString() {
        return (selfPlay.isPresent() ? "bot" : "random") + " seed " + seed + " plies " + plies
                + selfPlay.map(settings -> " " + settings).orElse("");
    }
}
