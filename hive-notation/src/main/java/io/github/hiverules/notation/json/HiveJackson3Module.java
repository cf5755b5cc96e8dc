// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.Version;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * A module for Jackson 3 that reads and writes the values of this library. The {@linkplain
 * io.github.hiverules.notation.json package} describes the JSON. For Jackson 2, use {@link HiveJackson2Module}.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new HiveJackson3Module()).build();
 * String json = mapper.writeValueAsString(game);
 * Game again = mapper.readValue(json, Game.class);
 * }</pre>
 *
 * <p>If JSON can't be read, Jackson throws a {@link tools.jackson.core.JacksonException} with the reason and the place.
 * The program must depend on {@code tools.jackson.core:jackson-databind}.
 */
public final class HiveJackson3Module extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** Reads and writes JSON trees. The program can't configure this mapper. */
    private static final JsonMapper PLAIN = JsonMapper.builder()
            .disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** Creates the module. */
    public HiveJackson3Module() {
        super("hive-rules", Version.unknownVersion());
        JsonTypes.types().forEach(this::add);
        JsonTypes.keys().forEach(this::addKey);
    }

    private <T> void add(Class<T> type) {
        addSerializer(type, new StdSerializer<>(type) {
            @Override
            public void serialize(T value, JsonGenerator json, SerializationContext context) {
                try {
                    PLAIN.writeValue(json, HiveJson.write(value));
                } catch (IllegalArgumentException e) {
                    throw DatabindException.from(json, e.getMessage(), e);
                }
            }

            /** Writes the value without a type, even if default typing is on. */
            @Override
            public void serializeWithType(
                    T value, JsonGenerator json, SerializationContext context, TypeSerializer typing) {
                serialize(value, json, context);
            }
        });
        addDeserializer(type, new StdDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser parser, DeserializationContext context) {
                try {
                    JsonNode tree = PLAIN.readTree(parser);
                    return HiveJson.read(PLAIN.treeToValue(tree, Object.class), type);
                } catch (IllegalArgumentException e) {
                    return context.reportInputMismatch(this, "%s", e.getMessage());
                }
            }

            @Override
            public Object deserializeWithType(
                    JsonParser parser, DeserializationContext context, TypeDeserializer typing) {
                return deserialize(parser, context);
            }
        });
    }

    private <T> void addKey(Class<T> type) {
        addKeySerializer(type, new StdSerializer<>(type) {
            @Override
            public void serialize(T key, JsonGenerator json, SerializationContext context) {
                json.writeName(JsonTypes.keyType(type).print().apply(key));
            }
        });
        addKeyDeserializer(type, new KeyDeserializer() {
            @Override
            public @Nullable Object deserializeKey(String key, DeserializationContext context) {
                try {
                    return JsonTypes.keyType(type).parse().apply(key);
                } catch (IllegalArgumentException e) {
                    return context.handleWeirdKey(type, key, "%s", e.getMessage());
                }
            }
        });
    }
}
