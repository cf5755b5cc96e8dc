// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** A tree of the most played openings with their results. Symmetric openings and transpositions are merged. */
final class OpeningTree {
    private static final int MAX_NODES = 240;

    /** The depth of the tree in turns. */
    static final int DEPTH = 6;

    /** Openings that occur in fewer than one in 2,000 games are omitted. */
    private static final int MAX_RARITY = 2000;

    private static final Comparator<Row> MOST_PLAYED = Comparator.comparing((Row row) -> -row.<Long>getAs("games"))
            .thenComparing(row -> row.<Integer>getAs("ply"))
            .thenComparing(row -> row.<Long>getAs("key"))
            .thenComparing(row -> row.<Long>getAs("next_key"));

    /** The hash code of a game's moves. Aggregation of numbers is much faster than aggregation of text. */
    private static final String EXAMPLE = "xxhash64(game_key)";

    private static final SvgDiagram DIAGRAM = SvgDiagram.builder().hands(false).build();

    private OpeningTree() {}

    /**
     * A turn and the results of the games with this turn. Public for the report's template.
     *
     * @param move the number and the move of the turn
     * @param diagram the position after the turn, as SVG
     * @param children the replies, most played first
     */
    public record Node(
            String move, long games, long white, long draws, long black, String diagram, List<Node> children) {
        private static Node of(Turn turn, Map<Long, Row> examples) {
            Row row = turn.row();
            Row example = Objects.requireNonNull(examples.get(row.<Long>getAs("example")));
            Ruleset rules = Ruleset.parse(example.getAs("game_type") + " " + example.getAs("rules"));
            String[] fields = example.<String>getAs("game_string").split(";", -1);
            int end = 4 + row.<Integer>getAs("ply"); // moves follow type, state and turn
            Game played = MoveStrings.play(Game.start(rules), Arrays.copyOfRange(fields, 3, end));
            // gives symmetric positions the same orientation
            Symmetry symmetry = CanonicalPosition.of(played.position()).symmetry();
            Game game = Game.start(rules);
            for (Move move : played.moves()) {
                game = game.play(symmetry.apply(move));
            }
            List<String> moves = MoveStrings.print(game);
            return new Node(
                    moves.size() + ". " + moves.get(moves.size() - 1),
                    row.getAs("games"),
                    row.getAs("WhiteWins"),
                    row.getAs("Draw"),
                    row.getAs("BlackWins"),
                    DIAGRAM.draw(game),
                    turn.replies().stream().map(reply -> of(reply, examples)).toList());
        }

        /** {@return the number of games without a result} */
        public long other() {
            return games - white - draws - black;
        }
    }

    /** A row of {@link #turns} in the tree. */
    private record Turn(Row row, List<Turn> replies) {}

    private record Candidate(List<Turn> siblings, Row row) {}

    /**
     * Returns the root nodes of each game type, most played first.
     *
     * @param games valid rows of {@link ArchivedGame}
     * @param size the number of rows
     */
    static Map<String, List<Node>> of(Dataset<Row> games, long size) {
        Map<String, List<Row>> byPosition = turns(games, Math.max(1, size / MAX_RARITY)).collectAsList().stream()
                .collect(Collectors.groupingBy(row -> row.getAs("ply") + " " + row.getAs("key")));
        Map<String, List<Turn>> roots = new TreeMap<>();
        PriorityQueue<Candidate> candidates = new PriorityQueue<>(Comparator.comparing(Candidate::row, MOST_PLAYED));
        byPosition.forEach((position, rows) -> {
            if (position.startsWith("0 ")) {
                List<Turn> siblings = roots.computeIfAbsent(rows.get(0).getAs("game_type"), type -> new ArrayList<>());
                rows.forEach(row -> candidates.add(new Candidate(siblings, row)));
            }
        });
        List<Long> examples = new ArrayList<>();
        // repeatedly add the most played turn that continues the tree
        while (examples.size() < MAX_NODES && !candidates.isEmpty()) {
            Candidate taken = candidates.remove();
            Turn turn = new Turn(taken.row(), new ArrayList<>());
            taken.siblings().add(turn);
            examples.add(turn.row().getAs("example"));
            String next =
                    turn.row().<Integer>getAs("ply") + 1 + " " + turn.row().getAs("next_key");
            byPosition.getOrDefault(next, List.of()).forEach(row -> candidates.add(new Candidate(turn.replies(), row)));
        }
        Map<Long, Row> exampleGames = games
                .select(
                        col("game_type"),
                        col("rules"),
                        col("game_string"),
                        expr(EXAMPLE).as("example"))
                .filter(col("example").isInCollection(examples))
                .dropDuplicates("example")
                .collectAsList()
                .stream()
                .collect(Collectors.toMap(row -> row.getAs("example"), row -> row));
        Map<String, List<Node>> nodes = new TreeMap<>();
        roots.forEach((type, turns) -> nodes.put(
                type, turns.stream().map(turn -> Node.of(turn, exampleGames)).toList()));
        return nodes;
    }

    /**
     * Returns a table of frequent opening turns. Each row counts games and results, and names one of the games as an
     * example.
     *
     * @param games valid rows of {@link ArchivedGame}
     * @param minGames the minimum number of games per turn, at least 1
     */
    static Dataset<Row> turns(Dataset<Row> games, long minGames) {
        return games.selectExpr(
                        "game_type",
                        "result",
                        EXAMPLE + " as example",
                        "keys",
                        "posexplode(slice(keys, 2, " + DEPTH + ")) as (ply, next_key)")
                .withColumn("key", expr("keys[ply]"))
                .groupBy("game_type", "ply", "key", "next_key")
                .agg(
                        expr("count(*) as games"),
                        expr("count_if(result = 'WhiteWins') as WhiteWins"),
                        expr("count_if(result = 'Draw') as Draw"),
                        expr("count_if(result = 'BlackWins') as BlackWins"),
                        expr("min(example) as example"))
                .filter(col("games").geq(minGames));
    }
}
