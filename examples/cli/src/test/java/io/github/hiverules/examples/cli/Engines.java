// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;

/** Engines in a thread of the test, with a client that talks to them. */
final class Engines {
    private Engines() {}

    /** What an engine does with its streams. */
    interface Speaker {
        void run(InputStream in, OutputStream out) throws IOException;
    }

    static UhpClient connect(Speaker engine, Duration timeout) {
        try {
            PipedInputStream hears = new PipedInputStream(1 << 16);
            PipedOutputStream ears = new PipedOutputStream(hears);
            PipedOutputStream says = new PipedOutputStream();
            PipedInputStream mouth = new PipedInputStream(says, 1 << 16);
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
            return UhpClient.connect(mouth, ears, timeout);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
