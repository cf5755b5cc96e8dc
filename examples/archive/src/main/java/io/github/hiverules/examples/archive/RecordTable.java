// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Converts records to rows of a Spark table. Each component is a column, whose name is in snake case. The type of a
 * component is {@code String}, {@code Integer}, {@code int}, {@code Long} or {@code List<String>}.
 */
final class RecordTable<T extends Record> {
    private final StructType schema;
    private final List<Method> accessors;

    private RecordTable(StructType schema, List<Method> accessors) {
        this.schema = schema;
        this.accessors = accessors;
    }

    /**
     * Returns the table of a record type.
     *
     * @param version the version of the columns, which is stored as {@code version} in the first column's metadata
     */
    static <T extends Record> RecordTable<T> of(Class<T> type, int version) {
        RecordComponent[] components = type.getRecordComponents();
        StructField[] fields = Arrays.stream(components)
                .map(component -> DataTypes.createStructField(
                        name(component), type(component), !component.getType().isPrimitive()))
                .toArray(StructField[]::new);
        fields[0] = DataTypes.createStructField(
                fields[0].name(),
                fields[0].dataType(),
                true,
                new MetadataBuilder().putLong("version", version).build());
        return new RecordTable<>(
                new StructType(fields),
                Stream.of(components).map(RecordComponent::getAccessor).toList());
    }

    private static String name(RecordComponent component) {
        return component.getName().replaceAll("[A-Z]", "_$0").toLowerCase(Locale.ROOT);
    }

    private static DataType type(RecordComponent component) {
        if (component.getType() == List.class) {
            return DataTypes.createArrayType(DataTypes.StringType);
        } else if (component.getType() == String.class) {
            return DataTypes.StringType;
        }
        return component.getType() == Long.class ? DataTypes.LongType : DataTypes.IntegerType;
    }

    StructType schema() {
        return schema;
    }

    Row row(T value) {
        return RowFactory.create(accessors.stream()
                .map(accessor -> {
                    try {
                        Object content = accessor.invoke(value);
                        return content instanceof List<?> list ? list.toArray(String[]::new) : content;
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .toArray());
    }
}
