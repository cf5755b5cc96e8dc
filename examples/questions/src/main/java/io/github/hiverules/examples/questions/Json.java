// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.notation.json.HiveJson;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads and writes JSON. */
public final class Json {
    /** The maximum absolute value of a coordinate. */
    private static final int MAX_COORDINATE = 1_000_000;

    private Json() {}

    public static JsonNode object() {
        return new JsonNode(new LinkedHashMap<>());
    }

    /** Converts a value, as {@link JsonNode#put} does. */
    public static JsonNode write(Object value) {
        return new JsonNode(JsonNode.treeOf(value));
    }

    /** Converts a node to a value. Throws {@code BadRequest} if the node can't be converted to the type. */
    public static <T> T read(JsonNode node, Class<T> type) {
        try {
            return HiveJson.read(node.tree(), type);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("no-value", String.valueOf(e.getMessage())); // the library's message
        }
    }

    public static JsonNode error(BadRequest problem, Locale language) {
        return object().put(
                        "error",
                        object().put("message", problem.message(language)).put("ply", problem.ply()));
    }

    /** Returns a string field. Throws {@code BadRequest} if the field is missing or is not a string. */
    public static String text(JsonNode question, String field) {
        if (!question.path(field).isTextual()) {
            throw new BadRequest(question.hasNonNull(field) ? "not-text" : "missing", field);
        }
        return question.path(field).asText();
    }

    /** Returns a string field. Throws {@code BadRequest} if the field is present, but is not a string. */
    public static String text(JsonNode question, String field, String otherwise) {
        return question.hasNonNull(field) ? text(question, field) : otherwise;
    }

    /**
     * Returns an integer field. Throws {@code BadRequest} if the field is present, but is not an integer in the range.
     */
    public static int number(JsonNode question, String field, int least, int most, int otherwise) {
        if (!question.hasNonNull(field)) {
            return otherwise;
        }
        JsonNode node = question.path(field);
        if (!node.isInt() || node.asInt() < least || node.asInt() > most) {
            throw new BadRequest("not-a-number", field, String.valueOf(least), String.valueOf(most));
        }
        return node.asInt();
    }

    /**
     * Lists the elements of a field.
     *
     * @throws BadRequest with the given key if the field is not a list, or an element doesn't fit
     */
    public static Stream<JsonNode> list(JsonNode question, String field, Predicate<JsonNode> fits, String key) {
        JsonNode list = question.path(field);
        if (!list.isArray() || !list.valueStream().allMatch(fits)) {
            throw new BadRequest(key, field);
        }
        return list.valueStream();
    }

    /** Returns a boolean field. Throws {@code BadRequest} if the field is present, but is not a boolean. */
    public static boolean flag(JsonNode question, String field, boolean otherwise) {
        if (question.hasNonNull(field) && !question.path(field).isBoolean()) {
            throw new BadRequest("not-a-flag", field);
        }
        return question.path(field).asBoolean(otherwise);
    }

    public static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Converts a node to a side. Throws {@code BadRequest} if the node is neither {@code "white"} nor {@code "black"}.
     */
    public static Color color(JsonNode node) {
        return switch (node.asText()) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw new BadRequest("side");
        };
    }

    public static JsonNode cell(Hex hex) {
        return object().put("q", hex.q()).put("r", hex.r());
    }

    /** Converts a node to a cell. Throws {@code BadRequest} if the node is not a cell. */
    public static Hex hex(JsonNode node) {
        return Hex.of(coordinate(node.path("q")), coordinate(node.path("r")));
    }

    private static int coordinate(JsonNode node) {
        if (!node.isInt() || Math.abs((long) node.asInt()) > MAX_COORDINATE) {
            throw new BadRequest("cell");
        }
        return node.asInt();
    }

    /** Converts a node to a piece. Throws {@code BadRequest} if the node is not the name of a piece. */
    public static Piece piece(JsonNode node) {
        return Piece.tryParse(node.asText()).orElseThrow(() -> new BadRequest("piece"));
    }

    public static JsonNode cells(Collection<Hex> cells) {
        return write(cells.stream().map(Json::cell).toList());
    }

    /** Lists the occupied cells row by row, each with its pieces from bottom to top. */
    public static JsonNode board(Map<Hex, PieceStack> stacks) {
        return write(new TreeMap<>(stacks)
                .entrySet().stream()
                        .map(entry -> cell(entry.getKey())
                                .put("pieces", entry.getValue().pieces()))
                        .toList());
    }
}
