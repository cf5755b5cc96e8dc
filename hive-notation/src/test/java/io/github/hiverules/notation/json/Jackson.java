// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Both versions of Jackson with the module, with default and other settings, and {@link HiveJson} without a module. */
enum Jackson {
    TWO {
        private final ObjectMapper mapper = new ObjectMapper().registerModule(new HiveJackson2Module());

        @Override
        String write(Object value) throws JsonProcessingException {
            return mapper.writeValueAsString(value);
        }

        @Override
        Object read(String json, Type type) throws JsonProcessingException {
            return mapper.readValue(json, TypeFactory.defaultInstance().constructType(type));
        }
    },

    TWO_WITH_OTHER_SETTINGS {
        private final ObjectMapper mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
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
                .build();

        @Override
        String write(Object value) throws JsonProcessingException {
            return mapper.writeValueAsString(value);
        }

        @Override
        Object read(String json, Type type) throws JsonProcessingException {
            return mapper.readValue(json, TypeFactory.defaultInstance().constructType(type));
        }
    },

    THREE {
        private final tools.jackson.databind.ObjectMapper mapper = tools.jackson.databind.json.JsonMapper.builder()
                .addModule(new HiveJackson3Module())
                .build();

        @Override
        String write(Object value) {
            return mapper.writeValueAsString(value);
        }

        @Override
        Object read(String json, Type type) {
            return mapper.readValue(json, mapper.constructType(type));
        }
    },

    THREE_WITH_OTHER_SETTINGS {
        private final tools.jackson.databind.ObjectMapper mapper = tools.jackson.databind.json.JsonMapper.builder()
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
                .build();

        @Override
        String write(Object value) {
            return mapper.writeValueAsString(value);
        }

        @Override
        Object read(String json, Type type) {
            return mapper.readValue(json, mapper.constructType(type));
        }
    },

    /** No module: {@link HiveJson} with a library that only knows maps and lists. */
    NONE {
        @Override
        String write(Object value) throws JsonProcessingException {
            return PLAIN.writeValueAsString(HiveJson.write(value));
        }

        @Override
        Object read(String json, Type type) throws JsonProcessingException {
            return HiveJson.read(PLAIN.readValue(json, Object.class), (Class<?>) type);
        }
    },

    /** Like {@link #NONE}, with a library that reads all numbers as {@code Double}s, such as Gson. */
    NONE_WITH_DOUBLES {
        @Override
        String write(Object value) throws JsonProcessingException {
            return PLAIN.writeValueAsString(HiveJson.write(value));
        }

        @Override
        Object read(String json, Type type) throws JsonProcessingException {
            return HiveJson.read(withDoubles(PLAIN.readValue(json, Object.class)), (Class<?>) type);
        }

        private @Nullable Object withDoubles(@Nullable Object tree) {
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
    };

    private static final ObjectMapper PLAIN = new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    /** The exceptions of Jackson 2, of Jackson 3 and of {@link HiveJson}. */
    static final Class<?>[] REFUSALS = {
        JsonProcessingException.class, JacksonException.class, IllegalArgumentException.class
    };

    abstract String write(Object value) throws Exception;

    abstract Object read(String json, Type type) throws Exception;
}
