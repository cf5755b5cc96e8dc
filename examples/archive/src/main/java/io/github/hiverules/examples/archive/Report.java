// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.least;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.when;

import io.github.hiverules.api.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Creates an archive's report, a self-contained HTML page. Equal tables give equal pages. */
final class Report {
    private static final int TOP = 10;
    private static final int STEP = 10;
    private static final int LAST_STEP = 30;

    private final Dataset<Row> games;
    private final Dataset<Row> twins;
    private final Dataset<Row> valid;

    /** Creates a report on two tables. */
    Report(Dataset<Row> games, Dataset<Row> twins) {
        this.games = games;
        this.twins = twins;
        this.valid = Twins.counted(games, twins);
    }

    /** Returns the page as HTML. */
    String page() {
        Map<String, Long> verdicts = new TreeMap<>();
        games.groupBy("verdict").count().collectAsList().forEach(row -> verdicts.put(row.getString(0), row.getLong(1)));
        long validGames = verdicts.getOrDefault(GamesTable.VALID, 0L);
        Page page = new Page("Archive of Hive games");
        page.lead(validGames + " valid games, " + verdicts.getOrDefault(GamesTable.INVALID, 0L) + " invalid, "
                + verdicts.getOrDefault(GamesTable.UNREADABLE, 0L) + " unreadable.");
        long repeated = twins.count();
        if (repeated > 0) {
            page.paragraph(repeated + (repeated == 1 ? " valid game is a duplicate" : " valid games are duplicates")
                    + " and not counted below.");
        }
        addYears(page);
        addResults(page);
        OpeningTree tree = OpeningTree.of(valid, validGames - repeated);
        page.section(
                "First moves",
                "The most played openings, each with an example. Rotated and mirrored openings and transpositions are"
                        + " merged.");
        page.html(Charts.legend());
        page.html(TreePage.of(tree));
        addLengths(page);
        addBroken(page);
        page.section("Longest games", "");
        addTop(page, "plies", "turns");
        page.section("Slowest games", "The total time of both clocks, for records with clock times.");
        addTop(page, "clock_millis", "time");
        return page.toString();
    }

    private void addYears(Page page) {
        page.section("Games by ruleset and year", "");
        Map<String, Map<String, Long>> byYear = new TreeMap<>();
        Map<String, long[]> byType = new TreeMap<>();
        valid.select(
                        when(col("year").between(1900, 2199), col("year").cast("string"))
                                .otherwise("unknown")
                                .as("year"),
                        col("game_type"))
                .groupBy("year", "game_type")
                .count()
                .collectAsList()
                .forEach(row -> {
                    byYear.computeIfAbsent(row.getString(0), year -> new TreeMap<>())
                            .put(row.getString(1), row.getLong(2));
                    byType.computeIfAbsent(row.getString(1), type -> new long[1])[0] += row.getLong(2);
                });
        page.figure(
                "Valid games by year.",
                Charts.bars(
                        "Games by year",
                        byYear.entrySet().stream()
                                .map(year -> new Charts.Bar(
                                        year.getKey(),
                                        year.getValue().values().stream()
                                                .mapToLong(n -> n)
                                                .sum()))
                                .toList()));
        List<String> head = new ArrayList<>(List.of("year"));
        head.addAll(byType.keySet());
        List<List<String>> rows = new ArrayList<>();
        byYear.forEach((year, types) -> {
            List<String> row = new ArrayList<>(List.of(year));
            byType.keySet().forEach(type -> row.add(types.containsKey(type) ? Long.toString(types.get(type)) : ""));
            rows.add(row);
        });
        List<String> all = new ArrayList<>(List.of("all"));
        byType.values().forEach(sum -> all.add(Long.toString(sum[0])));
        rows.add(all);
        page.table(head, rows);
    }

