// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Both versions of Jackson with the module, with default and other settings, and {@link HiveJson} without a module. */
enum Jackson {
    TWO(two(new ObjectMapper().registerModule(new HiveJackson2Module()))),

    TWO_WITH_OTHER_SETTINGS(two(com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModule(new HiveJackson2Module())
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_DEFAULT, JsonInclude.Include.NON_DEFAULT))
            .propertyNamingStrategy(com.fasterxml.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
            .disable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(com.fasterxml.jackson.databind.DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .enable(com.fasterxml.jackson.databind.SerializationFeature.WRITE_ENUMS_USING_INDEX)
            .enable(com.fasterxml.jackson.databind.SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
            .activateDefaultTyping(
                    com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator.builder()
                            .allowIfBaseType(Object.class)
                            .build(),
                    ObjectMapper.DefaultTyping.NON_FINAL)
            .build())),

    THREE(three(tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new HiveJackson3Module())
            .build())),

    THREE_WITH_OTHER_SETTINGS(three(tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new HiveJackson3Module())
            .changeDefaultPropertyInclusion(any ->
                    JsonInclude.Value.construct(JsonInclude.Include.NON_DEFAULT, JsonInclude.Include.NON_DEFAULT))
            .propertyNamingStrategy(tools.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
            .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(tools.jackson.databind.DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .enable(tools.jackson.databind.cfg.EnumFeature.WRITE_ENUMS_USING_INDEX)
            .enable(tools.jackson.databind.SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
            .activateDefaultTyping(
                    tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator.builder()
                            .allowIfBaseType(Object.class)
                            .build(),
                    tools.jackson.databind.DefaultTyping.NON_FINAL)
            .build())),

    /** No module: {@link HiveJson} with a library that only knows maps and lists. */
    NONE(plain(tree -> tree)),

    /** Like {@link #NONE}, with a library that reads all numbers as {@code Double}s, such as Gson. */
    NONE_WITH_DOUBLES(plain(Jackson::withDoubles));

    private static final ObjectMapper PLAIN = new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    /** The exceptions of Jackson 2, of Jackson 3 and of {@link HiveJson}. */
    static final Class<?>[] REFUSALS = {
        JsonProcessingException.class, JacksonException.class, IllegalArgumentException.class
    };

    private final Writer writer;
    private final Reader reader;

    Jackson(Map.Entry<Writer, Reader> mapper) {
        writer = mapper.getKey();
        reader = mapper.getValue();
    }

    private interface Writer {
        String write(Object value) throws Exception;
    }

    private interface Reader {
        Object read(String json, Type type) throws Exception;
    }

    private static Map.Entry<Writer, Reader> two(ObjectMapper mapper) {
        return Map.entry(
                mapper::writeValueAsString, (json, type) -> mapper.readValue(json, mapper.constructType(type)));
    }

    private static Map.Entry<Writer, Reader> three(tools.jackson.databind.ObjectMapper mapper) {
        return Map.entry(
                mapper::writeValueAsString, (json, type) -> mapper.readValue(json, mapper.constructType(type)));
    }

    private static Map.Entry<Writer, Reader> plain(UnaryOperator<Object> change) {
        return Map.entry(
                value -> PLAIN.writeValueAsString(HiveJson.write(value)),
                (json, type) -> HiveJson.read(change.apply(PLAIN.readValue(json, Object.class)), (Class<?>) type));
    }

    private static @Nullable Object withDoubles(@Nullable Object tree) {
        if (tree instanceof List<?> list) {
            List<@Nullable Object> copy = new ArrayList<>();
            list.forEach(member -> copy.add(withDoubles(member)));
            return copy;
        }
        if (tree instanceof Map<?, ?> object) {
            Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
            object.forEach((name, member) -> copy.put(name, withDoubles(member)));
            return copy;
        }
        return tree instanceof Number number ? (Object) number.doubleValue() : tree;
    }

    String write(Object value) throws Exception {
        return writer.write(value);
    }

    Object read(String json, Type type) throws Exception {
        return reader.read(json, type);
    }
}
