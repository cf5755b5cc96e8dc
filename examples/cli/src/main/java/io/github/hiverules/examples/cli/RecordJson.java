// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.json.HiveJackson2Module;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Reads records that are JSON: those of this library, and analyses that hivegame.com saved. */
final class RecordJson {
    private static final int MAX_LENGTH = 16_000_000;

    private RecordJson() {}

    /**
     * Converts a file of one record to PGN.
     *
     * @return the PGN, or the bytes themselves if they are other JSON or too long
     * @throws IOException if the bytes can't be read, or are a record with an error
     */
    static InputStream asPgn(InputStream bytes) throws IOException {
        byte[] json = bytes.readNBytes(MAX_LENGTH);
        try {
            GameRecord record =
                    new ObjectMapper().registerModule(new HiveJackson2Module()).readValue(json, GameRecord.class);
            return new ByteArrayInputStream(
                    Records.print(record, RecordFormat.PGN).getBytes(UTF_8));
        } catch (JsonProcessingException e) {
            if (new String(json, UTF_8).contains("\"game_type\"")) {
                throw new IOException(e.getOriginalMessage(), e);
            }
            return new SequenceInputStream(new ByteArrayInputStream(json), bytes);
        }
    }
}
