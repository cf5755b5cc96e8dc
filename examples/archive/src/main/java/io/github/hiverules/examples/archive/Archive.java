// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.expr;

import io.github.hiverules.examples.archive.InputFiles.InputFile;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
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
 * @param folder the URI of the folder
 * @param maxTurns the maximum number of turns per game in the table of positions
 * @param taskBytes the approximate number of input bytes per task
 */
record Archive(SparkSession spark, String folder, int maxTurns, long taskBytes) {
    /** The approximate number of input bytes per task. */
    static final long TASK_BYTES = 16L << 20;

    private static final int FILES_PER_TASK = 1000;
    private static final int MAX_TASKS = 10_000;

    private static final String REPORT = "report.html";

    /** Columns with few repeated values, which a Parquet dictionary would make larger. */
    private static final List<String> HIGH_CARDINALITY = List.of("key", "next_key", "move", "game_string", "game_key");

    Dataset<Row> games() {
        return spark.read().schema(GamesTable.SCHEMA).parquet(path("games"));
    }

    /** Reads the table of games in a few partitions, which makes small queries faster. */
    private Dataset<Row> gamesInFewParts() {
        return games().coalesce(4 * spark.sparkContext().defaultParallelism());
    }

    Dataset<Row> twins() {
        return spark.read().schema(Twins.SCHEMA).parquet(path("twins"));
    }

    Dataset<Row> positions() {
        return spark.read().schema(PositionsTable.SCHEMA).parquet(path("positions"));
    }

    private String path(String name) {
        return folder.replaceFirst("/+$", "") + "/" + name;
    }

    /** Creates all files of the archive. */
    void create(InputFiles input) throws IOException {
        FileSystem system = FileSystem.get(URI.create(folder), configuration());
        system.setWriteChecksum(false);
        Path report = new Path(path(REPORT));
        system.delete(report, false);
        writeGames(input);
        write(Twins.of(gamesInFewParts()), "twins");
        writePositions();
        Path unfinished = new Path(path("." + REPORT));
        try (Writer writer = new OutputStreamWriter(system.create(unfinished, true), StandardCharsets.UTF_8)) {
            Report.write(gamesInFewParts(), twins(), writer);
        }
        if (!system.rename(unfinished, report)) {
            throw new IOException("can't write " + report);
        }
    }

    private Configuration configuration() {
        return spark.sparkContext().hadoopConfiguration();
    }

    private void writeGames(InputFiles input) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        SerializableConfiguration configuration = new SerializableConfiguration(configuration());
        FlatMapFunction<InputFile, Found> split = file -> split(file, configuration.value());
        List<InputFile> small = new ArrayList<>();
        List<InputFile> large = new ArrayList<>();
        input.files().forEach(file -> (file.length() > taskBytes ? large : small).add(file));
        JavaRDD<Found> found = context.parallelize(small, tasks(small)).flatMap(split);
        if (!large.isEmpty()) {
            // spread the games of large files over several tasks
            JavaRDD<Found> spread = context.parallelize(large, large.size()).flatMap(split);
            found = found.union(spread.repartition(tasks(large)));
        }
        if (!input.unreadable().isEmpty()) {
            found = found.union(context.parallelize(input.unreadable(), 1));
        }
        Dataset<Row> rows = spark.createDataFrame(found.map(Found::judge), GamesTable.SCHEMA);
        write(rows.withColumn("game_key", expr("left(sha2(game_key, 256), 32)")), "games");
    }

    private void writePositions() {
        write(PositionsTable.of(Twins.counted(games(), twins()), maxTurns), "positions");
    }

    private void write(Dataset<Row> rows, String name) {
        DataFrameWriter<Row> writer = rows.write()
                .mode(SaveMode.Overwrite)
                .option("compression", "zstd")
                .option("parquet.compression.codec.zstd.level", 1);
        for (String column : HIGH_CARDINALITY) {
            writer.option("parquet.enable.dictionary#" + column, false)
                    .option("parquet.column.statistics.enabled#" + column, false);
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
