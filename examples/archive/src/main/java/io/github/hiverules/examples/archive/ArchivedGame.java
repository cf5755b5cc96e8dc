// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.ScannedGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A row of the table {@code games}: a game, or an unreadable file. The components are the columns. Unknown values are
 * null.
 *
 * @param source the file as named on the command line, or {@code file!member} for a member of a zip
 * @param index the number of the game in the file, from 1; null for an unreadable file
 * @param verdict {@link #VALID}, {@link #INVALID} or {@link #UNREADABLE}
 * @param reason why the game is not valid
 * @param rule the broken rule, such as R3.2; null for a notation error
 * @param line the line of the error, from 1
 * @param column the column of the error, from 1
 * @param errorPly the turn with the error, from 1; 0 for an error before the first turn
 * @param format PGN, SGF or GAME_STRING
 * @param date a PGN date such as 2013.04.19, with ?? for unknown parts
 * @param gameType the expansions, such as Base+MLP
 * @param rules the rules of the verdict: tournament, rulebook, queen-opening, no-repetition
 * @param plies the number of legal moves
 * @param result WhiteWins, BlackWins, Draw, InProgress or NotStarted
 * @param termination why the game ended: QUEEN_SURROUNDED, RESIGNATION ...
 * @param clockMillis both players' total thinking time in milliseconds; null without clock times
 * @param gameString the legal moves; null if the game has a custom start position
 * @param gameKey {@link GameRecord#gameKey}, which is equal in all formats; the table contains a digest
 * @param keys the {@link CanonicalPosition} keys of the first positions; null for invalid games and for custom start
 *     positions
 */
record ArchivedGame(
        String source,
        @Nullable Integer index,
        String verdict,
        @Nullable String reason,
        @Nullable String rule,
        @Nullable Integer line,
        @Nullable Integer column,
        @Nullable Integer errorPly,
        @Nullable String format,
        @Nullable String date,
        @Nullable Integer year,
        @Nullable String event,
        @Nullable String site,
        @Nullable String round,
        @Nullable String white,
        @Nullable String black,
        @Nullable String gameType,
        @Nullable String rules,
        int plies,
        @Nullable String result,
        @Nullable String termination,
        @Nullable Long clockMillis,
        @Nullable String gameString,
        @Nullable String gameKey,
        @Nullable List<String> keys) {
    static final RecordTable<ArchivedGame> TABLE = RecordTable.of(ArchivedGame.class, Archive.VERSION);

    /** The verdict on a game whose moves are all legal by tournament or rulebook rules. */
    static final String VALID = "valid";

    /** The verdict on a game with an illegal move or a notation error. */
    static final String INVALID = "invalid";

    /** The verdict on an unreadable file or on the unreadable rest of a file. */
    static final String UNREADABLE = "unreadable";

    private static final Pattern YEAR = Pattern.compile("\\d{4}(?!\\d)");

    /**
     * Returns the row of a judged game.
     *
     * @param maxTurns the number of turns with keys
     */
    static ArchivedGame of(GameText text, ScannedGame found, int maxTurns) {
        String reason =
                found.error().map(error -> error.sentence(Locale.ENGLISH)).orElse(null);
        String verdict = reason == null ? VALID : INVALID;
        return of(
                text.source(), text.number(), verdict, reason, found.record(), found.error(), found.format(), maxTurns);
    }

    static ArchivedGame unreadable(String source, String reason) {
        return of(source, null, UNREADABLE, reason, Optional.empty(), Optional.empty(), Optional.empty(), 0);
    }

    private static ArchivedGame of(
            String source,
            @Nullable Integer index,
            String verdict,
            @Nullable String reason,
            Optional<GameRecord> game,
            Optional<NotationException> error,
            Optional<RecordFormat> format,
            int maxTurns) {
        Optional<GameRecord> begun = game.filter(record ->
                !record.moves().isEmpty() || error.filter(e -> e.ply() == 0).isEmpty());
        Optional<String> gameString = begun.filter(
                        record -> record.startPosition().stacks().isEmpty())
                .map(GameStrings::printLenient);
        Optional<String> date = tag(game, "Date");
        OptionalLong clock = clockMillis(game.map(GameRecord::recordedMoves).orElse(List.of()).stream()
                .map(RecordedMove::clock)
                .toList());
        return new ArchivedGame(
                source,
                index,
                verdict,
                reason,
                error.flatMap(NotationException::rule).map(Rule::number).orElse(null),
                error.map(NotationException::line).orElse(null),
                error.map(NotationException::column).orElse(null),
                error.map(NotationException::ply).orElse(null),
                begun.flatMap(record -> format).map(Enum::name).orElse(null),
                date.orElse(null),
                date.flatMap(ArchivedGame::year).orElse(null),
                tag(game, "Event").orElse(null),
                tag(game, "Site").orElse(null),
                tag(game, "Round").orElse(null),
                tag(game, "White").orElse(null),
                tag(game, "Black").orElse(null),
                begun.map(record -> record.ruleset().gameType()).orElse(null),
                index == null
                        ? null
                        : game.map(GameRecord::ruleset)
                                .orElse(Ruleset.tournament())
                                .variant(),
                game.map(record -> record.moves().size()).orElse(0),
                begun.map(GameRecord::uhpState).orElse(null),
                game.flatMap(record -> record.outcome().termination())
                        .map(Enum::name)
                        .orElse(null),
                clock.isPresent() ? clock.getAsLong() : null,
                gameString.orElse(null),
                begun.map(GameRecord::gameKey).orElse(null),
                verdict.equals(VALID) && gameString.isPresent() ? keys(game.orElseThrow(), maxTurns) : null);
    }

    private static Optional<String> tag(Optional<GameRecord> game, String name) {
        return game.flatMap(record -> record.tag(name));
    }

    private static Optional<Integer> year(String date) {
        return YEAR.matcher(date).lookingAt() ? Optional.of(Integer.valueOf(date.substring(0, 4))) : Optional.empty();
    }

    /** Returns the keys before each of the first turns, and the key after the last of these turns. */
    private static List<String> keys(GameRecord game, int maxTurns) {
        Position position = game.startPosition();
        List<String> keys = new ArrayList<>();
        keys.add(CanonicalPosition.of(position).key());
        for (Move move : game.moves().subList(0, Math.min(maxTurns, game.moves().size()))) {
            position = position.playUnchecked(move);
            keys.add(CanonicalPosition.of(position).key());
        }
        return keys;
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
