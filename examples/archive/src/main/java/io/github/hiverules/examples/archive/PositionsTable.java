// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.udf;

import java.util.Arrays;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;

/**
 * The table {@code positions}: one row per turn of every valid game without a custom start position, up to a number of
 * turns. Duplicate games (see {@link Twins}) have no rows. The rows are sorted by key, so a query for a key reads few
 * blocks.
 *
 * <p>Positions have equal keys if they differ only by a shift, a rotation, a reflection or the numbers of equal bugs.
 * Equivalent moves can have different MoveStrings, so move statistics should group by the key of the next position,
 * which is {@code keys[ply + 1]} in the row of the game.
 */
final class PositionsTable {
    /** The approximate number of rows per file. */
    private static final long ROWS_PER_FILE = 200_000;

    /** The approximate number of rows from which the first keys of the files are chosen. */
    private static final long SAMPLE = 20_000;

    private PositionsTable() {}

    /**
     * Creates the table from valid rows of {@link ArchivedGame}.
     *
     * @param maxTurns the maximum number of turns per game
     * @param rows the approximate number of rows of the result
     */
    static Dataset<Row> of(Dataset<Row> games, int maxTurns, long rows) {
        int files = (int) Math.min(10_000, 1 + rows / ROWS_PER_FILE);
        // repartitionByRange would compute all rows twice
        String[] sample = files == 1
                ? new String[0]
                : games
                        .filter("xxhash64(game_key) % " + Math.max(1, rows / SAMPLE) + " = 0")
                        .select(expr("explode(slice(keys, 1, " + maxTurns + "))"))
                        .as(Encoders.STRING())
                        .collectAsList()
                        .stream()
                        .sorted()
                        .toArray(String[]::new);
        UDF1<String, Integer> file = key -> {
            int found = Arrays.binarySearch(sample, key);
            return (int) ((found < 0 ? -1L - found : found) * files / (sample.length + 1));
        };
        long fields = 3L + maxTurns; // moves follow type, state and turn
        String moves = fields > Integer.MAX_VALUE ? "game_string" : "substring_index(game_string, ';', " + fields + ")";
        return games.filter("keys is not null")
                .selectExpr(
                        "*",
                        "posexplode(slice(split(" + moves + ", ';'), 4, least(size(keys) - 1, " + maxTurns
                                + "))) as (ply, move)")
                .selectExpr("keys[ply] as key", "ply", "move", "result", "source", "index")
                .repartitionById(files, udf(file, DataTypes.IntegerType).apply(col("key")))
                .sortWithinPartitions("key", "source", "index", "ply");
    }
}
