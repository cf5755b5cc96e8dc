// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.sum;

import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * How games begin: a row for each of the first turns, with how often it was played, how those games ended, and the first of them
 * by the name of its source and its number.
 */
final class Openings {
    /** How many turns of a game count. */
    private static final int DEPTH = 6;

    /** How many turns are counted in memory before they go to Spark. */
    private static final int MOST = 20_000;

    private static final List<String> RESULTS = List.of("WhiteWins", "Draw", "BlackWins");

    private static final StructType SCHEMA = new StructType()
            .add("ply", "int", false) // how many turns came before, from 0
            .add("key", "string", false) // of the position, see CanonicalPosition
            .add("next_key", "string", false) // of the position after the turn
            .add("games", "long", false)
            .add("WhiteWins", "long", false)
            .add("Draw", "long", false)
            .add("BlackWins", "long", false)
            .add("source", "string", false) // of the first of the games
            .add("index", "int", false)
            .add("opening", "string", false); // rules, game type and moves of that game up to the turn

    private Openings() {}

    /** From a position one turn on: how many turns came before, and the keys of both positions. */
    record Turn(int ply, String key, String next) {}

    /** The games in which a turn was played. */
    private static final class Tally {
        private final long[] results = new long[RESULTS.size()];
        private long games;
        private String source = "";
        private int index;
        private String opening = "";

        void add(Row game, PositionsTable.Replay replay, int ply) {
            String itsSource = game.getAs("source");
            int itsIndex = game.getAs("index");
            int order = itsSource.compareTo(source);
            if (games == 0 || order < 0 || order == 0 && itsIndex < index) {
                source = itsSource;
                index = itsIndex;
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
     * The table of some games.
     *
     * @param games valid rows of {@link GamesTable}
     */
    static Dataset<Row> of(Dataset<Row> games) {
        Dataset<Row> counted = PositionsTable.playable(games)
                .mapPartitions((MapPartitionsFunction<Row, Row>) Counted::new, Encoders.row(SCHEMA));
        return counted.groupBy("ply", "key", "next_key")
                .agg(
                        sum("games").as("games"),
                        sum("WhiteWins").as("WhiteWins"),
                        sum("Draw").as("Draw"),
                        sum("BlackWins").as("BlackWins"),
                        min(struct("source", "index", "opening")).as("first"));
    }

    /** The turns of some games, counted as far as memory allows. */
    private static final class Counted implements Iterator<Row> {
        private final Iterator<Row> games;
        private Iterator<Row> rows = Collections.emptyIterator();

        Counted(Iterator<Row> games) {
            this.games = games;
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
            while (games.hasNext() && tallies.size() < MOST) {
                Row game = games.next();
                PositionsTable.Replay replay = PositionsTable.Replay.of(game, DEPTH);
                for (int ply = 0; ply < replay.moves().size(); ply++) {
                    Turn turn =
                            new Turn(ply, replay.keys().get(ply), replay.keys().get(ply + 1));
                    tallies.computeIfAbsent(turn, any -> new Tally()).add(game, replay, ply);
                }
            }
            return tallies.entrySet().stream()
                    .map(entry -> entry.getValue().row(entry.getKey()))
                    .iterator();
        }
    }
}
