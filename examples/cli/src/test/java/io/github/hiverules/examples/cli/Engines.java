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
 * Runs engines on a thread, connected to a client by system pipes, because {@link java.io.PipedInputStream}
 * considers a pipe broken once the writing thread has ended.
 */
public final class Engines {
    private Engines() {}

    /** Runs an engine on its streams. */
    public interface Speaker {
        void run(InputStream in, OutputStream out) throws IOException;
    }

    /** Connects a client to an engine. */
    public static UhpClient connect(Speaker engine, Duration timeout) {
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
                    // the client has disconnected
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
