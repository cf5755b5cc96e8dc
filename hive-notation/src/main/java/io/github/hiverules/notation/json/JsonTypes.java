// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.internal.schema.Schema;
import io.github.hiverules.notation.internal.schema.TextType;
import io.github.hiverules.notation.internal.schema.ValueType;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The types that JSON knows: those of the schema, and records, which are their PGN. */
final class JsonTypes {
    private static final ReaderOptions PGN = ReaderOptions.builder()
            .format(RecordFormat.PGN)
            .maxGameLength(Integer.MAX_VALUE)
            .build();

    private static final Map<Class<?>, ValueType<?>> TYPES = new HashMap<>(Schema.types());
    private static final Map<Class<?>, TextType<?>> KEYS = new HashMap<>(Schema.keys());

    static {
        KEYS.put(RecordFormat.class, TextType.constants("format of records", RecordFormat.values()));
        TYPES.putAll(Map.of(
                RecordFormat.class,
                keyOf(RecordFormat.class),
                GameRecord.class,
                new TextType<>(record -> Records.print(record, RecordFormat.PGN), JsonTypes::parse)));
    }

    private JsonTypes() {}

    private static GameRecord parse(String pgn) {
        try {
            return Records.parseOne(pgn, PGN);
        } catch (RecordException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    static Set<Class<?>> types() {
        return TYPES.keySet();
    }

    /** The types whose values can be keys of JSON objects. */
    static Set<Class<?>> keys() {
        return KEYS.keySet();
    }

    @SuppressWarnings("unchecked")
    static <T> ValueType<T> typeOf(Class<T> type) {
        return (ValueType<T>) requireNonNull(TYPES.get(type));
    }

    @SuppressWarnings("unchecked")
    static <T> TextType<T> keyOf(Class<T> type) {
        return (TextType<T>) requireNonNull(KEYS.get(type));
    }
}
