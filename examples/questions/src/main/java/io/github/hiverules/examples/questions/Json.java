// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.notation.json.HiveJackson2Module;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads and writes JSON. */
final class Json {
    /** The maximum absolute value of a coordinate. */
    private static final int MAX_COORDINATE = 1_000_000;

    /** The maximum nesting depth. A record may nest 100 variations, and each variation takes three levels of JSON. */
    private static final int MAX_NESTING = 320;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_NESTING)
                            .maxStringLength(WebServer.MAX_BODY)
                            .maxNumberLength(20)
                            .build())
                    .build())
            .registerModule(new HiveJackson2Module());

    private Json() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** @throws BadRequest if the bytes are not a JSON object */
    static JsonNode parse(byte[] bytes) {
        try {
            JsonNode node = MAPPER.readTree(bytes);
            if (!node.isObject()) {
                throw new BadRequest("no-object");
            }
            return node;
        } catch (JsonProcessingException e) {
            JsonLocation place = Objects.requireNonNullElse(e.getLocation(), JsonLocation.NA);
            throw new BadRequest("no-json", place.getLineNr(), place.getColumnNr());
        } catch (IOException e) {
            throw new BadRequest("unreadable");
        }
    }

    /** Converts a library value, or a list of library values, to JSON. */
    static JsonNode write(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** @throws BadRequest if the node can't be converted to the type */
    static <T> T read(JsonNode node, Class<T> type) {
        try {
            T value = MAPPER.treeToValue(node, type);
            if (value != null) {
                return value;
            }
        } catch (JsonProcessingException e) {
            throw new BadRequest("no-value", e.getOriginalMessage()); // the library's message
        }
        throw new BadRequest("no-value", "null");
    }

    static byte[] print(JsonNode node) {
        try {
            return MAPPER.writeValueAsBytes(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static ObjectNode error(BadRequest problem, Locale language) {
        ObjectNode error = object();
        error.putObject("error").put("message", problem.message(language)).put("ply", problem.ply());
        return error;
    }

    /** @throws BadRequest if the field is missing or is not a string */
    static String text(JsonNode question, String field) {
        if (!question.path(field).isTextual()) {
            throw new BadRequest(question.hasNonNull(field) ? "not-text" : "missing", field);
        }
        return question.path(field).asText();
    }

    /** @throws BadRequest if the field is present, but is not a string */
    static String text(JsonNode question, String field, String otherwise) {
        return question.hasNonNull(field) ? text(question, field) : otherwise;
    }

    /** @throws BadRequest if the field is present, but is not an integer in the range */
    static int number(JsonNode question, String field, int least, int most, int otherwise) {
        if (!question.hasNonNull(field)) {
            return otherwise;
        }
        JsonNode node = question.path(field);
        if (!node.canConvertToInt() || !node.isIntegralNumber() || node.asInt() < least || node.asInt() > most) {
            throw new BadRequest("not-a-number", field, String.valueOf(least), String.valueOf(most));
        }
        return node.asInt();
    }

    /**
     * Lists the elements of a field.
     *
     * @throws BadRequest with the given key if the field is not a list, or an element doesn't fit
     */
    static Stream<JsonNode> list(JsonNode question, String field, Predicate<JsonNode> fits, String key) {
        JsonNode list = question.path(field);
        if (!list.isArray() || !list.valueStream().allMatch(fits)) {
            throw new BadRequest(key, field);
        }
        return list.valueStream();
    }

    /** @throws BadRequest if the field is present, but is not a boolean */
    static boolean flag(JsonNode question, String field, boolean otherwise) {
        if (question.hasNonNull(field) && !question.path(field).isBoolean()) {
            throw new BadRequest("not-a-flag", field);
        }
        return question.path(field).asBoolean(otherwise);
    }

    static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** @throws BadRequest if the node is neither {@code "white"} nor {@code "black"} */
    static Color color(JsonNode node) {
        return switch (node.asText()) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw new BadRequest("side");
        };
    }

    static ObjectNode cell(Hex hex) {
        return object().put("q", hex.q()).put("r", hex.r());
    }

    /** @throws BadRequest if the node is not a cell */
    static Hex hex(JsonNode node) {
        return Hex.of(coordinate(node.path("q")), coordinate(node.path("r")));
    }

    private static int coordinate(JsonNode node) {
        if (!node.isInt() || Math.abs((long) node.asInt()) > MAX_COORDINATE) {
            throw new BadRequest("cell");
        }
        return node.asInt();
    }

    /** @throws BadRequest if the node is not the name of a piece */
    static Piece piece(JsonNode node) {
        return Piece.tryParse(node.asText()).orElseThrow(() -> new BadRequest("piece"));
    }

    /** Lists the occupied cells row by row, each with its pieces from bottom to top. */
    static ArrayNode board(Map<Hex, PieceStack> stacks) {
        ArrayNode board = array();
        new TreeMap<>(stacks).forEach((hex, stack) -> board.add(cell(hex).set("pieces", write(stack.pieces()))));
        return board;
    }
}
