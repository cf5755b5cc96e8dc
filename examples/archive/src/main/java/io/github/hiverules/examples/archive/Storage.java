// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;

/** Opens local files directly and others with Hadoop. */
final class Storage {
    private Storage() {}

    /** Returns whether a URI is a local file. */
    static boolean isLocal(String uri) {
        return uri.startsWith("file:");
    }

    /** Opens a file. */
    static InputStream open(String uri, Configuration configuration) throws IOException {
        URI address = URI.create(uri);
        return isLocal(uri)
                // Hadoop misreads names with a colon and hides files that begin with a dot
                ? Files.newInputStream(Path.of(address))
                : FileSystem.get(address, configuration).open(new org.apache.hadoop.fs.Path(address));
    }
}
