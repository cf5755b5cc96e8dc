// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

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

    private PositionsTable() {}

    /**
     * Creates the table from valid rows of {@link ArchivedGame}.
     *
     * @param maxTurns the maximum number of turns per game
     * @param rows the approximate number of rows of the result
     */
    static Dataset<Row> of(Dataset<Row> games, int maxTurns, long rows) {
        return turns(games, maxTurns)
                .select("key", "ply", "move", "result", "source", "index")
                .repartitionByRange((int) Math.min(10_000, 1 + rows / ROWS_PER_FILE), col("key"))
                .sortWithinPartitions("key", "source", "index", "ply");
    }

    /**
     * Returns a row per turn: {@code ply} is the number of turns played before, {@code key} and {@code next_key} are
     * the keys before and after the move, and {@code moves} has all MoveStrings of the game's turns with keys.
     */
    static Dataset<Row> turns(Dataset<Row> games, int maxTurns) {
        return games.filter("keys is not null")
                // moves follow type, state and turn
                .selectExpr("*", "slice(split(game_string, ';'), 4, least(size(keys) - 1, " + maxTurns + ")) as moves")
                .selectExpr("*", "posexplode(moves) as (ply, move)")
                .selectExpr("*", "keys[ply] as key", "keys[ply + 1] as next_key");
    }
}
