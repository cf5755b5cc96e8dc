// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.broadcast;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** For each turn of an opening tree a game in which it was played: the first by the name of its source and its number. */
final class Samples {
    private static final StructType SCHEMA = new StructType()
            .add("edge", "string", false)
            .add("source", "string", false)
            .add("index", "int", false);

    private Samples() {}

    /** A game where it stands in the archive. */
    private record Place(String source, int index) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            int order = source.compareTo(other.source);
            return order == 0 ? Integer.compare(index, other.index) : order;
        }
    }

    /** The GameStrings of the games, by turn. */
    static Map<OpeningTree.Edge, String> of(
            Collection<OpeningTree.Edge> edges, Dataset<Row> games, Dataset<Row> openings) {
        Map<String, OpeningTree.Edge> byName = new HashMap<>();
        edges.forEach(edge -> byName.put(name(edge.ply(), edge.key(), edge.next()), edge));
        Set<String> wanted = new HashSet<>(byName.keySet());
        Map<String, Place> places = new HashMap<>();
        openings.select("source", "index", "ply", "key", "next_key")
                .mapPartitions((MapPartitionsFunction<Row, Row>) rows -> firsts(rows, wanted), Encoders.row(SCHEMA))
                .collectAsList()
                .forEach(row ->
                        places.merge(row.getString(0), new Place(row.getString(1), row.getInt(2)), Samples::earlier));
        Map<Place, String> gameStrings = gameStrings(new HashSet<>(places.values()), games);
        return places.entrySet().stream()
                .collect(Collectors.toMap(
                        place -> byName.get(place.getKey()), place -> gameStrings.get(place.getValue())));
    }

    private static String name(int ply, String key, String next) {
        return ply + ";" + key + ";" + next;
    }

    private static Place earlier(Place one, Place other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    /** The first games among some positions, at most one for each turn that is wanted. */
    private static Iterator<Row> firsts(Iterator<Row> rows, Set<String> wanted) {
        Map<String, Place> firsts = new HashMap<>();
        while (rows.hasNext()) {
            Row row = rows.next();
            String edge = name(row.getInt(2), row.getString(3), row.getString(4));
            if (wanted.contains(edge)) {
                firsts.merge(edge, new Place(row.getString(0), row.getInt(1)), Samples::earlier);
            }
        }
        return firsts.entrySet().stream()
                .map(first -> RowFactory.create(
                        first.getKey(),
                        first.getValue().source(),
                        first.getValue().index()))
                .iterator();
    }

    private static Map<Place, String> gameStrings(Set<Place> places, Dataset<Row> games) {
        StructType schema = new StructType().add("source", "string", false).add("index", "int", false);
        List<Row> rows = places.stream()
                .map(place -> RowFactory.create(place.source(), place.index()))
                .toList();
        Dataset<Row> wanted = games.sparkSession().createDataFrame(rows, schema);
        Map<Place, String> gameStrings = new HashMap<>();
        games.join(broadcast(wanted), new String[] {"source", "index"}, "inner")
                .select("source", "index", "game_string")
                .collectAsList()
                .forEach(row -> gameStrings.put(new Place(row.getString(0), row.getInt(1)), row.getString(2)));
        return gameStrings;
    }
}
