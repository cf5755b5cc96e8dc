// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.TEXT;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Tag;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The table of records. */
final class RecordValues {
    private static final ValueType<List<String>> TEXTS = Values.list(TEXT);

    static final Kind<Tag> TAG =
            Kind.of("", Tag.class, Field.of("name", TEXT, Tag::name), Field.of("value", TEXT, Tag::value), Tag::new);

    private static final ValueType<List<Tag>> TAGS = Values.list(TAG);

    static final Kind<RecordedMove> RECORDED_MOVE = Kind.of(
            "",
            RecordedMove.class,
            Field.of("move", Values.MOVE, RecordedMove::move),
            Field.omitted(
                    "clockMillis",
                    Values.LONG_NUMBER.as(OptionalLong::orElseThrow, OptionalLong::of),
                    RecordedMove::clockMillis,
                    OptionalLong.empty()),
            Field.optional("source", TEXT, RecordedMove::source),
            Field.omitted("comments", TEXTS, RecordedMove::comments, List.of()),
            Field.omitted("variations", TEXTS, RecordedMove::variations, List.of()),
            (move, clock, source, comments, variations) -> RecordedMove.builder()
                    .move(move)
                    .clockMillis(clock)
                    .source(source)
                    .comments(comments)
                    .variations(variations)
                    .build());

    private static final Field<GameRecord, RecordFormat> FORMAT =
            Field.defaulted("format", Names.FORMAT, GameRecord::format, RecordFormat.PGN);
    private static final Field<GameRecord, Ruleset> RULESET = Field.of("ruleset", Values.RULESET, GameRecord::ruleset);
    private static final Field<GameRecord, Optional<Position>> START = Field.optional(
            "start",
            Values.POSITION,
            record -> record.startsOnEmptyTable() ? Optional.empty() : Optional.of(record.startPosition()));
    private static final Field<GameRecord, List<Tag>> RECORD_TAGS =
            Field.defaulted("tags", TAGS, GameRecord::tags, List.of());
    private static final Field<GameRecord, List<Tag>> HEADER =
            Field.defaulted("header", TAGS, GameRecord::header, List.of());
    private static final Field<GameRecord, List<String>> COMMENTS =
            Field.omitted("comments", TEXTS, GameRecord::comments, List.of());
    private static final Field<GameRecord, List<RecordedMove>> PLIES =
            Field.defaulted("plies", Values.list(RECORDED_MOVE), GameRecord::recordedMoves, List.of());
    private static final Field<GameRecord, Outcome> OUTCOME = Field.of("outcome", Values.OUTCOME, GameRecord::outcome);
    private static final Field<GameRecord, List<String>> REMARKS =
            Field.omitted("remarks", TEXTS, GameRecord::remarks, List.of());
    private static final Field<GameRecord, Optional<String>> ERROR =
            Field.derived("error", TEXT, record -> record.error().map(RecordValues::message));

    static final Kind<GameRecord> GAME_RECORD = new Kind<>(
            "",
            GameRecord.class,
            List.of(FORMAT, RULESET, START, RECORD_TAGS, HEADER, COMMENTS, PLIES, OUTCOME, REMARKS, ERROR),
            json -> GameRecord.builder()
                    .format(FORMAT.read(json))
                    .startPosition(start(RULESET.read(json), START.read(json)))
                    .tags(RECORD_TAGS.read(json))
                    .header(HEADER.read(json))
                    .comments(COMMENTS.read(json))
                    .recordedMoves(PLIES.read(json))
                    .outcome(OUTCOME.read(json))
                    .remarks(REMARKS.read(json))
                    .build());

    private RecordValues() {}

    /** The start position, which is the empty table unless it is named. */
    private static Position start(Ruleset ruleset, Optional<Position> named) {
        Position start = named.orElseGet(() -> Position.start(ruleset));
        if (!start.ruleset().equals(ruleset)) {
            throw new IllegalArgumentException("The start position has other rules than the record.");
        }
        return start;
    }

    private static String message(RecordException error) {
        @Nullable String message = error.getMessage();
        return message == null ? error.reason() : message;
    }
}
