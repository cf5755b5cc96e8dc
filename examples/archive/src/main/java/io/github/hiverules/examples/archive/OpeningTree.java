// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * A tree of the most played openings with their results. Symmetric openings and transpositions are merged. The number of nodes is
 * bounded.
 */
final class OpeningTree {
    private static final int MAX_NODES = 240;

    /** Openings played in fewer than one of this many games are omitted. */
    private static final int MAX_RARITY = 2000;

    private final Map<String, List<Node>> roots = new TreeMap<>();

    /** A turn in the tree. */
    static final class Node {
        private final Openings.Turn turn;
        private final Charts.Results results;
        private final String example;
        private final List<Node> children = new ArrayList<>();

        Node(Openings.Turn turn, Charts.Results results, String example) {
            this.turn = turn;
            this.results = results;
            this.example = example;
        }

        Charts.Results results() {
            return results;
        }

        /** Returns rules, game type and moves of a game up to this turn, separated by semicolons. */
        String example() {
            return example;
        }

        List<Node> children() {
            return children;
        }
    }

    /** Returns the first turns by game type, most played first. */
    Map<String, List<Node>> roots() {
        return roots;
    }

    /**
     * Creates the tree of games.
     *
     * @param games valid rows of {@link GamesTable}
     * @param size the number of rows
     */
    static OpeningTree of(Dataset<Row> games, long size) {
        List<Row> rows = Openings.of(games, Math.max(1, size / MAX_RARITY))
                .select("ply", "key", "next_key", "games", "WhiteWins", "Draw", "BlackWins", "first.opening")
                .collectAsList();
        Map<String, List<Row>> byPosition =
                rows.stream().collect(Collectors.groupingBy(row -> row.getInt(0) + " " + row.getString(1)));
        OpeningTree tree = new OpeningTree();
        tree.grow(byPosition);
        return tree;
    }

    /** Repeatedly adds the most played turn that continues the tree. */
    private void grow(Map<String, List<Row>> byPosition) {
        Comparator<Candidate> mostPlayed = Comparator.comparing(
                        (Candidate candidate) -> -candidate.node.results.games())
                .thenComparing(candidate -> candidate.node.turn.ply())
                .thenComparing(candidate -> candidate.node.turn.key())
                .thenComparing(candidate -> candidate.node.turn.next());
        PriorityQueue<Candidate> candidates = new PriorityQueue<>(mostPlayed);
        byPosition.forEach((position, rows) -> {
            if (position.startsWith("0 ")) {
                String gameType = position.split(" ", -1)[1];
                rows.forEach(row -> candidates.add(
                        new Candidate(roots.computeIfAbsent(gameType, type -> new ArrayList<>()), node(row))));
            }
        });
        for (int nodes = 0; nodes < MAX_NODES && !candidates.isEmpty(); nodes++) {
            Candidate taken = candidates.remove();
            taken.siblings.add(taken.node);
            Openings.Turn turn = taken.node.turn;
            byPosition
                    .getOrDefault(turn.ply() + 1 + " " + turn.next(), List.of())
                    .forEach(row -> candidates.add(new Candidate(taken.node.children, node(row))));
        }
    }

    private record Candidate(List<Node> siblings, Node node) {}

    private static Node node(Row row) {
        long games = row.getLong(3);
        long white = row.getLong(4);
        long draws = row.getLong(5);
        long black = row.getLong(6);
        return new Node(
                new Openings.Turn(row.getInt(0), row.getString(1), row.getString(2)),
                new Charts.Results(white, draws, black, games - white - draws - black),
                row.getString(7));
    }
}
