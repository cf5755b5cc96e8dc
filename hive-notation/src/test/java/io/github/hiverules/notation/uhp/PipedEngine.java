// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;

/**
 * Something that speaks through pipes, in a thread of this program. The pipes are the system's, as {@link java.io.PipedInputStream}
 * takes a pipe for broken when the thread that wrote to it has ended and another has not closed it yet.
 */
final class PipedEngine {
    /** What runs in the thread. */
    interface Speaker {
        void speak(InputStream hears, OutputStream says) throws IOException;
    }

    final OutputStream ears;
    final InputStream mouth;
    final Thread thread;

    PipedEngine(Speaker speaker) {
        try {
            Pipe toEngine = Pipe.open();
            Pipe fromEngine = Pipe.open();
            InputStream hears = Channels.newInputStream(toEngine.source());
            OutputStream says = Channels.newOutputStream(fromEngine.sink());
            ears = Channels.newOutputStream(toEngine.sink());
            mouth = Channels.newInputStream(fromEngine.source());
            thread = new Thread(() -> {
                try (hears;
                        says) {
                    speaker.speak(hears, says);
                } catch (IOException e) {
                    // the other end of the pipe is closed
                }
            });
            thread.setDaemon(true);
            thread.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
