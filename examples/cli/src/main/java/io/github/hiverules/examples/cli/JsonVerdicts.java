// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Remark;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

/** Prints one JSON object per line. All objects have the same keys; unknown values are null. */
record JsonVerdicts() implements VerdictPrinter {
    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    @Override
    public String print(Verdict verdict) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(line)) {
            write(verdict, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    private static void write(Verdict verdict, JsonGenerator json) throws IOException {
        ScannedGame game = verdict.game();
        Optional<GameRecord> record = game.record();
        Optional<GameRecord> begun = verdict.begun();
        json.writeStartObject();
        json.writeStringField("file", verdict.file());
        json.writeNumberField("index", verdict.index());
        writeOptional(json, "gameType", begun.map(found -> found.ruleset().gameType()));
        json.writeStringField("rules", verdict.rules());
        json.writeNumberField(
                "plies", record.map(found -> found.recordedMoves().size()).orElse(0));
        writeOptional(json, "state", begun.map(GameRecord::uhpState));
        writeOptional(
                json,
                "result",
                record.flatMap(found -> found.outcome().termination()).map(Enum::name));
        writeOptional(json, "white", record.flatMap(found -> found.tag("White")));
        writeOptional(json, "black", record.flatMap(found -> found.tag("Black")));
        writeOptional(json, "gameString", verdict.gameString());
        if (game.error().isPresent()) {
            writeError(json, game.error().get());
        } else {
            json.writeNullField("error");
        }
        json.writeArrayFieldStart("remarks");
        for (Remark remark : game.remarks()) {
            json.writeString(remark.sentence(Locale.ENGLISH));
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeError(JsonGenerator json, NotationException error) throws IOException {
        json.writeObjectFieldStart("error");
        json.writeNumberField("line", error.line());
        json.writeNumberField("column", error.column());
        json.writeNumberField("ply", error.ply());
        json.writeStringField("token", error.token());
        json.writeStringField("expected", error.expected());
        json.writeStringField("reason", error.sentence(Locale.ENGLISH));
        writeOptional(json, "rule", error.rule().map(rule -> rule.number()));
        json.writeStringField("code", error.code());
        json.writeEndObject();
    }

    private static void writeOptional(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        } else {
            json.writeNullField(name);
        }
    }

    @Override
    public Optional<String> summary(int valid, int invalid) {
        return Optional.empty();
    }
}
