// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;

import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import io.github.hiverules.api.Rule;
import io.github.hiverules.examples.common.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Creates an archive's report, a self-contained HTML page. Equal tables produce equal pages. */
final class Report {
    private static final int TOP = 10;
    private static final int MAX_LENGTH = 200;
    private static final Map<String, String> SHARES =
            Map.of("WhiteWins", "white", "Draw", "draws", "BlackWins", "black");
    private static final String PLACE = "concat(source, coalesce(concat('#', index), ''))";

    private Report() {}

    /**
     * Writes the page.
     *
     * @param games all rows of {@link ArchivedGame}
     * @param valid the rows of valid games, without duplicates
     * @param counts the numbers of games
     */
    static void write(Dataset<Row> games, Dataset<Row> valid, Archive.Counts counts, Writer page) throws IOException {
        Map<String, Object> model = new HashMap<>();
        model.put("verdicts", counts.verdicts());
        model.put("duplicates", counts.twins());
        Map<String, String> types = new TreeMap<>();
        Map<String, Map<String, Object>> years = new TreeMap<>();
        Map<String, Map<String, Object>> results = new TreeMap<>();
        Map<Long, Map<String, Object>> lengths = new TreeMap<>();
        for (Row row : valid.groupBy(
                        expr("if(year between 1900 and 2199, string(year), 'unknown')"),
                        col("game_type"),
                        col("result"),
                        expr("least(plies div 10, 30)"))
                .count()
                .collectAsList()) {
            String type = row.getString(1);
            long step = row.getLong(3);
            types.put(type, type);
            years.computeIfAbsent(row.getString(0), year -> new HashMap<>(Map.of("year", year)))
                    .merge(type, row.getLong(4), Report::sum);
            Map<String, Object> shares = results.computeIfAbsent(type, Report::shares);
            shares.merge("games", row.getLong(4), Report::sum);
            shares.merge(SHARES.getOrDefault(row.getString(2), "other"), row.getLong(4), Report::sum);
            String turns = step == 30 ? "from 300" : 10 * step + "\u2013" + (10 * step + 9);
            lengths.computeIfAbsent(step, first -> new HashMap<>(Map.of("turns", turns)))
                    .merge("games", row.getLong(4), Report::sum);
        }
        model.put("types", types);
        model.put("years", years.values());
        model.put("results", results.values());
        model.put("lengths", lengths.values());
        model.put("openings", OpeningTree.of(valid, counts.of(ArchivedGame.VALID) - counts.twins()));
        model.put("broken", broken(games));
        model.put("longest", top(valid, "plies"));
        model.put("slowest", top(valid, "clock_millis"));
        Configuration templates = new Configuration(Configuration.VERSION_2_3_34);
        templates.setClassForTemplateLoading(Report.class, "");
        templates.setLocale(Locale.ROOT);
        templates.setNumberFormat("computer");
        try {
            templates.getTemplate("report.ftlh", "UTF-8").process(model, page);
        } catch (TemplateException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, Object> shares(String type) {
        return new HashMap<>(Map.of("game_type", type, "white", 0L, "draws", 0L, "black", 0L, "other", 0L));
    }

    private static Object sum(Object first, Object second) {
        return (Long) first + (Long) second;
    }

    private static List<Map<String, Object>> broken(Dataset<Row> games) {
        Map<String, String> names = Arrays.stream(Rule.values())
                .collect(Collectors.toMap(Rule::number, rule -> rule.number() + " " + name(rule)));
        List<Map<String, Object>> rows = rows(games.filter("verdict != 'valid'")
                .groupBy(expr("coalesce(rule, if(verdict = 'invalid', 'none: notation error', verdict)) as rule"))
                .agg(
                        expr("count(*) as games"),
                        expr("min_by(concat(" + PLACE + ", ': ', reason), struct(source, index)) as example"))
                .orderBy(col("games").desc(), col("rule")));
        rows.forEach(row -> row.computeIfPresent("rule", (key, rule) -> names.getOrDefault(rule, (String) rule)));
        return rows;
    }

    private static String name(Rule rule) {
        return rule.name().charAt(0)
                + rule.name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static List<Map<String, Object>> top(Dataset<Row> valid, String column) {
        return rows(valid.filter(column + " is not null")
                .select("source", "index", "game_type", "date", "white", "black", "plies", "result", "clock_millis")
                .orderBy(col(column).desc(), col("source"), col("index"))
                .limit(TOP)
                .withColumn("record", expr(PLACE))
                .withColumn(
                        "time",
                        expr("format_string('%d:%02d:%02d', clock_millis div 3600000, clock_millis div"
                                + " 60000 % 60, clock_millis div 1000 % 60)")));
    }

    /** Returns each row as a map from column names to values, without nulls. */
    private static List<Map<String, Object>> rows(Dataset<Row> table) {
        return table.collectAsList().stream()
                .map(row -> {
                    Map<String, Object> values = new LinkedHashMap<>();
                    for (String name : table.columns()) {
                        Object value = row.getAs(name);
                        if (value != null) {
                            values.put(name, value instanceof String text ? printable(text) : value);
                        }
                    }
                    return values;
                })
                .collect(Collectors.toList());
    }

    /** Truncates long text, and replaces invisible characters and direction marks. */
    static String printable(String text) {
        String shown = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "\u2026" : text;
        return Text.printable(shown);
    }
}
