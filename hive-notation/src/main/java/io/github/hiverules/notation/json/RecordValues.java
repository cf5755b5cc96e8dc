package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Tag;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/** JSON of records. What is no record is an {@link IllegalArgumentException}. */
final class RecordValues {
    private RecordValues() {}

    static void write(Tag tag, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", tag.name());
        json.writeStringField("value", tag.value());
        json.writeEndObject();
    }

    static Tag tag(JsonNode json) {
        return new Tag(JsonFields.of(json, "name", JsonFields::text), JsonFields.of(json, "value", JsonFields::text));
    }

    static void write(RecordedMove ply, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeFieldName("move");
        Values.write(ply.move(), json);
        if (ply.clockMillis().isPresent()) {
            json.writeNumberField("clockMillis", ply.clockMillis().getAsLong());
        }
        if (ply.source().isPresent()) {
            json.writeStringField("source", ply.source().get());
        }
        texts("comments", ply.comments(), json);
        texts("variations", ply.variations(), json);
        json.writeEndObject();
    }

    static RecordedMove ply(JsonNode json) {
        RecordedMove.Builder ply = RecordedMove.builder()
                .move(JsonFields.of(json, "move", Values::move))
                .source(JsonFields.optional(json, "source", JsonFields::text))
                .comments(list(json, "comments", JsonFields::text))
                .variations(list(json, "variations", JsonFields::text));
        JsonFields.optional(json, "clockMillis", RecordValues::millis).ifPresent(ply::clockMillis);
        return ply.build();
    }

    private static long millis(JsonNode json) {
        if (!json.isIntegralNumber() || !json.canConvertToLong()) {
            throw new IllegalArgumentException("a clock counts milliseconds");
        }
        return json.longValue();
    }

    static void write(GameRecord record, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("format", record.format().name());
        json.writeFieldName("ruleset");
        Values.write(record.ruleset(), json);
        if (!record.startsOnEmptyTable()) {
            json.writeFieldName("start");
            Values.write(record.startPosition(), json);
        }
        tags("tags", record.tags(), json);
        tags("header", record.header(), json);
        texts("comments", record.comments(), json);
        json.writeArrayFieldStart("plies");
        for (RecordedMove ply : record.recordedMoves()) {
            write(ply, json);
        }
        json.writeEndArray();
        json.writeFieldName("outcome");
        Values.write(record.outcome(), json);
        texts("remarks", record.remarks(), json);
        if (record.error().isPresent()) {
            json.writeStringField("error", record.error().get().getMessage());
        }
        json.writeEndObject();
    }

    static GameRecord record(JsonNode json) {
        return GameRecord.builder()
                .format(JsonFields.optional(json, "format", format -> JsonFields.constant(RecordFormat.class, format))
                        .orElse(RecordFormat.PGN))
                .startPosition(start(json))
                .tags(list(json, "tags", RecordValues::tag))
                .header(list(json, "header", RecordValues::tag))
                .comments(list(json, "comments", JsonFields::text))
                .recordedMoves(list(json, "plies", RecordValues::ply))
                .outcome(JsonFields.of(json, "outcome", Values::outcome))
                .remarks(list(json, "remarks", JsonFields::text))
                .build();
    }

    /** The start position, which is the empty table unless it is named. */
    private static Position start(JsonNode json) {
        Ruleset ruleset = JsonFields.of(json, "ruleset", Values::ruleset);
        Position start = JsonFields.optional(json, "start", Values::position).orElseGet(() -> Position.start(ruleset));
        if (!start.ruleset().equals(ruleset)) {
            throw new IllegalArgumentException("the start position has other rules than the record");
        }
        return start;
    }

    private static void tags(String name, List<Tag> tags, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (Tag tag : tags) {
            write(tag, json);
        }
        json.writeEndArray();
    }

    private static void texts(String name, List<String> texts, JsonGenerator json) throws IOException {
        if (!texts.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (String text : texts) {
                json.writeString(text);
            }
            json.writeEndArray();
        }
    }

    /** The members of a list that may be left out. */
    private static <T> List<T> list(JsonNode json, String name, Function<JsonNode, T> reader) {
        return JsonFields.optional(json, name, list -> JsonFields.list(list, reader))
                .orElse(List.of());
    }
}