    private void addResults(Page page) {
        page.section("Results by ruleset", "");
        Map<String, Map<String, Long>> byType = new TreeMap<>();
        valid.groupBy("game_type", "result")
                .count()
                .collectAsList()
                .forEach(row -> byType.computeIfAbsent(row.getString(0), type -> new TreeMap<>())
                        .put(row.getString(1), row.getLong(2)));
        List<List<String>> rows = new ArrayList<>();
        StringBuilder bars = new StringBuilder(Charts.legend()).append("<p>");
        byType.forEach((type, results) -> {
            long white = results.getOrDefault("WhiteWins", 0L);
            long draws = results.getOrDefault("Draw", 0L);
            long black = results.getOrDefault("BlackWins", 0L);
            long sum = results.values().stream().mapToLong(n -> n).sum();
            rows.add(List.of(
                    type,
                    Long.toString(white),
                    Long.toString(draws),
                    Long.toString(black),
                    Long.toString(sum - white - draws - black)));
            bars.append(Charts.shares(new Charts.Results(white, draws, black, sum - white - draws - black)))
                    .append(' ')
                    .append(Html.escape(type))
                    .append("<br>\n");
        });
        page.figure("Results of valid games by ruleset.", bars.append("</p>").toString());
        page.table(List.of("ruleset", "White wins", "draws", "Black wins", "no result"), rows);
    }

    private void addLengths(Page page) {
        page.section("Lengths of games", "In turns of both players.");
        Map<Integer, Long> steps = new TreeMap<>();
        valid.groupBy(least(col("plies").divide(STEP).cast("int"), lit(LAST_STEP))
                        .as("step"))
                .count()
                .collectAsList()
                .forEach(row -> steps.put(row.getInt(0), row.getLong(1)));
        List<Charts.Bar> bars = new ArrayList<>();
        int last = steps.isEmpty() ? 0 : Collections.max(steps.keySet());
        for (int step = 0; step <= last; step++) {
            String label =
                    step == LAST_STEP ? "from " + step * STEP : step * STEP + "\u2013" + (step * STEP + STEP - 1);
            bars.add(new Charts.Bar(label, steps.getOrDefault(step, 0L)));
        }
        page.figure("Valid games by length in turns.", Charts.bars("Games by length", bars));
    }

    private void addBroken(Page page) {
        page.section("Broken rules", "Counts the first error of each game.");
        Map<String, String> names = Arrays.stream(Rule.values())
                .collect(Collectors.toMap(
                        Rule::number,
                        rule -> rule.name().charAt(0)
                                + rule.name()
                                        .substring(1)
                                        .toLowerCase(Locale.ROOT)
                                        .replace('_', ' ')));
        List<List<String>> rows = games
                .filter(col("verdict").notEqual(GamesTable.VALID))
                .groupBy(coalesce(
                                col("rule"),
                                when(col("verdict").equalTo(GamesTable.INVALID), "none: notation error")
                                        .otherwise("unreadable"))
                        .as("what"))
                .agg(
                        count(lit(1)).as("games"),
                        min(struct("source", "index", "reason")).as("example"))
                .orderBy(col("games").desc(), col("what"))
                .collectAsList()
                .stream()
                .map(row -> {
                    Row example = row.getStruct(2);
                    String what = row.getString(0);
                    return List.of(
                            names.containsKey(what) ? what + " " + names.get(what) : what,
                            Long.toString(row.getLong(1)),
                            place(example) + ": " + example.getAs("reason"));
                })
                .toList();
        page.table(List.of("rule", "games", "example"), rows);
    }

    private void addTop(Page page, String column, String unit) {
        List<List<String>> rows = valid
                .filter(col(column).isNotNull())
                .orderBy(col(column).desc(), col("source"), col("index"))
                .limit(TOP)
                .select(
                        col(column).cast("long"),
                        col("source"),
                        col("index"),
                        col("white"),
                        col("black"),
                        col("date"),
                        col("game_type"),
                        col("result"))
                .collectAsList()
                .stream()
                .map(row -> List.of(
                        column.equals("plies") ? Long.toString(row.getLong(0)) : time(row.getLong(0)),
                        text(row, "white"),
                        text(row, "black"),
                        text(row, "date"),
                        text(row, "game_type"),
                        text(row, "result"),
                        place(row)))
                .toList();
        page.table(List.of(unit, "White", "Black", "date", "ruleset", "result", "record"), rows);
    }

    private static String text(Row row, String column) {
        return row.isNullAt(row.fieldIndex(column)) ? "" : row.getAs(column);
    }

    private static String place(Row row) {
        String source = row.getAs("source");
        return row.isNullAt(row.fieldIndex("index")) ? source : source + "#" + row.getAs("index");
    }

    private static String time(long millis) {
        long seconds = millis / 1000;
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
