// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;

/** Spark in this process, configured for a few games. */
final class LocalSpark {
    private LocalSpark() {}

    /** Returns the session that all tests share. It ends with the process. */
    static SparkSession session() {
        return SparkSession.builder()
                .master("local[2]")
                .appName("test")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.shuffle.partitions", "2")
                // for a few games, generating code takes longer than interpreting
                .config("spark.sql.codegen.wholeStage", "false")
                .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
                .getOrCreate();
    }

    /** Returns an archive in a folder of this machine. */
    static Archive archive(String folder, int maxTurns, long taskBytes) {
        try {
            return new Archive(session(), ArchiveFolder.of(folder, new Configuration(false)), maxTurns, taskBytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
