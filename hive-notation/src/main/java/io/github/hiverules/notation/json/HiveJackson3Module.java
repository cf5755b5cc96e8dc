// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.Version;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Teaches Jackson 3 the values of this library; the {@linkplain io.github.hiverules.notation.json package} describes their JSON.
 * {@link HiveJackson2Module} does the same for Jackson 2.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new HiveJackson3Module()).build();
 * String json = mapper.writeValueAsString(game);
 * Game again = mapper.readValue(json, Game.class);
 * }</pre>
 *
 * <p>JSON that is no such value is a {@link tools.jackson.core.JacksonException}, which says why and in which
 * member. A program that uses this class needs {@code tools.jackson.core:jackson-databind}.
 */
public final class HiveJackson3Module extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** The module, ready to be registered. */
    public HiveJackson3Module() {
        super("hive-rules", Version.unknownVersion());
        JsonTypes.types().forEach(this::add);
        JsonTypes.keys().forEach(this::addKey);
    }

    private <T> void add(Class<T> type) {
        addSerializer(type, new Writer<>(type));
        addDeserializer(type, new Reader<>(type));
    }

    private <T> void addKey(Class<T> type) {
        addKeySerializer(type, new KeyWriter<>(type));
        addKeyDeserializer(type, new KeyReader<>(type));
    }

    /** Serialized without its serializers, which Jackson 3 does not allow to be serialized. */
    private Object writeReplace() {
        return new SerializedModule();
    }

    private static final class SerializedModule implements Serializable {
        private static final long serialVersionUID = 1;

        private Object readResolve() {
            return new HiveJackson3Module();
        }
    }

    private static final class Writer<T> extends StdSerializer<T> {
        private final Class<T> type;

        Writer(Class<T> type) {
            super(type);
            this.type = type;
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializationContext context) {
            Object tree;
            try {
                tree = JsonTypes.typeOf(type).write(value);
            } catch (IllegalArgumentException e) {
                throw DatabindException.from(json, e.getMessage(), e);
            }
            write(tree, json);
        }

        /** Writes no type, so that default typing leaves the JSON as it is. */
        @Override
        public void serializeWithType(
                T value, JsonGenerator json, SerializationContext context, TypeSerializer typing) {
            serialize(value, json, context);
        }

        private static void write(Object tree, JsonGenerator json) {
            if (tree instanceof Map<?, ?> object) {
                json.writeStartObject();
                for (Map.Entry<?, ?> member : object.entrySet()) {
                    json.writeName((String) member.getKey());
                    write(member.getValue(), json);
                }
                json.writeEndObject();
            } else if (tree instanceof List<?> list) {
                json.writeStartArray();
                for (Object member : list) {
                    write(member, json);
                }
                json.writeEndArray();
            } else if (tree instanceof String text) {
                json.writeString(text);
            } else if (tree instanceof Boolean flag) {
                json.writeBoolean(flag);
            } else if (tree instanceof Integer number) {
                json.writeNumber(number);
            } else {
                json.writeNumber((Long) tree);
            }
        }
    }

    private static final class Reader<T> extends StdDeserializer<T> {
        private final Class<T> type;

        Reader(Class<T> type) {
            super(type);
            this.type = type;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) {
            try {
                return JsonTypes.typeOf(type).read(tree(parser));
            } catch (IllegalArgumentException | IllegalStateException e) {
                return context.reportInputMismatch(this, "%s", e.getMessage());
            }
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typing) {
            return deserialize(parser, context);
        }

        private static Object tree(JsonParser parser) {
            JsonTreeBuilder builder = new JsonTreeBuilder();
            @Nullable JsonToken token = parser.currentToken();
            if (token == JsonToken.PROPERTY_NAME) {
                builder.startObject();
            }
            @Nullable Object tree = null;
            while (tree == null && token != null) {
                add(token, parser, builder);
                tree = builder.tree();
                token = tree == null ? parser.nextToken() : token;
            }
            if (tree == null) {
                throw new IllegalArgumentException("The JSON ends too early.");
            }
            return tree;
        }

        private static void add(JsonToken token, JsonParser parser, JsonTreeBuilder builder) {
            switch (token) {
                case START_OBJECT -> builder.startObject();
                case START_ARRAY -> builder.startList();
                case END_OBJECT, END_ARRAY -> builder.end();
                case PROPERTY_NAME -> builder.name(parser.currentName());
                case VALUE_STRING -> builder.value(parser.getString());
                case VALUE_TRUE, VALUE_FALSE -> builder.value(token == JsonToken.VALUE_TRUE);
                case VALUE_NULL -> builder.nullValue();
                case VALUE_NUMBER_INT -> {
                    if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
                        builder.otherNumber();
                    } else {
                        builder.value(parser.getLongValue());
                    }
                }
                case VALUE_NUMBER_FLOAT -> builder.otherNumber();
                default -> throw new IllegalArgumentException("Only JSON can be read.");
            }
        }
    }

    private static final class KeyWriter<T> extends StdSerializer<T> {
        private final Class<T> type;

        KeyWriter(Class<T> type) {
            super(type);
            this.type = type;
        }

        @Override
        public void serialize(T key, JsonGenerator json, SerializationContext context) {
            json.writeName(JsonTypes.keyOf(type).print().apply(key));
        }
    }

    private static final class KeyReader<T> extends KeyDeserializer {
        private final Class<T> type;

        KeyReader(Class<T> type) {
            this.type = type;
        }

        @Override
        public @Nullable Object deserializeKey(String key, DeserializationContext context) {
            try {
                return JsonTypes.keyOf(type).parse().apply(key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(type, key, "%s", e.getMessage());
            }
        }
    }
}
