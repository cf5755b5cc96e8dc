// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.expr;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code twins}: duplicates of valid games in {@link ArchivedGame}. Duplicates may have different formats.
 *
 * <p>Two rows are duplicates if their moves are equal ({@code game_key}) and no known player, date, round or result
 * differs. Unknown values are filled in from rows with equal moves. The row with the most known values represents the
 * game. The table {@code twins} contains the remaining rows: {@code source} and {@code index} of the duplicate, and
 * {@code of_source} and {@code of_index} of the row that represents the game.
 */
final class Twins {
    static final StructType SCHEMA = StructType.fromDDL("source string, index int, of_source string, of_index int");

    private static final List<String> DETAILS = List.of("white", "black", "date", "round", "result");

    private Twins() {}

    /** Finds the duplicates in a table of games. */
    static Dataset<Row> of(Dataset<Row> games) {
        String known = Stream.concat(DETAILS.stream(), Stream.of("clock_millis"))
                .map(column -> "int(" + column + " is not null)")
                .collect(Collectors.joining(" + "));
        Dataset<Row> valid = games.filter("verdict = 'valid'");
        Dataset<Row> repeated = valid.groupBy("game_key")
                .count()
                .filter("count > 1")
                .select("game_key")
                .persist();
        // Spark joins a small table without a shuffle, and doesn't run a query on an empty one
        Dataset<Row> rows = (repeated.count() == 0 ? valid.filter("false") : valid.join(repeated, "game_key"))
                .selectExpr(
                        "source",
                        "index",
                        "game_key",
                        known("white"),
                        known("black"),
                        "if(date rlike '^[0-9]{4}[.][0-9]{2}[.][0-9]{2}$', date, null) as date",
                        known("round"),
                        "if(result in ('WhiteWins', 'BlackWins', 'Draw'), result, null) as result",
                        "clock_millis")
                .withColumn("known", expr(known));
        String same = "partition by game_key";
        for (String column : DETAILS) {
            rows = rows.withColumn(column, expr("coalesce(" + column + ", min(" + column + ") over (" + same + "))"));
            same += ", " + column;
        }
        return rows.withColumn(
                        "best",
                        expr("first(struct(source, index)) over (" + same + " order by known desc, source, index)"))
                .filter("struct(source, index) != best")
                .selectExpr("source", "index", "best.source as of_source", "best.index as of_index");
    }

    /** Removes the duplicates and the invalid rows from a table of games. */
    static Dataset<Row> removed(Dataset<Row> games, Dataset<Row> twins) {
        return games.filter("verdict = 'valid'").join(twins, new String[] {"source", "index"}, "left_anti");
    }

    /** Returns an SQL expression that replaces PGN's values for "unknown" with null. */
    private static String known(String column) {
        return "if(" + column + " rlike '^[?.*-]*$', null, " + column + ") as " + column;
    }
}
