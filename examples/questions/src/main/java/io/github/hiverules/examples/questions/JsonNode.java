// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.notation.json.HiveJson;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A node of a JSON tree, which consists of maps, lists, strings, numbers and Booleans. The methods that read behave as
 * in Jackson's class of this name.
 *
 * @param tree the map, list, string, number or Boolean, or null
 */
public record JsonNode(@Nullable Object tree) implements Iterable<JsonNode> {
    @SuppressWarnings("unchecked") // keys are strings
    private Map<String, @Nullable Object> members() {
        return tree instanceof Map<?, ?> members ? (Map<String, @Nullable Object>) members : Map.of();
    }

    private List<?> elements() {
        return tree instanceof List<?> elements ? elements : List.of();
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

    public boolean isInt() {
        return tree instanceof Integer;
    }

    /** Returns a member, or a missing node. */
    public JsonNode path(String field) {
        return new JsonNode(members().get(field));
    }

    /** Returns an element, or a missing node. */
    public JsonNode path(int index) {
        return new JsonNode(index < elements().size() ? elements().get(index) : null);
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

    /** Returns the text of a string, a number or a Boolean, or an empty string. */
    public String asText() {
        return tree == null || isObject() || isArray() ? "" : tree.toString();
    }

    public int asInt() {
        return tree instanceof Number number ? number.intValue() : 0;
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

    /**
     * Sets a member and returns this object. The value is a node, a value of the library, a string, a number, a
     * Boolean, or a collection of them. An empty {@code Optional} sets no member.
     */
    public JsonNode put(String field, Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(present -> put(field, present));
        } else {
            members().put(field, treeOf(value));
        }
        return this;
    }

    static @Nullable Object treeOf(Object value) {
        if (value instanceof Collection<?> members) {
            return members.stream().map(JsonNode::treeOf).collect(Collectors.toCollection(ArrayList::new));
        }
        return value instanceof JsonNode node ? node.tree : HiveJson.write(value);
    }

    @Override
    public String toString() {
        return String.valueOf(tree);
    }
}
