// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads records in JSON: records of this library, and analyses saved by hivegame.com. */
final class RecordJson {
    /** The maximum number of bytes of a record. Longer files are read as text. */
    private static final int MAX_LENGTH = 16_000_000;

    private static final Pattern RECORD = Pattern.compile("(?s)\\s*\\{.*\"(?:moves|game_type)\"\\s*:");

    private static final Pattern MOVE = Pattern.compile("moves\\[(\\d{1,9})\\]: (.*)", Pattern.DOTALL);

    /** The parts of Jackson's messages that name classes and methods. */
    private static final String JAVA_NAMES =
            "(, from| for|: not allowed (?:when|as per)) `[^`]*`( enabled)?| \\(bound as `[^`]*`\\)";

    private RecordJson() {}

    /** Loads Jackson lazily, only for records in JSON. */
    private static final class Mapper {
        private static final ObjectMapper MAPPER = new ObjectMapper()
                .registerModule(new HiveJackson2Module())
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** Splits a file into the texts of games. A JSON record is a single text. */
    static Stream<GameText> split(InputStream bytes, String file, ReaderOptions options) throws IOException {
        byte[] json = bytes.readNBytes(MAX_LENGTH);
        String withoutMark = new String(json, UTF_8).replaceFirst("^\uFEFF", "");
        GameText text = new GameText(file, 1, 1, 1, Optional.empty(), withoutMark, List.of());
        return json.length < MAX_LENGTH && isRecord(text)
                ? Stream.of(text)
                : Records.split(new SequenceInputStream(new ByteArrayInputStream(json), bytes), file, options);
    }

    static boolean isRecord(GameText text) {
        return text.source().toLowerCase(Locale.ROOT).endsWith(".json")
                && RECORD.matcher(text.text()).lookingAt();
    }

    static Verdict judge(GameText text) {
        try {
            GameRecord record = Mapper.MAPPER.readValue(text.text(), GameRecord.class);
            return new Verdict(text.source(), 1, Optional.of(record), Optional.empty(), List.of());
        } catch (JsonProcessingException e) {
            return new Verdict(text.source(), 1, Optional.empty(), Optional.of(error(e)), List.of());
        }
    }

    /** Converts an error. Only syntax errors have a line and column. */
    private static NotationException error(JsonProcessingException error) {
        boolean isSyntax = error instanceof JsonParseException && error.getLocation() != null;
        int line = isSyntax ? error.getLocation().getLineNr() : 1;
        int column = isSyntax ? error.getLocation().getColumnNr() : 1;
        Matcher move = MOVE.matcher(error.getOriginalMessage());
        boolean inMainLine = move.matches();
        int ply = inMainLine ? Integer.parseInt(move.group(1)) + 1 : 0;
        String sentence = inMainLine
                ? move.group(2)
                : error.getOriginalMessage()
                        .replaceAll("\\[Source: [^;]*; ", "[")
                        .replaceAll(JAVA_NAMES, "");
        return new NotationException(new Remark("json-record", line, column, ply, locale -> sentence), "");
    }
}
