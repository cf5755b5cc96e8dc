// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;

/**
 * An input file.
 *
 * @param name the file, as named on the command line
 * @param uri the absolute URI
 * @param length the length in bytes
 */
record InputFile(String name, String uri, long length) implements Serializable {
    /** Opens the file. */
    InputStream open(Configuration configuration) throws IOException {
        URI address = URI.create(uri);
        return InputFiles.isLocal(uri)
                // Hadoop misreads names with a colon and hides files that begin with a dot
                ? Files.newInputStream(Path.of(address))
                : FileSystem.get(address, configuration).open(new org.apache.hadoop.fs.Path(address));
    }
}
