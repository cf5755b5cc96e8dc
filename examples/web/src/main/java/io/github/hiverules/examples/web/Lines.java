// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;

/**
 * An answer that comes in pieces: a JSON object on each line, sent at once. Between them empty lines go out, which show whether
 * the client is still there.
 */
final class Lines {
    private static final long BEAT_NANOS = 200_000_000;

    private final OutputStream out;
    private long lastSent = System.nanoTime();
    private boolean gone;

    Lines(OutputStream out) {
        this.out = out;
    }

    void send(JsonNode line) {
        send(Json.print(line));
    }

    private void send(byte[] line) {
        try {
            out.write(line);
            out.write('\n');
            out.flush();
            lastSent = System.nanoTime();
        } catch (IOException e) {
            gone = true;
        }
    }

    /** Whether the client has left; cheap enough to be asked all the time. */
    boolean isGone() {
        if (!gone && System.nanoTime() - lastSent > BEAT_NANOS) {
            send(new byte[0]);
        }
        return gone;
    }
}
