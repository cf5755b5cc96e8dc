// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.udf;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
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
    private static final long SAMPLE = 200_000;

    /** The characters of a key's rows, in ASCII order. */
    private static final String CHARACTERS = "()*-/0123456789ABGLMPQSabglmpqs";

    /** The expansions in the order of keys. */
    private static final List<String> EXPANSIONS = List.of("", "+L", "+LP", "+M", "+ML", "+MLP", "+MP", "+P");

    private PositionsTable() {}

    /**
     * Creates the table from valid rows of {@link ArchivedGame}.
     *
     * @param maxTurns the maximum number of turns per game
     * @param rows the approximate number of rows of the result
     */
    static Dataset<Row> of(Dataset<Row> games, int maxTurns, long rows) {
        // repartitionByRange would compute all rows twice, and a sort by key compares equal beginnings of keys
        UDF1<String, Long> order = PositionsTable::order;
        Column keyOrder = udf(order, DataTypes.LongType).apply(col("key"));
        int files = (int) Math.min(10_000, 1 + rows / ROWS_PER_FILE);
        long[] sample = files == 1
                ? new long[0]
                : games
                        .filter("xxhash64(game_key) % " + Math.max(1, rows / SAMPLE) + " = 0")
                        .select(expr("explode(slice(keys, 1, " + maxTurns + ")) as key"))
                        .select(keyOrder)
                        .collectAsList()
                        .stream()
                        .mapToLong(row -> row.getLong(0))
                        .sorted()
                        .toArray();
        UDF1<Long, Integer> file = value -> {
            int found = Arrays.binarySearch(sample, value);
            return (int) ((found < 0 ? -1L - found : found) * files / (sample.length + 1));
        };
        return turns(games, maxTurns)
                .select("key", "ply", "move", "result", "source", "index")
                .withColumn("key_order", keyOrder)
                .repartitionById(files, udf(file, DataTypes.IntegerType).apply(col("key_order")))
                .sortWithinPartitions("key_order", "key", "source", "index", "ply")
                .drop("key_order");
    }

    /**
     * Returns the expansions, the side and the first eleven characters of a key's rows as a number. Numbers are in the
     * order of keys.
     */
    static long order(String key) {
        int space = key.indexOf(' ');
        long order =
                2L * EXPANSIONS.indexOf(key.substring("Base".length(), space)) + (key.charAt(space + 1) == 'w' ? 1 : 0);
        for (int at = space + 3; at < space + 14; at++) {
            order = 32 * order + (at < key.length() ? 1 + CHARACTERS.indexOf(key.charAt(at)) : 0);
        }
        return order;
    }

    /**
     * Returns a row per turn: {@code ply} is the number of turns played before, {@code key} and {@code next_key} are
     * the keys before and after the move, and {@code moves} has all MoveStrings of the game's turns with keys.
     */
    static Dataset<Row> turns(Dataset<Row> games, int maxTurns) {
        long fields = 3L + maxTurns; // moves follow type, state and turn
        String moves = fields > Integer.MAX_VALUE ? "game_string" : "substring_index(game_string, ';', " + fields + ")";
        return games.filter("keys is not null")
                .selectExpr(
                        "*", "slice(split(" + moves + ", ';'), 4, least(size(keys) - 1, " + maxTurns + ")) as moves")
                .selectExpr("*", "posexplode(moves) as (ply, move)")
                .selectExpr("*", "keys[ply] as key", "keys[ply + 1] as next_key");
    }
}
