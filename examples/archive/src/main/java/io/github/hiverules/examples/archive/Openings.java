// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * A table of frequently played opening turns. Each row has the number of games, their results, and an example: the first of the
 * games by source and index.
 */
final class Openings {
    /** The number of turns per game. */
    private static final int DEPTH = 6;

    private Openings() {}

    /**
     * Creates the table.
     *
     * @param games valid rows of {@link GamesTable}
     * @param minGames the minimum number of games of a turn, at least 1
     */
    static Dataset<Row> of(Dataset<Row> games, long minGames) {
        return PositionsTable.turns(games, DEPTH)
                .withColumn("opening", expr("concat_ws(';', rules, game_type, slice(moves, 1, ply + 1))"))
                .groupBy("ply", "key", "next_key")
                .agg(
                        expr("count(*) as games"),
                        expr("count_if(result = 'WhiteWins') as WhiteWins"),
                        expr("count_if(result = 'Draw') as Draw"),
                        expr("count_if(result = 'BlackWins') as BlackWins"),
                        expr("min(struct(source, index, opening)) as first"))
                .filter(col("games").geq(minGames));
    }
}
