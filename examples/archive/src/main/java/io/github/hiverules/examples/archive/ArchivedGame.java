// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * A row of the table {@code games}: a judged game, or an unreadable file or rest of a file.
 *
 * @param found the text of the game, or why the file is unreadable
 * @param judged the judged game, or empty if the file is unreadable
 * @param maxTurns the number of turns with keys
 */
record ArchivedGame(Found found, Optional<ScannedGame> judged, int maxTurns) {
    /** The verdict on a game whose moves are all legal by tournament or rulebook rules. */
    static final String VALID = "valid";

    /** The verdict on a game with an illegal move or a notation error. */
    static final String INVALID = "invalid";

    /** The verdict on an unreadable file or on the unreadable rest of a file. */
    static final String UNREADABLE = "unreadable";

    private static final Pattern YEAR = Pattern.compile("\\d{4}(?!\\d)");

    /** The columns. The metadata of the first column contains the version of the columns. */
    static final StructType SCHEMA = withVersion(StructType.fromDDL("""
            source string comment 'the file as named on the command line, or file!member for a member of a zip',
            index int comment 'the number of the game in the file, from 1; null for an unreadable file',
            verdict string comment 'valid, invalid or unreadable',
            reason string comment 'why the game is not valid',
            rule string comment 'the broken rule, such as R3.2; null for a notation error',
            line int comment 'the line of the error, from 1',
            column int comment 'the column of the error, from 1',
            error_ply int comment 'the turn with the error, from 1; 0 for an error before the first turn',
            format string comment 'PGN, SGF or GAME_STRING',
            date string comment 'a PGN date such as 2013.04.19, with ?? for unknown parts',
            year int, event string, site string, round string, white string, black string,
            game_type string comment 'the expansions, such as Base+MLP',
            rules string comment 'the rules of the verdict: tournament, rulebook, queen-opening, no-repetition',
            plies int comment 'the number of legal moves',
            result string comment 'WhiteWins, BlackWins, Draw, InProgress or NotStarted',
            termination string comment 'why the game ended: QUEEN_SURROUNDED, RESIGNATION ...',
            clock_millis bigint comment 'the thinking time of both players in milliseconds; null without clock times',
            game_string string comment 'the legal moves; null if the game has a custom start position',
            game_key string comment 'a digest of the moves, which is equal in all formats',
            keys array<bigint> comment 'xxhash64 of the canonical keys of the first positions; null for invalid games \
            and for custom start positions'"""));

    private static StructType withVersion(StructType schema) {
        StructField[] fields = schema.fields();
        fields[0] = new StructField(
                fields[0].name(),
                fields[0].dataType(),
                true,
                new MetadataBuilder()
                        .withMetadata(fields[0].metadata())
                        .putLong("version", Archive.VERSION)
                        .build());
        return new StructType(fields);
    }

    String verdict() {
        return judged.map(game -> game.isValid() ? VALID : INVALID).orElse(UNREADABLE);
    }

    /** Returns the values of the columns of {@link #SCHEMA}. */
    Row row() {
        Optional<NotationException> error = judged.flatMap(ScannedGame::error);
        Optional<GameRecord> record = judged.flatMap(ScannedGame::record);
        // the record unless the error precedes the first turn
        Optional<GameRecord> begun = record.filter(game ->
                !game.moves().isEmpty() || error.filter(e -> e.ply() == 0).isEmpty());
        Optional<GameRecord> regular =
                begun.filter(game -> game.startPosition().stacks().isEmpty());
        Map<String, Optional<?>> values = new HashMap<>();
        values.put("source", Optional.of(found.source()));
        values.put("index", judged.map(game -> found.number()));
        values.put("verdict", Optional.of(verdict()));
        values.put(
                "reason", judged.isEmpty() ? Optional.of(found.content()) : error.map(e -> e.sentence(Locale.ENGLISH)));
        values.put("rule", error.flatMap(NotationException::rule).map(Rule::number));
        values.put("line", error.map(NotationException::line));
        values.put("column", error.map(NotationException::column));
        values.put("error_ply", error.map(NotationException::ply));
        values.put(
                "format",
                begun.flatMap(game -> judged.flatMap(ScannedGame::format)).map(Enum::name));
        for (String tag : List.of("Date", "Event", "Site", "Round", "White", "Black")) {
            values.put(tag.toLowerCase(Locale.ROOT), record.flatMap(game -> game.tag(tag)));
        }
        values.put("year", record.flatMap(game -> game.tag("Date")).flatMap(ArchivedGame::year));
        values.put("game_type", begun.map(game -> game.ruleset().gameType()));
        Ruleset rules = record.map(GameRecord::ruleset).orElse(Ruleset.tournament());
        values.put("rules", judged.map(game -> rules.variant()));
        List<RecordedMove> moves = record.map(GameRecord::recordedMoves).orElse(List.of());
        values.put("plies", Optional.of(moves.size()));
        values.put("result", begun.map(GameRecord::uhpState));
        values.put(
                "termination",
                record.flatMap(game -> game.outcome().termination()).map(Enum::name));
        values.put(
                "clock_millis",
                clockMillis(moves.stream().map(RecordedMove::clock).toList()));
        values.put("game_string", regular.map(GameStrings::print));
        values.put("game_key", begun.map(GameRecord::gameKey).map(Text::digest));
        values.put("keys", regular.filter(game -> error.isEmpty()).map(this::keys));
        return RowFactory.create(Stream.of(SCHEMA.fieldNames())
                .map(name -> Objects.requireNonNull(values.get(name), name).orElse(null))
                .toArray());
    }

    private static Optional<Integer> year(String date) {
        return YEAR.matcher(date).lookingAt() ? Optional.of(Integer.valueOf(date.substring(0, 4))) : Optional.empty();
    }

    /** Returns the keys before each of the first turns, and the key after the last of these turns. */
    private Long[] keys(GameRecord game) {
        List<Long> keys = new ArrayList<>();
        Position position = game.startPosition();
        keys.add(key(position));
        for (Move move : game.moves().subList(0, Math.min(maxTurns, game.moves().size()))) {
            position = position.playUnchecked(move);
            keys.add(key(position));
        }
        return keys.toArray(Long[]::new);
    }

    /** Returns the hash code of the canonical key. The SQL function {@code xxhash64} has equal results. */
    static long key(Position position) {
        return CanonicalPosition.of(position).keyHash();
    }

    /**
     * Returns both players' total thinking time in milliseconds: the sum of the differences between successive times of
     * each clock. A clock may count up or down. Returns empty if no clock has two times.
     *
     * @param readings the mover's clock time after each turn, beginning with White's; empty if unknown
     */
    static Optional<Long> clockMillis(List<Optional<Duration>> readings) {
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
        return any ? Optional.of(Math.max(0, sum)) : Optional.empty();
    }
}
