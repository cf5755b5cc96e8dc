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
import java.util.Arrays;
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
     * @param taskBytes how many bytes one task reads, about; {@link Plan#TASK_BYTES} but in tests
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
        List<Chunk[]> tasks = Plan.tasks(input.files(), taskBytes, context);
        JavaRDD<Row> read = context.parallelize(tasks, tasks.size())
                .flatMap(new ScannedGames(new SerializableConfiguration(configuration())));
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

    /** Reads the chunks of a task. */
    private record ScannedGames(SerializableConfiguration configuration) implements FlatMapFunction<Chunk[], Row> {
        @Override
        public Iterator<Row> call(Chunk[] chunks) {
            ChunkGames games = new ChunkGames(Arrays.asList(chunks), configuration.value());
            TaskCompletionListener closing = context -> closeQuietly(games);
            TaskContext.get().addTaskCompletionListener(closing);
            return games;
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
