// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.LenientGameString;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.ScannedGame;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** The table {@code games}: one row per game, and one row per unreadable file. */
final class GamesTable {
    /** The verdict on a game whose moves are all legal by tournament or rulebook rules. */
    static final String VALID = "valid";

    /** The verdict on a game with an illegal move or a notation error. */
    static final String INVALID = "invalid";

    /** The verdict on an unreadable file or on the unreadable rest of a file. */
    static final String UNREADABLE = "unreadable";

    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false) // the file as named on the command line; file!member for a zip
            .add("index", "int") // the number of the game in the file, from 1; null for an unreadable file
            .add("verdict", "string", false) // valid, invalid, unreadable
            .add("reason", "string") // why the game is not valid
            .add("rule", "string") // the broken rule, such as R3.2; null for a notation error
            .add("line", "int") // the line of the error, from 1
            .add("column", "int")
            .add("error_ply", "int") // the turn with the error, from 1; 0 for an error before the first turn
            .add("format", "string") // PGN, SGF, GAME_STRING
            .add("date", "string") // a PGN date such as 2013.04.19, with ?? for unknown parts
            .add("year", "int")
            .add("event", "string")
            .add("site", "string")
            .add("round", "string")
            .add("white", "string")
            .add("black", "string")
            .add("game_type", "string") // Base+MLP
            .add("rules", "string") // the rules of the verdict: tournament, rulebook, queen-opening, no-repetition
            .add("plies", "int", false) // the number of legal moves
            .add("result", "string") // WhiteWins, BlackWins, Draw, InProgress, NotStarted
            .add("termination", "string") // why the game ended: QUEEN_SURROUNDED, RESIGNATION ...
            .add("clock_millis", "long") // both players' total thinking time; null without clock times
            .add("game_string", "string") // the legal moves; null if the game has a custom start position
            .add("game_key", "string"); // a digest of GameRecord.gameKey, which is equal in all formats

    private static final Pattern YEAR = Pattern.compile("\\d{4}(?!\\d)");

    private GamesTable() {}

    static Row game(GameText text, ScannedGame found) {
        Optional<NotationException> error = found.error();
        Optional<GameRecord> game = found.record();
        Optional<GameRecord> begun =
                game.filter(record -> !record.recordedMoves().isEmpty()
                        || error.filter(e -> e.ply() == 0).isEmpty());
        OptionalLong clock = clockMillis(game.map(GameRecord::recordedMoves).orElse(List.of()).stream()
                .map(RecordedMove::clock)
                .toList());
        return RowFactory.create(
                text.source(),
                text.number(),
                error.isEmpty() ? VALID : INVALID,
                error.map(e -> e.sentence(Locale.ENGLISH)).orElse(null),
                error.flatMap(NotationException::rule).map(Rule::number).orElse(null),
                error.map(NotationException::line).orElse(null),
                error.map(e -> e.column()).orElse(null),
                error.map(NotationException::ply).orElse(null),
                begun.flatMap(record -> found.format()).map(Enum::name).orElse(null),
                tag(game, "Date").orElse(null),
                tag(game, "Date").flatMap(GamesTable::year).orElse(null),
                tag(game, "Event").orElse(null),
                tag(game, "Site").orElse(null),
                tag(game, "Round").orElse(null),
                tag(game, "White").orElse(null),
                tag(game, "Black").orElse(null),
                begun.map(record -> record.ruleset().gameType()).orElse(null),
                game.map(record -> record.ruleset().variant())
                        .orElse(Ruleset.tournament().variant()),
                game.map(record -> record.recordedMoves().size()).orElse(0),
                begun.map(GameRecord::uhpState).orElse(null),
                game.flatMap(record -> record.outcome().termination())
                        .map(Enum::name)
                        .orElse(null),
                clock.isPresent() ? clock.getAsLong() : null,
                begun.flatMap(LenientGameString::print).orElse(null),
                begun.map(GameRecord::gameKey).orElse(null));
    }

    private static Optional<String> tag(Optional<GameRecord> game, String name) {
        return game.flatMap(record -> record.tag(name));
    }

    static Row unreadable(String source, String reason) {
        Object[] values = new Object[SCHEMA.size()];
        values[SCHEMA.fieldIndex("source")] = source;
        values[SCHEMA.fieldIndex("verdict")] = UNREADABLE;
        values[SCHEMA.fieldIndex("reason")] = reason;
        values[SCHEMA.fieldIndex("plies")] = 0;
        return RowFactory.create(values);
    }

    private static Optional<Integer> year(String date) {
        return YEAR.matcher(date).lookingAt() ? Optional.of(Integer.valueOf(date.substring(0, 4))) : Optional.empty();
    }

    /**
     * Returns both players' total thinking time in milliseconds: the sum of the differences between successive times of
     * each clock. A clock may count up or down. Returns empty if no clock has two times.
     *
     * @param readings the mover's clock time after each turn, beginning with White's; empty if unknown
     */
    static OptionalLong clockMillis(List<Optional<Duration>> readings) {
        long[] previous = {-1, -1};
        long sum = 0;
        boolean any = false;
        for (int ply = 0; ply < readings.size(); ply++) {
            if (readings.get(ply).isPresent()) {
                long now = readings.get(ply).get().toMillis();
                int side = ply % 2;
                if (previous[side] >= 0) {
                    sum += Math.abs(now - previous[side]);
                    any = true;
                }
                previous[side] = now;
            }
        }
        return any ? OptionalLong.of(Math.max(0, sum)) : OptionalLong.empty();
    }
}
