// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.substring_index;
import static org.apache.spark.sql.functions.sum;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * A table of frequently played opening turns: for each turn the number of games, their results, and an example, which is the first
 * of the games by source and index.
 */
final class Openings {
    /** The number of turns per game. */
    private static final int DEPTH = 6;

    /** The maximum number of turns counted in memory before they are passed to Spark. */
    private static final int MAX_TALLIES = 20_000;

    private static final List<String> RESULTS = List.of("WhiteWins", "Draw", "BlackWins");

    private static final StructType SCHEMA = new StructType()
            .add("ply", "int", false) // the number of turns before, from 0
            .add("key", "string", false) // of the position, see CanonicalPosition
            .add("next_key", "string", false) // of the position after the turn
            .add("games", "long", false)
            .add("WhiteWins", "long", false)
            .add("Draw", "long", false)
            .add("BlackWins", "long", false)
            .add("source", "string", false) // of the example
            .add("index", "int", false)
            .add("opening", "string", false); // rules, game type and moves of that game up to the turn

    private Openings() {}

    /** A turn: the number of turns before, and the keys of the positions before and after. */
    record Turn(int ply, String key, String next) {
        /** Returns a hash code that is equal on every machine. */
        int code() {
            return Objects.hash(ply, key, next);
        }
    }

    /** The games in which a turn was played. */
    private static final class Tally {
        private final long[] results = new long[RESULTS.size()];
        private long games;
        private String source = "";
        private int index;
        private String opening = "";

        void add(Row game, PositionsTable.Replay replay, int ply) {
            String newSource = game.getAs("source");
            int newIndex = game.getAs("index");
            int order = newSource.compareTo(source);
            if (games == 0 || order < 0 || order == 0 && newIndex < index) {
                source = newSource;
                index = newIndex;
                opening = game.getAs("rules") + ";" + replay.gameType() + ";"
                        + String.join(";", replay.moves().subList(0, ply + 1));
            }
            games++;
            int result = RESULTS.indexOf(game.<String>getAs("result"));
            if (result >= 0) {
                results[result]++;
            }
        }

        Row row(Turn turn) {
            return RowFactory.create(
                    turn.ply(),
                    turn.key(),
                    turn.next(),
                    games,
                    results[0],
                    results[1],
                    results[2],
                    source,
                    index,
                    opening);
        }
    }

    /**
     * Creates the table.
     *
     * @param games valid rows of {@link GamesTable}
     * @param minGames the minimum number of games of a turn, at least 1
     */
    static Dataset<Row> of(Dataset<Row> games, long minGames) {
        // keep game type, state, turn and the first moves
        Dataset<Row> playable = PositionsTable.playable(games)
                .withColumn("game_string", substring_index(col("game_string"), ";", 3 + DEPTH));
        Set<Integer> candidates = candidates(playable, minGames);
        Dataset<Row> counted = playable.mapPartitions(
                (MapPartitionsFunction<Row, Row>) rows -> new Counted(rows, candidates), Encoders.row(SCHEMA));
        return counted.groupBy("ply", "key", "next_key")
                .agg(
                        sum("games").as("games"),
                        sum("WhiteWins").as("WhiteWins"),
                        sum("Draw").as("Draw"),
                        sum("BlackWins").as("BlackWins"),
                        min(struct("source", "index", "opening")).as("first"))
                .filter(col("games").geq(minGames));
    }

    /**
     * Returns the hash codes of turns that may be frequent enough. Nearly all turns are rare, and counting them by hash code is
     * cheaper than by key.
     */
    private static Set<Integer> candidates(Dataset<Row> games, long minGames) {
        return new HashSet<>(games.flatMap(
                        (FlatMapFunction<Row, Integer>) game -> turns(PositionsTable.Replay.of(game, DEPTH)).stream()
                                .map(Turn::code)
                                .iterator(),
                        Encoders.INT())
                .groupBy("value")
                .count()
                .filter(col("count").geq(minGames))
                .select("value")
                .as(Encoders.INT())
                .collectAsList());
    }

    private static List<Turn> turns(PositionsTable.Replay replay) {
        List<String> keys = replay.keys();
        return IntStream.range(0, replay.moves().size())
                .mapToObj(ply -> new Turn(ply, keys.get(ply), keys.get(ply + 1)))
                .toList();
    }

    /** Counts turns in memory and emits partial counts. */
    private static final class Counted implements Iterator<Row> {
        private final Iterator<Row> games;
        private final Set<Integer> candidates;
        private Iterator<Row> rows = Collections.emptyIterator();

        Counted(Iterator<Row> games, Set<Integer> candidates) {
            this.games = games;
            this.candidates = candidates;
        }

        @Override
        public boolean hasNext() {
            while (!rows.hasNext() && games.hasNext()) {
                rows = count();
            }
            return rows.hasNext();
        }

        @Override
        public Row next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return rows.next();
        }

        private Iterator<Row> count() {
            Map<Turn, Tally> tallies = new HashMap<>();
            while (games.hasNext() && tallies.size() < MAX_TALLIES) {
                Row game = games.next();
                PositionsTable.Replay replay = PositionsTable.Replay.of(game, DEPTH);
                for (Turn turn : turns(replay)) {
                    if (candidates.contains(turn.code())) {
                        tallies.computeIfAbsent(turn, any -> new Tally()).add(game, replay, turn.ply());
                    }
                }
            }
            return tallies.entrySet().stream()
                    .map(entry -> entry.getValue().row(entry.getKey()))
                    .iterator();
        }
    }
}
