// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * The table {@code positions}: one row per turn of every valid game without a custom start position, up to a number of
 * turns. Duplicate games (see {@link Twins}) have no rows. The rows of each file are sorted by key, so a query for a
 * key reads few pages of each file.
 *
 * <p>Positions have equal keys if they differ only by a shift, a rotation, a reflection or the numbers of equal bugs.
 * Equivalent moves can have different MoveStrings, so move statistics should group by the key of the next position,
 * which is {@code keys[ply + 1]} in the row of the game.
 */
final class PositionsTable {
    private PositionsTable() {}

    /**
     * Creates the table from valid rows of {@link ArchivedGame}.
     *
     * @param maxTurns the maximum number of turns per game
     */
    static Dataset<Row> of(Dataset<Row> games, int maxTurns) {
        long fields = 3L + maxTurns; // moves follow type, state and turn
        String moves = fields > Integer.MAX_VALUE ? "game_string" : "substring_index(game_string, ';', " + fields + ")";
        return games.filter("keys is not null")
                .selectExpr(
                        "*",
                        "posexplode(slice(split(" + moves + ", ';'), 4, least(size(keys) - 1, " + maxTurns
                                + "))) as (ply, move)")
                .selectExpr("keys[ply] as key", "ply", "move", "result", "source", "index")
                .sortWithinPartitions("key");
    }
}
