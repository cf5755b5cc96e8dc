// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Style;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Games that nobody played. Each is determined by its number and these settings alone, so that they can be made in any order
 * and by several threads.
 *
 * @param players who moves
 * @param seed where chance begins
 * @param plies how many turns a game has at most, from 0; where chance plays, a game has at least half as many
 */
record MadeUpGames(Players players, long seed, int plies) {
    private static final LocalDate FIRST_DAY = LocalDate.of(2010, 1, 1);
    private static final int DAYS = 5000;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);
    private static final List<Ruleset> RULESETS = Stream.of(
                    "Base", "Base+M", "Base+L", "Base+ML", "Base+P", "Base+MP", "Base+LP", "Base+MLP")
            .map(Ruleset::parse)
            .toList();

    /** Who moves. */
    enum Players {
        /** Chance: any legal move. */
        random,
        /** The bot, looking one turn ahead, against itself; chance decides between moves that it likes as much. */
        bot
    }

    /** The game with that number, from 1. */
    GameRecord game(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        Ruleset ruleset = RULESETS.get(random.nextInt(RULESETS.size()));
        GameRecord.Builder record = GameRecord.builder().ruleset(ruleset);
        if (players == Players.random) {
            record.outcome(playByChance(random, ruleset, record))
                    .tags(tags(random, number, "player " + random.nextInt(1000), "player " + random.nextInt(1000)));
        } else {
            Style[] styles = Style.values();
            Style white = styles[random.nextInt(styles.length)];
            Style black = styles[random.nextInt(styles.length)];
            record.outcome(playByBots(random, ruleset, List.of(white, black), record))
                    .tags(tags(random, number, name(white), name(black)));
        }
        return record.build();
    }

    private static List<Tag> tags(SplittableRandom random, long number, String white, String black) {
        return List.of(
                new Tag("Date", FIRST_DAY.plusDays(random.nextInt(DAYS)).format(DAY)),
                new Tag("Event", "Made-up games"),
                new Tag("Round", Long.toString(number)),
                new Tag("White", white),
                new Tag("Black", black));
    }

    private static String name(Style style) {
        return "bot, " + style.name().toLowerCase(Locale.ROOT);
    }

    private Outcome playByChance(SplittableRandom random, Ruleset ruleset, GameRecord.Builder record) {
        MutableGame referee = MutableGame.start(ruleset);
        int length = plies == 0 ? 0 : random.nextInt(plies / 2, plies + 1);
        for (int ply = 0; ply < length && !referee.outcome().isOver(); ply++) {
            List<Move> moves = referee.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            referee.tryPlay(move);
            record.addRecordedMoves(RecordedMove.of(move));
        }
        return referee.outcome();
    }

    private Outcome playByBots(
            SplittableRandom random, Ruleset ruleset, List<Style> styles, GameRecord.Builder record) {
        Bot bot = new Bot();
        Game game = Game.start(ruleset);
        for (int ply = 0; ply < plies && !game.outcome().isOver(); ply++) {
            bot.style(styles.get(ply % 2));
            bot.seed(random.nextInt());
            Move move = bot.choose(game, SearchLimit.depth(1));
            game = game.play(move);
            record.addRecordedMoves(RecordedMove.of(move));
        }
        return game.outcome();
    }
}
