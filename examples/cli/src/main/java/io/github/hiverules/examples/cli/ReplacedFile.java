// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that is overwritten, but keeps its old content until the first byte is written. */
final class ReplacedFile extends FilterOutputStream {
    private final FileChannel channel;
    private boolean isTruncated;

    private ReplacedFile(FileChannel channel) {
        super(Channels.newOutputStream(channel));
        this.channel = channel;
    }

    /** Opens a file. Fails at once if the file can't be written. */
    static Writer open(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        return new OutputStreamWriter(new ReplacedFile(channel), StandardCharsets.UTF_8);
    }

    @Override
    public void write(int octet) throws IOException {
        truncate();
        out.write(octet);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        truncate();
        out.write(bytes, offset, length);
    }

    private void truncate() throws IOException {
        if (!isTruncated && channel.size() > 0) { // pipes and terminals have size 0 and can't be truncated
            channel.truncate(0);
        }
        isTruncated = true;
    }
}
