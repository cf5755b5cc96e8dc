// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A node of a JSON tree, which consists of maps, lists, strings, numbers and Booleans. The methods behave as in Jackson's
 * class of this name.
 *
 * @param tree the map, list, string, number or Boolean, or null
 */
public record JsonNode(@Nullable Object tree) implements Iterable<JsonNode> {
    private static final JsonNode MISSING = new JsonNode(null);

    @SuppressWarnings("unchecked") // keys are strings
    private Map<String, @Nullable Object> members() {
        return tree instanceof Map<?, ?> members ? (Map<String, @Nullable Object>) members : Map.of();
    }

    @SuppressWarnings("unchecked")
    private List<@Nullable Object> elements() {
        return tree instanceof List<?> elements ? (List<@Nullable Object>) elements : List.of();
    }

    public boolean isObject() {
        return tree instanceof Map;
    }

    public boolean isArray() {
        return tree instanceof List;
    }

    public boolean isTextual() {
        return tree instanceof String;
    }

    public boolean isBoolean() {
        return tree instanceof Boolean;
    }

    public boolean isIntegralNumber() {
        return tree instanceof Integer || tree instanceof Long;
    }

    public boolean isInt() {
        return tree instanceof Integer;
    }

    /** Returns a member, or a missing node. */
    public JsonNode path(String field) {
        return new JsonNode(members().get(field));
    }

    /** Returns an element, or a missing node. */
    public JsonNode path(int index) {
        return index < elements().size() ? get(index) : MISSING;
    }

    public JsonNode get(int index) {
        return new JsonNode(elements().get(index));
    }

    public boolean has(String field) {
        return members().containsKey(field);
    }

    public boolean hasNonNull(String field) {
        return members().get(field) != null;
    }

    public int size() {
        return isObject() ? members().size() : elements().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    /** Returns the text of a string, a number or a Boolean, or an empty string. */
    public String asText() {
        return tree == null || isObject() || isArray() ? "" : tree.toString();
    }

    public int asInt() {
        return tree instanceof Number number ? number.intValue() : 0;
    }

    public long asLong() {
        return tree instanceof Number number ? number.longValue() : 0;
    }

    public boolean asBoolean(boolean otherwise) {
        return tree instanceof Boolean flag ? flag : otherwise;
    }

    /** Returns the names of the members. */
    public Iterable<String> fieldNames() {
        return members().keySet();
    }

    /** Returns the elements. */
    public Stream<JsonNode> valueStream() {
        return elements().stream().map(JsonNode::new);
    }

    @Override
    public Iterator<JsonNode> iterator() {
        return valueStream().iterator();
    }

    /** Sets a member to a string, a number, a Boolean, or a tree, and returns this object. */
    public JsonNode put(String field, Object value) {
        members().put(field, value);
        return this;
    }

    /** Sets a member and returns this object. */
    public JsonNode set(String field, JsonNode value) {
        members().put(field, value.tree);
        return this;
    }

    public JsonNode putObject(String field) {
        JsonNode object = Json.object();
        set(field, object);
        return object;
    }

    public JsonNode putArray(String field) {
        JsonNode array = Json.array();
        set(field, array);
        return array;
    }

    /** Returns an array member, which is created if it is missing. */
    public JsonNode withArray(String field) {
        return path(field).isArray() ? path(field) : putArray(field);
    }

    /** Appends an element and returns this array. */
    public JsonNode add(JsonNode element) {
        elements().add(element.tree);
        return this;
    }

    public JsonNode add(String element) {
        elements().add(element);
        return this;
    }

    public JsonNode addObject() {
        JsonNode object = new JsonNode(new LinkedHashMap<>());
        add(object);
        return object;
    }

    public JsonNode addArray() {
        JsonNode array = new JsonNode(new ArrayList<>());
        add(array);
        return array;
    }

    @Override
    public String toString() {
        return String.valueOf(tree);
    }
}
