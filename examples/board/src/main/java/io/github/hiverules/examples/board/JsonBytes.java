// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import java.io.IOException;
import java.util.Objects;

/** Reads and writes JSON. */
final class JsonBytes {
    /** The maximum nesting depth. A record may nest 100 variations, and each variation takes three levels of JSON. */
    private static final int MAX_NESTING = 320;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING)
                    .maxStringLength(WebServer.MAX_BODY)
                    .maxNumberLength(20)
                    .build())
            .build());

    private JsonBytes() {}

    /** @throws BadRequest if the bytes are not JSON */
    static Json parse(byte[] bytes) {
        try {
            return new Json(MAPPER.readValue(bytes, Object.class));
        } catch (StreamConstraintsException e) { // has no location
            throw new BadRequest("json-limit");
        } catch (JsonProcessingException e) {
            JsonLocation place = Objects.requireNonNullElse(e.getLocation(), JsonLocation.NA);
            throw new BadRequest("no-json", place.getLineNr(), place.getColumnNr());
        } catch (IOException e) {
            throw new BadRequest("unreadable");
        }
    }

    static byte[] print(Json node) {
        try {
            return MAPPER.writeValueAsBytes(node.tree());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
