// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.posexplode;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code positions}: one row per turn of every valid game that starts from the empty table. Duplicate games
 * (see {@link Twins}) have no rows.
 *
 * <p>Positions have equal keys if they differ only by a shift, a rotation, a reflection or the numbers of equal bugs. Equivalent
 * moves can have different MoveStrings, so move statistics should group by {@code next_key}.
 */
final class PositionsTable {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("ply", "int", false) // the number of turns before, from 0
            .add("key", "string", false) // the key of the position, see CanonicalPosition
            .add("move", "string", false) // the move as a MoveString
            .add("next_key", "string", false) // the key of the position after the move
            .add("result", "string", false); // the result of the game

    /** The intermediate table: one row per game. */
    private static final StructType GAMES = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("rules", "string", false)
            .add("game_type", "string", false)
            .add("result", "string", false)
            .add("moves", "array<string>", false)
            .add("keys", "array<string>", false); // one key more than moves

    private PositionsTable() {}

    /**
     * Creates the table.
     *
     * @param games valid rows of {@link GamesTable}
     * @param limit the maximum number of turns per game
     */
    static Dataset<Row> of(Dataset<Row> games, int limit) {
        return turns(games, limit).selectExpr(SCHEMA.fieldNames());
    }

    /** Returns the columns of the table, and the columns {@code rules}, {@code game_type} and {@code moves} of each turn's game. */
    static Dataset<Row> turns(Dataset<Row> games, int limit) {
        return games.filter(col("game_string").isNotNull())
                .select("source", "index", "rules", "game_type", "result", "game_string")
                .map((MapFunction<Row, Row>) game -> replay(game, limit), Encoders.row(GAMES))
                .select(col("*"), posexplode(col("moves")).as(new String[] {"ply", "move"}))
                .withColumn("key", expr("keys[ply]"))
                .withColumn("next_key", expr("keys[ply + 1]"));
    }

    /** Replays the first turns of a valid game. */
    private static Row replay(Row game, int limit) {
        String type = game.getAs("game_type");
        String rules = game.getAs("rules");
        String[] fields = game.<String>getAs("game_string").split(";", -1); // game type, state, turn and moves
        List<String> moves = List.of(fields).subList(3, Math.min(limit, fields.length - 3) + 3);
        List<String> keys = new ArrayList<>(moves.size() + 1);
        Position position = Position.start(Ruleset.parse(type + " " + rules));
        keys.add(CanonicalPosition.of(position).key());
        for (String move : moves) {
            position = position.playUnchecked(MoveStrings.parse(move, position));
            keys.add(CanonicalPosition.of(position).key());
        }
        return RowFactory.create(
                game.getAs("source"),
                game.getAs("index"),
                rules,
                type,
                game.getAs("result"),
                moves.toArray(String[]::new),
                keys.toArray(String[]::new));
    }
}
