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

/** A file that is to be written anew, and keeps what it holds until there is something to write. */
final class ReplacedFile extends FilterOutputStream {
    private final FileChannel channel;
    private boolean begun;

    private ReplacedFile(FileChannel channel) {
        super(Channels.newOutputStream(channel));
        this.channel = channel;
    }

    /** Opens a file, which tells at once whether it can be written. */
    static Writer open(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        return new OutputStreamWriter(new ReplacedFile(channel), StandardCharsets.UTF_8);
    }

    @Override
    public void write(int octet) throws IOException {
        begin();
        out.write(octet);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        begin();
        out.write(bytes, offset, length);
    }

    /** Empties the file before the first byte. A pipe and a terminal hold nothing, and can't be emptied. */
    private void begin() throws IOException {
        if (!begun && channel.size() > 0) {
            channel.truncate(0);
        }
        begun = true;
    }
}
