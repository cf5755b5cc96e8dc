// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.notation.json.HiveJson;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value. Methods that read a member throw {@code BadRequest} if the member can't be read.
 *
 * @param tree a map, list, string, number or Boolean, or null if the value is null or missing
 */
public record Json(@Nullable Object tree) {
    /** The maximum absolute value of a coordinate. */
    private static final int MAX_COORDINATE = 1_000_000;

    public static Json object() {
        return new Json(new LinkedHashMap<>());
    }

    /** Converts a value, as {@link #put} does. */
    public static Json of(Object value) {
        return new Json(treeOf(value));
    }

    private static @Nullable Object treeOf(Object value) {
        if (value instanceof Collection<?> members) {
            return members.stream().map(Json::treeOf).collect(Collectors.toCollection(ArrayList::new));
        }
        return value instanceof Json json ? json.tree : HiveJson.write(value);
    }

    public static Json error(BadRequest problem, Locale language) {
        return object().put(
                        "error",
                        object().put("message", problem.message(language)).put("ply", problem.ply()));
    }

    public static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** Lists the occupied cells row by row, each with its pieces from bottom to top. */
    public static Json stacks(Map<Hex, PieceStack> stacks) {
        return of(new TreeMap<>(stacks)
                .entrySet().stream()
                        .map(entry -> object().put("at", entry.getKey()).put("pieces", entry.getValue()))
                        .toList());
    }

    /**
     * Sets a member and returns this object. The value is of this class, a value of the library, a string, a number, a
     * Boolean, or a collection of them. An empty {@code Optional} sets no member.
     */
    public Json put(String field, Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(present -> put(field, present));
        } else {
            members().put(field, treeOf(value));
        }
        return this;
    }

    /** Returns the members of an object. */
    @SuppressWarnings("unchecked") // keys are strings
    public Map<String, @Nullable Object> members() {
        return tree instanceof Map<?, ?> members ? (Map<String, @Nullable Object>) members : Map.of();
    }

    /** Returns the elements of a list. */
    public List<Json> elements() {
        return tree instanceof List<?> list ? list.stream().map(Json::new).toList() : List.of();
    }

    public boolean isObject() {
        return tree instanceof Map;
    }

    public boolean has(String field) {
        return members().containsKey(field);
    }

    /** Returns a member, or null as JSON. */
    public Json path(String field) {
        return new Json(members().get(field));
    }

    /** Returns an element, or null as JSON. */
    public Json path(int index) {
        return tree instanceof List<?> list && index < list.size() ? new Json(list.get(index)) : new Json(null);
    }

    /** Returns the text of a string, a number or a Boolean, or an empty string. */
    public String asText() {
        return tree == null || tree instanceof Map || tree instanceof List ? "" : tree.toString();
    }

    /** Converts this value to a value of the library. */
    public <T> T to(Class<T> type) {
        try {
            return HiveJson.read(tree, type);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("no-value", String.valueOf(e.getMessage())); // the library's message
        }
    }

    /** Converts {@code "white"} or {@code "black"}. */
    public Color toColor() {
        return switch (asText()) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw new BadRequest("side");
        };
    }

    /** Converts a cell: two coordinates, q and r. */
    public Hex toHex() {
        if (elements().size() == 2) {
            return Hex.of(path(0).coordinate(), path(1).coordinate());
        }
        throw new BadRequest("cell");
    }

    private int coordinate() {
        if (tree instanceof Integer number && Math.abs((long) number) <= MAX_COORDINATE) {
            return number;
        }
        throw new BadRequest("cell");
    }

    /** Converts the name of a piece. */
    public Piece toPiece() {
        return Piece.tryParse(asText()).orElseThrow(() -> new BadRequest("piece"));
    }

    /** Returns a string. */
    public String text(String field) {
        return member(field, String.class, "not-text", field).orElseThrow(() -> new BadRequest("missing", field));
    }

    /** Returns a string, or {@code otherwise} if the member is null or missing. */
    public String text(String field, String otherwise) {
        return member(field, String.class, "not-text", field).orElse(otherwise);
    }

    /** Returns an integer in a range. A null or missing member counts as {@code otherwise}, which is checked, too. */
    public int number(String field, int least, int most, int otherwise) {
        int number =
                member(field, Integer.class, "not-a-number", field, least, most).orElse(otherwise);
        if (number < least || number > most) {
            throw new BadRequest("not-a-number", field, least, most);
        }
        return number;
    }

    /** Returns a Boolean, or {@code otherwise} if the member is null or missing. */
    public boolean flag(String field, boolean otherwise) {
        return member(field, Boolean.class, "not-a-flag", field).orElse(otherwise);
    }

    private <T> Optional<T> member(String field, Class<T> type, String refusal, Object... arguments) {
        Object value = members().get(field);
        if (value != null && !type.isInstance(value)) {
            throw new BadRequest(refusal, arguments);
        }
        return Optional.ofNullable(value).map(type::cast);
    }

    /**
     * Returns the trees of a list's elements.
     *
     * @throws BadRequest with the given key if the member is not a list, or an element has another type
     */
    public <T> Stream<T> list(String field, Class<T> type, String key) {
        if (path(field).tree instanceof List<?> list && list.stream().allMatch(type::isInstance)) {
            return list.stream().map(type::cast);
        }
        throw new BadRequest(key, field);
    }
}
