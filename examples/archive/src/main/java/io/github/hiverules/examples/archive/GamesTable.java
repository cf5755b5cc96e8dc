// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.ScannedGame;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** The table {@code games}: a row for each game, and a row for what can't be read. */
final class GamesTable {
    /** The verdict on a game all whose moves are legal, by tournament rules or else by the booklets'. */
    static final String VALID = "valid";

    /** The verdict on a game that breaks a rule, or on text that is no game. */
    static final String INVALID = "invalid";

    /** The verdict on a file, or the rest of a file, that can't be read. */
    static final String UNREADABLE = "unreadable";

    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false) // the file as the user named it, with ! and a name for a member of a zip
            .add("index", "int") // the number of the game in its file, from 1; null where no game can be told
            .add("verdict", "string", false) // valid, invalid, unreadable
            .add("reason", "string") // why not valid, a sentence
            .add("rule", "string") // the rule that is broken, as R3.2; null where it is none
            .add("line", "int") // where the reason is, from 1
            .add("column", "int")
            .add("error_ply", "int") // the turn concerned, from 1; 0 before the first
            .add("format", "string") // PGN, SGF, GAME_STRING
            .add("date", "string") // as PGN writes it: 2013.04.19, with ?? for what is not known
            .add("year", "int")
            .add("event", "string")
            .add("site", "string")
            .add("round", "string")
            .add("white", "string")
            .add("black", "string")
            .add("game_type", "string") // Base+MLP
            .add("rules", "string") // tournament, rulebook, queen-opening, no-repetition: what the game was judged by
            .add("plies", "int", false) // the legal ones
            .add("result", "string") // WhiteWins, BlackWins, Draw, InProgress, NotStarted
            .add("termination", "string") // why the game ended: QUEEN_SURROUNDED, RESIGNATION ...
            .add("clock_millis", "long") // the time both players' clocks ran; null without clocks
            .add("game_string", "string") // the legal moves of a game from the empty table
            .add("game_key", "string"); // a digest that is equal for equal moves, whatever the record's format

    private static final Pattern YEAR = Pattern.compile("\\d{4}(?!\\d)");

    private GamesTable() {}

    /** The row of a game. */
    static Row game(GameText text, ScannedGame found) {
        Optional<NotationException> error = found.error();
        Optional<GameRecord> game = found.record();
        Optional<GameRecord> begun =
                game.filter(record -> !record.recordedMoves().isEmpty()
                        || error.filter(e -> e.ply() == 0).isEmpty());
        OptionalLong clock = Clocks.millis(game.map(GameRecord::recordedMoves).orElse(List.of()).stream()
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
                begun.filter(record -> record.startPosition().stacks().isEmpty())
                        .map(GamesTable::gameString)
                        .orElse(null),
                begun.map(record -> digest(record.gameKey())).orElse(null));
    }

    /** Returns the GameString of a game under any rules, which another column names. */
    private static String gameString(GameRecord record) {
        Game game = record.game();
        int ply = game.length();
        List<String> fields = new ArrayList<>();
        fields.add(record.ruleset().gameType());
        fields.add(record.uhpState());
        fields.add((ply % 2 == 0 ? "White[" : "Black[") + (ply / 2 + 1) + "]");
        fields.addAll(MoveStrings.print(game));
        return String.join(";", fields);
    }

    private static Optional<String> tag(Optional<GameRecord> game, String name) {
        return game.flatMap(record -> record.tag(name));
    }

    /** The row of what can't be read. */
    static Row unreadable(String source, String reason) {
        Object[] values = new Object[SCHEMA.size()];
        values[SCHEMA.fieldIndex("source")] = source;
        values[SCHEMA.fieldIndex("verdict")] = UNREADABLE;
        values[SCHEMA.fieldIndex("reason")] = reason;
        values[SCHEMA.fieldIndex("plies")] = 0;
        return RowFactory.create(values);
    }

    /** The rules that the column {@code rules} names. */
    static Ruleset ruleset(String name) {
        return Ruleset.parse("Base " + name);
    }

    private static String digest(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static Optional<Integer> year(String date) {
        return YEAR.matcher(date).lookingAt() ? Optional.of(Integer.valueOf(date.substring(0, 4))) : Optional.empty();
    }
}
