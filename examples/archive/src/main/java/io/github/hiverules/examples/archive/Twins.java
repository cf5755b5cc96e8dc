// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.first;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code twins}: duplicate valid games in {@link GamesTable}, perhaps from records in different formats.
 *
 * <p>Two rows are duplicates if their moves are equal ({@code game_key}) and no known player, date, round or result differs.
 * Unknown values are taken from the first row that has them. The row with the most known values represents the game and is not in
 * this table.
 */
final class Twins {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("of_source", "string", false) // the representative row
            .add("of_index", "int", false);

    private static final String UNKNOWN = "[?.*-]*"; // unknown values in PGN
    private static final String WHOLE_DATE = "\\d{4}\\.\\d\\d\\.\\d\\d";

    private Twins() {}

    /** Finds the duplicates in a table of games. */
    static Dataset<Row> of(Dataset<Row> games) {
        Dataset<Row> rows = games.filter(col("verdict").equalTo(GamesTable.VALID))
                .select(
                        col("source"),
                        col("index"),
                        col("game_key"),
                        known("white"),
                        known("black"),
                        when(col("date").rlike("^" + WHOLE_DATE + "$"), col("date"))
                                .as("date"),
                        known("round"),
                        when(col("result").isin("WhiteWins", "BlackWins", "Draw"), col("result"))
                                .as("result"),
                        col("clock_millis"))
                .withColumn("records", count(lit(1)).over(Window.partitionBy("game_key")))
                .filter(col("records").gt(1));
        Column known = lit(0);
        for (String column : List.of("white", "black", "date", "round", "result", "clock_millis")) {
            known = known.plus(col(column).isNotNull().cast("int"));
        }
        rows = rows.withColumn("known", known);
        List<Column> same = new ArrayList<>(List.of(col("game_key")));
        for (String column : List.of("white", "black", "date", "round", "result")) {
            Column others = min(col(column)).over(Window.partitionBy(same.toArray(Column[]::new)));
            rows = rows.withColumn(column, coalesce(col(column), others));
            same.add(col(column));
        }
        Column place = struct("source", "index");
        return rows.withColumn(
                        "of",
                        first(place)
                                .over(Window.partitionBy(same.toArray(Column[]::new))
                                        .orderBy(col("known").desc(), col("source"), col("index"))))
                .filter(not(place.equalTo(col("of"))))
                .select(
                        col("source"),
                        col("index"),
                        col("of.source").as("of_source"),
                        col("of.index").as("of_index"));
    }

    /** Returns the valid games of a table without duplicates. */
    static Dataset<Row> counted(Dataset<Row> games, Dataset<Row> twins) {
        return games.filter(col("verdict").equalTo(GamesTable.VALID))
                .join(twins, new String[] {"source", "index"}, "left_anti");
    }

    private static Column known(String column) {
        return when(not(col(column).rlike("^" + UNKNOWN + "$")), col(column)).as(column);
    }
}
