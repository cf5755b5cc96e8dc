// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.internal.schema.Schema;
import io.github.hiverules.notation.internal.schema.TextType;
import io.github.hiverules.notation.internal.schema.ValueType;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The types that JSON knows: those of the table, and records, which are their PGN. */
final class JsonTypes {
    private static final ReaderOptions PGN = ReaderOptions.builder()
            .format(RecordFormat.PGN)
            .maxGameLength(Integer.MAX_VALUE)
            .build();

    private static final TextType<RecordFormat> FORMAT = TextType.constants("format of records", RecordFormat.values());

    /** The types that the table does not have. */
    private static final Map<Class<?>, TextType<?>> OF_RECORDS = Map.of(
            RecordFormat.class,
            FORMAT,
            GameRecord.class,
            new TextType<>("record", record -> Records.print(record, RecordFormat.PGN), JsonTypes::parse));

    private JsonTypes() {}

    private static GameRecord parse(String pgn) {
        try {
            return Records.parseOne(pgn, PGN);
        } catch (RecordException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** All types. */
    static Set<Class<?>> types() {
        Set<Class<?>> types = new HashSet<>(Schema.types());
        types.addAll(OF_RECORDS.keySet());
        return types;
    }

    /** The types whose values can be keys of JSON objects. */
    static Set<Class<?>> keys() {
        Set<Class<?>> keys = new HashSet<>(Schema.keys());
        keys.add(RecordFormat.class);
        return keys;
    }

    /** The JSON of a type. */
    @SuppressWarnings("unchecked")
    static <T> ValueType<T> typeOf(Class<T> type) {
        TextType<?> text = OF_RECORDS.get(type);
        return text == null ? Schema.typeOf(type) : (ValueType<T>) text;
    }

    /** The texts of a type as keys. */
    @SuppressWarnings("unchecked")
    static <T> TextType<T> keyOf(Class<T> type) {
        return type == RecordFormat.class ? (TextType<T>) FORMAT : Schema.keyOf(type);
    }
}
