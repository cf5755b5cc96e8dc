// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static io.github.hiverules.notation.internal.schema.Values.TEXT;

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

    static final ObjectType<Tag> TAG = ObjectType.of(
            Tag.class,
            in -> new Tag(in.next(), in.next()),
            Member.of("name", TEXT, Tag::name),
            Member.of("value", TEXT, Tag::value));

    private static final ValueType<List<Tag>> TAGS = Values.list(TAG);

    static final ObjectType<RecordedMove> RECORDED_MOVE = ObjectType.of(
            RecordedMove.class,
            in -> RecordedMove.builder()
                    .move(in.next())
                    .clockMillis(in.<OptionalLong>next())
                    .source(in.<Optional<String>>next())
                    .comments(in.<List<String>>next())
                    .variations(in.<List<String>>next())
                    .build(),
            Member.of("move", Values.MOVE, RecordedMove::move),
            Member.omitted(
                    "clockMillis",
                    Values.LONG_NUMBER.as(OptionalLong::orElseThrow, OptionalLong::of),
                    RecordedMove::clockMillis,
                    OptionalLong.empty()),
            Member.optional("source", TEXT, RecordedMove::source),
            Member.omitted("comments", TEXTS, RecordedMove::comments, List.of()),
            Member.omitted("variations", TEXTS, RecordedMove::variations, List.of()));

    static final ObjectType<GameRecord> GAME_RECORD = ObjectType.of(
            GameRecord.class,
            in -> GameRecord.builder()
                    .format(in.next())
                    .startPosition(start(in.next(), in.next()))
                    .tags(in.<List<Tag>>next())
                    .header(in.<List<Tag>>next())
                    .comments(in.<List<String>>next())
                    .recordedMoves(in.<List<RecordedMove>>next())
                    .outcome(in.next())
                    .remarks(in.<List<String>>next())
                    .build(),
            Member.defaulted("format", Names.FORMAT, GameRecord::format, RecordFormat.PGN),
            Member.of("ruleset", Values.RULESET, GameRecord::ruleset),
            Member.optional(
                    "start",
                    Values.POSITION,
                    record -> record.startsOnEmptyTable() ? Optional.empty() : Optional.of(record.startPosition())),
            Member.defaulted("tags", TAGS, GameRecord::tags, List.of()),
            Member.defaulted("header", TAGS, GameRecord::header, List.of()),
            Member.omitted("comments", TEXTS, GameRecord::comments, List.of()),
            Member.defaulted("plies", Values.list(RECORDED_MOVE), GameRecord::recordedMoves, List.of()),
            Member.of("outcome", Values.OUTCOME, GameRecord::outcome),
            Member.omitted("remarks", TEXTS, GameRecord::remarks, List.of()),
            Member.optional("error", TEXT, record -> record.error().map(RecordValues::message)));

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
