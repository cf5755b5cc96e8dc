// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/**
 * How the reading is shared out: small files many to a task, large ones in chunks. It depends on the files alone, not on the
 * number of cores, so that every run gives the same tables.
 */
final class Plan {
    /** How many bytes one task reads, about. */
    static final long TASK_BYTES = 16L << 20;

    private static final int TASK_FILES = 1000;

    private Plan() {}

    /** The chunks of each task, in the order of the files. */
    static List<Chunk[]> tasks(List<Chunk> files, long bytes, JavaSparkContext spark) {
        List<Chunk> large = files.stream().filter(file -> file.length() > bytes).toList();
        Map<Chunk, Chunk[]> cut = new HashMap<>();
        if (!large.isEmpty()) {
            SerializableConfiguration configuration = new SerializableConfiguration(spark.hadoopConfiguration());
            List<Chunk[]> chunks = spark.parallelize(large, large.size())
                    .map(file -> cut(file, bytes, configuration.value()))
                    .collect();
            for (int i = 0; i < large.size(); i++) {
                cut.put(large.get(i), chunks.get(i));
            }
        }
        List<Chunk[]> tasks = new ArrayList<>();
        List<Chunk> task = new ArrayList<>();
        long size = 0;
        for (Chunk file : files) {
            for (Chunk chunk : cut.getOrDefault(file, new Chunk[] {file})) {
                task.add(chunk);
                size += chunk.length();
                if (size >= bytes || task.size() == TASK_FILES) {
                    tasks.add(task.toArray(Chunk[]::new));
                    task.clear();
                    size = 0;
                }
            }
        }
        tasks.add(task.toArray(Chunk[]::new));
        return tasks;
    }

    private static Chunk[] cut(Chunk file, long bytes, Configuration configuration) {
        try (InputStream source = Storage.open(file.uri(), 0, configuration)) {
            return Cutter.cut(file, source, bytes).toArray(Chunk[]::new);
        } catch (IOException e) {
            return new Chunk[] {file}; // whoever reads it will say what is wrong
        }
    }
}
