// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A module for Jackson 2 that reads and writes the values of this library. The {@linkplain
 * io.github.hiverules.notation.json package} describes the JSON. For Jackson 3, use {@link HiveJackson3Module}.
 *
 * <pre>{@code
 * ObjectMapper mapper = new ObjectMapper().registerModule(new HiveJackson2Module());
 * String json = mapper.writeValueAsString(game);
 * Game again = mapper.readValue(json, Game.class);
 * }</pre>
 *
 * <p>If JSON can't be read, Jackson throws a {@link com.fasterxml.jackson.core.JsonProcessingException} with the reason
 * and the place. The program must depend on {@code com.fasterxml.jackson.core:jackson-databind}.
 */
public final class HiveJackson2Module extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** Reads and writes JSON trees. The program can't configure this mapper. */
    private static final ObjectMapper PLAIN = new ObjectMapper()
            .disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

    /** Creates the module. */
    public HiveJackson2Module() {
        super("hive-rules", Version.unknownVersion());
        JsonTypes.types().forEach(this::add);
        JsonTypes.keys().forEach(this::addKey);
    }

    private <T> void add(Class<T> type) {
        addSerializer(type, new StdSerializer<>(type) {
            @Override
            public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
                try {
                    PLAIN.writeValue(json, HiveJson.write(value));
                } catch (IllegalArgumentException e) {
                    throw JsonMappingException.from(json, e.getMessage(), e);
                }
            }

            /** Writes the value without a type, even if default typing is on. */
            @Override
            public void serializeWithType(
                    T value, JsonGenerator json, SerializerProvider provider, TypeSerializer typing)
                    throws IOException {
                serialize(value, json, provider);
            }
        });
        addDeserializer(type, new StdDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
                try {
                    JsonNode tree = PLAIN.readTree(parser);
                    return HiveJson.read(PLAIN.treeToValue(tree, Object.class), type);
                } catch (IllegalArgumentException e) {
                    return context.reportInputMismatch(this, "%s", e.getMessage());
                }
            }

            @Override
            public Object deserializeWithType(
                    JsonParser parser, DeserializationContext context, TypeDeserializer typing) throws IOException {
                return deserialize(parser, context);
            }
        });
    }

    private <T> void addKey(Class<T> type) {
        addKeySerializer(type, new StdSerializer<>(type) {
            @Override
            public void serialize(T key, JsonGenerator json, SerializerProvider provider) throws IOException {
                json.writeFieldName(JsonTypes.keyType(type).print().apply(key));
            }
        });
        addKeyDeserializer(type, new KeyDeserializer() {
            @Override
            public @Nullable Object deserializeKey(String key, DeserializationContext context) throws IOException {
                try {
                    return JsonTypes.keyType(type).parse().apply(key);
                } catch (IllegalArgumentException e) {
                    return context.handleWeirdKey(type, key, "%s", e.getMessage());
                }
            }
        });
    }
}
