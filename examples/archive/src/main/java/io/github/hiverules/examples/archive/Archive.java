// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.expr;

import io.github.hiverules.examples.archive.InputFiles.InputFile;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterators;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Creates an archive: the Parquet tables {@code games}, {@code twins} and {@code positions}, and {@code report.html}.
 * The report is written last and atomically, so a folder with a report is complete. A new run replaces the files of an
 * interrupted run.
 *
 * @param maxTurns the maximum number of turns per game in the table {@code positions}
 * @param taskBytes the approximate number of input bytes per task
 */
record Archive(SparkSession spark, ArchiveFolder folder, int maxTurns, long taskBytes) {
    /** The version of the tables' columns, stored in the metadata of each table's first column. */
    static final int VERSION = 2;

    /** The approximate number of input bytes per task. */
    static final long TASK_BYTES = 16L << 20;

    private static final int FILES_PER_TASK = 1000;
    private static final int MAX_TASKS = 10_000;

    /** The number of rows per page. A query for a key reads at least one page of each file in {@code positions}. */
    private static final int PAGE_ROWS = 2000;

    /** Columns with few repeated values, which a Parquet dictionary would make larger. */
    private static final List<String> HIGH_CARDINALITY = List.of("game_string", "game_key", "keys.list.element", "key");

    Dataset<Row> games() {
        return spark.read().schema(ArchivedGame.SCHEMA).parquet(path("games"));
    }

    Dataset<Row> twins() {
        return spark.read().schema(Twins.SCHEMA).parquet(path("twins"));
    }

    Dataset<Row> positions() {
        return spark.read().parquet(path("positions"));
    }

    private String path(String name) {
        return folder.path(name).toString();
    }

    /**
     * The numbers of games.
     *
     * @param verdicts the number of rows in {@code games} per verdict
     * @param twins the number of duplicates
     */
    record Counts(Map<String, Long> verdicts, long twins) {
        long of(String verdict) {
            return verdicts.getOrDefault(verdict, 0L);
        }
    }

    /**
     * Creates all files of the archive.
     *
     * @param scratch the name of a file that doesn't exist
     * @throws io.github.hiverules.examples.common.CommandException if the folder contains other files with the names of
     *     an archive's files
     */
    Counts create(InputFiles input, String scratch) throws IOException {
        folder.check();
        write(judged(input), "games");
        // few partitions, which make small queries faster
        Dataset<Row> games = games().coalesce(4 * spark.sparkContext().defaultParallelism());
        write(Twins.of(games), "twins");
        Counts counts = new Counts(
                games.groupBy("verdict").count().collectAsList().stream()
                        .collect(Collectors.toMap(row -> row.getString(0), row -> row.getLong(1))),
                twins().count());
        write(PositionsTable.of(Twins.removed(games(), twins()), maxTurns), "positions");
        StringWriter report = new StringWriter();
        Report.write(games, Twins.removed(games, twins()), counts, report);
        folder.complete(report.toString(), scratch);
        return counts;
    }

    private Configuration configuration() {
        return spark.sparkContext().hadoopConfiguration();
    }

    /** Returns the rows of all games and unreadable files. */
    private Dataset<Row> judged(InputFiles input) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        SerializableConfiguration configuration = new SerializableConfiguration(configuration());
        int turnsWithKeys = Math.max(maxTurns, OpeningTree.DEPTH);
        FlatMapFunction<InputFile, Found> split = file -> split(file, configuration.value());
        Function<Found, Row> judge = found -> found.judge(turnsWithKeys).row();
        List<InputFile> small = new ArrayList<>();
        List<InputFile> large = new ArrayList<>();
        input.files().forEach(file -> (file.length() > taskBytes ? large : small).add(file));
        JavaRDD<Row> rows =
                context.parallelize(small, tasks(small)).flatMap(split).map(judge);
        if (!large.isEmpty()) {
            // Spreads the games of large files over several tasks. A task can't begin in the middle of a file, because
            // the numbers, the charset and the ends of games depend on the text before.
            JavaRDD<Row> texts =
                    context.parallelize(large, large.size()).flatMap(split).map(Found::row);
            rows = rows.union(spark.createDataFrame(texts, Found.SCHEMA)
                    .repartitionById(tasks(large), expr("number % " + tasks(large)))
                    .javaRDD()
                    .map(text -> judge.call(Found.of(text))));
        }
        if (!input.unreadable().isEmpty()) {
            rows = rows.union(context.parallelize(
                    input.unreadable().stream()
                            .map(found -> found.judge(0).row())
                            .toList(),
                    1));
        }
        return spark.createDataFrame(rows, ArchivedGame.SCHEMA);
    }

    private void write(Dataset<Row> rows, String name) throws IOException {
        folder.clear(name);
        DataFrameWriter<Row> writer = rows.write()
                .mode(SaveMode.Append) // overwriting would delete the marker
                .option("compression", "zstd")
                .option("parquet.compression.codec.zstd.level", 1)
                .option("parquet.page.row.count.limit", PAGE_ROWS);
        for (String column : HIGH_CARDINALITY) {
            writer.option("parquet.enable.dictionary#" + column, false);
        }
        writer.parquet(path(name));
    }

    /** Returns the number of tasks. The number depends only on the files, so all runs create equal tables. */
    private int tasks(List<InputFile> files) {
        long bytes = files.stream().mapToLong(InputFile::length).sum();
        return (int) Math.min(MAX_TASKS, 1 + bytes / Math.max(1, taskBytes) + files.size() / FILES_PER_TASK);
    }

    private static Iterator<Found> split(InputFile file, Configuration configuration) {
        FoundTexts texts = new FoundTexts(file, configuration);
        TaskCompletionListener closing = context -> texts.close();
        TaskContext.get().addTaskCompletionListener(closing);
        return Spliterators.iterator(texts);
    }
}
