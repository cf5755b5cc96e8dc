// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;

/** Something that speaks through pipes, in a thread of this program. */
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
            PipedInputStream hears = new PipedInputStream(1 << 16);
            PipedOutputStream says = new PipedOutputStream();
            ears = new PipedOutputStream(hears);
            mouth = new PipedInputStream(says, 1 << 16);
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
