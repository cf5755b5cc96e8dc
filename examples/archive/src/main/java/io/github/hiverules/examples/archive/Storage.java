// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;

/** Opens files, those of this machine directly and all others through Hadoop. */
final class Storage {
    private Storage() {}

    /** Whether the address is one of this machine's own files. */
    static boolean isLocal(String uri) {
        return uri.startsWith("file:");
    }

    /** The bytes of a file from that one on. */
    static InputStream open(String uri, long start, Configuration configuration) throws IOException {
        URI address = URI.create(uri);
        if (isLocal(uri)) {
            // not through Hadoop: it takes names with a colon, and files that begin with a dot, for something else
            Path path = Path.of(address);
            if (start == 0) {
                return Files.newInputStream(path); // a pipe has no places to go to
            }
            FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
            return Channels.newInputStream(channel.position(start));
        }
        FSDataInputStream bytes = FileSystem.get(address, configuration).open(new org.apache.hadoop.fs.Path(address));
        bytes.seek(start);
        return bytes;
    }
}
