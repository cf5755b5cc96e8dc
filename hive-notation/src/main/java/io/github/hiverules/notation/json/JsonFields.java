package io.github.hiverules.notation.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Takes JSON apart. What is missing, null or of the wrong sort is an {@link IllegalArgumentException} that names the members
 * on the way to it: no value of this library is null.
 */
final class JsonFields {
    private JsonFields() {}

    /** The member of that name. */
    static <T> T of(JsonNode json, String name, Function<JsonNode, T> reader) {
        return optional(json, name, reader)
                .orElseThrow(() -> new IllegalArgumentException("\"" + name + "\" is missing"));
    }

    /** The member of that name, where there is one; null is none that may stand there. */
    static <T> Optional<T> optional(JsonNode json, String name, Function<JsonNode, T> reader) {
        if (!json.isObject()) {
            throw new IllegalArgumentException("an object should stand here");
        }
        JsonNode member = json.get(name);
        if (member == null) {
            return Optional.empty();
        }
        if (member.isNull()) {
            throw new IllegalArgumentException("\"" + name + "\" is null");
        }
        try {
            return Optional.of(reader.apply(member));
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new IllegalArgumentException("\"" + name + "\": " + e.getMessage(), e);
        }
    }

    /** The members of a list. */
    static <T> List<T> list(JsonNode json, Function<JsonNode, T> reader) {
        if (!json.isArray()) {
            throw new IllegalArgumentException("a list should stand here");
        }
        List<T> members = new ArrayList<>(json.size());
        for (JsonNode member : json) {
            if (member.isNull()) {
                throw new IllegalArgumentException("null stands in the list");
            }
            members.add(reader.apply(member));
        }
        return members;
    }

    static String text(JsonNode json) {
        if (!json.isTextual()) {
            throw new IllegalArgumentException("a text should stand here");
        }
        return json.textValue();
    }

    static boolean flag(JsonNode json) {
        if (!json.isBoolean()) {
            throw new IllegalArgumentException("true or false should stand here");
        }
        return json.booleanValue();
    }

    static int number(JsonNode json) {
        if (!json.isIntegralNumber() || !json.canConvertToInt()) {
            throw new IllegalArgumentException("a whole number should stand here");
        }
        return json.intValue();
    }

    /** The constant of that name. */
    static <T> T constant(Class<T> type, JsonNode json) {
        String name = text(json);
        return Stream.of(type.getEnumConstants())
                .filter(constant -> ((Enum<?>) constant).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + type.getSimpleName() + " has that name"));
    }
}
