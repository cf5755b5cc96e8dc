// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A run that ends at any byte of its output leaves no report, and the next run completes the archive. */
@Tag("slow")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Spark writes files there only with Hadoop's winutils.exe")
class InterruptedRunTest {
    @TempDir
    private Path folder = Path.of("");

    /** Local files on a disk that becomes full. */
    public static final class FullDisk extends RawLocalFileSystem {
        static final AtomicLong SPACE = new AtomicLong();

        @Override
        public URI getUri() {
            return URI.create("full:///");
        }

        @Override
        public String getScheme() {
            return "full";
        }

        @Override
        public FSDataOutputStream create(
                org.apache.hadoop.fs.Path file,
                FsPermission permission,
                boolean overwrite,
                int bufferSize,
                short replication,
                long blockSize,
                Progressable progress)
                throws IOException {
            return limited(super.create(file, permission, overwrite, bufferSize, replication, blockSize, progress));
        }

        @Override
        public FSDataOutputStream create(
                org.apache.hadoop.fs.Path file,
                boolean overwrite,
                int bufferSize,
                short replication,
                long blockSize,
                Progressable progress)
                throws IOException {
            return limited(super.create(file, overwrite, bufferSize, replication, blockSize, progress));
        }

        private static FSDataOutputStream limited(OutputStream out) throws IOException {
            OutputStream limited = new FilterOutputStream(out) {
                @Override
                public void write(int octet) throws IOException {
                    write(new byte[] {(byte) octet}, 0, 1);
                }

                @Override
                public void write(byte[] bytes, int start, int length) throws IOException {
                    if (SPACE.addAndGet(-length) < 0) {
                        throw new IOException("No space left on device");
                    }
                    out.write(bytes, start, length);
                }
            };
            return new FSDataOutputStream(limited, null);
        }
    }

    private static void make(String folder, SparkSession spark) throws IOException {
        Configuration configuration = spark.sparkContext().hadoopConfiguration();
        new Archive(spark, ArchiveFolder.of(folder, configuration), 24, 6000)
                .create(InputFiles.of(List.of("../records"), folder, configuration), "scratch");
    }

    @Test
    void fullDiskLeavesNoReportAndNextRunCompletesArchive() throws IOException {
        SparkSession spark = LocalSpark.session();
        spark.sparkContext().hadoopConfiguration().set("fs.full.impl", FullDisk.class.getName());
        FullDisk.SPACE.set(Long.MAX_VALUE);
        String whole = folder.resolve("whole").toUri().toString().replaceFirst("^file", "full");
        make(whole, spark);
        long used = Long.MAX_VALUE - FullDisk.SPACE.get();
        String report = Files.readString(folder.resolve("whole/report.html"));
        long tables = used - Files.size(folder.resolve("whole/report.html"));

        Path out = folder.resolve("out");
        String full = out.toUri().toString().replaceFirst("^file", "full");
        Files.createDirectories(out);
        for (long space : List.of(0L, 5L, tables / 2, tables - 1, used - 1)) {
            FullDisk.SPACE.set(space);
            Throwable failure = Objects.requireNonNull(catchThrowable(() -> make(full, spark)));
            assertThat(Main.describe(failure, "out")).contains("can't write out: No space left on device");
            assertThat(out.resolve("report.html")).doesNotExist();
            assertThat(out.resolve("scratch")).doesNotExist();
        }
        FullDisk.SPACE.set(Long.MAX_VALUE);
        make(full, spark);
        assertThat(out.resolve("report.html")).hasContent(report);
        assertThat(out.toFile().list()).containsExactlyInAnyOrder("games", "positions", "report.html", "twins");
        assertThat(Main.describe(Objects.requireNonNull(catchThrowable(() -> make(full, spark))), "out"))
                .isEmpty();
        assertThat(out.resolve("report.html")).hasContent(report);
        assertThat(spark.read().parquet(full + "/positions").count())
                .isEqualTo(spark.read().parquet(whole + "/positions").count());
    }
}
