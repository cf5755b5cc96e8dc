// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.posexplode;
import static org.apache.spark.sql.functions.udf;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF3;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code positions}: one row per turn of every valid game without a custom start position. Duplicate games
 * (see {@link Twins}) have no rows.
 *
 * <p>Positions have equal keys if they differ only by a shift, a rotation, a reflection or the numbers of equal bugs.
 * Equivalent moves can have different MoveStrings, so move statistics should group by {@code next_key}.
 */
final class PositionsTable {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("ply", "int", false) // the number of turns played before this position
            .add("key", "string", false) // the CanonicalPosition key of the position before the move
            .add("move", "string", false) // the move as a MoveString
            .add("next_key", "string", false) // the CanonicalPosition key of the position after the move
            .add("result", "string", false); // the result of the game

    private PositionsTable() {}

    /** Creates the table from valid rows of {@link GamesTable}, with at most {@code limit} turns per game. */
    static Dataset<Row> of(Dataset<Row> games, int limit) {
        return turns(games, limit).selectExpr(SCHEMA.fieldNames());
    }

    /** Returns the table with three more columns of the game: {@code rules}, {@code game_type} and {@code moves}. */
    static Dataset<Row> turns(Dataset<Row> games, int limit) {
        UDF3<String, String, String, String[]> keys = (type, rules, gameString) -> keys(type, rules, gameString, limit);
        return games.filter("game_string is not null")
                .withColumn(
                        "keys",
                        udf(keys, DataTypes.createArrayType(DataTypes.StringType))
                                .apply(col("game_type"), col("rules"), col("game_string")))
                .withColumn(
                        "moves",
                        expr("slice(split(game_string, ';'), 4, size(keys) - 1)")) // moves follow type, state and turn
                .select(col("*"), posexplode(col("moves")).as(new String[] {"ply", "move"}))
                .withColumn("key", expr("keys[ply]"))
                .withColumn("next_key", expr("keys[ply + 1]"));
    }

    /** Returns the canonical keys of a valid game's first positions. */
    private static String[] keys(String type, String rules, String gameString, int limit) {
        Position position = Position.start(Ruleset.parse(type + " " + rules));
        List<String> keys = new ArrayList<>();
        keys.add(CanonicalPosition.of(position).key());
        String[] fields = gameString.split(";", -1);
        for (int i = 3; i < fields.length && i - 3 < limit; i++) {
            position = position.playUnchecked(MoveStrings.parse(fields[i], position));
            keys.add(CanonicalPosition.of(position).key());
        }
        return keys.toArray(String[]::new);
    }
}
