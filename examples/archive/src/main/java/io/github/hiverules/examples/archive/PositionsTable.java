// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.posexplode;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code positions}: one row per turn of every valid game from the empty table, without {@link Twins}.
 *
 * <p>Positions have equal keys if they differ only by a shift, a rotation, a reflection or the numbers of bugs of one kind.
 * Equivalent moves can have different MoveStrings, so move statistics should group by {@code next_key}.
 */
final class PositionsTable {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("ply", "int", false) // the number of turns before, from 0
            .add("key", "string", false) // of the position, see CanonicalPosition
            .add("move", "string", false) // as a MoveString
            .add("next_key", "string", false) // of the position after the move
            .add("result", "string", false); // of the game

    /** The intermediate table: one row per game. */
    private static final StructType GAMES = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("moves", "array<string>", false)
            .add("keys", "array<string>", false) // one more than moves
            .add("result", "string", false);

    private PositionsTable() {}

    /**
     * Creates the table.
     *
     * @param games valid rows of {@link GamesTable}
     * @param limit the maximum number of turns per game
     */
    static Dataset<Row> of(Dataset<Row> games, int limit) {
        return playable(games)
                .map((MapFunction<Row, Row>) game -> turns(game, limit), Encoders.row(GAMES))
                .select(col("*"), posexplode(col("moves")).as(new String[] {"ply", "move"}))
                .select(
                        col("source"),
                        col("index"),
                        col("ply"),
                        col("keys").getItem(col("ply")).as("key"),
                        col("move"),
                        col("keys").getItem(col("ply").plus(1)).as("next_key"),
                        col("result"));
    }

    /** Selects the games without a set-up position, with the columns that {@link Replay} needs. */
    static Dataset<Row> playable(Dataset<Row> games) {
        return games.filter(col("game_string").isNotNull()).select("source", "index", "rules", "result", "game_string");
    }

    private static Row turns(Row game, int limit) {
        Replay replay = Replay.of(game, limit);
        return RowFactory.create(
                game.getAs("source"),
                game.getAs("index"),
                replay.moves().toArray(String[]::new),
                replay.keys().toArray(String[]::new),
                game.getAs("result"));
    }

    /**
     * The first turns of a game.
     *
     * @param gameType the game type
     * @param moves the moves, as MoveStrings
     * @param keys the keys of the positions before and after the moves, one more than moves
     */
    record Replay(String gameType, List<String> moves, List<String> keys) {
        /** Replays the first turns of a valid game. */
        static Replay of(Row game, int limit) {
            // game type, state, turn, moves, and the rest
            String[] fields = game.<String>getAs("game_string").split(";", Math.min(limit, Setup.maxPly()) + 4);
            List<String> moves = List.of(fields).subList(3, Math.min(limit, fields.length - 3) + 3);
            int begun = Math.min(Beginning.TURNS, moves.size());
            Beginning beginning = Beginning.of(game.getAs("rules"), fields[0], List.copyOf(moves.subList(0, begun)));
            List<String> keys = new ArrayList<>(moves.size() + 1);
            keys.addAll(beginning.keys());
            play(beginning.position(), moves.subList(begun, moves.size()), keys);
            return new Replay(fields[0], moves, keys);
        }

        private static Position play(Position start, List<String> moves, List<String> keys) {
            Position position = start;
            for (String move : moves) {
                position = position.playUnchecked(MoveStrings.parse(move, position));
                keys.add(CanonicalPosition.of(position).key());
            }
            return position;
        }
    }

    /** The first two turns of a game. Cached, because all games share a few thousand of them. */
    private record Beginning(Position position, List<String> keys) {
        static final int TURNS = 2;

        private static final Map<List<Object>, Beginning> KNOWN = new ConcurrentHashMap<>();

        static Beginning of(String rules, String gameType, List<String> moves) {
            return KNOWN.computeIfAbsent(List.of(rules, gameType, moves), any -> {
                Set<Expansion> expansions = Ruleset.parse(gameType).expansions();
                Position start = Position.start(GamesTable.ruleset(rules).withExpansions(expansions));
                List<String> keys = new ArrayList<>();
                keys.add(CanonicalPosition.of(start).key());
                return new Beginning(Replay.play(start, moves, keys), List.copyOf(keys));
            });
        }
    }
}
