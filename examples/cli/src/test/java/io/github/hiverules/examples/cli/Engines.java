// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.time.Duration;

/**
 * Engines in a thread of the test, with a client that talks to them. The pipes are the system's, as {@link java.io.PipedInputStream}
 * takes a pipe for broken when the thread that wrote to it has ended and another has not closed it yet.
 */
final class Engines {
    private Engines() {}

    /** What an engine does with its streams. */
    interface Speaker {
        void run(InputStream in, OutputStream out) throws IOException;
    }

    static UhpClient connect(Speaker engine, Duration timeout) {
        try {
            Pipe toEngine = Pipe.open();
            Pipe fromEngine = Pipe.open();
            InputStream hears = Channels.newInputStream(toEngine.source());
            OutputStream says = Channels.newOutputStream(fromEngine.sink());
            Thread thread = new Thread(() -> {
                try (hears;
                        says) {
                    engine.run(hears, says);
                } catch (IOException e) {
                    // the client has gone
                }
            });
            thread.setDaemon(true);
            thread.start();
            return UhpClient.builder(
                            Channels.newInputStream(fromEngine.source()), Channels.newOutputStream(toEngine.sink()))
                    .timeout(timeout)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
