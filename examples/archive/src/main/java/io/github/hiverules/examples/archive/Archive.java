// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
 * Makes an archive: {@code games}, {@code twins} and {@code positions} as Parquet, and {@code report.html}, in one folder. The
 * report comes last and under its name only when it is whole, so that a folder with a report is a whole archive. A run that was
 * stopped leaves nothing that the next does not replace.
 */
final class Archive {
    /** How many bytes one task reads, about. */
    static final long TASK_BYTES = 16L << 20;

    private static final int TASK_FILES = 1000;
    private static final int MAX_TASKS = 10_000;

    private static final String REPORT = "report.html";

    /** Columns whose values are nearly all different, or many: to look them up would cost more than to write them. */
    private static final List<String> MANIFOLD =
            List.of("key", "next_key", "move", "game_string", "game_key", "planes");

    private final SparkSession spark;
    private final String folder;
    private final int positions;
    private final long taskBytes;

    /**
     * An archive to be made.
     *
     * @param folder where, as an absolute address
     * @param positions how many turns of a game go into the table of positions at most
     * @param taskBytes how many bytes one task reads, about; {@link #TASK_BYTES} but in tests
     */
    Archive(SparkSession spark, String folder, int positions, long taskBytes) {
        this.spark = spark;
        this.folder = folder;
        this.positions = positions;
        this.taskBytes = taskBytes;
    }

    /** The table of games, once it is made. */
    Dataset<Row> games() {
        return spark.read().schema(GamesTable.SCHEMA).parquet(path("games"));
    }

    /** The table of games in few parts, for questions so small that more tasks would only cost time. */
    private Dataset<Row> gamesInFewParts() {
        return games().coalesce(4 * spark.sparkContext().defaultParallelism());
    }

    /** The table of games that are recorded more than once, when it is made. */
    Dataset<Row> twins() {
        return spark.read().schema(Twins.SCHEMA).parquet(path("twins"));
    }

    /** The table of positions, once it is made. */
    Dataset<Row> positions() {
        return spark.read().schema(PositionsTable.SCHEMA).parquet(path("positions"));
    }

    private String path(String name) {
        return folder.replaceFirst("/+$", "") + "/" + name;
    }

    /** Makes it, of the records in those files. */
    void make(InputFiles input) throws IOException {
        FileSystem system = FileSystem.get(URI.create(folder), configuration());
        system.setWriteChecksum(false);
        Path report = new Path(path(REPORT));
        system.delete(report, false);
        writeGames(input);
        write(Twins.of(gamesInFewParts()), "twins");
        writePositions();
        Path unfinished = new Path(path("." + REPORT));
        try (Writer writer = new OutputStreamWriter(system.create(unfinished, true), StandardCharsets.UTF_8)) {
            writer.write(new Report(gamesInFewParts(), twins()).page());
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
        Split split = new Split(new SerializableConfiguration(configuration()));
        List<InputFile> small = new ArrayList<>();
        List<InputFile> large = new ArrayList<>();
        input.files().forEach(file -> (file.length() > taskBytes ? large : small).add(file));
        JavaRDD<Found> found = context.parallelize(small, tasks(small)).mapPartitions(split);
        if (!large.isEmpty()) {
            // the texts of a large file are judged in many tasks, those of small ones where they are split
            JavaRDD<Found> spread = context.parallelize(large, large.size()).mapPartitions(split);
            found = found.union(spread.repartition(tasks(large)));
        }
        JavaRDD<Row> read = found.map(Found::judge);
        List<Row> unreadable = new ArrayList<>();
        input.unreadable().forEach(path -> unreadable.add(GamesTable.unreadable(path.name(), path.reason())));
        JavaRDD<Row> rows = unreadable.isEmpty() ? read : read.union(context.parallelize(unreadable, 1));
        write(spark.createDataFrame(rows, GamesTable.SCHEMA), "games");
    }

    private void writePositions() {
        write(PositionsTable.of(Twins.counted(games(), twins()), positions), "positions");
    }

    private void write(Dataset<Row> rows, String name) {
        DataFrameWriter<Row> writer = rows.write()
                .mode(SaveMode.Overwrite)
                .option("compression", "zstd")
                .option("parquet.compression.codec.zstd.level", 1);
        for (String column : MANIFOLD) {
            writer.option("parquet.enable.dictionary#" + column, false)
                    .option("parquet.column.statistics.enabled#" + column, false);
        }
        writer.parquet(path(name));
    }

    /** Returns how many tasks read some files. It depends on the files alone, so that every run gives the same tables. */
    private int tasks(List<InputFile> files) {
        long bytes = files.stream().mapToLong(InputFile::length).sum();
        return (int) Math.min(MAX_TASKS, 1 + bytes / Math.max(1, taskBytes) + files.size() / TASK_FILES);
    }

    /** Splits the files of a task into the texts of their games. */
    private record Split(SerializableConfiguration configuration)
            implements FlatMapFunction<Iterator<InputFile>, Found> {
        @Override
        public Iterator<Found> call(Iterator<InputFile> files) {
            FoundTexts texts = new FoundTexts(files, configuration.value());
            TaskCompletionListener closing = context -> closeQuietly(texts);
            TaskContext.get().addTaskCompletionListener(closing);
            return texts;
        }

        private static void closeQuietly(Closeable open) {
            try {
                open.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
